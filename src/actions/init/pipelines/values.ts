import { MAX_PREFIX_LENGTH } from '../../inputs/prefix.ts';
import type { AppValues } from '../app-variables.ts';
import type { DeployPlan } from '../deploy-plan.ts';
import type { CiHost } from '../detect.ts';

/** A workflow or pipeline that can be asked for. */
export type Kind = 'deploy' | 'previews' | 'nightly' | 'rehearsal';

/** All that the files hold which is not in the samples. Every text of it was checked: see answers.ts. */
export interface PipelineValues extends AppValues {
  readonly ciHost: CiHost;
  readonly kinds: readonly Kind[];
  /** Whether workflows run on a server of one's own, which has none of GitHub's runners. */
  readonly isOnServer: boolean;
  readonly account: string;
  readonly app: string;
  readonly environment: string;
  readonly userId: string;
  /** Undefined: that of the samples. */
  readonly headlessUrl: string | undefined;
  readonly branch: string;
  /** Whether git has named it; GitLab knows its default branch itself. */
  readonly isBranchFound: boolean;
  /** Undefined: the samples name it, or are left as they are. */
  readonly owner: string | undefined;
  /** Address of the copy of this project on the same GitLab; undefined: that of the samples. */
  readonly mirror: string | undefined;
  /** Major version for the jobs; undefined: that of the samples. */
  readonly node: string | undefined;
  /** What says the Node of the app, from the top: `package.json` or `.nvmrc`; undefined where nothing does. */
  readonly nodeFile: string | undefined;
  /** Name of the repository, for the names of previews. */
  readonly repository: string;
  readonly install: string;
  /** Of the app, from the top; empty for the top. */
  readonly folder: string;
  readonly plan: DeployPlan;
}

/** What the names of previews begin with. @param end what stands before the number of a pull request */
export function previewPrefix(repository: string, end: string): string {
  return `${repository.slice(0, MAX_PREFIX_LENGTH - end.length)}${end}`;
}

/** How a rehearsal deploys: it requires a lock file, if nothing else, so that one is committed. */
export function rehearsedPlan({ plan }: PipelineValues): DeployPlan {
  const { requiredFiles, lockFile } = plan;
  return requiredFiles.length > 0 || lockFile === undefined ? plan : { ...plan, requiredFiles: [lockFile] };
}

import { evenDates } from '../../shared/clock.ts';
import { azureDialect } from './azure-dialect.ts';
import type { Dialect } from './dialect.ts';
import { gitlabDialect } from './gitlab-dialect.ts';
import { plainDialect } from './plain-dialect.ts';

/** CI hosts that the command line knows, as `--host` names them; `plain` is any other, and a terminal. */
export const HOSTS = ['azure', 'gitlab', 'jenkins', 'bitbucket', 'plain'] as const;
export type HostName = (typeof HOSTS)[number];

type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that the host sets in every job. */
const VARIABLES = [
  ['TF_BUILD', 'azure'],
  ['GITLAB_CI', 'gitlab'],
  ['JENKINS_URL', 'jenkins'],
  ['BITBUCKET_BUILD_NUMBER', 'bitbucket'],
] as const satisfies readonly (readonly [string, HostName])[];

/** The CI host by its own variables. */
export function findHost(variables: Variables): HostName {
  return VARIABLES.find(([name]) => Boolean(variables[name]))?.[1] ?? 'plain';
}

/** Where the log goes. */
export interface LogTarget {
  readonly isTerminal: boolean;
  /** A file is read by no agent. */
  readonly isFile: boolean;
}

/** What the log looks like on a host. */
export function dialectOf(ciHost: HostName, variables: Variables, { isTerminal, isFile }: LogTarget): Dialect {
  switch (ciHost) {
    case 'azure':
      return azureDialect(Boolean(variables['TF_BUILD']) && !isTerminal && !isFile);
    case 'gitlab':
      return gitlabDialect(evenDates());
    case 'jenkins':
    case 'bitbucket':
    case 'plain':
      return plainDialect(isTerminal && !variables['NO_COLOR'] && variables['TERM'] !== 'dumb');
  }
}

/** Whether the job asks for details: the switches of GitHub's runner, Azure Pipelines and GitLab. */
export function isDebugOn(variables: Variables): boolean {
  const switches = [variables['RUNNER_DEBUG'], variables['SYSTEM_DEBUG'], variables['CI_DEBUG_TRACE']];
  return switches.some((value) => value === '1' || value?.toLowerCase() === 'true');
}

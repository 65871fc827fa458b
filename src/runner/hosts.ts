import { azureDialect } from './azure-dialect.ts';
import type { Dialect } from './dialect.ts';
import { gitlabDialect } from './gitlab-dialect.ts';
import { plainDialect } from './plain-dialect.ts';

/** CI hosts that the command line knows, as `--host` names them; `plain` is any other, and a terminal. */
export const HOSTS = ['azure', 'gitlab', 'jenkins', 'bitbucket', 'plain'] as const;
export type HostName = (typeof HOSTS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that the host sets in every job. */
const VARIABLES = [
  ['TF_BUILD', 'azure'],
  ['GITLAB_CI', 'gitlab'],
  ['JENKINS_URL', 'jenkins'],
  ['BITBUCKET_BUILD_NUMBER', 'bitbucket'],
] as const satisfies readonly (readonly [string, HostName])[];

/** The CI host by its own variables. */
export function findHost(environment: Environment): HostName {
  return VARIABLES.find(([name]) => Boolean(environment[name]))?.[1] ?? 'plain';
}

/** Where the log goes. */
export interface LogTarget {
  readonly isTerminal: boolean;
  /** A file is read by no agent. */
  readonly isFile: boolean;
}

/** What the log looks like on a host. */
export function dialectOf(ciHost: HostName, environment: Environment, { isTerminal, isFile }: LogTarget): Dialect {
  switch (ciHost) {
    case 'azure':
      return azureDialect(Boolean(environment['TF_BUILD']) && !isTerminal && !isFile);
    case 'gitlab':
      return gitlabDialect(() => Date.now());
    case 'jenkins':
    case 'bitbucket':
    case 'plain':
      return plainDialect(isTerminal && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb');
  }
}

/** Whether the job asks for details: the switches of GitHub's runner, Azure Pipelines and GitLab. */
export function isDebugOn(environment: Environment): boolean {
  const switches = [environment['RUNNER_DEBUG'], environment['SYSTEM_DEBUG'], environment['CI_DEBUG_TRACE']];
  return switches.some((value) => value === '1' || value?.toLowerCase() === 'true');
}

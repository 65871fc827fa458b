import { evenDates } from '../../shared/clock.ts';
import { variableOf } from '../../shared/input-names.ts';
import { ALL_INPUTS, isSecret } from '../../shared/inputs.ts';
import type { HostTerms } from '../runner.ts';
import { azureDialect, gitlabDialect, plainDialect } from './dialects.ts';
import type { Dialect } from './dialects.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the log goes. */
interface LogTarget {
  readonly isTerminal: boolean;
  /** A file is read by no agent. */
  readonly isFile: boolean;
}

/** What the command line knows of a CI host. */
interface Host {
  /** Whether a job of this host runs, by variables that the host sets in every job. */
  readonly isOn: (variables: Variables) => boolean;
  /** What keeps two deploys of one environment apart, as a sentence. */
  readonly onConcurrentDeploys: string;
  /** Which variables do not reach every job, as a sentence after another. */
  readonly onMissingVariable: string;
  /** What its log looks like. */
  readonly dialect: (variables: Variables, log: LogTarget) => Dialect;
}

const plain: Host['dialect'] = (variables, { isTerminal }) =>
  plainDialect(isTerminal && !variables['NO_COLOR'] && variables['TERM'] !== 'dumb');

/** What an agent of Azure Pipelines sets in every job, but for the first one in some containers. */
const OF_AGENT = ['TF_BUILD', 'AGENT_ID', 'SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMFOUNDATIONCOLLECTIONURI'];
/** What Jenkins sets in every build, the addresses only where it knows its own. */
const OF_JENKINS = ['JENKINS_URL', 'BUILD_URL', 'JENKINS_HOME', 'EXECUTOR_NUMBER', 'BUILD_TAG'];
/** What other hosts set in every job, and nobody sets by hand. */
const OF_OTHERS = ['GITHUB_ACTIONS', 'GITLAB_CI', 'BITBUCKET_BUILD_NUMBER'];

const isOnOther = (variables: Variables): boolean => OF_OTHERS.some((name) => variables[name]);

/** One variable of a host alone is set by hand as well, for programs that ask for it. */
const hasTwo = (names: readonly string[], variables: Variables): boolean =>
  names.filter((name) => variables[name]).length > 1;

/** No other host takes a secret out of its log again that a command for this one names. */
function isAzureAgent(variables: Variables): boolean {
  return hasTwo(OF_AGENT, variables) && !hasTwo(OF_JENKINS, variables) && !isOnOther(variables);
}

/** One row for each host, by its name for `--host`; `plain` is any other, and a terminal. */
const ROWS = {
  azure: {
    isOn: isAzureAgent,
    onConcurrentDeploys: 'An exclusive lock check on the environment of the pipeline keeps deploys apart.',
    onMissingVariable:
      ' A script gets no secret variable that its step does not map, as HEADLESS_PASSWORD: $(HEADLESS_PASSWORD).',
    dialect: (variables, { isTerminal, isFile }) => azureDialect(isAzureAgent(variables) && !isTerminal && !isFile),
  },
  gitlab: {
    isOn: (variables) => Boolean(variables['GITLAB_CI']),
    onConcurrentDeploys: 'A "resource_group" for the environment keeps deploys of one project apart.',
    onMissingVariable: ' A variable of one environment reaches only jobs with that "environment:".',
    dialect: () => gitlabDialect(evenDates()),
  },
  jenkins: {
    isOn: (variables) => Boolean(variables['JENKINS_URL']) && !isOnOther(variables),
    onConcurrentDeploys: '"disableConcurrentBuilds()" keeps deploys of one pipeline apart.',
    onMissingVariable: ' Credentials reach a step by "withCredentials" or "credentials()".',
    dialect: plain,
  },
  bitbucket: {
    isOn: (variables) => Boolean(variables['BITBUCKET_BUILD_NUMBER']),
    onConcurrentDeploys: 'A "deployment" for the environment keeps deploys of one repository apart.',
    onMissingVariable: ' A variable of one deployment reaches only steps with that "deployment:".',
    dialect: plain,
  },
  plain: {
    isOn: () => true,
    onConcurrentDeploys: 'Run one deploy of an environment at a time.',
    onMissingVariable: '',
    dialect: plain,
  },
} as const satisfies Readonly<Record<string, Host>>;

/** A CI host that the command line knows, as `--host` names it. */
export type HostName = keyof typeof ROWS;
export const HOSTS = Object.keys(ROWS) as readonly HostName[];

/** The CI host by its own variables. */
export function findHost(variables: Variables): HostName {
  return HOSTS.find((name) => ROWS[name].isOn(variables)) ?? 'plain';
}

/** What the log looks like on a host. */
export function dialectOf(ciHost: HostName, variables: Variables, log: LogTarget): Dialect {
  return ROWS[ciHost].dialect(variables, log);
}

/** Whether the job asks for details: the switches of GitHub's runner, Azure Pipelines and GitLab. */
export function isDebugOn(variables: Variables): boolean {
  return ['RUNNER_DEBUG', 'SYSTEM_DEBUG', 'CI_DEBUG_TRACE'].some((name) => /^(?:1|true)$/i.test(variables[name] ?? ''));
}

const PROTECTED =
  ' This branch is not protected, so GitLab gives the job no protected variables: protect the branch, or turn off "Protect variable".';

/** `Set HEADLESS_APP, HEADLESS_PASSWORD, or give --app.`: a secret is never an option. */
function howToGive(inputs: readonly string[]): string {
  const options = inputs.filter((name) => !isSecret(ALL_INPUTS.get(name) ?? {})).map((name) => `--${name}`);
  const variables = inputs.map((name) => variableOf({ name })).join(', ');
  return `Set ${variables}${options.length === 0 ? '' : `, or give ${options.join(', ')}`}.`;
}

/** The command line, on any host. */
export function commandTerms(ciHost: HostName, variables: Variables = {}): HostTerms {
  const isUnprotected = ciHost === 'gitlab' && variables['CI_COMMIT_REF_PROTECTED'] === 'false';
  return {
    unit: 'command',
    runAgain: ciHost === 'plain' ? 'run the command again' : 'run the job again',
    // A switch takes a value only with "=".
    setting: (input, value) => `"--${input}=${value}"`,
    onMissingInput: (inputs) => `${howToGive(inputs)}${isUnprotected ? PROTECTED : ROWS[ciHost].onMissingVariable}`,
    whereToSetVariables: 'in the environment of the command',
    onConcurrentDeploys: ROWS[ciHost].onConcurrentDeploys,
    workspace: 'the current directory',
    onMissingFolder: 'Check where the command is run, and that the build ran before',
    tempFolder: 'the folder for temporary files',
    whereLocalAppLog:
      ciHost === 'plain'
        ? 'The output of the app is in the portal of the local platform.'
        : 'The output of the app is in the folder of --build-logs, once the local platform ends.',
    onUnwrittenOutputs:
      'Check the file that "--outputs" names: its folder must exist, you must be allowed to write there, and the disk must have room.',
  };
}

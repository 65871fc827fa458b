import type { HostName } from './hosts.ts';
import type { HostTerms } from '../runner.ts';

/** GitHub Actions, and hosts that speak its protocol. */
export const GITHUB_TERMS: HostTerms = {
  unit: 'step',
  runAgain: 'run the job again',
  setting: (input, value) => `"${input}: ${value}"`,
  onMissingInput: 'Check what the step sets, and that the variables and secrets it names exist.',
  whereToSetVariables: 'in the "env:" of the job or the runner',
  onConcurrentDeploys: 'A "concurrency" group for the environment keeps deploys of one repository apart.',
  workspace: 'the workspace',
  onMissingFolder: 'Check that the checkout and the build ran before',
  tempFolder: 'RUNNER_TEMP',
  onUnwrittenOutputs:
    'The runner names their file in GITHUB_OUTPUT: check that no earlier step removed it, that the user of the step may write it, and that the disk has room.',
};

const ONE_AT_A_TIME: Readonly<Record<HostName, string>> = {
  azure: 'An exclusive lock check on the environment of the pipeline keeps deploys apart.',
  gitlab: 'A "resource_group" for the environment keeps deploys of one project apart.',
  jenkins: '"disableConcurrentBuilds()" keeps deploys of one pipeline apart.',
  bitbucket: 'A "deployment" for the environment keeps deploys of one repository apart.',
  plain: 'Run one deploy of an environment at a time.',
};

/** The command line, on any host. */
export function commandTerms(ciHost: HostName): HostTerms {
  return {
    unit: 'command',
    runAgain: ciHost === 'plain' ? 'run the command again' : 'run the job again',
    // A switch takes a value only with "=".
    setting: (input, value) => `"--${input}=${value}"`,
    onMissingInput: 'Give what is missing as an option, or in its HEADLESS_… variable.',
    whereToSetVariables: 'in the environment of the command',
    onConcurrentDeploys: ONE_AT_A_TIME[ciHost],
    workspace: 'the current directory',
    onMissingFolder: 'Check where the command is run, and that the build ran before',
    tempFolder: 'the folder for temporary files',
    onUnwrittenOutputs:
      'Check the file that "--outputs" names: its folder must exist, you must be allowed to write there, and the disk must have room.',
  };
}

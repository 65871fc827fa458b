import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ENTRIES } from './entries.js';
import { refusedOutputs, refusedResult } from './results.js';

/** The subcommand that is no action: a deploy to a local platform of its own. */
const REHEARSE = {
  name: 'rehearse',
  description: 'Builds, runs and checks the app on this machine: a whole deploy, to a local platform that ends with it',
  own: [
    {
      name: 'env',
      description:
        'Variables of the app, one per line: `KEY=value`. Others on this machine can see them; `--env-from` keeps secrets from them.',
    },
    { name: 'env-from', description: 'File with variables of the app, as `KEY=value`. `--env` wins over it.' },
    {
      name: 'watch-seconds',
      description: 'How long to watch, after its pages, whether the app still runs; 0 to 600.',
    },
    { name: 'verbose', description: 'Print what the build and the app write, as it comes.' },
    {
      name: 'no-cache',
      description: 'Build without the caches (such as `.next/cache`) of the last rehearsal, and keep none.',
    },
    {
      name: 'open',
      description: 'Then open the site and the portal in the browser, and keep them running until Ctrl-C.',
    },
  ],
  outputs: ['status', 'error-code', 'url'],
  descriptions: {
    path: 'Folder to deploy. It is the workspace.',
    account: 'Name of the account that the local platform has.',
    app: 'Name of the app that it has.',
    environment: 'ID or display name of the environment that it has.',
    'fail-on-warning':
      'Fail on any warning about inputs or files, before anything is sent, and on one about the app once it is live.',
    'smoke-test':
      'Pages to request once it is live, one per line: `PATH [STATUS] [TEXT]`, such as `/ 200 Welcome`. Without it `/`, which may answer anything but 5xx; `none` asks nothing.',
  },
};

/**
 * The subcommands of the command line: one for each action, with its inputs. What a step has, the command line has.
 * @param {string} root the project
 * @returns {import('../src/cli/command-table.ts').CommandTable}
 */
export function commandTable(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = ENTRIES.flatMap(({ actionFile }) => {
    if (actionFile === undefined) return [];
    const { description, inputs, outputs } = parse(readFileSync(path.join(root, actionFile), 'utf8'));
    const folder = path.dirname(actionFile);
    const command = folder === '.' ? 'deploy' : folder;
    return {
      name: command,
      description,
      inputs: Object.entries(inputs).map(([name, { description: text }]) => ({ name, description: text })),
      refused: refusedOutputs(Object.keys(outputs)),
      result: refusedResult(command, Object.keys(outputs)),
    };
  });
  return { version, commands: [...commands, rehearseCommand(commands)] };
}

/**
 * Which inputs of the deploy it has, too, `src/shared/inputs.ts` says.
 * @param {readonly import('../src/cli/command-table.ts').Command[]} actions
 */
function rehearseCommand(actions) {
  const { name, description, own, outputs, descriptions } = REHEARSE;
  const { inputs = [], result = {} } = actions.find((action) => action.name === 'deploy') ?? {};
  const texts = new Map(Object.entries(descriptions));
  const shared = inputs.map((input) => ({ name: input.name, description: texts.get(input.name) ?? input.description }));
  return { name, description, inputs: [...own, ...shared], refused: refusedOutputs(outputs), result };
}

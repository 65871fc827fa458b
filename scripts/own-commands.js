/**
 * The subcommands that are no actions. What only they have is described here, and `src/shared/inputs.ts` says which
 * inputs of an action they have, too.
 *
 * - own: inputs of their own.
 * - like: the action whose other inputs they may have, with the same meaning unless `descriptions` has another.
 * - resultOf: the action whose `result` it prints; without one it has a `result` of its own outputs.
 * - outputs: `result` is added.
 * @typedef {{
 *   name: string,
 *   description: string,
 *   own: readonly { name: string, description: string }[],
 *   like: string,
 *   descriptions: Readonly<Record<string, string>>,
 *   resultOf?: string,
 *   outputs: readonly string[],
 * }} OwnCommand
 * @type {readonly OwnCommand[]}
 */
export const OWN_COMMANDS = [
  {
    name: 'rehearse',
    description:
      'Builds, runs and checks the app on this machine: a whole deploy, to a local platform that ends with it',
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
    like: 'deploy',
    resultOf: 'deploy',
    outputs: ['status', 'error-code', 'url'],
    descriptions: {
      path: 'Folder to deploy.',
      account: 'Name of the account that the local platform has.',
      app: 'Name of the app that it has.',
      environment: 'ID or display name of the environment that it has.',
      'fail-on-warning':
        'Fail on any warning about inputs or files, before anything is sent, and on one about the app once it is live.',
      'smoke-test':
        'Pages to request once it is live, one per line: `PATH [STATUS] [TEXT]`, such as `/ 200 Welcome`. Without it `/`, which may answer anything but 5xx; `none` requests nothing.',
    },
  },
];

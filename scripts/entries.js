/**
 * Everything that is started, a row each: `dist/<name>/index.js` starts it.
 *
 * - step: what `src/actions/<name>/run.ts` exports, for an action that needs nothing but a clock. Anything else has a
 *   file `src/entries/<name>.ts` that puts together what it needs.
 * - kind: `action` and `post` are started by a runner, a `command` in a terminal, a `thread` by a bundle. A `part` has no
 *   file of its own: the command line runs it.
 * - bundle: the folder below dist/ that holds the code. Entries of one bundle share what they import; each is a chunk
 *   of its own, so that a step loads no more than it needs.
 * - source: what is bundled, where it is not `src/entries/<name>.js`.
 * - actionFile: the action.yml whose `main` it is.
 * - bin: a program of the npm package.
 *
 * Writing the files: scripts/launchers.js. Starting each of them once: scripts/smoke.js.
 * @typedef {{ name: string, kind: 'action' | 'post' | 'command' | 'part' | 'thread', bundle: string, step?: string, source?: string, actionFile?: string, bin?: boolean }} Entry
 * @type {readonly Entry[]}
 */
export const ENTRIES = [
  { name: 'deploy', kind: 'action', bundle: 'actions', actionFile: 'action.yml' },
  {
    name: 'create-app',
    kind: 'action',
    bundle: 'actions',
    step: 'createAppAction',
    actionFile: 'create-app/action.yml',
  },
  {
    name: 'create-environment',
    kind: 'action',
    bundle: 'actions',
    step: 'createEnvironmentAction',
    actionFile: 'create-environment/action.yml',
  },
  {
    name: 'delete-environment',
    kind: 'action',
    bundle: 'actions',
    step: 'deleteEnvironmentAction',
    actionFile: 'delete-environment/action.yml',
  },
  {
    name: 'environments',
    kind: 'action',
    bundle: 'actions',
    step: 'environmentsAction',
    actionFile: 'environments/action.yml',
  },
  { name: 'webhook', kind: 'action', bundle: 'actions', step: 'webhookAction', actionFile: 'webhook/action.yml' },
  { name: 'installs', kind: 'action', bundle: 'actions', step: 'installsAction', actionFile: 'installs/action.yml' },
  { name: 'emulator-start', kind: 'action', bundle: 'actions', actionFile: 'emulator/action.yml' },
  { name: 'emulator-stop', kind: 'post', bundle: 'actions' },
  { name: 'rehearse', kind: 'part', bundle: 'actions' },
  { name: 'status', kind: 'part', bundle: 'actions', step: 'statusAction' },
  { name: 'builds', kind: 'part', bundle: 'actions', step: 'buildsAction' },
  { name: 'probe', kind: 'part', bundle: 'actions', step: 'probeAction' },
  { name: 'init', kind: 'part', bundle: 'actions' },
  { name: 'cli', kind: 'command', bundle: 'actions', bin: true },
  { name: 'emulator', kind: 'command', bundle: 'local-platform', source: 'packages/local-platform/src/index.js' },
  { name: 'pack-worker', kind: 'thread', bundle: 'pack-worker' },
];

/** Those that a file of `dist/` starts. */
export const LAUNCHED = ENTRIES.filter(({ kind }) => kind !== 'thread' && kind !== 'part');

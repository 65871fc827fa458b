/**
 * Everything that is started, a row each: `dist/<name>/index.js` starts it.
 *
 * - kind: `action` and `post` are started by a runner, a `command` in a terminal, a `thread` by a bundle. A `part` has no
 *   file of its own: the command line runs it.
 * - bundle: the folder below dist/ that holds the code. `dist/actions` is made of `src/entries/actions.ts`, which loads
 *   what the name of an entry asks for.
 * - actionFile: the action.yml whose `main` it is.
 * - bin: a program of the npm package.
 *
 * Writing the files: scripts/launchers.js. Starting each of them once: scripts/smoke.js.
 * @typedef {{ name: string, kind: 'action' | 'post' | 'command' | 'part' | 'thread', bundle: 'actions' | 'local-platform', actionFile?: string, bin?: boolean }} Entry
 * @type {readonly Entry[]}
 */
export const ENTRIES = [
  { name: 'deploy', kind: 'action', bundle: 'actions', actionFile: 'action.yml' },
  { name: 'create-app', kind: 'action', bundle: 'actions', actionFile: 'create-app/action.yml' },
  { name: 'create-environment', kind: 'action', bundle: 'actions', actionFile: 'create-environment/action.yml' },
  { name: 'delete-environment', kind: 'action', bundle: 'actions', actionFile: 'delete-environment/action.yml' },
  { name: 'environments', kind: 'action', bundle: 'actions', actionFile: 'environments/action.yml' },
  { name: 'webhook', kind: 'action', bundle: 'actions', actionFile: 'webhook/action.yml' },
  { name: 'installs', kind: 'action', bundle: 'actions', actionFile: 'installs/action.yml' },
  { name: 'emulator-start', kind: 'action', bundle: 'actions', actionFile: 'emulator/action.yml' },
  { name: 'emulator-stop', kind: 'post', bundle: 'actions' },
  { name: 'rehearse', kind: 'part', bundle: 'actions' },
  { name: 'status', kind: 'part', bundle: 'actions' },
  { name: 'builds', kind: 'part', bundle: 'actions' },
  { name: 'probe', kind: 'part', bundle: 'actions' },
  { name: 'init', kind: 'part', bundle: 'actions' },
  { name: 'cli', kind: 'command', bundle: 'actions', bin: true },
  { name: 'emulator', kind: 'command', bundle: 'local-platform' },
  { name: 'pack-worker', kind: 'thread', bundle: 'actions' },
];

/** Those that a file of `dist/` starts. */
export const LAUNCHED = ENTRIES.filter(({ kind }) => kind !== 'part');

/**
 * Every bundle of the project: `dist/<name>/index.js` is built from `src/entries/<name>.ts`.
 * `actionFile` is the `action.yml` that runs it.
 * @type {readonly { name: string, actionFile?: string }[]}
 */
export const ENTRIES = [
  { name: 'deploy', actionFile: 'action.yml' },
  { name: 'pack-worker' },
  { name: 'create-app', actionFile: 'create-app/action.yml' },
  { name: 'create-environment', actionFile: 'create-environment/action.yml' },
  { name: 'webhook', actionFile: 'webhook/action.yml' },
  { name: 'installs', actionFile: 'installs/action.yml' },
  { name: 'emulator-start', actionFile: 'emulator/action.yml' },
  { name: 'emulator-stop' },
  { name: 'emulator' },
];

import type { Sample } from './sample.ts';

const WHERE = 'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed).';

/** Of apps that fail as many do. */
export const APPS: Readonly<Record<string, Sample>> = {
  'an import without its extension': {
    step: 'start',
    output: `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/srv/cafe/lib' imported from /srv/cafe/server.js
Did you mean to import "./lib.js"?
    at finalizeResolution (node:internal/modules/esm/resolve:283:11)`,
    reason: 'There is no lib: an import in server.js must have the whole name of the file. Is it "./lib.js"?',
  },
  'a lock file without what package.json asks for': {
    step: 'install',
    output: `npm error code EUSAGE
npm error
npm error Missing: express@4.22.3 from lock file
npm error Missing: accepts@1.3.8 from lock file
npm error Missing: media-typer@0.3.0 from lock file`,
    reason: 'express@4.22.3 is missing from package-lock.json: run "npm install" and commit package-lock.json.',
  },
  'a lock file with the marks of a merge conflict': {
    step: 'install',
    output: `npm error code EUSAGE
npm error
npm error The \`npm ci\` command can only install with an existing package-lock.json or
npm error npm-shrinkwrap.json with lockfileVersion >= 1. Run an install with npm@5 or
npm error later to generate a package-lock.json file, then try again.`,
    reason:
      'package-lock.json cannot be read: is it whole, and without the marks of a merge conflict? Run "npm install" and commit package-lock.json.',
  },
  'a version that pnpm knows': {
    step: 'install',
    output: `npm error code EUNSUPPORTEDPROTOCOL
npm error Unsupported URL Type "workspace:": workspace:*`,
    reason:
      'npm, with which the platform installs, cannot read versions that begin with "workspace:" (pnpm and newer Yarn can): build a folder that npm can install.',
  },
  'another npm': {
    step: 'install',
    output: `npm error code EBADENGINE
npm error engine Unsupported engine
npm error engine Not compatible with your version of node/npm: cafe@1.0.0
npm error notsup Not compatible with your version of node/npm: cafe@1.0.0
npm error notsup Required: {"npm":">=20"}
npm error notsup Actual:   {"node":"v20.20.2","npm":"11.19.1"}`,
    reason: 'cafe@1.0.0 needs npm >=20, and the one here is another (engine-strict).',
  },
  'a build that asks git': {
    output: `fatal: not a git repository (or any of the parent directories): .git
node:child_process:966
    throw err;
    ^

Error: Command failed: git rev-parse HEAD
fatal: not a git repository (or any of the parent directories): .git

    at genericNodeError (node:internal/errors:984:15)`,
    reason: `A script asks git, but there is no .git in the zip: write what it needs into a file before the deploy, or make it ${WHERE}`,
  },
  'a server in TypeScript': {
    step: 'start',
    output: `node:internal/modules/run_main:123
    triggerUncaughtException(
    ^

TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /srv/cafe/src/server.ts
    at Object.getFileProtocolModuleFormat [as file:] (node:internal/modules/esm/get_format:219:9)`,
    reason:
      'This Node does not run src/server.ts, which is TypeScript: compile it in the script "build", and start what that makes.',
  },
  'a variable that is read without a check': {
    step: 'start',
    output: `/srv/cafe/server.js:1
const hosts = process.env.ALLOWED_HOSTS.split(',');
                                        ^

TypeError: Cannot read properties of undefined (reading 'split')
    at Object.<anonymous> (/srv/cafe/server.js:1:41)`,
    reason: `The variable ALLOWED_HOSTS is missing: it must be ${WHERE}`,
  },
  'another value that is undefined beside a variable': {
    step: 'start',
    variables: { ALLOWED_HOSTS: 'a' },
    output: `/srv/cafe/server.js:1
const hosts = process.env.ALLOWED_HOSTS.split(',').at(9).trim();
                                                         ^

TypeError: Cannot read properties of undefined (reading 'trim')
    at Object.<anonymous> (/srv/cafe/server.js:1:58)`,
    reason: "It says: TypeError: Cannot read properties of undefined (reading 'trim') (server.js:1)",
  },
  'a file that ends too early': {
    step: 'start',
    output: `/srv/cafe/server.js:3



SyntaxError: Unexpected end of input
    at wrapSafe (node:internal/modules/cjs/loader:1464:18)`,
    reason: 'It says: SyntaxError: Unexpected end of input (server.js:3)',
  },
};

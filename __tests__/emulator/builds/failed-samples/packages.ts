import type { Sample } from './sample.ts';

const OPTIONAL = 'It is an optional dependency: are these turned off (omit=optional)?';

/** Of npm and Yarn classic: packages, and scripts that they run. */
export const PACKAGES: Readonly<Record<string, Sample>> = {
  'Rollup without its native package': {
    output: `
/srv/cafe/node_modules/rollup/dist/native.js:64
		throw new Error(
		^

Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug related to optional dependencies (https://github.com/npm/cli/issues/4828). Please try \`npm i\` again after removing both package-lock.json and node_modules directory.
    at requireWithFriendlyError (/srv/cafe/node_modules/rollup/dist/native.js:64:9)
    at ModuleWrap.<anonymous> (node:internal/modules/esm/translators:200:7) {
  [cause]: Error: Cannot find module '@rollup/rollup-linux-x64-gnu'
  Require stack:
  - /srv/cafe/node_modules/rollup/dist/native.js
      at Function._resolveFilename (node:internal/modules/cjs/loader:1401:15) {
    code: 'MODULE_NOT_FOUND',
    requireStack: [ '/srv/cafe/node_modules/rollup/dist/native.js' ]
  }
}

Node.js v22.12.0`,
    reason: `@rollup/rollup-linux-x64-gnu is not installed. ${OPTIONAL}`,
  },
  'Next.js without its native package': {
    output: `
   ▲ Next.js 14.1.4

 ⚠ Attempted to load @next/swc-linux-x64-gnu, but it was not installed
 ⚠ Attempted to load @next/swc-linux-x64-musl, but it was not installed
 ⨯ Failed to load SWC binary for linux/x64, see more info here: https://nextjs.org/docs/messages/failed-loading-swc`,
    reason: `@next/swc-linux-x64-gnu is not installed. ${OPTIONAL}`,
  },
  'a native file of Lightning CSS': {
    output: `Error: Cannot find module '../lightningcss.linux-x64-gnu.node'
Require stack:
- /srv/cafe/node_modules/lightningcss/node/index.js`,
    reason: `lightningcss-linux-x64-gnu is not installed. ${OPTIONAL}`,
  },
  'a lock file without the optional package of a system': {
    step: 'install',
    output: `npm error code EUSAGE
npm error
npm error \`npm ci\` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with \`npm install\` before continuing.
npm error
npm error Missing: @rollup/rollup-linux-x64-gnu@ from lock file
npm error`,
    reason:
      '@rollup/rollup-linux-x64-gnu is missing from package-lock.json. The lock file was made on another system: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json.',
  },
  'a lock file without an optional package that no registry has': {
    step: 'install',
    output: 'npm error Missing: esbuild@ from lock file',
    reason: 'esbuild is missing from package-lock.json: run "npm install" and commit package-lock.json.',
  },
  'a script of a package that npm installs': {
    step: 'install',
    output: `npm error code 1
npm error path /srv/cafe/node_modules/menu
npm error command failed
npm error command sh -c node setup.js
npm error downloading
npm error cannot reach the licence server
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log`,
    reason: 'The install script of "menu" (node setup.js) failed. It says: cannot reach the licence server',
  },
  'a package that npm builds': {
    step: 'install',
    output: `npm error code 1
npm error path /srv/cafe/node_modules/bcrypt
npm error command failed
npm error command sh -c node-gyp rebuild
npm error gyp info it worked if it ends with ok
npm error gyp ERR! find Python
npm error gyp ERR! stack Error: Could not find any Python installation to use
npm error gyp ERR! stack     at PythonFinder.fail (/usr/lib/node_modules/npm/node_modules/node-gyp/lib/find-python.js:306:11)
npm error gyp ERR! not ok
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log`,
    reason:
      'The install script of "bcrypt" (node-gyp rebuild) failed. It says: Error: Could not find any Python installation to use',
  },
  'a script of the app that npm runs': {
    step: 'install',
    output: `
> cafe@1.0.0 prepare
> husky

sh: 1: husky: not found
npm error code 127
npm error path /srv/cafe
npm error command failed
npm error command sh -c husky
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log`,
    reason: 'The script (husky) of package.json failed. There is no program "husky": is its package in package.json?',
  },
  'a script of a package that Yarn classic installs': {
    step: 'install',
    output: `error /srv/cafe/node_modules/menu: Command failed.
Exit code: 1
Command: node setup.js
Arguments:
Directory: /srv/cafe/node_modules/menu
Output:
cannot reach the licence server
info Visit https://yarnpkg.com/en/docs/cli/install for documentation about this command.`,
    reason: 'The install script of "menu" (node setup.js) failed. It says: cannot reach the licence server',
  },
};

import type { Sample } from './sample.ts';

const FREE = 'Free space there; outside of a runner, TMPDIR may name a folder on another disk.';
const NODE = 'Name a Node that it supports in engines.node of package.json, and use that one.';

/** Of memory, and of the version of Node. */
export const MACHINE: Readonly<Record<string, Sample>> = {
  'a full disk, npm': {
    step: 'install',
    output: `npm error code ENOSPC
npm error syscall write
npm error errno -28
npm error nospc ENOSPC: no space left on device, write
npm error nospc There appears to be insufficient space on your system to finish.
npm error nospc Clear up some disk space and try again.`,
    reason: `The disk is full (ENOSPC). ${FREE} It may also be the disk of npm's cache: "npm config get cache".`,
  },
  'a full disk, npm that names a file': {
    step: 'install',
    output: `npm error code ENOSPC
npm error ENOSPC: no space left on device, open '/home/ann/.npm/_cacache/tmp/1'`,
    reason: `The disk of "/home/ann/.npm/_cacache/tmp/1" is full (ENOSPC). ${FREE}`,
  },
  'a full disk, a copy': {
    output: `Error: ENOSPC: no space left on device, copyfile '/data/a' -> '/var/b'
    at async copyFile (node:internal/fs/promises:620:10)`,
    reason: `The disk of "/var/b" is full (ENOSPC). ${FREE}`,
  },
  'a quota that is used up': {
    output: `[Error: EDQUOT: disk quota exceeded, write] {`,
    reason: `The disk has no room left for this user (EDQUOT). ${FREE}`,
  },
  'a full disk, a program of the system': {
    output: `tar: cafe/logo.svg: Wrote only 512 of 10240 bytes
dd: error writing 'out': No space left on device`,
    reason: `The disk is full (ENOSPC). ${FREE}`,
  },
  'a limit of watched files, which has the same code': {
    output: `Error: ENOSPC: System limit for number of file watchers reached, watch '/srv/cafe'`,
    reason: "It says: Error: ENOSPC: System limit for number of file watchers reached, watch '.'",
  },
  'too little memory for V8': {
    output: `<--- Last few GCs --->

[3078:0x26a89ca0]       58 ms: Scavenge 9.2 (13.5) -> 7.7 (14.2) MB, 1.60 / 0.00 ms

FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
----- Native stack trace -----

 1: 0xb876be node::OOMErrorHandler(char const*, v8::OOMDetails const&) [node]
Aborted (core dumped)`,
    reason:
      'It ran out of memory: let it need less, or give Node more with the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB).',
  },
  'a worker of Next.js that was killed': {
    output: 'Next.js build worker exited with code: null and signal: SIGKILL',
    reason:
      'It was killed, most likely because this machine ran out of memory: let it need less, or limit Node to less than the machine has with the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB).',
  },
  'the syntax of a file of the app': {
    step: 'start',
    output: `file:///srv/cafe/server.js:2
const app = express(;
                    ^

SyntaxError: Unexpected token ';'
    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)

Node.js v24.21.0`,
    reason: "It says: SyntaxError: Unexpected token ';' (server.js:2)",
  },
  'an error of a package': {
    step: 'start',
    output: `/srv/cafe/node_modules/menu/index.js:7
  throw new Error('no dish');
  ^

Error: no dish
    at Object.<anonymous> (/srv/cafe/node_modules/menu/index.js:7:9)`,
    reason: 'It says: Error: no dish',
  },
  'a package for a newer Node (npm, engine-strict)': {
    step: 'install',
    output: `npm error code EBADENGINE
npm error engine Unsupported engine
npm error engine Not compatible with your version of node/npm: menu@2.0.0
npm error notsup Not compatible with your version of node/npm: menu@2.0.0
npm error notsup Required: {"node":">=24"}
npm error notsup Actual:   {"node":"v20.20.2","npm":"11.19.1"}`,
    reason: `menu@2.0.0 needs Node >=24. ${NODE}`,
  },
  'a package for a newer Node (Yarn classic)': {
    step: 'install',
    output: `error menu@2.0.0: The engine "node" is incompatible with this module. Expected version ">=24". Got "20.20.2"
error Found incompatible module.`,
    reason: `menu@2.0.0 needs Node >=24; this is 20.20.2. ${NODE}`,
  },
  'Vite for a newer Node': {
    output: `You are using Node.js 18.20.8. Vite requires Node.js version 20.19+ or 22.12+. Please upgrade your Node.js version.
✗ Build failed in 3.27s
error during build:
[vite:build-html] crypto.hash is not a function
file: /srv/cafe/index.html
    at getHash (file:///srv/cafe/node_modules/vite/dist/node/chunks/config.js:2444:19)`,
    reason: `Vite needs Node 20.19+ or 22.12+; this is 18.20.8. ${NODE} It says: [vite:build-html] crypto.hash is not a function`,
  },
  'Next.js for a newer Node': {
    output: 'You are using Node.js 18.17.0. For Next.js, Node.js version ">=20.9.0" is required.',
    reason: `Next.js needs Node >=20.9.0; this is 18.17.0. ${NODE}`,
  },
  'Astro for a newer Node': {
    output: `Node.js v18.14.1 is not supported by Astro!
Please upgrade Node.js to a supported version: ">=18.20.8"`,
    reason: `Astro needs Node >=18.20.8; this is 18.14.1. ${NODE}`,
  },
  'Angular for a newer Node': {
    output: `Node.js version v18.20.8 detected.
The Angular CLI requires a minimum Node.js version of v20.19 or v22.12.`,
    reason: `Angular CLI needs at least Node v20.19 or v22.12. ${NODE}`,
  },
  'a module that only a newer Node has': {
    output: `Error [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite
    at Module._load (node:internal/modules/cjs/loader:1031:13) {
  code: 'ERR_UNKNOWN_BUILTIN_MODULE'
}

Node.js v20.20.2`,
    reason: `Node has no node:sqlite here (20.20.2): it probably needs a newer one. ${NODE}`,
  },
  'a function that only a newer Node has': {
    output: `import { styleText } from 'node:util'
         ^^^^^^^^^
SyntaxError: The requested module 'node:util' does not provide an export named 'styleText'
    at ModuleJob._instantiate (node:internal/modules/esm/module_job:213:21)

Node.js v20.11.0`,
    reason: `There is no "styleText" in node:util here (20.11.0): it probably needs a newer Node. ${NODE}`,
  },
  'syntax that only a newer Node has': {
    output: `file:///srv/cafe/node_modules/@acme/menu/index.js:2
export default menu with { dish };
                    ^^^^

SyntaxError: Unexpected token 'with'
    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)

Node.js v20.20.2`,
    reason: `The package "@acme/menu" uses syntax that Node does not know (20.20.2): it probably needs a newer one. ${NODE} It says: SyntaxError: Unexpected token 'with'`,
  },
};

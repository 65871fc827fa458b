import type { Sample } from './sample.ts';

const NOT_THERE = 'it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.';

/** Of a file that another imports and that is not there. */
export const IMPORTS: Readonly<Record<string, Sample>> = {
  'a file that a file of Vite imports': {
    output: `✗ Build failed in 132ms
error during build:
Could not resolve "./menu" from "src/index.js"
file: /srv/cafe/src/index.js
    at getRollupError (file:///srv/cafe/node_modules/rollup/dist/es/shared/parseAst.js:355:41)`,
    reason: `There is no ./menu, which src/index.js imports: ${NOT_THERE}`,
  },
  'a file that a file of esbuild imports': {
    output: `✘ [ERROR] Could not resolve "./menu"

    src/index.js:1:7:
      1 │ import './menu';
        ╵        ~~~~~~~~

1 error`,
    reason: `There is no ./menu, which src/index.js imports: ${NOT_THERE}`,
  },
  'a file that a file of TypeScript imports': {
    output: `src/a.ts(1,17): error TS2307: Cannot find module './menu' or its corresponding type declarations.`,
    reason: `There is no ./menu, which src/a.ts imports: ${NOT_THERE}`,
  },
  'a file that a file of webpack imports': {
    output: `ERROR in ./src/index.js 1:0-16
Module not found: Error: Can't resolve './menu' in '/srv/cafe/src'
resolve './menu' in '/srv/cafe/src'
  using description file: /srv/cafe/package.json (relative path: ./src)
      .js
        /srv/cafe/src/menu.js doesn't exist`,
    reason: `There is no ./menu, which src/index.js imports: ${NOT_THERE}`,
  },
  'a file that a page of Next.js imports': {
    output: `Failed to compile.

./app/page.jsx:1:1
Module not found: Can't resolve '../components/Menu'
> 1 | import Menu from '../components/Menu';
    | ^`,
    reason: `There is no ../components/Menu, which app/page.jsx imports: ${NOT_THERE}`,
  },
  'a file that is required': {
    output: `node:internal/modules/cjs/loader:1210
  throw err;
  ^

Error: Cannot find module '../lib/menu'
Require stack:
- /srv/cafe/src/c.cjs
- /srv/cafe/server.js
    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)`,
    reason: `There is no ../lib/menu, which src/c.cjs imports: ${NOT_THERE}`,
  },
  'a file that a module imports': {
    output: `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/srv/cafe/lib/menu.js' imported from /srv/cafe/src/e.mjs
    at finalizeResolution (node:internal/modules/esm/resolve:283:11)`,
    reason: `There is no lib/menu.js, which src/e.mjs imports: ${NOT_THERE}`,
  },
  'a file that a package needs': {
    output: `Error: Cannot find module './build/menu'
Require stack:
- /srv/cafe/node_modules/menu/index.js
- /srv/cafe/server.js`,
    reason: `There is no ./build/menu: ${NOT_THERE}`,
  },
  'a file that a package needs (esbuild)': {
    output: `✘ [ERROR] Could not resolve "./build/menu"

    node_modules/menu/index.js:1:7:
      1 │ import './build/menu';
        ╵        ~~~~~~~~~~~~~~`,
    reason: `There is no ./build/menu: ${NOT_THERE}`,
  },
  'a file that a package needs (webpack)': {
    output: `ERROR in ./node_modules/menu/index.js 1:0-22
Module not found: Error: Can't resolve './build/menu' in '/srv/cafe/node_modules/menu'`,
    reason: `There is no ./build/menu: ${NOT_THERE}`,
  },
};

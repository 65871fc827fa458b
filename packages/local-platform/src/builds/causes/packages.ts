import path from 'node:path';
import { packagesOf } from '../sources/frames.ts';
import type { Cause } from './cause.ts';
import { withoutFolder } from './failed-app.ts';
import { installedVersion } from './installed.ts';

/** Packages that do not go with each other, or with what installs or loads them. */
export const PACKAGES: readonly Cause[] = [
  {
    // npm 7 to 11
    name: 'folder-of-modules',
    weight: 3,
    pattern: /^npm (?:error|ERR!) ENOTEMPTY: directory not empty, rename '(?<folder>\S{0,400}node_modules\/)/,
    // What is installed globally is none of it.
    reason: ({ app, found: { folder = '' } }) =>
      path.isAbsolute(withoutFolder(folder, app.folder))
        ? undefined
        : 'npm cannot replace a folder of node_modules that was there before.',
    remedy: 'Do not deploy node_modules: the install makes it anew.',
  },
  {
    // TypeScript 3 to 5
    name: 'types-of-a-newer-typescript',
    weight: 2,
    pattern:
      /^(?:Error: |ERROR in )?\S{0,300}node_modules\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\/\S{1,300}\.d\.[cm]?ts(?:\(\d{1,7},\d{1,7}\):|:\d{1,7}:\d{1,7} -) error TS1(?:00[35]|086|109|110|128|131|136|139|144): /,
    reason: ({ app, found: { name } }) =>
      `The types of "${name}" are written for a newer TypeScript than this one (${installedVersion('typescript', app.folder) ?? 'see "npm ls typescript"'}):`,
    remedy: 'update "typescript", or use an older version of that package.',
  },
  {
    // jest-runner-eslint 1, eslint-filtered-fix 0.1, eslint-loader 4; ESLint 8 to 9
    name: 'eslint-without-cli-engine',
    weight: 2,
    pattern: /\bCLIEngine is not a constructor|\(reading 'CLIEngine'\)/,
    reason: ({ app, lines, index }) => {
      const eslint = installedVersion('eslint', app.folder) ?? '';
      const owner = packagesOf(lines.slice(index, index + 8)).find((name) => name !== 'eslint');
      return /^(?:[89]|[1-9]\d)\./.test(eslint)
        ? `ESLint 8 and later have no CLIEngine (here: ${eslint}): use a newer version of ${owner === undefined ? 'what asks for it' : `"${owner}"`}, or ESLint 7.`
        : undefined;
    },
  },
  {
    // vue-tsc 1 and 2; TypeScript 5.5 and later
    name: 'vue-tsc-of-an-older-typescript',
    weight: 2,
    // What it cannot replace in TypeScript. An app may look for something, too.
    pattern:
      /^Search string not found: "(?:\/(?:supported[JT]S|allSupported|typescript)|for \(const existingRoot of buildInfo)/,
    reason: ({ app }) => {
      const [own, typescript] = ['vue-tsc', 'typescript'].map((name) => installedVersion(name, app.folder));
      return own !== undefined && /^[0-2]\./.test(own)
        ? `vue-tsc ${own} does not know TypeScript ${typescript ?? '5.5 and later'}:`
        : undefined;
    },
    remedy: 'use a newer vue-tsc, or an older TypeScript.',
  },
  {
    // Node 17 to 24
    name: 'json-import',
    weight: 2,
    pattern: /\bModule "(?<file>[^"]{1,400})" needs an import (?:attribute|(?<assertion>assertion)) of "?type/,
    // What a package imports of itself is not for the app to change.
    reason: ({ app, found: { file = '', assertion } }) =>
      file.includes('node_modules/')
        ? undefined
        : `The import of ${withoutFolder(file, app.folder).replace('file://', '')} has to end in "${assertion === undefined ? 'with' : 'assert'} { type: 'json' }".`,
  },
  {
    // react-scripts 2 to 4
    name: 'preflight-of-react-scripts',
    weight: 2,
    pattern: /^However, a different version of (?<name>\S{1,100}) was detected higher up in the tree:$/,
    reason: 'react-scripts refuses the "{name}" that is installed beside it:',
    remedy: 'remove "{name}" from package.json and the lock file, and install again; or set SKIP_PREFLIGHT_CHECK=true.',
  },
];

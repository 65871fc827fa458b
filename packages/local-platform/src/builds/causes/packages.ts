import { packagesOf } from '../sources/frames.ts';
import type { Cause } from './cause.ts';
import { installedVersion } from './installed.ts';

/** Packages that do not go with each other, or with what loads them. */
export const PACKAGES: readonly Cause[] = [
  {
    // TypeScript 3 to 5
    name: 'types-of-a-newer-typescript',
    weight: 2,
    pattern:
      /^\S{0,300}node_modules\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\/\S{1,300}\.d\.[cm]?ts(?:\(\d{1,7},\d{1,7}\):|:\d{1,7}:\d{1,7} -) error TS1(?:00[35]|086|109|110|128|131|136|139|144): /,
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
    pattern: /^Search string not found: "/,
    reason: ({ app }) => {
      const [own, typescript] = ['vue-tsc', 'typescript'].map((name) => installedVersion(name, app.folder));
      return own === undefined
        ? undefined
        : `vue-tsc ${own} does not know TypeScript ${typescript ?? '5.5 and later'}:`;
    },
    remedy: 'use a newer vue-tsc, or an older TypeScript.',
  },
];

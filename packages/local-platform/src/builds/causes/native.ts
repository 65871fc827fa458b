import type { Cause, Spot } from './cause.ts';
import { describeOptional } from './installed.ts';

const NO_COMPILER =
  'Use a version that has a prebuilt binary for this Node, or ask in engines.node for a Node that it has one for: platforms usually have no compiler.';

/** What is said of packages with a part for one system: what compiles it, and what leaves it out. */
export const NATIVE: readonly Cause[] = [
  {
    name: 'platform',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(
      `^npm (?:error|ERR!) notsup Unsupported platform for (?<name>\\S{1,200}): wanted (?<wanted>\\{.{1,100}?\\})`,
    ),
    reason: '{name} is for another system ({wanted}):',
    remedy: 'move it to "optionalDependencies" in package.json, run "npm install" and commit package-lock.json.',
  },
  {
    name: 'compile-python',
    tool: 'node-gyp 3 to 12',
    weight: 3,
    pattern:
      /gyp ERR! (?:find Python Python is not set from|stack Error: Could not find any Python|stack Error: Can't find Python)/,
    reason: 'The package has no prebuilt binary for this Node, and node-gyp found no Python to compile it.',
    remedy: NO_COMPILER,
  },
  {
    name: 'compile-make',
    tool: 'node-gyp 3 to 12',
    weight: 3,
    pattern:
      /gyp ERR! stack Error: not found: (?<program>make|gmake)|^(?:npm (?:error|ERR!) )?make(?:\[\d\])?: (?<compiler>[cg]\+\+|g?cc|clang): No such file or directory/,
    place: ({ found }) => found['program'] ?? found['compiler'],
    reason: 'The package has no prebuilt binary for this Node, and there is no program "{place}" to compile it.',
    remedy: NO_COMPILER,
  },
  {
    name: 'compile-failed',
    tool: 'node-gyp 3 to 12, node-pre-gyp 0.10 to 1',
    weight: 2,
    pattern: /gyp ERR! (?:build error|configure error)\s*$/,
    place: compileError,
    reason: '{place}',
    remedy: NO_COMPILER,
  },
  {
    name: 'optional-package-rollup',
    tool: 'Rollup 4',
    weight: 2,
    pattern: /Cannot find module (?<name>@?[\w./-]{1,300})\. npm has a bug/,
    reason: ({ found, app }) => describeOptional(found['name'] ?? '', app),
  },
  {
    name: 'optional-package-esbuild',
    tool: 'esbuild 0.14 to 0.25',
    weight: 2,
    pattern: /The package "(?<name>@esbuild\/[\w-]{1,100})" could not be found/,
    reason: ({ found, app }) => describeOptional(found['name'] ?? '', app),
  },
  {
    name: 'optional-package-next',
    tool: 'Next.js 12 to 15',
    weight: 2,
    pattern: /Attempted to load (?<name>@next\/swc-[\w-]{1,100}(?<!musl\w{0,9})), but it was not installed/,
    reason: ({ found, app }) => describeOptional(found['name'] ?? '', app),
  },
  {
    name: 'optional-package-sharp',
    tool: 'sharp 0.33',
    weight: 2,
    pattern: /Could not load the "sharp" module using the (?<system>[\w-]{1,100}) runtime/,
    reason: ({ found, app }) => describeOptional(`@img/sharp-${found['system']}`, app),
  },
  {
    name: 'optional-package',
    tool: 'Rolldown 1, Tailwind CSS 4',
    weight: 2,
    pattern: /Cannot find native binding\. npm has a bug related to optional dependencies/,
    reason: ({ app }) => describeOptional('A native package', app),
  },
];

/** What a compiler or its configuration says, which may be hundreds of lines above. */
function compileError({ lines, index }: Spot): string {
  const above = lines.slice(0, index);
  const said =
    above.find((line) => /\d{1,7}:\d{1,7}: (?:fatal )?error: |: error: /.test(line)) ??
    above.findLast((line) => /, not found$|was not found in the pkg-config|not installable/.test(line));
  const text = said?.replace(/^npm (?:error|ERR!) |^\S{0,300} (?:pre|post)?install: /, '').trim();
  return `The package has no prebuilt binary for this Node, and compiling it failed${text === undefined ? '.' : `: ${text}`}`;
}

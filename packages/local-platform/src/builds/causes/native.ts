import type { Cause, Spot } from './cause.ts';
import { scriptsAreOff, WHERE_TO_SET } from './failed-app.ts';
import { describeOptional, NOT_KNOWN } from './installed.ts';

const NO_COMPILER =
  'Use a version that has a prebuilt binary for this Node, or ask in engines.node for a Node that it has one for: platforms usually have no compiler.';
/** Compiled files that came with the upload are of the machine that made them. */
const REBUILD =
  'Do not deploy node_modules: the platform installs it anew, with its own Node. Elsewhere, "npm rebuild {name}" makes it again.';

/** Versions of the interface for compiled modules, by the Node that has it (nodejs/node, doc/abi_version_registry.json). */
const NODE_OF_ABI: Readonly<Record<string, string>> = Object.fromEntries(
  '64:10 72:12 83:14 93:16 102:17 108:18 111:19 115:20 120:21 127:22 131:23 137:24 141:25'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** What is said of packages with a part for one system: what compiles it, what loads it, and what leaves it out. */
export const NATIVE: readonly Cause[] = [
  {
    // node-gyp 3 to 12
    name: 'compile-make',
    weight: 3,
    pattern:
      /gyp ERR! (?:find (?<finds>Python) Python is not set from|stack Error: (?:Could not find any|Can't find) (?<python>Python)|stack Error: not found: (?<program>make|gmake))|^(?:npm (?:error|ERR!) )?make(?:\[\d\])?: (?<compiler>[cg]\+\+|g?cc|clang): No such file or directory/,
    place: ({ found: { finds, python, program, compiler } }) => finds ?? python ?? `program "${program ?? compiler}"`,
    reason: 'The package has no prebuilt binary for this Node, and node-gyp found no {place} to compile it.',
    remedy: NO_COMPILER,
  },
  {
    // node-gyp 3 to 12, node-pre-gyp 0.10 to 1
    name: 'compile-failed',
    weight: 2,
    pattern: /gyp ERR! (?:build error|configure error)\s*$/,
    place: compileError,
    reason: '{place}',
    remedy: NO_COMPILER,
  },
  {
    // Node 10 to 25
    name: 'compiled-elsewhere',
    weight: 2,
    pattern:
      /compiled against a different Node\.js version using|node_modules\/\S{1,300}: (?<system>invalid ELF header|wrong ELF class|file too short)/,
    reason: (spot) => {
      if (spot.found['system'] !== undefined) return `"${nameOf(spot)}" was compiled for another system than this one.`;
      const both = spot.lines.slice(spot.index, spot.index + 3).join(' ');
      const [made, own] = [...both.matchAll(/NODE_MODULE_VERSION (\d{2,3})\b/g)].map(
        ([, abi = '']) => NODE_OF_ABI[abi],
      );
      if (made === undefined) return undefined;
      return `"${nameOf(spot)}" was compiled for Node ${made}${own === undefined ? '' : `, and this is Node ${own}`}.`;
    },
    remedy: (spot) => REBUILD.replace('{name}', nameOf(spot)),
  },
  {
    // glibc 2.12 to 2.38
    name: 'glibc',
    weight: 2,
    pattern: /version `(?<library>(?:GLIBC|GLIBCXX|CXXABI)_[\d.]{1,12})' not found \(required by (?<file>\S{1,400})\)/,
    reason: ({ found: { library, file = '' } }) =>
      `${file.split('/').at(-1)} was made for a newer system than this machine (${library}); what the platform has is not public. Use an older version of what needs it, or compile it where it runs ("npm rebuild").`,
  },
  {
    // ld.so of glibc 2 and musl 1
    name: 'shared-library',
    weight: 2,
    pattern:
      /(?<library>[\w+.-]{2,60}\.so(?:\.[\d.]{1,12})?): cannot open shared object file: No such file|Error loading shared library (?<musl>[\w+.-]{2,60}): No such file/,
    reason: ({ lines, index, found: { library, musl } }) => {
      const isBrowser = /chrom|browser|puppeteer|playwright|firefox/i.test(
        lines.slice(Math.max(0, index - 4), index + 8).join(' '),
      );
      const instead = isBrowser ? ' A browser that brings its libraries along is @sparticuz/chromium.' : '';
      return `This machine lacks the shared library ${library ?? musl}. ${NOT_KNOWN}${instead}`;
    },
  },
  {
    // Puppeteer 19 to 24, Playwright 1, Cypress 4 to 14, bindings 1, node-sass 4
    name: 'not-downloaded',
    weight: 2,
    pattern:
      /Could not find (?<puppeteer>Chrome|Firefox|Chromium)\b|Executable doesn't exist at \S{0,200}(?<playwright>ms-playwright)|(?<cypress>Cypress) binary is missing|Could not locate the (?<bindings>bindings) file|Missing (?<binding>binding) \S{1,300}node_modules|^URL: https:\/\/download\.(?<app>cypress)\.io\//,
    reason: ({ app, found }) => {
      if (found['app'] !== undefined)
        return `Can this machine reach download.cypress.io, through its proxy if it has one? If only tests need Cypress, set CYPRESS_INSTALL_BINARY=0 as ${WHERE_TO_SET}.`;
      const what = (found['bindings'] ?? found['binding']) ? 'A part for this system' : 'The browser';
      const why = scriptsAreOff(app.folder)
        ? 'ignore-scripts=true in .npmrc turns that off'
        : 'that did not run, or downloads to a folder that is not kept';
      return `${what} is no file of the package: its install script makes or downloads it, and ${why}. Run it in the script "build" ("npm rebuild", or the command that the log names), to a folder of the app.`;
    },
  },
  {
    // esbuild 0.14 to 0.27
    name: 'esbuild-versions',
    weight: 2,
    pattern:
      /Host version "(?<host>[\d.]{1,20})" does not match binary version "(?<binary>[\d.]{1,20})"|Error: Expected "(?<wanted>[\d.]{1,20})" but got "(?<got>[\d.]{1,20})"$/,
    reason: ({ lines, index, found: { host, binary, wanted, got } }) => {
      if (host === undefined && lines[index + 1]?.includes('/esbuild/install.js') !== true) return undefined;
      return `esbuild ${host ?? wanted} finds the program of esbuild ${binary ?? got}. Does package.json hold one of them ("overrides", a package "@esbuild/…"), or is ESBUILD_BINARY_PATH set? If not, remove node_modules and the lock file, install again, and commit the lock file.`;
    },
  },
  {
    // esbuild 0.14 to 0.27
    name: 'esbuild-system',
    weight: 2,
    pattern: /^needs the "(?<wanted>@?[\w./-]{1,100})" package instead/,
    reason: ({ lines, index, found: { wanted } }) => {
      const made = /"(@?[\w./-]{1,100})" package is present/.exec(lines[index - 1] ?? '')?.[1];
      return `node_modules has ${made ?? 'the program of another system'}, and not ${wanted}: do not deploy node_modules, and name no such package in package.json. The install takes the one of its system.`;
    },
  },
  {
    // node-sass 3 to 9
    name: 'node-sass',
    weight: 2,
    pattern:
      /Node Sass does not yet support your current environment: .{1,60}\((?<abi>\d{1,3})\)|Cannot download "https:\S{1,200}\/linux-x64-(?<file>\d{1,3})_binding\.node"/,
    reason: ({ lines, index, found: { file = '', abi = file } }) =>
      file !== '' && !/^(?!.*\bInstalled to ).*HTTP error 404/s.test(lines.slice(index, index + 8).join('\n'))
        ? undefined
        : `This node-sass does not know ${NODE_OF_ABI[abi] === undefined ? 'this Node' : `Node ${NODE_OF_ABI[abi]}`}, and node-sass is not maintained any more: use "sass" in its place (in scripts: "sass src:dist").`,
  },
  {
    // sharp 0.33, Rollup 4, Rolldown 1, Tailwind CSS 4, esbuild 0.14 to 0.25, Next.js 12 to 15
    name: 'optional-package',
    weight: 2,
    pattern:
      /Could not load the "sharp" module using the (?<system>[\w-]{1,100}) runtime|Cannot find (?:module (?<name>@?[\w./-]{1,300})|native binding)\. npm has a bug|The package "(?<esbuild>@esbuild\/[\w-]{1,100})" could not be found|Attempted to load (?<next>@next\/swc-[\w-]{1,100}(?<!musl\w{0,9})), but it was not installed/,
    reason: ({ app, found: { system, name, esbuild, next } }) =>
      describeOptional(
        system === undefined ? (name ?? esbuild ?? next ?? 'A native package') : `@img/sharp-${system}`,
        app,
      ),
  },
];

/** The package that a message of Node names by one of its files, on this line or up to two before it. */
function nameOf({ lines, index }: Spot): string {
  const near = lines.slice(Math.max(0, index - 2), index + 1).join(' ');
  return [...near.matchAll(/node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\//g)].at(-1)?.[1] ?? 'a package';
}

/** What a compiler or its configuration says, which may be hundreds of lines above. */
function compileError({ lines, index }: Spot): string {
  const above = lines.slice(0, index);
  const said =
    above.find((line) => /\d{1,7}:\d{1,7}: (?:fatal )?error: |: error: /.test(line)) ??
    above.findLast((line) => /, not found$|was not found in the pkg-config|: \*\*\* No rule/.test(line));
  const text = said?.replace(/^npm (?:error|ERR!) |^\S{0,300} (?:pre|post)?install: |\.$/g, '').trim();
  return `The package has no prebuilt binary for this Node, and compiling it failed${text === undefined ? '.' : `: ${text}.`}`;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';
import { describeCrlf, describeMissing, describeNotExecutable, describeNotStarted } from './files.ts';
import { withoutPrefix } from '../quote/forms.ts';
import { placeOf } from '../quote/place.ts';
import { filesIn } from '../sources/app-files.ts';
import {
  describeModule,
  describeNoProgram,
  describeNotInstalled,
  describeTypes,
  importerOf,
  installedVersion,
} from './installed.ts';

const nameOf = ({ found }: Spot): string => Object.values(found).find((name) => name !== undefined) ?? '';

/** What tsc reads where it is told to. */
const TSCONFIG = /^(?:src\/tsconfig|tsconfig\.[\w.-]{1,60})\.json$/;

/** What is not there, or not as it must be: packages, files, programs. */
export const MISSING: readonly Cause[] = [
  {
    // Node 14 to 24, TypeScript 4 and 5, webpack 4 and 5, Rollup 2 to 4, esbuild 0.14 to 0.25, Vite 2 to 7, Metro 0.56 to 0.83
    name: 'module',
    weight: 2,
    pattern:
      /(?:Cannot find (?:module|package)|Can't resolve|Could not resolve|[Ff]ailed to resolve(?: import)?|Unable to resolve module|error TS6053: File) ['"](?<name>[^'"]{1,300})['"]|Unable to resolve module `(?<metro>[^`]{1,300})`|Failed to load url (?<url>\S{1,300}) \(resolved id: /,
    reason: (spot) => describeModule(nameOf(spot), spot),
  },
  {
    // Nuxt 3 and 4, Next.js 12 to 16, Gatsby 2 to 5, Angular CLI 12 to 20, ESLint 6 to 9, Vitest 0.34 to 4
    name: 'module-in-other-words',
    weight: 2,
    pattern:
      /(?:Could not load|The module|problem loading plugin) [`"']?(?<name>[^`"'\s]{1,300}?)[`"']?(?:\. (?:Is it installed\?|Perhaps you need to install)| could not be loaded\. It may not be)|^Please install (?<typescript>typescript)\b.{0,100} by running:$|built-in Sass support, you first need to install `(?<sass>sass)`|^\s*MISSING DEP(?:ENDENCY)? {1,2}Can ?not find dependency '(?<vitest>[^']{1,200})'|Could not find the '(?<builder>[^':]{1,200}):\S{1,60}' builder's node package|ESLint couldn't find the plugin "(?<plugin>[^"]{1,200})"|(?:ESLint couldn't find the|Failed to load) config "(?<config>[^"\s]{1,200})" to extend from/,
    reason: (spot) => {
      const { config } = spot.found;
      if (config === undefined) return describeNotInstalled(nameOf(spot), spot);
      if (/^[./]/.test(config)) return describeMissing(config, spot.app);
      // A part of a package may be what is not there.
      const isPart = /^(?:@[^/]+\/[^/]+|[^@/][^/]*)\/./.test(config);
      if (isPart && !existsSync(path.join(spot.app.folder, 'node_modules'))) return undefined;
      return describeNotInstalled(packageOfConfig(config), spot);
    },
  },
  {
    // TypeScript 3 to 5
    name: 'types',
    weight: 2,
    pattern:
      /error TS(?:2688: Cannot find type definition file for '(?<file>[^']{1,200})'|7016: Could not find a declaration file for module '(?<module>[^'./][^']{0,200})'|2\d{3}: Cannot find name .{1,200}?`npm i (?:--save-dev |-D )?@types\/(?<types>[\w-]{1,60}))/,
    reason: (spot) => describeTypes(nameOf(spot), spot.found['module'] === undefined, spot),
  },
  {
    // dash 0.5, bash 5; Node 14 to 24; npm 7 to 11
    name: 'program',
    weight: 2,
    pattern:
      /^(?!node: )\S{1,300}: (?:line )?(?:\d{1,9}: )?(?<name>[^:\s]{1,300}): (?<why>command not found|not found|cannot execute: required file not found|Permission denied|Is a directory)$|\bspawn(?:Sync)? (?<spawned>\S{1,300}) (?<code>EACCES|ENOENT)\b|^npm (?:error|ERR!) syscall spawn (?!sh$)(?<npm>\S{1,100})$|This is not the (?<npx>tsc) command you are looking for|^(?!(?:\/bin\/)?(?:ba|da)?sh: )(?<script>[\w./-]{1,300}): (?:line )?\d{1,9}: /,
    reason: describeProgram,
  },
  {
    // Node 14 to 24; Rolldown 1, by an alias; PM2 2 to 6; TypeScript 4 and 5, which print their help where they find none
    name: 'file',
    weight: 2,
    pattern:
      /ENOENT: no such file or directory, [a-z]{1,20} '(?<name>[^']{1,300})'|^node: (?<env>\S{0,200}\.env[\w.-]{0,40}): not found$|\[UNLOADABLE_DEPENDENCY\] Could not load (?<rolldown>\S{1,300})$|\[PM2\]\[ERROR\] (?:Error: )?[Ss]cript not found ?: (?<pm2>\S{1,300})$|^tsc: The (?<tsc>TypeScript Compiler) - Version /,
    reason: (spot) => {
      const importer = spot.found['rolldown'] === undefined ? undefined : importerOf(spot);
      const isTsc = spot.found['tsc'] !== undefined;
      const said = describeMissing(isTsc ? 'tsconfig.json' : nameOf(spot), spot.app, importer);
      const other = isTsc && said !== undefined && filesIn(spot.app.folder, '').find((file) => TSCONFIG.test(file));
      if (other) return `tsc looks for tsconfig.json only: to use ${other}, write "tsc -p ${other}" in the script.`;
      return spot.found['env'] === undefined ? said : `${said} In the script, use --env-file-if-exists.`;
    },
  },
  {
    // Next.js 9 to 16, Nuxt 2
    name: 'build-first',
    weight: 2,
    pattern:
      /Could not find a production build in the '(?<next>[^']{1,300})' directory|\bNo build files found in (?<nuxt>\S{1,300}?)\.?(?:\s|$)/,
    place: ({ found: { next } }) => (next === undefined ? 'nuxt build' : 'next build'),
    reason: 'There is no output of "{place}":',
    remedy: 'make the script "build" run it, with the same folder of output as the script "start".',
  },
  {
    // Prisma 2 to 6
    name: 'prisma-client',
    weight: 2,
    pattern: /@prisma\/client did not initialize yet/,
    reason: 'The Prisma Client was not generated:',
    remedy: 'make the script "build" (or "postinstall") of package.json run "prisma generate" first.',
  },
  {
    // Node 12 to 22.11, Jest 24 to 30
    name: 'module-system',
    weight: 2,
    pattern:
      /\brequire\(\) of ES Module \S{0,300}node_modules\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\/|SyntaxError: (?:(?<module>Cannot use import statement) outside a module|(?<exported>Unexpected token 'export'))|ReferenceError: (?<commonjs>require|module|exports|__dirname|__filename) is not defined in ES module scope|Unknown file extension "(?<typescript>\.[cm]?tsx?)"/,
    reason: describeModuleSystem,
  },
  {
    // Node 12 to 24
    name: 'package-exports',
    weight: 2,
    pattern:
      /(?:Package subpath '\.\/(?<part>[^']{1,200})' is not defined by "exports" in|No "exports" main defined in) \S{0,300}node_modules\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\/package\.json/,
    reason: ({ app, found: { name = '', part } }) => {
      const what = `"${name}" ${installedVersion(name, app.folder) ?? ''}`.trimEnd();
      return part === undefined
        ? `${what} cannot be loaded by its name alone in this way: import one of its parts, use "import" in place of "require", or use an older version.`
        : `${what} gives no "${name}/${part}" to others: does what imports that need another version of it?`;
    },
  },
  {
    // webpack 4 (react-scripts 4, Vue CLI 4, Nuxt 2)
    name: 'webpack-4',
    weight: 2,
    pattern:
      /(?<loader>\bthis\.getOptions is not a function)|\bModule parse failed: Unexpected token \(\d{1,7}:(?<column>\d{1,7})\)/,
    reason: ({ app, lines, index, found: { loader, column } }) => {
      // Next.js has a webpack of its own.
      const isOld = /^[1-4]\./.test(installedVersion('webpack', app.folder) ?? '');
      const marked = lines.slice(index, index + 8).find((line) => line.startsWith('> '));
      // It stops at the second character, behind "> ".
      const isNew = /^(?:\?[.?]|&=|\|=)/.test(marked?.slice(Number(column) + 1) ?? '');
      if (!isOld || (loader === undefined && !isNew)) return undefined;
      return loader === undefined
        ? 'webpack 4 does not know this syntax: let Babel compile that file, too, use an older version of its package, or webpack 5.'
        : 'A loader for webpack 5 runs in webpack 4: use an older version of it (sass-loader 10, less-loader 7, postcss-loader 4), or webpack 5.';
    },
  },
  {
    // turbo 1
    name: 'turbo-1',
    weight: 2,
    pattern: /\bFound an unknown key `tasks`/,
    // Biome says so, too, of a file of its own.
    reason: ({ lines, index }) =>
      lines.slice(Math.max(0, index - 3), index + 4).some((line) => /\bturbo[._ ]json|\bturbo\.build\b/.test(line))
        ? 'turbo.json is for turbo 2, and turbo 1 reads it:'
        : undefined,
    remedy: 'use "turbo" 2 in package.json, or name that field "pipeline".',
  },
  {
    // git 2, whatever calls it
    name: 'no-repository',
    weight: 1,
    pattern: /\bfatal: not a git repository\b/i,
    // A script may have asked git, and gone on without.
    error: /\bgit\b/i,
    reason: ({ lines, index }) =>
      lines.slice(index + 1).some((line) => /^\w{0,40}Error: (?!.*\bgit\b)/.test(line))
        ? undefined
        : 'What is deployed has no .git folder, so a script that asks git fails.',
    remedy: `Let it do without (another value where git fails, "husky || true"), or pass the commit as ${WHERE_TO_SET}.`,
  },
];

/** `eslint-config-next` of `next/typescript`, `@cafe/eslint-plugin` of `plugin:@cafe/all`; ESLint does not say so. */
function packageOfConfig(config: string): string {
  const plugin = /^plugin:(.+)\//.exec(config)?.[1];
  const kind = plugin === undefined ? 'eslint-config' : 'eslint-plugin';
  const [, scope = '', rest = ''] = /^(@[^/]+\/?)?([^/]*)/.exec(plugin ?? config) ?? [];
  const own = rest.startsWith(kind) ? rest : `${kind}${rest === '' ? '' : '-'}${rest}`;
  return `${scope.replace(/\/?$/, scope === '' ? '' : '/')}${own}`;
}

/** What Jest explains above an error of a file that it cannot read. */
const MAX_LINES_OF_JEST = 40;
const IN_PACKAGE = /^\s*\/\S{0,400}node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\/\S{1,300}:\d{1,7}$/;

/** Which of two systems a file is written in that is read as one of the other. */
function describeModuleSystem({ found, lines, index }: Spot): string | undefined {
  const { name, module, exported, commonjs } = found;
  if (name !== undefined)
    return `"${name}" is an ES module, which this Node cannot "require": import it (with "type": "module" in package.json, or by "await import(…)"), or ask for Node 22.12 or later in engines.node.`;
  if (commonjs !== undefined)
    return `The file is an ES module, by its name or "type": "module" in package.json, and these have no "${commonjs}": use import (or import.meta), or name the file .cjs.`;
  if (module === undefined && exported === undefined)
    return 'This Node does not run TypeScript: compile it in the script "build", and start the compiled file.';
  const above = lines.slice(Math.max(0, index - MAX_LINES_OF_JEST), index).map(withoutPrefix);
  const owner = above.slice(-5).flatMap((line) => IN_PACKAGE.exec(line)?.[1] ?? [])[0];
  if (above.some((line) => line.includes('Jest encountered an unexpected token')))
    return owner === undefined
      ? undefined
      : `Jest does not compile packages, and "${owner}" has ES modules: set "transformIgnorePatterns": ["/node_modules/(?!${owner}/)"] in the configuration of Jest, and let Babel compile it (babel.config.json with @babel/preset-env; a .babelrc is not for packages).`;
  // Only of a file of the app.
  return exported !== undefined && placeOf([...above, ''], above.length) === undefined
    ? undefined
    : 'The file is CommonJS for Node: add "type": "module" to package.json, or name the file .mjs.';
}

/** What a shell, or Node, cannot start. */
function describeProgram(spot: Spot): string | undefined {
  const { found, app } = spot;
  const { name, why = '', spawned, code, npm, npx, script } = found;
  if (script !== undefined) return describeCrlf(script, app.folder);
  const program = name ?? spawned ?? npm ?? npx ?? '';
  if (/^(?:Permission|Is a)/.test(why) || code === 'EACCES') return describeNotExecutable(program, app.folder);
  return program.includes('/') ? describeNotStarted(program, app) : describeNoProgram(program, spot);
}

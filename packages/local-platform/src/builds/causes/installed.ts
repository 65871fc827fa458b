import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import type { Spot } from './cause.ts';
import { withoutPrefix } from '../quote/forms.ts';
import { placeOf } from '../quote/place.ts';
import type { FailedApp } from './failed-app.ts';
import { parseObject } from '../../../../../src/shared/json-object.ts';
import { manifestField, npmrcOf } from './failed-app.ts';
import { describeMissing, findWholeName } from './files.ts';
import { describeGenerated, GENERATED } from './generated.ts';

/** A package, or a file of one, for a single system: `@rollup/rollup-linux-x64-gnu`, `../lightningcss.linux-x64-gnu.node`. */
export const FOR_ONE_SYSTEM =
  /[-./](?:linux|darwin|win32|freebsd|android)-(?:x64|arm64|arm|ia32|64|32|riscv64|ppc64|s390x)\b/;
const NATIVE_FILE = /^[./]*([\w-]{1,100})\.([\w-]{1,100})\.node$/;

/** Node, below what an ES module imports without its extension. */
const WHOLE_NAME = /^Did you mean to import ["'](\S{1,300})["']\?$/;

/** Packages whose programs have another name. */
const PACKAGES_OF_PROGRAMS: Readonly<Record<string, string>> = Object.fromEntries(
  'babel:@babel/cli biome:@biomejs/biome docusaurus:@docusaurus/core dotenv:dotenv-cli eleventy:@11ty/eleventy faust:@faustwp/cli graphql-codegen:@graphql-codegen/cli nest:@nestjs/cli ng:@angular/cli playwright:@playwright/test pm2-runtime:pm2 react-router:@react-router/dev react-router-serve:@react-router/serve remix:@remix-run/dev remix-serve:@remix-run/serve sentry-cli:@sentry/cli sirv:sirv-cli strapi:@strapi/strapi svelte-kit:@sveltejs/kit swc:@swc/cli tsc:typescript vue-cli-service:@vue/cli-service'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const MAX_MANIFEST_BYTES = 2 ** 20;
const MAX_SOURCE_BYTES = 2 ** 22;
const MAX_LOCK_BYTES = 2 ** 24;
/** Programs that come with a system, or are installed on it, and not with npm. */
const OF_A_SYSTEM = new Set(
  'git python python2 python3 make gcc g++ cc bash curl wget jq zip unzip tar java ruby php go cargo docker ffmpeg convert magick pdftotext chromium google-chrome psql mysql redis-cli openssl rsync hugo'.split(
    ' ',
  ),
);
/** Of what a machine has: the platform is another one. */
export const NOT_KNOWN = 'Whether the platform has it is not public: do without it, or bring it along.';
const OTHER_MANAGERS = new Set(['pnpm', 'bun', 'bunx', 'corepack', 'yarn']);

/** Lines before and after an error that may name it. */
const LINES_AROUND = 8;
/** Where a bundler or Node says it on the line of the error. */
const ON_LINE = /["'`] ?(?:imported from|from|in) ["'`]?(\S{1,500}?)["'`]?[.:]?$/;
/** TypeScript begins the line with it. */
const OF_TYPESCRIPT = /^(\S{1,500})\(\d{1,7},\d{1,7}\): error TS/;
/** Node, of CommonJS: below the error, the nearest file first. */
const REQUIRE_STACK = /^Require stack:$/;
const REQUIRED_BY = /^- (\S.{0,500})$/;
/** esbuild: below the error. */
const OF_ESBUILD = /^ {4}(\S{1,500}:\d{1,7}:\d{1,7}):$/;
/** Above the error: webpack, which names the folder on its line; Turbopack, of a file of a package. */
const OF_WEBPACK = /^(?:ERROR in (?=\.\/|\S{1,500} )|(?=\.\/node_modules\/))(\S{1,500})/;
/** Line and column, as some put them behind the file. */
const POSITION = /(?::\d{1,7}){1,2}$/;
/** What it says may be a folder. */
const HAS_EXTENSION = /\.\w{1,10}$/;
/** Bundlers name a file as it is below the folder of the app. */
const IN_PACKAGE = /(?:^|\/)node_modules\//;
const OF_PACKAGE = /(?:^|\/)node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s]{1,100})/g;
/** Of a package; a bundler that reads it has lost its way. */
const TEST_OF_PACKAGE = /(?:^|\/)node_modules\/\S{0,500}(?:\/(?:__tests__|tests?)\/|\.(?:test|spec)\.)/;
/** `astro/errors`, where Node has gone to look for it. */
const PART = /^\/.{0,400}\/node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s.][^/\s]{0,100})(\/[^.\s]{1,200})$/;
/** What a framework or a plugin makes up, and no file has: `#components`, `~icons/home`, `$env/…`, `astro:content`; a disk. */
const VIRTUAL = /^(?:[~#](?!\/)|\$(?!lib\/)|(?!node:)[a-z][\w-]{1,40}:|[A-Za-z]:[\\/])/;

export const MADE_ELSEWHERE =
  'The lock file was made on another system: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json.';

/** What a program imports and does not find: a package, or a file of the app; undefined where it is there. */
export function describeModule(name: string, spot: Spot): string | undefined {
  const { app, lines, index } = spot;
  if (FOR_ONE_SYSTEM.test(name)) return describeOptional(name.replace(NATIVE_FILE, '$1-$2'), app);
  const importer = importerOf(spot);
  const made = GENERATED.find(([module]) => module.test(name));
  if (made !== undefined) return describeGenerated(name, made, app) ?? describeMissing(name, app, importer);
  const [by = ''] = importersOf(spot);
  if (TEST_OF_PACKAGE.test(by)) return undefined;
  const owner = [...by.matchAll(OF_PACKAGE)].at(-1)?.[1];
  if (owner !== undefined && name.startsWith('.')) {
    // What it got from the app, or made up, is none of its own.
    const source = readRegularFile(path.resolve(app.folder, by), MAX_SOURCE_BYTES);
    if (source?.includes(name) === false) return undefined;
    if (owner === '.bin')
      return `${by} is a copy where npm makes a link: do not deploy node_modules, the install makes it anew.`;
    if (owner === 'react-native')
      return '"react-native" is for iOS and Android: for the web, let the bundler take "react-native-web" in its place, and do without what needs more.';
    return `"${owner}" lacks its own file ${name}: this version is broken, or a command of the package has to make that file first.`;
  }
  const named = WHOLE_NAME.exec(lines[index + 1] ?? '')?.[1];
  const whole = importer === undefined ? named : (named ?? findWholeName(name, app.folder));
  if (whole !== undefined) {
    const where = importer === undefined ? '' : ` in ${importer}`;
    return `There is no ${name}: an import${where} must have the full file name. Did you mean "${whole}"?`;
  }
  const [, whose, part] = PART.exec(name) ?? [];
  if (whose !== undefined && part !== undefined)
    return installedVersion(whose, app.folder) === undefined ? undefined : describeNotInstalled(whose + part, spot);
  if (VIRTUAL.test(name) || /\?commonjs-/.test(lines[index] ?? '')) return undefined;
  return /^(?:[./]|[@~#]\/|\$lib\/)/.test(name)
    ? describeMissing(name, app, importer)
    : describeNotInstalled(name, spot, importer);
}

/** A package that is not installed, or lacks a file. @param name as it is imported: `menu/dish` */
export function describeNotInstalled(name: string, spot: Spot, importer?: string): string | undefined {
  const { app, lines, index } = spot;
  const line = lines[index] ?? '';
  if (isBuiltin(name) && / error TS\d/.test(line)) return describeTypes('node', true, spot);
  if (isBuiltin(name) && app.step === 'build') {
    const who = importer === undefined ? 'A package' : importer;
    return `${who} imports "${name}", which Node has and browsers do not: import it on the server only, or give the bundler a polyfill (webpack: resolve.fallback).`;
  }
  const owner = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  const version = installedVersion(owner, app.folder);
  if (version !== undefined) {
    return owner === name
      ? undefined
      : `"${owner}" ${version} is installed, but has no "${name}": does the app need another version?`;
  }
  return `The package of "${name}" is not installed: ${whyNotInstalled(owner, app) ?? 'is it in package.json?'}`;
}

/** The version of a package that is installed in an app; undefined where it is not. */
export function installedVersion(name: string, folder: string): string | undefined {
  const manifest = installedManifest(name, folder);
  const version = fieldOf(manifest, 'version');
  return manifest === undefined ? undefined : typeof version === 'string' ? version : '';
}

/** Its package.json, not checked; undefined where it is not installed. */
export function installedManifest(name: string, folder: string): unknown {
  const text = readRegularFile(path.join(folder, 'node_modules', name, 'package.json'), MAX_MANIFEST_BYTES);
  return text === undefined ? undefined : (parseObject(text) ?? null);
}

/** A program that a shell does not find; undefined where the app has it. */
export function describeNoProgram(name: string, { app }: Spot): string | undefined {
  if (existsSync(path.join(app.folder, 'node_modules', '.bin', name)) || /^(?:node|npm|npx)$/.test(name))
    return undefined;
  if (OF_A_SYSTEM.has(name)) return `There is no program "${name}" on this machine. ${NOT_KNOWN}`;
  if (OTHER_MANAGERS.has(name)) return `A script calls ${name}, which the platform does not have: ${WITH_NPM}`;
  const owner = PACKAGES_OF_PROGRAMS[name];
  if ([owner, name].some((one) => one !== undefined && installedVersion(one, app.folder) !== undefined))
    return undefined;
  // Another package may have a program of this name: "playwright" and "@playwright/test".
  const why = (owner === undefined ? undefined : whyNotInstalled(owner, app)) ?? whyNotInstalled(name, app);
  const itsPackage = owner === undefined ? 'its package' : `its package "${owner}"`;
  return `There is no program "${name}": ${why ?? `is ${itsPackage} in package.json?`}`;
}

/** What to do where a script or a folder needs pnpm, say, at its root. */
export const WITH_NPM =
  'it installs with npm, or with Yarn classic if there is a yarn.lock and no package-lock.json. In a workspace, deploy the folder of one app, prepared for npm (docs/how-to/monorepos.md).';

/** What package.json says of a package that is not there; undefined where that is nothing, or it is there. */
function whyNotInstalled(name: string, app: FailedApp): string | undefined {
  const isListedIn = (group: string): boolean => fieldOf(manifestField(app.folder, group), name) !== undefined;
  const group = ['dependencies', 'devDependencies'].find(isListedIn);
  if (group === undefined || installedVersion(name, app.folder) !== undefined) return undefined;
  const rule = group === 'devDependencies' ? leavesOut('dev', app) : undefined;
  const isBefore = app.step === 'install' && !existsSync(path.join(app.folder, 'node_modules'));
  const ask = isBefore
    ? 'does a script need it before it is installed (preinstall)?'
    : 'does the install leave it out (--omit), or a script remove it (npm prune)?';
  return rule === undefined
    ? `"${name}" is in "${group}" of package.json, but not in node_modules: ${ask}`
    : `"${name}" is in "devDependencies", which ${rule.what} leaves out of an install. Move it to "dependencies" in package.json, or ${rule.remedy}.`;
}

const LEAVES_OUT = {
  dev: /^(?:NODE_ENV=production|npm_config_omit=dev|(?:npm_config|yarn)_production=true)$/i,
  optional: /^npm_config_(?:omit=optional|optional=false)$/i,
};

/** What leaves a group of packages out of an install: `omit=dev (.npmrc)`, `NODE_ENV=production`. */
function leavesOut(group: keyof typeof LEAVES_OUT, { folder, variables }: FailedApp) {
  const isRule = (line: string): boolean => LEAVES_OUT[group].test(line);
  const inRc = npmrcOf(folder)
    .split('\n')
    .find((line) => isRule(`npm_config_${line.replaceAll(/\s|[;#].*/g, '')}`));
  if (inRc !== undefined) return { what: `${inRc.trim()} (.npmrc)`, remedy: 'remove that line from .npmrc' };
  const [name, value] = Object.entries(variables).find((pair) => isRule(pair.join('='))) ?? [];
  if (name === undefined) return undefined;
  const why = name === 'NODE_ENV' ? ': frameworks set it themselves' : '';
  return { what: `${name}=${value}`, remedy: `remove ${name} from the shell variables${why}` };
}

/** A package that npm leaves out without a word where it cannot install it, or where the lock file has only others. */
export function describeOptional(name: string, app: FailedApp): string {
  const rule = leavesOut('optional', app);
  if (rule !== undefined)
    return `${name} is not installed: ${rule.what} leaves optional dependencies out of an install. To have it, ${rule.remedy}.`;
  const lock = readRegularFile(path.join(app.folder, 'package-lock.json'), MAX_LOCK_BYTES);
  const remedy =
    lock === undefined || lock.includes(`node_modules/${name}"`)
      ? 'It is an optional dependency: are optional dependencies turned off (omit=optional)?'
      : MADE_ELSEWHERE;
  return `${name} is not installed. ${remedy}`;
}

/**
 * The file that imports what was not found, as the program that says so names it.
 * @returns undefined where it does not, or where that is in a package
 */
export function importerOf(spot: Spot): string | undefined {
  return importersOf(spot).find((file) => HAS_EXTENSION.test(file) && !IN_PACKAGE.test(file));
}

/** All files and folders that may be it, those of packages, too; the surest first. */
function importersOf(spot: Spot): string[] {
  const first = Math.max(0, spot.index - LINES_AROUND);
  const lines = spot.lines.slice(first, spot.index + LINES_AROUND).map(withoutPrefix);
  const index = spot.index - first;
  const line = lines[index] ?? '';
  const below = lines.slice(index + 1, index + 4);
  const stack = below.findIndex((each) => REQUIRE_STACK.test(each));
  const found = [
    OF_TYPESCRIPT.exec(line)?.[1],
    OF_WEBPACK.exec(lines[index - 1] ?? '')?.[1],
    ON_LINE.exec(line)?.[1],
    placeOf(lines, index),
    stack < 0 ? undefined : REQUIRED_BY.exec(lines[index + stack + 2] ?? '')?.[1],
    ...below.map((each) => OF_ESBUILD.exec(each)?.[1]),
  ];
  return found.flatMap((place) => place?.replace(POSITION, '').replace(/^\.\//, '') ?? []);
}

/**
 * Types that TypeScript does not find.
 * @param name `node`, `vite/client`, `@cafe/menu`
 * @param isSure whether nothing else can be meant; otherwise only what package.json has counts
 */
export function describeTypes(name: string, isSure: boolean, spot: Spot): string | undefined {
  const owner = name.includes('/') && !name.startsWith('@') ? name.replace(/\/.*/, '') : undefined;
  const types = owner ?? `@types/${name.replace(/^@(.+)\//, '$1__')}`;
  const why = whyNotInstalled(types, spot.app);
  if (installedVersion(types, spot.app.folder) !== undefined || (why === undefined && !isSure)) return undefined;
  return `The types of "${name}" are not installed: ${why ?? `add "${types}" to package.json.`}`;
}

import type { Stats } from 'node:fs';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import ignore from 'ignore';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import { filesIn } from '../sources/app-files.ts';
import type { FailedApp } from './failed-app.ts';
import { manifestField, scriptsAreOff, WHERE_TO_SET, withoutFolder } from './failed-app.ts';
import { tryToRead } from '../../../../../src/shared/files/try-to-read.ts';

/** Longest script that is read, in bytes. */
const MAX_SCRIPT_BYTES = 2 ** 20;
/** Files of rules at the root of an app, of which the later ones win. */
const IGNORE_LISTS = ['.deployignore', '.gitignore'];
/** Files of variables, which are secret as a rule. */
const SECRETS = /(?:^|\/)\.env(?:\.[\w.-]{1,40})?$/;
/** Files of private keys. */
const KEYS = /\.(?:pem|key|p12|pfx|jks)$/;
const NO_SECRETS = `set each of its variables as ${WHERE_TO_SET}.`;
const IN_PACKAGE = /(?:^|\/)node_modules\/((?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\//;
/** What builds write to. */
const BUILD_FOLDERS = ['dist', 'build', 'out', 'public', '.next', '.nuxt', '.output', '.svelte-kit'];
/** Those of a framework, and names with a checksum, which a build writes itself. */
const OF_FRAMEWORK =
  /^\.(?:next|nuxt|output|svelte-kit)\/|^(?:dist|build|out)\/.{0,300}[.-](?!\d{8}|[A-Z]?[a-z]{1,8}\d{0,7}\.)\w{8}\.\w{1,4}$/;
/** What a bundler puts a folder in place of. */
const ALIAS = /^(?:[@~#]|\$lib)(?=\/)/;
/** Endings that an import may leave out. */
const CODE = /\.(?:[cm]?[jt]sx?|json|vue|svelte|astro|s?css)$/u;
/** What an `import` may lack at its end, where `require` would find the file. */
const ENDINGS = ['.js', '.mjs', '.cjs', '.json', '/index.js', '.ts', '.tsx'];

/**
 * A file that a program did not find; undefined where it is there by now, and where it is none of the app.
 * @param name as the program has it
 * @param importer the file that imports it, where that is known
 */
export function describeMissing(name: string, app: FailedApp, importer?: string): string | undefined {
  const { folder } = app;
  // What a plugin makes up, or Node has, is no file: "virtual:routes", "node:sqlite".
  if (/^\W?(?!file:)[a-z][\w-]{1,40}:/.test(name)) return undefined;
  const inApp = withoutFolder(name, folder);
  const owner = IN_PACKAGE.exec(inApp)?.[1];
  if (owner !== undefined) {
    // That of a cache of npm or Yarn is no file of the app.
    return path.isAbsolute(inApp) ? undefined : describeMissingInPackage(inApp, owner, folder);
  }
  if (isBeside(inApp, app) && importer === undefined && !existsSync(inApp))
    return `${path.relative(folder, inApp)} is outside the app: only what is in its folder ("path") is sent. For a workspace see docs/how-to/monorepos.md.`;
  const isOfApp = !path.win32.isAbsolute(inApp) || importer !== undefined || SECRETS.test(inApp);
  if (!isOfApp || (importer === undefined && existsSync(path.join(folder, inApp)))) return undefined;
  if (SECRETS.test(inApp)) return `There is no ${inApp}, and there should not be one in a zip: ${NO_SECRETS}`;
  if (KEYS.test(inApp))
    return `There is no ${inApp}. A private key should not be in a zip: read it only where it is, or from ${WHERE_TO_SET}.`;
  const [other, same] = findByName(folder, inApp);
  const alias = ALIAS.exec(inApp)?.[0];
  if (alias !== undefined && same !== undefined) {
    const here = findAliased(folder, inApp);
    if (here === undefined) return undefined;
    return `${here} is there, but the alias "${alias}" does not lead to it: is it set in tsconfig.json or jsconfig.json, and for the bundler, too?`;
  }
  const built = findInOtherBuildFolder(folder, inApp);
  const where =
    other !== undefined
      ? ` Did you mean ${other}? File names are case-sensitive on Linux.`
      : built !== undefined
        ? ` The build made ${built}: does it write to a different folder than the app reads?`
        : '';
  const what = importer === undefined ? name : `${name}, which ${importer} imports`;
  const scripts = manifestField(folder, 'scripts');
  const isBuilt = scripts === undefined || fieldOf(scripts, 'build') !== undefined;
  const orBuild = isBuilt
    ? 'the build did not make it'
    : 'a build would make it, but package.json has no script "build"';
  if (isBuilt && OF_FRAMEWORK.test(inApp)) return `There is no ${what}: ${orBuild}.${where}`;
  const list = (other ?? built) === undefined ? listThatIgnores(inApp, folder, importer) : undefined;
  if (list !== undefined)
    return `There is no ${what}: ${list} ignores it. Include it with the input "include", or make the build create it.`;
  return `There is no ${what}: it was never committed, is ignored (.gitignore, .deployignore), or ${orBuild}.${where}`;
}

/** Whether a path is of a folder beside the app; its programs have their temporary files there, too. */
function isBeside(file: string, { folder, variables }: FailedApp): boolean {
  const temporary = variables['TMPDIR'];
  const isTemporary = temporary !== undefined && `${file}/`.startsWith(`${path.resolve(temporary)}${path.sep}`);
  return file.startsWith(`${path.dirname(folder)}${path.sep}`) && !isTemporary;
}

/** A file that a package makes or downloads when it is installed, as nobody commits it. */
function describeMissingInPackage(file: string, owner: string, folder: string): string | undefined {
  // Who asks for something below a file is wrong, and not the package, whose name may end like one.
  if (/(?<!node_modules\/(?:@[^/]+\/)?[^/]+)\.[cm]?js\//.test(file)) return undefined;
  if (/\.(?:[cm]?js|json)$/.test(file))
    return `"${owner}" has no ${file}: this version is broken, or a command of the package has to make that file first.`;
  const why = scriptsAreOff(folder)
    ? 'ignore-scripts=true in .npmrc turns its install script off'
    : 'its install script makes or downloads what it lacks';
  return `${file} is of the package "${owner}": ${why}. Run "npm rebuild ${owner}", or use a version that supports this Node.`;
}

/**
 * `src/menu.js` for the `/…/src/menu` that an `import` led Node to; undefined where there is no such file either. Node 20 does
 * not name it, newer ones do.
 */
export function findWholeName(name: string, folder: string): string | undefined {
  const inApp = withoutFolder(name, folder);
  if (inApp === name) return undefined;
  return ENDINGS.map((ending) => `${inApp}${ending}`).find((file) => existsSync(path.join(folder, file)));
}

/** `.gitignore`, where a line of it leaves a file out of the zip. */
function listThatIgnores(name: string, folder: string, importer?: string): string | undefined {
  const from =
    importer === undefined || !name.startsWith('.') ? '' : path.posix.dirname(withoutFolder(importer, folder));
  const file = path.posix.join(from, name);
  // What a build makes is ignored as a rule.
  if (!ignore.isPathValid(file) || BUILD_FOLDERS.includes(file.split('/')[0] ?? '')) return undefined;
  return IGNORE_LISTS.find((list) => {
    const lines = readRegularFile(path.join(folder, list), MAX_SCRIPT_BYTES);
    const rules = ignore().add(lines ?? '');
    return ['', ...ENDINGS].some((ending) => rules.ignores(`${file}${ending}`));
  });
}

/** `dist/index.html` for `build/index.html`, where that is what a build made. */
function findInOtherBuildFolder(folder: string, name: string): string | undefined {
  const [first = '', ...rest] = path.posix.normalize(name).split('/');
  if (!BUILD_FOLDERS.includes(first) || rest.length === 0) return undefined;
  // TypeScript keeps "src" where a file beside it is compiled, too.
  const others = [`${first}/src`, ...BUILD_FOLDERS.filter((other) => other !== first)].flatMap((other) =>
    ['', ...ENDINGS].map((ending) => `${[other, ...rest].join('/')}${ending}`),
  );
  return others.find((other) => statsOf(path.join(folder, other))?.isFile());
}

/** Undefined where there is none, also below a file (ENOTDIR), and where a name is too long. */
function statsOf(file: string): Stats | undefined {
  return tryToRead(() => statSync(file));
}

/** A script of which a shell says "not found", also where it is there and the program in its first line is not. */
export function describeNotStarted(name: string, app: FailedApp): string | undefined {
  const { folder } = app;
  const first = firstLine(name, folder);
  if (first?.startsWith('#!') !== true) return describeMissing(name, app);
  const program = first.slice(2).trim();
  return describeCrlf(name, folder) ?? `${name} exists, but the program in its first line does not: ${program}`;
}

/** A script with the line breaks of Windows; undefined for any other. */
export function describeCrlf(name: string, folder: string): string | undefined {
  if (firstLine(name, folder)?.endsWith('\r') !== true) return undefined;
  const file = path.posix.normalize(name);
  return `${file} has Windows line breaks (CRLF), which a shell reads as part of each line: save it with LF, and add "${file} text eol=lf" to .gitattributes.`;
}

/** A file that may not be run. */
export function describeNotExecutable(name: string, folder: string): string {
  const inApp = withoutFolder(name, folder);
  // A shell looks for it on the PATH, and finds what npm links there.
  if (!inApp.includes('/') && inApp === name)
    return `The program "${name}" is not executable: do not deploy node_modules.`;
  if (statsOf(path.resolve(folder, inApp))?.isDirectory() === true) return `${inApp} is a folder, not a program.`;
  const file = path.posix.normalize(inApp);
  return `${file} is not executable: run "git update-index --chmod=+x ${file}" and commit it.`;
}

/** Without its LF; undefined where no such file is in the app. */
function firstLine(name: string, folder: string): string | undefined {
  const file = path.resolve(folder, withoutFolder(name, folder));
  if (!file.startsWith(`${folder}${path.sep}`)) return undefined;
  const text = readRegularFile(file, MAX_SCRIPT_BYTES);
  const end = text?.indexOf('\n') ?? -1;
  return end < 0 ? text : text?.slice(0, end);
}

/**
 * The file of an app that has a name in another case (macOS and Windows find it, Linux does not), and the one that has it as
 * it is.
 * @param folder of the app
 * @param name as an import, a program or a shell has it: `./Menu`, `../lib/Menu.js`, `@/Menu`, `content/Menu.json`
 * @returns their paths in the app; the first only where there is no second
 */
function findByName(folder: string, name: string): [other?: string | undefined, same?: string | undefined] {
  const wanted = wantedOf(name);
  if (/^(?:\/|\.*$)/u.test(wanted)) return [];
  const found = filesIn(folder, '').flatMap((file) => {
    const form = formsOf(file).find((one) => endsLike(one.toLowerCase(), wanted.toLowerCase()));
    return form === undefined ? [] : [{ file, isSame: endsLike(form, wanted) }];
  });
  const same = found.find(({ isSame }) => isSame)?.file;
  return same === undefined ? [found[0]?.file] : [undefined, same];
}

/** Where an alias leads as a rule; deeper may be another file of this name, or what the alias means. */
function findAliased(folder: string, name: string): string | undefined {
  const wanted = wantedOf(name);
  return filesIn(folder, '').find((file) => formsOf(file).some((form) => form === wanted || form === `src/${wanted}`));
}

/** Without what leads to its folder: dots, an alias. */
function wantedOf(name: string): string {
  return name.replace(/^(?:[.@~]+\/)+|^[~#$]\/?/u, '');
}

/** As a file is imported: whole, without the extension, and the index of a folder. */
function formsOf(file: string): string[] {
  const module = file.replace(CODE, '');
  return [file, module, module.replace(/\/index$/u, '')];
}

function endsLike(file: string, end: string): boolean {
  return `/${file}`.endsWith(`/${end}`);
}

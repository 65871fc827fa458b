import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeMissing, findWholeName } from './files.ts';
import { importerOf } from './importer.ts';
import type { Rule, Spot } from './rule.ts';

/** A package, or a file of one, for a single system: `@rollup/rollup-linux-x64-gnu`, `../lightningcss.linux-x64-gnu.node`. */
const FOR_ONE_SYSTEM = /[-./](?:linux|darwin|win32|freebsd|android)-(?:x64|arm64|arm|ia32|64|32|riscv64|ppc64|s390x)\b/;
const NATIVE_FILE = /^[./]*([\w-]{1,100})\.([\w-]{1,100})\.node$/;

const MISSING = /^npm (?:error|ERR!) Missing: (\S{1,300}?)@? from lock file$/;

/** Node, below what an ES module imports without its extension. */
const WHOLE_NAME = /^Did you mean to import ["'](\S{1,300})["']\?$/;

/** What package managers, Node and bundlers say of packages. */
export const PACKAGE_RULES: readonly Rule[] = [
  {
    // Of an optional package that the registry does not have npm shows no version: "name@".
    pattern: MISSING,
    reason: (last, { lines }) => {
      const names = lines.flatMap((line) => MISSING.exec(line)?.[1] ?? []);
      // npm names what package.json asks for first, and then what that needs.
      const name = names.find((each) => !FOR_ONE_SYSTEM.test(each));
      if (name === undefined) return `${last} is missing from package-lock.json. ${MADE_ELSEWHERE}`;
      return `${name} is missing from package-lock.json: run "npm install" and commit package-lock.json.`;
    },
  },
  {
    // Only asked for where there is one.
    pattern: /^npm (?:error|ERR!) The `(npm ci)` command can only install with an existing package-lock\.json/,
    reason: () =>
      'package-lock.json cannot be read: is it whole, and without the marks of a merge conflict? Run "npm install" and commit package-lock.json.',
  },
  {
    pattern: /^npm (?:error|ERR!) Unsupported URL Type "([a-z]{1,20}:)"/,
    reason: (prefix) =>
      `npm, with which the platform installs, cannot read versions that begin with "${prefix}" (pnpm and newer Yarn can): build a folder that npm can install.`,
  },
  {
    pattern: /^npm (?:error|ERR!) Invalid: lock file's (\S{1,300}) does not satisfy /,
    reason: (name) =>
      `package-lock.json has ${name}, which package.json does not allow: run "npm install" and commit package-lock.json.`,
  },
  {
    pattern:
      /^npm (?:error|ERR!) 404 +(?:The requested resource )?'([^']{1,300})' (?:is not in this registry|could not be)/,
    reason: (name) => `The registry has no ${name}, or does not let this machine read it.`,
  },
  {
    pattern: /(Your lockfile needs to be updated), but yarn was run with/,
    reason: () => 'yarn.lock is out of step with package.json: run "yarn install" and commit yarn.lock.',
  },
  {
    // Rollup, esbuild and Next.js.
    pattern:
      /Cannot find module (@?[\w./-]{1,300})\. npm has a bug|The package "(@esbuild\/[\w-]{1,100})" could not be found|Attempted to load (@next\/swc-[\w-]{1,100}(?<!musl\w{0,9})), but it was not installed/,
    reason: (_, spot, match) => describeOptional(match.slice(1).find((name) => name !== undefined) ?? '', spot),
  },
  {
    pattern: /Could not load the "sharp" module using the ([\w-]{1,100}) runtime/,
    reason: (system, spot) => describeOptional(`@img/sharp-${system}`, spot),
  },
  {
    pattern: /(Cannot find native binding)\. npm has a bug related to optional dependencies/,
    reason: (_, spot) => describeOptional('A native package', spot),
  },
  {
    // Node and TypeScript; webpack; Rollup and esbuild; Vite.
    pattern:
      /(?:Cannot find (?:module|package)|Can't resolve|Could not resolve|[Ff]ailed to resolve import) ['"]([^'"]{1,300})['"]/,
    reason: (name, spot) => {
      if (FOR_ONE_SYSTEM.test(name)) return describeOptional(name.replace(NATIVE_FILE, '$1-$2'), spot);
      const importer = importerOf(spot);
      const named = WHOLE_NAME.exec(spot.lines[spot.index + 1] ?? '')?.[1];
      const whole = importer === undefined ? named : (named ?? findWholeName(name, spot.app.folder));
      if (whole !== undefined) return describeIncomplete(name, whole, importer);
      return /^(?:[./~#]|@\/)/.test(name)
        ? describeMissing(name, spot.app.folder, importer)
        : describeNotInstalled(name);
    },
  },
  {
    // Nuxt.
    pattern:
      /(?:Could not load|The module) [`"']?([^`"'\s]{1,300})[`"']?(?:\. Is it installed\?| could not be loaded\. It may not be)/,
    reason: describeNotInstalled,
  },
  {
    // Rolldown, of a file that an alias leads to.
    pattern: /\[UNLOADABLE_DEPENDENCY\] Could not load (\S{1,300})$/,
    reason: (name, spot) => describeMissing(name, spot.app.folder, importerOf(spot)),
  },
];

const MADE_ELSEWHERE =
  'The lock file was made on another system: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json.';

function describeIncomplete(name: string, whole: string, importer: string | undefined): string {
  const where = importer === undefined ? '' : ` in ${importer}`;
  return `There is no ${name}: an import${where} must have the whole name of the file. Is it "${whole}"?`;
}

function describeNotInstalled(name: string): string {
  return `The package of "${name}" is not installed: is it in package.json?`;
}

/** A package that npm leaves out without a word where it cannot install it, or where the lock file has only others. */
function describeOptional(name: string, { app }: Spot): string {
  const hasLock = existsSync(path.join(app.folder, 'package-lock.json'));
  const remedy = hasLock ? MADE_ELSEWHERE : 'It is an optional dependency: are these turned off (omit=optional)?';
  return `${name} is not installed. ${remedy}`;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { FOR_YARN_CLASSIC, isOfNewerYarn } from '../../../../../src/shared/apps/lock-files.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import type { Cause, Spot } from './cause.ts';
import { manifestField } from './failed-app.ts';
import { FOR_ONE_SYSTEM, MADE_ELSEWHERE, WITH_NPM } from './installed.ts';

const NPM = 'npm (?:error|ERR!)';
const MISSING = new RegExp(`^${NPM} Missing: (?<name>\\S{1,300}?)@? from lock file$`);
/** Longest yarn.lock that is read, in bytes. */
const MAX_LOCK_BYTES = 2 ** 24;
/** npm lists all that needs a package which does not fit. */
const MAX_ERESOLVE_LINES = 60;

/** What ssh says where no key fits. */
const OF_SSH = /Host key verification failed|Permission denied \(publickey/;

/** What package managers say of lock files, versions that do not go together, workspaces, scripts and git. */
export const INSTALL: readonly Cause[] = [
  {
    // npm 7 to 11
    name: 'lock-file',
    weight: 3,
    pattern: new RegExp(
      `^${NPM} (?:Missing: (?<name>\\S{1,300}?)@? from lock file$|Invalid: lock file's (?<other>\\S{1,300}) does not satisfy |The \`npm ci\` command can only install with an existing)`,
    ),
    reason: describeLock,
    // Of an optional package that the registry does not have npm shows no version: "name@".
    remedy: (spot) =>
      spot.found['name'] !== undefined && missingFromLock(spot) === undefined
        ? MADE_ELSEWHERE
        : 'Run "npm install" and commit package-lock.json.',
  },
  {
    // Yarn 1 to 4, pnpm 7 to 10, Bun 1
    name: 'lock-file-of-others',
    weight: 3,
    pattern:
      /(?<yarn>The lockfile would have been (?:modified|created) by this install, which is explicitly forbidden|Your lockfile needs to be updated, but yarn was run with)|(?<bun>^error: lockfile had changes, but lockfile is frozen)|ERR_PNPM_(?:(?:FROZEN_LOCKFILE_WITH_)?OUTDATED_LOCKFILE|LOCKFILE_BREAKING_CHANGE|NO_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)\b/,
    reason: ({ app, found: { yarn, bun } }) => {
      const manager = yarn === undefined ? (bun === undefined ? 'pnpm' : 'bun') : 'yarn';
      const files = manager === 'pnpm' ? ['pnpm-lock.yaml'] : [`${manager}.lock`, `${manager}.lockb`];
      const [first = ''] = files;
      const file = files.find((name) => existsSync(path.join(app.folder, name))) ?? first;
      const isClassic = yarn?.startsWith('Your') === true;
      if (isClassic && isOfNewerYarn(readRegularFile(path.join(app.folder, file), MAX_LOCK_BYTES) ?? ''))
        return `yarn.lock is of Yarn 2 or later, and the platform installs with Yarn classic: ${FOR_YARN_CLASSIC}`;
      if (isClassic) return 'yarn.lock is out of sync with package.json: run "yarn install" and commit yarn.lock.';
      return `${file} is out of sync with package.json, or with the version of ${manager} that reads it: run "${manager} install" with that version and commit ${file}.`;
    },
  },
  {
    // npm 7 to 11
    name: 'peer-dependencies',
    weight: 3,
    pattern: new RegExp(`^${NPM} ERESOLVE (?:unable to resolve dependency tree|could not resolve)`),
    reason: describePeers,
    remedy:
      'Choose compatible versions; or, if these work together anyway, add "legacy-peer-deps=true" to .npmrc and commit it with a new lock file.',
  },
  {
    // npm 6 to 11, pnpm 8 to 10, only-allow 1, Yarn 1.22
    name: 'not-for-npm',
    weight: 3,
    pattern:
      /(?<protocol>Unsupported URL Type "[a-z]{1,20}:")|ERR_PNPM_(?<pnpm>ADDING_TO_ROOT|NO_SCRIPT|NO_SCRIPT_OR_SERVER|RECURSIVE_RUN_NO_SCRIPT|NO_IMPORTER_MANIFEST_FOUND|WORKSPACE_PKG_NOT_FOUND)\s|^\W{0,6}(?<only>Use "(?:pnpm|bun) install" for installation)|package\.json defines (?<other>"packageManager": "(?!npm@|yarn@[01]\.)[^"]{1,60}")|This project is configured to use (?<corepack>(?!npm\b|yarn\b)\w{2,10}) because/,
    place: ({ found: { protocol, pnpm, only, other, corepack } }) =>
      protocol ??
      only ??
      other?.replace('"yarn@pnpm@', '"pnpm@') ??
      (pnpm === undefined ? `"packageManager": "${corepack}@…"` : 'a workspace of pnpm'),
    reason: 'This app is not prepared for npm or Yarn classic ({place}).',
    remedy: ({ found: { only, other, corepack } }) =>
      `${only === undefined ? '' : 'Remove the script that asks for another. '}${other === undefined && corepack === undefined ? '' : 'Remove that field, or commit a package-lock.json. '}The platform has no other: ${WITH_NPM}`,
  },
  {
    // pnpm 7 to 9
    name: 'pnpm-workspace-without-packages',
    weight: 3,
    pattern:
      /^(?:\S{1,100}: ?)?\s{0,2}(?:ERR_PNPM_INVALID_WORKSPACE_CONFIGURATION|ERROR)\s{1,4}packages field missing or empty$/,
    reason: 'pnpm-workspace.yaml has no "packages", which pnpm 9 and older ask for:',
    remedy: `add "packages: ['.']" to it, or use a newer pnpm.`,
  },
  {
    // npm 6 to 11
    name: 'package-json',
    weight: 3,
    pattern: new RegExp(
      `^${NPM} JSON\\.parse (?:Invalid package\\.json: )?(?<words>(?:JSONParseError|Unexpected|Expected|Bad|Unterminated)\\b.{1,200}?)(?: while parsing .*)?$`,
    ),
    reason: 'A package.json is not valid JSON: {words}.',
    remedy: 'Remove comments, trailing commas and merge conflict markers.',
  },
  {
    // npm 6 to 11
    name: 'other-platform',
    weight: 3,
    pattern: new RegExp(`^${NPM} notsup Unsupported platform for (?<name>@?[^@\\s]{1,200})@`),
    reason: '"{name}" is for another system.',
    remedy: ({ app, found: { name = '' } }) => {
      const isListed = ['dependencies', 'devDependencies'].some(
        (kind) => fieldOf(manifestField(app.folder, kind), name) !== undefined,
      );
      return isListed
        ? `Move it to "optionalDependencies" in package.json, or remove it from there; then run "npm install" and commit package-lock.json.`
        : `package.json does not list it: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json. If npm still refuses it, "npm explain ${name}" names the package that needs it.`;
    },
  },
  {
    // npm 6 to 11
    name: 'script-missing',
    weight: 3,
    pattern: new RegExp(`^${NPM} [Mm]issing script: "?(?<name>[^"\\s]{1,100})"?$`),
    reason: 'package.json has no script "{name}", which another script runs:',
    remedy: 'add it. In a workspace, is it the package.json of the right folder?',
  },
  {
    // npm 8 to 11
    name: 'overrides',
    weight: 3,
    pattern: new RegExp(
      `^${NPM} Override for (?<name>@?[^@\\s]{1,200})@\\S{1,100} conflicts with (?:the )?direct dependency`,
    ),
    reason: 'package.json asks for "{name}" itself, and for another version of it in "overrides":',
    remedy: 'write "{name}": "${name}" there, or remove it there.',
  },
  {
    // npm 6 to 11, Yarn 1.22, pnpm 8 to 10
    name: 'git-by-ssh',
    weight: 3,
    pattern:
      /(?:ssh:\/\/(?:git@)?|\bgit clone git@)(?<host>[\w.-]{1,100})[/:](?<repository>[\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?(?:$| \/)/,
    reason: ({ lines, index, found: { host, repository } }) =>
      lines.slice(index).some((line) => OF_SSH.test(line))
        ? `${repository} is fetched from ${host} over SSH, and there is no key for that here.`
        : undefined,
    remedy:
      'If it is public, use "git+https://…" in package.json and in the lock file; if it is private, publish it to a registry.',
  },
];

/** npm names what package.json asks for first, and then what that needs. */
function describeLock(spot: Spot): string {
  const { name, other } = spot.found;
  if (other !== undefined) return `package-lock.json has ${other}, which package.json does not allow.`;
  if (name === undefined && !existsSync(path.join(spot.app.folder, 'package-lock.json')))
    return 'There is no package-lock.json where "npm ci" runs.';
  if (name === undefined)
    return 'npm cannot read package-lock.json: is it cut off, or does it have merge conflict markers?';
  return `${missingFromLock(spot) ?? name} is missing from package-lock.json.`;
}

function missingFromLock({ lines }: Spot): string | undefined {
  const names = lines.flatMap((line) => MISSING.exec(line)?.groups?.['name'] ?? []);
  return names.find((name) => !FOR_ONE_SYSTEM.test(name));
}

const UNRESOLVED = /^npm (?:error|ERR!) Could not resolve dependency:$/;
const WANTED =
  /^npm (?:error|ERR!) (?:(?:dev|prod|optional|override) )?(?:(peer)(?:Optional)? )?(@?[\w./-]{1,200})@"([^"]{1,100})" from (.{1,300})$/;

/**
 * Which package wants which other one beside it, and which one is there. Above "Could not resolve dependency:" are all that
 * go together with what npm found.
 */
function describePeers({ lines, index }: Spot): string {
  const below = lines.slice(index, index + MAX_ERESOLVE_LINES);
  const unresolved = below.findIndex((line) => UNRESOLVED.test(line));
  const [, peer, wanted, range, by] = WANTED.exec(below[unresolved + 1] ?? '') ?? [];
  if (unresolved < 0 || wanted === undefined) return 'npm finds no compatible versions (ERESOLVE).';
  const found = below.slice(0, unresolved).flatMap((line) => / Found: (\S{1,300})$/.exec(line)?.[1] ?? []);
  const there = found.find((name) => name.startsWith(`${wanted}@`)) ?? 'another version';
  const who = by === 'the root project' ? 'package.json' : by;
  return `${who} needs ${wanted} ${range}${peer === undefined ? '' : ' as a peer dependency'}, but npm found ${there}.`;
}

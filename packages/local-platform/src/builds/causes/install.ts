import type { Cause, Spot } from './cause.ts';
import { FOR_ONE_SYSTEM, MADE_ELSEWHERE, WITH_NPM } from './installed.ts';

const NPM = 'npm (?:error|ERR!)';
const MISSING = new RegExp(`^${NPM} Missing: (?<name>\\S{1,300}?)@? from lock file$`);
/** npm lists all that needs a package which does not fit. */
const MAX_ERESOLVE_LINES = 60;
const COMMIT_LOCK = 'run "npm install" and commit package-lock.json.';

/** What package managers say of lock files, versions that do not go together, workspaces, scripts and git. */
export const INSTALL: readonly Cause[] = [
  {
    name: 'lock-file-lacks-package',
    tool: 'npm 7 to 11',
    weight: 3,
    pattern: MISSING,
    // npm names what package.json asks for first, and then what that needs.
    reason: (spot) => {
      const name = missingFromLock(spot);
      return `${name ?? spot.found['name']} is missing from package-lock.json${name === undefined ? '.' : ':'}`;
    },
    // Of an optional package that the registry does not have npm shows no version: "name@".
    remedy: (spot) => (missingFromLock(spot) === undefined ? MADE_ELSEWHERE : COMMIT_LOCK),
  },
  {
    // Only asked for where there is one.
    name: 'lock-file-unreadable',
    tool: 'npm 7 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} The \`npm ci\` command can only install with an existing package-lock\\.json`),
    reason: 'npm cannot read package-lock.json: is it cut off, or does it have merge conflict markers?',
    remedy: 'Run "npm install" and commit package-lock.json.',
  },
  {
    name: 'lock-file-disagrees',
    tool: 'npm 7 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} Invalid: lock file's (?<name>\\S{1,300}) does not satisfy `),
    reason: 'package-lock.json has {name}, which package.json does not allow:',
    remedy: COMMIT_LOCK,
  },
  {
    name: 'lock-file-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern: /Your lockfile needs to be updated, but yarn was run with/,
    reason: 'yarn.lock is out of sync with package.json:',
    remedy: 'run "yarn install" and commit yarn.lock.',
  },
  {
    name: 'lock-file-yarn-berry',
    tool: 'Yarn 2 to 4',
    weight: 3,
    pattern: /The lockfile would have been (?:modified|created) by this install, which is explicitly forbidden/,
    reason: 'yarn.lock is out of sync with package.json, or with the version of Yarn that reads it:',
    remedy: 'run "yarn install" with that version and commit yarn.lock.',
  },
  {
    name: 'lock-file-pnpm',
    tool: 'pnpm 7 to 10',
    weight: 3,
    pattern: /ERR_PNPM_(?:OUTDATED_LOCKFILE|LOCKFILE_BREAKING_CHANGE|NO_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)\b/,
    reason: 'pnpm-lock.yaml is out of sync with package.json, or with the version of pnpm that reads it:',
    remedy: 'run "pnpm install" with that version and commit pnpm-lock.yaml.',
  },
  {
    name: 'peer-dependencies',
    tool: 'npm 7 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} ERESOLVE (?:unable to resolve dependency tree|could not resolve)`),
    reason: describePeers,
    remedy:
      'Choose compatible versions; or, if these work together anyway, add "legacy-peer-deps=true" to .npmrc and commit it with a new lock file.',
  },
  {
    name: 'version-protocol',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} Unsupported URL Type "(?<prefix>[a-z]{1,20}:)"`),
    reason:
      'The platform installs with npm, which cannot read versions that begin with "{prefix}" (pnpm and newer Yarn can):',
    remedy: 'deploy a folder that npm can install (docs/how-to/monorepos.md).',
  },
  {
    name: 'package-json',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} JSON\\.parse Invalid package\\.json: (?<words>.{1,200}?)(?: while parsing .*)?$`),
    reason: 'A package.json is not valid JSON: {words}.',
    remedy: 'Remove comments, trailing commas and merge conflict markers.',
  },
  {
    name: 'workspace-root',
    tool: 'pnpm 8 to 10',
    weight: 3,
    pattern:
      /ERR_PNPM_(?:ADDING_TO_ROOT|NO_SCRIPT|NO_SCRIPT_OR_SERVER|RECURSIVE_RUN_NO_SCRIPT|NO_IMPORTER_MANIFEST_FOUND)\s/,
    reason: 'pnpm runs at the root of a workspace, not in the folder of the app.',
    remedy: `The platform does not have pnpm: ${WITH_NPM}`,
  },
  {
    name: 'workspace-package',
    tool: 'pnpm 8 to 10',
    weight: 3,
    pattern: /ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,200}"(?<name>@?[^"@]{1,200})@workspace:/,
    reason: '{name} is another package of the workspace, and is not in the zip:',
    remedy: 'deploy a folder of the app that includes it, prepared for npm (docs/how-to/monorepos.md).',
  },
  {
    name: 'workspace-unknown',
    tool: 'npm 7 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} No workspaces found:`),
    place: ({ lines, index }) => /--workspace=(\S{1,100})/.exec(lines[index + 1] ?? '')?.[1],
    reason: 'package.json has no workspace {place}:',
    remedy:
      'does the zip have the root of the repository, with "workspaces" and the folder of the app? (docs/how-to/monorepos.md)',
  },
  {
    name: 'other-package-manager',
    tool: 'only-allow 1',
    weight: 3,
    pattern: /^\W{0,6}Use "(?<manager>pnpm|yarn|bun) install" for installation in this project\./,
    reason: 'The script "preinstall" allows only {manager}:',
    remedy:
      'remove it from package.json: the platform installs with npm or Yarn classic. Is the app prepared for npm? (docs/how-to/monorepos.md)',
  },
  {
    name: 'yarn-of-another-version',
    tool: 'Yarn 1.22, Corepack',
    weight: 3,
    pattern: /^error This project's package\.json defines "packageManager": "(?<wanted>yarn@[^"]{1,60})"/,
    reason: 'package.json asks for {wanted} ("packageManager"), but this machine has Yarn classic.',
    remedy: 'Commit a package-lock.json in place of yarn.lock, so that npm installs, or use Yarn 1.22.',
  },
  {
    name: 'script-missing',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} Missing script: "(?<name>[^"]{1,100})"`),
    reason: 'package.json has no script "{name}", which another script runs:',
    remedy: 'add it. In a workspace, is it the package.json of the right folder?',
  },
  {
    name: 'git-by-ssh',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: /ssh:\/\/(?:git@)?(?<host>[\w.-]{1,100})[/:](?<repository>[\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?$/,
    reason: 'npm fetches {repository} from {host} over SSH, and there is no key for that here.',
    remedy:
      'If it is public, use "git+https://…" in package.json and in the lock file; if it is private, publish it to a registry.',
  },
];

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

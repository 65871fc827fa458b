import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../shared/files/paths.ts';
import type { Runner } from '../../runner/runner.ts';
import { StopError } from '../../shared/errors.ts';
import { LOCK_FILES } from '../../shared/apps/lock-files.ts';
import { realPath } from '../../shared/files/real-path.ts';
import { readRegularFile } from '../../shared/files/regular-file.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { timeLimit } from '../../shared/signals.ts';
import { isTracked, readDefaultBranch, readOrigin } from '../../workspace/commits/head.ts';
import type { Checkout } from '../../workspace/listing/git/git.ts';
import { grepFiles } from '../../workspace/listing/git/grep.ts';
import { findWorkTree } from '../../workspace/listing/git/worktrees.ts';
import { APP_FILES, WORDPRESS_NAME, wordPressReads } from './wordpress-reads.ts';
import type { WordPressRead } from './wordpress-reads.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/** What is known of a repository: files by their POSIX paths from its top, and what git says. All of it is untrusted text. */
export interface Repository {
  /** Absolute, real path. */
  readonly top: string;
  /** The folder that was named, from the top; empty for the top. */
  readonly folder: string;
  /** Text of the files that matter, of which at most the beginning is needed; empty where only the name counts. */
  readonly files: ReadonlyMap<string, string>;
  readonly remote: Remote | undefined;
  /** What its files read, of variables with an address of WordPress. */
  readonly wordPressReads: readonly WordPressRead[];
  readonly branch: { readonly name: string; readonly isOfRemote: boolean } | undefined;
}

/** Where a clone is from, without what may be a secret of its address. */
export interface Remote {
  /** Lower case. */
  readonly host: string;
  /** `acme/shop` */
  readonly path: string;
  /** Of http, where the address has one. */
  readonly port?: string;
}

/** Files whose text is read. */
const READ = /^(?:package\.json|yarn\.lock|\.nvmrc|\.node-version)$/;
/** Files of which it counts that they are there. */
const NAMED = new Set<string>([
  ...LOCK_FILES.map(([name]) => name),
  '.gitlab-ci.yml',
  'azure-pipelines.yml',
  'bitbucket-pipelines.yml',
]);

/** What GitHub runs. Forms of issues and the like may be in `.github` of a mirror that is built elsewhere. */
const WORKFLOWS = '.github/workflows';

/** How long git may take for one answer, in milliseconds. */
const MAX_GIT_MS = 60_000;
/** Folders below the top in which an app is looked for: `apps/web` is two. */
const MAX_DEPTH = 3;
const MAX_FOLDERS = 2000;
const MAX_BYTES = 1024 * 1024;

/** @param folder absolute. @returns undefined where it is in no repository. Reads, and writes nothing */
export async function readRepository(
  folder: string,
  { variables }: Pick<Runner, 'variables'>,
  signal: AbortSignal,
): Promise<Repository | undefined> {
  const real = realPath(folder);
  const top = findWorkTree(real);
  if (top === undefined) return undefined;
  const named = pathInside(top, real) ?? '';
  const checkout = { folder: top, variables, signal };
  const origin = await withinLimit(checkout, readOrigin);
  return {
    top,
    folder: named,
    files: listFiles(top, named),
    remote: origin === undefined ? undefined : parseRemote(origin),
    wordPressReads: await withinLimit(checkout, async (limited) =>
      wordPressReads(await grepFiles(limited, WORDPRESS_NAME, APP_FILES)),
    ),
    branch: await withinLimit(checkout, readDefaultBranch),
  };
}

/** Whether git tracks something in a folder of a repository. @param folder POSIX, from the top */
export async function tracks(
  { top }: Repository,
  folder: string,
  { variables }: Pick<Runner, 'variables'>,
  signal: AbortSignal,
): Promise<boolean> {
  return await withinLimit({ folder: top, variables, signal }, async (checkout) => await isTracked(checkout, folder));
}

/**
 * Asks git something for which a minute is more than enough.
 * @throws the reason of the signal, which git itself takes for no answer; {StopError} where the time is up
 */
async function withinLimit<Answer>(
  { folder, variables, signal }: Checkout,
  question: (checkout: Checkout) => Promise<Answer>,
): Promise<Answer> {
  const limit = timeLimit(MAX_GIT_MS);
  const answer = await question({ folder, variables, signal: AbortSignal.any([signal, limit]) });
  signal.throwIfAborted();
  if (!limit.aborted) return answer;
  const advice = 'Look for a named pipe in place of the file of include.path in the configuration of git.';
  throw new StopError(
    'timeout',
    `git gave no answer about "${safeText(folder)}" within a minute. ${advice}`,
    1,
    'failed',
  );
}

/** Level by level, so that the limit leaves out what is deepest; the folder that was named is always looked at. */
function listFiles(top: string, named: string): Map<string, string> {
  const files = new Map<string, string>();
  let level = [''];
  let seen = 0;
  for (let depth = 0; depth <= MAX_DEPTH && seen < MAX_FOLDERS; depth += 1) {
    const next: string[] = [];
    for (const folder of level.slice(0, MAX_FOLDERS - seen)) next.push(...listFolder(top, folder, files));
    seen += level.length;
    level = next;
  }
  const parts = named.split('/');
  for (const index of parts.keys()) listFolder(top, parts.slice(0, index + 1).join('/'), files);
  return files;
}

/** @returns the folders in it. A link is never followed */
function listFolder(top: string, folder: string, files: Map<string, string>): string[] {
  const below: string[] = [];
  for (const entry of tryToRead(() => readdirSync(path.join(top, folder), { withFileTypes: true })) ?? []) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) below.push(name);
    if (entry.isDirectory() && name === '.github' && isFolder(path.join(top, WORKFLOWS))) files.set(WORKFLOWS, '');
    if (entry.isFile() && NAMED.has(entry.name)) files.set(name, '');
    if (entry.isFile() && READ.test(entry.name))
      files.set(name, readRegularFile(path.join(top, name), MAX_BYTES) ?? '');
  }
  return below.sort();
}

function isFolder(name: string): boolean {
  return tryToRead(() => lstatSync(name))?.isDirectory() === true;
}

/** An address of git, as a URL or as `user@host:path`. @returns undefined for a path on this machine */
export function parseRemote(address: string): Remote | undefined {
  const [, scpHost, scpPath = ''] = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(address) ?? [];
  const url = scpHost === undefined && URL.canParse(address) ? new URL(address) : undefined;
  const host = (scpHost ?? url?.hostname ?? '').toLowerCase();
  const where = (scpHost === undefined ? (url?.pathname ?? '') : scpPath).replace(/^\/+|\/+$|(?:\.git)?\/*$/g, '');
  const port = url?.protocol.startsWith('http') === true ? url.port : '';
  return host === '' ? undefined : { host, path: where, ...(port === '' ? {} : { port }) };
}

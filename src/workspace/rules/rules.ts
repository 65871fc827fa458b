/**
 * The user's rules for which files are sent. They apply on top of the listing, which is what git and the built-in defaults
 * keep. The last that matches wins: ignore file, include, exclude.
 */
export interface FileRules {
  /** The ignore file as it is shown, relative to the workspace: `.deployignore`. */
  readonly ignoreFile: string;
  /** Lines of the ignore file at the root of `path`, in gitignore syntax; empty where there is none. */
  readonly ignoreLines: readonly string[];
  /** gitignore patterns that bring ignored files back. */
  readonly include: readonly string[];
  /** gitignore patterns of files to exclude, applied last. */
  readonly exclude: readonly string[];
}

/** Where a decision about a file comes from. Untrusted text: to be shown through `safeText`. */
export interface Rule {
  /**
   * A line of an ignore file, relative to the repository (`src/.gitignore:1`), or to the workspace for that of `ignore-file`;
   * or `built-in`, `linked worktree`, `include`, `exclude`, `never sent`.
   */
  readonly source: string;
  readonly pattern: string;
}

/** What package managers keep of packages: in the workspace where a setting says so, or where it is the HOME. */
const STORES =
  '.npm/ .npm-cache/ _cacache/ .pnpm-store/ **/.local/share/pnpm/ .yarn-cache/ **/.yarn/v[0-9]*/ **/.yarn/cache/ ' +
  '**/.yarn/unplugged/ **/.yarn/berry/ **/.bun/install/ .deno/ **/.composer/cache/ **/.gradle/caches/ ' +
  '**/.m2/repository/ **/.cargo/registry/ **/.nuget/packages/ .pub-cache/';

/** The built-in defaults: ignored unless git tracks them or one of git's own rules brings them back. */
export const DEFAULT_IGNORES: readonly string[] = [
  'node_modules/',
  '.next/',
  '.nuxt/',
  '.cache/',
  '.wordpress-cache/',
  '.env*.local',
  '.DS_Store',
  '._*',
  '?*@tmp/', // of Jenkins, beside the folder of a `dir` step: scripts, files of `withCredentials`
  ...STORES.split(' '),
];

/**
 * Never sent, whatever the patterns. Version control data at any depth (compared without case, as a
 * case-insensitive file system does) and the key files that google-github-actions/auth writes into the workspace.
 */
export function isNeverSent(path: string): boolean {
  return VERSION_CONTROL.test(path) || CREDENTIALS.test(path);
}

/** The rule for a path that is never sent, as a table shows it. */
export function neverSentRule(path: string): Rule {
  const name = versionControlIn(path);
  if (name !== undefined) return { source: NEVER_SENT, pattern: name };
  return { source: NEVER_SENT, pattern: CREDENTIALS.test(path) ? 'gha-creds-*.json' : 'files of git or of this run' };
}

/** The version control data that a path leads to or into, in lower case: `.git`. Undefined for any other path. */
export function versionControlIn(path: string): string | undefined {
  return VERSION_CONTROL.exec(path)?.[1]?.toLowerCase();
}

export const NEVER_SENT = 'never sent';
export const WORKTREE = 'linked worktree';

/**
 * Where tools keep a history, or what they know of a checkout: git, Mercurial, Subversion, Sapling, Jujutsu, Bazaar, Pijul,
 * Fossil, Game of Trees; Darcs, Monotone.
 */
const VERSION_CONTROL = /(?:^|\/)(\.(?:git|hg|svn|sl|jj|bzr|pijul|fslckout|got)|_(?:svn|darcs|fossil_|mtn))(?![^/])/i;
const CREDENTIALS = /(?:^|\/)gha-creds-[^/]*\.json$/;

/** Something the user should know about the selection; the action decides how it is shown. `text` is safe to print. */
export interface Note {
  readonly level: 'info' | 'notice' | 'warning';
  readonly title: string;
  readonly text: string;
}

/**
 * What keeps git from running a program that the configuration of a repository names, from writing to the repository,
 * and from showing anything but what an object holds. All commands used here only read, so these dangers are left:
 *
 * - A fetch of what a partial clone lacks runs `remote.*.uploadpack`, `remote.*.vcs`, `core.sshCommand`,
 *   `core.gitProxy`, `ext::` URLs and more. Where git does not know `GIT_NO_LAZY_FETCH`, it stops at the list of
 *   protocols before it connects, whatever `protocol.*.allow` is.
 * - `fetch.bundleURI` may be read before that list is, and a server it names could ask for credentials.
 * - `core.fsmonitor` names a program, or starts a daemon.
 * - Hooks could run where a fetch gets as far as to write.
 * - A bare repository is taken for a repository only in a `.git`: anywhere else it may have come with the files.
 * - A pager only runs on a terminal, but nothing here is for one.
 * - With `git replace`, a commit shows the files of another one, here but not where its hash is read later.
 */
export const SAFE_ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
};

/**
 * Settings for `-c`, which win over those of the repository.
 * @param repository its folder, which git may read although another user owns it
 */
export function safeSettings(repository: string, platform = process.platform): readonly string[] {
  // git for Windows takes a path that starts with "/" for one in its own folder, and warns of it.
  const noFolder = platform === 'win32' ? 'NUL' : '/dev/null';
  return [`safe.directory=${asGitPath(repository, platform)}`, `core.hooksPath=${noFolder}`, ...SAFE_SETTINGS];
}

/** As git writes paths: on Windows with "/", and a mark in front of the name of a server (git-config, "pathname"). */
function asGitPath(place: string, platform: NodeJS.Platform): string {
  if (platform !== 'win32') return place;
  return place.replaceAll('\\', '/').replace(/^\/\//, '%(prefix)///');
}

const SAFE_SETTINGS: readonly string[] = [
  'core.fsmonitor=false',
  'safe.bareRepository=explicit',
  'fetch.bundleURI=',
  'credential.helper=',
  'core.askPass=',
];

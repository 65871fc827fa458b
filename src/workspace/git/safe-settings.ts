/**
 * What keeps git from running a program that the configuration of a repository names, or from writing to the
 * repository. The commands asked here only read, so what is left is this:
 *
 * - A fetch of what a partial clone lacks runs `remote.*.uploadpack`, `remote.*.vcs`, `core.sshCommand`,
 *   `core.gitProxy`, `ext::` URLs and more. Where git does not know `GIT_NO_LAZY_FETCH`, it stops at the list of
 *   protocols before it connects, whatever `protocol.*.allow` is.
 * - `fetch.bundleURI` may be read before that list is, and a server it names could ask for credentials.
 * - `core.fsmonitor` names a program, or starts a daemon.
 * - Hooks could run where a fetch gets as far as to write.
 * - A bare repository is taken for a repository only in a `.git`: anywhere else it may have come with the files.
 * - A pager only runs on a terminal, but nothing here is for one.
 */
export const SAFE_ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
};

/** Settings for `-c`, which win over those of the repository. */
export const SAFE_SETTINGS: readonly string[] = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'safe.bareRepository=explicit',
  'fetch.bundleURI=',
  'credential.helper=',
  'core.askPass=',
];

import path from 'node:path';
import { safeText } from '../../../shared/text/safe-text.ts';
import { gitConfigOf, gitIn, quoted, renewSubmodule } from './commands.ts';
import type { Place } from './commands.ts';
import { findWorkTree, hasOnlyWorktrees } from './worktrees.ts';

/** Why git fails. */
interface Cause {
  /** What git prints, in English (`LC_ALL`). */
  readonly text: RegExp;
  /** What to do: each command can be pasted, and a test runs it. */
  readonly advice: (found: readonly string[], place: Place) => string;
}

/** The cause of a failure, and what to do; undefined for one that is not in the table. */
export function findCause(
  stderr: string,
  place: Place,
): { readonly reason: string; readonly advice: string } | undefined {
  for (const { text, advice } of CAUSES) {
    const found = text.exec(stderr);
    if (found !== null) return { reason: safeText(found[0].replaceAll(/\s+/g, ' ')), advice: advice(found, place) };
  }
  return undefined;
}

const FOLDER_MISSING =
  'Its .git file names that folder, which is missing. In a container, mount it at the same path; elsewhere, check the repository out again.';

const CAUSES: readonly Cause[] = [
  {
    text: /(?:dubious ownership in repository at |unsafe repository \()'(.+?)'/,
    advice: ([, folder = '']) =>
      `Another user owns it. Run "git config --global --add safe.directory ${quoted(folder)}" in an earlier step.`,
  },
  {
    text: /this operation must be run in a work tree/,
    advice: (_, place) =>
      hasOnlyWorktrees(place.top)
        ? 'It is bare, and has linked worktrees alone. Set "path" to one of them.'
        : `It has core.bare=true, as if it had no files. Run "${gitIn(place)} config core.bare false".`,
  },
  {
    text: /Invalid path '.*'|cannot chdir to '.*'|its work tree is another folder: .*/,
    advice: (_, place) =>
      `Its core.worktree names that folder. Run "${gitIn(place)} --work-tree=. config --unset core.worktree".`,
  },
  {
    text: /unknown repository extensions? found:(?:\s+\S+)+|Expected git repo version .*|index uses .* extension, .*/,
    advice: () => 'A newer git made it. Install that version here.',
  },
  {
    text: /repo version is 0, but v1-only extensions? found:(?:\s+\S+)+/,
    advice: (_, place) => `Run "${gitConfigOf(place)} core.repositoryFormatVersion 1".`,
  },
  {
    text: /bad (?:boolean|numeric) config value '.*' for '(\S+?)'/,
    advice: ([, key = ''], place) => `Correct it, or run "${gitConfigOf(place)} --unset ${quoted(key)}".`,
  },
  {
    text: /(?:error: .*\s+fatal: )?bad config (?:line|variable) .* in file (.+)/,
    advice: ([, file = '']) => `Correct ${safeText(file)}. If it belongs to the repository, check that out again.`,
  },
  {
    text: /(?:error: .*\s+fatal: )?unable to parse command-line config/,
    advice: () =>
      'GIT_CONFIG_COUNT, GIT_CONFIG_KEY_0, GIT_CONFIG_VALUE_0 and so on must fit together. Set all of them, or run "unset GIT_CONFIG_COUNT GIT_CONFIG_PARAMETERS".',
  },
  {
    text: /unable to access '(.+?)': .*|(\S+): index file open failed: Permission denied/,
    advice: ([, file, index = '']) => `Make ${safeText(file ?? index)} a file that the user who runs this can read.`,
  },
  {
    text: /bad signature.*|bad index version.*|unknown index entry format.*|index file (?:corrupt|smaller|sha1|open).*/,
    advice: (_, place) => `Its index is damaged. Run "${gitIn(place)} read-tree HEAD", which makes a new one.`,
  },
  {
    text: /not a git repository: .*[/\\]modules[/\\].*/,
    advice: (_, place) =>
      findWorkTree(path.dirname(place.top)) === undefined
        ? FOLDER_MISSING
        : `The git folder of this submodule is missing. ${renewSubmodule(place)}`,
  },
  {
    text: /not a git repository: .*/,
    advice: () => FOLDER_MISSING,
  },
];

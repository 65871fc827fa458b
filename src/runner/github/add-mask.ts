/** Shorter values are left to `redact`. */
const MIN_MASK_LENGTH = 4;

/**
 * Where a value would be misread:
 * - CR and LF end the command.
 * - `%25`, `%0D` and `%0A` are decoded by every runner (actions/runner `ActionCommand.UnescapeData`; nektos/act and
 *   Gitea's fork of it, `unescapeCommandData` in `pkg/runner/command.go`). What is masked is then not what was written.
 * - `::` twice: act takes the last one for the end of the command's name (`^::([^ ]+)( (.+))?::`), so it knows no such
 *   command and prints the line.
 */
const MISREAD = /[\r\n]+|%25|%0D|%0A|:{2,}/;

/**
 * The values to write after `::add-mask::`, as they are, in this order.
 *
 * The runners of Gitea and Forgejo decode a value, mask what comes out, and pass on the line as it was written, some of
 * them into their log (act's `commandHandler`, which returns true there). So a value is safe only where decoding
 * changes nothing: then the mask hides its own line as well. The encoding of `core.setSecret` breaks that for each `%`.
 * A single `%` needs none: nothing decodes it.
 *
 * A secret that would be misread is masked in the pieces between those places: each is read as it is on every runner.
 * A runner has the values of `secrets.*` whole already (actions/runner `Worker.InitializeSecretMasker`), and our own
 * lines are cleared by `redact`.
 *
 * Nothing shorter than 4 characters is masked. actions/runner masks whatever it is given, a line `}` or a password `x`
 * included: it then shows `***` all over the job's log, and drops every output of the job that has this character in it.
 * Gitea's passes over single characters for that reason (`AppendSecretMasker`).
 */
export function maskValues(secrets: readonly string[]): string[] {
  const pieces = secrets
    .flatMap((secret) => secret.split(MISREAD))
    // Before a colon, the end of the command would be read one character late. Runners trim the lines of a secret, too.
    .map((piece) => piece.replace(/^[:\s]+/, '').trim());
  // The longest first: a mask that is part of a later one would leave the rest of that one's line as it is.
  return [...new Set(pieces)]
    .filter((piece) => piece.length >= MIN_MASK_LENGTH)
    .toSorted((a, b) => b.length - a.length);
}

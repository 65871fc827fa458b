/** One match for each run of backslashes: a file of nothing else must not take long. Line breaks as strings, JSON (once or many times over), URLs and HTML write them. */
const ESCAPED_LINE_BREAK = /(?<!\\)\\+(?:[nr]|u000[ad])|%0[ad]|&#(?:1[03]|x[ad]);/gi;

/**
 * After the line that opens a key comes its body, at once or after headers such as `Proc-Type: 4,ENCRYPTED`. Between
 * them may stand whatever a programming language puts between two pieces of a string.
 */
const KEY_WITH_BODY =
  /^-----BEGIN [A-Z0-9 ]+-----[^A-Za-z0-9]*(?:[A-Za-z][A-Za-z-]*: [^\n]*\n[^A-Za-z0-9]*)*[A-Za-z0-9+/=]{40}/;

/**
 * Whether a key follows the line that opens one, and not only talk of it.
 * @param text from `-----BEGIN` on; PEM (RFC 7468) or PGP (RFC 9580)
 */
export function hasKeyBody(text: string): boolean {
  return KEY_WITH_BODY.test(text.replaceAll(ESCAPED_LINE_BREAK, '\n'));
}

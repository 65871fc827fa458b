/**
 * A line break as strings, JSON (escaped once or many times over), URLs and HTML write it. A whole run of backslashes is
 * one match, as a file of nothing else must not take long.
 */
const ESCAPED_LINE_BREAK = /(?<!\\)\\+(?:[nr]|u000[ad])|%0[ad]|&#(?:1[03]|x[ad]);/gi;

/**
 * Whatever a programming language puts between two pieces of a string. What may stand in base64, too, is passed over only
 * in whole runs, so that no part of one is tried again and again.
 */
const BETWEEN = '(?:[^A-Za-z0-9+/=]|[+/=]+(?![A-Za-z0-9+/=]))*';

/** After the line that opens a key comes its body, at once or after headers such as `Proc-Type: 4,ENCRYPTED`. */
const KEY_WITH_BODY = new RegExp(
  `^-----BEGIN [A-Z0-9 ]+-----(?:${BETWEEN}[+/=]*[A-Za-z][A-Za-z-]*: [^\\n]*\\n)*${BETWEEN}[A-Za-z0-9+/=]{40}`,
);

/** What every line that opens one has, after four hyphens. */
const BEGIN = '-BEGIN ';
const HYPHENS_BEFORE = 4;
/** A line that opens one, and the first characters of the body. */
const MIN_LENGTH = '-----BEGIN PRIVATE KEY-----'.length + 40;

/**
 * Where the text of a key begins, and where it ends at the latest: where the next one begins.
 * @param marker where `-BEGIN ` stands
 * @param most the length up to which a key is read, in bytes
 */
export function extentOfKey(bytes: Buffer, marker: number, most: number): [from: number, to: number] | undefined {
  const from = marker - HYPHENS_BEFORE;
  const next = bytes.indexOf(BEGIN, marker + BEGIN.length, 'latin1');
  const to = Math.min(from + most, next === -1 ? bytes.length : next);
  return from < 0 || to - from < MIN_LENGTH ? undefined : [from, to];
}

/**
 * Whether a key follows the line that opens one, and not only talk of it.
 * @param text from `-----BEGIN` on; PEM (RFC 7468) or PGP (RFC 9580)
 */
export function hasKeyBody(text: string): boolean {
  return KEY_WITH_BODY.test(text.replaceAll(ESCAPED_LINE_BREAK, '\n'));
}

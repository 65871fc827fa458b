/** One line of `smoke-test`: a page, and what it must answer. */
export interface SmokeTestLine {
  /** As it stands in the input, for messages. */
  readonly source: string;
  /** Appended to the path of the site's URL; begins with one slash. */
  readonly path: string;
  /** Undefined: any 2xx. */
  readonly status: number | undefined;
  /** Text that the body must hold. */
  readonly text: string | undefined;
}

/**
 * Reads `PATH [STATUS] [TEXT]`. A second word of three digits is the status; all else after PATH is the text.
 * @throws {RangeError} whose message ends a sentence that begins with the line
 */
export function parseSmokeTestLine(line: string): SmokeTestLine {
  const source = line.trim();
  const [, path = '', second, rest = ''] = /^(\S+)(?:\s+(\S+)(?:\s+(.*))?)?$/su.exec(source) ?? [];
  if (!/^\/(?![/\\])/.test(path))
    throw new RangeError('must be PATH [STATUS] [TEXT], with a PATH that begins with one "/"');
  // A backslash is a slash to the parser of URLs, which drops a control character at the end: `/..\u0000` is `/..` to it.
  // A fragment never reaches a server.
  if (/[\\#\u0000-\u001f\u007f]/.test(path))
    throw new RangeError('must not have a "\\", a "#" or a control character in PATH');
  if (leavesItsFolder(path)) throw new RangeError('must not have ".." in PATH');
  const isStatus = second !== undefined && /^\d{3}$/.test(second);
  if (isStatus && !(Number(second) >= 200 && Number(second) <= 599))
    throw new RangeError(
      'has a STATUS that is not from 200 to 599; a TEXT that begins with three digits needs a STATUS before it',
    );
  const text = isStatus ? rest : source.slice(path.length).trim();
  return { source, path, status: isStatus ? Number(second) : undefined, text: text === '' ? undefined : text };
}

/** `..` as the parser of URLs reads it, percent-encoded too. */
function leavesItsFolder(path: string): boolean {
  const [folders = ''] = path.split('?');
  return folders.split('/').some((segment) => /^(?:\.|%2e){2}$/i.test(segment));
}

/** The URL of a page: the path of a line after that of the site. Its origin is that of the site. */
export function pageUrl(site: URL, { path }: Pick<SmokeTestLine, 'path'>): URL {
  return new URL(`${site.origin}${site.pathname.replace(/\/+$/, '')}${path}`);
}

import { BAD, parseTimeoutMinutes, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import type { SmokeTest, SmokeTestLine, Wait } from './inputs.ts';

/** Reads `smoke-test`, each bad line a problem of its own, and `smoke-test-minutes`. */
export function readSmokeTest(reader: InputReader, wait: Read<Wait>): Read<SmokeTest> {
  const lines = reader.lines('smoke-test').map((line): Read<SmokeTestLine> => {
    try {
      return parseSmokeTestLine(line);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return reader.reject('smoke-test', line.trim(), error.message);
    }
  });
  const minutes = reader.parsed('smoke-test-minutes', 5, parseTimeoutMinutes);
  const isAlone = lines.length > 0 && wait !== true && wait !== BAD;
  if (isAlone)
    reader.reject('smoke-test', undefined, 'needs "wait: true": only then is it known when the site is live');
  const good = lines.filter((line) => line !== BAD);
  return isAlone || good.length < lines.length ? BAD : together({ lines: good, minutes });
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

import { parseWebhook } from '../../../platform/api/webhook.ts';
import type { Webhook } from '../../../platform/api/webhook.ts';
import type { Runner } from '../../../runner/runner.ts';
import { parseSecureUrl } from '../../../shared/secure-url.ts';
import { BAD, parseTimeoutMinutes, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import type { DeployReader } from './files.ts';
import { readPrepackedZip } from './zip.ts';
import type { ArchiveFolders } from './zip.ts';

/** Whether an upload is followed until it is live; `if-possible` where the host cannot be asked, too: not at all there. */
export type Wait = boolean | 'if-possible';

/** What the site must answer. */
export interface SmokeTest {
  readonly lines: readonly SmokeTestLine[];
  /** How long to wait until every page answers as expected. */
  readonly minutes: number;
}

/** One line of `smoke-test`: a page, and what it must answer. */
export interface SmokeTestLine {
  /** As it stands in the input, for messages. */
  readonly source: string;
  /** Appended to the path of the site's URL; begins with one slash. */
  readonly path: string;
  /** Undefined: any 2xx. `not-5xx` is no input's: whatever is no failure of the server. */
  readonly status: number | 'not-5xx' | undefined;
  /** Text that the body must hold. */
  readonly text: string | undefined;
}

/** Reads the inputs about what follows the upload. @param wait the input of that name */
export function readAfterUpload(
  reader: DeployReader,
  wait: Read<Wait>,
  folders: ArchiveFolders,
  runner: Pick<Runner, 'holdsSecret'>,
) {
  return together({
    wait,
    purge: together({
      webhook: reader.parsedOr('purge-cache-webhook', undefined, parsePurgeWebhook),
      failOnError: reader.boolean('fail-on-purge-error'),
    }),
    /** Public address of the site. */
    environmentUrl: readSiteUrl(reader, runner),
    smokeTest: readSmokeTest(reader, wait),
    /** Sent after a failed smoke test. */
    rollbackArchive: readRollbackArchive(reader, wait, folders),
  });
}

/** A rebuild right after the upload would build a second time, and purge nothing. @throws {RangeError} */
function parsePurgeWebhook(text: string): Webhook {
  const webhook = parseWebhook(text);
  if (webhook.action === undefined || webhook.action === 'purgeCache') return webhook;
  throw new RangeError(
    'must be the URL of "Purge Cache", and this one triggers a rebuild: copy the other one from the portal',
  );
}

function readRollbackArchive(reader: DeployReader, wait: Read<Wait>, folders: ArchiveFolders) {
  const zip = readPrepackedZip(reader, 'rollback-archive', folders);
  if (reader.text('rollback-archive') === '') return zip;
  requireWait(reader, 'rollback-archive', wait, ': the deploy rolls back only a build that it saw live');
  if (reader.lines('smoke-test').length > 0) return zip;
  const problem = 'needs "smoke-test": the deploy sends this zip only after a failed smoke test';
  return reader.reject('rollback-archive', undefined, problem);
}

/** For an input that has no use without `wait: true`. @param why the end of a sentence */
export function requireWait(reader: InputReader<never>, input: string, wait: Read<Wait>, why: string): void {
  if (wait !== true && wait !== BAD) reader.reject(input, undefined, `needs "wait: true"${why}`);
}

function readSiteUrl(reader: DeployReader, runner: Pick<Runner, 'holdsSecret'>): Read<URL | undefined> {
  const url = reader.parsedOr('environment-url', undefined, parseSiteUrl);
  if (url === undefined || url === BAD || !runner.holdsSecret(url.href, [])) return url;
  return reader.reject('environment-url', undefined, 'must not hold one of your secrets: it becomes an output');
}

/** `environment-url`: https, or http on loopback. @throws {RangeError} */
export function parseSiteUrl(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
  return url;
}

function readSmokeTest(reader: DeployReader, wait: Read<Wait>): Read<SmokeTest> {
  const smokeTest = together({
    lines: readSmokeTestLines(reader),
    minutes: reader.required('smoke-test-minutes', parseTimeoutMinutes),
  });
  if (reader.lines('smoke-test').length > 0)
    requireWait(reader, 'smoke-test', wait, ': only then does the deploy know when the site is live');
  return smokeTest;
}

/** Reads `smoke-test`, each bad line a problem of its own. */
export function readSmokeTestLines(reader: InputReader<'smoke-test'>): Read<readonly SmokeTestLine[]> {
  const lines = reader.lines('smoke-test').map((line): Read<SmokeTestLine> => {
    try {
      return parseSmokeTestLine(line);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return reader.reject('smoke-test', line.trim(), error.message);
    }
  });
  const good = lines.filter((line) => line !== BAD);
  return good.length < lines.length ? BAD : good;
}

/**
 * What other tools take for a status, as `2xx`, `200-299` or `== 200`: as a TEXT it would fail, and roll back, a good deploy.
 * Not what goes on as a word, as `500px`.
 */
const LIKE_STATUS =
  /^(?:\d{3}|(?:status)?\s{0,4}(?:[!<=>]?={1,2}|[:<>])?\s{0,4}[1-5](?:xx|\d\d)(?:\s*(?:[-–,|/]|\.\.)\s*[1-5](?:xx|\d\d))*[,:]?)(?=\s|$)/i;

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
  if (path.endsWith(',')) throw new RangeError('must not have a "," after PATH: each page has a line of its own');
  if (leavesItsFolder(path)) throw new RangeError('must not have ".." in PATH');
  const isStatus = second !== undefined && /^[2-5]\d\d$/.test(second);
  const text = isStatus ? rest : source.slice(path.length).trim();
  if (!isStatus && LIKE_STATUS.test(text))
    throw new RangeError(
      'has a STATUS that is not one number from 200 to 599; a TEXT that begins like one needs a STATUS before it',
    );
  return { source, path, status: isStatus ? Number(second) : undefined, text: text === '' ? undefined : text };
}

/** `..` as the parser of URLs reads it, percent-encoded too. */
function leavesItsFolder(path: string): boolean {
  const [folders = ''] = path.split('?');
  return folders.split('/').some((segment) => /^(?:\.|%2e){2}$/i.test(segment));
}

import { taskOf, withoutPrefix } from '../quote/forms.ts';
import type { FailedApp } from './failed-app.ts';

/** Where in the output of a program a cause was found. */
export interface Spot {
  readonly app: FailedApp;
  /** All lines, oldest first, as the pattern is tried on them last; those of npm as they are. */
  readonly lines: readonly string[];
  /** Of the line that the pattern found. */
  readonly index: number;
  /** The error that is quoted, as far as that is known. */
  readonly error: QuotedError | undefined;
  /** What its named groups found. */
  readonly found: Readonly<Record<string, string | undefined>>;
}

/**
 * Part of a message: `{name}` is what the group of this name found. A function where other lines or files of the app count;
 * undefined from it means that the line does not tell after all.
 */
type Part = string | ((spot: Spot) => string | undefined);

/**
 * A row of the table: what a program writes when it fails, why it does, and what to do about it. A comment has what writes it,
 * with the versions that were seen to: not in the bundle.
 */
export interface Cause {
  /** Its samples have it, too (`packages/local-platform/__tests__/builds/corpus`). */
  readonly name: string;
  /**
   * Of several causes in one output the weightiest counts, and of equals the last: 3 is final, 1 often follows from others, 0
   * only says where.
   */
  readonly weight: 0 | 1 | 2 | 3;
  /**
   * Tried on one line of untrusted text, of up to 2,000 characters, so without nested or neighbouring repetitions; where it
   * does not match, on that line without what tools put before it.
   */
  readonly pattern: RegExp;
  /** What the error that is quoted has to say, too: where the line may be of something that went on. */
  readonly error?: RegExp;
  /** What lines nearby say of where or which, as `{place}`; nothing where they do not. */
  readonly place?: (spot: Spot) => string | undefined;
  readonly reason: Part;
  /** Absent where the reason has it. */
  readonly remedy?: Part;
}

/** The weightiest cause that the output of a program names. */
interface FoundCause {
  readonly cause: Cause;
  /** What is wrong, and what to do. */
  readonly text: string;
  /** Of the line that names it. */
  readonly index: number;
}

/** The error that is quoted: of several that are quoted as one, the last. */
interface QuotedError {
  readonly text: string;
  /** Its first line. */
  readonly last: number;
}

/** Only says what may go wrong, or what goes on. */
const WARNS = /\bwarn\b|warning\b|^\s*(?:tip|hint|note)\b|^npm (?:info|http|notice|verb|sill)\b/i;

/** What a program says that goes on after an error. */
const WENT_ON =
  /\b(?:fall(?:ing|s)? ?back|skipp(?:ed|ing)|continuing|ignor(?:ed|ing)|proceeding|using (?:the |an? )?(?:default|cached?|mock|local|(?:in-)?memory|previous|stale))\b|(?<!\b(?:not|be|is) )\b(?:re)?connected(?:[.!]| to\b|$)|\bconnection (?:re-?)?established\b|\b(?:retry|attempt)\b.{0,20} succeeded\b|^\s*[✓✔] /iu;
/** The same, on the line of the error. */
const GOES_ON =
  /\b(?:falling|falls?|fell) back\b|[,;:] (?:(?:continuing|proceeding|skipping)\b|using (?:the |an? )?(?:default|cached?|mock|local|previous|stale)\b)/i;
/** Of the machine, or of what it reaches. */
const OF_MACHINE = /\bE(?:MFILE|NOMEM|NOSPC|DQUOT)\b|[Nn]o space left on device|[Dd]isk quota exceeded/;
/** The code is wrong, whatever a service or the machine answers. */
const OF_CODE =
  /\b(?:ReferenceError|SyntaxError|AssertionError|error TS\d|Type error:|Module not found|Cannot find (?:module|package)|is not exported by|NG\d{4}:|\bexpect\()/;

/**
 * @param causes the weightiest first
 * @param from the line where the error begins, as far as that is known: what stands above it is about something else, unless
 *   it is final
 * @param error what it says, as far as that is known
 */
export function findCause(
  causes: readonly Cause[],
  lines: readonly string[],
  app: FailedApp,
  from = 0,
  error?: QuotedError,
): FoundCause | undefined {
  let best: FoundCause | undefined;
  const plain = lines.map(withoutPrefix);
  const shown = plain.map((line, index) => (lines[index]?.startsWith('npm ') === true ? lines[index] : line));
  const onward = plain.slice(0, error?.last ?? 0).findLastIndex(isOnward);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    const own = plain[index] ?? '';
    for (const cause of causes) {
      if (best !== undefined && cause.weight <= best.cause.weight) break;
      if (cause.weight < 3 && (index < from || WARNS.test(own))) continue;
      if (error !== undefined && cause.error?.test(error.text) === false) continue;
      const match = cause.pattern.exec(line) ?? (own === line ? null : cause.pattern.exec(own));
      if (match === null) continue;
      if (error !== undefined && cause.weight < 3 && wasHandled(cause, lines, index, error, onward)) continue;
      const text = textOf(cause, { app, lines: shown, index, error, found: match.groups ?? {} });
      if (text !== undefined) best = { cause, text, index };
    }
  }
  return best;
}

/**
 * Whether what a line above the error says has not led to it.
 * @param onward the last line above the error that says that a program goes on
 */
function wasHandled(
  { weight }: Cause,
  lines: readonly string[],
  index: number,
  { text, last }: QuotedError,
  onward: number,
): boolean {
  if (index >= last || weight === 0) return false;
  const line = lines[index] ?? '';
  const [task, failed] = [taskOf(line), taskOf(lines[last] ?? '')];
  if (task !== undefined && failed !== undefined && task !== failed) return true;
  const isWeak = weight === 1 || OF_MACHINE.test(line);
  return (isWeak && OF_CODE.test(text)) || GOES_ON.test(line) || onward > index;
}

/** Neither a frame of a stack nor a warning, of whatever it is. */
function isOnward(line: string): boolean {
  return WENT_ON.test(line) && !WARNS.test(line) && !/^\s+at /.test(line);
}

function textOf({ place, reason, remedy }: Cause, spot: Spot): string | undefined {
  const found = { ...spot.found, place: place?.(spot) };
  const [first, second] = [reason, remedy ?? ''].map((part) =>
    typeof part === 'string' ? fill(part, found) : part(spot),
  );
  return first === undefined || second === undefined ? undefined : `${first} ${second}`.trim();
}

function fill(text: string, found: Spot['found']): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => found[name] ?? '');
}

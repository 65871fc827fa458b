import { BOX, placeOf } from './error-place.ts';

/** Programs and frameworks, and how a line of theirs says what is wrong; the first group does. */
const ERRORS: readonly RegExp[] = [
  // Node, and what frameworks put before its errors; a package that is built (node-gyp).
  /^\s*(?:[⨯✗✘×] |\[cause\]: |Uncaught |gyp ERR! stack )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: +\S.*)$/,
  /^\s*(?:⨯ )?\[((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: .+)\](?: \{.*)?$/,
  // TypeScript; Next.js.
  /^(\S{1,500}\(\d{1,7},\d{1,7}\): error TS\d{1,6}: .*)$/,
  /^(Type error: \S.*)$/,
  /^\d{1,7}:\d{1,7} {1,8}Error: (\S.*)$/,
  // Nuxt (consola), in colour and in CI.
  /^\s*(?:\[[\w:@/-]{1,40}\] )?(?:ERROR|\[error\])  ?(?!in )(\S.*)$/,
  // Astro; esbuild.
  /^(?:\d\d:\d\d:\d\d )?\[ERROR\] (?:\[[\w:@/-]{1,40}\] )?(\S.*)$/,
  /^\[((?:[A-Z][a-z]{1,40}){2,12}\] \S.*)$/,
  /^✘ \[ERROR\] (\S.*)$/,
  /^(SvelteKit error: [a-z_]{1,80})$/,
];
/** Rolldown, with the place below: `[PARSE_ERROR] Unterminated string`. Before the build has failed it is a warning. */
const BOXED = /^\s*\[[\w:-]{1,80}\] (\S.*)$/;
const BUILD_FAILED = /\bBuild failed (?:in|with) \d/;
const MAX_LINES_OF_BUILD = 60;
/** What comes after one of these is what is wrong: Next.js; Vite, and so SvelteKit, Nuxt, Astro and React Router. */
const HEADING =
  /^\s*(?:Failed to compile\.|error during build:|(?:(?:Nuxt build error: )?Error: )?(?:Turbopack b|B)uild failed with \d{1,6} errors?:)$/;
/** Only says that something failed before. */
const CONSEQUENCE =
  /Failed to collect page data|Export encountered|[Bb]uild failed|Build error|Command failed|exited with|Prerendering failed|Exiting due to prerender errors|Invalid environment variables|failed with exit code/;
/** What Nuxt draws beside the errors of a build. */
const FRAME = /^[│■] {2}/;
/** Where the error is, on a line of its own (Next.js). */
const PLACE = /^\.\/\S{1,300}$/;
/** What Nuxt puts at the end of a line, behind a gap: a tag and the time. */
const GAP = '   ';
const TAG_AND_TIME = /^(?:\w{1,40} )?\d{1,2}:\d\d:\d\d(?: [AP]M)?$/;

/** Where what a program says of its failure may begin. */
const FIRST_ERROR = /^\s*(?:npm (?:error|ERR!) \S|error\b|ERROR in )/i;

/** What a program says last of what is wrong, in its own words, and whether that only follows from another error. */
export interface SaidError {
  readonly text: string;
  readonly isConsequence: boolean;
}

/**
 * The last error in the output of a program; one that only follows from another where there is no other.
 * @param lines oldest first
 */
export function lastError(lines: readonly string[]): SaidError | undefined {
  const plain = lines.map(withoutFrame);
  let consequence: SaidError | undefined;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const text = errorAt(plain, index);
    if (text === undefined) continue;
    if (!CONSEQUENCE.test(text)) return { text, isConsequence: false };
    consequence ??= { text, isConsequence: true };
  }
  return consequence;
}

/** Whether an error may begin with this line. */
export function mayBeginError(framed: string): boolean {
  const line = withoutFrame(framed);
  return FIRST_ERROR.test(line) || HEADING.test(line) || ERRORS.some((pattern) => pattern.test(line));
}

function errorAt(lines: readonly string[], index: number): string | undefined {
  const line = lines[index] ?? '';
  if (HEADING.test(line)) return errorBelow(lines, index);
  const said = boxedAt(lines, index) ?? ERRORS.flatMap((pattern) => pattern.exec(line)?.[1] ?? [])[0];
  if (said === undefined) return undefined;
  const text = withoutTag(said).replaceAll(/ {2,}/g, ' ');
  const astro = /^([A-Z]\w+)\] (.*)$/.exec(text);
  const whole = astro === null ? text : `${astro[1]}: ${astro[2]}${detailBelow(lines, index)}`;
  const more = text.startsWith('SvelteKit error: ') ? `: ${lines[index + 1]?.trim()}` : '';
  const place = placeOf(lines, index);
  return place === undefined || whole.includes(place) ? `${whole}${more}` : `${whole}${more} (${place})`;
}

function boxedAt(lines: readonly string[], index: number): string | undefined {
  if (!BOX.test(lines[index + 1] ?? '')) return undefined;
  const before = lines.slice(Math.max(0, index - MAX_LINES_OF_BUILD), index);
  return before.some((line) => BUILD_FAILED.test(line)) ? BOXED.exec(lines[index] ?? '')?.[1] : undefined;
}

/** A line without what Nuxt draws beside it. */
export function withoutFrame(line: string): string {
  return line.replace(FRAME, '');
}

function withoutTag(text: string): string {
  const trimmed = text.trimEnd();
  const gap = trimmed.lastIndexOf(GAP);
  return gap >= 0 && TAG_AND_TIME.test(trimmed.slice(gap).trim()) ? trimmed.slice(0, gap).trimEnd() : trimmed;
}

/** The first lines below a heading: what is wrong, and where, in either order. */
function errorBelow(lines: readonly string[], index: number): string | undefined {
  const below = lines.slice(index + 1, index + 8).map((line) => line.trim());
  const [first, second] = below.filter((line) => line !== '' && !line.startsWith('at '));
  if (first === undefined || ERRORS.some((pattern) => pattern.test(first))) return undefined;
  if (!PLACE.test(first)) return first;
  const error = second === undefined || ERRORS.some((pattern) => pattern.test(second)) ? undefined : second;
  return error === undefined ? undefined : `${error} (${first})`;
}

/** Astro says on the next line what of a file is wrong; before it may be an empty one. */
function detailBelow(lines: readonly string[], index: number): string {
  const [detail = ''] = lines.slice(index + 1, index + 3).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return /^(?:Hint:|Error reference:|Location:|Stack trace:|at |$)/.test(detail) ? '' : ` ${detail}`;
}

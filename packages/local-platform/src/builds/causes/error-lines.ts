/** How lines of programs and frameworks say what is wrong; the first group does. */
const ERRORS: readonly RegExp[] = [
  // Node, and what frameworks put before its errors; a package that is built (node-gyp).
  /^\s*(?:[⨯✗✘×] |\[cause\]: |Uncaught |gyp ERR! stack )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: +\S.*)$/,
  /^\s*(?:⨯ )?\[((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: .+)\](?: \{.*)?$/,
  // V8; a shell, of a process that was killed; C and C++.
  /^(FATAL ERROR: \S.*)$/,
  /^(\S{1,100}: (?:line )?(?:\d{1,9}: )?\S{1,300}: (?:command )?not found)$/,
  /^(Killed|Segmentation fault.{0,40})$/,
  /^(\S{1,300}:\d{1,7}:\d{1,7}: (?:fatal )?error: \S.*)$/,
  // TypeScript, plain and pretty; Next.js.
  /^(\S{1,500}(?:\(\d{1,7},\d{1,7}\):|:\d{1,7}:\d{1,7} -) error TS\d{1,6}: .*)$/,
  /^(Type error: \S.*)$/,
  /^(Module not found: \S.*)$/,
  // ESLint: of Next.js, of react-scripts, and its own.
  /^\d{1,7}:\d{1,7} {1,8}Error: (\S.*)$/,
  /^ {2}Line \d{1,7}(?::\d{1,7})?: +(\S.*)$/,
  /^ {1,8}\d{1,7}:\d{1,7} {1,8}error {1,8}(\S.*)$/,
  // Nuxt (consola), in colour and in CI; its pages.
  /^\s*(?:\[[\w:@/-]{1,40}\] )?(?:ERROR|FATAL|\[error\])  ?(?!in )(\S.*)$/,
  /^\s{0,4}│ [├└]──? (?:Error: )?(\[\d{3}\].*)$/,
  // Astro, 2 and later; esbuild; SvelteKit.
  /^ error {2,8}(\S.*)$/,
  /^(?:\d\d:\d\d:\d\d )?\[ERROR\] (?:\[[\w:@/-]{1,40}\] )?(\S.*)$/,
  /^\[((?:[A-Z][a-z]{1,40}){2,12}\] \S.*)$/,
  /^✘ \[ERROR\] (\S.*)$/,
  /^(SvelteKit error: [a-z_]{1,80})$/,
  // pnpm; Yarn; Yarn classic; Faust.js.
  /^\s?(?:ERR_PNPM_[A-Z_]{1,60})\s{1,4}(\S.*)$/,
  /^➤ YN(?!0000)\d{4}: [│┌└] (?![-+] )(\S.*)$/,
  /^error (?:- )?(?!\S{1,300}: Command failed\.$)(\S.*)$/,
];
/** Rolldown, with the place below: `[PARSE_ERROR] Unterminated string`. Before the build has failed it is a warning. */
const BOXED = /^\s*\[[\w:-]{1,80}\] (\S.*)$/;
const BUILD_FAILED = /\bBuild failed (?:in|with) \d/;
const MAX_LINES_OF_BUILD = 60;
/** What comes after one of these is what is wrong: Next.js; Vite, and so SvelteKit, Nuxt, Astro and React Router; Gatsby. */
export const HEADING =
  /^\s*(?:Failed to compile\.|error during build:|[✗x] Build failed in \d.{0,20}|ERROR #\d{1,6} {1,4}\S{0,40}|(?:(?:Nuxt build error: )?Error: )?(?:Turbopack b|B)uild failed with \d{1,6} errors?:)\s*$/;
/** Only says that something failed before. */
export const CONSEQUENCE =
  /Failed to collect page data|Export encountered|[Bb]uild failed|Build error|Command failed|exited with|Prerendering failed|Exiting due to prerender errors|Invalid environment variables|[Ff]ailed with (?:exit )?code|Lifecycle script|\bELIFECYCLE\b|run failed: command|command \(.{1,200}\) .{0,100}exited|Command "[^"]{1,100}" exited|^Found incompatible module|^fatal: Could not read from remote|Error evaluating Node\.js code/;
/** What Nuxt draws beside the errors of a build. */
const FRAME = /^[│■] {2}/;
/** Where the error is, on a line of its own (Next.js); and what says which tool it comes from. */
const PLACE = /^(?:\.{1,2}\/|[\w@.[\]()-]{1,60}\/)\S{0,300}\.\w{1,10}(?::\d{1,7}){0,2}$/;
const TOOL = /^\[\w{1,40}\]$/;
/** What Nuxt puts at the end of a line, behind a gap: a tag and the time. */
const GAP = '   ';
const TAG_AND_TIME = /^(?:\w{1,40} )?\d{1,2}:\d\d:\d\d(?: [AP]M)?$/;
/** Lines below an error that belong to it: npm, pnpm, Gatsby. */
const DETAIL = /^(?:Your \w{1,20} version is incompatible with |Expected version: |File: |in \S{1,300} \(line \d)/;
const MAX_DETAILS = 2;

/** Where what a program says of its failure may begin. */
const FIRST_ERROR = /^\s*(?:npm (?:error|ERR!) \S|error\b|ERROR in )/i;

/** Lines before an error in which its place may be: Node shows the place, the source and an arrow below it. */
const MAX_LINES_ABOVE = 6;
/** Lines after it: Astro puts hints between. */
const MAX_LINES_BELOW = 12;

/** Next.js: on the line before. */
const ABOVE = /^(\.\/\S{1,300})$/;
/** A plugin of Rolldown, which may give the error in its own form first. */
const OF_PLUGIN = /^\[plugin [\w:@/-]{1,100}\] (\S{1,500})$/;
const FORM_OF_ROLLDOWN = /^RolldownError: /;
/** Node, of an error that nothing caught. */
const OF_NODE = /^(?:file:\/\/)?(\/\S{1,500}:\d{1,7})$/;
/** Rolldown: on the line below, above what it shows of the file. */
const BOX = /^\s{0,8}╭─\[ (\S{1,300}) \]$/;
/** Sass: below the error, and what imports it below that. */
const OF_SASS = /^ {2}(\S{1,300} \d{1,7}:\d{1,7}) {2,200}(?:@\w{1,20}|root stylesheet|[\w-]{1,60}\(\))$/;
/** ESLint: above all that it says of the file. */
const OF_ESLINT = /^((?:\.?\/)?[\w@.[\]()/-]{1,300}\.\w{1,10})$/;
const MAX_LINES_OF_ESLINT = 60;
const BY_ESLINT = /^ {1,8}(?:Line )?\d{1,7}:\d{1,7}/;
const OF_ASTRO = /^\s{1,8}(?:Location|File):$/;

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
    if (!CONSEQUENCE.test(text)) return { text: withLineAbove(text, plain, index), isConsequence: false };
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
  const all = withDetails(`${whole}${more}`, lines, index);
  return place === undefined || whole.includes(place) ? all : `${all} (${place})`;
}

/** Faust.js and Yarn say one thing in two lines: `error - …`. */
function withLineAbove(text: string, lines: readonly string[], index: number): string {
  const isPart = [index - 1, index].every((at) => /^error (?:- )?\S/.test(lines[at] ?? ''));
  const above = isPart ? errorAt(lines, index - 1) : undefined;
  return above === undefined ? text : `${above} ${text}`;
}

function boxedAt(lines: readonly string[], index: number): string | undefined {
  if (!BOX.test(lines[index + 1] ?? '')) return undefined;
  const before = lines.slice(Math.max(0, index - MAX_LINES_OF_BUILD), index);
  return before.some((line) => BUILD_FAILED.test(line)) ? BOXED.exec(lines[index] ?? '')?.[1] : undefined;
}

/** With what the next lines say of it; a line that ends in a colon is nothing without the one below. */
export function withDetails(text: string, lines: readonly string[], index: number): string {
  const below = lines.slice(index + 1, index + 8).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const first = below[0]?.replace(/^[-–•→] /, '') ?? '';
  const colon = text.endsWith(':') && !/^(?:at |[{}[\]]|$)/.test(first) ? [first] : [];
  const details = below.slice(colon.length).filter((line) => DETAIL.test(line));
  return [text, ...colon, ...details.slice(0, MAX_DETAILS)].join(' ');
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
  const near = lines.slice(index + 1, index + 8).map((line) => line.trim());
  const below = near.filter((line) => line !== '' && !/^at |^\^+$/.test(line) && !TOOL.test(line));
  const [first = '', second = ''] = below;
  const place = PLACE.test(first) ? first : undefined;
  const text = place === undefined ? first : second;
  // Another pattern knows the line itself.
  if (
    text === '' ||
    HEADING.test(text) ||
    lines.slice(index + 1, index + 8).some((line) => line.trim() === text && isError(line))
  )
    return undefined;
  const all = withDetails(
    text,
    lines,
    lines.findIndex((line, at) => at > index && line.trim() === text),
  );
  return place === undefined ? all : `${all} (${place})`;
}

function isError(line: string): boolean {
  return ERRORS.some((pattern) => pattern.test(line));
}

/** Astro says on the next line what of a file is wrong; before it may be an empty one. */
function detailBelow(lines: readonly string[], index: number): string {
  const [detail = ''] = lines.slice(index + 1, index + 3).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return /^(?:Hint:|Error reference:|Location:|Stack trace:|at |$)/.test(detail) ? '' : ` ${detail}`;
}

/**
 * Where the error is that a program names on a line, as the program has it: `./app/page.jsx:3:1`.
 * @returns undefined where it does not say so beside the error, and where that is in a package
 */
export function placeOf(lines: readonly string[], index: number): string | undefined {
  const above = lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index).filter((line) => line.trim() !== '');
  const last = above.at(-1) ?? '';
  const plugin = FORM_OF_ROLLDOWN.test(last) ? (above.at(-2) ?? '') : last;
  const place =
    ABOVE.exec(last)?.[1] ??
    OF_PLUGIN.exec(plugin)?.[1] ??
    BOX.exec(lines[index + 1] ?? '')?.[1] ??
    placeOfNode(above) ??
    placeOfSass(lines.slice(index + 1, index + 1 + MAX_LINES_BELOW)) ??
    placeOfEslint(lines, index) ??
    placeOfAstro(lines.slice(index + 1, index + 1 + MAX_LINES_BELOW));
  // Vite knows a part of a file, or a file for one use, by a query.
  return place === undefined || place.includes('/node_modules/') ? undefined : place.replace(/\?[^:]{0,300}/, '');
}

/** Below the place are the source and an arrow, or nothing where a file ends too early. */
function placeOfNode(above: readonly string[]): string | undefined {
  const last = OF_NODE.exec(above.at(-1) ?? '')?.[1];
  if (last !== undefined) return last;
  if (!/^\s*\^+$/.test(above.at(-1) ?? '')) return undefined;
  return OF_NODE.exec(above.at(-3) ?? '')?.[1];
}

function placeOfSass(below: readonly string[]): string | undefined {
  const places = below.flatMap((line) => OF_SASS.exec(line)?.[1]?.replace(' ', ':') ?? []);
  return places.find((place) => !/(?:^|\/)node_modules\//.test(place));
}

function placeOfEslint(lines: readonly string[], index: number): string | undefined {
  if (!BY_ESLINT.test(lines[index] ?? '')) return undefined;
  const above = lines.slice(Math.max(0, index - MAX_LINES_OF_ESLINT), index);
  return above.flatMap((line) => OF_ESLINT.exec(line)?.[1] ?? []).at(-1);
}

function placeOfAstro(below: readonly string[]): string | undefined {
  const heading = below.findIndex((line) => OF_ASTRO.test(line));
  return heading < 0 ? undefined : below[heading + 1]?.trim().replace(/:0:0$/, '');
}

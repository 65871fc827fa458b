/** What hosts, loggers and runners of containers put before each line; taken off as often as one of them is there. */
const OF_HOSTS: readonly RegExp[] = [
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:\d\d)?\]?(?: +(?:\| )?|$)/,
  /^(?:\[\d\d:\d\d:\d\d\.\d{3}\](?: |$)|\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M:)? (?:\| ?)?)/,
  // Docker; its Compose; Fly.io and Heroku; pm2.
  /^(?:#\d{1,3} \d{1,5}\.\d{1,3}(?: |$)|(?:\d{1,2}\.\d{2,3}|\d{3,5}\.\d{1,3})(?: (?= {0,4}\S| {1,40}at )|$))/,
  /^[A-Za-z][\w.-]{0,80}[_-]\d{1,3} {2,40}\| ?/,
  /^app\[[\w.]{3,20}\](?::| \w{3} \[\w{4,8}\]) ?/,
  /^\d{1,2}\|\S{1,40} *\| ?/,
];
/** What tools put before the words of another program; taken off in the same way. */
const PREFIXES: readonly RegExp[] = [
  // npm, with the words that it repeats on each line; Storybook, lerna.
  /^npm (?:error|ERR!)(?: |$)(?:(?:engine|notsup|network|notarget|nospc|enoent|JSON\.parse) +|40[134] +(?![A-Z]{2,40}_)(?=\S))?/,
  /^(?:lerna )?ERR! (?:execute |lifecycle )?/,
  ...OF_HOSTS,
  // What has been done so far, on the line of an error.
  /^.{0,200}\] {1,4}\d{1,3}%(?=\w{0,40}Error: )/,
  // Boxes (Playwright, Nuxt, clack); steps (listr, concurrently, Eleventy); turbo, lerna, pnpm.
  /^\s*[│║┃■](?: {1,2}|$)/,
  /^\[(?:FAILED|STARTED|\d{1,3}|11ty|nodemon)\](?: |$)(?:\d{1,3}\. )?/,
  /^(?:[@\w./-]{1,60}:)?(?:build|start|generate):(?: |$)/,
  /^(?:\.|[\w@.-]{1,60}\/[\w@./-]{1,100}) (?:build|prepare|postinstall|start)(?:: |\$ )/,
  /^\S{0,300}node_modules\/\S{1,200} (?:pre|post)?install: /,
  // What Next.js has done so far, on the line of an error.
  /^(?:- info|info {1,2}-)? {0,4}(?:Collecting page data|Generating static pages|Creating an optimized production build|Linting and checking validity of types)[ .\d/()[\]=]{0,40}(?=\S{0,60}Error\b)/,
];
const MAX_PREFIXES = 4;
/** Of turbo, pnpm and concurrently, which show the output of several programs. */
const TASK =
  /^(?:[@\w./-]{1,60}:(?:build|start|generate)(?=: )|(?:\.|[\w@.-]{1,60}\/[\w@./-]{1,100}) (?:build|prepare|postinstall|start)(?=: |\$ )|\[\d{1,3}\](?= ))/;

/** Which of several programs wrote a line: `@app/api:build`. */
export function taskOf(line: string): string | undefined {
  return TASK.exec(line)?.[0];
}

/** Patterns try each place of a gap, often with each other place of it: in a long line a gap must not be long, too. */
const LONG_LINE = 500;
const LONG_GAP = /\s{40,}/g;

/** A line without what a host, a logger or a runner of containers puts before each. */
export function withoutHost(line: string): string {
  return OF_HOSTS.reduce((text, prefix) => text.replace(prefix, ''), line);
}

/** A line without what others put before it, and without the walls of a box; in a long line, with shorter gaps. */
export function withoutPrefix(line: string): string {
  let rest = line.length > LONG_LINE ? line.replaceAll(LONG_GAP, ' '.repeat(40)) : line;
  for (let count = 0; count < MAX_PREFIXES; count += 1) {
    const shorter = PREFIXES.reduce((text, prefix) => text.replace(prefix, ''), rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  return /^\s*[│║┃]/.test(line) ? rest.replace(/\s*[│║┃]$/, '') : rest;
}

/** An error of a language, as Node, Python and others write it; its message may begin on the next line. */
const NAMED = String.raw`(?:[A-Z]\w{1,30} ){0,2}(?:[A-Za-z_$][\w$.]{0,60})?(?:Error|Exception|Failure)(?: \[\w{1,60}\])?`;

/** How lines of programs and frameworks say what is wrong; the first group does. */
const FORMS: readonly RegExp[] = [
  // Node, and what frameworks and loggers put before its errors; a package that is built (node-gyp).
  new RegExp(String.raw`^\s*(?:[⨯✗✘×✖!] |\[!\] |\[cause\]: |Uncaught )?((?:gyp ERR! stack )?${NAMED}:(?: .*)?)$`),
  new RegExp(String.raw`^\s*(?:⨯ )?\[(${NAMED}: .+)\](?: \{.*)?$`),
  new RegExp(String.raw`^(?!\s+at |.{0,80}(?:[Ww]arn|[Dd]eprecat))\s*(\S.{0,80}[\])>:.] {0,3}${NAMED}: \S.*)$`),
  // Node, of what is no error: its own sentence where the reason says nothing.
  /^\[?(UnhandledPromiseRejection: .{0,200} with the reason "(?:#<\w{1,60}>|\[object \w{1,60}\]|undefined|null)"\.)(?:\](?: \{)?)?$/,
  /^\[?UnhandledPromiseRejection: .{0,200} with the reason "?(.{1,300}?)"?\.(?:\](?: \{)?)?$/,
  // V8; a shell, of a process that was killed or a program that is not there; C and C++; the loader of Linux.
  /^(FATAL ERROR: \S.*|memory allocation of \d{1,20} bytes failed.*)$/,
  /^(\S{1,100}: (?:line )?(?:\d{1,9}: )?\S{1,300}: (?:command )?not found)$/,
  /^((?:Killed|Segmentation fault|Illegal instruction|Bus error|Aborted|Trace\/breakpoint trap)\b.{0,40})$/,
  /^(\S{1,300}:\d{1,7}:\d{1,7}: (?:fatal )?error: \S.*)$/,
  /^(\S{1,300}: (?:error while loading shared libraries: \S|\S{1,300}: version `\S{1,40}' not found).*)$/,
  // TypeScript, plain and pretty, and what is built on it (Astro); Next.js.
  /^(?:ERROR in )?(\S{1,500}(?:\(\d{1,7},\d{1,7}\):|:\d{1,7}:\d{1,7} -) error (?:TS-?|NG|ts\()\d{1,6}\)?: .*)$/,
  /^(Type error: \S.*)$/,
  /^(Module not found: \S.*)$/,
  // ESLint: of Next.js, of react-scripts, and its own; stylelint.
  /^\d{1,7}:\d{1,7} {1,8}Error: (\S.*)$/,
  /^ {2}Line \d{1,7}(?::\d{1,7})?: +(\S.*)$/,
  /^ {1,8}\d{1,7}:\d{1,7} {1,8}(?:error|✖) {1,8}(\S.*)$/,
  // Nuxt (consola), in colour and in CI; its pages; Nest.
  /^\s*(?:\[[\w:@/-]{1,40}\] )?(?:ERROR|FATAL|\[error\])  ?(?!in |#|[A-Z_]+$)(\S.*)$/,
  /^\s{0,4}(?:│ )?[├└]──? (?:Error: )?(\[\d{3}\].*)$/,
  /^(?:\[Nest\] .{0,60}|\S{0,60} )ERROR (\[\w{1,60}\] \S.*)$/,
  // Astro, 2 and later; esbuild; SvelteKit; Vite and its plugins.
  /^ error {2,8}(\S.*)$/,
  /^\[ERROR\] (?:\[[\w:@/-]{1,40}\] )?(\S.*)$/,
  /^\[((?:[A-Z][a-z]{1,40}){2,12}\] \S.*)$/,
  /^✘ \[ERROR\] (\S.*)$/,
  /^(SvelteKit error: [a-z_]{1,80})$/,
  // pnpm; Yarn; Yarn classic; Faust.js; whatever says "error:".
  /^\s?(?:ERR_PNPM_[A-Z_]{1,60})\s{1,4}(\S.*)$/,
  /^➤ YN(?!0000)\d{4}: [│┌└] (?![-+] )(\S.*)$/,
  /^error (?:- )?(?!\S{1,300}: Command failed\.$)(\S.*)$/,
  /^(?:[✖✗✘×❌⨯] +)?((?:error|fatal|panic|ERROR): \S.*)$/,
  // What makes errors of warnings (react-scripts); what refuses this Node (Vite); patch-package.
  /^(Treating warnings as errors .*)$/,
  /^(You are using Node\.js v?\d.*)$/,
  /^\*\*ERROR\*\* (\S.*)$/,
  // What draws a cross before it (Biome, Parcel).
  /^\s*[✖✗×] (?!Build failed)([A-Z]\S* \S.*)$/,
  // Jest: the name of a test, whose error is below it.
  /^\s{1,4}● (?!.* › Console$)(\S.*)$/,
];

/** Rolldown, with the place below: `[PARSE_ERROR] Unterminated string`. Before the build has failed it is a warning. */
const BOXED = /^\s*\[[\w:-]{1,80}\] (\S.*)$/;
const BOX_BELOW = /^\s{0,8}╭─\[ /;
const BUILD_FAILED = /\bBuild failed (?:in|with) \d/;
const MAX_LINES_OF_BUILD = 60;

/** What comes after one of these is what is wrong: Next.js; Vite, and all that is built on it; Gatsby; webpack, Vue CLI; Parcel. */
const HEADING =
  /^\s*(?:⨯|Failed to compile\.|error during build:|[✗x] Build failed in \d.{0,20}|ERROR (?:#\S{1,60}|UNKNOWN|) *[A-Z_.]*|ERROR in (?:\S{1,300}(?: \d.{0,20})?|\S{0,60})|ERROR {1,2}Failed to compile with \d{1,6} errors?.{0,120}| error {1,4}in \S{1,300}|🚨 Build failed\.|Oops! Something went wrong! :\(|\[config\] Astro found issue\(s\) with your configuration:|(?:(?:Nuxt build error: )?Error: )?(?:Turbopack b|B)uild failed with \d{1,6} errors?:)\s*$/u;

/** Only says that something failed, of which more is said elsewhere. */
const CONSEQUENCE =
  /Failed to collect page data|Error occurred prerendering page|Export encountered|[Bb]uild failed|Build error|Command failed(?!:)|exited with(?! status:)|Prerendering failed|Exiting due to prerender errors|Invalid environment variables\.?$|[Ff]ailed with (?:exit )?code|[Cc]ommand failed(?= ?$)|Reached the max retries|Request failed for \/|Lifecycle script|\bELIFECYCLE\b|run failed: command|command finished with error|command \(.{1,200}\) .{0,100}exited|Command "[^"]{1,100}" exited|^Found incompatible module|^fatal: Could not read from remote|Error evaluating Node\.js code|wasn't able to start|[Ss]omething went wrong|Some errors were emitted|[Uu]nable to build website|Call retries were exceeded|Error while requiring module|[Ff]ailed (?:to start|extract quer)|Problem writing .{1,40} templates|Test suite failed to run|^[✖✗] \d+ problems?|^Found \d+ errors?|Validation Error Count|^error: \d+ problems?|Generating .{1,40} failed$|Build worker exited/;

/** Where an error begins, and what its first line says. */
interface Beginning {
  /** Empty where the message is below. */
  readonly text: string;
  readonly isHeading: boolean;
  readonly isConsequence: boolean;
}

/**
 * Whether a message of an error begins with this line.
 * @param lines without what others put before them (withoutPrefix)
 */
export function beginningAt(lines: readonly string[], index: number): Beginning | undefined {
  const line = lines[index] ?? '';
  if (isHeading(line)) return { text: '', isHeading: true, isConsequence: false };
  const text = boxedAt(lines, index) ?? FORMS.flatMap((form) => form.exec(line)?.[1] ?? [])[0];
  return text === undefined ? undefined : { text, isHeading: false, isConsequence: CONSEQUENCE.test(text) };
}

function boxedAt(lines: readonly string[], index: number): string | undefined {
  if (!BOX_BELOW.test(lines[index + 1] ?? '')) return undefined;
  const before = lines.slice(Math.max(0, index - MAX_LINES_OF_BUILD), index);
  return before.some((line) => BUILD_FAILED.test(line)) ? BOXED.exec(lines[index] ?? '')?.[1] : undefined;
}

/** Whether a line only says that something failed. */
export function isConsequence(line: string): boolean {
  return CONSEQUENCE.test(line);
}

/** Whether what is wrong comes below a line. */
export function isHeading(line: string): boolean {
  return HEADING.test(line);
}

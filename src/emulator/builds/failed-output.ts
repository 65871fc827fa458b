import { safeText } from '../../shared/safe-text.ts';
import { withoutNpmUsage } from '../npm-usage.ts';
import { findInOtherCase } from './other-case.ts';

/** Lines that a message quotes. */
const QUOTED_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
/** What programs say of something that is missing, and what it means for an app. */
interface Cause {
  /** Its group is the name of what is missing. */
  readonly pattern: RegExp;
  readonly sentence: (name: string, folder: string) => string;
}

const CAUSES: readonly Cause[] = [
  {
    pattern: /^npm (?:error|ERR!) Missing: (\S+) from lock file$/,
    sentence: (name) => `${name} is missing from package-lock.json: run "npm install" and commit package-lock.json.`,
  },
  {
    pattern: /^npm (?:error|ERR!) Invalid: lock file's (\S+) does not satisfy /,
    sentence: (name) =>
      `package-lock.json has ${name}, which package.json does not allow: run "npm install" and commit package-lock.json.`,
  },
  {
    pattern: /^npm (?:error|ERR!) 404 +(?:The requested resource )?'([^']+)' (?:is not in this registry|could not be)/,
    sentence: (name) => `The registry has no ${name}, or does not let this machine read it.`,
  },
  {
    pattern: /(Your lockfile needs to be updated), but yarn was run with/,
    sentence: () => 'yarn.lock is out of step with package.json: run "yarn install" and commit yarn.lock.',
  },
  {
    // Node and TypeScript; webpack; Rollup and esbuild; Vite.
    pattern:
      /(?:Cannot find (?:module|package)|Can't resolve|Could not resolve|[Ff]ailed to resolve import) ['"]([^'"]{1,300})['"]/,
    sentence: (name, folder) =>
      /^(?:[./~#]|@\/)/.test(name)
        ? noFile(name, folder)
        : `The package of "${name}" is not installed: is it in package.json?`,
  },
  {
    pattern: /^(?:\/bin\/)?(?:ba|da)?sh: (?:line )?(?:\d+: )?([^:\s]+): (?:command )?not found$/,
    sentence: (name, folder) =>
      name.includes('/') ? noFile(name, folder) : `There is no program "${name}": is its package in package.json?`,
  },
  { pattern: /ENOENT: no such file or directory, [a-z]+ '([^']{1,300})'/, sentence: noFile },
  {
    pattern: /EADDRINUSE: address already in use \S*:(\d+)$/,
    sentence: (port) => `Port ${port} is in use: let the app listen on process.env.PORT.`,
  },
];

/** An error that ends Node, or stops the TypeScript compiler: all that is known of any other cause. */
const ERROR = /^\s*((?:[A-Z]\w*)?Error(?: \[\w+\])?: \S.*|\S+\(\d+,\d+\): error TS\d+: .*)$/;
/** The first of these lines says what npm stopped at, where nothing else does. */
const NPM_REASON = /^npm (?:error|ERR!) (?!(?:code|errno|syscall|path|dest|command failed|A complete log)\b)(\S.*)$/;
/** Where what a program says of its failure may begin. */
const FIRST_ERROR = /^\s*(?:npm (?:error|ERR!) \S|error\b|✘ \[ERROR\]|ERROR in )/i;

/**
 * Determines from the output of a failed program what it was missing. The last telling line counts, as it went on after
 * those before; an error after that line may be another reason, and is quoted.
 * @param folder of the app: paths in it are named as in the zip
 * @returns one or two sentences; undefined where no line is telling
 */
export function causeOf(lines: readonly string[], folder: string): string | undefined {
  const newestFirst = lines.toReversed();
  const at = newestFirst.findIndex((line) => explain(line, folder) !== undefined);
  const after = newestFirst.slice(0, at < 0 ? lines.length : at);
  const [known] = after.flatMap((line) => ERROR.exec(line)?.slice(1) ?? []);
  const error = known ?? (at < 0 ? npmReason(lines) : undefined);
  const sentences = [explain(newestFirst[at] ?? '', folder), error === undefined ? undefined : `It says: ${error}`];
  const cause = sentences.filter((sentence) => sentence !== undefined).join(' ');
  return cause === '' ? undefined : safeText(withoutFolder(cause, folder));
}

function npmReason(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => NPM_REASON.exec(line)?.slice(1) ?? [])[0];
}

function explain(line: string, folder: string): string | undefined {
  for (const { pattern, sentence } of CAUSES) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return sentence(name, folder);
  }
  return undefined;
}

/**
 * The last lines of what a program wrote that failed, without those that say nothing about it; where its error begins
 * earlier, half of them from there on.
 */
export function quoteOutput(lines: readonly string[], folder: string): string[] {
  const telling = withoutNpmUsage(lines, (line) => line).filter((line) => !NOISE.test(line));
  const first = telling.findIndex((line) => FIRST_ERROR.test(line) || ERROR.test(line));
  const half = QUOTED_LINES / 2;
  const isEarlier = first >= 0 && first < telling.length - QUOTED_LINES;
  const quoted = isEarlier
    ? [...telling.slice(first, first + half), '…', ...telling.slice(-half)]
    : telling.slice(-QUOTED_LINES);
  return quoted.map((line) => safeText(withoutFolder(line, folder)));
}

/** npm prints such parts of a path as `***` (@npmcli/redact). */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

function withoutFolder(text: string, folder: string): string {
  return [folder, folder.replaceAll(UUID, '***')].reduce(
    (rest, form) => rest.replaceAll(`file://${form}/`, '').replaceAll(`${form}/`, '').replaceAll(form, '.'),
    text,
  );
}

function noFile(name: string, folder: string): string {
  const other = findInOtherCase(folder, withoutFolder(name, folder));
  const where = other === undefined ? '' : ` Is it ${other}? File names are case-sensitive on Linux.`;
  return `There is no ${name}: it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.${where}`;
}

import { safeText } from '../../text.ts';

/** Lines that a message quotes. */
const QUOTED_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
/** npm follows the line that says why with all options that it knows. */
const USAGE = { begins: /^npm (?:error|ERR!) Usage:$/, ends: /^npm (?:error|ERR!) Run "npm help / };

/** What programs say of something that is missing, and what it means for an app. */
interface Cause {
  /** Its group is the name of what is missing. */
  readonly pattern: RegExp;
  readonly sentence: (name: string) => string;
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
    sentence: (name) =>
      /^(?:[./~#]|@\/)/.test(name) ? noFile(name) : `The package of "${name}" is not installed: is it in package.json?`,
  },
  {
    pattern: /^(?:\/bin\/)?(?:ba|da)?sh: (?:line )?(?:\d+: )?([^:\s]+): (?:command )?not found$/,
    sentence: (name) =>
      name.includes('/') ? noFile(name) : `There is no program "${name}": is its package in package.json?`,
  },
  { pattern: /ENOENT: no such file or directory, [a-z]+ '([^']{1,300})'/, sentence: noFile },
  {
    pattern: /EADDRINUSE: address already in use \S*:(\d+)$/,
    sentence: (port) => `Port ${port} is in use: let the app listen on process.env.PORT.`,
  },
];

/** An error that ends Node, or stops the TypeScript compiler: all that is known of any other cause. */
const ERROR = /^\s*((?:[A-Z]\w*)?Error(?: \[\w+\])?: \S.*|\S+\(\d+,\d+\): error TS\d+: .*)$/;

/**
 * Reads from what a program wrote that failed what it was missing. The last line that tells counts, as it went on after
 * those before; an error after that line may be another reason, and is quoted.
 * @param folder of the app: paths in it are named as in the zip
 * @returns one or two sentences; undefined where no line tells
 */
export function causeOf(lines: readonly string[], folder: string): string | undefined {
  const newestFirst = lines.toReversed();
  const at = newestFirst.findIndex((line) => explain(line) !== undefined);
  const [error] = newestFirst.slice(0, at < 0 ? lines.length : at).flatMap((line) => ERROR.exec(line)?.slice(1) ?? []);
  const sentences = [explain(newestFirst[at] ?? ''), error === undefined ? undefined : `It says: ${error}`];
  const cause = sentences.filter((sentence) => sentence !== undefined).join(' ');
  return cause === '' ? undefined : safeText(withoutFolder(cause, folder));
}

function explain(line: string): string | undefined {
  for (const { pattern, sentence } of CAUSES) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return sentence(name);
  }
  return undefined;
}

/** The last lines of what a program wrote that failed, without those that say nothing about it. */
export function quoteOutput(lines: readonly string[], folder: string): string[] {
  const begin = lines.findLastIndex((line) => USAGE.begins.test(line));
  const length = begin < 0 ? 0 : lines.slice(begin).findIndex((line) => USAGE.ends.test(line)) + 1;
  return lines
    .toSpliced(Math.max(begin, 0), length)
    .filter((line) => !NOISE.test(line))
    .slice(-QUOTED_LINES)
    .map((line) => safeText(withoutFolder(line, folder)));
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`file://${folder}/`, '').replaceAll(`${folder}/`, '');
}

function noFile(name: string): string {
  return `There is no ${name}: it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.`;
}

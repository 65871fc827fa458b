import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { SourceText } from './app-files.ts';
import { sourceAt, sourcesIn } from './app-files.ts';
import type { EnvRead } from './env-reads.ts';
import { envReadsOf, statementAt } from './env-reads.ts';
import { filesOfPage, filesUsing, imports } from './code-behind.ts';
import { isOwnError, ownFrames, packagesOf } from './frames.ts';
import { tryToRead } from '../../../../../src/shared/files/try-to-read.ts';

/** What a failed program says, and what is known of its app. */
interface FailedMessage {
  /** What is quoted of it. */
  readonly text: string;
  /** Where it stands in the log: what is above it, and its stack. */
  readonly lines: readonly string[];
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The script that failed, where there is one. */
  readonly command: string;
}

/** Variables that a message may be about. */
interface NamedVariables {
  readonly reads: readonly EnvRead[];
  /** The stack leads to where they are read; otherwise the app gives them to what fails, or a package reads them itself. */
  readonly by: 'stack' | 'app' | { readonly package: string };
  readonly areSet: boolean;
}

/** Frames of a stack that are looked at. */
const MAX_FRAMES = 6;
/** Set by the platform itself, or of no use to name. */
const NEVER_NAMED = new Set(['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'HOME', 'PORT', 'CI', 'DEV', 'PROD', 'MODE', 'SSR']);

/** A library wants something that it did not get. */
const WANTS =
  /\b(?:requir(?:ed?|es)|missing|must|undefined|needs?|provided?|invalid|expected|empty|supply|supplied|please (?:set|define|pass|add)|unauthori[sz]ed|credentials?|not (?:set|found|specified|valid|configured|defined))\b|ECONNREFUSED (?:127\.0\.0\.1|::1|localhost)|\bno .{1,30} (?:provided|given|set)\b/i;
/** The code of the app is wrong, whatever its variables are. */
const OF_CODE =
  /AssertionError|is not a function|is not defined|SyntaxError|Cannot (?:read|find|set)|Can't resolve|Failed to resolve|error TS\d|Type error|Unexpected|does not provide an export|EADDRINUSE|Module not found|\bExpected: |Element type is invalid|React error #/;
/** A service does not accept who asks. */
const REFUSES =
  /auth\w* failed|bad auth|\[40[13]\]|[Aa]ccess denied|[Uu]nauthori[sz]ed|status code 40[13]|[Ii]nvalid (?:login|credentials|api key|token)/;
const OF_SECRET = /TOKEN|KEY|SECRET|PASS|AUTH/;
const OF_LOGIN = /URL|URI|DSN|PASS|PWD|USER|TOKEN|KEY|SECRET|AUTH|DATABASE|DB|CONNECTION/;

/** Finds the variables that a message of a library is about, in the app's own code. */
export function variablesOf(message: FailedMessage): NamedVariables | undefined {
  const unset = (read: EnvRead): boolean => (message.variables[read.name] ?? '') === '' && !read.hasDefault;
  const sources = sourcesIn(message.folder);
  const { reads: onStack, threw } = readsOnStack(message, sources);
  const missing = onStack.filter(unset);
  // A fault of code further in may have nothing to do with what the statement reads, too.
  const isSure = threw || !OF_CODE.test(message.text);
  if (missing.length > 0) return { reads: ranked(missing, message.text), by: isSure ? 'stack' : 'app', areSet: false };
  const set = onStack.filter(({ name }) => (message.variables[name] ?? '') !== '');
  if (set.length > 0) return { reads: ranked(set, message.text), by: 'stack', areSet: true };
  if (OF_CODE.test(message.text)) return undefined;
  const users = filesUsing(packagesOf(message.lines), message.text, message.folder, sources);
  const given = users.flatMap(namedReadsOf);
  if (REFUSES.test(message.text)) {
    const login = given.filter((read) => !unset(read) && !read.hasDefault && OF_LOGIN.test(read.name));
    if (login.length > 0) return { reads: login, by: 'app', areSet: true };
  }
  if (!WANTS.test(message.text) && !REFUSES.test(message.text)) return undefined;
  const ofPage = best(filesOfPage(message.lines, sources).flatMap(namedReadsOf).filter(unset), message.text, 1);
  const all = sources.flatMap(namedReadsOf).filter(unset);
  const candidates = users.length === 0 && ofPage.length > 0 ? ofPage : likely(given.filter(unset), all, message.text);
  if (candidates.length > 0) return { reads: candidates, by: 'app', areSet: false };
  const secrets = ranked(
    REFUSES.test(message.text) && users.length === 0 ? all.filter(({ name }) => OF_SECRET.test(name)) : [],
    message.text,
  );
  if (secrets.length > 0 && secrets.length <= MAX_CANDIDATES) return { reads: secrets, by: 'app', areSet: false };
  return ownVariables(message);
}

/** What the first statement of the app on the stack reads, or gets from where it is read; whether that one threw. */
function readsOnStack({ lines, folder }: FailedMessage, sources: readonly SourceText[]) {
  for (const [index, { file, line }] of ownFrames(lines, folder).slice(0, MAX_FRAMES).entries()) {
    const source = sourceAt(folder, file);
    if (source === undefined) continue;
    const reads = readsIn(statementAt(source.lines, line), { file, line }, source, sources);
    if (reads.length > 0) return { reads, threw: index === 0 && isOwnError(lines, folder) };
  }
  return { reads: [], threw: false };
}

function readsIn(
  statement: string,
  { file, line }: { readonly file: string; readonly line: number },
  source: SourceText,
  sources: readonly SourceText[],
): EnvRead[] {
  // With as many lines above it as in the file.
  const direct = envReadsOf({ file, lines: [...Array<string>(line - 1).fill(''), ...statement.split('\n')] });
  const named = direct.filter(isNamed);
  if (named.length > 0) return named;
  const words = new Set(statement.match(/[A-Za-z_$][\w$]{1,60}/g));
  const own = namedReadsOf(source);
  const kept = own.filter(({ alias }) => alias !== undefined && words.has(alias));
  const declared = source.lines.flatMap((text, index) => {
    const name = /\b(?:const|let|var) (\w{1,60})\b.{0,60}=/.exec(text)?.[1];
    if (name === undefined || !words.has(name) || index + 1 === line) return [];
    const end = index + statementAt(source.lines, index + 1).split('\n').length;
    return own.filter((read) => read.line > index && read.line <= end);
  });
  const here = [...new Set([...declared, ...kept])];
  if (here.length > 0) return here;
  // From a module of the app that it imports: one value of it, or all of it.
  const imported = sources.filter((other) => other.file !== file && imports(source, other.file)).flatMap(namedReadsOf);
  const picked = imported.filter(({ alias }) => alias !== undefined && words.has(alias));
  const whole = source.lines.some((text) => {
    const name = /\b(?:const|let|var|import) (?:\* as )?(\w{1,60})\b.{0,40}(?:require\(|from )["']\.{1,2}\//.exec(
      text,
    )?.[1];
    return name !== undefined && new RegExp(String.raw`(?<!\.)\b${name}\b(?!\.)`).test(statement);
  });
  return picked.length > 0 ? picked : whole ? imported : [];
}

/** Variables that a message of so few words is likely to mean: of those given to what fails, or else of all. */
const MAX_CANDIDATES = 3;

function likely(given: readonly EnvRead[], all: readonly EnvRead[], text: string): EnvRead[] {
  const files = all.filter(({ file }) => text.includes(file));
  const near = best(given.length > 0 ? given : files, text, 1);
  if (near.length > 0) return near;
  // One word in common is enough of a message that has hardly another.
  const words = new Set(wordsOf(text).filter((word) => word.length > 2));
  const far = best(all, text, words.size > 1 ? 2 : 1);
  if (far.length > 0) return far;
  if (/ECONNREFUSED/.test(text))
    return best(
      all.filter(({ name }) => /URL|URI|HOST|DSN|DATABASE|DB_|REDIS|MONGO|PG/.test(name)),
      text,
      0,
    );
  return given.length <= MAX_CANDIDATES ? [...given] : [];
}

/** Those that have the most words of a text in their name, at least so many. */
function best(reads: readonly EnvRead[], text: string, least: number): EnvRead[] {
  const points = Math.max(least, ...reads.map((read) => commonWords(read, text)));
  return ranked(reads, text)
    .filter((read) => commonWords(read, text) >= points)
    .slice(0, MAX_CANDIDATES);
}

function ranked(reads: readonly EnvRead[], text: string): EnvRead[] {
  const names = new Set<string>();
  const distinct = reads.filter(({ name }) => !names.has(name) && names.add(name));
  return distinct.toSorted((one, other) => commonWords(other, text) - commonWords(one, text));
}

const COMMON = new Set(
  'the and for not set must have value required require requires missing string option options env variable variables environment process next public vite nuxt react app_ undefined error got object property with from you your this that please provide provided name default'.split(
    ' ',
  ),
);

function commonWords({ name, alias = '' }: EnvRead, text: string): number {
  const said = new Set(wordsOf(text));
  return new Set(wordsOf(`${name} ${alias}`).filter((word) => said.has(word))).size;
}

/** `GOOGLE_CLIENT_ID`, `clientID`: google, client, id */
function wordsOf(text: string): string[] {
  const parts = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  return parts.map((part) => part.toLowerCase()).filter((word) => word.length > 1 && !COMMON.has(word));
}

/** What the failing package reads itself, of which it speaks in its own words. */
function ownVariables({ lines, text, folder, variables, command }: FailedMessage): NamedVariables | undefined {
  for (const name of [...packagesOf(lines).slice(0, 2), ...programsIn(command, folder)]) {
    const reads = sourcesIn(path.join(folder, 'node_modules', name)).flatMap(namedReadsOf);
    const unset = reads.filter((read) => (variables[read.name] ?? '') === '');
    const found = best(unset, text, 2);
    if (found.length > 0) return { reads: found, by: { package: name }, areSet: false };
  }
  return undefined;
}

/** Packages whose programs a script runs. */
function programsIn(command: string, folder: string): string[] {
  const words = command.split(/[\s;&|]+/).filter((word) => /^[\w-]+$/.test(word));
  return words.flatMap((word) => {
    const file = tryToRead(() => realpathSync(path.join(folder, 'node_modules', '.bin', word))) ?? '';
    return /node_modules\/((?:@[^/]+\/)?[^/]+)\/[^]*$/.exec(file)?.[1] ?? [];
  });
}

function namedReadsOf(source: SourceText): EnvRead[] {
  return envReadsOf(source).filter(isNamed);
}

function isNamed({ name }: EnvRead): boolean {
  return !NEVER_NAMED.has(name);
}

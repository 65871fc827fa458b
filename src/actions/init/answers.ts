import { InvalidInputError } from '../../shared/errors.ts';
import type { InputProblem } from '../../shared/errors.ts';
import { parseApiRoot, parseSegment } from '../../platform/api/address.ts';
import { parseEnvironmentReference } from '../../platform/api/environment-reference.ts';
import { looksLikeWebhook } from '../inputs/odd-values.ts';
import { parseSecureUrl } from '../../shared/secure-url.ts';
import { INPUTS } from '../../shared/inputs.ts';

/** An input that a person can be asked for. */
export type AnswerName = Exclude<
  keyof typeof INPUTS.init,
  'headless-url' | 'node-version' | 'deploy' | 'previews' | 'nightly' | 'rehearsal' | 'dry-run'
>;

/** Answers by the names of their inputs. */
export type Answers = Readonly<Partial<Record<AnswerName, string | undefined>>>;

/** Asks a person one question. @returns what was typed; undefined where no more is to come. @throws the reason of the signal */
export type Ask = (question: string, signal: AbortSignal) => Promise<string | undefined>;

/** Something that must be known before anything is written. */
export interface Question {
  readonly input: AnswerName;
  /** What is asked for, as a noun: `Name of the app`. */
  readonly text: string;
  /** Why it is not known, and what there is, as the end of a sentence that begins with the input. */
  readonly problem: string;
  readonly parse: (text: string) => string;
}

const HOSTS = INPUTS.init.ci.choices;

/**
 * How each answer is read, whether it is an option or was typed. They become part of files that are YAML, with expressions of
 * a host and scripts of a shell in them. Each throws a RangeError whose message ends a sentence that begins with the value.
 */
export const PARSERS: Readonly<Record<AnswerName, (text: string) => string>> = {
  ci: (text) => matching(text, new RegExp(`^(?:${HOSTS.join('|')})$`), `must be one of ${HOSTS.join(', ')}`),
  path: (text) => text,
  owner: (text) =>
    matching(text, /^(?!.*--)[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?$/i, 'must be the name of an account on GitHub'),
  account: parseSegment,
  app: parseSegment,
  environment: parseEnvironment,
  username: (text) => matching(text, /^[\w.@+-]{1,128}$/, 'must be the API user ID: letters, digits and ". _ @ + -"'),
  branch: (text) =>
    matching(text, /^(?!.*(?:\.\.|\/\/))\w[\w./-]{0,200}$/, 'must be a branch: letters, digits and ". _ / -"'),
  'wp-environment': parseSegment,
  'wordpress-url': (text) => {
    const url = parseSecureUrl(text);
    if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
    return withoutSlash(url);
  },
};

/** @throws {RangeError} as `PARSERS` */
export function parseRoot(text: string): string {
  return withoutSlash(parseApiRoot(text));
}

/** @throws {RangeError} as `PARSERS` */
export function parseNode(text: string): string {
  const [, major = ''] = /^v?(\d{2})(?:\.[\dx]+)*$/.exec(text) ?? [];
  if (Number(major) >= 20) return major;
  throw new RangeError('must be a Node version such as 24, at least 20');
}

function withoutSlash(url: URL): string {
  return matching(url.href.replace(/\/$/, ''), /^[^$'"`\\\s]+$/, 'must not have quotes, "$" or "\\"');
}

function matching(text: string, pattern: RegExp, problem: string): string {
  if (pattern.test(text)) return text;
  throw new RangeError(problem);
}

function parseEnvironment(text: string): string {
  if (looksLikeWebhook(text)) throw new RangeError('must be an environment ID or a display name, but this is a secret');
  const reference = parseEnvironmentReference(text);
  const name = reference.kind === 'id' ? reference.id : reference.name;
  return matching(name, /^[^$"`\\{}]+$/, 'must not have "$", "\\", braces, or quotes other than an apostrophe here');
}

/**
 * The answers to all questions.
 * @param ask undefined where nobody is there to answer
 * @throws {InvalidInputError} that names all that are not answered
 */
export async function answerAll(
  questions: readonly Question[],
  ask: Ask | undefined,
  signal: AbortSignal,
): Promise<Answers> {
  const answers: Partial<Record<AnswerName, string>> = {};
  const open: InputProblem[] = [];
  for (const question of questions) {
    const { input, problem } = question;
    const answer = ask === undefined || open.length > 0 ? undefined : await answerTo(question, ask, signal);
    if (answer === undefined) open.push({ input, problem, isMissing: problem === REQUIRED });
    else answers[input] = answer;
  }
  if (open.length > 0) throw new InvalidInputError(open);
  return answers;
}

/** The problem of an input about which there is nothing to say. */
export const REQUIRED = 'is required, but empty or missing';

/** Asks until the answer can be used. */
async function answerTo({ text, input, parse }: Question, ask: Ask, signal: AbortSignal): Promise<string | undefined> {
  for (let complaint = ''; ;) {
    const typed = (await ask(`${complaint}${text} (--${input}): `, signal))?.trim();
    signal.throwIfAborted();
    if (typed === undefined) return undefined;
    if (typed === '') continue;
    try {
      return parse(typed);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      complaint = `It ${error.message}.\n`;
    }
  }
}

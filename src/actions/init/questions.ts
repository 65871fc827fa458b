import { InvalidInputError } from '../../shared/errors.ts';
import { firstOf } from '../../shared/text/format.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { describeOddities, whyUnevaluated } from '../inputs/odd-values.ts';
import { answerAll, PARSERS, REQUIRED } from './answers.ts';
import type { AnswerName, Answers, Ask, Question } from './answers.ts';
import { variablesOf } from './app-variables.ts';
import { findApps, findCiHost } from './detect.ts';
import type { InitInputs } from './inputs.ts';
import type { Repository } from './repository.ts';

type InitRequest = Pick<InitInputs, 'given' | 'kinds'>;

/**
 * What is given or found, before anybody is asked.
 * @param ownerFor who holds the copy of this project that jobs of a host use; empty where nobody must be named
 * @throws {InvalidInputError} for a host that cannot have what is wanted
 */
export function knownAnswers(
  { given, kinds }: InitRequest,
  repository: Repository,
  ownerFor: (ci: string | undefined) => string | undefined,
): Answers {
  const [app, ...others] = findApps(repository);
  const ci = given.ci ?? findCiHost(repository)?.value;
  const found: Answers = {
    ci,
    path: others.length === 0 ? (app ?? repository.folder) : undefined,
    owner: ownerFor(ci),
    branch: branchOf(repository),
  };
  const known = { ...found, ...given };
  requireKinds(kinds, known.ci);
  return known;
}

/**
 * Answers to all that has to be known.
 * @param ask undefined where nobody is there to answer
 * @throws {InvalidInputError} that names all that nobody answered
 */
export async function completeAnswers(
  known: Answers,
  kinds: InitRequest['kinds'],
  repository: Repository,
  {
    ask,
    signal,
    variables,
  }: Pick<Runner, 'variables'> & { readonly ask: Ask | undefined; readonly signal: AbortSignal },
): Promise<Answers> {
  const apps = findApps(repository);
  const [deploys, previews] = [kinds.includes('deploy'), kinds.includes('previews')];
  const readsWordPress = [known.path ?? apps].flat().some((app) => variablesOf(repository, app).length > 0);
  const needed: readonly (readonly [AnswerName, boolean, string, string?])[] = [
    ['ci', true, 'CI host: github, gitlab, azure or bitbucket', ciProblem(repository)],
    [
      'path',
      true,
      `Folder of the app: ${namesOf(apps)}`,
      `is not clear: give the folder of the app as PATH, one of ${namesOf(apps)}`,
    ],
    ['owner', true, 'Account on GitHub that holds your copy of headless-deploy', OWNER_PROBLEM],
    ['branch', deploys, 'Branch to deploy', 'is not known: git shows no branch that can be used here'],
    ['account', deploys || previews, 'Name of the account'],
    ['app', deploys || previews, 'Name of the app'],
    ['environment', deploys, 'Environment, such as Production'],
    ['username', deploys || previews, 'API user ID'],
    ['wp-environment', previews, 'WordPress install that previews read, never that of production'],
    [
      'wordpress-url',
      readsWordPress && (previews || kinds.includes('rehearsal')),
      'Address of the WordPress site that previews and rehearsals read',
    ],
  ];
  const questions = needed.flatMap(([input, isNeeded, text, problem = REQUIRED]): Question[] =>
    !isNeeded || known[input] !== undefined ? [] : [{ input, text, problem, parse: parserOf(input, apps, variables) }],
  );
  const answers = { ...known, ...(await answerAll(questions, ask, signal)) };
  requireKinds(kinds, answers.ci);
  return answers;
}

function parserOf(input: AnswerName, apps: readonly string[], variables: Runner['variables']): Question['parse'] {
  if (input !== 'path')
    return (text) => {
      const unevaluated = whyUnevaluated(text, variables);
      if (unevaluated !== undefined) throw new RangeError(unevaluated);
      return PARSERS[input](text);
    };
  return (text) => {
    const folder = text.replace(/^\.\/|\/+$/g, '');
    if (apps.includes(folder)) return folder;
    throw new RangeError(`must be one of ${namesOf(apps)}`);
  };
}

const OWNER_PROBLEM =
  'is not known: this copy of headless-deploy does not name its owner. Give the account on GitHub, or run "npm run set-owner"';

function ciProblem({ remote }: Repository): string {
  const where =
    remote === undefined
      ? 'there is no remote "origin"'
      : `the remote host "${safeText(remote.host)}" does not show it`;
  return `is not known, as ${where}: give one of ${INPUTS.init.ci.choices.join(', ')}`;
}

function namesOf(folders: readonly string[]): string {
  return firstOf(folders, 10, safeText);
}

/** A branch that git names is only used where it means nothing else in a pipeline. */
function branchOf({ branch }: Repository): string | undefined {
  try {
    return branch === undefined ? undefined : PARSERS.branch(branch.name);
  } catch {
    return undefined;
  }
}

/** What is odd about values that are to be written, which are used as they are; as sentences. */
export function describeOddAnswers(answers: Answers, headlessUrl: string | undefined): string[] {
  const values: Readonly<Record<string, string | undefined>> = { ...answers, 'headless-url': headlessUrl };
  const login = answers.username?.includes('@')
    ? ['The "username" contains an "@": it must be the API user ID, not the e-mail address of the login.']
    : [];
  return [...login, ...describeOddities({ input: (name) => values[name] ?? '' })];
}

/** @throws {InvalidInputError} for previews where nothing runs once a pull request is closed */
function requireKinds(kinds: InitInputs['kinds'], ciHost: string | undefined): void {
  if (!kinds.includes('previews') || (ciHost !== 'azure' && ciHost !== 'bitbucket')) return;
  const problem = `is only written for GitHub and GitLab: ${ciHost} runs nothing when a pull request is closed, so that nothing would delete a preview; docs/how-to/previews.md of headless-deploy says what is possible there`;
  throw new InvalidInputError([{ input: 'previews', problem }]);
}

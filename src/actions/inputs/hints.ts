import { isUuid } from '../../platform/api/environment-reference.ts';
import type { Runner } from '../../runner/runner.ts';
import { InvalidInputError } from '../../shared/errors.ts';
import type { StepError } from '../../shared/errors.ts';
import { firstOf } from '../../shared/text/format.ts';
import { looksGenerated } from '../../shared/text/generated.ts';
import { ALL_INPUTS } from '../../shared/inputs.ts';
import type { Input } from '../../shared/inputs.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { didYouMeanInput, isSameName } from '../../shared/input-names.ts';
import { givenInputs } from './input-reader.ts';
import { describeOddities } from './odd-values.ts';

/** Inputs that hold a name. */
const NAMES = [...ALL_INPUTS].filter(([, { holds }]) => holds === 'name').map(([name]) => name);

/** Most unknown inputs that are named in one line. */
const MAX_UNKNOWN = 10;

/**
 * Names unknown inputs with the one that may be meant. GitHub's runner warns without a suggestion, others not at all. Never a warning: the variables can hold inputs of a composite action around the step.
 */
export function noteUnknownInputs(runner: Runner, inputs: Readonly<Record<string, Input>>): void {
  const names = Object.keys(inputs);
  const unknown = [...givenInputs(runner.variables)].flatMap(([name, value]) => {
    const own = names.find((each) => isSameName(each, name));
    // `max_size` of a composite action that sets `max-size` to it; the reader refuses another spelling of a switch.
    const isRead = own === name || (own !== undefined && ['', runner.input(own), inputs[own]?.default].includes(value));
    return isRead || (own !== undefined && inputs[own]?.kind === 'switch') ? [] : [name];
  });
  // An input that is set is not the one that was misspelt.
  const free = names.filter((name) => ['', inputs[name]?.default].includes(runner.input(name)));
  const hints = unknown.map((name) => ({ name, hint: didYouMeanInput(name, free) }));
  const mistyped = hints.filter(({ hint }) => hint !== '');
  const others = hints.filter(({ hint }) => hint === '').map(({ name }) => safeText(name));
  if (mistyped.length > 0) {
    const sentences = mistyped.map(({ name, hint }) => `"${safeText(name)}" is not an input of this action.${hint}`);
    runner.notice('Unknown input', sentences.slice(0, MAX_UNKNOWN).join(' '));
  }
  if (others.length > 0) runner.info(`Not inputs of this action: ${firstOf(others, MAX_UNKNOWN)}`);
}

/** People try the login of the portal, an e-mail address. No document says that an API user ID cannot be one. */
function looksLikeLogin(runner: Runner): boolean {
  return runner.input('username').includes('@');
}

/** Warns up front where `username` looks like the login of the portal. */
export function warnOfLogin(runner: Runner): void {
  if (!looksLikeLogin(runner)) return;
  const text =
    '"username" contains an "@". It must be the API user ID from the API Access page of the user portal, not the e-mail address that you log in with.';
  runner.warning('Username looks like a login', text);
}

/** For every action: what is odd about inputs that are missing, or that the platform has refused, as sentences. */
export function hintsFor(error: StepError, runner: Runner): string[] {
  const { code } = error;
  if (error instanceof InvalidInputError) return droppedHint(error, runner);
  if (code === 'unauthorized') return credentialHints(runner);
  if (code !== 'forbidden' && code !== 'not-found') return [];
  // Only hints: a name may look like a UUID.
  const ids = ['account', 'app'].filter((name) => isUuid(runner.input(name)));
  return [
    ...ids.map((name) => `The "${name}" is a UUID, but must be a name. Is it the ID of the environment?`),
    ...describeOddities(runner, ({ holds }) => holds !== undefined),
  ];
}

/** A shell drops variables whose names it does not take; a runner sets every input that has a default. */
function droppedHint({ problems }: InvalidInputError, { variables }: Runner): string[] {
  const given = [...givenInputs(variables).keys()];
  const isMissing = problems.some((problem) => problem.isMissing === true && problem.input.includes('-'));
  if (!isMissing || given.length === 0 || given.some((name) => /[-_]/.test(name))) return [];
  return [
    'No input with "-" in its name has arrived: "node" is probably a shell script here, and the shell drops such variables. Put the program itself on the PATH.',
  ];
}

function credentialHints(runner: Runner): string[] {
  const login = 'The "username" contains an "@", so it is probably the e-mail address of the login.';
  const [username, password] = [runner.input('username'), runner.input('password')];
  // An ID is often a UUID.
  const isUser = (isUuid(password) && !isUuid(username)) || areSwapped(username, password);
  const names = [...(isUser ? ['username'] : []), ...NAMES.filter((name) => areSwapped(runner.input(name), password))];
  return [
    ...(looksLikeLogin(runner) ? [login] : []),
    ...names.map((name) => `The "${name}" looks like a password, and the "password" does not: they may be swapped.`),
    ...describeOddities(runner),
  ];
}

/** Whether the name looks like a generated password, and the password does not. */
function areSwapped(name: string, password: string): boolean {
  return password !== '' && looksGenerated(name) && !looksGenerated(password);
}

import path from 'node:path';
import { parseEnvironmentPath, parseEnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { parseShellVariables } from '../create-environment/shell-variables.ts';
import { checkRunApps } from '../emulator/inputs.ts';
import { looksLikeWebhook } from '../inputs/credentials.ts';
import { InvalidInputError } from '../../shared/errors.ts';
import type { InputProblem } from '../../shared/errors.ts';
import type { SmokeTest, SmokeTestLine } from '../deploy/inputs/inputs.ts';
import { folderProblem } from '../../shared/real-path.ts';
import { readDeployInputs } from '../deploy/inputs/read.ts';
import { readSmokeTest } from '../deploy/inputs/smoke-test.ts';
import { BAD, InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';
import { PLACEHOLDERS, deployRunner } from './deploy-runner.ts';

/** Names that a seed of the local platform can hold (emulator/README.md, "Seed"): of accounts and apps, and IDs of environments. */
const LOCAL_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const LOCAL_ID = /^[A-Za-z0-9-]{1,64}$/;

/** A page that is wrong stays wrong: there is no cache in front of the site. */
const SMOKE_TEST_MINUTES = 0.1;

/** Asked where no page is named. An app need not have it, but must not break. */
export const HOME_PAGE: SmokeTestLine = { source: '/', path: '/', status: 'not-5xx', text: undefined };

const MAX_WATCH_SECONDS = 600;

/** Inputs beside those that the deploy reads itself. */
export interface RehearseInputs {
  /** The folder to deploy: absolute. It is the workspace. */
  readonly workspace: string;
  /** Of the app, without repetitions. */
  readonly variables: readonly ShellVariable[];
  /** What the local platform has; undefined for names of its own. */
  readonly account: string | undefined;
  readonly app: string | undefined;
  readonly environment: EnvironmentReference | undefined;
  /** Pages that are asked once it is live: without lines none is. */
  readonly smokeTest: SmokeTest;
  /** How long the app is watched after that. */
  readonly watchSeconds: number;
  /** Show the site, and keep it until the command is interrupted. */
  readonly staysOpen: boolean;
  /** Print what the build writes, as it comes. */
  readonly isVerbose: boolean;
  /** Start with the caches of the build of the last rehearsal, and keep those of this one. */
  readonly usesCaches: boolean;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once, those of the deploy, too, and where apps must not be run */
export function readRehearseInputs(runner: Runner, platform = process.platform): RehearseInputs {
  const own = tried(() => readOwnInputs(runner, platform));
  const given = path.resolve(runner.input('path'));
  // Where that is no folder, it has been said: any other will do to check the rest.
  const workspace = folderProblem(given) === undefined ? given : path.resolve('');
  // Nothing of the local platform is known yet. What the deploy warns of it will say itself.
  const deploy = deployRunner({ ...runner, warning: () => undefined }, workspace, PLACEHOLDERS, () => undefined);
  const { problems } = tried(() => readDeployInputs(deploy));
  if (own.value !== undefined && problems.length === 0) return own.value;
  // Both read some of the inputs.
  const others = problems.filter(({ input }) => !own.problems.some((known) => known.input === input));
  throw new InvalidInputError([...own.problems, ...others]);
}

/** What a reader returns, or what it finds wrong. */
function tried<Inputs>(read: () => Inputs): { value?: Inputs; problems: readonly InputProblem[] } {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (error instanceof InvalidInputError) return { problems: error.problems };
    throw error;
  }
}

function readOwnInputs(runner: Runner, platform: NodeJS.Platform): RehearseInputs {
  const reader = new InputReader((name) => runner.input(name));
  checkRunApps(reader, 'rehearse', runner.variables, platform);
  const named = parseEnvironmentPath(reader.text('environment'));
  // Values are secrets, wherever they come from.
  const ofFile = reader.parsed('env-from', [], parseShellVariables, { secret: true });
  const given = reader.parsed('env', [], parseShellVariables, { secret: true });
  const withoutCaches = reader.boolean('no-cache', false);
  return reader.finish({
    workspace: reader.parsed('path', path.resolve(''), parseFolder),
    variables: ofFile === BAD || given === BAD ? BAD : merge(ofFile, given),
    account: reader.parsed('account', named?.account, parseLocalName),
    app: reader.parsed('app', named?.app, parseLocalName),
    environment: reader.parsed<EnvironmentReference | undefined>('environment', undefined, parseEnvironment, {
      secret: looksLikeWebhook(reader.text('environment')),
    }),
    smokeTest: readPages(reader),
    watchSeconds: reader.integer('watch-seconds', 5, 0, MAX_WATCH_SECONDS),
    staysOpen: reader.boolean('open', false),
    isVerbose: reader.boolean('verbose', false),
    usesCaches: withoutCaches === BAD ? BAD : !withoutCaches,
    timeoutMinutes: reader.parsed('timeout-minutes', 30, parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning', false),
  });
}

/** `smoke-test`: pages as a deploy has them, `none`, or by default `/` with any status that is no failure of the server. */
function readPages(reader: InputReader): Read<SmokeTest> {
  const given = reader.lines('smoke-test').map((line) => line.trim());
  if (given.length === 0) return { lines: [HOME_PAGE], minutes: SMOKE_TEST_MINUTES };
  if (given.includes('none')) {
    if (given.length === 1) return { lines: [], minutes: SMOKE_TEST_MINUTES };
    return reader.reject('smoke-test', 'none', 'cannot be combined with pages: it asks nothing');
  }
  const pages = readSmokeTest(reader, true);
  return pages === BAD ? BAD : { ...pages, minutes: SMOKE_TEST_MINUTES };
}

/** @throws {RangeError} */
function parseFolder(text: string): string {
  const folder = path.resolve(text);
  const problem = folderProblem(folder);
  if (problem === undefined) return folder;
  throw new RangeError(`${problem}, relative to the current directory`);
}

/** @throws {RangeError} */
function parseEnvironment(text: string): EnvironmentReference {
  if (looksLikeWebhook(text))
    throw new RangeError('must be an environment ID or a display name, and this is (part of) a webhook URL, a secret');
  const reference = parseEnvironmentReference(text);
  if (reference.kind === 'name' || LOCAL_ID.test(reference.id)) return reference;
  throw new RangeError('cannot be an ID on the local platform: letters, digits and "-", at most 64');
}

/** @throws {RangeError} */
function parseLocalName(text: string): string {
  if (LOCAL_NAME.test(text)) return text;
  throw new RangeError(
    'cannot be a name on the local platform: letters, digits, "_" and "-", at most 63, the first a letter or a digit',
  );
}

/** An option wins over the line of the file. */
function merge(ofFile: readonly ShellVariable[], given: readonly ShellVariable[]): ShellVariable[] {
  const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
  return [...values].map(([key, value]) => ({ key, value }));
}

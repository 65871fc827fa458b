import { parseEnvironmentPath, parseEnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { parseShellVariables } from '../create-environment/shell-variables.ts';
import { checkRunApps } from '../emulator/inputs.ts';
import { looksLikeWebhook } from '../inputs/odd-values.ts';
import { parseFolder, realPath } from '../../shared/files/real-path.ts';
import { readSmokeTestLines } from '../deploy/inputs/after-upload.ts';
import type { SmokeTest, SmokeTestLine } from '../deploy/inputs/after-upload.ts';
import { readFileRules } from '../deploy/inputs/files.ts';
import { readZipRules } from '../deploy/inputs/zip.ts';
import { BAD, InputReader, readCommon } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';

/** Names that a seed of the local platform can hold (docs/reference/local-platform-seed.md): of accounts and apps, and IDs of environments. */
const LOCAL_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const LOCAL_ID = /^[A-Za-z0-9-]{1,64}$/;

/** A page that is wrong stays wrong: there is no cache in front of the site. */
const SMOKE_TEST_MINUTES = 0.1;

/** Asked where no page is named. An app need not have it, but must not break. */
export const HOME_PAGE: SmokeTestLine = { source: '/', path: '/', status: 'not-5xx', text: undefined };

const MAX_WATCH_SECONDS = 600;

/** Inputs beside those that the deploy reads itself. */
export type RehearseInputs = ReturnType<typeof readRehearseInputs>;

/** @throws {InvalidInputError} with all bad inputs at once, those of the deploy, too, and where apps must not be run */
export function readRehearseInputs(runner: Runner, platform = process.platform) {
  const reader = new InputReader(INPUTS.rehearse, runner);
  checkRunApps(reader, 'rehearse', runner.variables, platform);
  const named = parseEnvironmentPath(reader.text('environment'));
  const ofFile = reader.parsedOr('env-from', [], parseShellVariables);
  const given = reader.parsedOr('env', [], parseShellVariables);
  const withoutCaches = reader.boolean('no-cache');
  const workspace = reader.required('path', parseFolder);
  // The deploy reads these again, once the local platform runs: by then it is late for a mistake.
  const folder = workspace === BAD ? BAD : realPath(workspace);
  readFileRules(reader, folder, folder);
  readZipRules(reader, runner.variables['SOURCE_DATE_EPOCH'], false);
  return reader.finish({
    /** The folder to deploy: absolute. It is the workspace. */
    workspace,
    /** Of the app, without repetitions. */
    variables: ofFile === BAD || given === BAD ? BAD : merge(ofFile, given),
    /** What the local platform has; undefined for names of its own. */
    account: reader.parsedOr('account', named?.account, parseLocalName),
    app: reader.parsedOr('app', named?.app, parseLocalName),
    environment: reader.parsedOr('environment', undefined, parseEnvironment),
    /** Pages that are asked once it is live: without lines none is. */
    smokeTest: readSmokeTest(reader),
    /** How long the app is watched after that. */
    watchSeconds: reader.integer('watch-seconds', 0, MAX_WATCH_SECONDS),
    /** Show the site, and keep it until the command is interrupted. */
    staysOpen: reader.boolean('open'),
    /** Print what the build writes, as it comes. */
    isVerbose: reader.boolean('verbose'),
    /** Start with the caches of the build of the last rehearsal, and keep those of this one. */
    usesCaches: withoutCaches === BAD ? BAD : !withoutCaches,
    ...readCommon(reader),
  });
}

/** `smoke-test`: pages as a deploy has them, `none`, or by default `/` with any status that is no failure of the server. */
function readSmokeTest(reader: InputReader<'smoke-test'>): Read<SmokeTest> {
  const given = reader.lines('smoke-test').map((line) => line.trim());
  const isNone = given.includes('none');
  if (isNone && given.length > 1)
    return reader.reject('smoke-test', 'none', 'cannot be combined with pages: it requests nothing');
  const pages = isNone ? [] : readSmokeTestLines(reader);
  if (pages === BAD) return BAD;
  return { lines: given.length === 0 ? [HOME_PAGE] : pages, minutes: SMOKE_TEST_MINUTES };
}

/** @throws {RangeError} */
function parseEnvironment(text: string): EnvironmentReference {
  if (looksLikeWebhook(text))
    throw new RangeError('must be an environment ID or a display name, but this is (part of) a webhook URL, a secret');
  const reference = parseEnvironmentReference(text);
  if (reference.kind === 'name' || LOCAL_ID.test(reference.id)) return reference;
  throw new RangeError('cannot be an ID on the local platform: use at most 64 letters, digits and "-"');
}

/** @throws {RangeError} */
function parseLocalName(text: string): string {
  if (LOCAL_NAME.test(text)) return text;
  throw new RangeError(
    'cannot be a name on the local platform: use at most 63 letters, digits, "_" and "-", starting with a letter or a digit',
  );
}

/** An option wins over the line of the file. */
function merge(ofFile: readonly ShellVariable[], given: readonly ShellVariable[]): ShellVariable[] {
  const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
  return [...values].map(([key, value]) => ({ key, value }));
}

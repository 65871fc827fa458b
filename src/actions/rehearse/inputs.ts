import path from 'node:path';
import { parseSegment } from '../../platform/api/address.ts';
import { parseEnvironmentPath, parseEnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { parseShellVariables } from '../create-environment/shell-variables.ts';
import { checkRunApps } from '../emulator/inputs.ts';
import { looksLikeWebhook } from '../inputs/credentials.ts';
import { InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';

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
  /** Show the site, and keep it until the command is interrupted. */
  readonly staysOpen: boolean;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once, and where apps must not be run */
export function readRehearseInputs(runner: Runner, platform = process.platform): RehearseInputs {
  const reader = new InputReader((name) => runner.input(name));
  checkRunApps(reader, 'rehearse', runner.variables, platform);
  const named = parseEnvironmentPath(reader.text('environment'));
  const { 'env-file': ofFile, env: given } = reader.finish({
    // Values are secrets, wherever they come from.
    'env-file': reader.parsed('env-file', [], parseShellVariables, { secret: true }),
    env: reader.parsed('env', [], parseShellVariables, { secret: true }),
  });
  return reader.finish({
    workspace: path.resolve(reader.text('path')),
    variables: merge(ofFile, given),
    account: reader.parsed('account', named?.account, parseSegment),
    app: reader.parsed('app', named?.app, parseSegment),
    environment: reader.parsed<EnvironmentReference | undefined>('environment', undefined, parseEnvironment, {
      secret: looksLikeWebhook(reader.text('environment')),
    }),
    staysOpen: reader.boolean('open', false),
    timeoutMinutes: reader.parsed('timeout-minutes', 30, parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning', false),
  });
}

/** @throws {RangeError} */
function parseEnvironment(text: string): EnvironmentReference {
  if (!looksLikeWebhook(text)) return parseEnvironmentReference(text);
  throw new RangeError('must be an environment ID or a display name, and this is (part of) a webhook URL, a secret');
}

/** An option wins over the line of the file. */
function merge(ofFile: readonly ShellVariable[], given: readonly ShellVariable[]): ShellVariable[] {
  const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
  return [...values].map(([key, value]) => ({ key, value }));
}

import type { SourceFile } from '../../workspace/files.ts';
import { formatBytes, safeText } from '../../text.ts';
import { logTarget } from '../call-context.ts';
import type { DeployContext } from './facts.ts';
import { findEnvironment } from './find-environment.ts';
import { describeEnvironment, readEnvironments } from './platform-lists.ts';
import type { RequestedTarget } from './target-inputs.ts';
import { requireApp } from './what-is-there.ts';

/** What a check found out about the platform, as the log says it. */
interface Findings {
  readonly credentials: string;
  readonly environment: string;
}

/**
 * The part of `check` that asks the platform: one read with the credentials, a second where the first is not answered.
 * Sends nothing. Logs what was found.
 * @param files as they were chosen; nothing of them is read here
 * @throws {StepError} `not-found`, `invalid-input`; {PlatformError} where the reads are refused or not reached
 */
export async function checkTarget(
  target: RequestedTarget,
  files: readonly SourceFile[],
  context: DeployContext,
): Promise<'checked'> {
  const { runner, warningCount } = context;
  const { account, app, environment } = target.address;
  const which = environment.kind === 'id' ? environment.id : `"${safeText(environment.name)}"`;
  logTarget(runner, target.root, `account ${account}, app ${app}, environment ${which}`);
  const found = await askPlatform(target, context);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  runner.info(`Credentials: ${found.credentials}`);
  runner.info(`Environment: ${found.environment}`);
  runner.info(`Files: ${files.length}`);
  runner.info(`Bytes: ${bytes}${bytes < 1000 ? '' : ` (${formatBytes(bytes)})`}, before packing`);
  runner.info(`Warnings: ${warningCount() === 0 ? 'none' : warningCount()}`);
  return 'checked';
}

async function askPlatform(target: RequestedTarget, { runner, calls, record }: DeployContext): Promise<Findings> {
  const { account, app } = target.address;
  const environments = await readEnvironments(target, calls);
  if (environments.entries !== undefined) {
    const environment = findEnvironment(environments.entries, target.address);
    record({ environment });
    return { credentials: 'accepted', environment: describeEnvironment(environment) };
  }
  const apps = await requireApp(target, calls);
  if (apps.entries !== undefined) {
    const text = `The app "${app}" exists, but this host has no readable list of its environments (${environments.why}): check "environment" in the user portal.`;
    runner.warning('Environment not verified', text);
    return { credentials: 'accepted', environment: 'not verified' };
  }
  const lists = `the environments of the app "${app}" (${environments.why}) or the apps of the account "${account}" (${apps.why})`;
  const text = `This host does not list ${lists}. Either it has no such lists, or "account" is wrong: check all of these inputs in the user portal.`;
  runner.warning('Credentials not verified', text);
  return { credentials: 'not verified', environment: 'not verified' };
}

import { runDeploy } from './deploying.ts';
import type { DeployOptions } from './deploying.ts';
import { createInputs } from './inputs.ts';
import { kindsOf, livePlatform } from '../servers/live-platform.ts';
import type { LiveScript } from '../servers/live-platform.ts';
import { httpReply } from '../servers/socket-server.ts';
import { endTime } from '../runners/recording-runner.ts';
import type { RecordingRunner } from '../runners/recording-runner.ts';
import { fakeClock } from './fake-clock.ts';

const HOOK = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234';

/** A deploy with `wait` and a purge, against a platform that answers as it is told. */
export async function deployAndWait(
  script: LiveScript,
  more: Readonly<Record<string, string>> = {},
  onStart: DeployOptions['onStart'] = () => undefined,
) {
  const server = await livePlatform({ webhook: [httpReply(204)], ...script });
  const inputs = createInputs(server.origin, {
    wait: 'true',
    'purge-cache-webhook': server.origin + HOOK,
    ...more,
  });
  const ending = await runDeploy({ inputs, onStart });
  return { ...ending, kinds: kindsOf(server), origin: server.origin };
}

/** A deploy whose time is up after it has polled once. */
export async function deployUntilTimeout(script: LiveScript, more: Readonly<Record<string, string>> = {}) {
  const server = await livePlatform(script);
  let runner: RecordingRunner | undefined;
  const clock = fakeClock();
  const sleep: typeof clock.sleep = async (milliseconds, signal) => {
    await clock.sleep(milliseconds, signal);
    if (clock.pauses.length > 1) endTime(runner);
    signal.throwIfAborted();
  };
  const inputs = createInputs(server.origin, { wait: 'true', 'purge-cache-webhook': server.origin + HOOK, ...more });
  return await runDeploy({ inputs, onStart: (started) => void (runner = started), clock: { ...clock, sleep } });
}

/** The lines of the log that are neither of packing nor of the upload. */
export function waitLinesOf(log: readonly string[]): readonly string[] {
  return log.slice(log.indexOf('group: Wait until live') + 1).filter((line) => !line.startsWith('Total time: '));
}

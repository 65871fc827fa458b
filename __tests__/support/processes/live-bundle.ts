import type { ChildProcess } from 'node:child_process';
import { expect } from '@jest/globals';
import type { Platform, PlatformOptions } from '#local-platform';
import { makeFolder, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';
import { OUTPUT_NAMES, SITE } from '../steps/inputs.ts';
import { runBundle } from './run-bundle.ts';
import { runInProcess } from './run-in-process.ts';
import type { BundleOptions, BundleRun } from './run-bundle.ts';
import { errorsIn, withoutMasks } from '../runners/command-parser.ts';
import { secretsIn } from '../secrets/secret-scan.ts';
import { accessTo, openPlatform } from '../servers/sibling-platform.ts';
import { appZip } from '../../../packages/local-platform/__tests__/zip.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import type { Clock } from '../../../src/shared/clock.ts';

const HOUR = 3_600_000;
const FAST = { NODE_OPTIONS: `--import=${new URL('fast-clock.js', import.meta.url).href}` };
const SPEED = 50;

export interface LiveOptions {
  readonly platform?: PlatformOptions;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Given, the committed bundle is run as a process; otherwise the sources are, in this one. */
  readonly bundle?: BundleOfLive;
  readonly variables?: Readonly<Record<string, string>>;
  /** In the workspace, beside the site. */
  readonly files?: Readonly<Record<string, Planted>>;
}

interface BundleOfLive {
  /** Whether time runs 50 times as fast, as in this process; it does unless this is false. */
  readonly isFast?: boolean;
  /** Called when a line of the log begins like this, once. */
  readonly on?: Readonly<Record<string, (platform: Platform, child: ChildProcess) => unknown>>;
}

export interface LiveRun extends BundleRun {
  readonly platform: Platform;
  /** ID of the build that was live before. */
  readonly old: string;
  /** Lines of the log from the upload on, with times as `<time>`. */
  readonly lines: readonly string[];
}

/** Runs a deploy with `wait` and a purge against the local platform, where another build is live. */
export async function deployLive({ inputs = {}, variables = {}, bundle, ...options }: LiveOptions): Promise<LiveRun> {
  const platform = await openPlatform({ buildMilliseconds: 200, ...options.platform });
  const old = await uploadTo(platform);
  platform.advance(HOUR);
  const { account, app, environment: id, 'purge-cache-webhook': hook } = platform.details;
  const all = {
    ...accessTo(platform, 'headless-url'),
    account,
    app,
    environment: id,
    'purge-cache-webhook': hook,
    wait: 'true',
    ...inputs,
  };
  const workspace = plant(makeFolder('workspace'), { ...SITE, ...options.files });
  const step = { workspace, inputs: all, variables };
  const run =
    bundle === undefined
      ? await runInProcess('deploy', { ...step, clock: fastClock() })
      : await runLiveBundle(step, bundle, platform);
  expect(run.stderr).toBe('');
  expect(run.leftovers).toEqual([]);
  expect(Object.keys(run.outputs)).toEqual(OUTPUT_NAMES);
  expect(errorsIn(run.stdout)).toHaveLength(run.exitCode === 0 ? 0 : 1);
  const log = withoutMasks(run.stdout);
  expect(secretsIn([log, run.summary, ...Object.values(run.outputs)].join('\n'), all)).toEqual([]);
  const lines = log
    .slice(log.indexOf('::group::Upload'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Total time: '));
  const shown = lines.map((line) =>
    line
      .replaceAll(platform.url, '<platform>')
      .replaceAll(old, '<old>')
      .replaceAll(run.outputs['build-id'] || '-', '<ours>')
      .replace(/\b(?:\d+ min )?\d+(?:\.\d)? s\b/g, '<time>'),
  );
  return { ...run, platform, old, lines: shown };
}

/** Time that runs 50 times as fast. */
export function fastClock(): Clock {
  const start = performance.now();
  return {
    now: () => start + (performance.now() - start) * SPEED,
    date: () => systemClock.date(),
    sleep: async (milliseconds, signal) => await systemClock.sleep(milliseconds / SPEED, signal),
    random: () => systemClock.random(),
  };
}

async function runLiveBundle(
  { variables, ...step }: BundleOptions,
  { isFast = true, on = {} }: BundleOfLive,
  platform: Platform,
): Promise<BundleRun> {
  const waiting = new Map(Object.entries(on));
  return await runBundle('deploy', {
    ...step,
    variables: { ...(isFast ? FAST : {}), ...variables },
    onStart: (child) => {
      let log = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        for (const [beginning, act] of waiting) {
          if (!log.split('\n').some((line) => line.startsWith(beginning))) continue;
          waiting.delete(beginning);
          act(platform, child);
        }
      });
    },
  });
}
/** Uploads something as somebody else would. @returns the id of its build */
export async function uploadTo({ details }: Platform): Promise<string> {
  const { account, app, environment, username, password } = details;
  const form = new FormData();
  form.set('repository', new Blob([Uint8Array.from(appZip())]), 'app.zip');
  const url = `${details['headless-url']}/fu/v1/accounts/${account}/apps/${app}/environments/${environment}:upload`;
  const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  const answer = await fetch(url, { method: 'POST', body: form, headers });
  const { metadata } = (await answer.json()) as { metadata: { build: string } };
  return metadata.build.split('/').at(-1) ?? '';
}

/** The environment of a platform, as its control path shows it. */
export function environmentOf(platform: Platform) {
  const found = platform.state().accounts[0]?.apps[0]?.environments[0];
  if (found === undefined) throw new Error('the platform has an environment');
  return found;
}

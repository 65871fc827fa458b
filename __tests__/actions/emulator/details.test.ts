import path from 'node:path';
import { expect, test } from '@jest/globals';
import { program as localPlatform } from '#local-platform';
import type { Details } from '#local-platform';
import { systemClock } from '../../../src/shared/clock.ts';
import { maskDetails } from '../../../src/actions/emulator/details.ts';
import { DETAILS } from '../../../src/shared/emulator-details.ts';
import { startEmulatorAction } from '../../../src/actions/emulator/start.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';

const SECRETS = {
  password: 'pass-word-1',
  'rebuild-webhook': 'http://127.0.0.1:1/wh?token=token-rebuild=',
  'clean-rebuild-webhook': 'http://127.0.0.1:1/wh?token=token-clean=',
  'purge-cache-webhook': 'http://127.0.0.1:1/wh?token=token-purge=',
  'control-token': 'control-token-1',
  'portal-url': 'http://localhost:1/?token=token-portal=',
};
const LINE = JSON.stringify({ ...Object.fromEntries(DETAILS.map((name) => [name, `the-${name}`])), ...SECRETS });
const ALL = [...Object.values(SECRETS), 'token-rebuild=', 'token-clean=', 'token-purge=', 'token-portal='];

/** Runs the step with a program that prints this line in place of the local platform. */
async function startWith(change: (runner: Runner) => Partial<Runner>) {
  const code = `console.log(${JSON.stringify(LINE)})`;
  const bundle = path.join(plant(makeFolder('bundle'), { 'index.js': code }), 'index.js');
  const runner = recordingRunner({});
  const program = { node: process.execPath, bundle };
  const exitCode = await startEmulatorAction(
    { ...runner, ...change(runner) },
    { clock: systemClock, localPlatform, program },
  );
  return { exitCode, runner };
}

test('everything is masked before the first line that comes after it, and before the first output', async () => {
  const order: string[] = [];
  const { exitCode } = await startWith((runner) => ({
    mask: (secrets) => void order.push(...secrets.map((secret) => `mask ${secret}`)),
    info: (text) => void order.push(`info ${text}`),
    output: (name, value) => (order.push(`output ${name}`), runner.output(name, value)),
  }));
  expect(exitCode).toBe(0);
  const first = order.findIndex((entry) => !entry.startsWith('mask '));
  const pair = Buffer.from('the-username:pass-word-1').toString('base64');
  expect(order.slice(0, first).toSorted()).toEqual([...ALL, pair].map((secret) => `mask ${secret}`).toSorted());
  expect(order.slice(first).some((entry) => entry.startsWith('mask '))).toBe(false);
});

test('where masking fails, no output and no line holds a secret', async () => {
  const { exitCode, runner } = await startWith(() => ({
    mask: (secrets) => {
      if (secrets.length > 0) throw new TypeError('cannot mask');
    },
  }));
  expect([exitCode, runner.outputs['status'], runner.outputs['error-code']]).toEqual([1, 'failed', 'internal']);
  expect(leaksIn([...runner.log, ...Object.values(runner.outputs)].join('\n'), ALL)).toEqual([]);
});

test('names that are no secrets are not masked: a runner drops outputs that hold a masked value', () => {
  const runner = recordingRunner({});
  const details = JSON.parse(LINE) as Details;
  maskDetails(runner, details);
  for (const name of [
    'username',
    'account',
    'app',
    'environment',
    'headless-url',
    'base-url',
    'control-url',
  ] as const) {
    expect(runner.masked).not.toContain(details[name]);
  }
});

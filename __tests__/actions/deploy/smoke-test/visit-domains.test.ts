import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, environmentWith, kindsOf, livePlatform } from '../../../support/servers/live-platform.ts';
import { cancelStep } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { always } from '../../../support/servers/socket-server.ts';
import { isPublicAddress } from '../../../../src/platform/transport/public-address.ts';
import type { Resolve } from '../../../../src/platform/transport/public-address.ts';

/** A deploy that goes live, with a smoke test of the domain that the platform names. */
async function deployAndTest(
  domains: readonly unknown[],
  resolve: Resolve,
  more: Readonly<Record<string, string>> = {},
) {
  const server = await livePlatform({
    environment: [environmentWith('b-0', { domains }), environmentWith('b-1', { domains })],
    build: [build('b-1', true)],
  });
  const inputs = createInputs(server.origin, {
    wait: 'true',
    'smoke-test': '/',
    'smoke-test-minutes': '0.05',
    ...more,
  });
  return { ...(await runDeploy({ inputs, resolve })), kinds: kindsOf(server) };
}

const resolvingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('a domain of the platform that resolves to a private address is not requested, and not retried', async () => {
  const { outputs, error, pauses } = await deployAndTest(['shop.example'], resolvingTo('203.0.114.1', '10.1.2.3'));
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', url: 'https://shop.example' });
  expect(error).toContain(
    'shop.example is a domain that the platform names, and it resolves to 10.1.2.3, which is not a public address; to test it anyway, set "environment-url"',
  );
  expect(pauses).toEqual([2000]);
});

const noLookup: Resolve = async () => {
  throw new Error('nobody asked for an address');
};

test('a site of this machine that the local platform names is requested, without a look at addresses', async () => {
  const site = await always(200, { page: 'Welcome' });
  const { outputs } = await deployAndTest([{ name: site.origin }], noLookup);
  expect(outputs).toMatchObject({ status: 'live', url: site.origin });
  expect(site.requests).toHaveLength(1);
});

test('an address that is not public is requested where "environment-url" names it, without a look at addresses', async () => {
  // Leads to a port of this machine on which nothing listens.
  const { error, pauses } = await deployAndTest(['shop.example'], noLookup, { 'environment-url': 'https://0.0.0.0:1' });
  expect(isPublicAddress('0.0.0.0')).toBe(false);
  expect(error).toContain('GET https://0.0.0.0:1/ was not answered (');
  expect(pauses.slice(1)).toEqual([2000]);
});

test('a domain that is not known yet is retried', async () => {
  let lookups = 0;
  const { error, pauses } = await deployAndTest(['shop.example'], async () => {
    lookups += 1;
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  });
  expect(error).toContain('GET https://shop.example/ was not answered (ENOTFOUND)');
  expect(pauses.slice(1)).toEqual([2000]);
  expect(lookups).toBe(2);
});

test('a lookup that hangs does not keep a cancelled step', async () => {
  let runner: RecordingRunner | undefined;
  const server = await livePlatform({
    environment: [
      environmentWith('b-0', { domains: ['shop.example'] }),
      environmentWith('b-1', { domains: ['shop.example'] }),
    ],
    build: [build('b-1', true)],
  });
  const { exitCode, outputs } = await runDeploy({
    inputs: createInputs(server.origin, { wait: 'true', 'smoke-test': '/' }),
    onStart: (started) => void (runner = started),
    resolve: async () => {
      cancelStep(runner, 130);
      return await new Promise(() => undefined);
    },
  });
  expect(exitCode).toBe(130);
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled' });
});

test.each([[[]], [['10.0.0.1', 'localhost', { name: '*.shop.example' }]]])(
  'no domain that is a DNS name, and no environment-url: refused before the upload (%j)',
  async (domains) => {
    const { outputs, error, kinds } = await deployAndTest(domains, resolvingTo('203.0.114.1'));
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: '0' });
    expect(error).toBe(
      'environment-url: is required for "smoke-test": the platform names no domain of this environment.',
    );
    expect(kinds).toEqual(['environment']);
  },
);

describe('addresses', () => {
  test.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '',
    'shop.example',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

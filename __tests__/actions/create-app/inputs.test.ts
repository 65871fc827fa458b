import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { parseRegion } from '../../../src/actions/create-app/inputs.ts';
import { namesOfBadInputs } from '../../support/runners/recording-runner.ts';
import { createAppInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { always } from '../../support/servers/socket-server.ts';

describe('region', () => {
  test.each(['US-C', 'AUS-SE', 'UK', 'EU-W'])('%s, with and without "regions/"', (region) => {
    expect([parseRegion(region), parseRegion(`regions/${region}`)]).toEqual([region, region]);
  });

  test.each(['us-c', 'US', 'regions/', 'regions/regions/UK', 'UK/regions', 'EU-W ', 'Regions/UK'])(
    '%j is refused, with the four that exist',
    (region) => {
      expect(() => parseRegion(region)).toThrow(/^must be one of US-C, AUS-SE, UK, EU-W$/);
    },
  );
});

describe('a bad input ends the step before any request', () => {
  test.each<[string, string, string]>([
    ['region', 'MOON', 'region: "MOON" must be one of US-C, AUS-SE, UK, EU-W'],
    ['region', '', 'region: is required, but empty or missing'],
    ['app', 'a/../b', 'app: "a/../b" must be 1 to 128 letters'],
    ['app', 'blog&x=1', 'app: "blog&x=1" must be 1 to 128 letters'],
    ['account', '..', 'account: ".." must be 1 to 128 letters'],
    ['if-exists', 'skip', 'if-exists: "skip" must be one of error, ignore'],
    ['timeout-minutes', '5s', 'timeout-minutes: "5s" must be a number of minutes'],
    ['username', 'a:b', 'username: must be the API user ID, which has no ":"'],
  ])('%s %j', async (name, value, message) => {
    const server = await always(200);
    const run = await runAction(createAppAction, createAppInputs(server.origin, { [name]: value }));
    expect(run.errors).toHaveLength(1);
    expect(run.errors[0]).toContain(`Invalid input: ${message}`);
    expect({ exitCode: run.exitCode, result: run.result, connections: server.connections() }).toEqual({
      exitCode: 1,
      result: { status: 'failed', 'error-code': 'invalid-input', created: false },
      connections: 0,
    });
  });

  test('all of them are reported at once', async () => {
    const inputs = { account: '', app: '.', region: 'x', username: '', password: '', 'headless-url': 'ftp://x' };
    const run = await runAction(createAppAction, inputs);
    const named = namesOfBadInputs(run.errors[0] ?? '');
    expect(named.toSorted()).toEqual(['account', 'app', 'headless-url', 'password', 'region', 'username']);
  });
});

describe('a URL that holds a secret by mistake is not repeated', () => {
  test.each([
    ['https://user:s3cret@api.example.com', 'must not contain a user name or password'],
    ['https://api.example.com/wh?token=s3cret', 'must not have a query or a fragment'],
    ['https://api.example.com/#s3cret', 'must not have a query or a fragment'],
    ['user:s3cret@api.example.com', 'must start with https:// (http:// only for this machine)'],
  ])('%s', async (url, problem) => {
    const run = await runAction(createAppAction, createAppInputs(url));
    expect(run.errors).toEqual([`Invalid input: headless-url: ${problem}.`]);
    expect(run.log.join('\n')).not.toContain('s3cret');
  });

  test('one that cannot hold any is, so that a typing error can be seen', async () => {
    const run = await runAction(createAppAction, createAppInputs('http://api.example.com'));
    expect(run.errors).toEqual([
      'Invalid input: headless-url: "http://api.example.com" must start with https:// (http:// only for this machine).',
    ]);
  });
});

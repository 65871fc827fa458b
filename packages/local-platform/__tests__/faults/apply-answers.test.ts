import { expect, test } from '@jest/globals';
import { TYPES } from '../../src/errors/refusal.ts';
import { call, errorOf, sharedPlatform } from '../support.ts';

const shared = sharedPlatform();

test.each(Object.entries(TYPES))('the Error object of status %s has the type %s', async (status, type) => {
  const platform = shared();
  platform.addFaults({ endpoint: 'status', status: Number(status) });
  expect(errorOf(await call(platform, '/v1/status'))).toBe(`${status} ${type} fault`);
});

test('below 400 there is no Error object, nor where the body is malformed', async () => {
  const platform = shared();
  platform.addFaults(
    { endpoint: 'status', status: 302, headers: { location: '/x' } },
    { endpoint: 'status', status: 500, malformed: 'array' },
  );
  const answers = [await call(platform, '/v1/status'), await call(platform, '/v1/status')];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [302, ''],
    [500, '[]'],
  ]);
});

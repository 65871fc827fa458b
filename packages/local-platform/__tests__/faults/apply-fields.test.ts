import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Fault } from '../../src/schemas/control/faults.ts';
import { zipOf } from '../zip.ts';
import { call, environmentState, errorOf, sharedPlatform, upload } from '../support.ts';
import { TYPES } from '../../src/errors/refusal.ts';

const shared = sharedPlatform();

/** With more than fits into the buffers of a connection. */
const ZIP = zipOf([
  { name: 'package.json', data: '{}' },
  { name: 'random', data: randomBytes(3_000_000) },
]);

const PLAIN = { endpoint: 'upload', status: 503 } as const;
const TAKEN = { ...PLAIN, taken: true } as const;

/** Two faults for each field that differ in nothing but that. */
const PAIRS: { readonly [Field in keyof Fault]-?: readonly [Fault, Fault] } = {
  endpoint: [PLAIN, { ...PLAIN, endpoint: 'installs' }],
  count: [PLAIN, { ...PLAIN, count: 2 }],
  skip: [PLAIN, { ...PLAIN, skip: 1 }],
  status: [PLAIN, { ...PLAIN, status: 502 }],
  headers: [PLAIN, { ...PLAIN, headers: { 'x-a': 'b' } }],
  body: [PLAIN, { ...PLAIN, body: 'x' }],
  malformed: [TAKEN, { ...TAKEN, malformed: 'array' }],
  delayMs: [PLAIN, { ...PLAIN, delayMs: 100 }],
  afterBody: [PLAIN, { ...PLAIN, afterBody: true }],
  taken: [PLAIN, TAKEN],
  cutAfterRequestBytes: [
    { endpoint: 'upload', delayMs: 0 },
    { endpoint: 'upload', delayMs: 0, cutAfterRequestBytes: 0 },
  ],
  cutAfterResponseBytes: [TAKEN, { ...TAKEN, cutAfterResponseBytes: 0 }],
  failBuild: [TAKEN, { ...TAKEN, failBuild: true }],
};

/** What a client sees of two uploads, and what becomes of them. */
async function effectOf(fault: Fault): Promise<unknown> {
  const platform = shared();
  await platform.reset();
  platform.addFaults(fault);
  const answers: unknown[] = [];
  for (let request = 1; request <= 2; request += 1) {
    const start = performance.now();
    const answer = await upload(platform, ZIP).catch(({ code }: NodeJS.ErrnoException) => code);
    platform.advance(10_000);
    if (typeof answer !== 'object') answers.push('cut');
    else {
      const { status, text, headers } = answer;
      const isLate = performance.now() - start >= 90;
      answers.push([status, status < 400 || text, headers.connection, headers['x-a'], isLate]);
    }
  }
  const builds = environmentState(platform).builds.map(({ state }) => state);
  return { answers, builds };
}

test.each(Object.entries(PAIRS))('%s has an effect of its own', async (_, [without, fault]) => {
  const effects = [await effectOf(without), await effectOf(fault)];
  expect(effects[1]).not.toEqual(effects[0]);
});

test.each([
  ['date', 'Thu, 01 Jan 2037 00:00:00 GMT'],
  ['Retry-After', '7'],
  ['content-type', 'text/plain'],
  ['connection', 'close'],
  ['keep-alive', 'timeout=1'],
  ['upgrade', 'h2c'],
  ['server', 'edge'],
  ['content-encoding', 'gzip'],
])('the header %s of a fault arrives, with any answer', async (name, value) => {
  const platform = shared();
  const headers = { [name]: value };
  const answers: Partial<Fault>[] = [{}, { status: 503 }, { malformed: 'html' }, { body: 'x' }, { taken: true }];
  for (const fields of answers) {
    platform.addFaults({ endpoint: 'status', headers, ...fields });
    expect((await call(platform, '/v1/status')).headers[name.toLowerCase()]).toBe(value);
  }
});

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

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CALLS } from '../../../src/actions/probe/calls.ts';
import type { CallId } from '../../../src/actions/probe/calls.ts';
import { writeRecord } from '../../../src/actions/probe/record.ts';
import { probeAction } from '../../../src/actions/probe/run.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import fc from '../../support/jest/properties.ts';
import { readableIn } from '../../support/secrets/planted-inputs.ts';
import { ENVIRONMENT, GOOD_BODIES, probedHost, probeInputs } from '../../support/servers/probed-host.ts';
import type { OtherAnswers } from '../../support/servers/probed-host.ts';
import { PASSWORD, runAction, USERNAME } from '../../support/steps/sibling-actions.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const folder = makeFolder('records');
let files = 0;

interface Recorded {
  readonly calls: readonly (Readonly<Record<string, unknown>> & { readonly call: CallId })[];
}

async function recordWith(others: OtherAnswers, overrides: Readonly<Record<string, string>> = {}) {
  files += 1;
  const record = path.join(folder, `${files}.json`);
  const server = await probedHost(others);
  const run = await runAction(probeAction, probeInputs(server.origin, { record, ...overrides }));
  const text = existsSync(record) ? readFileSync(record, 'utf8') : '';
  return { run, record, text, port: new URL(server.origin).port };
}

/** What is recorded of the answer to a call. */
const callIn = (text: string, id: CallId) => (JSON.parse(text) as Recorded).calls.find(({ call }) => call === id);

test('only its owner can read it', async () => {
  const { record } = await recordWith({});
  expect(statSync(record).mode & 0o777).toBe(0o600);
});

test('nothing in it tells whose host it is', async () => {
  const { text, port, run } = await recordWith({});
  expect(run.exitCode).toBe(0);
  const own = [USERNAME, PASSWORD, 'acme', ENVIRONMENT, 'b-2', 'Production', '127.0.0.1', port, 'shop', '.example'];
  expect(own.filter((word) => text.includes(word))).toEqual([]);
});

test('it has the form of each answer', async () => {
  const { text } = await recordWith({
    regions: httpReply(404, '<html>'),
    status: httpReply(204),
    installs: httpReply(403),
  });
  expect(callIn(text, 'app')).toEqual({
    call: 'app',
    api: 'headless',
    method: 'GET',
    path: '/v1/accounts/{account}/apps/{app}',
    credentials: true,
    status: 200,
    headers: ['connection', 'content-length', 'content-type', 'date'],
    otherHeaders: 0,
    body: {
      type: 'object',
      members: {
        name: { type: 'string', upTo: 32, form: 'accounts/{account}/apps/{app}' },
        repository: { type: 'object', members: { provider: { type: 'string', upTo: 16, value: 'UPLOADABLE' } } },
      },
    },
  });
  expect(callIn(text, 'environment')?.['body']).toMatchObject({
    members: {
      build: { form: 'accounts/{account}/apps/{app}/environments/{environment}/builds/{build}' },
      reconciling: { type: 'boolean', value: false },
      branch: { value: 'uploadable' },
      domains: { type: 'array', length: 1, entries: [{ type: 'string', upTo: 32 }] },
    },
  });
  expect(callIn(text, 'regions')).toMatchObject({ status: 404, body: { type: 'not JSON' } });
  expect(callIn(text, 'status')).toMatchObject({ status: 204, body: { type: 'empty' }, credentials: false });
  expect(callIn(text, 'install')).toMatchObject({ unasked: 'no install is known' });
});

test('it is the same for the same answers', async () => {
  expect((await recordWith({})).text).toBe((await recordWith({})).text);
});

test('an opaque account is said to be another one', async () => {
  const apps = [{ name: 'accounts/0paque-1d/apps/shop' }, { name: 'accounts/acme/apps/blog' }];
  const { text } = await recordWith({ apps: { body: { apps } } });
  expect(callIn(text, 'apps')?.['body']).toMatchObject({
    members: {
      apps: {
        length: 2,
        entries: [
          { members: { name: { form: 'accounts/{other}/apps/{app}' } } },
          { members: { name: { form: 'accounts/{account}/apps/{other}' } } },
        ],
      },
    },
  });
});

test('a key that is not known has a number, the same in all of it', async () => {
  const status = { body: { success: true, 'my-shop.example': 1, 'my-blog.example': [{ 'my-shop.example': null }] } };
  const { text } = await recordWith({ status, install: { body: { id: 7, name: 'x', 'my-shop.example': 2.5 } } });
  expect(callIn(text, 'status')?.['body']).toMatchObject({
    members: {
      'other key 1': { type: 'integer' },
      'other key 2': { type: 'array', entries: [{ members: { 'other key 1': { type: 'null' } } }] },
    },
  });
  expect(callIn(text, 'install')?.['body']).toMatchObject({ members: { 'other key 1': { type: 'number' } } });
});

test('of a long or deep answer there is no more than a bounded part', async () => {
  const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, { [`m${n}`]: n }]));
  const many = Array.from({ length: 5000 }, (_, n) => ({ [`k${n}`]: n }));
  const { text } = await recordWith({
    status: httpReply(200, deep),
    regions: { body: wide },
    install: { body: { id: 7, name: 'x', domains: many } },
  });
  expect(text.length).toBeLessThan(100_000);
  expect(callIn(text, 'regions')?.['body']).toMatchObject({ unshown: 4940 });
  expect(callIn(text, 'install')?.['body']).toMatchObject({ members: { domains: { length: 5000 } } });
});

/** A secret at every place of a document: as a key, a value, an entry, and in place of the texts that are there. */
function planted(value: unknown, secret: string, isReplacing: boolean): unknown {
  if (Array.isArray(value)) return [...value.map((item) => planted(item, secret, isReplacing)), { [secret]: [secret] }];
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => [key, planted(item, secret, isReplacing)]);
    return { ...Object.fromEntries(members), [secret]: secret, message: secret, title: [secret], [`${secret}/x`]: {} };
  }
  return isReplacing && typeof value === 'string' ? `${value}/${secret}` : value;
}

const WORD = /^[a-z]{2}[\w.-]{8,30}$/;
/** Of an answer. */
const PLACES = ['members', 'texts', 'headers', 'status text', 'refusal', 'page', 'whole'] as const;
const secrets = fc.stringMatching(WORD).map((word) => `zq${word}`);

describe('no secret of a host is in the record, the log or an output', () => {
  test('wherever it is in an answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        secrets,
        fc.uniqueArray(fc.tuple(fc.constantFrom(...(Object.keys(CALLS) as CallId[])), fc.constantFrom(...PLACES)), {
          minLength: 1,
          selector: ([id]) => id,
        }),
        async (secret, places) => {
          const answers = places.map(([id, place]) => [id, answerWith(id, secret, place)] as const);
          const { run, text } = await recordWith(Object.fromEntries(answers));
          expect([run.exitCode, text === '']).toEqual([0, false]);
          const written = [text, ...run.log, ...run.summaries, ...Object.values(run.outputs)];
          expect(readableIn(written, secret)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  test('the same secrets are seen where they are shown', () => {
    expect(readableIn([JSON.stringify({ [`x-zqab12345678`]: 1 })], 'zqab12345678')).not.toEqual([]);
  });
});

function answerWith(id: CallId, secret: string, place: (typeof PLACES)[number]): OtherAnswers[CallId] {
  const status = CALLS[id].status ?? 200;
  const good = GOOD_BODIES[id];
  // The names of apps and environments that a list has are told to who asks for another one: here it has the right one.
  if (place === 'members') return { body: planted(good, secret, false) as object };
  if (place === 'texts') return { body: planted(good, secret, id !== 'apps' && id !== 'environments') as object };
  if (place === 'headers')
    return { headers: { [`X-${secret}`]: 'a', Server: secret, Location: secret, Link: `<${secret}>` } };
  if (place === 'status text') return httpReply(status, good).replace(' Test\r', ` ${secret}\r`);
  if (place === 'refusal') {
    const message = { type: secret, code: secret, message: secret, errors: [{ message: secret, [secret]: secret }] };
    return httpReply(id === 'apps' ? 403 : 400, message);
  }
  if (place === 'page') return httpReply(200, `<html><title>${secret}</title>`);
  return httpReply(200, JSON.stringify(secret));
}

describe('writing', () => {
  test('changes nothing that is there', () => {
    const file = path.join(plant(makeFolder('records'), { 'old.json': 'old' }), 'old.json');
    expect(() => writeRecord(file, 'new')).toThrow('EEXIST');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  test('says which input named a place where no file can be made', () => {
    const file = path.join(makeFolder('records'), 'none', 'new.json');
    expect(() => writeRecord(file, 'new')).toThrow(/^record: ".*new\.json" cannot be written: ENOENT/);
  });

  test('leaves nothing of a record that does not fit', () => {
    // A string in place of which the file system refuses to write.
    const file = path.join(makeFolder('records'), 'new.json');
    expect(() => writeRecord(file, Symbol('x') as unknown as string)).toThrow();
    expect(existsSync(file)).toBe(false);
  });

  test('nothing is written where the host was not reached', async () => {
    const { run, text } = await recordWith({ apps: undefined });
    expect([run.exitCode, run.outputs['error-code'], text]).toEqual([1, 'network', '']);
  });
});

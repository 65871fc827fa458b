import { describe, expect, test } from '@jest/globals';
import { buildsAction } from '../../../src/actions/builds/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { statusAction } from '../../../src/actions/status/run.ts';
import { methodOf, targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import {
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  runAction,
  statusInputs,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';

interface Ended {
  readonly exitCode: number;
  readonly outputs: Inputs;
  /** Errors and warnings. */
  readonly said: string;
}

type Run = (origin: string) => Promise<Ended>;

const acting =
  (
    action: Parameters<typeof runAction>[0],
    inputsOf: (origin: string, more: Inputs) => Inputs,
    more: Inputs = {},
  ): Run =>
  async (origin) => {
    const { exitCode, outputs, errors, warnings } = await runAction(action, inputsOf(origin, more));
    return { exitCode, outputs, said: [...errors, ...warnings].join('\n') };
  };

const deploying =
  (more: Inputs): Run =>
  async (origin) => {
    const inputs = createInputs(origin, { app: 'storefront', environment: 'My site', ...more });
    const { exitCode, outputs, error } = await runDeploy({ inputs });
    return { exitCode, outputs, said: error };
  };

/** Each call that reads a list, and the list that lies; what the step does where that may be only a part. */
const CALLS: readonly (readonly [name: string, key: string, run: Run, part: 'fails' | 'warns' | 'goes on'])[] = [
  ['environments', 'environments', acting(environmentsAction, environmentsInputs), 'warns'],
  ['environments with builds', 'builds', acting(environmentsAction, environmentsInputs, { builds: '2' }), 'goes on'],
  ['builds', 'builds', acting(buildsAction, statusInputs, { app: 'storefront' }), 'goes on'],
  ['status', 'builds', acting(statusAction, statusInputs, { app: 'storefront' }), 'goes on'],
  [
    'status by name',
    'environments',
    acting(statusAction, statusInputs, { app: 'storefront', environment: 'a b' }),
    'fails',
  ],
  ['deploy by name', 'environments', deploying({}), 'fails'],
  ['deploy with "check"', 'environments', deploying({ check: 'true' }), 'fails'],
  ['delete-environment', 'environments', acting(deleteEnvironmentAction, deleteEnvironmentInputs), 'fails'],
  [
    'create-environment, if-exists: ignore',
    'environments',
    acting(createEnvironmentAction, createEnvironmentInputs, { 'if-exists': 'ignore' }),
    'fails',
  ],
  [
    'create-environment with base-url',
    'results',
    async (origin) => await acting(createEnvironmentAction, createEnvironmentInputs, { 'base-url': origin })(origin),
    'fails',
  ],
  ['installs', 'results', acting(installsAction, installsInputs), 'warns'],
];

const NAME = 'accounts/acme/apps/storefront/environments/e-1';
const RECORD = { name: NAME, displayName: 'Production', build: `${NAME}/builds/b-1` };
/** What is true of each list. */
const TRUE: Readonly<Record<string, readonly object[]>> = {
  environments: [RECORD],
  builds: [{ name: `${NAME}/builds/b-1`, createTime: '2026-01-01T00:00:00Z' }],
  results: [{ id: 1, name: 'acmeprod' }],
  apps: [{ name: 'accounts/acme/apps/storefront' }],
};

/** @param page the number of the page that is asked for, from 1 */
type Lie = (page: number, key: string, origin: string) => string;

/** A host of which one list lies. @returns how the step ends, and every request that is no read */
async function against(key: string, lie: Lie, run: Run): Promise<Ended & { readonly sent: readonly string[] }> {
  let page = 0;
  const server = await answering((request) => {
    if (methodOf(request) !== 'GET') return httpReply(200, {});
    const last = /\/(\w+)(?:\?.*)?$/.exec(targetOf(request))?.[1] ?? '';
    const asked = last === 'installs' ? 'results' : last;
    if (asked === key) {
      page += 1;
      return lie(page, key, server.origin);
    }
    if (asked in TRUE) return httpReply(200, { [asked]: TRUE[asked], count: TRUE[asked]?.length });
    return httpReply(200, RECORD);
  });
  const ended = await run(server.origin);
  return { ...ended, sent: server.requests.map(methodOf).filter((method) => method !== 'GET') };
}

const WORDS = 'the backend is away';
const ERROR = { code: 503, message: WORDS };

/** A page, and where the next one is, in both ways. */
const pageOf = (key: string, origin: string, more: object): string =>
  httpReply(200, { [key]: [], count: 0, ...more, next: `${origin}/v1/installs?limit=100&offset=100` });

describe.each(CALLS)('%s', (_name, key, run, part) => {
  test.each<[string, Lie]>([
    ['an error object', () => httpReply(200, { [key]: [], count: 0, error: ERROR })],
    ['an error object alone', () => httpReply(200, { error: ERROR })],
    ['an error as text', () => httpReply(200, { [key]: TRUE[key], count: 1, error: WORDS })],
    ['errors', () => httpReply(200, { [key]: [], count: 0, errors: [ERROR] })],
    ['errors as texts', () => httpReply(200, { [key]: TRUE[key], count: 1, errors: [WORDS] })],
    ['no success', () => httpReply(200, { [key]: [], count: 0, success: false, message: WORDS })],
    ['an error object of the specification', () => httpReply(200, { type: 'x', code: 'y', message: WORDS })],
    [
      'an error on the second page',
      (page, _key, origin) =>
        page === 1 ? pageOf(key, origin, { nextPageToken: 'x' }) : httpReply(200, { [key]: [], error: ERROR }),
    ],
  ])('a 200 with %s is a refusal, quoted, and nothing is sent', async (_lie, lie) => {
    const { exitCode, outputs, said, sent } = await against(key, lie, run);
    expect([exitCode, outputs['status'], sent]).toEqual([1, 'failed', []]);
    expect(said).toContain(WORDS);
  });

  test('pages in a circle have no end', async () => {
    const lie: Lie = (_page, _key, origin) => pageOf(key, origin, { nextPageToken: 'x' });
    const { exitCode, outputs, said, sent } = await against(key, lie, run);
    expect([exitCode, outputs['error-code'], sent]).toEqual([1, 'bad-reply', []]);
    expect(said).toContain('leads to a page that was already read');
  });

  test.each<[string, Lie]>([
    ['the number of all', () => httpReply(200, { [key]: TRUE[key], count: 99 })],
    ['what it leaves out', () => httpReply(200, { [key]: TRUE[key], count: 1, truncated: true })],
    ['its status', () => httpReply(206, { [key]: TRUE[key], count: 1 })],
    ['its header', () => httpReply(200, { [key]: TRUE[key], count: 1 }, { Link: '</x>; rel="next"' })],
  ])(`a part, by %s, is not taken for all: it ${part}`, async (_lie, lie) => {
    const { exitCode, said, sent } = await against(key, lie, run);
    expect([exitCode === 0, sent]).toEqual([part !== 'fails', []]);
    expect(said).toMatch(part === 'goes on' ? /^$/ : /may be only a part|the service counts 99/);
  });
});

import { expect, test } from '@jest/globals';
import { summarize } from '../../src/portal/build-view.ts';
import { addBuild, endBuild } from '../../src/state/builds/builds.ts';
import { addEnvironment } from '../../src/state/environments.ts';
import type { App, Build } from '../../src/state/model.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

/** A new environment, in which a build has begun that is to take two seconds. */
function begin(cause: Build['cause'] = 'upload', milliseconds = 2000): Build {
  const app = { environments: new Map() } as unknown as App;
  const plan = {
    displayName: 'Production',
    branch: 'uploadable',
    wpEnvironment: 'acmeprod',
    shellVariables: [],
    id: 'e',
    domains: [],
    createTime: NOW,
  } as const;
  const environment = addEnvironment(app, plan);
  const archive = { sha256: '', bytes: 1, entryCount: 0, entries: [], sizes: [] };
  const from = { archive, commit: undefined, cause, willFail: false };
  return addBuild(environment, { id: 'b', operationId: 'o', ...from }, milliseconds, NOW);
}

test('a build that runs: where its page is, and how far it is', () => {
  expect(summarize(begin(), NOW + 500)).toEqual({
    href: '/environments/e/builds/b',
    number: 1,
    state: 'building',
    cause: 'upload',
    started: { iso: '2026-01-01T00:00:00.000Z', ago: '0 s ago' },
    duration: '0.5 s',
    progress: { share: 0.25, label: '25 %' },
    commit: undefined,
    reason: undefined,
  });
});

test('once it is live there is no progress, and its time stands still', () => {
  const { state, duration, progress } = summarize(begin(), NOW + 60_000);
  expect([state, duration, progress]).toEqual(['live', '2.0 s', undefined]);
});

test('a real one that has written nothing is waiting', () => {
  const { progress } = summarize(begin('upload', Number.POSITIVE_INFINITY), NOW + 60_000);
  expect(progress).toEqual({ share: 0, label: 'waiting' });
});

test('why it failed is the first line of the reason', () => {
  const build = begin();
  build.failure = { step: 'install', message: '"npm ci" ended with exit status 1.\nnpm error code' };
  endBuild(build, 'failed', NOW + 100);
  expect(summarize(build, NOW + 5000)).toMatchObject({
    state: 'failed',
    reason: 'install: "npm ci" ended with exit status 1.',
  });
});

test.each([
  ['rebuild', 'webhook: rebuild'],
  ['cleanRebuild', 'webhook: clean-rebuild'],
] as const)('%s was started by a webhook', (cause, text) => {
  expect(summarize(begin(cause), NOW).cause).toBe(text);
});

import { describe, expect, test } from '@jest/globals';
import { deleteBeside } from '../../support/steps/deleting-github.ts';
import type { DeletionOptions } from '../../support/steps/deleting-github.ts';
import { gitHubError } from '../../support/servers/github-server.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { environmentRecord, listReply, PREVIEW } from '../../support/servers/preview-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const ENDED = ['success', 'inactive', 'success', 'success inactive', 'success inactive'];
const AS_BEFORE = ['success', 'inactive', 'success', 'success', 'success'];

test('the comment of the preview says that it was deleted, and its Deployments are inactive', async () => {
  const { github, states, marker, exitCode, log } = await deleteBeside();
  expect([exitCode, states]).toEqual([0, ENDED]);
  const bodies = github.comments.map(({ body }) => String(body));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toContain('Deploy is live');
  expect(bodies[1]?.split('\n')[0]).toBe(marker);
  expect(textOfHtml(bodies[1] ?? '')).toMatch(
    /Preview deleted: acme \/ storefront \/ shop-pr-7\s*2026-01-01 00:0\d UTC, log of this run/,
  );
  expect(log).toContain('Deployments on GitHub set to inactive: 2, environment shop-pr-7');
  expect(log.at(-1)).toBe('Comment on pull request 7: updated');
});

test('by its ID and in a sweep, too', async () => {
  const one = await deleteBeside({ inputs: { environment: 'environments/e-7' } });
  const all = await deleteBeside({ inputs: { environment: '', 'closed-pull-requests': 'true' } });
  for (const { states, github } of [one, all]) {
    expect(states).toEqual(ENDED);
    expect(textOfHtml(String(github.comments[1]?.['body']))).toContain('Preview deleted');
  }
});

test('what a deploy by the ID left that never learned the display name, too', async () => {
  for (const environment of ['shop-pr-7', 'environments/e-7']) {
    const { states, github, marker } = await deleteBeside({ name: 'e-7', inputs: { environment } });
    expect(states).toEqual(ENDED);
    expect(String(github.comments[1]?.['body']).split('\n')[0]).toBe(marker);
  }
});

test('one that had gone before is said to have gone: an earlier step may not have reached GitHub', async () => {
  const { states, github } = await deleteBeside({
    script: { list: [listReply([])] },
    inputs: { 'if-missing': 'ignore' },
  });
  expect(states).toEqual(ENDED);
  expect(textOfHtml(String(github.comments[1]?.['body']))).toContain('Preview deleted');
});

test('where the deploy left no comment, none is written', async () => {
  const { github } = await deleteBeside({ isCommented: false });
  expect(github.comments).toHaveLength(1);
});

test.each<[string, DeletionOptions]>([
  ['a dry run', { inputs: { 'dry-run': 'true' } }],
  ['a dry run for one that had gone before', { script: { list: [listReply([])] }, inputs: { 'dry-run': 'true' } }],
  ['a refusal', { script: { delete: [httpReply(403)] } }],
  ['an outcome that is unknown', { script: { delete: [undefined] } }],
  ['neither input', { inputs: { comment: 'false', deployment: 'false' } }],
])('%s leaves GitHub as it is', async (_, options) => {
  const { github, states } = await deleteBeside(options);
  expect([github.calls(), states]).toEqual([[], AS_BEFORE]);
});

test('what GitHub refuses is a warning, and the step is as good', async () => {
  const run = await deleteBeside({ instead: () => gitHubError(403, 'Resource not accessible') });
  expect([run.exitCode, run.outputs['status'], run.states]).toEqual([0, 'accepted', AS_BEFORE]);
  expect(run.warnings).toEqual([
    expect.stringContaining('Add the line "deployments: write"'),
    expect.stringContaining('Add the line "pull-requests: write"'),
  ]);
});

describe('Deployments', () => {
  test('of others stay as they are, whatever the host lists', async () => {
    const { states, log } = await deleteBeside({ ignoresFilter: true });
    expect(states).toEqual(ENDED);
    expect(log).toContain('Deployments on GitHub set to inactive: 2, environment shop-pr-7');
  });

  test('of an environment of the same name that is still there stay, too', async () => {
    const namesake = environmentRecord('e-6', 'shop-pr-7');
    const script = { list: [listReply([PREVIEW, namesake]), listReply([namesake])] };
    const { states, exitCode } = await deleteBeside({ script, inputs: { environment: 'environments/e-7' } });
    expect([exitCode, states]).toEqual([0, ['success', 'inactive', 'success', 'success', 'success inactive']]);
  });

  test('are made inactive on all pages', async () => {
    const ids = Array.from({ length: 95 }, (_, index) => 1000 - index);
    const run = await deleteBeside({ ids });
    expect(run.log).toContain('Deployments on GitHub set to inactive: 97, environment shop-pr-7');
    const last = ids.map((id) => run.github.statuses.get(id)?.at(-1)?.['state']);
    expect(new Set(last)).toEqual(new Set(['inactive']));
  });
});

describe('a comment of another environment with the same name', () => {
  const namesake = environmentRecord('e-8', 'shop-pr-7');
  const both = { list: [listReply([PREVIEW, namesake]), listReply([namesake])] };
  const inputs = { environment: 'environments/e-7' };

  test('stays, and its own says that it has gone', async () => {
    for (const [names, expected] of [
      [['shop-pr-7', 'e-8'], 'Deploy is live'],
      [['shop-pr-7'], 'Deploy is live'],
      [['shop-pr-7', 'e-7'], 'Preview deleted'],
    ] as const) {
      const { github } = await deleteBeside({ script: both, inputs, names });
      expect(textOfHtml(String(github.comments[1]?.['body']))).toContain(expected);
    }
  });

  test('that has gone before is ended, and is free for the next one of this name', async () => {
    const { github, marker } = await deleteBeside({ names: ['shop-pr-7', 'e-6'] });
    expect(textOfHtml(String(github.comments[1]?.['body']))).toContain('Preview deleted');
    expect(String(github.comments[1]?.['body']).split('\n')[0]).toBe(marker);
  });
});

test('without a token it is a notice', async () => {
  const run = await deleteBeside({ inputs: { 'github-token': '' } });
  expect([run.exitCode, run.outputs['status']]).toEqual([0, 'accepted']);
  expect(run.log.filter((line) => line.startsWith('notice: '))).toHaveLength(1);
});

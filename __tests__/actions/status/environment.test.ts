import { expect, test } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { ENVIRONMENT, kindsOf } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { listReply } from '../../support/servers/preview-platform.ts';
import { CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';
import { LIVE, LIVE_LINE, statusOf } from '../../support/steps/reading-status.ts';
import { runAction, statusInputs } from '../../support/steps/sibling-actions.ts';

const UUID = '01234567-89ab-4cde-8f01-23456789abcd';

test('no list of builds', async () => {
  const { ended, errors, outputs } = await statusOf('b-1', [], { builds: [httpReply(501)] });
  expect([ended, outputs['build-id']]).toEqual([[1, 'failed', 'not-found'], 'b-1']);
  expect(errors[0]).toMatch(
    / does not show the builds of this environment \(HTTP 501\)\. The host may not have this call, /,
  );
});

test('no environments', async () => {
  const { ended, errors } = await statusOf('b-1', [], { environment: [httpReply(404)] }, { environment: UUID });
  expect(ended).toEqual([1, 'failed', 'not-found']);
  expect(errors[0]).toMatch(
    / does not show the environments of this app \(HTTP 404\)\. .*, or "account" or "app" is misspelt\.$/,
  );
});

test('an environment that is not there, with those that are', async () => {
  const list = [listReply([{ name: ENVIRONMENT, displayName: 'Production' }])];
  const { ended, errors } = await statusOf('b-1', [], { list, environment: [httpReply(404)] }, { environment: UUID });
  expect(ended).toEqual([1, 'failed', 'not-found']);
  expect(errors[0]).toContain('The app has "Production" (ID e-1).');
});

test('an app that is not there', async () => {
  const apps = [httpReply(200, { apps: [{ name: 'accounts/acme/apps/blog' }] })];
  const { ended, errors } = await statusOf('b-1', [], { apps, environment: [httpReply(404)] });
  expect(ended).toEqual([1, 'failed', 'not-found']);
  expect(errors[0]).toContain('There is no app "shop" in the account "acme". The account has blog.');
});

test('by its display name, of the list', async () => {
  const list = [listReply([{ name: ENVIRONMENT, displayName: 'Production', build: `${ENVIRONMENT}/builds/b-1` }])];
  const { shown, server } = await statusOf('', [LIVE], { list }, { environment: 'Production' });
  expect([shown, kindsOf(server).slice(0, 2)]).toEqual([[LIVE_LINE], ['list', 'builds']]);
});

test('a name where the host has no list is tried as the ID', async () => {
  const { shown } = await statusOf('b-1', [LIVE], {}, { environment: 'e-1' });
  expect(shown).toEqual([LIVE_LINE]);
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
])('HTTP %d', async (status, code) => {
  for (const kind of ['environment', 'builds'] as const) {
    const { ended } = await statusOf('b-1', [], { [kind]: [httpReply(status)] });
    expect(ended).toEqual([1, 'failed', code]);
  }
});

test.each<[string, LiveScript & { readonly more?: object }, string]>([
  ['"reconciling" that is a word', { more: { reconciling: 'no' } }, '"reconciling" is not a boolean'],
  ['builds that are none', { builds: [httpReply(200, { builds: [{}] })] }, 'does not show the builds'],
])('%s', async (_, script, message) => {
  const { ended, errors } = await statusOf('b-1', [], script);
  expect(ended).toEqual([1, 'failed', 'bad-reply']);
  expect(errors[0]).toContain(message);
});

test('nothing listens', async () => {
  const { outputs } = await runAction(statusAction, statusInputs(CLOSED_ORIGIN));
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'network', 'build-id': '' });
});

import { describe, expect, test } from '@jest/globals';
import { build, builds, ENVIRONMENT, environmentWith } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import { listReply } from '../../../support/servers/preview-platform.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import { deployAndWait } from '../../../support/steps/waiting.ts';

const OLD = environmentWith('b-0', { domains: [{ name: 'shop.example' }] });
const NEW = environmentWith('b-1');
const GONE = httpReply(404);
const OTHER = { name: ENVIRONMENT.replace('e-1', 'e-2'), displayName: 'Staging' };
const EMPTY = listReply([]);
const listOf = (...names: readonly string[]): string =>
  httpReply(200, { apps: names.map((name) => ({ name: `accounts/acme/apps/${name}` })) });

describe('an environment that is deleted while its build runs fails the step at once', () => {
  test('with a message that says so, and nothing is purged', async () => {
    const { exitCode, outputs, error, kinds, pauses, summary } = await deployAndWait({
      environment: [OLD, GONE],
      build: [build('b-1', false), GONE],
      list: [listReply([OTHER])],
    });
    expect([exitCode, pauses]).toEqual([1, [2000, 3000]]);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', 'purge-status': 'skipped', url: '' });
    expect(error.split('\n')).toEqual([
      'The upload was accepted, but the environment was deleted before build b-1 was live: the list of environments no longer has it.',
      'If that was intended, as when a pull request is closed, there is nothing to do. Otherwise create it again, and deploy again.',
    ]);
    expect(kinds).toEqual(['environment', 'upload', 'build', 'build', 'list']);
    expect(summary).toContain('acme / shop / Production');
    expect(summary).not.toMatch(/Live build|shop\.example/);
  });

  test.each<[string, LiveScript]>([
    ['before the build was read', { environment: [OLD, GONE], build: [GONE] }],
    ['after the build has finished', { environment: [OLD, GONE], build: [build('b-1', true)] }],
    [
      'before it was found in the list of builds',
      { environment: [OLD, GONE], upload: [httpReply(200, '{}')], builds: [builds(['b-0', -100]), GONE] },
    ],
  ])('%s', async (_, script) => {
    const { outputs, error } = await deployAndWait({ ...script, list: [EMPTY] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found' });
    expect(error).toContain('the environment was deleted before');
  });
});

describe('any doubt keeps the step waiting', () => {
  const BUILD = [build('b-1', false), GONE, build('b-1', true)];

  test.each([
    ['the list has it', listReply([OTHER, { name: ENVIRONMENT }])],
    ['there is no list', GONE],
    ['the list cannot be read', httpReply(500)],
    ['the list may be a page', listReply([], { nextPageToken: 'x' })],
    ['the list is of another app', listReply([{ name: 'accounts/acme/apps/blog/environments/e-9' }])],
  ])('%s', async (_, list) => {
    const { outputs, kinds } = await deployAndWait({ environment: [OLD, NEW], build: BUILD, list: [list] });
    expect(outputs['status']).toBe('live');
    expect(kinds.filter((kind) => kind === 'list')).toHaveLength(1);
  });

  test('its record could never be read', async () => {
    const { outputs, kinds } = await deployAndWait({ environment: [httpReply(503), NEW], build: BUILD, list: [EMPTY] });
    expect(outputs['status']).toBe('live');
    expect(kinds).not.toContain('list');
  });
});

describe('an app that is deleted while its build runs', () => {
  const DELETED: LiveScript = { environment: [OLD, GONE], build: [build('b-1', false), GONE], list: [GONE] };

  test('fails the step once three polls in a row have shown it', async () => {
    const { exitCode, outputs, error, kinds, pauses } = await deployAndWait({ ...DELETED, apps: [listOf('blog')] });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', 'purge-status': 'skipped', url: '' });
    expect(error.split('\n')).toEqual([
      'The upload was accepted, but the app was deleted before build b-1 was live: the list of apps no longer has it.',
      'If that was intended, there is nothing to do. Otherwise create an app with another name (the name of a deleted app may stay taken), and deploy to it.',
    ]);
    const missing: typeof kinds = ['build', 'list', 'apps'];
    expect(kinds).toEqual(['environment', 'upload', 'build', ...missing, ...missing, ...missing]);
    expect(pauses).toHaveLength(4);
  });

  test.each<[string, LiveScript]>([
    ['the list of apps has it', { apps: [listOf('shop')] }],
    ['there is no list of apps', { apps: [GONE] }],
    ['the list of apps cannot be read', { apps: [httpReply(403)] }],
    ['the list of apps may be a page', { apps: [httpReply(200, { apps: [], nextPageToken: 'x' })] }],
    ['the list is of another account', { apps: [httpReply(200, { apps: [{ name: 'accounts/other/apps/blog' }] })] }],
    ['the list of environments cannot be read', { apps: [listOf()], list: [httpReply(403)] }],
    ['only two polls in a row show it', { apps: [listOf(), listOf(), listOf('shop'), listOf(), listOf()] }],
    ['its environment could never be read', { apps: [listOf()], environment: [httpReply(503), NEW] }],
  ])('is not believed to be where %s', async (_, script) => {
    const build404 = [build('b-1', false), ...Array.from({ length: 4 }, () => GONE), build('b-1', true)];
    const { outputs } = await deployAndWait({ environment: [OLD, NEW], build: build404, list: [GONE], ...script });
    expect(outputs['status']).toBe('live');
  });
});

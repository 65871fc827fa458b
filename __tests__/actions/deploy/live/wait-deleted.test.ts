import { describe, expect, test } from '@jest/globals';
import { build, builds, ENVIRONMENT, environmentWith } from '../../../support/live-platform.ts';
import type { LiveScript } from '../../../support/live-platform.ts';
import { listReply } from '../../../support/preview-platform.ts';
import { httpReply } from '../../../support/socket-server.ts';
import { deployAndWait } from '../../../support/waiting.ts';

const OLD = environmentWith('b-0', { domains: [{ name: 'shop.example' }] });
const NEW = environmentWith('b-1');
const GONE = httpReply(404);
const OTHER = { name: ENVIRONMENT.replace('e-1', 'e-2'), displayName: 'Staging' };
const EMPTY = listReply([]);

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

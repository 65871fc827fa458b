import { chmodSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openBuildCaches } from '../../src/detached/build-caches.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

function folderOf(workspace: string, base: string, now = NOW): string {
  const caches = openBuildCaches(workspace, { XDG_CACHE_HOME: base }, now);
  if ('problem' in caches) throw new Error(caches.problem);
  return caches.folder;
}

describe('the folder', () => {
  test('is one for each app, for this user alone, and the same the next time', () => {
    const base = makeFolder('cache-home');
    const [one, other] = [makeFolder('app'), makeFolder('app')];
    expect(openBuildCaches(one, { XDG_CACHE_HOME: base }, NOW)).toMatchObject({ isNew: true });
    const folder = folderOf(one, base);
    expect(path.dirname(folder)).toBe(path.join(base, 'headless-deploy', 'rehearsals'));
    expect(openBuildCaches(one, { XDG_CACHE_HOME: base }, NOW)).toEqual({ folder, isNew: false });
    expect(folderOf(other, base)).not.toBe(folder);
  });

  test('is the same by a link to the app', () => {
    const base = makeFolder('cache-home');
    const app = makeFolder('app');
    const link = path.join(makeFolder('links'), 'app');
    symlinkSync(app, link);
    expect(folderOf(link, base)).toBe(folderOf(app, base));
  });

  test.each([
    [{ XDG_CACHE_HOME: '/x', HOME: '/y' }, '/x'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/y' }, '/y/.cache'],
    [{ HOME: '/y' }, '/y/.cache'],
  ])('of %o is below %s', (variables, base) => {
    const home = makeFolder('home');
    const moved = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, value.startsWith('/') ? `${home}${value}` : value]),
    );
    expect(openBuildCaches(makeFolder('app'), moved, NOW)).toMatchObject({
      folder: expect.stringContaining(`${home}${base}/headless-deploy/`),
    });
  });
});

test('of more than ten apps, those that were rehearsed last are kept', () => {
  const base = makeFolder('cache-home');
  const apps = Array.from({ length: 12 }, () => makeFolder('app'));
  const folders = apps.map((app, minutes) => folderOf(app, base, new Date(NOW.getTime() + 60_000 * minutes)));
  const kept = readdirSync(path.join(base, 'headless-deploy', 'rehearsals'));
  expect(kept.toSorted()).toEqual(
    folders
      .slice(2)
      .map((folder) => path.basename(folder))
      .toSorted(),
  );
});

test('what cannot be removed of others is no reason to keep nothing', () => {
  const base = makeFolder('cache-home');
  const all = path.dirname(folderOf(makeFolder('app'), base));
  symlinkSync('nowhere', path.join(all, 'link'));
  writeFileSync(path.join(all, 'file'), '');
  expect(folderOf(makeFolder('app'), base)).toContain(all);
});

describe('nothing is kept', () => {
  test.each([{}, { HOME: '' }, { HOME: 'relative' }])('without a home folder: %o', (variables) => {
    expect(openBuildCaches(makeFolder('app'), variables, NOW)).toEqual({ problem: 'There is no home folder (HOME).' });
  });

  test.each(['', 'headless-deploy', 'headless-deploy/rehearsals'])(
    'where others can write to %s, and XDG_CACHE_HOME helps',
    (place) => {
      const home = makeFolder('home');
      const open = path.join(home, '.cache', place);
      const app = makeFolder('app');
      openBuildCaches(app, { HOME: home }, NOW);
      chmodSync(open, 0o777);
      expect(openBuildCaches(app, { HOME: home }, NOW)).toEqual({
        problem: `Other users can write to "${open}". XDG_CACHE_HOME can name another folder.`,
      });
      const other = makeFolder('cache-home');
      expect(openBuildCaches(app, { HOME: home, XDG_CACHE_HOME: other }, NOW)).toHaveProperty('isNew', true);
    },
  );

  test('where no folder can be made', () => {
    expect(openBuildCaches(makeFolder('app'), { XDG_CACHE_HOME: '/proc' }, NOW)).toHaveProperty('problem');
    expect(openBuildCaches(makeFolder('app'), { XDG_CACHE_HOME: '/dev/null/x' }, NOW)).toEqual({
      problem: expect.stringContaining('ENOTDIR'),
    });
  });
});

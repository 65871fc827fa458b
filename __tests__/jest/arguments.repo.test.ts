import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { jestArguments } from '../../scripts/jest/arguments.js';

test.each<[string, string[], object]>([
  ['nothing', [], { args: [] }],
  ['a test', ['__tests__/cli', '-t', 'help'], { args: ['__tests__/cli', '-t', 'help'] }],
  ['a source', ['src/cli/plan.ts'], { args: ['--findRelatedTests', 'src/cli/plan.ts'] }],
  ['a source as Windows writes it', ['.\\src\\cli\\plan.ts'], { args: ['--findRelatedTests', 'src/cli/plan.ts'] }],
  [
    'a source and a test',
    ['__tests__/a.test.ts', 'src/cli/plan.ts'],
    { args: ['--findRelatedTests', '__tests__/a.test.ts', 'src/cli/plan.ts'] },
  ],
  ['a source that is not there', ['src/no-such.ts'], { args: ['src/no-such.ts'] }],
  ['a suite', ['--suite=soak', '--runInBand'], { suite: 'soak', args: ['--runInBand'] }],
])('%s', (_, words, expected) => {
  expect(jestArguments(words)).toEqual(expected);
});

test('a folder of sources is all that lies in it', () => {
  const { args } = jestArguments(['src/cli/']);
  expect(args).toEqual(['--findRelatedTests', ...readdirSync('src/cli').map((name) => `src/cli/${name}`)]);
});

/** Paths of the tests that Jest would run, below `__tests__`. */
function listed(...words: string[]): string[] {
  const args = ['scripts/jest/run.js', ...words, '--listTests'];
  const files = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }).trim().split('\n');
  return files.map((file) => file.replaceAll('\\', '/').replace(/^.*?\/__tests__\//, ''));
}

describe('as Jest takes them', () => {
  const all = listed();

  test('a source has the tests that import it, and no others', () => {
    const files = listed('packages/local-platform/src/builds/steps/build-app.ts');
    expect(files).toContain('builds/steps/build-app-node.test.ts');
    expect(files).not.toContain('archive/lines.test.ts');
  });

  test('without one, the tests that need no other program are run', () => {
    const modules = new Set(all.map((file) => file.split('/')[0]));
    expect(modules).toContain('archive');
    expect(
      ['readers', 'tools', 'old-node', 'recipes', 'ci-hosts', 'soak', 'support'].filter((module) =>
        modules.has(module),
      ),
    ).toEqual([]);
  });

  test('"fast", "process" and "repo" are all of these, each once, and "fast" has no bundle', () => {
    const [fast = [], process = [], repo = []] = ['fast', 'process', 'repo'].map((suite) => listed(`--suite=${suite}`));
    expect([...fast, ...process, ...repo].toSorted()).toEqual(all.toSorted());
    expect(repo).toContain('jest/arguments.repo.test.ts');
    expect(fast.filter((file) => /^(?:bundle|soak)\//.test(file))).toEqual([]);
    expect(fast.length).toBeGreaterThan(process.length);
  });
});

test('a suite that does not exist is refused', async () => {
  process.env['JEST_SUITE'] = 'reader';
  await expect(import('../../jest.config.js')).rejects.toThrow(
    /There is no suite "reader": fast, process, repo, readers, /,
  );
});

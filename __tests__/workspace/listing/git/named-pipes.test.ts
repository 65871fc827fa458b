import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { StopError } from '../../../../src/shared/errors.ts';
import { collect, createVariables, failureOf, withGitScript, withoutGit } from '../../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../../support/git/folders.ts';

/** Puts a named pipe in the place of a file. */
function makePipe(folder: string, name: string): string {
  const pipe = path.join(plant(folder, { [name]: '' }), name);
  rmSync(pipe);
  execFileSync('mkfifo', [pipe]);
  return pipe;
}

/** Processes that run in a folder or below it. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const place = readlinkSync(`/proc/${pid}/cwd`);
      return place === folder || place.startsWith(`${folder}/`);
    } catch {
      return false;
    }
  });
}

/** Whether it becomes true that processes run there, or that none does, within a time that is ample. */
async function comesTo(folder: string, what: 'running' | 'none left'): Promise<boolean> {
  const isSo = (): boolean => processesIn(folder).length > 0 === (what === 'running');
  const end = performance.now() + 5000;
  while (!isSo() && performance.now() < end) await setImmediate();
  return isSo();
}

const TIME_IS_UP = new StopError('timeout', 'The step took too long.', 1);
const makeTree = (): string => makeRepository({ a: '', 'sub/b': '' });

test.each(['.gitignore', '.git/HEAD', '.git/commondir', '.git/config', '.git/index', '.git/info/exclude'])(
  'a named pipe as %s is named before git is started',
  async (name) => {
    const root = makeTree();
    const pipe = makePipe(root, name);
    const ran = path.join(makeFolder(), 'ran');
    const failure = await withGitScript(`touch '${ran}'`, async () => await failureOf(collect(root)));
    expect(failure).toMatchObject({
      code: 'invalid-file',
      message: `${pipe} is a named pipe, which git would wait for forever. Remove it.`,
    });
    expect(readdirSync(path.dirname(ran))).toEqual([]);
  },
);

test.each(['.gitconfig', '.config/git/config', '.config/git/ignore'])(
  'a named pipe as %s of the user is named',
  async (name) => {
    const variables = createVariables();
    const pipe = makePipe(variables['HOME'] ?? '', name);
    expect((await failureOf(collect(makeTree(), { variables }))).message).toContain(`${pipe} is a named pipe`);
  },
);

test('a named pipe in a repository inside, or between its top and the folder to deploy, is named', async () => {
  const root = makeRepository({ 'app/src/a': '' });
  plant(root, { 'app/inner/.git/x': '' });
  git(path.join(root, 'app/inner'), 'init', '-q');
  const index = makePipe(root, 'app/inner/.git/index');
  expect((await failureOf(collect(path.join(root, 'app')))).message).toContain(`${index} is a named pipe`);
  const ignore = makePipe(root, 'app/.gitignore');
  expect((await failureOf(collect(path.join(root, 'app/src')))).message).toContain(`${ignore} is a named pipe`);
});

const onlyGitFinds: [string, (root: string) => void][] = [
  ['sub/.gitignore', (root) => void makePipe(root, 'sub/.gitignore')],
  ['the file of core.excludesFile', (root) => configure(root, 'core.excludesFile')],
  ['the file of include.path', (root) => configure(root, 'include.path')],
];

function configure(root: string, setting: string): void {
  git(root, 'config', setting, makePipe(makeFolder('pipe'), 'p'));
}

test.each(onlyGitFinds)('git that waits for %s ends with the step, which says so', async (_what, place) => {
  const root = makeTree();
  place(root);
  const controller = new AbortController();
  const ending = failureOf(collect(root, { signal: controller.signal }));
  expect(await comesTo(root, 'running')).toBe(true);
  controller.abort(TIME_IS_UP);
  const { code, message } = await ending;
  expect(code).toBe('timeout');
  expect(message).toMatch(
    /^The step took too long\. "git [a-z-]+" had not ended in \/.*\. Look for a named pipe in place of a \.gitignore, /,
  );
  expect(await comesTo(root, 'none left')).toBe(true);
});

test('a cancelled step says no more than that, and no git is started any more', async () => {
  const root = makeTree();
  const cancelled = new StopError('cancelled', 'The step was cancelled.', 130);
  const before = AbortSignal.abort(cancelled);
  expect(await failureOf(collect(root, { signal: before }))).toBe(cancelled);
  makePipe(root, 'sub/.gitignore');
  const controller = new AbortController();
  const ending = failureOf(collect(root, { signal: controller.signal }));
  expect(await comesTo(root, 'running')).toBe(true);
  controller.abort(cancelled);
  expect(await ending).toBe(cancelled);
  expect(await comesTo(root, 'none left')).toBe(true);
});

test('a question to git ends with the step, too, though @actions/exec knows no signal', async () => {
  const root = makeTree();
  const pipe = makePipe(makeFolder('pipe'), 'p');
  const controller = new AbortController();
  const script = `case "$*" in *rev-parse*) exec cat '${pipe}' ;; esac\nexec "$GIT" "$@"`;
  await withGitScript(script, async () => {
    const ending = failureOf(collect(root, { signal: controller.signal }));
    // It opens once a reader has.
    const writer = await open(pipe, 'w');
    controller.abort(TIME_IS_UP);
    expect((await ending).message).toContain('"git rev-parse" had not ended');
    expect(await comesTo(root, 'none left')).toBe(true);
    await writer.close();
  });
});

test('without git nothing waits for a named pipe either', async () => {
  const root = makeRepository({ a: '' });
  for (const name of ['.gitignore', 'sub/.gitignore', '.git/info/exclude', 'inner/.git']) makePipe(root, name);
  const { code, message } = await withoutGit(async () => await failureOf(collect(root)));
  expect(code).toBe('invalid-file');
  expect(message).toBe(
    '.gitignore is not a regular file (a named pipe). Remove or exclude it. sub/.gitignore is not a regular file (a named pipe). Remove or exclude it.',
  );
});

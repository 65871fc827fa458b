import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ANSWERS, LAYOUTS, REMOTES, repositoryAt } from '../../support/apps/init-repositories.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runCli } from '../../support/processes/run-cli.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/command.js', import.meta.url));
const OPTIONS = ['owner', 'account', 'app', 'environment', 'username'] as const;
const given = OPTIONS.map((name) => `--${name}=${ANSWERS[name]}`);

test('from a clone: one command to a pipeline; the path is relative to where npm was run', async () => {
  const folder = repositoryAt(REMOTES.github, LAYOUTS.npm);
  const { exitCode, stdout, stderr, leftovers } = await runCli({
    // As package.json has it.
    program: '--',
    args: [SCRIPT, 'init', path.basename(folder), '--node-version', '24', ...given],
    variables: { INIT_CWD: path.dirname(folder) },
  });
  expect([exitCode, leftovers, stdout]).toEqual([
    0,
    [],
    expect.stringMatching(/^Written:\n {2}\.github\/workflows\/deploy\.yml\n/),
  ]);
  expect(stdout).toContain(`\n1. Go to the repository:\n   cd ${folder}\n`);
  expect(stdout).toMatch(/\n {3}node \/\S+\/dist\/cli\/index\.js deploy --check /);
  expect(stderr).toMatch(/^Found in \/\S+:\n {2}GitHub Actions: the remote is at github\.com\n/);
  expect(readFileSync(path.join(folder, '.github', 'workflows', 'deploy.yml'), 'utf8')).toContain(
    `uses: ${ANSWERS.owner}/headless-deploy@v1\n`,
  );
});

test('--json names the files that were written', async () => {
  const cwd = repositoryAt(REMOTES.azure, LAYOUTS.npm);
  const { exitCode, stdout } = await runCli({ args: ['init', '--json', ...given], cwd });
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    0,
    expect.objectContaining({ status: 'done', files: ['azure-pipelines.yml', 'azure-deploy.yml'] }),
  ]);
});

test('without a terminal nothing is asked: exit code 2, and all that is missing', async () => {
  const cwd = repositoryAt(REMOTES.github, LAYOUTS.npm);
  const { exitCode, stderr } = await runCli({ args: ['init'], cwd, stdin: 'acme\nshop\n' });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('account, app, environment, username are required')]);
  expect(readdirSync(cwd).sort()).toEqual(['.git', 'package-lock.json', 'package.json']);
});

test('answers may be variables', async () => {
  const cwd = repositoryAt(REMOTES.github, LAYOUTS.npm);
  const names = OPTIONS.map((name) => [`HEADLESS_${name.replace('-', '_').toUpperCase()}`, ANSWERS[name]]);
  const { exitCode } = await runCli({
    args: ['init'],
    cwd,
    variables: Object.fromEntries(names) as Record<string, string>,
  });
  expect(exitCode).toBe(0);
});

/** What is done once a question is there: a text is typed, a signal is sent. */
type Act = string | { readonly signal: NodeJS.Signals };

/** Runs it in a pseudo terminal. @param acts one for each question, in order */
async function inTerminal(cwd: string, ...acts: readonly Act[]) {
  const cli = path.resolve('dist/cli/index.js');
  const command = `echo "pid $$"; exec "${process.execPath}" "${cli}" init --owner a --environment Production`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: makeFolder('home'), TERM: 'xterm', SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let log = '';
  let done = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
    const questions = log.split('): ').length - 1;
    for (; done < questions && done < acts.length; done += 1) {
      const act = acts[done] ?? '';
      if (typeof act === 'string') child.stdin.write(act);
      else process.kill(Number(/^pid (\d+)/m.exec(log)?.[1]), act.signal);
    }
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, log };
}

describe('in a terminal', () => {
  test('it asks for what it cannot know, and writes', async () => {
    const cwd = repositoryAt(REMOTES.gitlab, LAYOUTS.npm);
    const { exitCode, log } = await inTerminal(cwd, 'two words\n', 'acme\n', 'shop\n', 'uid\n');
    expect([exitCode, log]).toEqual([0, expect.stringContaining('Written:')]);
    expect(log).toContain('It must be 1 to 128 letters');
    const text = readFileSync(path.join(cwd, '.gitlab-ci.yml'), 'utf8');
    expect(text).toMatch(/ {2}HEADLESS_ACCOUNT: acme\n {2}HEADLESS_APP: shop\n {2}HEADLESS_ENVIRONMENT: Production\n/);
  });

  test.each([
    ['Ctrl-C', '\u0003', 130, 'The command was cancelled.'],
    ['SIGTERM', { signal: 'SIGTERM' }, 143, 'The command was cancelled.'],
    ['Ctrl-D', '\u0004', 2, 'app, username are required'],
  ] as const)('%s at a question: nothing is written', async (_, act, expected, message) => {
    const cwd = repositoryAt(REMOTES.gitlab, LAYOUTS.npm);
    const { exitCode, log } = await inTerminal(cwd, 'acme\n', act);
    expect([exitCode, log]).toEqual([expected, expect.stringContaining(message)]);
    expect(existsSync(path.join(cwd, '.gitlab-ci.yml'))).toBe(false);
  });
});

test('a deploy loads nothing of it', () => {
  const bundle = path.resolve('dist/actions');
  const chunks = readdirSync(bundle).filter((name) => name.endsWith('.js'));
  const holders = chunks.filter((name) =>
    readFileSync(path.join(bundle, name), 'utf8').includes('Account on GitHub that holds your copy'),
  );
  expect(holders).toEqual([expect.stringMatching(/^\d+\.index\.js$/)]);
});

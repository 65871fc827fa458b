import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { runCommandLine } from '../../src/cli/program.ts';
import { TABLE } from '../support/runners/command-table.ts';
import { makeFolder, plant } from '../support/git/folders.ts';

/** What it writes to stderr. */
async function complaintsAbout(...args: string[]): Promise<string[]> {
  return (await runWrong(args)).log;
}

/** What a command line that cannot be used writes. */
async function runWrong(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd?: () => string) {
  const dist = plant(makeFolder('dist'), { 'cli/commands.json': JSON.stringify(TABLE) });
  let log = '';
  let result = '';
  const stdout = { on: () => undefined, write: (text: string, done: () => void) => (result += text) && done() };
  const stderr = { on: () => undefined, write: (text: string) => void (log += text) };
  const program = {
    argv: ['node', 'cli', ...args],
    cwd: cwd ?? (() => path.dirname(dist)),
    env,
    stdout,
    stderr,
  } as unknown as NodeJS.Process;
  await runCommandLine(
    program,
    pathToFileURL(`${dist}/`),
    async () => 0,
    async (url) => await import(url),
  );
  expect(program.exitCode).toBe(2);
  return { log: log.trimEnd().split('\n'), result };
}

test('--outputs that cannot be written is one complaint', async () => {
  const file = path.join(makeFolder('outputs'), 'none', 'deploy.env');
  const unwritten = `--outputs: "${file}" cannot be written: ENOENT.`;
  const unknown = '--nope is not an option of "deploy".';
  const help = '--help lists the options and variables.';
  expect(await complaintsAbout('deploy', '--outputs', file)).toEqual([unwritten, help]);
  expect(await complaintsAbout('deploy', '--outputs', file, '--nope')).toEqual([unknown, unwritten, help]);
});

test('an unknown command lists the others', async () => {
  const commands = '"headless-deploy --help" lists the commands.';
  const others = '"ship" is not a command. The commands are deploy, create-app';
  expect(await complaintsAbout('ship')).toEqual([expect.stringContaining(others), commands]);
});

test('rehearse in the clone itself asks for the folder of an app', async () => {
  const wanted = 'Name the folder of your app, as this one is headless-deploy itself: "npm run rehearse -- ../my-app".';
  const help = '--help lists the options and variables.';
  expect(await complaintsAbout('rehearse', '--open')).toEqual([wanted, help]);
});

test.each([
  [['deploy']],
  [['deploy', 'web']],
  [['deploy', '--env-from=x', '--outputs=/none/x']],
  [['deploy', '--json']],
])('a current directory that was removed is what %j complains about', async (args) => {
  const { log } = await runWrong(args, {}, () => {
    throw Object.assign(new Error('uv_cwd'), { code: 'ENOENT', syscall: 'uv_cwd' });
  });
  expect(log[0]).toBe('The current directory is not there any more: change to one that is.');
});

const envFile = (content: string): string => path.join(plant(makeFolder('env'), { '.env': content }), '.env');
const status = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const { result } = await runWrong(['deploy', '--nope', '--json', ...args], env);
  return (JSON.parse(result) as Record<string, unknown>)['purge-status'];
};
describe('purge-status of a command that could not begin', () => {
  const NAME = 'HEADLESS_PURGE_CACHE_WEBHOOK';

  test.each([
    ['no webhook', [], {}, 'off'],
    ['one in a variable', [], { [NAME]: 'https://a.example/' }, 'skipped'],
    ['a variable that Azure Pipelines has left', [], { [NAME]: '$(WEBHOOK)' }, 'off'],
    ['one in the file', ['--env-from', envFile(`${NAME}=https://a.example/`)], {}, 'skipped'],
    ['one in the file of a former name', [`--env-file=${envFile(`${NAME}=https://a.example/`)}`], {}, 'skipped'],
    ['none in the file', [`--env-from=${envFile('HEADLESS_APP=shop')}`], {}, 'off'],
    ['a file that cannot be read', ['--env-from', envFile('what?')], {}, 'off'],
  ])('%s', async (_, args, env, expected) => {
    expect(await status(args, env)).toBe(expected);
  });
});

import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { exitCodeOf } from '../../src/cli/exit-code.ts';
import { outputVariables, resultText, usageOutputs } from '../../src/cli/outputs.ts';
import { readPassword } from '../../src/cli/password.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { stepEnvironment } from '../../src/cli/values.ts';
import { TABLE } from '../support/command-table.ts';
import { makeFolder, plant } from '../support/folders.ts';

const outputs = (values: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(values));

test.each([
  [0, 'accepted', '', 0],
  [1, 'failed', 'unauthorized', 1],
  [1, 'accepted', 'purge-failed', 1],
  [1, 'failed', 'internal', 1],
  [1, 'failed', 'invalid-input', 2],
  [1, 'unknown', 'ambiguous', 3],
  [1, 'unknown', 'bad-reply', 3],
  [1, 'unknown', 'timeout', 3],
  [130, 'unknown', 'cancelled', 130],
  [143, 'failed', 'cancelled', 143],
])('a step that returns %i with %s %s ends with %i', (code, status, error, expected) => {
  expect(exitCodeOf(code, outputs({ status, 'error-code': error }))).toBe(expected);
});

describe('outputs', () => {
  const values = outputs({
    status: 'done',
    'archive-path': '/t\n/a',
    installs: '[]',
    install: '{}',
    result: '{"a":1}',
  });

  test('as variables: a line each, and no documents', () => {
    expect(outputVariables(values)).toEqual([
      ['DEPLOY_STATUS', 'done'],
      ['DEPLOY_ARCHIVE_PATH', '/t\\u000a/a'],
    ]);
  });

  test('on stdout: those that have a value, or the result as JSON', () => {
    const shown = outputs({ status: 'done', count: '', 'build-id': 'b', result: '{"status":"done"}' });
    expect(resultText(shown, false)).toBe('status: done\nbuild-id: b');
    expect(resultText(shown, true)).toBe('{"status":"done"}');
  });

  test('of a command that could not begin', () => {
    const refused = { status: 'failed', 'error-code': 'invalid-input', created: false, count: null };
    const texts = { status: 'failed', 'error-code': 'invalid-input', created: 'false', count: '' };
    expect(Object.fromEntries(usageOutputs({ refused }, true))).toEqual({ ...texts, result: JSON.stringify(refused) });
  });

  test.each([
    [false, 'off'],
    [true, 'skipped'],
  ])('of a deploy that could not begin: with a webhook %s, the purge was %s', (isPurgeWanted, expected) => {
    const ended = usageOutputs({ refused: { 'purge-status': 'off' } }, isPurgeWanted);
    expect(ended.get('purge-status')).toBe(expected);
  });
});

describe('--password-stdin', () => {
  test.each([
    ['p4ss', 'p4ss'],
    ['p4ss\n', 'p4ss'],
    ['p4ss\r\n', 'p4ss'],
    ['p 4ss\n\n', 'p 4ss\n'],
  ])('%j is the password %j', async (text, password) => {
    expect(await readPassword(Readable.from([Buffer.from(text)]))).toBe(password);
  });

  test.each([
    ['nothing', Readable.from([]), 'stdin is empty'],
    ['too much', Readable.from([Buffer.alloc(70_000, 'x')]), 'too long for a password'],
    ['a terminal', Object.assign(Readable.from([]), { isTTY: true }), 'not from a terminal'],
  ])('%s is a usage error', async (_, stdin, message) => {
    await expect(readPassword(stdin)).rejects.toThrow(message);
  });
});

/** What a command line that cannot be used writes to stderr. */
async function complaintsAbout(...args: string[]): Promise<string[]> {
  const dist = plant(makeFolder('dist'), { 'cli/commands.json': JSON.stringify(TABLE) });
  let log = '';
  const stderr = { write: (text: string) => void (log += text) };
  const program = { argv: ['node', 'cli', ...args], env: {}, stderr } as unknown as NodeJS.Process;
  await runCommandLine(program, pathToFileURL(`${dist}/`), async () => 0);
  expect(program.exitCode).toBe(2);
  return log.trimEnd().split('\n');
}

test('--outputs that cannot be written is one complaint', async () => {
  const file = path.join(makeFolder('outputs'), 'none', 'deploy.env');
  const unwritten = `--outputs: "${file}" cannot be written: ENOENT.`;
  const unknown = '--nope is not an option of "deploy".';
  const help = '"headless-deploy deploy --help" lists the options and variables.';
  expect(await complaintsAbout('deploy', '--outputs', file)).toEqual([unwritten, help]);
  expect(await complaintsAbout('deploy', '--outputs', file, '--nope')).toEqual([unknown, unwritten, help]);
});

test('an unknown command lists the others', async () => {
  const commands = '"headless-deploy --help" lists the commands.';
  const others = '"ship" is not a command. The commands are deploy, create-app';
  expect(await complaintsAbout('ship')).toEqual([expect.stringContaining(others), commands]);
});

test('a step, and git with it, gets no HEADLESS_ variable, and no folder of a runner', () => {
  const environment = {
    PATH: '/bin',
    HEADLESS_PASSWORD: 'p',
    GITHUB_WORKSPACE: '/w',
    RUNNER_TEMP: '/t',
    INPUT_APP: 'a',
  };
  expect(stepEnvironment({ ...environment, SOURCE_DATE_EPOCH: '1' })).toEqual({ PATH: '/bin', SOURCE_DATE_EPOCH: '1' });
});

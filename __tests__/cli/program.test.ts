import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { runCommandLine } from '../../src/cli/program.ts';
import { TABLE } from '../support/command-table.ts';
import { makeFolder, plant } from '../support/folders.ts';

/** What a command line that cannot be used writes to stderr. */
async function complaintsAbout(...args: string[]): Promise<string[]> {
  const dist = plant(makeFolder('dist'), { 'cli/commands.json': JSON.stringify(TABLE) });
  let log = '';
  const stderr = { on: () => undefined, write: (text: string) => void (log += text) };
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

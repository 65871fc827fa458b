import { chmodSync } from 'node:fs';
import { expect } from '@jest/globals';
import { parseArguments } from '../../src/cli/arguments.ts';
import { parseFolder } from '../../src/shared/files/real-path.ts';
import { commandNamed } from '../support/runners/command-table.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { asOtherUser, withTwoUsers } from '../support/processes/other-user.ts';

/** What is wrong with an argument where the current directory can be entered, but not listed. */
async function problemIn(check: () => unknown): Promise<string> {
  const folder = plant(makeFolder('closed'), { 'app/package.json': '' });
  chmodSync(folder, 0o711);
  const before = process.cwd();
  process.chdir(folder);
  try {
    await asOtherUser(async () => await Promise.resolve(check()));
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    process.chdir(before);
  }
}

withTwoUsers.each([
  ['deploy', ['nope'], 'must be the folder to deploy, which does not exist.'],
  ['rehearse', ['nope'], 'must be the folder to deploy, which does not exist.'],
  ['deploy', ['--dry-run', './nope/a'], '"./nope/a" does not exist.'],
])('%s %j', async (command, args, problem) => {
  expect(await problemIn(() => parseArguments(args, commandNamed(command)))).toContain(problem);
});

withTwoUsers('the value of an option', async () => {
  expect(await problemIn(() => parseFolder('nope'))).toBe('does not exist, relative to the current directory');
});

import { expect, test } from '@jest/globals';
import { ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit, errorOf } from '../../support/apps/init-repositories.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';

const { github } = REMOTES;

test.each([
  ['ci', 'jenkins', 'must be one of github, gitlab, azure, bitbucket'],
  ['owner', 'a/b', 'must be the name of an account on GitHub'],
  ['account', 'a b', 'must be 1 to 128 letters'],
  ['environment', 'a$b', 'must not have "$"'],
  ['environment', 'a {x}', 'braces'],
  ['environment', '{{ x }}', 'must be the value itself'],
  ['username', 'a"b', 'must be the API user ID'],
  ['branch', 'a$(id)', 'must be a branch'],
  ['account', '$(HEADLESS_ACCOUNT)', 'must be the value itself'],
  ['branch', 'a..b', 'must be a branch'],
  ['node-version', '18', 'must be a Node version such as 24, at least 20'],
  ['headless-url', 'http://api.example', 'must start with https://'],
  ['headless-url', "https://api.example/a'b", 'must not have quotes'],
  ['previews', 'maybe', 'must be true or false'],
])('%s: %s is refused', async (input, value, problem) => {
  const { exitCode, log } = await runInit(repositoryAt(github, LAYOUTS.npm), { ...ANSWERS, [input]: value });
  // No message repeats a credential.
  const shown = input === 'username' ? `${input}:` : `${input}: "${value}"`;
  expect([exitCode, badInputsIn(errorOf(log))]).toEqual([
    1,
    [expect.stringContaining(`${shown} ${problem.startsWith('must') ? problem : ''}`)],
  ]);
  expect(log).toContain(problem);
});

test('a value that may be a secret is not shown', async () => {
  const folder = repositoryAt(github, LAYOUTS.npm);
  const { log } = await runInit(folder, { ...ANSWERS, 'wordpress-url': 'https://a.example/?b' });
  expect(errorOf(log)).toMatch(/^Invalid input: wordpress-url: must not have a query/);
});

test('odd values are written, with a warning', async () => {
  const odd = { account: 'undefined', app: 'aB3dE6gH9jK2mN5p', username: 'me@agency.example' };
  const { exitCode, log, files } = await runInit(repositoryAt(github, LAYOUTS.npm), { ...ANSWERS, ...odd });
  expect([exitCode, files.length]).toEqual([0, 1]);
  expect(log).toContain("--body 'me@agency.example'");
  expect(log).toContain(
    'warning: Value looks odd: The "username" contains an "@": it must be the API user ID, not the e-mail address of the login. The "account" looks like a placeholder for a value that is not set. The "app" looks like a password.',
  );
  const plain = await runInit(repositoryAt(github, LAYOUTS.npm), ANSWERS);
  expect(plain.log).not.toContain('warning: ');
});

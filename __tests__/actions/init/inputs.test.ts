import { expect, test } from '@jest/globals';
import { ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';

const { github } = REMOTES;
const errorOf = (log: string): string => /(?<=error: )[^]*/.exec(log)?.[0] ?? '';

test.each([
  ['ci', 'jenkins', 'must be one of github, gitlab, azure, bitbucket'],
  ['owner', 'a/b', 'must be the name of an account on GitHub'],
  ['account', 'a b', 'must be 1 to 128 letters'],
  ['environment', 'a$b', 'must not have "$"'],
  ['environment', '{{ x }}', 'braces'],
  ['user-id', 'a"b', 'must be the API user ID'],
  ['branch', '$(id)', 'must be a branch'],
  ['branch', 'a..b', 'must be a branch'],
  ['node-version', '18', 'must be a Node version such as 24, at least 20'],
  ['headless-url', 'http://api.example', 'must start with https://'],
  ['headless-url', "https://api.example/a'b", 'must not have quotes'],
  ['wordpress-url', 'https://a.example/?b', 'must not have a query'],
  ['previews', 'maybe', 'must be true or false'],
])('%s: %s is refused', async (input, value, problem) => {
  const { exitCode, log } = await runInit(repositoryAt(github, LAYOUTS.npm), { ...ANSWERS, [input]: value });
  expect([exitCode, badInputsIn(errorOf(log))]).toEqual([
    1,
    [expect.stringContaining(`${input}: "${value}" ${problem.startsWith('must') ? problem : ''}`)],
  ]);
  expect(log).toContain(problem);
});

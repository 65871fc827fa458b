import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';

/** Commits what is in the workspace. @returns the commit */
function commitAll({ variables: { GITHUB_WORKSPACE: cwd = '' } }: RecordingRunner): string {
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]): string => execFileSync('git', [...user, ...args], { cwd, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return git('rev-parse', 'HEAD').trim();
}

test('the summary names the commit that was checked out, not that of the event', async () => {
  let head = '';
  const { summary } = await runDeploy({
    inputs: { 'dry-run': 'true' },
    variables: { GITHUB_SHA: 'a'.repeat(40), GITHUB_REF_NAME: 'main' },
    onStart: (runner) => void (head = commitAll(runner)),
  });
  expect(textOfHtml(summary)).toMatch(new RegExp(`^○ (?:⚠ )?Dry run, nothing sent.*\nFrom ${head.slice(0, 7)} `));
});

test('without a repository it is that of the event', async () => {
  const variables = { GITHUB_SHA: 'a'.repeat(40), GITHUB_REF_NAME: 'main' };
  const { summary } = await runDeploy({ inputs: { 'dry-run': 'true' }, variables });
  expect(textOfHtml(summary)).toMatch(/^From aaaaaaa \(main\) in /m);
});

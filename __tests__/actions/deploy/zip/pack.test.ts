import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { SITE } from '../../../support/steps/inputs.ts';
import { makeCommittedRepository, plant } from '../../../support/git/folders.ts';
import type { Planted } from '../../../support/git/folders.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { unzip } from '../../../support/zips/unzip.ts';

function prefixed(folder: string, files: Readonly<Record<string, Planted>>): Record<string, Planted> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, content]));
}

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

test('nor is it that of a repository above, which ignores everything and tracks nothing here', async () => {
  const home = makeCommittedRepository({ '.bashrc': '' });
  const workspace = plant(home, { '.gitignore': '*\n', ...prefixed('app/', SITE) });
  const variables = { GITHUB_SHA: 'a'.repeat(40), GITHUB_REF_NAME: 'main' };
  const inputs = { 'dry-run': 'true' };
  const { summary } = await runDeploy({ inputs, workspace: path.join(workspace, 'app'), variables });
  expect(textOfHtml(summary)).toMatch(/^From aaaaaaa \(main\) in /m);
});

/** Packs with this SOURCE_DATE_EPOCH. @returns also the times of the entries */
async function packAt(seconds: string) {
  const { outputs } = await runDeploy({
    inputs: { 'dry-run': 'true' },
    variables: { SOURCE_DATE_EPOCH: seconds, TZ: 'UTC' },
  });
  const files = await unzip(readFileSync(outputs['archive-path'] ?? ''));
  return { outputs, times: new Set([...files.values()].map(({ modified }) => modified.toISOString())) };
}

test('the time of the entries is that of SOURCE_DATE_EPOCH, and changes the hash of the zip alone', async () => {
  const [early, dated, again] = [await packAt('0'), await packAt('1767225600'), await packAt('1767225600')];
  expect([early.times, dated.times]).toEqual([
    new Set(['1980-01-01T00:00:00.000Z']),
    new Set(['2026-01-01T00:00:00.000Z']),
  ]);
  expect((await packAt('')).times).toEqual(early.times);
  expect(dated.outputs['archive-sha256']).toBe(again.outputs['archive-sha256']);
  expect(dated.outputs['archive-sha256']).not.toBe(early.outputs['archive-sha256']);
  expect(dated.outputs['content-sha256']).toBe(early.outputs['content-sha256']);
});

test.each(['soon', '-1', '1.5', '4354819200'])('SOURCE_DATE_EPOCH=%s is refused', async (seconds) => {
  const inputs = { 'dry-run': 'true' };
  const { outputs, error } = await runDeploy({ inputs, variables: { SOURCE_DATE_EPOCH: seconds } });
  expect(outputs['error-code']).toBe('invalid-input');
  expect(error).toBe(
    `SOURCE_DATE_EPOCH (environment variable): "${seconds}" must be whole seconds since 1970, before the year 2108.`,
  );
});

test('an environment file that is brought back by its name is no finding, but what is in it may be', async () => {
  const secrets = { '.env.production': 'A=1\n', 'apps/web/.env': 'A=1\n', 'apps/.env': `A=ghp_${'aB3'.repeat(12)}\n` };
  const files = { ...SITE, ...secrets, '.gitignore': '.env*\n', '.deployignore': '!/apps/web/.env\n' };
  const findings = async (include: string): Promise<string[]> => {
    const { log } = await runDeploy({ inputs: { 'dry-run': 'true', include }, files });
    return log
      .filter((line) => line.includes('possible secret'))
      .map((line) => line.replace(/^.* found: | Revoke.*$/g, ''));
  };
  expect(await findings('.env.production\n/apps/.env')).toEqual(['apps/.env:1 (GitHub token).']);
  expect(await findings('.env*')).toEqual([
    '.env.production (environment file), apps/.env (environment file), apps/.env:1 (GitHub token).',
  ]);
});

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { shellWord } from '../../../src/actions/init/next-steps.ts';
import { ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';
import type { RemoteName } from '../../support/apps/init-repositories.ts';
import fc from '../../support/jest/properties.ts';

/** The commands that are printed, in order. */
async function commandsFor(remote: RemoteName, inputs: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { log } = await runInit(repositoryAt(REMOTES[remote], LAYOUTS.npm), { ...ANSWERS, ...inputs });
  return log.split('\n').flatMap((line) => (line.startsWith('   ') ? [line.trim()] : []));
}

test('GitHub: the commands of the README, with the answers', async () => {
  const commands = await commandsFor('github');
  expect(commands.filter((line) => line.startsWith('gh '))).toEqual([
    "gh variable set HEADLESS_ACCOUNT --body 'acme'",
    "gh variable set HEADLESS_APP --body 'storefront'",
    String.raw`gh variable set HEADLESS_ENVIRONMENT --body 'Tom'\''s Café: Production'`,
    "gh variable set HEADLESS_USERNAME --body '5e1f7a60-6c6e'",
    "gh variable set HEADLESS_URL --body 'https://js.wpengineapi.com'",
    'gh secret set HEADLESS_PASSWORD',
    'gh workflow run deploy.yml -f check=true && sleep 5 # until GitHub lists the run',
    `gh run watch --exit-status "$(gh run list --workflow deploy.yml --limit 1 --json databaseId --jq '.[0].databaseId')"`,
  ]);
});

test('previews alone need no name of an environment', async () => {
  const commands = await commandsFor('github', { previews: 'true' });
  expect(commands.filter((line) => line.includes('HEADLESS_ENVIRONMENT'))).toEqual([]);
  expect(commands.filter((line) => line.startsWith('gh '))).toHaveLength(5);
});

describe('the password', () => {
  test.each(Object.keys(REMOTES) as RemoteName[])('%s: no command has it', async (remote) => {
    const commands = await commandsFor(remote);
    expect(commands.filter((line) => /password\s*=|PASSWORD --body|--value/i.test(line))).toEqual([]);
    expect(commands.join('\n')).toContain('HEADLESS_PASSWORD');
  });
});

test.each([
  ['gitlab', 'glab variable set HEADLESS_PASSWORD --masked --protected --raw'],
  ['azure', 'az pipelines create --name headless-deploy --repository-type tfsgit --repository shop --branch main'],
  ['bitbucket', 'HEADLESS_APP: storefront'],
] as const)('%s: %s', async (remote, command) => {
  expect((await commandsFor(remote)).join('\n')).toContain(command);
});

test.each(Object.keys(REMOTES) as RemoteName[])('%s: the check has all that a deploy needs', async (remote) => {
  const check = (await commandsFor(remote, { 'headless-url': 'https://api.example/root/' })).find((line) =>
    line.includes(' --check '),
  );
  expect(check).toBe(
    String.raw`headless-deploy deploy --check --account acme --app storefront --environment 'Tom'\''s Café: Production' --headless-url https://api.example/root --username 5e1f7a60-6c6e`,
  );
});

test('a value that begins like an option is no option of the check', async () => {
  const commands = await commandsFor('github', { environment: '-new', 'user-id': '--me' });
  expect(commands.find((line) => line.includes(' --check '))).toMatch(/ --environment=-new .* --username=--me$/);
});

test('a shell reads each word as it was', () => {
  const words = fc.sample(fc.stringMatching(/^[ -~é]{0,20}$/), 100);
  const printed = execFileSync('sh', ['-c', `printf '%s\\n' ${words.map(shellWord).join(' ')}`], { encoding: 'utf8' });
  expect(printed.split('\n').slice(0, -1)).toEqual(words);
});

import { describe, expect, test } from '@jest/globals';
import { ALL_KINDS, ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';
import type { LayoutName, RemoteName } from '../../support/apps/init-repositories.ts';

/** The commands that are printed, in order. */
async function commandsFor(
  remote: RemoteName,
  inputs: Readonly<Record<string, string>> = {},
  layout: LayoutName = 'npm',
): Promise<string[]> {
  const { log } = await runInit(repositoryAt(REMOTES[remote], LAYOUTS[layout]), { ...ANSWERS, ...inputs });
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

test.each([
  [
    'pnpm workspaces',
    /^\(cd "\$\(mktemp -d\)" && git clone --quiet \S+ \. && npm exec --yes --package=pnpm@12\.22\.1 -- bash -ec 'pnpm install .* && headless-deploy rehearse out\)$/,
  ],
  [
    'an app in a folder, pnpm',
    / && bash -ec 'cd apps\/web && npm install --package-lock-only' && headless-deploy rehearse apps\/web\)$/,
  ],
] as const)('%s: one command rehearses what the job makes', async (layout, command) => {
  const commands = await commandsFor('gitlab', {}, layout);
  expect(commands.filter((line) => line.includes(' rehearse '))).toEqual([expect.stringMatching(command)]);
  expect((await commandsFor('gitlab')).filter((line) => line.includes(' rehearse '))).toEqual([]);
});

test('the rehearsal of what the job makes has the variables of the app', async () => {
  const files = { ...LAYOUTS['pnpm workspaces'], 'apps/web/a.ts': 'fetch(process.env.WP_URL)' };
  const { log } = await runInit(repositoryAt(REMOTES.gitlab, files), ANSWERS);
  expect(log).toMatch(/ starts it here, with WP_URL from apps\/web\/\.env\.local:?$/m);
  expect(log).toMatch(/ rehearse out --env-from \/.*\/apps\/web\/\.env\.local\)$/m);
});

test('Faust.js: the variables that its environment must have, and the key of the previews', async () => {
  const folder = repositoryAt(REMOTES.github, LAYOUTS['Faust.js']);
  const { log } = await runInit(folder, { ...ANSWERS, deploy: 'true', previews: 'true', nightly: 'true' });
  expect(log).toMatch(
    /Before the first deploy, give the environment [^\n]* these variables[^\n]*:\n +NEXT_PUBLIC_WORDPRESS_URL: the address[^\n]*\n +FAUST_SECRET_KEY: the key[^]*Commit and push/,
  );
  expect(log).toContain('   gh secret set FAUST_SECRET_KEY # the key of that WordPress (Settings, Faust)');
  expect(log).toContain('   gh secret set HEADLESS_WEBHOOK_URL # a webhook URL of the environment, from the portal\n');
  expect(await commandsFor('github')).not.toContainEqual(expect.stringContaining('FAUST'));
});

test.each([
  [{ rehearsal: 'true', owner: 'a' }, ['wordpress-url']],
  [{ deploy: 'true', owner: 'a' }, ['account', 'app', 'environment', 'username']],
])('Faust.js: what is asked for %j', async (inputs, names) => {
  const { log } = await runInit(repositoryAt(REMOTES.github, LAYOUTS['Faust.js']), inputs);
  for (const name of ['account', 'app', 'environment', 'username', 'wordpress-url'])
    expect([name, new RegExp(`(?:error: Invalid input: |, )[^:]*\\b${name}\\b`).test(log)]).toEqual([
      name,
      names.includes(name),
    ]);
});

test('GitLab: the secrets of all kinds, and the schedule', async () => {
  const folder = repositoryAt(REMOTES.gitlab, LAYOUTS['Faust.js']);
  const { log } = await runInit(folder, { ...ANSWERS, ...ALL_KINDS });
  for (const name of ['HEADLESS_PASSWORD', 'FAUST_SECRET_KEY'])
    expect(log).toContain(`printf %s "$${name}" | glab variable set ${name} --masked --raw\n`);
  expect(log).toContain('glab variable set HEADLESS_WEBHOOK_URL --masked --protected --raw\n');
  expect(log).toContain("   glab schedule create --cron '23 4 * * *' --ref main --description 'Nightly rebuild'\n");
  const { log: rehearsal } = await runInit(repositoryAt(REMOTES.gitlab, LAYOUTS.npm), {
    ...ANSWERS,
    rehearsal: 'true',
  });
  expect(rehearsal).not.toContain('glab');
});

test('a value that begins like an option is no option of the check', async () => {
  const commands = await commandsFor('github', { environment: '-new', username: '--me' });
  expect(commands.find((line) => line.includes(' --check '))).toMatch(/ --environment=-new .* --username=--me$/);
});

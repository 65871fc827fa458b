import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { workflowBelow } from '../support/apps/recipes.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { runAct } from '../support/runners/run-act.ts';
import type { ActRun } from '../support/runners/run-act.ts';
import { gitHubServer, TOKEN } from '../support/servers/github-server.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';
import { previewApp } from '../support/apps/preview-apps.ts';

/*
 * The blocks of the documents as they stand, under act. Only what a copy of them has to change is changed: the address of
 * the WordPress service, the name of an install, and a comment in place of the access.
 */
const SEED = `accounts:
  - name: acme
    installs: [{ name: mysite }, { name: shopstage }]
    apps:
      - name: storefront
        environments:
          - { displayName: Shop, wpEnvironment: mysite }
          - { displayName: Store Oslo, wpEnvironment: mysite }
          - { displayName: Store Rome, wpEnvironment: mysite }
          - { displayName: shop-pr-7, wpEnvironment: mysite }
`;
/** Answers what the page on smoke tests asks for. */
const SERVER = `require('node:http').createServer((request, response) => {
  if (request.url === '/old-page') response.writeHead(301, { location: '/' });
  response.end(request.url === '/shop' ? 'Add to cart' : 'ok');
}).listen(process.env.PORT);`;
const APP = {
  ...previewApp('Hello'),
  'server.js': SERVER,
  'package-lock.json': JSON.stringify({
    name: 'preview',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'preview', version: '1.0.0' } },
  }),
};
const ACCESS = {
  account: 'vars.HEADLESS_ACCOUNT',
  app: 'vars.HEADLESS_APP',
  environment: 'vars.HEADLESS_ENVIRONMENT',
  username: 'vars.HEADLESS_USERNAME',
  password: 'secrets.HEADLESS_PASSWORD',
  'headless-url': 'vars.HEADLESS_URL',
};

let details: Readonly<Record<string, string>>;
let actions: Readonly<Record<string, string>>;
beforeAll(async () => {
  const seed = path.join(plant(makeFolder('seed'), { 'seed.yml': SEED }), 'seed.yml');
  ({ details } = await startRunningApps(makeFolder('platform'), ['--seed', seed]));
  const folder = makeFolder('actions');
  for (const name of 'action.yml dist create-app create-environment delete-environment environments installs webhook emulator'.split(
    ' ',
  ))
    cpSync(name, path.join(folder, name), { recursive: true });
  actions = { 'YOUR_ACCOUNT/headless-deploy@v1': folder };
});

/** Steps alone get the job that a reader has around them. */
function workflowOf(block: string): string {
  if (block.includes('jobs:')) return block.startsWith('jobs:') ? `on: push\n${block}` : block;
  const steps = block.replace(/^/gm, '      ');
  return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v7\n${steps}`;
}

/** Runs a block, and its workflow dispatch with these inputs. */
async function runBlock(file: string, heading: string, inputs: object = {}): Promise<ActRun> {
  const url = details['headless-url'] ?? '';
  const workflow = workflowOf(workflowBelow(file, heading))
    .replaceAll('https://api.wpengineapi.com', url)
    .replaceAll('https://www.example.com', details['site-url'] ?? '')
    .replaceAll(/^( *)# .*account, app, environment, username, password, headless-url$/gm, (_, indent: string) =>
      Object.entries(ACCESS)
        .map(([name, value]) => `${indent}${name}: \${{ ${value} }}`)
        .join('\n'),
    );
  const github = await gitHubServer();
  const { GITHUB_API_URL = '', GITHUB_GRAPHQL_URL = '' } = github.variables;
  const folder = plant(makeFolder('site'), { ...APP, 'workflow.yml': workflow });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/site');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return await runAct('workflow.yml', {
    name: /^on:\s+(\w+)/m.exec(workflow)?.[1] ?? '',
    event: { inputs, repository: { full_name: 'acme/site' } },
    folder,
    variables: {
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_APP: details['app'] ?? '',
      HEADLESS_ENVIRONMENT: 'Shop',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: url,
    },
    secrets: {
      HEADLESS_PASSWORD: details['password'] ?? '',
      HEADLESS_WEBHOOK_URL: details['rebuild-webhook'] ?? '',
      HEADLESS_PURGE_CACHE_WEBHOOK: details['purge-cache-webhook'] ?? '',
      PREVIEW_SECRET: 's3cret-of-previews',
      GITHUB_TOKEN: TOKEN,
    },
    env: { GITHUB_API_URL, GITHUB_GRAPHQL_URL },
    actions,
  });
}

test.each([
  ['create-app/README.md', '# Create an app', 'The app was created.', { app: 'blog', region: 'UK' }],
  ['create-environment/README.md', '# Create an environment', 'Created: environment ID', {}],
  ['delete-environment/README.md', '# Delete an environment', 'Deleted', {}],
  ['environments/README.md', '# List environments', 'Accepted', {}],
  ['installs/README.md', '# List and read installs', 'shopstage', {}],
  ['emulator/README.md', '## In a job', 'Accepted', {}],
  ['docs/start/first-deploy.md', '## Would a deploy work?', 'Check passed', {}],
  ['docs/how-to/wait-test-roll-back.md', '## Wait', 'Live after', {}],
  // A rebuild builds what was sent before.
  ['webhook/README.md', '# Trigger a webhook', 'To http', {}],
  ['docs/how-to/wait-test-roll-back.md', '## Smoke test', 'All as expected', {}],
  ['docs/how-to/rehearse.md', '## Variables', 'The local platform listens', {}],
  ['docs/why/trust-and-forks.md', '## Dry run on every pull request', 'Dry run', {}],
])('%s: the first block below "%s" does what the page says', async (file, heading, line, inputs) => {
  const { status, log } = await runBlock(file, heading, inputs);
  expect([status, log]).toEqual([0, expect.stringContaining(line)]);
});

import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { gitHubServer, HEAD, pullRequest, TOKEN } from '../support/servers/github-server.ts';
import type { GitHubServer } from '../support/servers/github-server.ts';
import { textOfHtml } from '../support/pages/html-tokens.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';
import { deployElsewhere, ENDLESS_BUILD, FAILING_BUILD, lookAt, previewApp } from '../support/apps/preview-apps.ts';
import { workflowBelow } from '../support/apps/recipes.ts';
import { runAct } from '../support/runners/run-act.ts';
import type { ActRun } from '../support/runners/run-act.ts';
import { isAlive } from '../support/processes/is-alive.ts';

/** With an install that the local platform has. */
const WORKFLOW = workflowBelow('docs/how-to/previews.md', '# A preview for every pull request').replaceAll(
  'mysitestaging',
  'acmestage',
);

/** Of another repository with a pull request of the same number. */
const OTHER = 'blog-pr-7';
const PREVIEWS = ['shop-pr-7', 'shop-pr-8', 'shop-pr-9'];

/** The actions of this project, in place of those that would have to be fetched. */
function ownActions(): Readonly<Record<string, string>> {
  const folder = makeFolder('actions');
  for (const name of ['action.yml', 'dist', 'create-environment', 'delete-environment'])
    cpSync(name, path.join(folder, name), { recursive: true });
  return { 'YOUR_ACCOUNT/headless-deploy@v1': folder };
}

/** The repository `acme/site` with the workflow of the page. */
function repository(details: Readonly<Record<string, string>>, github: GitHubServer) {
  const { GITHUB_API_URL = '', GITHUB_GRAPHQL_URL = '' } = github.variables;
  const actions = ownActions();
  const run = async (name: string, event: object, files: Record<string, string>): Promise<ActRun> => {
    const folder = plant(makeFolder('site'), { ...files, 'previews.yml': WORKFLOW });
    git(folder, 'init', '--quiet');
    git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/site');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message=first');
    return await runAct('previews.yml', {
      name,
      event: { repository: { full_name: 'acme/site' }, ...event },
      folder,
      variables: {
        HEADLESS_ACCOUNT: details['account'] ?? '',
        HEADLESS_APP: details['app'] ?? '',
        HEADLESS_USERNAME: details['username'] ?? '',
        HEADLESS_URL: details['headless-url'] ?? '',
      },
      secrets: { HEADLESS_PASSWORD: details['password'] ?? '', GITHUB_TOKEN: TOKEN },
      env: { GITHUB_API_URL, GITHUB_GRAPHQL_URL },
      actions,
    });
  };
  const repo = { full_name: 'acme/site' };
  const head = { ref: 'change', sha: HEAD, repo };
  return {
    on: async (action: string, number: number, files = previewApp('')): Promise<ActRun> => {
      const event = { action, number, pull_request: { number, head, base: { ref: 'main', repo } } };
      return await run('pull_request', event, files);
    },
    nightly: async (): Promise<ActRun> => await run('schedule', {}, previewApp('')),
  };
}

/** The text of the only comment on a pull request. */
function commentOn({ comments }: GitHubServer, number: number): string {
  const bodies = comments.filter(({ issue }) => issue === String(number)).map(({ body }) => textOfHtml(String(body)));
  expect(bodies).toHaveLength(1);
  return bodies[0] ?? '';
}

/** Address of the site in a comment. */
function siteIn(comment: string): string {
  return /(?<=Site)http:\/\/127\.0\.0\.1:\d+/.exec(comment)?.[0] ?? '';
}

/** What an app answers, and with which process. */
async function answer(address: string): Promise<{ readonly text: string; readonly pid: number }> {
  const [text = '', pid] = (await (await fetch(address)).text()).split(' ');
  return { text, pid: Number(pid) };
}

test('three at once, one closed while its build runs, one that fails, one reopened: in the end nothing is left', async () => {
  const temporaryFolder = makeFolder('platform');
  const { details, stop } = await startRunningApps(temporaryFolder);
  const platform = lookAt(details, temporaryFolder);
  await deployElsewhere(details, OTHER, 'blog');
  const blog = await answer((await platform.environment(OTHER)).siteUrl);
  const before = platform.left();
  expect([blog.text, before.programs.includes(blog.pid)]).toEqual(['blog', true]);
  const states: Record<number, ReturnType<typeof pullRequest>> = {};
  const set = (state: string, ...numbers: number[]): void => {
    for (const number of numbers) states[number] = pullRequest(number, state);
  };
  const github = await gitHubServer({ pullRequests: states });
  const pull = repository(details, github);

  set('open', 7, 8, 9);
  const opened = await Promise.all([7, 8, 9].map((number) => pull.on('opened', number, previewApp(`site-${number}`))));
  expect(opened.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(await platform.names()).toEqual([OTHER, ...PREVIEWS]);
  const addresses = [7, 8, 9].map((number) => siteIn(commentOn(github, number)));
  const sites = await Promise.all(addresses.map(answer));
  expect(sites.map(({ text }) => text)).toEqual(['site-7', 'site-8', 'site-9']);
  const { id } = await platform.environment('shop-pr-7');

  // act ignores `concurrency`: on GitHub the run that deletes would wait for the deploy.
  const deploying = pull.on('synchronize', 7, previewApp('never', ENDLESS_BUILD));
  const failing = pull.on('synchronize', 8, previewApp('never', FAILING_BUILD));
  const builder = await platform.buildProcess('shop-pr-7');
  set('closed', 7);
  const [closed, cut, failed] = await Promise.all([pull.on('closed', 7), deploying, failing]);
  expect([closed.status, cut.status, failed.status]).toEqual([0, 1, 1]);
  expect(cut.log).toMatch(
    /error title=Not found \([^)]+\)::The upload was accepted, but the environment was deleted before build \S+ was live: the list of environments no longer has it\. If that was intended, as when a pull request is closed, there is nothing to do\./,
  );
  expect(await platform.names()).toEqual([OTHER, 'shop-pr-8', 'shop-pr-9']);
  expect([builder, sites[0]?.pid ?? 0].map(isAlive)).toEqual([false, false]);
  expect(failed.log).toMatch(
    /error title=Build failed \([^)]+\)::.*exit status 3\. Build \S+ failed at step "build"\./,
  );
  expect(commentOn(github, 8)).toMatch(/Deploy failed.*out of paint.*failed at step "build"/s);
  // What was live before still is.
  expect(await answer(addresses[1] ?? '')).toEqual(sites[1]);

  set('open', 7);
  set('closed', 9);
  const [reopened, swept] = await Promise.all([pull.on('reopened', 7, previewApp('anew')), pull.nightly()]);
  expect([reopened.status, swept.status]).toEqual([0, 0]);
  expect(await platform.names()).toEqual([OTHER, 'shop-pr-7', 'shop-pr-8']);
  expect((await platform.environment('shop-pr-7')).id).not.toBe(id);
  const anew = await answer(siteIn(commentOn(github, 7)));
  expect(anew.text).toBe('anew');

  set('closed', 7, 8);
  expect((await pull.nightly()).status).toBe(0);
  expect(await platform.names()).toEqual([OTHER]);
  expect([7, 8, 9].map((number) => commentOn(github, number).trimStart().startsWith('Preview deleted'))).toEqual([
    true,
    true,
    true,
  ]);
  expect([...sites, anew].map(({ pid }) => isAlive(pid))).toEqual([false, false, false, false]);
  // Folders of apps are removed once the DELETE is answered.
  while (platform.left().apps.length > before.apps.length) await setTimeout(20);
  expect(platform.left()).toEqual(before);
  expect(await answer((await platform.environment(OTHER)).siteUrl)).toEqual(blog);

  await stop();
  expect(readdirSync(temporaryFolder)).toEqual([]);
  expect(isAlive(blog.pid)).toBe(false);
}, 300_000);

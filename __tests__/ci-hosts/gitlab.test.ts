import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { workflowBelow } from '../support/apps/recipes.ts';
import { git, makeFolder } from '../support/git/folders.ts';
import { installTools } from '../support/processes/install-tools.ts';
import { answering, httpReply } from '../support/servers/socket-server.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';
import { cloneProject } from '../support/git/project-clone.ts';
import { leaksIn } from '../support/secrets/sibling-secrets.ts';

/** A checkout of demo/site with a pipeline, and with the components of this project, as if it were a mirror of it. */
function makeSite(pipeline: string): string {
  const folder = makeFolder('site');
  cpSync('demo/site', folder, { recursive: true });
  cpSync('templates', path.join(folder, 'templates'), { recursive: true });
  writeFileSync(path.join(folder, '.gitlab-ci.yml'), pipeline);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  git(folder, 'remote', 'add', 'origin', 'https://gitlab.example.com/acme/site.git');
  return folder;
}

/** Commits a file more, and returns the commit before. */
function commitMore(site: string): string {
  const before = git(site, 'rev-parse', 'HEAD').trim();
  writeFileSync(path.join(site, 'broken.js'), 'x');
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '--message=second');
  return before;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Shows what a later job has of the outputs. */
const AFTER = { stage: '.post', when: 'always', script: 'echo "after: $DEPLOY_STATUS, $DEPLOY_ERROR_CODE."' };
const MERGE_REQUEST = { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '7' };

describe('pipelines for GitLab, run by gitlab-ci-local', () => {
  let tools = '';
  let source = '';
  let details: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    // It needs a newer Node than the jobs, which run on the one of this process.
    tools = installTools('node@24', 'gitlab-ci-local@4.75.1');
    source = cloneProject();
    details = await startLocalPlatform();
  }, 300_000);

  const run = async (pipeline: string, variables: Variables, ...jobs: readonly string[]) =>
    await runAt(makeSite(pipeline), variables, ...jobs);

  async function runAt(cwd: string, variables: Variables, ...jobs: readonly string[]) {
    const options = Object.entries(variables).map(([name, value]) => `--variable=${name}=${value}`);
    const program = path.join(tools, 'gitlab-ci-local', 'dist', 'index.js');
    const node = path.join(tools, 'node', 'bin', 'node');
    const child = spawn(node, [program, '--force-shell-executor', ...options, ...jobs], {
      cwd,
      env: { PATH: process.env['PATH'], HOME: makeFolder('gitlab-home'), TMPDIR: makeFolder('gitlab-temp') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { exitCode, log };
  }

  const secrets = (): Variables => ({
    HEADLESS_PASSWORD: details['password'],
    HEADLESS_PURGE_CACHE_WEBHOOK: details['purge-cache-webhook'],
  });
  const plain = (): Variables => ({
    ...secrets(),
    HEADLESS_ACCOUNT: details['account'],
    HEADLESS_APP: details['app'],
    HEADLESS_ENVIRONMENT: details['environment'],
    HEADLESS_USERNAME: details['username'],
    HEADLESS_URL: details['headless-url'],
    TOOL_REPOSITORY: `file://${source}`,
  });

  /** The pipeline of docs/how-to/gitlab.md with one of its components, of the same project and at the commit of the tool. */
  function component(name: string): string {
    const page = parse(workflowBelow('docs/how-to/gitlab.md', '## Components')) as {
      include: { component: string; inputs: Record<string, string> }[];
    };
    const documented = page.include.find((each) => each.component.includes(`/${name}@`));
    const known = Object.keys(documented?.inputs ?? {});
    const access = Object.entries({ ...details, 'wp-environment': 'acmeprod' }).filter(([input]) =>
      known.includes(input),
    );
    const ref = git(source, 'rev-parse', 'HEAD').trim();
    const inputs = { ...documented?.inputs, ...Object.fromEntries(access), tool: `file://${source}`, ref };
    const address = documented?.component
      .replace('acme/headless-deploy', '$CI_PROJECT_PATH')
      .replace(/@v1$/, '@$CI_COMMIT_SHA');
    return stringify({ include: [{ component: address, inputs }], ...(name === 'deploy' ? { after: AFTER } : {}) });
  }

  /** The environments of the app. */
  async function environments() {
    const headers = { Authorization: `Bearer ${details['control-token']}` };
    const reply = await fetch(`${details['control-url']}/state`, { headers });
    const { accounts } = (await reply.json()) as {
      accounts: { apps: { environments: { displayName: string; builds: unknown[] }[] }[] }[];
    };
    return accounts[0]?.apps[0]?.environments ?? [];
  }
  const names = async (): Promise<string[]> => (await environments()).map(({ displayName }) => displayName);

  const example = readFileSync('examples/gitlab-ci.yml', 'utf8');

  test.each(['the example', 'the component'])('%s deploys, and hands the outputs to the next job', async (form) => {
    const { exitCode, log } =
      form === 'the example'
        ? await run(`${example}\n${stringify({ after: AFTER })}`, plain())
        : await run(component('deploy'), secrets());
    const status = form === 'the example' ? 'accepted' : 'live';
    expect([exitCode, log]).toEqual([0, expect.stringContaining(`after: ${status}, .`)]);
    expect(log).toContain('Cache purge: done');
    expect(leaksIn(log, Object.values(secrets()).map(String))).toEqual([]);
    const [files = []] = await deployedFiles(details);
    expect(files).toContain('package.json');
    expect(files.filter((name) => /deploy\.env|dist\/cli/.test(name))).toEqual([]);
  });

  test('a failure fails the job, prints no secret, and hands its outputs to the next job, too', async () => {
    const variables = { ...secrets(), HEADLESS_PASSWORD: 'wr0ng/pass+word' };
    const { exitCode, log } = await run(component('deploy'), variables);
    expect([exitCode, log]).toEqual([1, expect.stringContaining('after: failed, unauthorized.')]);
    expect(log).toContain('error: Credentials refused: ');
    expect(leaksIn(log, ['wr0ng/pass+word'])).toEqual([]);
  });

  test.each(['the example', 'the component'])(
    '%s makes a preview, and deletes it once it is stopped',
    async (form) => {
      const pipeline = form === 'the example' ? example.replace(/mysitestaging$/m, 'acmeprod') : component('preview');
      const variables = { ...(form === 'the example' ? plain() : secrets()), ...MERGE_REQUEST };
      const made = await run(pipeline, variables, 'preview');
      expect([made.exitCode, made.log]).toEqual([0, expect.stringContaining('Live after')]);
      expect(await names()).toContain('shop-mr-7');
      const stopped = await run(pipeline, variables, 'stop-preview');
      expect([stopped.exitCode, stopped.log]).toEqual([0, expect.not.stringContaining('error: ')]);
      expect(await names()).not.toContain('shop-mr-7');
    },
    180_000,
  );

  test.each(['the example', 'the component'])(
    '%s rehearses a merge request without any secret',
    async (form) => {
      const pipeline = form === 'the example' ? example : component('rehearse');
      const variables = { ...MERGE_REQUEST, TOOL_REPOSITORY: `file://${source}` };
      const { exitCode, log } = await run(pipeline, variables, 'rehearse');
      expect([exitCode, log]).toEqual([0, expect.stringContaining('Live: / answered 200')]);
    },
    180_000,
  );

  test('a schedule rebuilds, and deploys nothing', async () => {
    const [before] = await environments();
    const url = details['rebuild-webhook'] ?? '';
    const variables = { ...plain(), HEADLESS_WEBHOOK_URL: url, CI_PIPELINE_SOURCE: 'schedule' };
    const { exitCode, log } = await run(example, variables);
    expect([exitCode, log]).toEqual([0, expect.stringContaining('nightly')]);
    expect(log).not.toMatch(/^deploy /m);
    const [after] = await environments();
    expect(after?.builds.length).toBe((before?.builds.length ?? 0) + 1);
    expect(leaksIn(log, [url])).toEqual([]);
  });

  const shared = example.split('\n\n').filter((block) => /^(?:variables|\.headless-deploy):/.test(block));

  /** The blocks of a page below one heading, with what the example has for all jobs. */
  const promotion = (): string => {
    const section = readFileSync('docs/how-to/promote.md', 'utf8').split('## On GitLab\n')[1]?.split('\n## ')[0] ?? '';
    const blocks = Array.from(section.matchAll(/^```yaml gitlab\n([^]*?)^```$/gm), ([, block = '']) => block);
    return [...shared, ...blocks].join('\n\n').replace('--environment Staging', '--environment Production');
  };

  test('a promotion sends the zip of staging to production, and the same zip when that job runs again', async () => {
    const site = makeSite(promotion());
    const { exitCode, log } = await runAt(site, plain(), '--needs', 'staging', 'production');
    expect([exitCode, log]).toEqual([0, expect.stringMatching(/staging .*Live after[^]*production .*Live after/)]);
    commitMore(site);
    const again = await runAt(site, plain(), 'production');
    expect([again.exitCode, again.log]).toEqual([0, expect.stringMatching(/production .*Live after/)]);
    expect((await deployedFiles(details)).at(-1)).not.toContain('broken.js');
  }, 120_000);

  test('an earlier commit is sent again, and nothing where none is named', async () => {
    const site = makeSite(promotion());
    const commit = commitMore(site);
    const nameless = await runAt(site, plain(), 'go-back');
    expect(nameless.log).toMatch(/give the hash of a commit[^]*WARN *go-back/);
    expect(nameless.log).not.toContain('Live after');
    const newest = await runAt(site, plain(), 'staging');
    expect([newest.exitCode, (await deployedFiles(details)).at(-1)]).toEqual([
      0,
      expect.arrayContaining(['broken.js']),
    ]);
    const { exitCode, log } = await runAt(site, { ...plain(), COMMIT: commit }, 'go-back');
    expect([exitCode, log]).toEqual([0, expect.stringContaining('Live after')]);
    expect((await deployedFiles(details)).at(-1)).not.toContain('broken.js');
  }, 120_000);

  test('a failed deploy is told to a channel', async () => {
    const channel = await answering(() => httpReply(200, 'ok'));
    const pipeline = `${example}\n${workflowBelow('docs/how-to/notify.md', '## On GitLab')}`;
    const variables = { ...plain(), HEADLESS_PASSWORD: 'wr0ng/pass+word', SLACK_WEBHOOK: `${channel.origin}/hook` };
    const { exitCode, log } = await run(pipeline, variables);
    expect([exitCode, log]).toEqual([1, expect.stringContaining('error: Credentials refused: ')]);
    expect(channel.requests.map(({ body }) => JSON.parse(body.toString()) as unknown)).toEqual([
      { text: expect.stringMatching(/^acme\/site - deploy failed unauthorized http/) },
    ]);
  });

  test('the one that was written with nothing but llms.txt goes live', async () => {
    const pipeline = readFileSync('__tests__/fixtures/llms/gitlab.yml', 'utf8');
    const { exitCode, log } = await run(pipeline, plain());
    expect([exitCode, log]).toEqual([0, expect.stringContaining('Live after')]);
  });
});

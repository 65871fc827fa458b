import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { git, makeFolder } from '../support/git/folders.ts';
import { installTools } from '../support/processes/install-tools.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';
import { cloneProject } from '../support/git/project-clone.ts';
import { leaksIn } from '../support/secrets/sibling-secrets.ts';

/** A checkout of demo/site with a pipeline. */
function makeSite(pipeline: string): string {
  const folder = makeFolder('site');
  cpSync('demo/site', folder, { recursive: true });
  cpSync(pipeline, path.join(folder, '.gitlab-ci.yml'));
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  git(folder, 'remote', 'add', 'origin', 'https://gitlab.example.com/acme/site.git');
  return folder;
}

describe('the pipeline for GitLab, run by gitlab-ci-local', () => {
  let tools = '';
  let source = '';
  let details: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    // It needs a newer Node than the jobs, which run on the one of this process.
    tools = installTools('node@24', 'gitlab-ci-local@4.75.1');
    source = cloneProject();
    details = await startLocalPlatform();
  }, 300_000);

  async function runPipeline(overrides: Readonly<Record<string, string>> = {}, pipeline = 'examples/gitlab-ci.yml') {
    const variables = {
      HEADLESS_ACCOUNT: details['account'],
      HEADLESS_APP: details['app'],
      HEADLESS_ENVIRONMENT: details['environment'],
      HEADLESS_USERNAME: details['username'],
      HEADLESS_PASSWORD: details['password'],
      HEADLESS_PURGE_CACHE_WEBHOOK: details['purge-cache-webhook'],
      HEADLESS_URL: details['headless-url'],
      TOOL_REPOSITORY: `file://${source}`,
      ...overrides,
    };
    const options = Object.entries(variables).map(([name, value]) => `--variable=${name}=${value}`);
    const program = path.join(tools, 'gitlab-ci-local', 'dist', 'index.js');
    const node = path.join(tools, 'node', 'bin', 'node');
    const child = spawn(node, [program, '--force-shell-executor', ...options], {
      cwd: makeSite(pipeline),
      env: { PATH: process.env['PATH'], HOME: makeFolder('gitlab-home'), TMPDIR: makeFolder('gitlab-temp') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { exitCode, log };
  }

  test('deploys, and hands the outputs to the next job', async () => {
    const { exitCode, log } = await runPipeline();
    expect([exitCode, log]).toEqual([
      0,
      expect.stringMatching(/report .*> accepted accounts\/acme\/apps\/storefront\/\S+operations/),
    ]);
    expect(log).toContain('Cache purge: done');
    const secrets = [details['password'] ?? '', details['purge-cache-webhook'] ?? ''];
    expect(leaksIn(log, secrets)).toEqual([]);
    const [files = []] = await deployedFiles(details);
    expect(files).toContain('package.json');
    expect(files.filter((name) => /deploy\.env|dist\/cli/.test(name))).toEqual([]);
  });

  test('the one that was written with nothing but llms.txt goes live', async () => {
    const { exitCode, log } = await runPipeline({}, '__tests__/fixtures/llms/gitlab.yml');
    expect([exitCode, log]).toEqual([0, expect.stringContaining('Live after')]);
  });

  test('a failure fails the job, and prints no secret', async () => {
    const { exitCode, log } = await runPipeline({ HEADLESS_PASSWORD: 'wr0ng/pass+word' });
    expect(exitCode).toBe(1);
    expect(log).toContain('error: Credentials refused: ');
    expect(leaksIn(log, ['wr0ng/pass+word'])).toEqual([]);
  });
});

import { spawn } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  ALL_KINDS,
  ANSWERS,
  LAYOUT_NAMES,
  LAYOUTS,
  REMOTES,
  repositoryAt,
  runInit,
  writtenFor,
} from '../support/apps/init-repositories.ts';
import { git, makeFolder } from '../support/git/folders.ts';
import { cloneProject } from '../support/git/project-clone.ts';
import { SCHEMA_TOOLS, validatorOf } from '../support/processes/schema-store.ts';
import { installTools } from '../support/processes/install-tools.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';

/** What hosts have that run nothing when a pull request is closed. */
const OTHER_KINDS = { ...ALL_KINDS, previews: 'false' };

let tools = '';
beforeAll(() => {
  // It needs a newer Node than the jobs, which run on the one of this process.
  tools = installTools(...SCHEMA_TOOLS, 'node@24', 'gitlab-ci-local@4.75.1');
}, 300_000);

test.each([
  ['azure', 'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json'],
  ['bitbucket', 'bitbucket.org/atlassianlabs/atlascode/raw/main/resources/schemas/pipelines-schema.json'],
  ['gitlab', 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json'],
] as const)(
  '%s: what init writes is valid by the schema of the host, and would not be with a mistake',
  async (remote, schema) => {
    const validate = validatorOf(tools, schema);
    for (const layout of LAYOUT_NAMES) {
      for (const [name, text] of Object.entries(
        await writtenFor(remote, layout, remote === 'gitlab' ? ALL_KINDS : OTHER_KINDS),
      )) {
        expect([layout, name, validate(parse(text)), validate.errors]).toEqual([layout, name, true, null]);
        expect(validate(parse(text.replace(/^( *)(?:steps|jobs|pipelines|script):/m, '$1mistake:')))).toBe(false);
      }
    }
  },
);

/** What a shell runs of a pipeline. @param tool where headless-deploy is fetched from, as address and ref */
function scriptIn(text: string, tool: readonly [address: string, ref: string]): string {
  const filled = text
    .replaceAll('${{ parameters.toolRepository }}', 'https://github.com/tool-holders/headless-deploy')
    .replaceAll('${{ parameters.toolRef }}', 'v1')
    .replaceAll(/('?)https:\/\/github\.com\/tool-holders\/headless-deploy\1 ('?)v1\2$/gm, tool.join(' '));
  const { steps, pipelines } = parse(filled) as {
    steps?: { bash?: string }[];
    pipelines?: { branches: { main: { step: { script: string[] } }[] } };
  };
  return (
    steps?.find(({ bash }) => bash !== undefined)?.bash ?? pipelines?.branches.main[0]?.step.script.join('\n') ?? ''
  );
}

test.each([
  ['azure', 'azure-deploy.yml'],
  ['bitbucket', 'bitbucket-pipelines.yml'],
] as const)('%s: the commands of the deploy run, with the tool at a full commit', async (remote, name) => {
  const details = await startLocalPlatform();
  const source = cloneProject();
  const folder = repositoryAt(REMOTES[remote], LAYOUTS['an app in a folder, npm']);
  const { texts } = await runInit(folder, ANSWERS);
  const ref = git(source, 'rev-parse', 'HEAD').trim();
  const variables = {
    ...Object.fromEntries(
      ['account', 'app', 'environment', 'username', 'password', 'headless-url'].map((input) => [
        `HEADLESS_${input.replace('headless-', '').toUpperCase()}`,
        details[input],
      ]),
    ),
    HEADLESS_PATH: 'apps/web',
    AGENT_TEMPDIRECTORY: makeFolder('agent'),
  };
  const child = spawn('bash', ['-ec', scriptIn(texts[name] ?? '', [`file://${source}`, ref])], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: makeFolder('home'), TMPDIR: makeFolder('temp'), ...variables },
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect([exitCode, log]).toEqual([0, expect.stringContaining('Accepted after')]);
  const [files] = await deployedFiles(details);
  expect(files?.toSorted()).toEqual(['package-lock.json', 'package.json']);
});

/** A repository with its pipeline, committed. */
async function prepared(layout: (typeof LAYOUT_NAMES)[number]): Promise<string> {
  const folder = repositoryAt(REMOTES.gitlab, LAYOUTS[layout]);
  expect((await runInit(folder, { ...ANSWERS, ...ALL_KINDS })).exitCode).toBe(0);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return folder;
}

/** Its exit code and log. */
async function gitlab(cwd: string, ...options: readonly string[]) {
  const program = path.join(tools, 'gitlab-ci-local', 'dist', 'index.js');
  const child = spawn(path.join(tools, 'node', 'bin', 'node'), [program, '--force-shell-executor', ...options], {
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

describe('GitLab, by gitlab-ci-local', () => {
  test('every pipeline is one that it reads, with all jobs', async () => {
    for (const layout of LAYOUT_NAMES) {
      const { exitCode, log } = await gitlab(await prepared(layout), '--list-all');
      expect([layout, exitCode, log]).toEqual([
        layout,
        0,
        expect.stringMatching(/^rehearse [^]*^deploy [^]*^preview [^]*^stop-preview [^]*^nightly /m),
      ]);
    }
  }, 120_000);

  test('the pipeline for an app in a folder deploys that folder', async () => {
    const details = await startLocalPlatform();
    const variables = {
      HEADLESS_ACCOUNT: details['account'],
      HEADLESS_APP: details['app'],
      HEADLESS_ENVIRONMENT: details['environment'],
      HEADLESS_USERNAME: details['username'],
      HEADLESS_PASSWORD: details['password'],
      HEADLESS_URL: details['headless-url'],
      TOOL_REPOSITORY: `file://${cloneProject()}`,
    };
    const options = Object.entries(variables).map(([name, value]) => `--variable=${name}=${value}`);
    const { exitCode, log } = await gitlab(await prepared('an app in a folder, npm'), ...options);
    expect([exitCode, log]).toEqual([0, expect.stringMatching(/deploy .*Operation \S+, build /)]);
    const [files] = await deployedFiles(details);
    expect(files?.toSorted()).toEqual(['package-lock.json', 'package.json']);
  }, 120_000);
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { makeFolder, plant } from '../support/git/folders.ts';
import { releaseProject } from './project.ts';

interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress': boolean;
}
interface Job {
  readonly concurrency?: Concurrency;
  readonly needs?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly name?: string; readonly uses?: string; readonly run?: string }[];
}
const { on, concurrency, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as {
  readonly on: { readonly push: { readonly tags: readonly string[] } };
  readonly concurrency: Concurrency;
  readonly jobs: Readonly<Record<string, Job>>;
};

/**
 * Runs the script of a step as a runner would, for the tag v1.2.3, with a `gh` and an `npm` that write down what they are
 * asked. A call that contains `failing` fails.
 * @param releases that are published, as `gh release list` prints them
 */
function runStep(name: string, failing = 'nothing', releases = ['v1.2.3']) {
  const step = Object.values(jobs).flatMap(({ steps }) => steps.filter((one) => one.name === name))[0];
  const folder = plant(makeFolder('workflow'), { 'release/a.tgz': '', 'release/SHA256SUMS': '', 'a.tgz': '' });
  const log = path.join(folder, 'log');
  for (const program of ['gh', 'npm']) {
    const file = path.join(folder, 'bin', program);
    plant(folder, {
      [`bin/${program}`]: `#!/bin/sh\necho "${program} $*" >> "$LOG"\ncase "$*" in *"$FAILING"*) exit 1 ;; "release list"*) echo "$RELEASES" ;; esac\n`,
    });
    chmodSync(file, 0o755);
  }
  writeFileSync(log, '');
  const env = {
    PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
    LOG: log,
    FAILING: failing,
    RELEASES: releases.join('\n'),
    GITHUB_REF: 'refs/tags/v1.2.3',
    GITHUB_REF_NAME: 'v1.2.3',
    GITHUB_REPOSITORY: 'acme/headless-deploy',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'c0ffee',
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 99'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const summary = existsSync(env.GITHUB_STEP_SUMMARY) ? readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8') : '';
  return { status, stdout, summary, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

const TAGS = 'repos/acme/headless-deploy/git';
const NEWEST = 'gh release list --exclude-drafts --exclude-pre-releases --limit 1000 --json tagName --jq .[].tagName';
const ASK = `gh api --silent ${TAGS}/ref/tags/v1`;

describe('the tag of the major version', () => {
  const STEP = 'Move the tag of the major version';

  test('is moved', () => {
    const { status, calls } = runStep(STEP);
    expect(status).toBe(0);
    expect(calls).toEqual([
      NEWEST,
      ASK,
      `gh api --silent --method PATCH ${TAGS}/refs/tags/v1 -f sha=c0ffee -F force=true`,
    ]);
  });

  test('is made where there is none', () => {
    const { status, calls } = runStep(STEP, `${TAGS}/ref/tags`);
    expect(status).toBe(0);
    expect(calls).toEqual([
      NEWEST,
      ASK,
      `gh api --silent --method POST ${TAGS}/refs -f ref=refs/tags/v1 -f sha=c0ffee`,
    ]);
  });

  test.each([
    ['v1.2.4', ['v2.0.0', 'v1.2.4', 'v1.2.3']],
    ['v1.10.0', ['v1.9.0', 'v1.10.0', 'v1.2.3', 'v0.9.0']],
  ])('stays where the newer %s is published', (newest, releases) => {
    const { status, stdout, calls } = runStep(STEP, 'nothing', releases);
    expect([status, calls]).toEqual([0, [NEWEST]]);
    expect(stdout).toBe(`::notice title=v1 was not moved::${newest} is newer than v1.2.3.\n`);
  });

  test('is moved past older versions, and those of other major ones', () => {
    const { status, calls } = runStep(STEP, 'nothing', ['v1.2.3', 'v1.2.2', 'v2.0.0', 'v10.0.0', 'v1.1.30']);
    expect([status, calls.length]).toEqual([0, 3]);
  });

  test('stays where nobody knows what is published', () => {
    const { status, calls } = runStep(STEP, 'release list');
    expect([status, calls]).toEqual([1, [NEWEST]]);
  });

  test('a refusal fails with what to do by hand', () => {
    const { status, stdout } = runStep(STEP, 'PATCH');
    expect([status, stdout]).toEqual([
      1,
      "::error title=v1 was not moved::In a clone: git fetch --tags --force && git push --force origin 'v1.2.3^{commit}:refs/tags/v1'\n",
    ]);
  });
});

test('the Release is drafted with its files, and never published by the workflow', () => {
  const { status, calls, summary } = runStep('Draft the Release');
  expect(status).toBe(0);
  expect(calls).toEqual([
    'gh release create v1.2.3 --draft --verify-tag --title v1.2.3 --notes-file release/notes.md release/a.tgz release/SHA256SUMS',
  ]);
  expect(summary).toContain('https://github.com/acme/headless-deploy/releases');
});

test('SHA256SUMS lists what a Release carries, and the provenance is of all of dist/, too', () => {
  const folder = releaseProject({ 'CHANGELOG.md': '# C\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n' });
  const env = { PATH: process.env['PATH'], HOME: makeFolder('home') };
  // No node_modules/ is above this copy, as in the job that runs it.
  const scripts = plant(makeFolder('scripts'), { 'package.json': '{ "type": "module" }' });
  cpSync('scripts/release', path.join(scripts, 'release'), { recursive: true });
  const script = path.join(scripts, 'release', 'assets.js');
  expect(spawnSync(process.execPath, [script, 'release'], { cwd: folder, env }).status).toBe(0);
  const read = (name: string) => readFileSync(path.join(folder, name));
  const sha256 = (name: string) => createHash('sha256').update(read(name)).digest('hex');
  const tarball = 'acme-headless-deploy-1.0.0.tgz';
  expect(readdirSync(path.join(folder, 'release')).toSorted()).toEqual([
    'SHA256SUMS',
    tarball,
    'notes.md',
    'subjects.sha256',
  ]);
  expect(String(read('release/notes.md'))).toBe('- The first version.\n');
  const packed = `${sha256(`release/${tarball}`)}  ${tarball}`;
  expect(String(read('release/SHA256SUMS'))).toBe(`${packed}\n`);
  expect(String(read('release/subjects.sha256')).trim().split('\n')).toEqual([
    packed,
    `${sha256('dist/cli/index.js')}  dist/cli/index.js`,
    `${sha256('dist/index.js')}  dist/index.js`,
  ]);
});

test('the provenance is of the files that are listed for it', () => {
  const attest = jobs['attest']?.steps.find(({ uses = '' }) => uses.startsWith('actions/attest@'));
  expect(attest).toMatchObject({ with: { 'subject-checksums': 'release/subjects.sha256' } });
});

test('npm gets the package of the Release, and only once its provenance is verified', () => {
  const signer = 'acme/headless-deploy/.github/workflows/release.yml';
  const verify = `gh attestation verify ./a.tgz --repo acme/headless-deploy --source-ref refs/tags/v1.2.3 --signer-workflow ${signer}`;
  expect(runStep('Publish the package of the Release').calls).toEqual([
    'gh release download v1.2.3 --pattern *.tgz',
    verify,
    'npm publish ./a.tgz --access public --ignore-scripts',
  ]);
  const { status, calls } = runStep('Publish the package of the Release', 'attestation verify');
  expect([status, calls.at(-1)]).toEqual([1, verify]);
});

test('the job that makes its files runs no package, and waits for the one that tests the tag', () => {
  const job = Object.values(jobs).find(({ steps }) => steps.some(({ uses = '' }) => /upload-artifact/.test(uses)));
  expect(job?.needs).toBe('test');
  expect(job?.steps.flatMap(({ run }) => run ?? [])).toEqual(['node scripts/release/assets.js release']);
  expect(jobs['test']?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm cit',
    'npm run --silent release:check -- "$GITHUB_REF_NAME"',
  ]);
});

test('tags of versions start it, and the tag of a major version does not', () => {
  expect(on.push.tags).toEqual(['v[0-9]+.[0-9]+.[0-9]+']);
});

test('runs of different tags and events never cancel each other, and one at a time moves the tag', () => {
  expect(concurrency.group).toMatch(/github\.event_name \}\}.*github\.ref \}\}$/);
  expect(jobs['major-tag']?.concurrency?.group).toMatch(/^[a-z-]+$/);
  const both = [concurrency, jobs['major-tag']?.concurrency];
  expect(both.map((one) => one?.['cancel-in-progress'])).toEqual([false, false]);
});

test('a job that may write runs neither our code nor that of packages', () => {
  const writing = Object.entries(jobs).filter(([, { permissions }]) => Object.values(permissions).includes('write'));
  expect(writing.map(([name]) => name)).toEqual(['attest', 'draft', 'major-tag', 'npm']);
  const steps = writing.flatMap(([, job]) => job.steps);
  expect(steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout'))).toEqual([]);
  expect(steps.filter(({ run = '' }) => /npm (?:ci|cit|install|run|test)|\bnode\b/.test(run))).toEqual([]);
});

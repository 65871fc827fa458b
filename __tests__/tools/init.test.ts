import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  ANSWERS,
  LAYOUT_NAMES,
  LAYOUTS,
  REMOTES,
  repositoryAt,
  runInit,
  writtenFor,
} from '../support/apps/init-repositories.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { runAct } from '../support/runners/run-act.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';

const LINT = path.resolve('scripts/workflows/lint.js');

/** A copy of our actions, with all workflows of all layouts as examples. */
let folder = '';
const names: string[] = [];
beforeAll(async () => {
  folder = makeFolder('written');
  for (const name of ['action.yml', 'create-environment', 'delete-environment', 'emulator', 'webhook'])
    cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !file.endsWith('.md') });
  plant(folder, { '.gitignore': 'dist\n' });
  symlinkSync(path.resolve('dist'), path.join(folder, 'dist'));
  for (const [index, layout] of LAYOUT_NAMES.entries()) {
    for (const [name, text] of Object.entries(await writtenFor('github', layout))) {
      const file = `examples/${index}-${path.basename(name)}`;
      plant(folder, { [file]: text.replaceAll(`${ANSWERS.owner}/headless-deploy`, 'YOUR_ACCOUNT/headless-deploy') });
      names.push(file);
    }
  }
  git(folder, 'init', '--quiet');
});

function lint(linter: string) {
  const { status, stdout } = spawnSync(process.execPath, [LINT, linter], { cwd: folder, encoding: 'utf8' });
  return { status, stdout };
}

describe.each([
  ['language-service', '- uses: YOUR_ACCOUNT/headless-deploy@v1\n        with: { nope: 1 }\n'],
  ['actionlint', '- uses: YOUR_ACCOUNT/headless-deploy@v1\n        with: { nope: 1 }\n'],
  ['zizmor', '- uses: actions/checkout@v7\n'],
])('%s', (linter, mistake) => {
  test('finds nothing in any workflow that init writes', () => {
    expect(names).toHaveLength(LAYOUT_NAMES.length * 4);
    expect(lint(linter)).toEqual({
      status: 0,
      stdout: expect.stringContaining(`${names.length} examples and 0 shell blocks: no findings`),
    });
  });

  test('would find a mistake in one', () => {
    const file = path.join(folder, names[0] ?? '');
    const text = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, text.replace(/^ {6}- uses: actions\/checkout[^]*?(?=^ {6}- )/m, `      ${mistake}`));
      expect(lint(linter)).toEqual({ status: 1, stdout: expect.stringContaining('0-deploy.yml') });
    } finally {
      writeFileSync(file, text);
    }
  });
});

test('the workflow for an app in a folder deploys that folder, under act', async () => {
  const details = await startLocalPlatform();
  const site = repositoryAt(REMOTES.github, LAYOUTS['an app in a folder, npm']);
  const { exitCode, log } = await runInit(site, ANSWERS);
  expect([exitCode, log]).toEqual([0, expect.stringContaining('.github/workflows/deploy.yml')]);
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '--message=first');
  const actions = makeFolder('actions');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(actions, name), { recursive: true });
  const deployed = await runAct('.github/workflows/deploy.yml', {
    name: 'push',
    event: { ref: 'refs/heads/main', repository: { full_name: 'acme/shop', default_branch: 'main' } },
    folder: site,
    variables: {
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_APP: details['app'] ?? '',
      HEADLESS_ENVIRONMENT: details['environment'] ?? '',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: details['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: details['password'] ?? '' },
    actions: { [`${ANSWERS.owner}/headless-deploy@v1`]: actions },
  });
  expect([deployed.status, deployed.log]).toEqual([0, expect.stringContaining('Deploy accepted')]);
  const [files] = await deployedFiles(details);
  expect(files?.toSorted()).toEqual(['package-lock.json', 'package.json']);
});

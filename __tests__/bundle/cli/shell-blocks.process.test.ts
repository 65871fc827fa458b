import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { fencedBlocks } from '../../../scripts/workflows/yaml-blocks.js';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { previewApp } from '../../support/apps/preview-apps.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { startLocalPlatform } from '../../support/servers/local-platform.ts';

/*
 * The shell blocks of the documents as they stand, but for folders. On the PATH are stand-ins for the installed command line,
 * for a password manager, and for curl, which a machine with Node and git alone does not have.
 */
const PROJECT = path.resolve('.');
const CLI = path.join(PROJECT, 'dist', 'cli', 'index.js');
/** POSTs what `-d` gives, with the headers of `-H`. */
const CURL = `#!${process.execPath}
const [url, ...args] = process.argv.slice(2).filter((arg) => arg !== '-sS');
const valuesOf = (option) => args.flatMap((arg, index) => (arg === option ? [args[index + 1]] : []));
const headers = valuesOf('-H').map((header) => header.split(': '));
require('node:http').request(url, { method: 'POST', headers: Object.fromEntries(headers) }, (answer) => answer.pipe(process.stdout)).end(valuesOf('-d')[0]);
`;
const BIN = {
  curl: CURL,
  'headless-deploy': `#!/bin/sh\nexec '${process.execPath}' '${CLI}' "$@"\n`,
  pass: '#!/bin/sh\necho "$PASSWORD_OF_PASS"\n',
};

/** The shell blocks below a heading. */
function blocksBelow(file: string, heading: string): readonly string[] {
  const blocks = fencedBlocks(file, readFileSync(file, 'utf8')).filter((block) => block.heading === heading);
  return blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What a shell of a user has. */
function environmentOf(variables: Variables): Record<string, string | undefined> {
  const bin = plant(makeFolder('bin'), BIN);
  for (const name of Object.keys(BIN)) chmodSync(path.join(bin, name), 0o755);
  return { PATH: `${bin}:${process.env['PATH']}`, HOME: makeFolder('home'), ...variables };
}

/** Runs a block. */
async function paste(block: string | undefined, cwd: string, variables: Variables = {}) {
  const shell = spawn('bash', ['-e', '-o', 'pipefail'], { cwd, env: environmentOf(variables), stdio: 'pipe' });
  let [stdout, stderr] = ['', ''];
  shell.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  shell.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  shell.stdin.end(block ?? 'exit 9');
  const [exitCode] = (await once(shell, 'close')) as [number | null];
  return { exitCode, stdout, stderr };
}

/** The access to a local platform, as the variables that a pipeline has. */
function accessTo(details: Readonly<Record<string, string>>): Variables {
  return {
    HEADLESS_ACCOUNT: details['account'],
    HEADLESS_APP: details['app'],
    HEADLESS_ENVIRONMENT: details['environment'],
    HEADLESS_USERNAME: details['username'],
    HEADLESS_PASSWORD: details['password'],
    HEADLESS_URL: details['headless-url'],
  };
}

/** For the blocks that leave it as it was for the next one. */
let shared: Readonly<Record<string, string>>;
beforeAll(async () => {
  shared = await startLocalPlatform();
});

const site = (): string => plant(makeFolder('site'), previewApp('Welcome'));

test('README.md: a clone deploys', async () => {
  const [block] = blocksBelow('README.md', 'Everywhere else');
  const fromHere = block?.replace(/^git clone .*(~.*)$/m, `ln -s '${PROJECT}' $1`);
  const { exitCode, stdout } = await paste(fromHere, site(), accessTo(shared));
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('status: accepted')]);
});

test('docs/reference/command-line.md: a dry run needs no installation', async () => {
  const [block] = blocksBelow('docs/reference/command-line.md', 'Command line');
  const { exitCode, stdout } = await paste(block?.replace('/path/to/headless-deploy', PROJECT), site());
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('status: dry-run')]);
});

test('docs/reference/command-line.md: the password comes from a password manager', async () => {
  const [block] = blocksBelow('docs/reference/command-line.md', 'Values');
  const variables = { ...accessTo(shared), HEADLESS_PASSWORD: undefined, PASSWORD_OF_PASS: shared['password'] };
  const { exitCode, stdout } = await paste(block, site(), variables);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('status: accepted')]);
});

test('docs/how-to/previews.md: a preview comes, and goes', async () => {
  const [block] = blocksBelow('docs/how-to/previews.md', 'Elsewhere');
  const variables = { ...accessTo(shared), PREFIX: 'shop-pr-', NUMBER: '7', INSTALL: 'acmestage' };
  const { exitCode, stderr } = await paste(block, site(), variables);
  expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/Created[^]*Live after[^]*Deleted/)]);
});

test('docs/how-to/rehearse.md: an app goes live from a clone; docs/how-to/frameworks.md has the same command', async () => {
  useFastNpm();
  const [[block = ''], [other]] = [
    blocksBelow('docs/how-to/rehearse.md', 'On your own machine'),
    blocksBelow('docs/how-to/frameworks.md', 'Frameworks'),
  ];
  const { exitCode, stdout } = await paste(block.replace('../shop', site()), PROJECT);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('status: live')]);
  expect(block).toContain(other?.trim().replace('../my-app', '../shop').replace(/'$/, ''));
});

test('emulator/README.md: a deploy from a second terminal', async () => {
  const file = path.join(makeFolder('access'), 'local.env');
  const [first, second] = blocksBelow('emulator/README.md', 'In a terminal').map((block) =>
    block.replace('/tmp/local.env', file).replace('/path/to/headless-deploy', PROJECT),
  );
  const platform = spawn('bash', ['-c', first ?? ''], { env: environmentOf({}), stdio: 'ignore', detached: true });
  const ended = once(platform, 'exit');
  try {
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(50);
    const { exitCode, stdout } = await paste(second, site());
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('status: live')]);
  } finally {
    process.kill(-Number(platform.pid), 'SIGTERM');
  }
  await ended;
  while (existsSync(file)) await setTimeout(50);
});

test('docs/reference/local-platform-faults.md: every fault is queued', async () => {
  const details = await startLocalPlatform();
  const [block] = blocksBelow('docs/reference/local-platform-faults.md', 'Faults of the local platform');
  const control = { CONTROL_URL: details['control-url'], CONTROL_TOKEN: details['control-token'] };
  expect((await paste(block, makeFolder('shell'), control)).exitCode).toBe(0);
  const headers = { Authorization: `Bearer ${details['control-token']}` };
  const state = (await (await fetch(`${details['control-url']}/state`, { headers })).json()) as { faults: object[] };
  expect(state.faults).toHaveLength(7);
});

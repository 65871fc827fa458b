import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { uploadsOf } from '../../support/servers/requests.ts';
import { variablesOf } from '../../support/processes/run-cli.ts';
import { always } from '../../support/servers/socket-server.ts';

/** Runs examples/deploy.sh in a site whose values are in the file that it reads. */
async function runScript(status: number, body: unknown) {
  const server = await always(status, body);
  const variables = Object.entries(variablesOf(createInputs(server.origin, { password: 's3cret-word' })));
  const lines = variables.map(([name, value]) => `${name}="${value}"\n`).join('');
  const child = spawn(path.resolve('examples/deploy.sh'), [path.resolve('dist/cli/index.js')], {
    cwd: plant(makeFolder('site'), { ...SITE, '.env.headless': lines }),
    env: { PATH: process.env['PATH'], HOME: makeFolder('home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { exitCode, stdout, stderr, server };
}

test('deploy.sh prints the operation, and sends no file with secrets', async () => {
  const { exitCode, stdout, server } = await runScript(200, createOperation());
  expect([exitCode, stdout]).toEqual([0, 'accounts/acme/apps/shop/environments/e-1/operations/op-1\n']);
  expect(uploadsOf(server)[0]?.body.toString('latin1')).not.toContain('.env.headless');
});

test('deploy.sh reports when nobody can know', async () => {
  const { exitCode, stdout, stderr } = await runScript(200, 'an HTML page');
  expect([exitCode, stdout]).toEqual([3, '']);
  expect(stderr).toContain('look in the portal before you run this again');
});

test('deploy.sh fails when the deploy fails', async () => {
  expect((await runScript(401, {})).exitCode).toBe(1);
});

test.each([1, 2, 130, 143])('deploy.sh ends with the status of the program: %d', (status) => {
  const cwd = plant(makeFolder('site'), { 'program.js': `process.exit(${status});\n` });
  expect(spawnSync(path.resolve('examples/deploy.sh'), ['program.js'], { cwd }).status).toBe(status);
});

/** Runs the commands of the README that check and deploy, pasted as a whole. */
function pasteRun(): string[] {
  const [, lines = ''] = /```sh\n(gh workflow run[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const bin = plant(makeFolder('bin'), {
    gh: '#!/bin/sh\ncase "$*" in "run list "*) echo 42 ;; *) echo "gh $*" ;; esac\n',
    sleep: '#!/bin/sh\n',
  });
  for (const name of ['gh', 'sleep']) chmodSync(path.join(bin, name), 0o755);
  const { stdout } = spawnSync('bash', [], { input: lines, encoding: 'utf8', env: { PATH: `${bin}:/usr/bin:/bin` } });
  return stdout.trim().split('\n');
}

test('the README only checks when its commands are pasted together, and follows the newest run', () => {
  expect(pasteRun()).toEqual(['gh workflow run deploy.yml -f check=true', 'gh run watch --exit-status 42']);
  expect(readFileSync('README.md', 'utf8')).toMatch(/^# .*: gh workflow run deploy\.yml$/m);
});

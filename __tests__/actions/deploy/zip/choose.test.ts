import { chmodSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../support/git/folders.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, LARGE_SITE, PASSWORD, SITE } from '../../../support/steps/inputs.ts';
import { always, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import type { SocketRequest } from '../../../support/servers/socket-server.ts';
import { headerOf, uploadsOf } from '../../../support/servers/requests.ts';

const accepting = async () => await always(200, '{}');

describe('files that stop a deploy before any request', () => {
  test('none', async () => {
    const server = await accepting();
    const { exitCode, outputs, error } = await runDeploy({ inputs: createInputs(server.origin), files: {} });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'no-files', attempts: '0', 'archive-sha256': '' });
    expect(error).toMatch(/no file to send.*the checkout and the build ran before/i);
    expect(server.connections()).toBe(0);
  });

  test('all of them excluded', async () => {
    const server = await accepting();
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin, { exclude: '*' }) });
    expect(outputs['error-code']).toBe('no-files');
    expect(error).toMatch(/"exclude"/);
    expect(server.connections()).toBe(0);
  });

  test('required ones that are missing or excluded, each with its reason', async () => {
    const server = await accepting();
    const inputs = createInputs(server.origin, {
      'required-files': './index.js\ndist/server.js\nsecret.txt',
      exclude: 'secret.txt',
    });
    const { outputs, error } = await runDeploy({ inputs, files: { ...SITE, 'secret.txt': 'x' } });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'missing-file' });
    expect(error).toBe(
      'required-files: dist/server.js is not in the zip: there is no such file in "path". required-files: secret.txt is not in the zip: it is excluded; remove the line "secret.txt" from "exclude".',
    );
    expect(server.connections()).toBe(0);
  });

  test('a link that leads out of the folder', async () => {
    const server = await accepting();
    const files = { ...SITE, 'out.txt': { link: '/etc/hostname' } };
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin), files });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-file' });
    expect(error).toContain('out.txt');
    expect(server.connections()).toBe(0);
  });

  test('a zip above max-size, with the ten largest files and folders', async () => {
    const server = await accepting();
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`file-${index + 1}.bin`, Buffer.alloc(1000 * (index + 1), index)]),
    );
    const limits = { 'max-size': '10kB', 'compression-level': '0', 'required-files': 'none' };
    const inputs = createInputs(server.origin, limits);
    const { outputs, error, summary } = await runDeploy({ inputs, files });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large', attempts: '0', 'file-count': '12' });
    const [first, second, ...list] = error.split('\n');
    expect(first).toBe('The zip is larger than "max-size" allows (10000 bytes), so nothing was sent.');
    expect(second).toMatch(/^The zip is .* in 12 files\. Exclude what the build does not need, with "exclude"/);
    const shares = [15, 14, 13, 12, 10, 9, 8, 6, 5, 4];
    expect(list).toEqual([
      ...shares.map((share, index) => {
        const size = 12 - index;
        return `${`${share} %`.padStart(8)}  ${`${size}.0 kB`.padStart(9)}  file-${size}.bin`;
      }),
      '             3.0 kB  in 2 other files',
    ]);
    const [, largest = ''] = summary.split('The largest of what is sent');
    expect(largest.match(/<td><code>file-\d+\.bin/g)).toHaveLength(10);
    expect(server.connections()).toBe(0);
  });

  test('one that holds the password of the step: file and line, never the value', async () => {
    const server = await accepting();
    const files = { ...SITE, 'config.js': `// first line\nconst p = '${PASSWORD}';\n` };
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin), files });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'secret-found', attempts: '0' });
    expect(error).toContain('config.js:2 (password of this deploy)');
    expect(server.connections()).toBe(0);
  });
});

const isWhole = (request: SocketRequest): boolean => request.body.length >= Number(headerOf(request, 'content-length'));

describe('a zip that is tampered with before it is sent is an error about the file, and no host gets it whole', () => {
  test.each([
    ['removed', rmSync, 0],
    ['cut', (zip: string) => truncateSync(zip, 10), 1],
    [
      'another one of the same size',
      (zip: string) => {
        const { size } = statSync(zip);
        rmSync(zip);
        writeFileSync(zip, Buffer.alloc(size, 'x'));
      },
      1,
    ],
  ])('%s', async (_, onPacked, attempts) => {
    const server = await accepting();
    const temp = makeFolder('temp');
    chmodSync(temp, 0o777);
    const { exitCode, outputs, error } = await runDeploy({
      inputs: createInputs(server.origin),
      files: LARGE_SITE,
      variables: { RUNNER_TEMP: temp },
      onPacked,
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-file', attempts: String(attempts) });
    expect(error).toMatch(/^The zip (?:could not be read back while it was sent: .*|changed while it was read\.)/);
    expect(server.requests).toHaveLength(attempts);
    expect(server.requests.filter(isWhole)).toEqual([]);
  });
});

test('a zip of exactly max-size is sent', async () => {
  const server = await accepting();
  const first = await runDeploy({ inputs: createInputs(server.origin) });
  const size = first.outputs['archive-bytes'] ?? '';
  const same = await runDeploy({ inputs: createInputs(server.origin, { 'max-size': size }) });
  expect(same.outputs).toMatchObject({ status: 'accepted', 'archive-sha256': first.outputs['archive-sha256'] });
  const less = await runDeploy({ inputs: createInputs(server.origin, { 'max-size': String(Number(size) - 1) }) });
  expect(less.outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large' });
  expect(uploadsOf(server)).toHaveLength(2);
});

test('what a folder of a monorepo leaves behind is a warning, too', async () => {
  const server = await accepting();
  const manifest = { scripts: { build: 'a', start: 'b' }, dependencies: { '@acme/ui': 'file:../../packages/ui' } };
  const files = { 'apps/web/package.json': JSON.stringify(manifest), 'package-lock.json': '{}' };
  const { outputs, log } = await runDeploy({ inputs: createInputs(server.origin, { path: 'apps/web' }), files });
  expect(outputs['status']).toBe('accepted');
  expect(log.filter((line) => line.startsWith('warning: ')).map((line) => line.split(': ')[1])).toEqual(
    expect.arrayContaining(['Dependency outside path', 'Lock file outside path']),
  );
});

test('what would break the build is a warning, and the deploy goes on', async () => {
  const server = await accepting();
  const { outputs, log } = await runDeploy({ inputs: createInputs(server.origin), files: { 'package.json': '{}' } });
  expect(outputs['status']).toBe('accepted');
  expect(log.filter((line) => line.startsWith('warning: ')).map((line) => line.split(': ')[1])).toEqual([
    'Missing script',
    'No lock file',
    'No operation in the answer',
  ]);
});

const isSmall = (index: number): boolean => index % 6 === 0;
const listed = (log: readonly string[]): string[] => log.filter((line) => /^ {2}(?:file-|and )/.test(line));

function turnDebugOn(runner: { isDebug: boolean }): void {
  runner.isDebug = true;
}

describe('a dry run', () => {
  describe('of many files', () => {
    const names = Array.from({ length: 60 }, (_, index) => `file-${String(index).padStart(2, '0')}.txt`);
    const files = Object.fromEntries(names.map((name, index) => [name, isSmall(index) ? 'x' : 'xxx']));

    test('lists the 50 largest, and says how to see all', async () => {
      const { log } = await runDeploy({ inputs: { 'dry-run': 'true' }, files });
      expect(listed(log)).toEqual([
        ...names.filter((_, index) => !isSmall(index)).map((name) => `  ${name}`),
        '  and 10 smaller files: debug logging lists all (RUNNER_DEBUG=1)',
      ]);
    });

    test('lists all of them with debug logging', async () => {
      const { log } = await runDeploy({ inputs: { 'dry-run': 'true' }, files, onStart: turnDebugOn });
      expect(listed(log)).toEqual(names.map((name) => `  ${name}`));
    });
  });

  test('needs no credentials and no URL, makes no request, and keeps the zip', async () => {
    const { exitCode, outputs, log, runnerTemp } = await runDeploy({ inputs: { 'dry-run': 'true' } });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      status: 'dry-run',
      'error-code': '',
      attempts: '0',
      'file-count': '3',
      'purge-status': 'off',
      'operation-name': '',
    });
    const zip = outputs['archive-path'] ?? '';
    expect(path.dirname(path.dirname(zip))).toBe(runnerTemp);
    expect(String(statSync(zip).size)).toBe(outputs['archive-bytes']);
    expect(statSync(zip).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(zip)).mode & 0o777).toBe(0o700);
    expect(log).toEqual(
      expect.arrayContaining(['  index.js', '  package.json', `Dry run: nothing was sent. The zip is ${zip}`]),
    );
  });

  test('with everything set makes no request either, not even a purge', async () => {
    const server = await accepting();
    const hook = `${server.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken`;
    const inputs = createInputs(server.origin, { 'dry-run': 'true', 'purge-cache-webhook': hook });
    const { outputs } = await runDeploy({ inputs });
    expect(outputs).toMatchObject({ status: 'dry-run', 'purge-status': 'skipped' });
    expect(server.connections()).toBe(0);
  });

  test('reports what is wrong with inputs that are there', async () => {
    const { outputs, error } = await runDeploy({ inputs: { 'dry-run': 'true', app: 'a/b' } });
    expect(outputs['error-code']).toBe('invalid-input');
    expect(error).toMatch(/^app: "a\/b" must be/);
  });
});

describe('retry-ambiguous', () => {
  test('sends again what may have been accepted, where the user sets that', async () => {
    let replies = 0;
    const server = await socketServer({
      onBody: (socket) => {
        replies += 1;
        socket.end(replies === 1 ? httpReply(502) : httpReply(200, '{}'));
      },
    });
    const { outputs } = await runDeploy({ inputs: createInputs(server.origin, { 'retry-ambiguous': 'true' }) });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
    expect(uploadsOf(server)).toHaveLength(2);
  });
});

test('a dry run finds the password of the step as the deploy would', async () => {
  const inputs = { 'dry-run': 'true', password: 'correct horse battery staple' };
  const files = { 'config.js': 'export const key = "correct horse battery staple";\n' };
  const { exitCode, outputs, error } = await runDeploy({ inputs, files });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'secret-found', 'archive-path': '' });
  expect(error).toContain('config.js:1 (password of this deploy)');
  expect(error).not.toContain('correct horse');
});

test('a required folder is not reported as a file that is excluded', async () => {
  const inputs = { 'dry-run': 'true', 'required-files': 'src' };
  const { outputs, error } = await runDeploy({ inputs, files: { 'src/index.js': '' } });
  expect(outputs['error-code']).toBe('missing-file');
  expect(error).toBe('required-files: src is not in the zip: it is a folder; name a file in it.');
});

import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { craftZip } from '../../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../../support/zips/crafted-zip.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { Ending } from '../../../support/steps/deploying.ts';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { createInputs, LARGE_SITE, PASSWORD, SITE } from '../../../support/steps/inputs.ts';
import { uploadsOf, zipIn } from '../../../support/servers/requests.ts';
import { always, answering, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import type { SocketServer } from '../../../support/servers/socket-server.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The files of a site, and nothing that a packer of ours would do to them. */
function siteZip(...others: CraftedEntry[]): Buffer {
  return craftZip([...Object.entries(SITE).map(([name, data]) => ({ name, data: data as string })), ...others]);
}

const accepting = async (): Promise<SocketServer> => await always(200, createOperation());

/** Deploys a zip that lies in the workspace. */
async function deployZip(
  server: SocketServer,
  zip: Buffer,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Ending> {
  return await runDeploy({
    inputs: createInputs(server.origin, { archive: 'given/app.zip', ...inputs }),
    files: { 'given/app.zip': zip, 'not-sent.js': 'of the workspace' },
  });
}

/** A dry run of a site whose zip is large enough to come in many pieces. */
async function dryRun(): Promise<{ zip: Buffer; outputs: Ending['outputs'] }> {
  const { outputs } = await runDeploy({ inputs: { 'dry-run': 'true' }, files: LARGE_SITE });
  return { zip: readFileSync(outputs['archive-path'] ?? ''), outputs };
}

describe('the zip that a dry run kept', () => {
  let zip: Buffer;
  let before: Ending['outputs'];
  beforeAll(async () => ({ zip, outputs: before } = await dryRun()));

  test('is sent byte for byte, with the facts that the dry run gave', async () => {
    const server = await accepting();
    const hash = before['archive-sha256'] ?? '';
    const { exitCode, outputs, log } = await deployZip(server, zip, { 'archive-sha256': hash.toUpperCase() });
    expect(exitCode).toBe(0);
    expect(uploadsOf(server).map((request) => zipIn(request).equals(zip))).toEqual([true]);
    const same = ['archive-sha256', 'archive-bytes', 'file-count', 'content-sha256'];
    expect(same.map((name) => outputs[name])).toEqual(same.map((name) => before[name]));
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1', 'archive-path': '', 'archive-sha256': hash });
    expect(log.slice(0, 3)).toEqual([
      'group: Check the zip',
      '4 files, 1.2 MB, in given/app.zip',
      `Zip: 1.2 MB, checked in 0.0 s, sha256 ${hash}`,
    ]);
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([]);
  });

  test('is sent from the first byte again after a connection that was cut half-way', async () => {
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        if (server.requests.length > 1) return;
        let received = 0;
        socket.on('data', (chunk) => {
          received += chunk.length;
          if (received > zip.length / 2) socket.resetAndDestroy();
        });
      },
      onBody: (socket) => socket.end(httpReply(200, createOperation())),
    });
    const { outputs } = await deployZip(server, zip);
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
    const [first, second] = server.requests;
    expect(first?.body.length).toBeLessThan(zip.length);
    if (second === undefined) throw new Error('no second request');
    expect(sha256(zipIn(second))).toBe(outputs['archive-sha256']);
  });

  test('is sent although another file took its place after it was checked', async () => {
    const server = await answering((_, number) => {
      if (number > 1) return httpReply(200, createOperation());
      renameSync(path.join(workspace, 'other.zip'), path.join(workspace, 'app.zip'));
      return httpReply(429);
    });
    let workspace = '';
    const { outputs } = await runDeploy({
      inputs: createInputs(server.origin, { archive: 'app.zip' }),
      files: { 'app.zip': zip, 'other.zip': siteZip() },
      onStart: ({ variables }) => (workspace = variables['GITHUB_WORKSPACE'] ?? ''),
    });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
    expect(uploadsOf(server).map((request) => sha256(zipIn(request)))).toEqual([sha256(zip), sha256(zip)]);
  });

  test('is not sent to its end when it was written to meanwhile', async () => {
    let workspace = '';
    const server = await answering(() => {
      writeFileSync(path.join(workspace, 'app.zip'), Buffer.from(zip).fill(0, 1000, 1010));
      return httpReply(429);
    });
    const { outputs, error } = await runDeploy({
      inputs: createInputs(server.origin, { archive: 'app.zip' }),
      files: { 'app.zip': zip },
      onStart: ({ variables }) => (workspace = variables['GITHUB_WORKSPACE'] ?? ''),
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-file', attempts: '2' });
    expect(error).toMatch(/^archive: "app\.zip" changed while it was read\. Let whatever writes it finish first\./);
    const [, second] = server.requests;
    const length = Number(/^content-length: (\d+)$/im.exec(second?.head ?? '')?.[1]);
    expect(second?.body.length).toBeLessThan(length);
  });

  test('may lie in RUNNER_TEMP, as the dry run left it', async () => {
    const server = await accepting();
    let file = '';
    const inputs = createInputs(server.origin);
    const { outputs } = await runDeploy({
      inputs,
      files: {},
      onStart: ({ variables }) => {
        file = path.join(variables['RUNNER_TEMP'] ?? '', 'kept.zip');
        writeFileSync(file, zip);
        Object.assign(inputs, { archive: file });
      },
      onEnd: () => rmSync(file),
    });
    expect(outputs).toMatchObject({ status: 'accepted', 'archive-sha256': sha256(zip) });
  });
});

describe('a zip that is not sent', () => {
  test.each<[string, Buffer, Readonly<Record<string, string>>, string, RegExp]>([
    ['is no zip', Buffer.from('<html>'.repeat(9)), {}, 'invalid-file', /^archive: "given\/app\.zip" is not a zip: /],
    ['leads out', siteZip({ name: '../x' }), {}, 'invalid-file', /\.\.\/x escapes the archive root\./],
    [
      'has another hash',
      siteZip(),
      { 'archive-sha256': 'a'.repeat(64) },
      'invalid-input',
      new RegExp(`^archive-sha256: "a{64}" is not the SHA-256 of "given/app.zip", which is ${sha256(siteZip())}\\.`),
    ],
    [
      'lacks required files',
      siteZip({ name: 'src/a.js' }),
      { 'required-files': 'index.js\nserver.js\nsrc' },
      'missing-file',
      /^required-files: server\.js is not in the zip: pack it again with this file\. required-files: src is not in the zip: it is a folder there; name a file in it\./,
    ],
    [
      'is too large',
      siteZip(),
      { 'max-size': '100' },
      'too-large',
      /Pack it again without what the build does not need\. The largest, before compression: package\.json \(\d+ B\), /,
    ],
    [
      'holds a secret',
      siteZip({ name: 'a/id', data: 'one\n-----BEGIN PRIVATE KEY-----\nMIIE'.padEnd(2000, 'A') }),
      { 'secret-scan': 'error' },
      'secret-found',
      /^1 possible secret found: a\/id:2 \(private key\)\. Nothing was sent\. Revoke it/,
    ],
    [
      'holds the password of the step',
      siteZip({ name: 'a', data: `x\n\n${PASSWORD}`, method: 8 }),
      {},
      'secret-found',
      /a:3 \(password of this deploy\)/,
    ],
  ])('%s', async (_, zip, inputs, code, message) => {
    const server = await accepting();
    const { exitCode, outputs, error } = await deployZip(server, zip, inputs);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '0' });
    expect(error).toMatch(message);
    expect(server.connections()).toBe(0);
  });
});

test('what would make the build fail is a warning, as for a workspace', async () => {
  const server = await accepting();
  const { outputs, log } = await deployZip(
    server,
    craftZip([{ name: 'package.json', data: '{"scripts":{"build":"x"}}' }]),
  );
  expect(outputs['status']).toBe('accepted');
  expect(log.filter((line) => line.startsWith('warning: '))).toEqual([
    expect.stringMatching(/^warning: Missing script: package\.json has no "start" script\./),
    expect.stringMatching(/^warning: No lock file: /),
  ]);
});

async function warningsOf(entries: readonly CraftedEntry[]): Promise<string[]> {
  const { log } = await deployZip(await accepting(), craftZip(entries));
  return log.filter((line) => line.startsWith('warning: '));
}

test('of a merge that was committed without being resolved, and of a lock file that is not read, too', async () => {
  const conflict = '<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> feature\n';
  const manifest = { name: 'package.json', data: SITE['package.json'] as string };
  expect(await warningsOf([manifest, { name: 'package-lock.json', data: `{\n${conflict}}`, method: 8 }])).toEqual([
    expect.stringMatching(
      /^warning: Merge conflict: package-lock\.json has the markers of a merge conflict \(line 2\)/,
    ),
  ]);
  const lock = { name: 'yarn.lock', data: '__metadata:\n  version: 8\n' };
  expect(await warningsOf([manifest, lock])).toEqual([
    expect.stringMatching(/^warning: Lock file not read: yarn\.lock is of Yarn 2 or later/),
  ]);
  const settings = { name: '.yarnrc.yml', data: 'yarnPath: ./yarn.cjs\n' };
  expect(await warningsOf([manifest, lock, settings, { name: 'yarn.cjs', data: '1' }])).toEqual([]);
});

test('Git LFS pointers and secrets in it are warnings', async () => {
  const server = await accepting();
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 1\n`;
  const zip = siteZip({ name: 'logo.png', data: pointer, method: 8 }, { name: '.env', data: 'A=b' });
  const { log } = await deployZip(server, zip);
  expect(log.filter((line) => line.startsWith('warning: ')).join('\n')).toMatch(
    /^warning: Git LFS pointers: 1 file in the zip is a pointer .*logo\.png[^]*warning: Secret found: 1 possible secret found: \.env \(environment file\)\./,
  );
});

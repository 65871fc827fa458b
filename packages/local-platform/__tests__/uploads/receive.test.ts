import { request } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { RECORD } from '../../src/process/process-record.ts';
import type { Part } from '../support.ts';
import {
  basic,
  BOUNDARY,
  call,
  environmentState,
  errorOf,
  form,
  FORM_TYPE,
  jsonOf,
  sharedPlatform,
  start,
  upload,
  uploadPath,
} from '../support.ts';
import { appZip, zipOf } from '../zip.ts';
import { fullDiskRefusal } from '../../src/uploads/receive.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { fill, smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';

const shared = sharedPlatform();

const ARCHIVE: Part = { name: 'repository', filename: 'app.zip', data: appZip() };

test.each<[string, Part[], string]>([
  ['no part', [], 'missing_part'],
  ['a part of another name', [{ ...ARCHIVE, name: 'file' }], 'unknown_part'],
  ['a field instead of a file', [{ name: 'repository', data: 'text' }], 'unknown_part'],
  ['a field before the file', [{ name: 'note', data: 'x' }, ARCHIVE], 'unknown_part'],
  ['a field after the file', [ARCHIVE, { name: 'note', data: 'x' }], 'unknown_part'],
  ['the file twice', [ARCHIVE, ARCHIVE], 'unknown_part'],
  ['a field with the name of a method', [{ name: 'toString', data: 'x' }], 'malformed_form'],
])('a form with %s is 400', async (_name, parts, code) => {
  const platform = shared();
  const answer = await call(platform, uploadPath(platform), { body: form(parts), headers: FORM_TYPE });
  expect(errorOf(answer)).toBe(`400 invalid_value ${code}`);
  expect(environmentState(platform).builds).toEqual([]);
});

test.each([
  ['"notes.txt"\r\nContent-Type: text/plain', 'a text'],
  ['""\r\nContent-Type: application/octet-stream', 'without a name'],
  ['"app.zip"', 'of no type'],
])('the file may be %j: %s', async (header) => {
  const body = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="repository"; filename=${header}\r\n\r\n`),
    appZip(),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const platform = await start();
  expect((await call(platform, uploadPath(platform), { method: 'POST', body, headers: FORM_TYPE })).status).toBe(200);
});

test.each([
  ['application/zip', { 'content-type': 'application/zip' }, '415 unsupported_media_type invalid_media_type'],
  ['application/json', { 'content-type': 'application/json' }, '415 unsupported_media_type invalid_media_type'],
  ['no type', {}, '415 unsupported_media_type invalid_media_type'],
  ['no boundary', { 'content-type': 'multipart/form-data' }, '400 invalid_value malformed_form'],
  ['another boundary', { 'content-type': 'multipart/form-data; boundary=other' }, '400 invalid_value malformed_form'],
])('a body sent as %s is refused', async (_name, headers, expected) => {
  const platform = shared();
  expect(errorOf(await call(platform, uploadPath(platform), { body: form([ARCHIVE]), headers }))).toBe(expected);
});

test('a form that ends early is 400', async () => {
  const platform = shared();
  const whole = form([ARCHIVE]);
  for (const end of [0, 20, 120, whole.length - 30]) {
    const answer = await call(platform, uploadPath(platform), { body: whole.subarray(0, end), headers: FORM_TYPE });
    expect(errorOf(answer)).toMatch(/^400 invalid_value (?:malformed_form|missing_part)$/);
  }
  expect(environmentState(platform).builds).toEqual([]);
});

/** Names of the files anywhere below a folder, but for the record of the platform itself. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== RECORD).map(({ name }) => name);
}

test('a client that goes away before the end leaves no build and no file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-test-'));
  try {
    const platform = await start({ temporaryFolder: folder });
    const { username, password } = platform.details;
    const headers = { ...FORM_TYPE, authorization: basic(`${username}:${password}`), 'content-length': '1000000' };
    const sent = request({
      host: '127.0.0.1',
      port: platform.port,
      path: uploadPath(platform),
      method: 'POST',
      headers,
    });
    sent.on('error', () => undefined);
    sent.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="repository"; filename="a.zip"\r\n\r\n`);
    sent.write(Buffer.alloc(200_000));
    while ((await filesIn(folder)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    sent.destroy();
    while ((await filesIn(folder)).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(environmentState(platform).builds).toEqual([]);
    expect(platform.state().defects).toEqual([]);
    expect((await upload(platform)).status).toBe(200);
    await platform.close();
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const refuse = (fields: object): string | undefined =>
  fullDiskRefusal(Object.assign(new Error('x'), fields), '/tmp', '/kept/')?.message;

describe('what a refusal names', () => {
  test.each([
    ['no place', { code: 'ENOSPC' }, '"/tmp" is full (ENOSPC)'],
    ['a place of the platform', { code: 'EDQUOT', path: '/tmp/local-platform-x/1' }, '"/tmp" has no room left'],
    [
      'a zip to be stored',
      { code: 'ENOSPC', path: '/tmp/local-platform-x/1', dest: '/kept/1.zip' },
      '"/kept/" is full',
    ],
  ])('%s', (_, fields, named) => {
    expect(refuse(fields)).toContain(`The upload cannot be stored. The disk of ${named}`);
  });

  test('nothing where the disk is not full', () => {
    expect([refuse({ code: 'EIO' }), refuse({})]).toEqual([undefined, undefined]);
  });
});

const LARGE = zipOf([
  { name: 'package.json', data: '{}' },
  { name: 'data', data: randomBytes(400_000) },
]);

describe('on a full disk (needs root)', () => {
  withSmallDisk(
    'an upload is refused with 507 and the reason, leaves nothing, and is no defect; then there is room',
    async () => {
      const disk = smallDisk('512k');
      const platform = await start({ temporaryFolder: disk });
      fill(disk);
      for (const zip of [LARGE, appZip()]) {
        const answer = await upload(platform, zip);
        expect([answer.status, jsonOf(answer)]).toEqual([
          507,
          {
            type: 'insufficient_storage',
            code: 'disk_full',
            message: expect.stringMatching(
              new RegExp(`^The upload cannot be stored\\. The disk of "${disk}" is full \\(ENOSPC\\)\\. `),
            ),
          },
        ]);
      }
      expect([platform.state().defects, environmentState(platform).builds]).toEqual([[], []]);
      const own = readdirSync(disk).find((name) => name !== 'full') ?? '';
      expect(readdirSync(path.join(disk, own))).toEqual([RECORD]);
      rmSync(path.join(disk, 'full'));
      expect((await upload(platform, LARGE)).status).toBe(200);
    },
  );

  withSmallDisk('so is one that comes in, but cannot be stored: for the archives, or for the builds', async () => {
    const archives = smallDisk('64k');
    const temporaryFolder = smallDisk('640k');
    for (const [options, disk] of [
      [{ archives, temporaryFolder: makeFolder('temp') }, archives],
      [{ runApps: true, temporaryFolder }, temporaryFolder],
    ] as const) {
      const platform = await start(options);
      const answer = await upload(platform, LARGE);
      expect([answer.status, jsonOf(answer)['message']]).toEqual([
        507,
        expect.stringContaining(`The disk of "${disk}" is`),
      ]);
      expect([platform.state().defects, environmentState(platform).builds, readdirSync(archives)]).toEqual([
        [],
        [],
        [],
      ]);
      await platform.close();
    }
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });
});

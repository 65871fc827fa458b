import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  buildIdOf,
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

const shared = sharedPlatform();

test('an upload is answered with an operation that is not done', async () => {
  const platform = await start();
  const answer = await upload(platform);
  expect(answer.status).toBe(200);
  const place = `accounts/acme/apps/storefront/environments/${platform.details.environment}`;
  expect(jsonOf(answer)).toEqual({
    name: expect.stringMatching(new RegExp(`^${place}/operations/[0-9a-f-]{36}$`)),
    metadata: {
      '@type': expect.stringMatching(/\.js\.apps\.v1\.UpdateEnvironmentMetadata$/),
      build: expect.stringMatching(new RegExp(`^${place}/builds/[0-9a-f-]{36}$`)),
      deployment: '',
    },
    done: false,
  });
});

test('size, hash and entries of an archive are recorded', async () => {
  const platform = await start();
  const zip = zipOf([
    { name: 'package.json', data: '{}' },
    { name: 'src/' },
    { name: 'src/\u00e9t\u00e9.js', data: '1' },
  ]);
  const answer = await upload(platform, zip);
  expect(environmentState(platform).builds).toEqual([
    expect.objectContaining({
      id: buildIdOf(answer),
      cause: 'upload',
      archive: {
        sha256: createHash('sha256').update(zip).digest('hex'),
        bytes: zip.length,
        entryCount: 3,
        entries: ['package.json', 'src/', 'src/\u00e9t\u00e9.js'],
      },
    }),
  ]);
  expect(platform.state({ entries: false }).accounts[0]?.apps[0]?.environments[0]?.builds[0]?.archive.entries).toEqual(
    [],
  );
});

test('accepted archives are kept when asked for, byte for byte, and refused ones are not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kept-archives-'));
  try {
    const platform = await start({ archives: path.join(folder, 'made') });
    const id = buildIdOf(await upload(platform, appZip()));
    expect((await upload(platform, Buffer.from('no zip'))).status).toBe(400);
    expect(await readdir(path.join(folder, 'made'))).toEqual([`${id}.zip`]);
    expect(await readFile(path.join(folder, 'made', `${id}.zip`))).toEqual(appZip());
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an environment that does not exist is 404', async () => {
  const platform = shared();
  const url = uploadPath(platform, 'none');
  const body = form([{ name: 'repository', filename: 'a.zip', data: appZip() }]);
  expect(errorOf(await call(platform, url, { body, headers: FORM_TYPE }))).toBe('404 not_found environment_not_found');
});

test('an upload of exactly the limit is accepted, one byte more is 413', async () => {
  const body = form([{ name: 'repository', filename: 'app.zip', data: appZip() }]);
  const fits = await start({ maxUploadBytes: body.length });
  expect((await upload(fits)).status).toBe(200);
  const small = await start({ maxUploadBytes: body.length - 1 });
  expect(errorOf(await upload(small))).toBe('413 too_large upload_too_large');
});

test('the answer 413 can be read although megabytes of the body are still to come', async () => {
  const platform = await start({ maxUploadBytes: 1000 });
  const big = Buffer.alloc(8_000_000);
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(platform, big)));
  expect(answers.map(errorOf)).toEqual(answers.map(() => '413 too_large upload_too_large'));
  expect(answers[0]?.headers.connection).toBe('close');
});

test('a body without Content-Length is cut off at the limit too', async () => {
  const platform = await start({ maxUploadBytes: 100_000 });
  const { username, password } = platform.details;
  const data = new FormData();
  data.set('repository', new Blob([Buffer.alloc(200_000)]), 'a.zip');
  // A stream has no length, so it is sent in chunks.
  const framed = new Response(data);
  const answer = await fetch(`${platform.url}${uploadPath(platform)}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${username}:${password}`)}`,
      'content-type': framed.headers.get('content-type') ?? '',
    },
    body: framed.body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ type: 'too_large', code: 'upload_too_large' });
});

test('the colon of the action is part of the path: anything else there is 404', async () => {
  const platform = shared();
  const url = uploadPath(platform);
  for (const wrong of [
    url.replace(':upload', ''),
    url.replace(':upload', ':download'),
    `${url}x`,
    url.replace('/fu/', '/'),
  ]) {
    const answer = await call(platform, wrong, { body: '', headers: FORM_TYPE });
    expect([404, 405]).toContain(answer.status);
    errorOf(answer);
  }
});

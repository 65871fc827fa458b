/**
 * A program: makes uploads over TLS, one after the other, to `<UPLOAD_ROOT>/<number>`, and prints how each ended. They
 * take the zips of UPLOAD_FILES by turns. A
 * process of its own, so that it trusts NODE_EXTRA_CA_CERTS and the host really works at the same time. It keeps its
 * event loop busy at every piece of the body, as a machine under load would: an answer must not overtake our own notes.
 */
import { statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { uploadSource } from '../../../../src/archive/archive.ts';
import { uploadArchive } from '../../../../src/platform/api/upload.ts';
import { PlatformError } from '../../../../src/platform/retry/platform-error.ts';
import { fakeClock } from '../../steps/fake-clock.ts';

const { UPLOAD_ROOT = '', UPLOAD_FILES = '', UPLOAD_COUNT = '0' } = process.env;
/** How long to wait for `100 Continue`, in milliseconds. */
const { UPLOAD_EXPECT = '20000' } = process.env;
/** How long to wait for the reply once all was sent, in milliseconds. */
const { UPLOAD_REPLY = '300' } = process.env;

const archives = UPLOAD_FILES.split(path.delimiter).map((file) => ({ path: file, bytes: statSync(file).size }));

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

for (let number = 0; number < Number(UPLOAD_COUNT); number += 1) {
  const request = {
    apiRoot: new URL(`${UPLOAD_ROOT}/${number}`),
    credentials: { username: 'user', password: 'password' },
    address: { account: 'acme', app: 'shop', environment: 'e-1' },
    zip: uploadSource(archives[number % archives.length] ?? { path: '', bytes: 0 }),
    retryAmbiguous: false,
    onRequest: () => undefined,
    onProgress: () => keepBusy(number % 4),
  };
  const limits = {
    connect: 20_000,
    tls: 20_000,
    progress: 20_000,
    reply: Number(UPLOAD_REPLY),
    expect: Number(UPLOAD_EXPECT),
  };
  const context = {
    clock: fakeClock(),
    signal: new AbortController().signal,
    limits,
    onRetry: () => undefined,
    holdsSecret: () => false,
  };
  let ending = 'accepted';
  try {
    await uploadArchive(request, context);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    ending = `${error.status} ${error.code}`;
  }
  writeSync(1, `${number} ${ending}\n`);
}
process.exit(0);

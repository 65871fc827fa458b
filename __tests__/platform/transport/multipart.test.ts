import { rmSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import { uploadSource } from '../../../src/archive/archive.ts';
import { multipartBody } from '../../../src/platform/transport/multipart.ts';
import type { RequestBody } from '../../../src/platform/transport/request-body.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

function createFile(content: string | Buffer): string {
  return path.join(plant(makeFolder('multipart'), { 'app.zip': content }), 'app.zip');
}

/** A zip that is read by something of its own. */
function streamed(stream: () => AsyncIterable<Buffer>, bytes = 4): RequestBody {
  return multipartBody('repository', { bytes, open: stream });
}

const bytesOf = async (body: RequestBody): Promise<Buffer> => await buffer(body.open());

describe('the body of an upload', () => {
  test.each([0, 1, 131_072, 131_073, 400_000])(
    'of %d bytes has one part, and the length that it says',
    async (size) => {
      const content = Buffer.alloc(size, 'z');
      const body = multipartBody('repository', uploadSource({ path: createFile(content), bytes: size }));
      const bytes = await bytesOf(body);
      expect(bytes.length).toBe(body.bytes);
      const boundary = /^multipart\/form-data; boundary=([A-Za-z0-9-]{1,70})$/.exec(body.type)?.[1] ?? 'none';
      const head =
        `--${boundary}\r\nContent-Disposition: form-data; name="repository"; filename="app.zip"\r\n` +
        'Content-Type: application/zip\r\n\r\n';
      expect(bytes.subarray(0, head.length).toString()).toBe(head);
      expect(bytes.subarray(head.length, head.length + size).equals(content)).toBe(true);
      expect(bytes.subarray(head.length + size).toString()).toBe(`\r\n--${boundary}--\r\n`);
    },
  );

  test('can be opened again for a retry', async () => {
    const body = multipartBody('repository', uploadSource({ path: createFile('zip'), bytes: 3 }));
    expect(await bytesOf(body)).toEqual(await bytesOf(body));
  });

  test('has a boundary of its own each time', () => {
    const file = createFile('zip');
    expect(multipartBody('repository', uploadSource({ path: file, bytes: 3 })).type).not.toBe(
      multipartBody('repository', uploadSource({ path: file, bytes: 3 })).type,
    );
  });
});

describe('a zip that cannot be read back', () => {
  test('because it is gone', async () => {
    const file = createFile('zip');
    const body = multipartBody('repository', uploadSource({ path: file, bytes: 3 }));
    rmSync(file);
    const error: unknown = await bytesOf(body).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StepError);
    expect(error).toMatchObject({ code: 'invalid-file', message: expect.stringContaining('sent: ENOENT.') });
  });

  test('because it is shorter than it was', async () => {
    await expect(
      bytesOf(multipartBody('repository', uploadSource({ path: createFile('zip'), bytes: 10 }))),
    ).rejects.toMatchObject({
      code: 'invalid-file',
      message: expect.stringContaining('7 bytes are missing'),
    });
  });
});

describe('a zip that is read by something of its own', () => {
  test('is opened again for each attempt', async () => {
    let opened = 0;
    const body = streamed(async function* () {
      opened += 1;
      yield Buffer.from('PK');
      yield Buffer.from('34');
    });
    expect(await bytesOf(body)).toEqual(await bytesOf(body));
    expect(String(await bytesOf(body))).toContain('\r\n\r\nPK34\r\n--');
    expect(opened).toBe(3);
  });

  test('keeps its error, and the end of the body is not sent', async () => {
    const error = new StepError('invalid-file', 'It has changed.');
    const seen: string[] = [];
    const body = streamed(async function* () {
      yield Buffer.from('PK34');
      throw error;
    });
    const reading = (async () => {
      for await (const chunk of body.open()) seen.push(String(chunk));
    })();
    await expect(reading).rejects.toBe(error);
    expect(seen.slice(1)).toEqual(['PK34']);
  });

  test('that ends too early is an error', async () => {
    const body = streamed(async function* () {
      yield Buffer.from('PK');
    });
    await expect(bytesOf(body)).rejects.toMatchObject({ code: 'invalid-file' });
  });
});

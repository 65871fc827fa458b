import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Deflater } from '../../../src/archive/deflater.ts';

const SOURCES = fileURLToPath(new URL('../../../src', import.meta.url));
const texts = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
const noise = createHash('shake256', { outputLength: 5000 }).update('noise').digest();

function deflateWith(deflater: Deflater, input: Buffer): Buffer | undefined {
  const output = Buffer.alloc(input.length, 0xaa);
  const size = deflater.deflate(input, output);
  return size === undefined ? undefined : output.subarray(0, size);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('zlib is set up once at level %d, and gives what can be inflated', (level) => {
  const deflater = new Deflater(level);
  expect(deflater.reuses).toBe(true);
  for (const text of [...texts, noise, ...texts]) {
    const deflated = deflateWith(deflater, text);
    if (text === noise) expect(deflated).toBeUndefined();
    else expect(inflateRawSync(deflated ?? '').equals(text)).toBe(true);
  }
  deflater.close();
});

test('the documented way gives the same for a first file, and what can be inflated for every other', () => {
  for (const text of texts) {
    const plain = deflateWith(new Deflater(6, false), text);
    expect(plain?.equals(deflateRawSync(text, { level: 6, memLevel: 8 }))).toBe(true);
    expect(deflateWith(new Deflater(6), text)?.equals(plain ?? noise)).toBe(true);
  }
});

test('the same files in the same order give the same bytes', () => {
  const [one, two] = [new Deflater(6), new Deflater(6)];
  for (const text of texts) expect(deflateWith(one, text)).toEqual(deflateWith(two, text));
});

test('what does not save two bytes is not deflated, in both ways', () => {
  const input = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ maxLength: 400, unit: fc.constantFrom('a', 'b', 'c', '\n') }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(fc.array(input, { maxLength: 20 }), (inputs) => {
      const deflater = new Deflater(6);
      for (const bytes of inputs.map((array) => Buffer.from(array))) {
        const deflated = deflateWith(deflater, bytes);
        const plain = deflateRawSync(bytes, { level: 6, memLevel: 8 });
        const documented = deflateWith(new Deflater(6, false), bytes);
        expect(documented?.equals(plain) ?? bytes.length - plain.length).toBe(
          documented === undefined ? bytes.length - plain.length : true,
        );
        if (documented === undefined) expect(bytes.length - plain.length).toBeLessThan(2);
        if (deflated !== undefined) {
          expect(deflated.length).toBeLessThan(bytes.length - 1);
          expect(inflateRawSync(deflated).equals(bytes)).toBe(true);
        }
      }
      deflater.close();
    }),
    { numRuns: 200 },
  );
});

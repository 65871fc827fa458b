import { afterAll, expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';
import { HOSTILE_TEXTS } from '../../bench/secret-scan/hostile-texts.ts';

/** Twice as long as the longest secret that is read. */
const BYTES = 10_000;
/** Characters that patterns may look at for each byte of a file. For an ordinary file it is less than one. */
const MOST = 40;

const scanner = new SecretScanner({ password: undefined, now: 0 });
const { prototype } = RegExp;
const original = Object.getOwnPropertyDescriptor(prototype, 'exec') as PropertyDescriptor;
const exec = original.value as (text: string) => RegExpExecArray | null;
let looks = 0;

/** As `exec`. Counts the characters that patterns get, once for each time. */
function count(this: RegExp, text: string): RegExpExecArray | null {
  const before = this.lastIndex;
  const match = exec.call(this, text);
  looks += this.global && match !== null ? this.lastIndex - before : text.length - before;
  return match;
}

// Not a mock of Jest, which keeps every text that it was called with.
Object.defineProperty(prototype, 'exec', { ...original, value: count });

afterAll(() => {
  Object.defineProperty(prototype, 'exec', original);
});

function looksFor(piece: string): number {
  looks = 0;
  const bytes = Buffer.from(piece.repeat(Math.ceil(BYTES / piece.length)).slice(0, BYTES));
  scanner.find('a.js', bytes, 0, bytes.length);
  return Math.ceil(looks / BYTES);
}

test('no file makes the scan look at its bytes over and over', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(500);
  const costs = HOSTILE_TEXTS.map(([name, piece]) => ({ name, looks: looksFor(piece) }));
  expect(costs.filter((text) => text.looks > MOST)).toEqual([]);
});

test('an ordinary file is left to the search for markers', () => {
  expect(looksFor("export const keys = { KEY: 'value', tasks: ['ask-first', 'github_path'] };\n")).toBe(0);
});

import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { readPassword } from '../../src/cli/step.ts';

describe('--password-stdin', () => {
  test.each([
    ['p4ss', 'p4ss'],
    ['p4ss\n', 'p4ss'],
    ['p4ss\r\n', 'p4ss'],
    ['\ufeffp4ss\r\n', 'p4ss'],
    ['p 4ss\n\n', 'p 4ss\n'],
  ])('%j is the password %j', async (text, password) => {
    expect(await readPassword(Readable.from([Buffer.from(text)]))).toBe(password);
  });

  test.each([
    ['nothing', Readable.from([]), 'stdin is empty'],
    ['a byte order mark alone', Readable.from([Buffer.from('\ufeff\n')]), 'stdin is empty'],
    ['too much', Readable.from([Buffer.alloc(70_000, 'x')]), 'too long for a password'],
    ['a terminal', Object.assign(Readable.from([]), { isTTY: true }), 'not from a terminal'],
  ])('%s is a usage error', async (_, stdin, message) => {
    await expect(readPassword(stdin)).rejects.toThrow(message);
  });

  test('must be UTF-8', async () => {
    const problem = '--password-stdin: the input must be UTF-8 text.';
    await expect(readPassword(Readable.from([Buffer.from('pässwörd', 'latin1')]))).rejects.toThrow(problem);
    // A character that comes in two pieces is one.
    const bytes = Buffer.from('pä');
    expect(await readPassword(Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]))).toBe('pä');
  });
});

import { WriteStream } from 'node:tty';
import { expect, test } from '@jest/globals';
import { createStatusLine } from '../../../src/runner/terminal/status-line.ts';

test('a line is drawn, and taken away', async () => {
  const seen: string[] = [];
  const terminal = Object.create(WriteStream.prototype, {
    columns: { value: 80 },
    rows: { value: 24 },
    isTTY: { value: true },
    write: { value: (text: string) => seen.push(text) },
  }) as WriteStream;
  const line = await createStatusLine(terminal);
  line.show('half of it');
  expect(seen.join('')).toContain('half of it');
  const drawn = seen.length;
  line.show(undefined);
  expect(seen.slice(drawn).join('')).not.toBe('');
});

import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { UsageError } from './usage-error.ts';

/** Far longer than any password. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads the password from stdin, without the line break at its end.
 * @throws {UsageError} when there is none, or its bytes are no text
 */
export async function readPassword(stdin: Readable & { readonly isTTY?: boolean }): Promise<string> {
  if (stdin.isTTY === true)
    throw new UsageError(['--password-stdin needs the password from a pipe or a file, not from a terminal.']);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk as Uint8Array));
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) throw new UsageError(['--password-stdin: the input is too long for a password.']);
  }
  const bytes = Buffer.concat(chunks);
  // Other bytes would become U+FFFD, and the platform would refuse a password that nobody has typed.
  if (!isUtf8(bytes)) throw new UsageError(['--password-stdin: the input must be UTF-8 text.']);
  const password = bytes.toString('utf8').replace(/\r?\n$/, '');
  if (password === '') throw new UsageError(['--password-stdin: stdin is empty.']);
  return password;
}

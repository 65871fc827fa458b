import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';

// Windows has neither flag, and no named pipes among its files.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
export function readRegularFile(file: string, maxBytes: number): string | undefined {
  try {
    // Windows would follow a link.
    if (!lstatSync(file).isFile()) return undefined;
    const descriptor = openSync(file, FLAGS);
    try {
      const stats = fstatSync(descriptor);
      return stats.isFile() ? readEnd(descriptor, stats.size, maxBytes) : undefined;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

function readEnd(descriptor: number, size: number, maxBytes: number): string {
  const bytes = Buffer.alloc(Math.min(size, maxBytes));
  const start = size - bytes.length;
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read) {
    read = readSync(descriptor, bytes, length, bytes.length - length, start + length);
  }
  return bytes.toString('utf8', 0, length);
}

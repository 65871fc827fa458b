import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { StepError } from '../errors.ts';
import { realPath } from './real-path.ts';
import { safeText } from '../text/safe-text.ts';
import { decodeText } from '../text/text.ts';

// Windows has neither flag, and no named pipes among its files.
const SAFELY = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const TO_READ = constants.O_RDONLY | SAFELY;
const TO_WRITE = constants.O_WRONLY | constants.O_CREAT | SAFELY;

/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
export function readRegularFile(file: string, maxBytes: number): string | undefined {
  try {
    return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
  } catch {
    return undefined;
  }
}

/**
 * All of a file that the user names, also through a link: Kubernetes mounts each secret as one. Whatever the link leads to,
 * only a regular file is read.
 * @throws {StepError} `invalid-file` for anything else; what the file system throws
 */
export function readWholeFile(file: string): Buffer {
  return withRegularFile(file, TO_READ, (descriptor) => readFileSync(descriptor), realPath(file));
}

/**
 * Makes a file with this text, or puts the text in place of what is in it.
 * @throws {StepError} `invalid-file` for anything but a regular file, of which nothing is changed; what the file system
 *   throws
 */
export function writeRegularFile(file: string, text: string): void {
  withRegularFile(file, TO_WRITE, (descriptor) => {
    ftruncateSync(descriptor);
    writeFileSync(descriptor, text);
  });
}

/**
 * Opens a regular file: never through a link, and without waiting for the other end of a pipe.
 * @param file for messages
 * @param place where it is
 */
function withRegularFile<Result>(
  file: string,
  flags: number,
  use: (descriptor: number, stats: Stats) => Result,
  place = file,
): Result {
  // Before it is opened: Windows would follow a link, and to open a device can do something.
  requireRegular(file, lstatSync(place, { throwIfNoEntry: flags === TO_READ }));
  const descriptor = openSync(place, flags, 0o666);
  try {
    const stats = fstatSync(descriptor);
    requireRegular(file, stats);
    return use(descriptor, stats);
  } finally {
    closeSync(descriptor);
  }
}

/** @param stats undefined where there is nothing */
function requireRegular(file: string, stats: Stats | undefined): void {
  if (stats === undefined || stats.isFile()) return;
  const kinds = [
    ['a link', stats.isSymbolicLink()],
    ['a folder', stats.isDirectory()],
    ['a named pipe', stats.isFIFO()],
  ] as const;
  const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
  throw new StepError('invalid-file', `"${safeText(file)}" must be a regular file, but is ${kind}`);
}

function readEnd(descriptor: number, size: number, maxBytes: number): string {
  const bytes = Buffer.alloc(Math.min(size, maxBytes));
  const start = size - bytes.length;
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read)
    read = readSync(descriptor, bytes, length, bytes.length - length, start + length);
  return decodeText(bytes.subarray(0, length));
}

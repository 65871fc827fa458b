import { constants, createDeflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DeflateRaw } from 'node:zlib';

/** Of zlib's tables: for small files, less is less to clear. */
const MEMORY = 8;

/**
 * Deflates (RFC 1951) the files of one task, one after the other, each by itself.
 *
 * `deflateRawSync` sets zlib up anew for every call, which costs about as much as deflating a small file, and makes
 * threads wait for each other's memory. The object below a zlib stream of Node can be reset instead. It is not a
 * documented one, so it is used only in versions it was tested with, and if a sample comes out right (ADR 2).
 *
 * The last bytes of a file may come out in another way after other files: zlib looks a byte further, at what is left in
 * its memory. So a deflater must have the same files before it in every run: one task, and not one thread, has one.
 */
export class Deflater {
  private readonly reusable: ReusableDeflate | undefined;

  /**
   * @param level 1 to 9
   * @param mayReuse false for the documented way
   */
  constructor(
    private readonly level: number,
    mayReuse = true,
  ) {
    this.reusable = mayReuse && isReusable(level) ? new ReusableDeflate(level) : undefined;
  }

  /** Whether zlib is set up once and not for every file. */
  get reuses(): boolean {
    return this.reusable !== undefined;
  }

  /**
   * Deflates all of `input` into `output` from `start`, where there must be room for as many bytes.
   * @returns how many bytes that took; undefined where it would not save two bytes, and `output` is then of no use
   */
  deflate(input: Uint8Array, output: Uint8Array, start = 0): number | undefined {
    if (input.length < 3) return undefined;
    if (this.reusable !== undefined) return this.reusable.deflate(input, output, start);
    const data = deflateRawSync(input, { level: this.level, memLevel: MEMORY });
    if (data.length >= input.length - 1) return undefined;
    output.set(data, start);
    return data.length;
  }

  close(): void {
    this.reusable?.close();
  }
}

/** A zlib stream with what is used of the object below it. */
type Stream = DeflateRaw & {
  readonly _handle: {
    reset(): void;
    writeSync(
      flush: number,
      input: Uint8Array,
      inputOffset: number,
      inputLength: number,
      output: Uint8Array,
      outputOffset: number,
      outputLength: number,
    ): void;
  };
  /** What is left of the output and of the input after a write, in bytes. */
  readonly _writeState: Uint32Array;
};

class ReusableDeflate {
  private readonly stream: Stream;

  constructor(level: number) {
    this.stream = createDeflateRaw({ level, memLevel: MEMORY }) as Stream;
  }

  deflate(input: Uint8Array, output: Uint8Array, start: number): number | undefined {
    const room = input.length - 1;
    const { _handle: handle, _writeState: state } = this.stream;
    handle.reset();
    handle.writeSync(constants.Z_FINISH, input, 0, input.length, output, start, room);
    const left = state[0] ?? 0;
    // Without room left nobody knows whether that was all.
    return left === 0 ? undefined : room - left;
  }

  close(): void {
    this.stream.close();
  }
}

/** Major versions of Node whose object is known. Where it has changed it might end the process instead of throwing. */
const KNOWN = new Set(['20', '22', '24']);
const reusable = new Map<number, boolean>();

function isReusable(level: number): boolean {
  let is = reusable.get(level);
  if (is === undefined) {
    is = KNOWN.has(process.versions.node.split('.', 1)[0] ?? '') && comesOutRight(level);
    reusable.set(level, is);
  }
  return is;
}

/** A sample, again after data that do not shrink: the bytes of the documented way, then what can be inflated. */
function comesOutRight(level: number): boolean {
  const sample = Buffer.from('headless '.repeat(40) + Array.from({ length: 99 }, (_, index) => index * index).join());
  const expected = deflateRawSync(sample, { level, memLevel: MEMORY });
  const output = Buffer.alloc(sample.length);
  try {
    const tried = new ReusableDeflate(level);
    const first = output.subarray(0, tried.deflate(sample, output, 0));
    const isSame = first.equals(expected) && tried.deflate(expected, output, 0) === undefined;
    const again = output.subarray(0, tried.deflate(sample, output, 0));
    tried.close();
    return isSame && inflateRawSync(again).equals(sample);
  } catch {
    return false;
  }
}

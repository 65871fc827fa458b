import { StepError } from '../errors.ts';
import { PROGRAM } from './deflate-program.ts';

/** How one piece of data stands in the stream that it is part of. */
export interface Part {
  /** How many of the bytes before the data they may refer to, at most 32 KiB. */
  readonly before: number;
  /** Whether the stream ends here. Otherwise it ends at a byte boundary (sync flush), and more may follow. */
  readonly isLast: boolean;
}

const WHOLE: Part = { before: 0, isLast: true };

/** What `src/deflate` exports. Addresses and sizes are in bytes. */
interface Program {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly input: { readonly value: number };
  readonly inputBytes: { readonly value: number };
  readonly output: { readonly value: number };
  deflate(from: number, before: number, size: number, isLast: number, level: number): number;
}

/**
 * Deflates (RFC 1951) what stands in its input. What comes out depends on the data and the level only: not on what was
 * deflated before, nor on the version of Node, nor on the machine.
 */
export class Deflater {
  /** Where data are put to be deflated. */
  readonly input: Buffer;
  private readonly program: Program;
  private readonly output: Buffer;

  /** @throws {StepError} `invalid-file` where a limit of virtual memory is too low for WebAssembly */
  constructor() {
    this.program = load();
    const { memory, input, inputBytes, output } = this.program;
    this.input = Buffer.from(memory.buffer, input.value, inputBytes.value);
    this.output = Buffer.from(memory.buffer, output.value);
  }

  /**
   * Deflates `size` bytes of the input from `start`.
   * @param level 1 to 9
   * @returns the stream, until the next call
   */
  deflate(start: number, size: number, level: number, { before, isLast }: Part = WHOLE): Buffer {
    const { byteOffset } = this.input;
    const length = this.program.deflate(byteOffset + start, before, size, isLast ? 1 : 0, level);
    return this.output.subarray(0, length);
  }
}

function load(): Program {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(PROGRAM, 'base64'))).exports as Program;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // 10 GB of addresses are reserved, so that no access needs a check. Node 24 does without where it must.
    const text = 'Nothing can be packed: a limit of virtual memory ("ulimit -v") leaves no room for WebAssembly.';
    throw new StepError('invalid-file', `${text} Raise the limit, or run the step with Node 24.`);
  }
}

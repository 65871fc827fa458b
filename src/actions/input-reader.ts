import { InvalidInputError } from '../errors.ts';
import type { InputProblem } from '../errors.ts';

/** Where raw input values come from: `Runner.input`. */
export type InputSource = (name: string) => string;

/**
 * Reads and checks the inputs of an action. A bad value is noted and reading goes on, so that one run reports all of
 * them: call `finish` before anything is used.
 */
export class InputReader {
  private readonly problems: InputProblem[] = [];

  constructor(private readonly source: InputSource) {}

  /** The value, or undefined where it is empty. */
  optional(name: string): string | undefined {
    return this.source(name) || undefined;
  }

  /** The value, or an empty string and a problem. */
  required(name: string): string {
    const value = this.source(name);
    if (value === '') {
      this.reject(
        name,
        undefined,
        'is required, and it is empty or missing. Check the "with:" of the step, and that the variable or secret it names exists',
      );
    }
    return value;
  }

  /** What `parse` makes of the value; `fallback` where it is empty or does not parse (RangeError). */
  parsed<Value>(name: string, fallback: Value, parse: (text: string) => Value, options?: { secret?: boolean }): Value {
    const text = this.source(name);
    if (text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.reject(name, options?.secret === true ? undefined : text, error.message);
      return fallback;
    }
  }

  /** As `parsed`, for an input that must not be empty. `placeholder` is never used: `finish` throws. */
  requiredParsed<Value>(name: string, placeholder: Value, parse: (text: string) => Value): Value {
    return this.required(name) === '' ? placeholder : this.parsed(name, placeholder, parse);
  }

  /** A YAML 1.2 core schema boolean, as `core.getBooleanInput` takes it. */
  boolean(name: string, fallback: boolean): boolean {
    return this.parsed(name, fallback, (text) => {
      if (/^(?:true|True|TRUE)$/.test(text)) return true;
      if (/^(?:false|False|FALSE)$/.test(text)) return false;
      throw new RangeError('must be true or false');
    });
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    return this.parsed(name, fallback, (text) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (value >= least && value <= most) return value;
      throw new RangeError(`must be a whole number from ${least} to ${most}`);
    });
  }

  /** One of a few words; the first is the default. */
  choice<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    return this.parsed(name, words[0], (text) => {
      const word = words.find((known) => known === text);
      if (word === undefined) throw new RangeError(`must be one of ${words.join(', ')}`);
      return word;
    });
  }

  /** The lines of a value, without empty ones. */
  lines(name: string): string[] {
    return this.source(name)
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '');
  }

  reject(input: string, value: string | undefined, problem: string): void {
    this.problems.push({ input, value, problem });
  }

  /** @throws {InvalidInputError} with every problem noted so far. */
  finish(): void {
    if (this.problems.length > 0) throw new InvalidInputError(this.problems);
  }
}

/** `timeout-minutes`: more than 0, at most 7200 (five days, the longest job a self-hosted runner takes). */
export function parseTimeoutMinutes(text: string): number {
  const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= 7200) return minutes;
  throw new RangeError('must be a number of minutes, more than 0 and at most 7200');
}

/**
 * A size in bytes: `200MB` (10^6), `200MiB` (2^20), or plain bytes.
 * @throws {RangeError}
 */
export function parseSize(text: string): number {
  const match = /^(\d{1,15}(?:\.\d{1,3})?)\s*(?:([kmgt])(i?)b|b)?$/i.exec(text);
  const power = ['k', 'm', 'g', 't'].indexOf((match?.[2] ?? '').toLowerCase()) + 1;
  const bytes = match === null ? Number.NaN : Math.floor(Number(match[1]) * (match[3] ? 1024 : 1000) ** power);
  if (bytes >= 1 && Number.isSafeInteger(bytes)) return bytes;
  throw new RangeError('must be a size such as 200MB (10^6 bytes each), 200MiB (2^20) or a number of bytes');
}

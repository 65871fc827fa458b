import { InvalidInputError } from '../../shared/errors.ts';
import type { InputProblem } from '../../shared/errors.ts';
import type { Input } from '../../shared/inputs.ts';
import { safeText } from '../../shared/safe-text.ts';
import { isSystemError } from '../../shared/failure.ts';
import { withoutMark } from '../../shared/text.ts';

/** Stands for a value that cannot be used; why is noted, and `finish` throws it. */
export const BAD: unique symbol = Symbol('bad input');
export type Read<Value> = Value | typeof BAD;

/** The same fields, each with a value that can be used. */
export type Usable<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], typeof BAD> };

/** Reads an input that must be there. */
export type ReadRequired<Name extends string> = <Value>(
  name: Name,
  parse: (text: string) => Value,
  options?: ReadOptions,
) => Read<Value>;

interface ReadOptions {
  /** A value like this one must not be repeated, although the input is no secret. */
  readonly secret?: boolean;
}

/**
 * Reads and checks the inputs of an action. A bad value is noted and reading goes on, so that one run reports all of
 * them: what was read can be used once `finish` has returned it.
 */
export class InputReader<Name extends string> {
  private readonly problems: InputProblem[] = [];
  private readonly inputs: Readonly<Record<string, Input | undefined>>;

  /**
   * @param inputs those of the action: `INPUTS.deploy`
   * @param givenText value of an input by its name, empty where it is not set: `Runner.input`
   */
  constructor(
    inputs: Readonly<Record<Name, Input>>,
    private readonly givenText: (name: string) => string,
  ) {
    this.inputs = inputs;
  }

  /** The value, or the default; empty where there is neither. */
  text(name: Name): string {
    return withoutMark(this.givenText(name)) || this.defaultOf(name);
  }

  /** Whether it has another value than its default, which a runner passes on as if a user had set it. */
  isSet(name: Name): boolean {
    const text = this.text(name);
    return (this.inputs[name]?.kind === 'switch' ? text.toLowerCase() : text) !== this.defaultOf(name);
  }

  /** The value, or undefined where it is empty. */
  optional(name: Name): string | undefined {
    return this.text(name) || undefined;
  }

  /**
   * What `parse` makes of the value; `fallback` where it is empty. A RangeError of `parse`, or an error of the file system, is a
   * problem of the input.
   */
  parsedOr<Value>(
    name: Name,
    fallback: Value,
    parse: (text: string) => Value,
    { secret = false }: ReadOptions = {},
  ): Read<Value> {
    const text = this.text(name);
    if (text === '') return fallback;
    const shown = secret ? undefined : text;
    try {
      return parse(text);
    } catch (error) {
      if (isSystemError(error)) return this.reject(name, shown, `cannot be read: ${safeText(error.code)}`);
      if (!(error instanceof RangeError)) throw error;
      return this.reject(name, shown, error.message);
    }
  }

  /** As `parsedOr`, for an input that has a default. */
  parsed<Value>(name: Name, parse: (text: string) => Value): Read<Value> {
    return this.required(name, parse);
  }

  /** As `parsedOr`, for an input that must not be empty. */
  readonly required: ReadRequired<Name> = (name, parse, options) => {
    if (this.text(name) !== '') return this.given(name, parse, options);
    this.problems.push({ input: name, problem: 'is required, but empty or missing', isMissing: true });
    return BAD;
  };

  /** As `required` where the rest is of no use without it, but nothing is wrong when it is empty. */
  readonly given: ReadRequired<Name> = <Value>(name: Name, parse: (text: string) => Value, options?: ReadOptions) =>
    this.parsedOr<Read<Value>>(name, BAD, parse, options);

  /** A YAML 1.2 core schema boolean, as `core.getBooleanInput` takes it. */
  boolean(name: Name): Read<boolean> {
    return this.parsed(name, (text) => parseBoolean(text, 'must be true or false'));
  }

  /** As `boolean`, with one word beside the two. */
  booleanOr<const Word extends string>(name: Name, word: Word): Read<boolean | Word> {
    return this.parsed<boolean | Word>(name, (text) =>
      text === word ? word : parseBoolean(text, `must be true, false or ${word}`),
    );
  }

  integer(name: Name, min: number, max: number): Read<number> {
    return this.parsed(name, (text) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      throw new RangeError(`must be a whole number from ${min} to ${max}`);
    });
  }

  /** One of a few words. */
  choice<const Word extends string>(name: Name, words: readonly Word[]): Read<Word> {
    return this.parsed(name, (text) => {
      const word = words.find((known) => known === text);
      if (word === undefined) throw new RangeError(`must be one of ${words.join(', ')}`);
      return word;
    });
  }

  /** The lines of a value, without empty ones. */
  lines(name: Name): string[] {
    return this.text(name)
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '');
  }

  /**
   * Notes that an input, or what stands in for one, cannot be used.
   * @param value left out where it must not be repeated; that of a secret input never is
   */
  reject(input: string, value: string | undefined, problem: string): typeof BAD {
    const { secret, isCredential } = this.inputs[input] ?? {};
    const isHidden = secret !== undefined || isCredential === true;
    this.problems.push({ input, value: isHidden ? undefined : value, problem });
    return BAD;
  }

  /**
   * The inputs of the action, when nothing is wrong with any of them.
   * @throws {InvalidInputError} with every problem noted so far
   */
  finish<const Fields extends object>(fields: Fields): Usable<Fields> {
    const inputs = together(fields);
    if (this.problems.length > 0 || inputs === BAD) throw new InvalidInputError(this.problems);
    return inputs;
  }

  private defaultOf(name: Name): string {
    return this.inputs[name]?.default ?? '';
  }
}

/** Several inputs as one value, which is bad when one of them is. */
export function together<const Fields extends object>(fields: Fields): Read<Usable<Fields>> {
  return Object.values(fields).includes(BAD) ? BAD : (fields as Usable<Fields>);
}

function parseBoolean(text: string, problem: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  throw new RangeError(problem);
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

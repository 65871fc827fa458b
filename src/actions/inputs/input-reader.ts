import { InvalidInputError } from '../../shared/errors.ts';
import type { InputProblem } from '../../shared/errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { looksGenerated } from '../../shared/text/generated.ts';
import { isSecret } from '../../shared/inputs.ts';
import type { Input } from '../../shared/inputs.ts';
import { isSingle, looksLikeWebhook, whyUnevaluated } from './odd-values.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { isOn, isSameName } from '../../shared/input-names.ts';
import { isSystemError } from '../../shared/failure.ts';
import { withoutMark } from '../../shared/text/text.ts';

/** Stands for a value that cannot be used; why is noted, and `finish` throws it. */
export const BAD: unique symbol = Symbol('bad input');
export type Read<Value> = Value | typeof BAD;

/** The same fields, each with a value that can be used. */
export type UsableFields<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], typeof BAD> };

/** Reads an input that must be there. */
export type ReadRequired<Name extends string> = <Value>(name: Name, parse: (text: string) => Value) => Read<Value>;

/**
 * Reads and checks the inputs of an action. A bad value is noted and reading goes on, so that one run reports all of
 * them: what was read can be used once `finish` has returned it.
 */
export class InputReader<Name extends string> {
  private readonly problems: InputProblem[] = [];
  private readonly inputs: Readonly<Record<string, Input | undefined>>;
  /** Whether a value can be used, for the inputs that have been read. */
  private readonly checks = new Map<string, (text: string) => unknown>();

  /** @param inputs those of the action: `INPUTS.deploy` */
  constructor(
    inputs: Readonly<Record<Name, Input>>,
    private readonly runner: Pick<Runner, 'input' | 'variables'>,
  ) {
    this.inputs = inputs;
  }

  /** The value, or the default; empty where there is neither. */
  text(name: Name): string {
    return withoutMark(this.runner.input(name)) || this.defaultOf(name);
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
  parsedOr<Value, Fallback>(name: Name, fallback: Fallback, parse: (text: string) => Value): Read<Value | Fallback> {
    this.checks.set(name, parse);
    const text = this.text(name);
    if (text === '') return fallback;
    const unevaluated = isSingle(this.inputs[name] ?? {}) ? whyUnevaluated(text, this.runner.variables) : undefined;
    if (unevaluated !== undefined) return this.reject(name, text, unevaluated);
    try {
      return parse(text);
    } catch (error) {
      if (isSystemError(error)) return this.reject(name, text, `cannot be read: ${safeText(error.code)}`);
      if (!(error instanceof RangeError)) throw error;
      return this.reject(name, text, error.message);
    }
  }

  /** As `parsedOr`, for an input that has a default, or must not be empty. */
  readonly required: ReadRequired<Name> = (name, parse) => {
    if (this.text(name) !== '') return this.ifGiven(name, parse);
    this.checks.set(name, parse);
    this.problems.push({ input: name, problem: 'is required, but empty or missing', isMissing: true });
    return BAD;
  };

  /** As `required` where the rest is of no use without it, but nothing is wrong when it is empty. */
  readonly ifGiven: ReadRequired<Name> = <Value>(name: Name, parse: (text: string) => Value) =>
    this.parsedOr(name, BAD, parse);

  /** A YAML 1.2 core schema boolean, as `core.getBooleanInput` takes it. @param word allowed beside the two */
  boolean<const Word extends string = never>(name: Name, word?: Word): Read<boolean | NoInfer<Word>> {
    // With `dry_run: true` nobody means a deploy. A composite action around the step may set `dry-run` from its `dry_run`.
    const others = this.isSet(name) ? [] : [...givenInputs(this.runner.variables)];
    for (const [other, value] of others) {
      const isOther = other !== name && isSameName(other, name);
      if (isOther && isOn(value) && value.toLowerCase() !== this.text(name))
        return this.reject(safeText(other), undefined, `is not an input of this action: write "${name}"`);
    }
    return this.required<boolean | Word>(name, (text) => {
      if (word !== undefined && text === word) return word;
      if (/^(?:true|True|TRUE)$/.test(text)) return true;
      if (/^(?:false|False|FALSE)$/.test(text)) return false;
      throw new RangeError(word === undefined ? 'must be true or false' : `must be true, false or ${word}`);
    });
  }

  integer(name: Name, min: number, max: number): Read<number> {
    return this.required(name, (text) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      throw new RangeError(`must be a whole number from ${min} to ${max}`);
    });
  }

  /** One of a few words. */
  choice<const Word extends string>(name: Name, words: readonly Word[]): Read<Word> {
    return this.required(name, (text) => {
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
   * @param value it is not repeated where it is, or may hold, a secret
   */
  reject(input: string, value: string | undefined, problem: string): typeof BAD {
    this.problems.push({ input, value, problem });
    return BAD;
  }

  /**
   * The inputs of the action, when nothing is wrong with any of them.
   * @throws {InvalidInputError} with every problem noted so far
   */
  finish<const Fields extends object>(fields: Fields): UsableFields<Fields> {
    const inputs = together(fields);
    if (this.problems.length > 0 || inputs === BAD)
      throw new InvalidInputError(this.problems.map((each) => this.withoutSecret(each)));
    return inputs;
  }

  /** The problem as it can be shown; with what a secret in the wrong place means, now that all inputs are read. */
  private withoutSecret(given: InputProblem): InputProblem {
    const { input, value, problem } = given;
    if (value === undefined) return given;
    const { holds, secret, isCredential = false } = this.inputs[input] ?? {};
    if (secret !== undefined || isCredential || (holds !== undefined && looksLikeWebhook(value)))
      return { input, problem };
    const secrets = Object.keys(this.inputs).filter((name) => isSecret(this.inputs[name] ?? {}));
    const same = secrets.find((name) => this.runner.input(name) === value);
    const isLost = same !== undefined || looksGenerated(value);
    const swapped = isLost ? secrets.find((name) => this.isSwapped(input, value, name)) : undefined;
    if (swapped !== undefined)
      return { input, problem: `looks swapped with "${swapped}": the value of each fits the other` };
    if (same !== undefined) return { input, problem: `has the value of "${same}", but ${problem}` };
    // A URL may hold a password or a token: `user:password@`, a query.
    return holds === 'address' && /[@?#]/.test(value) ? { input, problem } : given;
  }

  /** Whether the value of a secret input would do for this one, whose own value would do for a secret. */
  private isSwapped(input: string, value: string, secret: string): boolean {
    const other = this.runner.input(secret);
    if (other === '' || other === value || looksGenerated(other)) return false;
    return this.accepts(input, other) && this.accepts(secret, value);
  }

  private accepts(input: string, text: string): boolean {
    try {
      return this.checks.get(input)?.(text) !== undefined;
    } catch {
      return false;
    }
  }

  private defaultOf(name: Name): string {
    return this.inputs[name]?.default ?? '';
  }
}

/** Several inputs as one value, which is bad when one of them is. */
export function together<const Fields extends object>(fields: Fields): Read<UsableFields<Fields>> {
  return Object.values(fields).includes(BAD) ? BAD : (fields as UsableFields<Fields>);
}

/** The values of the inputs that the workflow sets, by their names in lower case. A runner passes them as variables `INPUT_…`. */
export function givenInputs(variables: Runner['variables']): ReadonlyMap<string, string> {
  const given = Object.entries(variables).flatMap(([variable, value = '']) => {
    const [, name] = /^INPUT_(.+)$/is.exec(variable) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
  });
  return new Map(given);
}

/** What every action has. */
export function readCommon(reader: InputReader<'timeout-minutes' | 'fail-on-warning'>): {
  readonly timeoutMinutes: Read<number>;
  readonly failOnWarning: Read<boolean>;
} {
  return {
    timeoutMinutes: reader.required('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  };
}

/** `timeout-minutes`: more than 0, at most 7200 (five days, the longest job a self-hosted runner takes). */
export function parseTimeoutMinutes(text: string): number {
  const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= 7200) return minutes;
  throw new RangeError('must be a number of minutes, more than 0 and at most 7200');
}

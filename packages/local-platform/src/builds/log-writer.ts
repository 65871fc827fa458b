import { stripVTControlCharacters } from 'node:util';
import { escapeUnsafe } from '../../../../src/shared/text/safe-text.ts';
import { countOf, formatBytes } from '../../../../src/shared/text/format.ts';
import type { LogLine, Step } from '../schemas/control/build-log.ts';
import type { Remark } from '../schemas/builds.ts';
import { STEPS } from '../schemas/control/build-log.ts';
import type { Clock } from '../state/clock.ts';
import { isoTime } from '../state/clock.ts';
import type { OutputLine } from './processes/lines.ts';
import type { Redact } from '../secrets/redact.ts';
import type { Environment } from '../state/model.ts';

export interface Bound {
  readonly lines: number;
  /** Of text, in UTF-8. */
  readonly bytes: number;
}

/** What a log holds: how it began, and what came last; of what was between only lines that may name an error. */
export const BOUNDS = {
  first: { lines: 500, bytes: 128 * 1024 },
  last: { lines: 1500, bytes: 384 * 1024 },
} as const satisfies Record<string, Bound>;

/** Lines of the dropped part that stay, as one of them may be the reason, with those that follow each. */
const TELLING = /\b(?:error|failed|fatal|cannot|can't|could not)\b/i;
const FOLLOWING_LINES = 5;
const MAX_TELLING: Bound = { lines: 300, bytes: 64 * 1024 };

/**
 * What one build and its app wrote. Every line goes through `add`, so nothing unsafe and no secret gets in; `lines` is what
 * people see of it.
 */
export class LogWriter {
  readonly #first: LogLine[] = [];
  readonly #last: LogLine[] = [];
  #firstBytes = 0;
  #lastBytes = 0;
  #latest = { now: Number.NaN, time: '' };
  #step: { readonly name: Step; readonly since: number } | undefined;
  /** With the number of lines that were written before each. */
  readonly #telling: { readonly line: LogLine; readonly index: number }[] = [];
  #tellingBytes = 0;
  #follow = 0;
  #dropped: { lines: number; bytes: number; newest: LogLine } | undefined;
  /** What `warn` was given: it stays when the line is dropped. */
  readonly warnings: Remark[] = [];
  /** The same of `notice`. */
  readonly notices: Remark[] = [];

  /** @param shorten makes a line shorter for people */
  constructor(
    private readonly clock: Clock,
    private readonly redact: Redact,
    private readonly shorten: (text: string) => string = (text) => text,
    private readonly bounds: { readonly first: Bound; readonly last: Bound } = BOUNDS,
  ) {}

  /** A line of the platform itself. */
  note(step: Step, text: string): void {
    this.add(step, 'platform', { text, cut: 0, isPart: false });
  }

  /** A line of the platform itself about what works here, and may not elsewhere. */
  warn(step: Step, remark: Remark): void {
    this.warnings.push(this.#withoutSecrets(remark));
    this.note(step, `Warning: ${remark.text}`);
  }

  /** A line of the platform itself about what works here as there, with a limit. */
  notice(step: Step, remark: Remark): void {
    const { title, text } = this.#withoutSecrets(remark);
    if (!this.notices.some((other) => other.text === text)) this.notices.push({ title, text });
    this.note(step, `Notice: ${remark.text}`);
  }

  #withoutSecrets({ title, text }: Remark): Remark {
    return { title, text: escapeUnsafe(this.redact(text)) };
  }

  add(step: Step, source: LogLine['source'], { text, cut, isPart }: OutputLine): void {
    if (this.#step === undefined || STEPS.indexOf(step) > STEPS.indexOf(this.#step.name))
      this.#step = { name: step, since: this.clock.now() };
    const plain = this.redact(stripVTControlCharacters(text), isPart).replaceAll('\t', '    ');
    const more = cut === 0 ? '' : ` … (${countOf(cut, 'more character')})`;
    this.#keep({ time: this.#time(), step, source, text: `${escapeUnsafe(plain)}${more}` });
  }

  /** The step that was last heard of, and for how many whole seconds it runs; undefined before the first line. */
  step(): { name: Step; seconds: number } | undefined {
    if (this.#step === undefined) return undefined;
    return { name: this.#step.name, seconds: Math.floor((this.clock.now() - this.#step.since) / 1000) };
  }

  /** How many lines were written, those that were dropped included. */
  get count(): number {
    return this.#first.length + (this.#dropped?.lines ?? 0) + this.#telling.length + this.#last.length;
  }

  /** Oldest first, as people see them. @param after leaves out so many that were written first */
  lines(after = 0): readonly LogLine[] {
    return this.written(after).map(({ time, step, source, text }) => ({
      time,
      step,
      source,
      text: this.shorten(text),
    }));
  }

  /** The same as they were written; in place of what was dropped, and not read before, a line that says how much. */
  written(after = 0): readonly LogLine[] {
    const first = this.#first.slice(after);
    const later = Math.max(0, after - this.#first.length);
    const gone = (this.#dropped?.lines ?? 0) + this.#telling.length;
    const last = this.#last.slice(Math.max(0, later - gone));
    const telling = this.#telling.filter(({ index }) => index >= after).map(({ line }) => line);
    const missed = gone - later - telling.length;
    if (this.#dropped === undefined || missed <= 0) return [...first, ...telling, ...last];
    const { bytes, newest } = this.#dropped;
    const size = later === 0 ? ` (${formatBytes(bytes)})` : '';
    const text = `${countOf(missed, 'line')}${size} dropped here: the log is too long.`;
    return [...first, { ...newest, source: 'platform', text }, ...telling, ...last];
  }

  /** Made once for all lines of a chunk: a program may write a million of them in a second. */
  #time(): string {
    const now = this.clock.now();
    if (now !== this.#latest.now) this.#latest = { now, time: isoTime(now) };
    return this.#latest.time;
  }

  #keep(line: LogLine): void {
    const { first, last } = this.bounds;
    const bytes = Buffer.byteLength(line.text);
    if (
      this.#last.length === 0 &&
      this.#dropped === undefined &&
      this.#first.length < first.lines &&
      this.#firstBytes + bytes <= first.bytes
    ) {
      this.#first.push(line);
      this.#firstBytes += bytes;
      return;
    }
    this.#last.push(line);
    this.#lastBytes += bytes;
    while (this.#last.length > last.lines || this.#lastBytes > last.bytes) this.#drop();
  }

  #drop(): void {
    const index = this.count - this.#last.length;
    const newest = this.#last.shift();
    if (newest === undefined) return;
    const bytes = Buffer.byteLength(newest.text);
    this.#lastBytes -= bytes;
    this.#follow = TELLING.test(newest.text) ? FOLLOWING_LINES : this.#follow - 1;
    if (this.#follow > 0) return this.#keepTelling(newest, index, bytes);
    this.#count(newest, bytes);
  }

  /** The earliest go first: what follows from an error is said after it, and again and again. */
  #keepTelling(line: LogLine, index: number, bytes: number): void {
    this.#telling.push({ line, index });
    this.#tellingBytes += bytes;
    while (this.#telling.length > MAX_TELLING.lines || this.#tellingBytes > MAX_TELLING.bytes) {
      const oldest = this.#telling.shift();
      if (oldest === undefined) return;
      const size = Buffer.byteLength(oldest.line.text);
      this.#tellingBytes -= size;
      this.#count(oldest.line, size);
    }
  }

  #count(newest: LogLine, bytes: number): void {
    const before = this.#dropped ?? { lines: 0, bytes: 0 };
    this.#dropped = { lines: before.lines + 1, bytes: before.bytes + bytes, newest };
  }
}

/** So many of its newest builds keep their log, in each environment, and the live one does. */
const MAX_KEPT_LOGS = 20;

export function forgetOldLogs({ builds, live }: Environment): void {
  for (const build of builds.slice(0, -MAX_KEPT_LOGS)) if (build !== live) build.log = undefined;
}

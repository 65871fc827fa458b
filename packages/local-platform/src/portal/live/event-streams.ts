import { Readable } from 'node:stream';
import { Refusal } from '../../errors/refusal.ts';
import type { Change } from '../../state/changes.ts';
import type { Service } from '../../state/service.ts';

/** Pages that are open at once. */
const MAX_STREAMS = 24;
/** Changes within this time are one event. */
const COALESCE_MS = 250;
/** How far a build is, and its log, change without an announcement. */
const BUILDING_INTERVAL_MS = 1000;
/** Comments show a browser, and whatever is between, that the stream is still there. */
const COMMENT_INTERVAL_MS = 20_000;

/** Server-sent events (HTML, 9.2) for open pages: `state` or `requests`, when that changed; what it is now they read. */
export class EventStreams {
  readonly #streams = new Set<Readable>();
  readonly #pending = new Set<Change>();
  #timers: NodeJS.Timeout[] = [];
  #flush: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(private readonly service: Pick<Service, 'changes' | 'store'>) {}

  /** The body of an answer, which ends with the browser or with `close`. @throws Refusal 503 where too many are open */
  open(): Readable {
    if (this.#streams.size >= MAX_STREAMS)
      throw new Refusal('too_many_pages', `At most ${MAX_STREAMS} pages can update themselves at once: close one.`);
    const stream = new Readable({ read: () => undefined });
    // A browser that comes back waits so many milliseconds.
    stream.push('retry: 2000\n\n');
    stream.once('close', () => this.#remove(stream));
    this.#streams.add(stream);
    if (this.#streams.size === 1) this.#begin();
    return stream;
  }

  /** Ends all of them. */
  close(): void {
    for (const stream of this.#streams) {
      stream.push(null);
      this.#remove(stream);
    }
  }

  #remove(stream: Readable): void {
    if (!this.#streams.delete(stream) || this.#streams.size > 0) return;
    this.#unsubscribe?.();
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#flush);
    this.#flush = undefined;
    this.#pending.clear();
  }

  #begin(): void {
    const { changes, store } = this.service;
    this.#unsubscribe = changes.subscribe((change) => this.#note(change));
    const look = (): void => {
      if (store.environments().some(({ running }) => running !== undefined)) this.#note('state');
    };
    this.#timers = [
      setInterval(look, BUILDING_INTERVAL_MS).unref(),
      setInterval(() => this.#send(':\n\n'), COMMENT_INTERVAL_MS).unref(),
    ];
  }

  #note(change: Change): void {
    this.#pending.add(change);
    this.#flush ??= setTimeout(() => {
      this.#flush = undefined;
      this.#send([...this.#pending].map((kind) => `event: ${kind}\ndata:\n\n`).join(''));
      this.#pending.clear();
    }, COALESCE_MS).unref();
  }

  #send(text: string): void {
    for (const stream of this.#streams) stream.push(text);
  }
}

import type { EndpointName } from '../schemas/endpoints.ts';
import { ENDPOINTS } from '../schemas/endpoints.ts';
import type { Problems } from '../errors/checks.ts';
import { asBoolean, asChoice, asInteger, asRecord, asText, join } from '../errors/checks.ts';
import { checkConflicts } from './conflicts.ts';

/** Answers that a client must not take for the platform's own. */
export const MALFORMED = [
  'html',
  'truncated-json',
  'empty',
  'empty-object',
  'array',
  'null',
  'no-names',
  'wrong-names',
  'not-utf8',
] as const;
export type Malformed = (typeof MALFORMED)[number];

/** Something that goes wrong on demand, at the next `count` requests to an endpoint. */
export interface Fault {
  /** Name of the endpoint, or `*` for the next request to any of them. */
  readonly endpoint: EndpointName | '*';
  /** How many requests it happens to. Default 1. */
  readonly count?: number;
  /** How many requests pass unharmed before. Default 0. */
  readonly skip?: number;
  /** Status of the answer, 200 to 599. */
  readonly status?: number;
  /** Headers of the answer, such as `{"retry-after": "1"}`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of the answer: a string as it is, anything else as JSON. Default: an Error object for a status of 400 or more. */
  readonly body?: unknown;
  /** A body that is not what the specification promises, with status 200 unless `status` says otherwise. */
  readonly malformed?: Malformed;
  /** Waits before the request is looked at; with `taken`, between the deed and the answer. Milliseconds. */
  readonly delayMs?: number;
  /** Reads the whole body before an answer that records nothing. Otherwise that answer comes before the body. */
  readonly afterBody?: boolean;
  /** The request is carried out and recorded, and only its answer goes wrong. Default: see `isTaken`. */
  readonly taken?: boolean;
  /** Resets the connection once this many bytes of the body came in, or at its end. Nothing is recorded. */
  readonly cutAfterRequestBytes?: number;
  /** Carries the request out, sends this many bytes of the body of the answer (0: not even a status), and resets. */
  readonly cutAfterResponseBytes?: number;
  /** Upload only: it is accepted, but its build fails and the old build stays live. */
  readonly failBuild?: boolean;
}

const FIELDS = [
  'endpoint',
  'count',
  'skip',
  'status',
  'headers',
  'body',
  'malformed',
  'delayMs',
  'afterBody',
  'taken',
  'cutAfterRequestBytes',
  'cutAfterResponseBytes',
  'failBuild',
] as const;

/** Whether the request is carried out although its answer goes wrong: without a word, only where the answer is lost or garbled. */
export function isTaken(fault: Fault): boolean {
  return fault.taken ?? (fault.cutAfterResponseBytes !== undefined || fault.malformed !== undefined);
}

/** Whether the fault replaces the answer, and not just delays it or fails the build. */
export function changesAnswer(fault: Fault): boolean {
  return (
    fault.status !== undefined ||
    fault.malformed !== undefined ||
    fault.body !== undefined ||
    fault.headers !== undefined
  );
}

/** Reads a fault, or a list of them, from JSON. Every problem is added to `problems`. */
export function readFaults(value: unknown, at: string, problems: Problems): Fault[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item, index) => {
    const fault = readFault(item, Array.isArray(value) ? join(at, index) : at, problems);
    return fault === undefined ? [] : [fault];
  });
}

function readFault(value: unknown, at: string, problems: Problems): Fault | undefined {
  const before = problems.list.length;
  const record = asRecord(value, at, problems, FIELDS);
  if (record === undefined) return undefined;
  const place = (key: string): string => join(at, key);
  asChoice(record['endpoint'], place('endpoint'), problems, [...ENDPOINTS, '*']);
  if (record['count'] !== undefined) asInteger(record['count'], place('count'), problems, { least: 1 });
  if (record['status'] !== undefined) asInteger(record['status'], place('status'), problems, { least: 200, most: 599 });
  if (record['malformed'] !== undefined) asChoice(record['malformed'], place('malformed'), problems, MALFORMED);
  if (record['delayMs'] !== undefined) asInteger(record['delayMs'], place('delayMs'), problems, { most: 600_000 });
  for (const key of ['skip', 'cutAfterRequestBytes', 'cutAfterResponseBytes']) {
    if (record[key] !== undefined) asInteger(record[key], place(key), problems);
  }
  for (const key of ['afterBody', 'taken', 'failBuild']) {
    if (record[key] !== undefined) asBoolean(record[key], place(key), problems);
  }
  if (record['headers'] !== undefined) checkHeaders(record['headers'], place('headers'), problems);
  if (problems.list.length === before) checkConflicts(record, at, problems);
  return problems.list.length === before ? asFault(record) : undefined;
}

function checkHeaders(value: unknown, at: string, problems: Problems): void {
  const record = asRecord(value, at, problems, typeof value === 'object' && value !== null ? Object.keys(value) : []);
  for (const [name, text] of Object.entries(record ?? {})) {
    asText(name, at, problems, { pattern: /^[A-Za-z0-9-]+$/u, says: 'an object whose keys are header names' });
    asText(text, join(at, name), problems, {
      pattern: /^[\t\u0020-\u007e]*$/u,
      says: 'a string of printable ASCII characters',
    });
  }
}

/** Every field was checked just before. */
function asFault(record: Record<string, unknown>): Fault {
  return record as unknown as Fault;
}

/** The faults that are still to happen, oldest first. */
export class FaultQueue {
  #waiting: { fault: Fault; skip: number; count: number }[] = [];

  add(faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ fault, skip: fault.skip ?? 0, count: fault.count ?? 1 })));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that happens to this request, if any: it is used up by one. */
  take(endpoint: EndpointName): Fault | undefined {
    const entry = this.#waiting.find(({ fault }) => fault.endpoint === endpoint || fault.endpoint === '*');
    if (entry === undefined) return undefined;
    if (entry.skip > 0) {
      entry.skip -= 1;
      return undefined;
    }
    entry.count -= 1;
    if (entry.count === 0) this.#waiting = this.#waiting.filter((other) => other !== entry);
    return entry.fault;
  }

  /** What is left, with the counts as they are now. */
  list(): Fault[] {
    return this.#waiting.map(({ fault, skip, count }) => ({ ...fault, skip, count }));
  }
}

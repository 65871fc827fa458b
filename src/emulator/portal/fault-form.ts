import { STATUS_CODES } from 'node:http';
import { Problems } from '../errors/problems.ts';
import { readFaults } from '../faults/rules.ts';
import type { Fault, Malformed } from '../schemas/faults.ts';
import type { FormProblem } from './parts/problems.tsx';

/** Names of the fields of the form, with their labels. */
export const FAULT_FIELDS = {
  endpoint: 'Endpoint',
  kind: 'What happens',
  delay: 'Delay in seconds',
  count: 'Requests it happens to',
  skip: 'Requests that pass before',
} as const;
export type FaultField = keyof typeof FAULT_FIELDS;

/** Longest delay, as that of a fault. */
const MAX_DELAY_SECONDS = 600;

interface Kind {
  /** What the form sends. */
  readonly name: string;
  readonly label: string;
  readonly fault: Omit<Fault, 'endpoint'>;
}

const MALFORMED_LABELS: Readonly<Record<Malformed, string>> = {
  html: 'The answer is a sign-in page',
  'truncated-json': 'The answer is JSON that ends too early',
  empty: 'The answer is empty',
  'empty-object': 'The answer is {}',
  array: 'The answer is []',
  null: 'The answer is null',
  'no-names': 'The answer is an operation without names',
  'wrong-names': 'The answer is an operation with malformed names',
  'not-utf8': 'The answer is not UTF-8',
};

/** What can be chosen, in groups. The control path takes every other fault. */
export const FAULT_KINDS: readonly { readonly label: string; readonly kinds: readonly Kind[] }[] = [
  {
    label: 'Refused',
    kinds: [
      ...[400, 401, 403, 404, 409, 413].map((status) => refusal(status)),
      refusal(429, 1),
      ...[500, 502].map((status) => refusal(status)),
      refusal(503, 1),
      refusal(504),
    ],
  },
  {
    label: 'Carried out, but the answer goes wrong',
    kinds: [
      { name: 'no-answer', label: 'No answer: the connection is reset', fault: { cutAfterResponseBytes: 0 } },
      {
        name: 'taken-502',
        label: `502 ${STATUS_CODES[502]}, although it was carried out`,
        fault: { status: 502, taken: true },
      },
      ...(Object.keys(MALFORMED_LABELS) as Malformed[]).map((malformed) => ({
        name: malformed,
        label: MALFORMED_LABELS[malformed],
        fault: { malformed },
      })),
    ],
  },
  {
    label: 'Other',
    kinds: [
      {
        name: 'cut-request',
        label: 'The connection is reset while the request comes in',
        fault: { cutAfterRequestBytes: 1000 },
      },
      { name: 'fail-build', label: 'The build of an upload fails', fault: { failBuild: true } },
      { name: 'delay', label: 'Nothing but the delay', fault: {} },
    ],
  },
];

function refusal(status: number, retryAfter?: number): Kind {
  const label = `${status} ${STATUS_CODES[status]}`;
  if (retryAfter === undefined) return { name: String(status), label, fault: { status } };
  const headers = { 'retry-after': String(retryAfter) };
  return { name: String(status), label: `${label}, Retry-After: ${retryAfter}`, fault: { status, headers } };
}

/** Reads the form. @returns faults to queue, or what is wrong with its fields */
export function readFaultForm(form: URLSearchParams): { faults: readonly Fault[]; problems: FormProblem[] } {
  const field = (name: FaultField): string => form.get(name)?.trim() ?? '';
  const problems: FormProblem[] = [];
  const refuse = (name: FaultField, message: string): void => {
    problems.push({ field: name, label: FAULT_FIELDS[name], message });
  };
  const kind = FAULT_KINDS.flatMap(({ kinds }) => kinds).find(({ name }) => name === field('kind'));
  if (kind === undefined) refuse('kind', 'must be one of the list');
  const delay = numberOf(field('delay')) ?? 0;
  if (typeof delay === 'string' || delay > MAX_DELAY_SECONDS)
    refuse('delay', `must be a number of at most ${MAX_DELAY_SECONDS}`);
  else if (delay === 0 && kind?.name === 'delay') refuse('delay', 'is required where nothing else happens');
  const found = new Problems();
  const fault = {
    endpoint: field('endpoint'),
    ...kind?.fault,
    ...(typeof delay === 'number' && delay > 0 && { delayMs: Math.round(delay * 1000) }),
    ...withoutUndefined({ count: numberOf(field('count')), skip: numberOf(field('skip')) }),
  };
  const faults = readFaults(fault, '', found);
  for (const { at, message } of found.list) {
    if (at !== 'delayMs') refuse(at === 'endpoint' || at === 'count' || at === 'skip' ? at : 'kind', message);
  }
  return { faults: problems.length === 0 ? faults : [], problems };
}

/** @returns undefined for an empty field; the text itself where it is no number, which the rules of faults refuse */
function numberOf(text: string): number | string | undefined {
  if (text === '') return undefined;
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function withoutUndefined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

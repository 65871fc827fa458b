import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { formatDuration } from '../../../../src/shared/text/format.ts';
import { Problems } from '../errors/problems.ts';
import { describeFault, readFaults } from '../faults/rules.ts';
import type { Fault, Malformed } from '../schemas/control/faults.ts';
import type { FormProblem } from './parts/problems.tsx';

/** Names of the fields of the form, with their labels, in their order. */
export const FAULT_FIELDS = {
  endpoint: 'Endpoint',
  kind: 'What happens',
  count: 'Requests to affect',
  skip: 'Requests to skip first',
  delay: 'Delay in seconds',
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
  'truncated-json': 'The answer is truncated JSON',
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
        name: 'cut-answer',
        label: 'The connection is reset in the middle of the answer',
        fault: { cutAfterResponseBytes: 10 },
      },
      {
        name: 'taken-502',
        label: `502 ${STATUS_CODES[502]}, although the request was carried out`,
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
        label: 'The connection is reset while the request is being sent',
        fault: { cutAfterRequestBytes: 1000 },
      },
      { name: 'fail-build', label: 'The build of an upload fails', fault: { failBuild: true } },
      { name: 'delay', label: 'Only the delay', fault: { delayMs: 1 } },
    ],
  },
];

const KINDS = FAULT_KINDS.flatMap(({ kinds }) => kinds);

function refusal(status: number, retryAfter?: number): Kind {
  const label = `${status} ${STATUS_CODES[status]}`;
  if (retryAfter === undefined) return { name: String(status), label, fault: { status } };
  const headers = { 'retry-after': String(retryAfter) };
  return { name: String(status), label: `${label}, Retry-After: ${retryAfter}`, fault: { status, headers } };
}

/** Reads the form. @returns faults to queue, or all that is wrong with its fields, in their order */
export function readFaultForm(form: URLSearchParams): { faults: readonly Fault[]; problems: FormProblem[] } {
  const field = (name: FaultField): string => form.get(name)?.trim() ?? '';
  const found = new Map<FaultField, string>();
  const kind = KINDS.find(({ name }) => name === field('kind'));
  if (kind === undefined) found.set('kind', 'must be one of those in the list');
  const delay = numberOf(field('delay') || '0');
  if (typeof delay === 'string' || delay > MAX_DELAY_SECONDS)
    found.set('delay', `must be a number from 0 to ${MAX_DELAY_SECONDS}, such as 1.5`);
  else if (delay === 0 && kind?.name === 'delay') found.set('delay', 'is required if nothing else happens');
  // Each on its own: the rules compare fields only where all of them are right.
  const problems = new Problems();
  const [effect] = readFaults({ endpoint: field('endpoint'), ...(kind?.fault ?? { delayMs: 1 }) }, '', problems);
  const names = (['count', 'skip'] as const).filter((name) => field(name) !== '');
  const counts = Object.fromEntries(names.map((name) => [name, numberOf(field(name))]));
  readFaults({ endpoint: '*', delayMs: 1, ...counts }, '', problems);
  for (const { at, message } of problems.list)
    found.set(at === 'endpoint' || at === 'count' || at === 'skip' ? at : 'kind', message);
  if (found.size > 0 || effect === undefined) return { faults: [], problems: inOrder(found) };
  const delayMs = typeof delay === 'number' && delay > 0 ? { delayMs: Math.round(delay * 1000) } : {};
  return { faults: [{ ...(counts as Pick<Fault, 'count' | 'skip'>), ...effect, ...delayMs }], problems: [] };
}

function inOrder(found: ReadonlyMap<FaultField, string>): FormProblem[] {
  return (Object.keys(FAULT_FIELDS) as FaultField[]).flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : [{ field, label: FAULT_FIELDS[field], message }];
  });
}

/** What happens, in the words of the form where it can be chosen there. */
export function faultLabel(fault: Fault): string {
  const { delayMs = 0 } = fault;
  const others = Object.entries(fault).filter(([name]) => !['endpoint', 'count', 'skip', 'delayMs'].includes(name));
  const effect = Object.fromEntries(others) as Kind['fault'];
  const known = KINDS.find((kind) => isDeepStrictEqual(kind.fault, effect))?.label;
  const what = others.length === 0 ? [] : [known ?? describeFault({ endpoint: fault.endpoint, ...effect })];
  return [...what, ...(delayMs > 0 ? [`delayed by ${formatDuration(delayMs)}`] : [])].join(', ');
}

/** @returns the text itself where it is no number, which the rules of faults refuse */
function numberOf(text: string): number | string {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

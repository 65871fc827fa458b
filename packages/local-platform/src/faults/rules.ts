import type { Problems } from '../errors/problems.ts';
import { join } from '../errors/problems.ts';
import { checkValue, fits } from '../schemas/types/check.ts';
import { Fault, Faults } from '../schemas/control/faults.ts';

/** Fields that give a fault an answer of its own. */
const ANSWER = ['status', 'malformed', 'body', 'headers'] as const;

/** Fields without which nothing goes wrong. */
const EFFECTS = [...ANSWER, 'delayMs', 'cutAfterRequestBytes', 'cutAfterResponseBytes', 'failBuild'] as const;
/** Headers that say where the answer ends: the platform sets them itself. */
const FRAMING = new Set(['content-length', 'transfer-encoding', 'trailer']);

/** Whether the request is carried out although its answer goes wrong: by default where the answer is lost or garbled. */
export function isTaken(fault: Fault): boolean {
  return fault.taken ?? (fault.cutAfterResponseBytes !== undefined || fault.malformed !== undefined);
}

/** Whether the fault replaces the answer, and not just delays it or fails the build. */
export function changesAnswer(fault: Fault): boolean {
  return ANSWER.some((key) => fault[key] !== undefined);
}

/** In a few words: `status: 503, headers`. Its headers and its body are in the answer. */
export function describeFault(fault: Fault): string {
  const fields = Object.entries(fault).filter(([name]) => !['endpoint', 'count', 'skip'].includes(name));
  return fields
    .map(([name, value]) =>
      name !== 'body' && (typeof value === 'number' || typeof value === 'string' || value === false)
        ? `${name}: ${value}`
        : name,
    )
    .join(', ');
}

/** Reads a fault, or a list of them. Every problem is added to `problems`. @returns copies; none where there is one */
export function readFaults(given: unknown, at: string, problems: Problems): readonly Fault[] {
  const before = problems.list.length;
  const value = copyOf(given, at, problems);
  if (problems.list.length > before) return [];
  checkValue(Faults, value, at, problems);
  checkConflicts(value, at, problems);
  if (problems.list.length > before) return [];
  return (Array.isArray(value) ? value : [value]) as Fault[];
}

/** As JSON has it, which answers are: whoever gave it may change it later. */
function copyOf(value: unknown, at: string, problems: Problems): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return problems.add(at, 'malformed', 'must be JSON');
  }
}

/**
 * Adds problems that no schema can find in a fault, or in a list of them: fields that cannot both happen. One of them
 * would be ignored silently.
 */
export function checkConflicts(value: unknown, at: string, problems: Problems): void {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, item] of list.entries()) {
    if (fits(Fault, item)) checkOne(item as Fault, Array.isArray(value) ? join(at, index) : at, problems);
  }
}

function checkOne(fault: Fault, at: string, problems: Problems): void {
  const refuse = (key: keyof Fault, message: string): undefined => problems.add(join(at, key), 'conflict', message);
  const has = (key: keyof Fault): boolean => fault[key] !== undefined;
  const hasAnswer = changesAnswer(fault);
  if (!EFFECTS.some((key) => has(key) && fault[key] !== false)) {
    refuse('endpoint', `needs one of ${EFFECTS.join(', ')}`);
    return;
  }
  checkHeaders(fault, refuse);
  if (has('cutAfterRequestBytes')) {
    const others: string[] = [...ANSWER, 'cutAfterResponseBytes' as const].filter(has);
    others.push(...(['failBuild', 'afterBody', 'taken'] as const).filter((key) => fault[key] === true));
    if (others.length > 0) refuse('cutAfterRequestBytes', `cannot be combined with ${others.join(', ')}`);
    return;
  }
  if (has('malformed') && has('body')) refuse('malformed', 'cannot be combined with body');
  if (fault.afterBody === true && !hasAnswer) refuse('afterBody', `needs one of ${ANSWER.join(', ')}`);
  if (fault.taken === false && !hasAnswer) refuse('taken', `false needs one of ${ANSWER.join(', ')}`);
  const sentAtAll = (['malformed', 'body', 'headers'] as const).filter(has);
  if (fault.cutAfterResponseBytes === 0 && sentAtAll.length > 0)
    refuse('cutAfterResponseBytes', `of 0 cannot be combined with ${sentAtAll.join(', ')}: nothing would be sent`);
  const inBody = (['malformed', 'body'] as const).filter(has);
  if (hasNoBody(fault) && inBody.length > 0)
    refuse('status', `${fault.status} cannot be combined with ${inBody.join(', ')}: it has no body`);
  if (fault.failBuild !== true) return;
  if (fault.endpoint !== 'upload') refuse('failBuild', 'works with the endpoint "upload" only');
  else if (!isTaken(fault) && hasAnswer)
    refuse('failBuild', `needs taken: true when the fault has one of ${ANSWER.join(', ')}`);
}

function checkHeaders(fault: Fault, refuse: (key: 'headers', message: string) => void): void {
  for (const [name, value] of Object.entries(fault.headers ?? {})) {
    const header = name.toLowerCase();
    if (FRAMING.has(header))
      refuse('headers', `cannot set ${header}: the platform sets it. cutAfterResponseBytes cuts an answer`);
    if (header === 'connection' && value !== 'close') refuse('headers', 'can set connection to "close" only');
    if (header === 'content-type' && fault.status === 204)
      refuse('headers', 'cannot set content-type with status 204: it has no body');
  }
}

/** RFC 9110, section 6.4.1. */
function hasNoBody({ status }: Fault): boolean {
  return status === 204 || status === 304;
}

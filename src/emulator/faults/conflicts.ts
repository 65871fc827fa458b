import type { Problems } from '../errors/checks.ts';
import { join } from '../errors/checks.ts';

/** Fields that give a fault an answer of its own. */
const ANSWER = ['status', 'malformed', 'body', 'headers'] as const;

/** Refuses fields of a fault that cannot both happen: one of them would be passed over without a word. */
export function checkConflicts(record: Readonly<Record<string, unknown>>, at: string, problems: Problems): void {
  const has = (key: string): boolean => record[key] !== undefined;
  const refuse = (key: string, message: string): undefined => problems.add(join(at, key), 'malformed', message);
  const hasAnswer = ANSWER.some(has);
  const isTaken = record['taken'] ?? (has('cutAfterResponseBytes') || has('malformed'));
  if (has('cutAfterRequestBytes')) {
    const others = [...ANSWER, 'cutAfterResponseBytes', 'failBuild'].filter((key) => has(key) && record[key] !== false);
    if (record['afterBody'] === true) others.push('afterBody');
    if (record['taken'] === true) others.push('taken');
    if (others.length > 0) refuse('cutAfterRequestBytes', `cannot stand beside ${others.join(', ')}`);
    return;
  }
  if (has('malformed') && has('body')) refuse('malformed', 'cannot stand beside body');
  if (record['afterBody'] === true && !hasAnswer) refuse('afterBody', `needs an answer: ${ANSWER.join(', ')}`);
  if (has('cutAfterResponseBytes') && isTaken === false && !hasAnswer) {
    refuse('taken', `false needs an answer to cut: ${ANSWER.join(', ')}`);
  }
  if (record['failBuild'] !== true) return;
  if (record['endpoint'] !== 'upload') refuse('failBuild', 'belongs to the endpoint "upload" only');
  else if (isTaken !== true && hasAnswer) refuse('failBuild', 'needs taken: true beside an answer of its own');
}

import type { WorkflowRun } from '../../runner/github-api/calls.ts';
import type { Epoch } from '../../shared/clock.ts';

/** What a comment tells of, by which the newer of two is known. */
export interface Standing {
  /**
   * `sent`: the platform has accepted something, or may have. `unsent`: the run failed before that. `yielding`: what it tells
   * is that another build is live, or the same as before.
   */
  readonly kind: 'sent' | 'unsent' | 'yielding';
  /** When it was sent, or accepted where that is known. */
  readonly at: Epoch;
  readonly run: Pick<WorkflowRun, 'id' | 'attempt'>;
}

/** The line of a comment below its marker, which nobody sees. */
export function standingLine({ kind, at, run: { id, attempt } }: Standing): string {
  return `<!-- ${kind} at ${at} by ${id}.${attempt} -->`;
}

const LINE = /^<!-- (sent|unsent|yielding) at (\d{1,15}) by (\d{1,15})\.(\d{1,9}) -->$/;

/** What a comment tells of; undefined for one of an earlier version. */
export function standingOf(body: string): Standing | undefined {
  const [, kind, at, id, attempt] = LINE.exec(body.split('\n', 2)[1]?.trimEnd() ?? '') ?? [];
  if (kind !== 'sent' && kind !== 'unsent' && kind !== 'yielding') return undefined;
  return { kind, at: Number(at), run: { id: Number(id), attempt: Number(attempt) } };
}

/**
 * Whether one comment may stand in place of another about the same environment: what was accepted later, and before
 * anything is sent, what a later run tells. Within one run the last one counts.
 * @param before undefined where it does not say what it tells of
 */
export function replaces(now: Standing, before: Standing | undefined): boolean {
  if (before === undefined) return now.kind !== 'yielding';
  if ((now.kind === 'yielding') !== (before.kind === 'yielding')) return before.kind === 'yielding';
  if (now.kind === 'sent' && before.kind === 'sent' && now.at !== before.at) return now.at > before.at;
  const { run } = before;
  return now.run.id === run.id ? now.run.attempt >= run.attempt : now.run.id > run.id;
}

import type { Build } from '../../platform/api/builds.ts';
import type { Epoch } from '../../shared/clock.ts';

/** A build in an output; what the host does not say is null. */
export function buildOutput({ id, createTime, finishTime, commitSha, commitMessage }: Build) {
  return {
    id,
    createTime: isoTime(createTime),
    finishTime: isoTime(finishTime),
    commitSha: commitSha ?? null,
    commitMessage: commitMessage ?? null,
  };
}

/** As RFC 3339: `2026-01-01T14:02:00.000Z`. */
export function isoTime(time: Epoch | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

import { safeText } from '../../../shared/safe-text.ts';
import { GRACE_MS } from './decide.ts';
import type { PlatformReads } from './reads.ts';
import type { Known, ReadProblem } from './poll.ts';

const READS: Readonly<Record<keyof PlatformReads, string>> = {
  build: 'the build',
  environment: 'the environment',
  builds: 'the list of builds',
};

/** Where our build stands, as a clause for the log. */
export function describeKnown({ buildId, isFinished, doubt, sighting }: Known): string {
  if (buildId === undefined) return 'The build of this upload is not listed yet';
  if (!isFinished) {
    const name = `Build ${safeText(buildId)}`;
    return doubt === undefined ? `${name} is running` : `${name} counts as running: ${doubt}`;
  }
  if (sighting === undefined || sighting.reconciling) return 'The build has finished, and is being deployed';
  const live = sighting.liveBuildId;
  const what = live === undefined ? 'no build is live yet' : `build ${safeText(live)} is still live`;
  return `The build has finished, but ${what}: waiting up to ${GRACE_MS / 1000} s for a change`;
}

/** The same for each minute in which nothing changes. The platform shows no steps of a build; they would stand here. */
export function describeStill({ buildId, isFinished }: Known): string {
  if (buildId === undefined) return 'Still looking for the build of this upload';
  return isFinished ? 'Still being deployed' : 'Still building';
}

/** Why a read gave nothing, as a clause. */
export function describeReadProblem({ read, kind, reason }: ReadProblem): string {
  const what = READS[read];
  switch (kind) {
    case 'refused':
      return `The platform does not let these credentials read ${what} (${reason})`;
    case 'missing':
    case 'no-call':
      return `The platform does not show ${what} (${reason})`;
    case 'unusable':
    case 'failed':
      return `Could not read ${what} (${reason})`;
  }
}

import type { BuildFailure, BuildRemarks, RunningStep } from '../../../platform/api/local/result.ts';
import type { Runner } from '../../../runner/runner.ts';
import { asSentence } from '../../step/report/error-report.ts';
import { safeReason, safeText } from '../../../shared/text/safe-text.ts';
import { GRACE_MS } from './decide.ts';
import type { FollowingRead } from './reads.ts';
import { isForeignRefusal } from '../../../platform/retry/platform-error.ts';
import type { FollowedUpload, ReadProblem } from './poll.ts';
import type { Standing } from './waiting.ts';

const READS: Readonly<Record<FollowingRead, string>> = {
  build: 'the build',
  environment: 'the environment',
  builds: 'the list of builds',
};

/** Where our build stands after a poll that decided nothing. */
export function describeStanding(upload: FollowedUpload): Standing {
  const { problem } = upload;
  if (problem === undefined) return { text: describeKnown(upload), still: describeStill(upload) };
  const text = `${describeReadProblem(problem)}: still trying`;
  return { text, still: text };
}

/** What follows from an answer to the upload that is no evidence. @param whyNotOurs why it is none, as a clause */
export function describeNotOurs(whyNotOurs: string): string {
  return `${whyNotOurs}: looking for the build of this upload in the list of builds`;
}

/** Why what became of our build is not known, as a sentence. */
export function describeUndecided(
  { isAmbiguous }: FollowedUpload,
  whyNotOurs = 'The answer to the upload named no build',
): string {
  return isAmbiguous
    ? `${whyNotOurs}, and several builds were created since, so it is not known which one is from this upload.`
    : 'Another build is live, and the platform does not show which of the two is newer.';
}

function describeKnown({ buildId, isFinished, whyNotOurs, finishProblem, sighting, step }: FollowedUpload): string {
  if (buildId === undefined)
    return whyNotOurs === undefined ? 'The build of this upload is not listed yet' : describeNotOurs(whyNotOurs);
  if (!isFinished) {
    const name = `Build ${safeText(buildId)}`;
    if (step !== undefined) return `${name}: ${describeStep(step)}`;
    return finishProblem === undefined ? `${name} is running` : `${name} counts as running: ${finishProblem}`;
  }
  if (sighting === undefined || sighting.reconciling) return 'The build has finished, and is being deployed';
  const live = sighting.liveBuildId;
  const what = live === undefined ? 'no build is live yet' : `build ${safeText(live)} is still live`;
  return `The build has finished, but ${what}: waiting up to ${GRACE_MS / 1000} s for a change`;
}

/** The same for each minute in which nothing changes. */
function describeStill({ buildId, isFinished, step }: FollowedUpload): string {
  if (buildId === undefined) return 'Still looking for the build of this upload';
  if (isFinished) return 'Still being deployed';
  return step === undefined ? 'Still building' : `Still building: ${describeStep(step)}`;
}

/** `build, step 4 of 5` */
export function describeStep({ name, number, count }: RunningStep): string {
  return `${safeText(name)}, step ${number} of ${count}`;
}

/** Why our build failed, as its record says, in sentences: the cause first. */
export function describeBuildFailure(buildId = '', { step, reason }: BuildFailure): string {
  return `${asSentence(safeReason(reason))} Build ${safeText(buildId)} failed at step "${safeText(step)}".`;
}

/** What the local platform says of a build that is live. */
export function showRemarks(remarks: BuildRemarks | undefined, runner: Pick<Runner, 'warning' | 'notice'>): void {
  for (const { title, text } of remarks?.warnings ?? []) runner.warning(safeText(title), safeText(text));
  for (const { title, text } of remarks?.notices ?? []) runner.notice(safeText(title), safeText(text));
}

/** Why a read gave nothing, as a clause. */
export function describeReadProblem(problem: ReadProblem): string {
  const { read, kind, reason } = problem;
  const what = READS[read];
  if (isForeignRefusal(problem))
    return `Could not read ${what} (${reason}, not in the API's form: something before it may have answered)`;
  switch (kind) {
    case 'refused':
      return `The platform does not let these credentials read ${what} (${reason})`;
    case 'missing':
    case 'no-call':
      return `The platform does not show ${what} (${reason})`;
    case 'unusable':
    case 'busy':
    case 'failed':
      return `Could not read ${what} (${reason})`;
  }
}

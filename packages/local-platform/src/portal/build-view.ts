import { formatDuration } from '../../../../src/shared/text/format.ts';
import { messageOnOneLine } from '../../../../src/shared/text/quoted-lines.ts';
import { STEPS } from '../schemas/control/build-log.ts';
import type { BuildState } from '../state/builds/builds.ts';
import { settle, stateOf } from '../state/builds/builds.ts';
import type { Build, Commit } from '../state/model.ts';
import { addressOf } from './addresses.ts';
import type { TimeView } from './times.ts';
import { timeView } from './times.ts';

/** A build in a list. */
export interface BuildSummary {
  readonly href: string;
  /** Counted within its environment, from 1. */
  readonly number: number;
  readonly state: BuildState;
  readonly cause: string;
  readonly started: TimeView;
  /** How long it took; so far, where it has not ended. */
  readonly duration: string;
  /** Undefined once it has ended. */
  readonly progress: ProgressView | undefined;
  /** What it was made from, where the uploader said that. */
  readonly commit: Commit | undefined;
  /** Why it failed, on one line, where that is known. */
  readonly reason: string | undefined;
}

/** How far a build is. */
export interface ProgressView {
  /** From 0 to 1. */
  readonly share: number;
  readonly label: string;
}

const CAUSES: Readonly<Record<Build['cause'], string>> = {
  upload: 'upload',
  rebuild: 'webhook: rebuild',
  cleanRebuild: 'webhook: clean-rebuild',
};

/** @param now milliseconds of the clock of the platform */
export function summarize(build: Build, now: number): BuildSummary {
  settle(build.environment, now);
  const { environment, cause, createTime, ended, failure } = build;
  const reason = failure && `${failure.step}: ${messageOnOneLine(failure.message)}`;
  return {
    href: addressOf('build', { environment: environment.id, build: build.id }),
    number: environment.builds.indexOf(build) + 1,
    state: stateOf(build, now),
    cause: CAUSES[cause],
    started: timeView(createTime, now),
    duration: formatDuration((ended?.time ?? now) - createTime),
    progress: ended === undefined ? progressOf(build, now) : undefined,
    commit: build.commit,
    reason,
  };
}

/** A real build is as far as its log; one that is simulated, as the clock. */
function progressOf(build: Build, now: number): ProgressView {
  const { createTime, deployedTime, log } = build;
  if (deployedTime !== Number.POSITIVE_INFINITY) {
    const passed = deployedTime === createTime ? 1 : (now - createTime) / (deployedTime - createTime);
    const share = Math.min(1, Math.max(0, passed));
    return { share, label: `${Math.round(100 * share)} %` };
  }
  const step = log?.step();
  if (step === undefined) return { share: 0, label: 'waiting' };
  const index = STEPS.indexOf(step.name);
  return { share: index / STEPS.length, label: `step ${index + 1} of ${STEPS.length}: ${step.name}` };
}

import { MAX_LOCAL_RESULT_BYTES } from '../../../../../src/platform/api/wire.ts';
import { messageLines } from '../../../../../src/shared/text/quoted-lines.ts';
import type { AnswerOf } from '../../schemas/contract.ts';
import type { BUILDS } from '../../schemas/builds.ts';
import { STEPS } from '../../schemas/control/build-log.ts';
import type { Build } from '../model.ts';

type LocalResult = NonNullable<AnswerOf<typeof BUILDS.getBuild>['headlessDeployLocal']>;

/** Characters of a reason that are kept: the rest of the room is for the log. */
const MAX_REASON_LENGTH = 2000;

/** What became of a real build; where it runs, its step; where it is live, its warnings and notices; where it failed, at which step, why, and the end of its log. */
export function localResult(build: Build): LocalResult {
  const { failure } = build;
  if (failure === undefined) {
    // One whose place another build took was live.
    const result = build.ended?.result ?? 'running';
    const step = build.log?.step();
    if (result === 'running' && step !== undefined) {
      const { name, seconds } = step;
      return { result, step: name, stepNumber: STEPS.indexOf(name) + 1, stepCount: STEPS.length, stepSeconds: seconds };
    }
    if (result !== 'live') return { result };
    const { warnings = [], notices = [] } = build.log ?? {};
    return { result, ...(warnings.length > 0 && { warnings }), ...(notices.length > 0 && { notices }) };
  }
  // Its message goes on with what the program wrote.
  const reason = messageLines(failure.message).message.join('\n').slice(0, MAX_REASON_LENGTH).toWellFormed();
  const head: LocalResult = { result: 'failed', step: failure.step, reason };
  const texts = (build.log?.lines() ?? []).map(({ text }) => text).filter((text) => text.trim() !== '');
  return { ...head, log: lastWithin(texts, MAX_LOCAL_RESULT_BYTES - bytesOf({ ...head, log: [] })) };
}

/** The last of these texts: as many as fit into so many bytes of a JSON array. */
function lastWithin(texts: readonly string[], bytes: number): string[] {
  let left = bytes;
  const first = texts.findLastIndex((text) => {
    // With its comma.
    left -= bytesOf(text) + 1;
    return left < 0;
  });
  return texts.slice(first + 1);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

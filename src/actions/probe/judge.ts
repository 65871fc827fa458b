import { parseObject } from '../../shared/json-object.ts';
import { statusClass } from '../../shared/http-status.ts';
import type { ProbeAnswers } from './ask.ts';
import { different, notShown } from './assumptions/assumption.ts';
import type { Assumption, Finding, Verdict } from './assumptions/assumption.ts';
import { ASSUMPTIONS } from './assumptions/table.ts';
import { CALLS } from './calls.ts';

/** An assumption, and what a host has shown of it. */
export interface JudgedAssumption extends Finding, Pick<Assumption, 'id' | 'claim' | 'call' | 'page'> {}

export const VERDICTS: readonly Verdict[] = ['as expected', 'different', 'absent', 'not allowed', 'not shown'];

/** Every assumption, in the order of the table. */
export function judgeAll(probed: ProbeAnswers): JudgedAssumption[] {
  return ASSUMPTIONS.map((assumption) => {
    const { id, claim, call, page } = assumption;
    const { verdict, found } = judge(assumption, probed);
    return { id, claim, call, page, verdict, found };
  });
}

function judge(assumption: Assumption, probed: ProbeAnswers): Finding {
  const reply = probed.replies.get(assumption.call);
  if (reply === undefined) return notShown(probed.unasked.get(assumption.call) ?? 'the call was not made');
  const { status: wanted, isWithoutCredentials } = CALLS[assumption.call];
  const found = `HTTP ${reply.status}`;
  const meaning = statusClass(reply.status);
  if (reply.status === wanted || (wanted === undefined && meaning === 'success'))
    return assumption.judge({ ...reply, body: parseObject(reply.text) ?? {} }, probed);
  switch (meaning) {
    case 'missing':
    case 'no-call':
      return { verdict: 'absent', found };
    case 'refused':
      // Nobody was named whom it could not be allowed to.
      return isWithoutCredentials === true ? different(found) : { verdict: 'not allowed', found };
    case 'later':
    case 'server-error':
      return notShown(found);
    case 'interim':
    case 'success':
    case 'redirect':
    case 'rejected':
    case 'unsupported':
      return different(found);
  }
}

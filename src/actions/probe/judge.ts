import { statusClass } from '../../shared/http-status.ts';
import type { StatusClass } from '../../shared/http-status.ts';
import type { ProbeAnswers } from './ask.ts';
import { APP_ASSUMPTIONS } from './assumptions/apps.ts';
import type { Assumption } from './assumptions/assumption.ts';
import { BUILD_ASSUMPTIONS } from './assumptions/builds.ts';
import { ENVIRONMENT_ASSUMPTIONS } from './assumptions/environments.ts';
import { HOSTING_ASSUMPTIONS } from './assumptions/hosting.ts';
import { CALLS } from './calls.ts';
import type { CallId } from './calls.ts';

const BY_CALL: Readonly<Record<CallId, readonly Assumption[]>> = {
  ...APP_ASSUMPTIONS,
  ...ENVIRONMENT_ASSUMPTIONS,
  ...BUILD_ASSUMPTIONS,
  ...HOSTING_ASSUMPTIONS,
};

/**
 * Every assumption about a host that a read can show to be wrong, with the call whose answer shows it. What only a request that
 * changes something would show (an upload, a deletion, a webhook) is not here.
 */
export const ASSUMPTIONS = (Object.keys(BY_CALL) as CallId[]).flatMap((call) =>
  BY_CALL[call].map(({ id, claim, page, judge }) => ({ id, claim, call, page, judge })),
);

/**
 * What the answers of a host say of an assumption. `absent`: the host has no such call, or no such thing. `not allowed`:
 * not for these credentials. `not shown`: the answers say nothing about it, such as where there is no build.
 */
export const VERDICTS = ['as expected', 'different', 'absent', 'not allowed', 'not shown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An assumption, and what a host has shown of it. */
export interface JudgedAssumption extends Pick<Assumption, 'id' | 'claim' | 'page'> {
  readonly call: CallId;
  readonly verdict: Verdict;
  /** What was found instead, or why nothing was, as a clause. Empty as expected. */
  readonly found: string;
}

/** Every assumption, in the order of the table. */
export function judgeAll(probed: ProbeAnswers): JudgedAssumption[] {
  return ASSUMPTIONS.map(({ id, claim, call, page, judge }) => {
    const [verdict, found] = findingOf(call, judge, probed);
    return { id, claim, call, page, verdict, found };
  });
}

/** What a status says where another was expected. */
const BY_STATUS: Readonly<Record<StatusClass, Verdict>> = {
  missing: 'absent',
  'no-call': 'absent',
  refused: 'not allowed',
  later: 'not shown',
  'server-error': 'not shown',
  interim: 'different',
  success: 'different',
  redirect: 'different',
  rejected: 'different',
  unsupported: 'different',
};

function findingOf(call: CallId, judge: Assumption['judge'], probed: ProbeAnswers): readonly [Verdict, found: string] {
  const reply = probed.replies.get(call);
  if (reply === undefined) return ['not shown', probed.unasked.get(call) ?? 'the call was not made'];
  const { status: wanted, isWithoutCredentials } = CALLS[call];
  const meaning = statusClass(reply.status);
  if (wanted === undefined ? meaning !== 'success' : reply.status !== wanted) {
    // Nobody was named whom it could not be allowed to.
    const isNobody = meaning === 'refused' && isWithoutCredentials === true;
    return [isNobody ? 'different' : BY_STATUS[meaning], `HTTP ${reply.status}`];
  }
  const shown = judge(reply, probed);
  if (shown === true) return ['as expected', ''];
  return typeof shown === 'string' ? ['different', shown] : ['not shown', shown.notShown];
}

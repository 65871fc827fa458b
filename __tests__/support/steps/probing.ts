import { expect } from '@jest/globals';
import { askAll } from '../../../src/actions/probe/ask.ts';
import type { ProbeAnswers } from '../../../src/actions/probe/ask.ts';
import type { CallId } from '../../../src/actions/probe/calls.ts';
import { ASSUMPTIONS, judgeAll } from '../../../src/actions/probe/judge.ts';
import type { JudgedAssumption } from '../../../src/actions/probe/judge.ts';
import { readReply } from '../../../src/actions/probe/reply.ts';
import { probeAction } from '../../../src/actions/probe/run.ts';
import { createReply } from '../servers/exchanges.ts';
import { probedHost, probeInputs } from '../servers/probed-host.ts';
import type { ChangedAnswer, ChangedAnswers, OtherAnswers } from '../servers/probed-host.ts';
import { fakeClock } from './fake-clock.ts';
import { PASSWORD, runAction, USERNAME } from './sibling-actions.ts';

/** `different: HTTP 400`, by the ID of the assumption. */
type Verdicts = Readonly<Record<string, string>>;

/** What a whole probe finds: an answer may change what is asked for after it. */
export async function verdictsWith(others: OtherAnswers): Promise<Verdicts> {
  const { origin } = await probedHost(others);
  const run = await runAction(probeAction, probeInputs(origin));
  expect([run.exitCode, run.errors]).toEqual([0, []]);
  return shown(run.result['assumptions'] as JudgedAssumption[]);
}

/** What is found in the answers of a host that is as expected, but for these. They are asked for once. */
export async function verdictsOf(others: ChangedAnswers): Promise<Verdicts> {
  const expected = await (asExpected ??= askExpected());
  const replies = new Map(expected.replies);
  for (const [id, { body, ...changes }] of Object.entries(others) as [CallId, ChangedAnswer][]) {
    const before = replies.get(id);
    if (before === undefined) throw new RangeError(`not asked for: ${id}`);
    const { status, headers, text, url } = before;
    const reply = createReply({ status, headers, ...changes, text: body === undefined ? text : JSON.stringify(body) });
    replies.set(id, readReply(reply, url, { apiRoot: new URL(url.origin), ...CONTEXT }));
  }
  return shown(judgeAll({ ...expected, replies }));
}

const CONTEXT = {
  clock: fakeClock(),
  signal: new AbortController().signal,
  onRetry: () => undefined,
  holdsSecret: () => false,
  log: () => undefined,
};
let asExpected: Promise<ProbeAnswers> | undefined;

async function askExpected(): Promise<ProbeAnswers> {
  const apiRoot = new URL((await probedHost()).origin);
  const credentials = { username: USERNAME, password: PASSWORD };
  const address = { account: 'acme', app: 'shop' };
  return await askAll({ apiRoot, hosting: apiRoot, credentials, address, environment: undefined }, CONTEXT);
}

function shown(rows: readonly JudgedAssumption[]): Verdicts {
  expect(rows.map(({ id }) => id)).toEqual(ASSUMPTIONS.map(({ id }) => id));
  return Object.fromEntries(
    rows.map(({ id, verdict, found }) => [id, found === '' ? verdict : `${verdict}: ${found}`]),
  );
}

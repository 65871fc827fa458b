import { expect, test } from '@jest/globals';
import { build, environmentWith } from '../../../support/live-platform.ts';
import { deployAndWait, waitLinesOf } from '../../../support/waiting.ts';

const OLD = environmentWith('b-0');
const NEW = environmentWith('b-1');

test('a finishTime that proves nothing: still running, in one line, and not failed after a minute', async () => {
  const zero = build('b-1', '0001-01-01T00:00:00Z');
  const { outputs, log, kinds } = await deployAndWait({
    environment: [OLD, NEW],
    build: [...Array.from({ length: 9 }, () => zero), build('b-1', true)],
  });
  expect(outputs).toMatchObject({ status: 'live', 'error-code': '' });
  expect(kinds.filter((kind) => kind === 'environment')).toHaveLength(2);
  const doubts = waitLinesOf(log).filter((line) => line.includes('finishTime'));
  expect(doubts).toEqual([
    'Build b-1 counts as running: its finishTime "0001-01-01T00:00:00Z" is not a time at or after its createTime "2026-01-01T00:00:00Z" (2.0 s)',
  ]);
});

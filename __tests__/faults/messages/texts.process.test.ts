import { expect, test } from '@jest/globals';
import { deploySummary } from '../../../src/actions/deploy/report/summary.ts';
import { renderSummary } from '../../../src/actions/step/report/summary.ts';
import { StepError } from '../../../src/shared/errors.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { safeText } from '../../../src/shared/text/safe-text.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { commandsOf, runBehindDoor } from '../../support/faults/door.ts';
import { hostileText } from '../../support/faults/texts.ts';
import fc from '../../support/jest/properties.ts';
import { foreignIn } from '../../support/pages/summary-html.ts';
import { createFacts, createReportedInputs, createTarget } from '../../support/steps/deploy-facts.ts';
import { commandsIn } from '../../support/runners/command-parser.ts';
import { pairsIn } from '../../support/runners/files.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

const many = (share: number) => ({ numRuns: Math.ceil(sizeOf('texts') * share) });

/** What no log line, annotation or page may hold: controls, bidirectional and zero-width marks, half characters. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u;

test(
  'safe text holds no command, wherever it stands in a line, and nothing invisible',
  () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', ' ', 'at ', '  - ', 'name: "'), (text, before) => {
        const safe = safeText(text);
        expect(commandsIn(safe)).toEqual([]);
        expect(commandsIn(`${before}${safe}`)).toEqual([]);
        expect(safe).not.toMatch(INVISIBLE);
        // At most six characters for each, and the tail of a cut.
        expect(safe.length).toBeLessThanOrEqual(12 * 500);
      }),
      many(0.7),
    );
  },
  PATIENCE,
);

test(
  'the door lets out no command but those it was asked for, even from text that nobody made safe',
  async () => {
    const lines = fc.array(hostileText, { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(lines, async (texts) => {
        const ran = await runBehindDoor(
          async (runner: Runner) => {
            for (const text of texts) {
              runner.info(text);
              runner.debug(text);
              runner.warning(text, text);
              runner.error(text, text);
              runner.notice(text, text);
              await runner.group(text, async () => runner.info(text));
              runner.output('value', text);
            }
            await runner.summary('');
            return 0;
          },
          {},
          { clock: fakeClock() },
        );
        expect(commandsOf(ran)).toEqual(ran.asked);
        // A value of many lines stays one value.
        expect(pairsIn(ran.outputFile)).toEqual(
          texts.map((text) => ['value', Buffer.from(text, 'utf8').toString('utf8')]),
        );
      }),
      { numRuns: Math.ceil((sizeOf('texts') * 0.2) / 40) },
    );
  },
  PATIENCE,
);

test(
  'the summary has no element but ours',
  () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (path, account, failure) => {
        const operation = { operationName: path, operationId: path, buildPath: path, buildId: path };
        const target = createTarget({ address: { account, app: account, environment: path } });
        const inputs = createReportedInputs(target);
        const error = new StepError('rejected', safeText(failure));
        const summary = deploySummary(createFacts({ operation }), { status: 'failed', error }, inputs);
        const commit = { sha: path, ref: account, url: undefined };
        const html = renderSummary(summary, {
          status: 'failed',
          error,
          advice: safeText(account),
          more: 'docs/x.md#y',
          warnings: [],
          commit,
          elapsed: 0,
        });
        expect(foreignIn(html)).toEqual([]);
        expect(html.length).toBeLessThan(65_536);
      }),
      many(0.1),
    );
  },
  PATIENCE,
);

import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { createInputs, LARGE_SITE, SITE } from '../../support/steps/inputs.ts';
import { always } from '../../support/servers/socket-server.ts';

/** A clock that goes on whenever somebody looks at it. */
function tickingClock() {
  const clock = fakeClock();
  return { ...clock, now: () => (clock.advance(1), clock.now()) };
}

test('a deploy logs how long packing took, and at its end how long all of it did', async () => {
  const server = await always(200, createOperation());
  const clock = fakeClock();
  const onPacked = (): void => clock.advance(12_345);
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE, clock, onPacked });
  expect(log).toContainEqual(expect.stringMatching(/^Zip: \d+ B, packed in 12\.3 s$/));
  expect(log.at(-1)).toBe('Total time: 12.3 s');
});

test('a failure comes last', async () => {
  const server = await always(401, {});
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE });
  expect(log.at(-3)).toBe('Total time: 0.0 s');
  expect(log.at(-2)).toMatch(/^error: Credentials refused: /);
  expect(log.at(-1)).toMatch(/^More: /);
});

test('an upload of some size logs its pace', async () => {
  const server = await always(200, createOperation());
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE, clock: tickingClock() });
  const sent = log.findIndex((line) => /^Sent 1\.2 MB at \d+\.\d MB\/s$/.test(line));
  expect(log[sent + 1]).toMatch(/^Accepted after \d+\.\d s$/);
});

test('a small one does not', async () => {
  const server = await always(200, createOperation());
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE, clock: tickingClock() });
  expect(log.filter((line) => line.includes('MB/s'))).toEqual([]);
  expect(log).toContainEqual(expect.stringMatching(/^Accepted after /));
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PHASES } from '../support/faults/kills.ts';
import { CUTS } from '../support/faults/uploads/cuts.ts';
import { DELAYS, REFUSALS, SMALL_BODIES, WAYS } from '../support/faults/uploads/refusals.ts';
import { soakSizeOf } from '../support/jest/soak-sizes.ts';

/*
 * The table of docs/reference/retries.md counts what the soak does; whoever adds a cut, a phase or a size here must run it
 * again. `matrix.process.test.ts` does the same for its own row.
 */
const cuts = CUTS.length * soakSizeOf('cutPlaces');
const kills = soakSizeOf('killSignals') * PHASES.length * soakSizeOf('kills');
const [statuses, ways] = [Object.keys(REFUSALS).length, Object.keys(WAYS).length];
const eachWay = statuses * ways * soakSizeOf('refusals');
// At the head and in the body; in the body over TLS; small ones, without and with TLS.
const refusals = 2 * eachWay + 5 * soakSizeOf('refusals') + 2 * eachWay * SMALL_BODIES.length * DELAYS.length;

/** With a blank between thousands. */
const shown = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');

test.each([
  ['cuts', `${CUTS.length} cuts × ${soakSizeOf('cutPlaces')} places`, `${cuts} of ${cuts}`],
  ['exactly-once', `${shown(soakSizeOf('sequences'))} random sequences`, 'never deployed twice'],
  [
    'early-refusal',
    `${statuses} HTTP statuses × ${ways} ways to close`,
    `${shown(refusals)} of ${shown(refusals)} steps report that HTTP status`,
  ],
  ['hostile-replies', `${shown(soakSizeOf('hostile'))} sequences`, 'no hang'],
  ['kill', `three signals × ${PHASES.length} phases × ${soakSizeOf('kills')}`, `${kills} of ${kills} end within`],
])('the row of %s has what the soak does: %s, %s', (suite, done, figure) => {
  const rows = readFileSync('docs/reference/retries.md', 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| \`${suite}\``)) ?? '';
  const [, , what = '', found = ''] = row.split('|').map((cell) => cell.trim());
  expect([what.slice(0, done.length), found.slice(0, figure.length)]).toEqual([done, figure]);
});

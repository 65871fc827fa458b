import { describe, expect, test } from '@jest/globals';
import { killIn, PHASES } from '../../support/faults/kills.ts';
import type { KillPhase } from '../../support/faults/kills.ts';
import { OUTPUT_NAMES, PASSWORD } from '../../support/steps/inputs.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

/** What outputs must say of a deploy that was cancelled in a phase; a regular expression over status and error code. */
const ENDINGS: Readonly<Record<Exclude<KillPhase, 'before the inputs'>, RegExp>> = {
  'listing files': /^failed cancelled$/,
  packing: /^failed cancelled$/,
  connecting: /^failed cancelled$/,
  'waiting for 100 Continue': /^failed cancelled$/,
  'in the body': /^failed cancelled$/,
  'after the last byte': /^unknown cancelled$/,
  purging: /^accepted cancelled$/,
  // All is done: the signal comes too late to change anything, or just in time to be told.
  reporting: /^accepted (?:cancelled)?$/,
};

/** The same of a deploy that could not say a word any more: what was written before. */
const AFTER_SIGKILL: Readonly<Record<KillPhase, RegExp>> = {
  'before the inputs': /^ $/,
  'listing files': /^ $/,
  packing: /^ $/,
  connecting: /^unknown cancelled$/,
  'waiting for 100 Continue': /^unknown cancelled$/,
  'in the body': /^unknown cancelled$/,
  'after the last byte': /^unknown cancelled$/,
  purging: /^accepted cancelled$/,
  reporting: /^accepted (?:cancelled)?$/,
};

const KEPT = new Set<KillPhase>(['after the last byte', 'purging', 'reporting']);
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** One way stops a deploy on SIGINT and SIGTERM, so that a smaller run takes them in turn. */
const SIGNALS = PHASES.map((phase, index) => {
  const [one, other] = index % 2 === 0 ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const);
  return [phase, ['SIGKILL' as const, one, other].slice(0, sizeOf('killSignals'))] as const;
});

describe.each(SIGNALS)('%s', (phase, signals) => {
  test.each(signals)(
    '%s',
    async (signal) => {
      let slowest = 0;
      for (let round = 0; round < sizeOf('kills'); round += 1) {
        const { run, took, kept, elsewhere, added } = await killIn(phase, signal);
        slowest = Math.max(slowest, took);
        expect(took).toBeLessThan(sizeOf('killLimit'));
        expect(kept).toBe(KEPT.has(phase) ? 1 : 0);
        expect({ elsewhere, added }).toEqual({ elsewhere: [], added: [] });
        expect(run.stderr).toBe('');
        expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(PASSWORD);
        if (signal === 'SIGKILL') {
          expect(run.exitCode).toBe(null);
          expect(`${run.outputs['status'] ?? ''} ${run.outputs['error-code'] ?? ''}`).toMatch(AFTER_SIGKILL[phase]);
          if (phase === 'in the body') expect(run.leftovers).not.toEqual([]);
          continue;
        }
        expect(run.leftovers).toEqual([]);
        if (phase === 'before the inputs') {
          // Before there is a handler, the system ends the process; nothing was begun.
          expect([null, EXIT_CODES[signal]]).toContain(run.exitCode);
          if (run.exitCode === null) expect(run.outputs).toEqual({});
          continue;
        }
        expect(Object.keys(run.outputs)).toEqual(OUTPUT_NAMES);
        expect(`${run.outputs['status']} ${run.outputs['error-code']}`).toMatch(ENDINGS[phase]);
        expect(run.exitCode).toBe(run.outputs['error-code'] === '' ? 0 : EXIT_CODES[signal]);
        expect(run.summary).toContain('<h3>');
      }
      report('kill', { phase, signal, 'slowest, ms': Math.round(slowest) });
    },
    PATIENCE,
  );
});

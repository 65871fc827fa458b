import { beforeAll, expect, test } from '@jest/globals';
import { makeArchive, makeCall } from '../../support/faults/calls.ts';
import { sequences } from '../../support/faults/uploads/sequences.ts';
import { faultServer } from '../../support/faults/server.ts';
import fc from '../../support/jest/properties.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

const archives = new Map<number, { path: string; bytes: number }>();
beforeAll(() => {
  for (const bytes of [0, 1, 1000, 200_000, 1_500_000]) archives.set(bytes, makeArchive(bytes));
});

/** What the client may say, by how many uploads the host kept. */
const HONEST: Readonly<Record<string, (kept: number) => boolean>> = {
  accepted: (kept) => kept >= 1,
  failed: (kept) => kept === 0,
  unknown: () => true,
};

const seen: Record<string, number> = {};

test(
  'whatever a host does, an upload is kept once at most, and "accepted" and "failed" are true',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async ({ steps, bytes, retryAmbiguous }) => {
        let kept = 0;
        const server = await faultServer(async (peer) => {
          const step = steps[Math.min(peer.number, steps.length) - 1];
          await step?.run(peer, () => void (kept += 1));
        });
        const archive = archives.get(bytes);
        if (archive === undefined) throw new RangeError('no archive of that size');
        const limits = { reply: 60, expect: 200 };
        const { ending } = await makeCall('upload', server.origin, { archive, retryAmbiguous, limits });
        server.close();
        const status = ending.split(' ')[0] ?? '';
        if (!retryAmbiguous) expect(kept).toBeLessThanOrEqual(1);
        expect({ ending, kept, honest: HONEST[status]?.(kept) }).toEqual({ ending, kept, honest: true });
        // One request and the one without Expect for each of five tries.
        expect(server.connections()).toBeLessThanOrEqual(6);
        const key = `${status}, kept ${Math.min(kept, 2)}${kept > 1 ? ' or more, with retry-ambiguous' : ''}`;
        seen[key] = (seen[key] ?? 0) + 1;
      }),
      { numRuns: sizeOf('sequences') },
    );
  },
  PATIENCE,
);

test('the sequences reach every ending that there is', () => {
  report('exactly once', seen);
  expect(Object.keys(seen)).toEqual(
    expect.arrayContaining(['accepted, kept 1', 'failed, kept 0', 'unknown, kept 0', 'unknown, kept 1']),
  );
});

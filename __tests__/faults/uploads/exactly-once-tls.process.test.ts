import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { makeArchive } from '../../support/faults/calls.ts';
import { faultServer } from '../../support/faults/server.ts';
import { sequences } from '../../support/faults/uploads/sequences.ts';
import { makeFolder } from '../../support/git/folders.ts';
import fc from '../../support/jest/properties.ts';
import { runSource } from '../../support/processes/run-source.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

test(
  'over TLS, with a busy client: an upload is kept once at most, and "accepted" and "failed" are true',
  async () => {
    const count = sizeOf('tlsSequences');
    // A fault before the head cannot know which upload it meets.
    const plans = fc
      .sample(sequences, { numRuns: count })
      .map(({ steps }) => steps.filter(({ name }) => name !== 'reset when connected'));
    const kept = plans.map(() => 0);
    const tries = plans.map(() => 0);
    const server = await faultServer(
      async (peer) => {
        await peer.headIn();
        const number = Number(/^POST \/(\d+)\//.exec(peer.head)?.[1]);
        const steps = plans[number] ?? [];
        const step = steps[Math.min(tries[number] ?? 0, steps.length - 1)];
        tries[number] = (tries[number] ?? 0) + 1;
        if (step === undefined) return peer.reply(400);
        await step.run(peer, () => void (kept[number] = (kept[number] ?? 0) + 1));
      },
      { tls: true },
    );
    const authority = path.join(makeFolder('authority'), 'ca.pem');
    writeFileSync(authority, SELF_SIGNED.cert);
    const archive = makeArchive(300_000);
    const run = await runSource(`import '%SRC%/../__tests__/support/faults/uploads/tls-uploads.ts'`, {
      variables: {
        NODE_EXTRA_CA_CERTS: authority,
        UPLOAD_ROOT: server.origin,
        UPLOAD_FILES: archive.path,
        UPLOAD_COUNT: String(count),
      },
    });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    const seen: Record<string, number> = {};
    const lies = run.stdout
      .trim()
      .split('\n')
      .filter((line) => {
        const [number = '', status = ''] = line.split(' ');
        const times = kept[Number(number)] ?? 0;
        seen[`${status}, kept ${times}`] = (seen[`${status}, kept ${times}`] ?? 0) + 1;
        return times > 1 || (status === 'accepted' && times !== 1) || (status === 'failed' && times !== 0);
      });
    report('exactly once over TLS', seen);
    expect(lies).toEqual([]);
    expect(Object.values(seen).reduce((sum, times) => sum + times, 0)).toBe(count);
  },
  PATIENCE,
);

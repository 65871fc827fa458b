import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { makeArchive } from '../../support/faults/calls.ts';
import { DELAYS, REFUSALS, refuseAtHead, SMALL_BODIES, WAYS } from '../../support/faults/uploads/refusals.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runSource } from '../../support/processes/run-source.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

/** Each way with each status, delay and size of a body; the number of an upload, which is in its path, chooses one. */
const CASES = Object.entries(WAYS).flatMap(([name, way]) =>
  Object.entries(REFUSALS).flatMap(([status, right]) =>
    DELAYS.flatMap((after) =>
      SMALL_BODIES.map((bytes) => ({
        name: `${bytes} bytes, ${name}, ${status} after ${after} ms`,
        way,
        status: Number(status),
        right,
        after,
      })),
    ),
  ),
);

test(
  'over TLS, a small body goes out without Expect: the status of an early refusal every time',
  async () => {
    const count = sizeOf('refusals') * CASES.length;
    const server = await faultServer(
      async (peer) => {
        await peer.headIn();
        const number = Number(/^POST \/(\d+)\//.exec(peer.head)?.[1]);
        const chosen = CASES[number % CASES.length];
        if (chosen !== undefined) await refuseAtHead(chosen.status, chosen.way, chosen.after)(peer);
      },
      { tls: true },
    );
    const authority = path.join(makeFolder('authority'), 'ca.pem');
    writeFileSync(authority, SELF_SIGNED.cert);
    const run = await runSource(`import '%SRC%/../__tests__/support/faults/uploads/tls-uploads.ts'`, {
      variables: {
        NODE_EXTRA_CA_CERTS: authority,
        UPLOAD_ROOT: server.origin,
        UPLOAD_FILES: SMALL_BODIES.map((bytes) => makeArchive(bytes).path).join(path.delimiter),
        UPLOAD_COUNT: String(count),
        // A small body may be sent before the host has looked at the head, and a busy machine is slow to look.
        UPLOAD_REPLY: '20000',
      },
    });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    const wrong = run.stdout
      .trim()
      .split('\n')
      .flatMap((line, number) => {
        const chosen = CASES[number % CASES.length];
        return line === `${number} ${chosen?.right}` ? [] : [`${chosen?.name}: ${line}`];
      });
    report('early refusal without Expect, over TLS', { runs: count, shown: count - wrong.length });
    expect(wrong).toEqual([]);
    expect(server.peers.some(({ head }) => /^expect:/im.test(head))).toBe(false);
    expect(server.peers).toHaveLength(count);
  },
  PATIENCE,
);

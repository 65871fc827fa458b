import { beforeAll, expect, test } from '@jest/globals';
import { makeArchive, makeCall } from '../../support/faults/calls.ts';
import { REFUSALS, refusalReply, WAYS } from '../../support/faults/uploads/refusals.ts';
import { faultServer } from '../../support/faults/server.ts';
import type { Peer } from '../../support/faults/server.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

/** Larger than what two kernels buffer at the start of a connection. */
let archive: { path: string; bytes: number };
beforeAll(() => {
  archive = makeArchive(16 * 1024 * 1024);
});

/** Each status, `n` times. @returns how often it was shown, how often there was nothing to show, body bytes at the host */
async function refuse(way: (peer: Peer, reply: string) => void, honours: boolean, n: number) {
  const seen = { runs: 0, shown: 0, network: 0, other: [] as string[], bytes: 0 };
  for (const [status, right] of Object.entries(REFUSALS)) {
    for (let round = 0; round < n; round += 1) {
      const server = await faultServer(async (peer) => {
        await peer.headIn();
        // A host that does not know Expect reads as long as it likes before it looks at the head.
        if (!honours) await peer.bodyIn(100_000);
        way(peer, refusalReply(Number(status)));
      });
      const { ending, error } = await makeCall('upload', server.origin, { archive });
      seen.runs += 1;
      if (ending === right && error?.details.httpStatus === Number(status)) seen.shown += 1;
      else if (ending === 'failed network') seen.network += 1;
      else seen.other.push(ending);
      if (honours) seen.bytes += server.peers.reduce((sum, { received }) => sum + received, 0);
      server.close();
    }
  }
  return seen;
}

test.each(Object.entries(WAYS))(
  'a host that refuses at the head and %s: the status every time, and no byte of the body',
  async (name, way) => {
    const seen = await refuse(way, true, sizeOf('refusals'));
    report('early refusal, Expect honoured', { [name]: seen });
    expect(seen).toEqual({ runs: seen.runs, shown: seen.runs, network: 0, other: [], bytes: 0 });
  },
  PATIENCE,
);

test.each(Object.entries(WAYS))(
  'a host that refuses in the middle of the body and %s: the status every time',
  async (name, way) => {
    const seen = await refuse(way, false, sizeOf('refusals'));
    report('early refusal in the body', { [name]: seen });
    expect(seen).toEqual({ runs: seen.runs, shown: seen.runs, network: 0, other: [], bytes: 0 });
  },
  PATIENCE,
);

import { beforeAll, expect, test } from '@jest/globals';
import { makeArchive, makeCall } from '../../support/faults/calls.ts';
import { CUTS } from '../../support/faults/uploads/cuts.ts';
import { faultServer } from '../../support/faults/server.ts';
import { sizeOf } from '../../support/jest/soak-sizes.ts';

/**
 * Much larger than what two kernels buffer for a connection that has taken 1 MiB. Receive buffers grow with what is read,
 * up to 32 MiB on recent Linux, so a cut in the middle of the body would be hidden.
 */
const BYTES = 32 * 1024 * 1024;
/**
 * How much of the body is in before the cut. The last byte divides what is not accepted from what may be; the places
 * furthest from it come last, so that a smaller run leaves those out.
 */
const PLACES: readonly (readonly [string, (length: number) => number])[] = [
  ['after the last byte', (length) => length],
  ['after 1 MiB', () => 2 ** 20],
  ['before the first byte', () => 0],
  ['before the last byte', (length) => length - 1],
  ['after 64 KiB', () => 65_536],
  ['after a byte', () => 1],
];

let archive: { path: string; bytes: number };
/** Of this the host takes every byte: it is just large enough to be sent with `Expect`. */
let small: { path: string; bytes: number };
beforeAll(() => {
  archive = makeArchive(BYTES);
  small = makeArchive(1_200_000);
});

test.each(CUTS.map((cut) => [cut.name, cut] as const))(
  '%s, at places of an upload',
  async (_, { act, within, complete, limits = {} }) => {
    for (const [place, at] of PLACES.slice(0, sizeOf('cutPlaces'))) {
      const server = await faultServer(async (peer) => {
        await peer.headIn();
        const bytes = at(peer.length);
        if (bytes > 0) await peer.bodyIn(bytes);
        act(peer);
      });
      // A host that stops reading before the first byte is one that does not answer Expect.
      const wait = place === 'before the first byte' ? { expect: 50 } : {};
      const { ending } = await makeCall('upload', server.origin, {
        archive: place === 'after the last byte' ? small : archive,
        limits: { ...limits, ...wait },
      });
      server.close();
      // Of the last byte nobody but the kernels knows whether it had left when the cut came.
      const right =
        {
          'before the last byte': [...within, ...complete],
          'after the last byte': complete,
        }[place] ?? within;
      expect(right.map((text) => `${place}: ${text}`)).toContain(`${place}: ${ending} ${server.peers.length}`);
    }
  },
);

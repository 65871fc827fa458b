import { expect, test } from '@jest/globals';
import { makeArchive, makeCall } from '../../support/faults/calls.ts';
import { DELAYS, REFUSALS, refuseAtHead, SMALL_BODIES, WAYS } from '../../support/faults/uploads/refusals.ts';
import { faultServer } from '../../support/faults/server.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

const CASES = SMALL_BODIES.flatMap((bytes) => DELAYS.map((after) => [bytes, after] as const));

test.each(CASES)(
  'a body of %d bytes goes out without Expect, and a host that refuses after %d ms: the status every time',
  async (bytes, after) => {
    const archive = makeArchive(bytes);
    let runs = 0;
    const wrong: string[] = [];
    for (const [name, way] of Object.entries(WAYS)) {
      for (const [status, right] of Object.entries(REFUSALS)) {
        for (let round = 0; round < sizeOf('refusals'); round += 1) {
          const server = await faultServer(refuseAtHead(Number(status), way, after));
          const { ending, error } = await makeCall('upload', server.origin, { archive });
          server.close();
          runs += 1;
          const asked = server.peers.some(({ head }) => /^expect:/im.test(head));
          const isRight = ending === right && error?.details.httpStatus === Number(status) && !asked;
          if (!isRight || server.peers.length !== 1) wrong.push(`${name}, ${status}: ${ending}`);
        }
      }
    }
    report('early refusal without Expect', { bytes, after, runs, shown: runs - wrong.length });
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

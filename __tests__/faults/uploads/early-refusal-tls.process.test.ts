import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { makeArchive } from '../../support/faults/calls.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { runSource } from '../../support/processes/run-source.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

test(
  'over TLS, a host that refuses in the middle of the body and resets the connection: the status every time',
  async () => {
    const count = sizeOf('refusals') * 5;
    const server = await faultServer(
      async (peer) => {
        // A host that does not know Expect.
        await peer.restIn(100_000);
        peer.socket.write(httpReply(413, '{"message":"no"}'), () => peer.reset());
      },
      { tls: true },
    );
    const authority = path.join(makeFolder('authority'), 'ca.pem');
    writeFileSync(authority, SELF_SIGNED.cert);
    const archive = makeArchive(16 * 1024 * 1024);
    const run = await runSource(`import '%SRC%/../__tests__/support/faults/uploads/tls-uploads.ts'`, {
      variables: {
        NODE_EXTRA_CA_CERTS: authority,
        UPLOAD_ROOT: server.origin,
        UPLOAD_FILES: archive.path,
        UPLOAD_COUNT: String(count),
        UPLOAD_EXPECT: '50',
      },
    });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    const endings = run.stdout.trim().split('\n');
    const shown = endings.filter((line) => line.endsWith(' failed too-large')).length;
    report('early refusal in the body, reset, over TLS', { runs: endings.length, shown });
    expect(endings).toEqual(Array.from({ length: count }, (_, number) => `${number} failed too-large`));
  },
  PATIENCE,
);

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { createAppInputs } from '../../support/steps/sibling-actions.ts';

// After the handshake of TLS 1.3, and so after the last byte of a small request: yet it is no open question.
test('a host that requires a client certificate refuses, and accepts once it requires none', async () => {
  let requests = 0;
  const host = (requestCert: boolean) =>
    createServer({ ...SELF_SIGNED, requestCert, rejectUnauthorized: requestCert }, (request, response) => {
      requests += 1;
      request.resume();
      response.end();
    });
  const authority = path.join(makeFolder('authority'), 'ca.pem');
  writeFileSync(authority, SELF_SIGNED.cert);
  const createAt = async (requestCert: boolean) => {
    const server = host(requestCert);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const run = await runBundle('create-app', {
      workspace: makeFolder('workspace'),
      inputs: createAppInputs(`https://127.0.0.1:${(server.address() as AddressInfo).port}`),
      variables: { NODE_EXTRA_CA_CERTS: authority },
    });
    server.close();
    return run;
  };
  const refused = await createAt(true);
  expect(refused.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(refused.stdout).toMatch(
    /failed during the request to create the app: ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED .*The host requires a client certificate/,
  );
  expect(requests).toBe(0);
  expect((await createAt(false)).outputs).toMatchObject({ status: 'accepted', created: 'true' });
  expect(requests).toBe(1);
});

import type { PeerCertificate } from 'node:tls';
import { expect, test } from '@jest/globals';
import { logTarget } from '../../../src/actions/step/call-context.ts';
import { TLS_OPTIONS, tlsOptionsFor, tlsVariableWarning } from '../../../src/platform/transport/tls.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

test('NODE_TLS_REJECT_UNAUTHORIZED=0 is warned of, and nothing else', () => {
  expect(tlsVariableWarning({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toContain('has no effect here');
  for (const value of [undefined, '', '1', '00', 'false']) {
    expect(tlsVariableWarning({ NODE_TLS_REJECT_UNAUTHORIZED: value })).toBeUndefined();
  }
});

test('a step with two targets warns once', () => {
  const runner = recordingRunner({}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  for (const host of ['one', 'two']) logTarget(runner, new URL(`https://${host}.example`), 'the same step');
  expect(runner.log.filter((line) => line.startsWith('warning: '))).toHaveLength(1);
});

test.each([
  ['https://127.0.0.1:8443', '127.0.0.1'],
  ['https://[::1]:8443', '::1'],
])(
  'the certificate of %s has to name that address, also through a proxy that calls it localhost',
  async (url, address) => {
    const { checkServerIdentity, ...others } = await tlsOptionsFor(new URL(url));
    const naming = (names: string): unknown =>
      checkServerIdentity?.('localhost', { subject: {}, subjectaltname: names } as PeerCertificate);
    expect([others, naming(`IP Address:${address}`)]).toEqual([TLS_OPTIONS, undefined]);
    expect(naming('DNS:localhost, IP Address:192.0.2.1')).toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  },
);

test('a host that has a name is checked by node', async () => {
  expect(await tlsOptionsFor(new URL('https://localhost'))).toBe(TLS_OPTIONS);
});

import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { networkAdvice } from '../../../../src/actions/step/advice/connection.ts';
import { ExchangeError } from '../../../../src/platform/transport/exchange-error.ts';
import { exchange } from '../../../../src/platform/transport/exchange.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { faultServer } from '../../../support/faults/server.ts';
import type { Fault } from '../../../support/faults/server.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';

const PROXIES = ['no', 'https', 'http', 'all'].flatMap((name) => [`${name}_proxy`, `${name.toUpperCase()}_PROXY`]);
const CERTIFICATES = ['SSL_CERT_FILE', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE', 'GIT_SSL_CAINFO'];
const before = [...PROXIES, ...CERTIFICATES].map((name) => [name, process.env[name]] as const);
const unset = (): void => before.forEach(([name]) => delete process.env[name]);
beforeEach(unset);
afterEach(() => {
  unset();
  for (const [name, value] of before) if (value !== undefined) process.env[name] = value;
});

/** What a call to this URL fails with, and the advice. */
async function failureAt(url: string): Promise<{ kind: string; reason: string; advice: string }> {
  const call = { method: 'GET', url: new URL(url), signal: new AbortController().signal } as const;
  const error: unknown = await exchange(call).catch((thrown: unknown) => thrown);
  if (!(error instanceof ExchangeError)) throw error;
  const { kind, reason } = error;
  return { kind, reason, advice: networkAdvice(reason, 'headless-url', GITHUB_TERMS) };
}

/** Answers the first bytes of a client, which begin a handshake, with these. */
const answerOf =
  (...bytes: number[]): Fault =>
  (peer) =>
    void peer.socket.once('data', () => peer.socket.end(Buffer.from(bytes)));

const alert = (number: number): Fault => answerOf(0x15, 3, 3, 0, 2, 2, number);

/** A ServerHello of TLS 1.2 or below (RFC 5246 section 7.4.1.3) without extensions. @param minor 3 for TLS 1.2, 2 for 1.1 */
const hello = (minor: number, cipher = [0xc0, 0x2f]): Fault =>
  answerOf(0x16, 3, minor, 0, 42, 2, 0, 0, 38, 3, minor, ...Array<number>(32).fill(1), 0, ...cipher, 0);

const NOTHING_CLAIMED = 'Check "headless-url" and the network of this machine, then run the job again.';

describe('what a host says in the handshake', () => {
  test.each<[string, Fault, RegExp, RegExp]>([
    [
      'an answer in plain HTTP',
      answerOf(...Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')),
      /_WRONG_VERSION_NUMBER$/,
      /plain HTTP/,
    ],
    ['TLS 1.1 alone', hello(2), /_UNSUPPORTED_PROTOCOL$/, /neither TLS 1\.2 nor 1\.3/],
    ['that version, as an alert', alert(70), /_ALERT_PROTOCOL_VERSION$/, /neither TLS 1\.2 nor 1\.3/],
    ['a cipher that was not offered', hello(3, [0, 5]), /_UNKNOWN_CIPHER_RETURNED$/, /no cipher/],
    ['ciphers that are too weak', alert(71), /_ALERT_INSUFFICIENT_SECURITY$/, /no cipher/],
    ['alert 40', alert(40), /_ALERT_HANDSHAKE_FAILURE$/, /no cipher.*, or requires a client certificate/],
    ['a certificate required', alert(116), /_ALERT_CERTIFICATE_REQUIRED$/, /requires a client certificate/],
    ['the same in an older way', alert(42), /_ALERT_BAD_CERTIFICATE$/, /requires a client certificate/],
    ['no secure renegotiation', hello(3), /_UNSAFE_LEGACY_RENEGOTIATION_DISABLED$/, /RFC 5746/],
    ['HTTP/2 alone', alert(120), /_ALERT_NO_APPLICATION_PROTOCOL$/, /does not speak HTTP\/1\.1/],
    ['another name', alert(112), /_UNRECOGNIZED_NAME$/, /does not serve this host name/],
  ])('%s', async (_name, fault, code, advice) => {
    const { port } = await faultServer(fault);
    expect(await failureAt(`https://127.0.0.1:${port}`)).toEqual({
      kind: 'untrusted',
      reason: expect.stringMatching(code),
      advice: expect.stringMatching(advice),
    });
  });

  test.each([
    [80, 'ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR'],
    [200, 'ERR_SSL_REASON_1200'],
  ])('nothing is claimed of alert %d, which is quoted', async (number, reason) => {
    const { port } = await faultServer(alert(number));
    const failure = await failureAt(`https://127.0.0.1:${port}`);
    expect(failure).toEqual({ kind: 'untrusted', reason, advice: NOTHING_CLAIMED });
  });
});

describe('what node says of a certificate', () => {
  test.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'may not send its intermediate certificates'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'of a proxy that inspects TLS'],
    ['CERT_HAS_EXPIRED', 'has expired'],
    ['CERT_NOT_YET_VALID', 'clock of this machine'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another host name'],
  ])('%s', (code, advice) => {
    expect(networkAdvice(code, 'headless-url', GITHUB_TERMS)).toContain(advice);
  });

  test('nothing is claimed of another code', () => {
    expect(networkAdvice('CERT_CHAIN_TOO_LONG', 'headless-url', GITHUB_TERMS)).toBe(NOTHING_CLAIMED);
  });
});

describe('what fails at the proxy is told of the proxy', () => {
  test.each<[string, 'http' | 'https', Fault, string, string]>([
    ['CONNECT answered with 201', 'http', (peer) => peer.reply(201), 'PROXY_201', 'must answer CONNECT with HTTP 200'],
    ['CONNECT answered with 403', 'http', (peer) => peer.reply(403), 'PROXY_403', 'refused the connection'],
    ['no HTTP', 'http', (peer) => void peer.socket.end('SSH-2.0-x\r\n'), 'PROXY_NO_HTTP', 'not an HTTP proxy'],
    [
      'no answer',
      'http',
      (peer) => void peer.socket.end(),
      'PROXY_NO_HTTP',
      'or closes connections that it does not allow',
    ],
    ['no status', 'http', (peer) => void peer.socket.end('220-mail\r\n\r\n'), 'PROXY_NO_HTTP', 'not an HTTP proxy'],
    ['https in place of http', 'https', (peer) => peer.reply(400), 'PROXY_ERR_SSL_WRONG_VERSION_NUMBER', 'HTTPS_PROXY'],
  ])('%s', async (_name, scheme, fault, reason, advice) => {
    const { port } = await faultServer(fault);
    process.env['HTTPS_PROXY'] = `${scheme}://127.0.0.1:${port}`;
    const failure = await failureAt('https://platform.example');
    expect(failure).toMatchObject({ reason, advice: expect.stringContaining(advice) });
    expect(failure.advice).not.toContain('headless-url');
  });

  test('nothing listens there', async () => {
    process.env['HTTPS_PROXY'] = 'http://127.0.0.1:1';
    expect(await failureAt('https://platform.example')).toEqual({
      kind: 'not-sent',
      reason: 'PROXY_ECONNREFUSED',
      advice: 'Nothing is listening there: check HTTPS_PROXY.',
    });
  });
});

describe('advice on a proxy', () => {
  const PROXY = 'http://proxy.example:3128';
  test.each([
    ['HTTPS_PROXY', 'PROXY_407', 'put them into HTTPS_PROXY'],
    ['HTTPS_PROXY', 'PROXY_407', 'or requires NTLM or Kerberos: only Basic works here'],
    ['HTTPS_PROXY', 'PROXY_503', 'The proxy in HTTPS_PROXY could not reach the host'],
    ['HTTPS_PROXY', 'PROXY_403', 'The proxy in HTTPS_PROXY refused the connection'],
    ['ALL_PROXY', 'PROXY_URL', 'ALL_PROXY must be the http or https URL of the proxy itself'],
    ['https_proxy', 'PROXY_ENOTFOUND', 'check https_proxy, and the DNS of this machine'],
    ['HTTPS_PROXY', 'TIMEOUT', 'If the log says "Through the proxy", that may be the cause, too'],
    ['HTTP_PROXY', 'ENOTFOUND', 'to use a proxy here, set HTTPS_PROXY'],
    ['http_proxy', 'EAI_FAIL', 'could not be resolved'],
    ['http_proxy', 'TIMEOUT', 'to use a proxy here, set HTTPS_PROXY'],
  ])('%s, %s: %s', (variable, reason, advice) => {
    process.env[variable] = PROXY;
    expect(networkAdvice(reason, 'headless-url', GITHUB_TERMS)).toContain(advice);
  });

  test('no word of one where none is named, or one for https is', () => {
    expect(networkAdvice('ENOTFOUND', 'headless-url', GITHUB_TERMS)).not.toContain('PROXY');
    Object.assign(process.env, { HTTP_PROXY: PROXY, HTTPS_PROXY: PROXY });
    expect(networkAdvice('ENOTFOUND', 'headless-url', GITHUB_TERMS)).not.toContain('HTTP_PROXY is for');
    Object.assign(process.env, { HTTPS_PROXY: '', NO_PROXY: 'localhost, *' });
    expect(networkAdvice('ENOTFOUND', 'headless-url', GITHUB_TERMS)).not.toContain('HTTP_PROXY is for');
  });
});

describe('a certificate that is not trusted, where NODE_EXTRA_CA_CERTS is set', () => {
  const folder = plant(makeFolder('authorities'), {
    'key.pem': '-----BEGIN PRIVATE KEY-----\n',
    'other.pem': '-----BEGIN CERTIFICATE-----\n',
  });
  const set = process.env['NODE_EXTRA_CA_CERTS'];
  afterEach(() => {
    if (set === undefined) delete process.env['NODE_EXTRA_CA_CERTS'];
    else process.env['NODE_EXTRA_CA_CERTS'] = set;
  });

  test.each([
    ['none.pem', 'its file cannot be read (ENOENT): give its full path'],
    ['key.pem', 'its file has no certificate in PEM form'],
    ['other.pem', 'its file does not have the authority of this certificate'],
  ])('to %s: %s', (name, why) => {
    process.env['NODE_EXTRA_CA_CERTS'] = path.join(folder, name);
    const advice = networkAdvice('SELF_SIGNED_CERT_IN_CHAIN', 'headless-url', GITHUB_TERMS);
    expect(advice).toContain(`NODE_EXTRA_CA_CERTS is set, but ${why}`);
  });

  test('what other programs read instead is named', () => {
    delete process.env['NODE_EXTRA_CA_CERTS'];
    process.env['CURL_CA_BUNDLE'] = '/etc/company.pem';
    const advice = networkAdvice('SELF_SIGNED_CERT_IN_CHAIN', 'headless-url', GITHUB_TERMS);
    expect(advice).toContain('Node does not read CURL_CA_BUNDLE: set NODE_EXTRA_CA_CERTS');
  });
});

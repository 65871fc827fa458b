import type { HostTerms } from '../../../runner/runner.ts';
import { isForHttpAlone, proxyVariable } from '../../../platform/transport/proxy.ts';
import { isNoHttp1 } from '../../../platform/transport/exchange-error.ts';
import { readWholeFile } from '../../../shared/files/regular-file.ts';
import { OPEN_FILES } from '../../../shared/limits.ts';

/** What advice on a connection depends on. */
interface Connection {
  /** The other end: `The host`, `The proxy`. */
  readonly who: string;
  /** What names its address: an input, or the variable of the proxy. */
  readonly address: string;
  readonly terms: HostTerms;
}

type Advice = (connection: Connection) => string;
type Rows = readonly (readonly [RegExp, Advice])[];

const CLIENT_CERTIFICATE = 'a client certificate, and this action has none';

/** What happened in a TLS handshake, and what to do, by the names of OpenSSL's errors and of TLS alerts (RFC 8446 section 6). */
const TLS: Rows = [
  [
    /^WRONG_VERSION_NUMBER$/,
    ({ who, address }) => `${who} does not speak TLS on that port, but probably plain HTTP: check ${address}.`,
  ],
  [
    /^(?:UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION)$/,
    ({ who, address }) => `${who} has neither TLS 1.2 nor 1.3 turned on: have that changed, or check ${address}.`,
  ],
  [
    /^(?:INSUFFICIENT_SECURITY|UNKNOWN_CIPHER_RETURNED|WRONG_CIPHER_RETURNED)$/,
    ({ who }) =>
      `${who} accepts no cipher that Node offers: have TLS 1.3 turned on there, or the usual ciphers of 1.2.`,
  ],
  [
    /^HANDSHAKE_FAILURE$/,
    ({ who }) =>
      `${who} accepts no cipher that Node offers, or requires ${CLIENT_CERTIFICATE} (TLS alert 40 means either): ask whoever runs it which of the two.`,
  ],
  [
    /^(?:CERTIFICATE_REQUIRED|BAD_CERTIFICATE)$/,
    ({ who, address }) => `${who} requires ${CLIENT_CERTIFICATE}: check ${address}, or have that requirement dropped.`,
  ],
  [
    /^UNSAFE_LEGACY_RENEGOTIATION_DISABLED$/,
    ({ who }) =>
      `${who}, or what inspects TLS before it, lacks secure renegotiation (RFC 5746), which Node requires: have it updated.`,
  ],
  [/^NO_APPLICATION_PROTOCOL$/, ({ address }) => notHttp1(address)],
  [/^UNRECOGNIZED_NAME$/, ({ who, address }) => `${who} does not serve this host name: check ${address}.`],
];

/** The same of certificates, by node's codes for them. */
const CERTIFICATES: Rows = [
  [/SIGNED|UNTRUSTED/, ({ terms }) => `The certificate is not trusted. ${ownAuthority(terms)}`],
  [
    /^UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/,
    ({ who, terms }) =>
      `The certificate is not trusted. ${who} may not send its intermediate certificates: have them added there. ${ownAuthority(terms)}`,
  ],
  [
    /^CERT_HAS_EXPIRED$/,
    () => 'The certificate, or one above it, has expired: have it renewed, or set the clock of this machine.',
  ],
  [/^CERT_NOT_YET_VALID$/, () => 'The certificate is not valid yet: set the clock of this machine.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, ({ address }) => `The certificate is for another host name: check ${address}.`],
];

/** What names the file of one's own authorities to other programs: OpenSSL, Python, curl, git. */
const FOR_OTHERS = ['SSL_CERT_FILE', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE', 'GIT_SSL_CAINFO'];

function ownAuthority({ whereToSetVariables }: HostTerms): string {
  const file = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  if (file !== '') return `NODE_EXTRA_CA_CERTS is set, but ${whyNotTrusted(file)}`;
  const isOpenssl = /--use-openssl-ca/.test(process.env['NODE_OPTIONS'] ?? '');
  const other = isOpenssl ? undefined : FOR_OTHERS.find((name) => (process.env[name] ?? '') !== '');
  if (other !== undefined)
    return `Node does not read ${other}: set NODE_EXTRA_CA_CERTS ${whereToSetVariables} to the same file.`;
  return `For a certificate authority of your own, or of a proxy that inspects TLS, set NODE_EXTRA_CA_CERTS ${whereToSetVariables}; there is no switch that turns the check off.`;
}

/** What is wrong with the file of one's own authorities, as the end of a sentence: Node goes on without it. */
function whyNotTrusted(file: string): string {
  try {
    return /-BEGIN (?:TRUSTED |X509 )?CERTIFICATE-/.test(readWholeFile(file).toString('latin1'))
      ? 'its file does not have the authority of this certificate: add that one.'
      : 'its file has no certificate in PEM form ("-----BEGIN CERTIFICATE-----").';
  } catch (error) {
    const { code = 'no file' } = error as NodeJS.ErrnoException;
    return `its file cannot be read (${code}): give its full path, in a container the one there.`;
  }
}

/** What a proxy answered, by what follows `PROXY_`: a status, or why there is none. */
const PROXY_ANSWERS: Rows = [
  [
    /^407$/,
    ({ address }) =>
      `The proxy requires a user name and password: put them into ${address}, with special characters encoded. If they are there, it refuses them, or requires NTLM or Kerberos: only Basic works here.`,
  ],
  [
    /^URL$/,
    ({ address }) =>
      `${address} must be the http or https URL of the proxy itself, not of a PAC file, without quotes, and with special characters in user and password encoded.`,
  ],
  [
    /^NO_HTTP$/,
    ({ address }) =>
      `What answers there is not an HTTP proxy, or closes connections that it does not allow: check ${address}, or ask whoever runs it.`,
  ],
  [
    /^2/,
    ({ address }) =>
      `The proxy in ${address} must answer CONNECT with HTTP 200, no other success: have that changed, or set NO_PROXY.`,
  ],
  [/^5/, ({ address }) => `The proxy in ${address} could not reach the host: ask whoever runs it, or set NO_PROXY.`],
  [/^\d/, ({ address }) => `The proxy in ${address} refused the connection: ask whoever runs it, or set NO_PROXY.`],
];

/**
 * What to do about a connection that failed, by its error code; a code that is in no table claims nothing.
 * @param urlInput the input that holds the URL
 */
export function networkAdvice(reason: string, urlInput: string, terms: HostTerms): string {
  const isProxy = reason.startsWith('PROXY_');
  const code = reason.replace(/^PROXY_/, '');
  const address = isProxy ? proxyVariable() : `"${urlInput}"`;
  const connection = { who: isProxy ? 'The proxy' : 'The host', address, terms };
  const answer = isProxy ? PROXY_ANSWERS.find(([codes]) => codes.test(code)) : undefined;
  if (answer !== undefined) return answer[1](connection);
  const proxy = isForHttpAlone() ? ' HTTP_PROXY is for plain http alone: to use a proxy here, set HTTPS_PROXY.' : '';
  if (code === 'ENOTFOUND' || code.startsWith('EAI_'))
    return `The host name could not be resolved: check ${address}, and the DNS of this machine.${proxy}`;
  if (code === 'EMFILE' || code === 'ENFILE') return OPEN_FILES.remedy;
  if (code === 'ECONNREFUSED') return `Nothing is listening there: check ${address}.`;
  if (isNoHttp1(code)) return notHttp1(address);
  if (code.startsWith('HPE_')) return `What answers there does not keep to HTTP: check ${address}.`;
  const [, advice] = rowFor(code) ?? [];
  if (advice !== undefined) return advice(connection);
  const isMaybeProxied = !isProxy && (process.env[proxyVariable()] ?? '') !== '';
  const through = isMaybeProxied ? ' If the log says "Through the proxy", that may be the cause, too.' : proxy;
  return `Check ${address} and the network of this machine, then ${terms.runAgain}.${through}`;
}

function notHttp1(address: string): string {
  return `What answers there does not speak HTTP/1.1: check ${address}, or have HTTP/1.1 turned on there.`;
}

/** `ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION` has the name of an alert; the version before it depends on that of OpenSSL. */
function rowFor(code: string): Rows[number] | undefined {
  const name = /^ERR_SSL_(?:(?:SSLV3|SSL_TLS|TLSV1|TLSV13)_(?:ALERT_)?)?(.+)$/.exec(code)?.[1];
  return name === undefined
    ? CERTIFICATES.find(([codes]) => codes.test(code))
    : TLS.find(([names]) => names.test(name));
}

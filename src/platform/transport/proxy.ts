import { BlockList, isIP } from 'node:net';
import { getProxyForUrl } from 'proxy-from-env';
import { ExchangeError } from './exchange-error.ts';
import { isLoopback } from '../../shared/secure-url.ts';

/** Variables that can name a proxy; one without a scheme means plain HTTP, as it does for curl. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];

/**
 * The proxy that the environment names for a URL. This machine is never reached through one.
 * @throws {ExchangeError} `untrusted`, `PROXY_URL`, when the variable holds no usable http or https URL
 */
export function proxyFor(url: URL): URL | undefined {
  if (isLoopback(url.hostname) || namesHost(exceptions(), url)) return undefined;
  const text = getProxyForUrl(url);
  if (text === '') return undefined;
  const isWritten = VARIABLES.some((name) => process.env[name] === text);
  const address = isWritten ? text : text.replace(/^[a-z]+:\/\//, 'http://');
  const proxy = URL.canParse(address) ? new URL(address) : undefined;
  if (proxy === undefined || !/^https?:$/.test(proxy.protocol) || !canDecode(proxy) || !isOfProxy(proxy))
    throw new ExchangeError('untrusted', 'PROXY_URL', { phase: 'connect', sent: false });
  return proxy;
}

/** The variable that names the proxy for https. */
export function proxyVariable(): string {
  const names = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
  return names.find((name) => (process.env[name] ?? '') !== '') ?? 'HTTPS_PROXY';
}

/** Whether a proxy is named for plain http alone: other programs use it for https, too. Not with `NO_PROXY=*`. */
export function isForHttpAlone(): boolean {
  const { http_proxy: lower, HTTP_PROXY: upper } = process.env;
  const isOff = exceptions()
    .split(/[\s,]+/)
    .includes('*');
  return !isOff && (lower || upper || '') !== '' && (process.env[proxyVariable()] ?? '') === '';
}

function exceptions(): string {
  return process.env['no_proxy'] || process.env['NO_PROXY'] || '';
}

/** Origin of the proxy for a URL, without its credentials; undefined where there is none, or none that can be used. */
export function proxyOriginFor(url: URL): string | undefined {
  try {
    return proxyFor(url)?.origin;
  } catch {
    return undefined;
  }
}

/**
 * Whether a URL can be that of a proxy, and not of its configuration. After a "/", "#", "?" or "\\" in the password that
 * is not encoded, what is before it would pass for the host.
 */
function isOfProxy({ pathname, search, hash }: URL): boolean {
  return !`${pathname}${search}${hash}`.includes('@') && !/\.(?:pac|dat)$/i.test(pathname);
}

function canDecode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether `NO_PROXY` names a host in a form that `proxy-from-env` does not know, as curl reads it (CURLOPT_NOPROXY): a name
 * includes the names below it; addresses, IPv6 with or without brackets among them, may be networks
 * (`10.0.0.0/8`); a dot at the end means nothing. A port after an entry must be that of the URL.
 * @param list the variable as it is: entries divided by commas or white space
 */
function namesHost(list: string, url: URL): boolean {
  const host = plain(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list.split(/[\s,]+/).some((entry) => {
    const ofEntry = /^(?:\[.*\]|[^:]*):(\d+)$/.exec(entry)?.[1];
    if (ofEntry === undefined) return matches(plain(entry), host);
    return ofEntry === port && matches(plain(entry.slice(0, -ofEntry.length - 1)), host);
  });
}

function matches(entry: string, host: string): boolean {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address);
  if (family === 0) {
    const name = entry.replace(/^\*?\./, '');
    return name !== '' && (host.endsWith(`.${name}`) || host === entry);
  }
  if (isIP(host) === 0) return false;
  const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
  if (!/^\d{1,3}$/.test(prefix ?? '0') || bits > (family === 6 ? 128 : 32)) return false;
  const networks = new BlockList();
  networks.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  return networks.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Lower case, without brackets and without a dot at the end. */
function plain(host: string): string {
  return host.toLowerCase().replaceAll(/[[\]]/g, '').replace(/\.$/, '');
}

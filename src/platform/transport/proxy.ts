import { getProxyForUrl } from 'proxy-from-env';
import { namesHost } from './no-proxy.ts';
import { isLoopback } from '../../shared/secure-url.ts';

/** Variables that can name a proxy; one without a scheme means plain HTTP, as it does for curl. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];

/**
 * The proxy that the environment names for a URL. This machine is never reached through one, so of plain http, which the
 * platform may have on this machine only, no more than the API of a CI host meets a proxy.
 * @throws {RangeError} when the variable holds no usable http or https URL; the message never repeats it
 */
export function proxyFor(url: URL): URL | undefined {
  const exceptions = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
  if (isLoopback(url.hostname) || namesHost(exceptions, url)) return undefined;
  const text = getProxyForUrl(url);
  if (text === '') return undefined;
  const isWritten = VARIABLES.some((name) => process.env[name] === text);
  const address = isWritten ? text : text.replace(/^[a-z]+:\/\//, 'http://');
  const proxy = URL.canParse(address) ? new URL(address) : undefined;
  if (proxy === undefined || !/^https?:$/.test(proxy.protocol) || !canDecode(proxy)) {
    throw new RangeError('must be an http or https URL, with special characters in user and password encoded');
  }
  return proxy;
}

/** Origin of the proxy for a URL, without its credentials; undefined where there is none, or none that can be used. */
export function proxyOriginFor(url: URL): string | undefined {
  try {
    return proxyFor(url)?.origin;
  } catch {
    return undefined;
  }
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

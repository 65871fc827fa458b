import { isLoopback } from '../../shared/secure-url.ts';

/** Domains of an environment that are looked at. */
const MAX_DOMAINS = 1000;
/** Longest of them that is looked at, in characters: a DNS name has 253, and each may be percent-encoded. */
const MAX_DOMAIN_LENGTH = 1024;

/**
 * Where the site of an environment is: the first of its domains that is a DNS name. A platform on this machine may also
 * name a site on it (`http://127.0.0.1:8080`); any other host has no say about this machine. One that holds a secret, as
 * it is written or as a URL normalizes it, counts as not there.
 * @param domains of its record
 * @param apiRoot of the platform that shows it
 */
export function siteOf(domains: unknown, apiRoot: URL, holdsSecret: (text: string) => boolean): URL | undefined {
  const isLocal = isLoopback(apiRoot.hostname);
  for (const domain of Array.isArray(domains) ? (domains as unknown[]).slice(0, MAX_DOMAINS) : []) {
    const text = textOfDomain(domain) ?? '';
    const isText = text !== '' && text.length <= MAX_DOMAIN_LENGTH;
    const url = isText ? ((isLocal ? localSite(text) : undefined) ?? publicSite(text)) : undefined;
    if (url !== undefined && !holdsSecret(text) && !holdsSecret(url.host)) return url;
  }
  return undefined;
}

/** Domains are strings in the public reference, objects with `name` or `hostname` elsewhere; all are read. */
export function textOfDomain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { name, hostname } = (value ?? {}) as { name?: unknown; hostname?: unknown };
  const domain = name ?? hostname;
  return typeof domain === 'string' ? domain : undefined;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least one dot, and a last label that begins with a letter: no address in numbers. */
const DNS_NAME = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/** Of a DNS name with a dot, in ASCII; undefined for anything else: an IP address, a port, a path, `*.example.com`. */
function publicSite(text: string): URL | undefined {
  const href = `https://${text}`;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isNameOnly = url?.href === `https://${url?.hostname}/`;
  return isNameOnly && url.hostname.length <= 253 && DNS_NAME.test(url.hostname) ? url : undefined;
}

/** Of `http://`, a loopback host and perhaps a port; undefined for anything else. */
function localSite(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOriginOnly = url !== undefined && url.href === `http://${url.host}/`;
  return isOriginOnly && isLoopback(url.hostname) ? url : undefined;
}

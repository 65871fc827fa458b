import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import { isLoopback } from '../../shared/secure-url.ts';

/** Where the site is. */
export interface SiteAddress {
  /** Without a query or a fragment; paths are appended to its own. */
  readonly url: URL;
  /** Whether it came from the platform, and not from the workflow. */
  readonly isFromPlatform: boolean;
}

/**
 * The address that the workflow names, else the first domain of the environment that is a DNS name. A platform on this
 * machine may also name a site on it (`http://127.0.0.1:8080`); any other host has no say about this machine.
 * @param apiRoot of the platform that names the domains
 */
export function siteAddress(
  environmentUrl: URL | undefined,
  environment: Pick<EnvironmentRecord, 'domains'> | undefined,
  apiRoot: URL | undefined,
): SiteAddress | undefined {
  if (environmentUrl !== undefined) return { url: environmentUrl, isFromPlatform: false };
  const isLocal = apiRoot !== undefined && isLoopback(apiRoot.hostname);
  const urls = environment?.domains.map((domain) => (isLocal ? localSite(domain) : undefined) ?? publicSite(domain));
  const url = urls?.find((each) => each !== undefined);
  return url === undefined ? undefined : { url, isFromPlatform: true };
}

/** An address as text, without a slash at its end. */
export function siteText({ url }: SiteAddress): string {
  return url.href.replace(/\/+$/, '');
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

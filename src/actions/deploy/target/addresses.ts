import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { parseSecureUrl } from '../../../platform/transport/secure-url.ts';
import type { DeployInputs } from '../inputs/read.ts';

/** Where the site is. */
export interface SiteAddress {
  /** Without a query or a fragment; paths are appended to its own. */
  readonly url: URL;
  /** Whether it came from the platform, and not from the workflow. */
  readonly isFromPlatform: boolean;
}

/**
 * `environment-url`: https, or http on loopback.
 * @throws {RangeError}
 */
export function parseSiteUrl(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
  return url;
}

/** The address that the workflow names, else the first domain of the environment that is a DNS name. */
export function siteAddress(
  inputs: Partial<Pick<DeployInputs, 'environmentUrl'>> | undefined,
  environment: Pick<EnvironmentRecord, 'domains'> | undefined,
): SiteAddress | undefined {
  if (inputs?.environmentUrl !== undefined) return { url: inputs.environmentUrl, isFromPlatform: false };
  const domain = environment?.domains.map(dnsName).find((name) => name !== undefined);
  return domain === undefined ? undefined : { url: new URL(`https://${domain}`), isFromPlatform: true };
}

/** An address as text, without a slash at its end. */
export function siteText({ url }: SiteAddress): string {
  return url.href.replace(/\/+$/, '');
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least one dot, and a last label that begins with a letter: no address in numbers. */
const DNS_NAME = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/** A DNS name with a dot, in ASCII; undefined for anything else: an IP address, a port, a path, `*.example.com`. */
function dnsName(text: string): string | undefined {
  const href = `https://${text}`;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isNameOnly = url?.href === `https://${url?.hostname}/`;
  return url !== undefined && isNameOnly && url.hostname.length <= 253 && DNS_NAME.test(url.hostname)
    ? url.hostname
    : undefined;
}

import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { RequestedTarget } from '../inputs/inputs.ts';

/** Where the site is. */
export interface SiteAddress {
  /** Without a query or a fragment; paths are appended to its own. */
  readonly url: URL;
  /** Whether it came from the platform, and not from the workflow. */
  readonly isFromPlatform: boolean;
}

/** The address that the workflow names, else the first domain of the environment that is a DNS name. */
export function siteAddress(
  environmentUrl: URL | undefined,
  environment: Pick<EnvironmentRecord, 'domains'> | undefined,
): SiteAddress | undefined {
  if (environmentUrl !== undefined) return { url: environmentUrl, isFromPlatform: false };
  const domain = environment?.domains.map(dnsName).find((name) => name !== undefined);
  return domain === undefined ? undefined : { url: new URL(`https://${domain}`), isFromPlatform: true };
}

/** An address as text, without a slash at its end. */
export function siteText({ url }: SiteAddress): string {
  return url.href.replace(/\/+$/, '');
}

/** Where a deploy goes, for people: the environment by its ID where that is known, else as the inputs name it. */
export function shownAddress(
  target: Pick<RequestedTarget, 'address'> | undefined,
  found: Pick<EnvironmentRecord, 'id'> | undefined,
): EnvironmentAddress | undefined {
  if (target === undefined) return undefined;
  const { account, app, environment } = target.address;
  const id = environment.kind === 'id' ? environment.id : (found?.id ?? environment.name);
  return { account, app, environment: id };
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

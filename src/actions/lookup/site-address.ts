import type { EnvironmentRecord } from '../../platform/api/environments.ts';

export interface SiteAddress {
  /** Without a query or a fragment; paths are appended to its own. */
  readonly url: URL;
  /** Whether it came from the platform, and not from the workflow. */
  readonly isFromPlatform: boolean;
}

/** The address that the workflow names, else the one that the platform does. */
export function siteAddress(
  environmentUrl: URL | undefined,
  environment: Pick<EnvironmentRecord, 'site'> | undefined,
): SiteAddress | undefined {
  if (environmentUrl !== undefined) return { url: environmentUrl, isFromPlatform: false };
  const url = environment?.site;
  return url && { url, isFromPlatform: true };
}

/** An address as text, without a slash at its end. */
export function siteText({ url }: Pick<SiteAddress, 'url'>): string {
  return url.href.replace(/\/+$/, '');
}

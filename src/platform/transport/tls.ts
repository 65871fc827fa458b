import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

/**
 * For every TLS connection that this project opens, to hosts and to proxies: the certificate is checked. Node's own
 * default is the variable NODE_TLS_REJECT_UNAUTHORIZED. Authorities of NODE_EXTRA_CA_CERTS are trusted by node itself.
 */
export const TLS_OPTIONS = { rejectUnauthorized: true } as const;

/**
 * The same for TLS to one host. A tunnel comes without its address, and node would then look for "localhost" in the
 * certificate of a host that is named by its address alone.
 */
export async function tlsOptionsFor({ hostname }: URL): Promise<ConnectionOptions> {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return TLS_OPTIONS;
  const { checkServerIdentity } = await import('node:tls');
  return { ...TLS_OPTIONS, checkServerIdentity: (_, certificate) => checkServerIdentity(address, certificate) };
}

/**
 * A warning for a runner that wants no certificate checked; undefined where there is nothing to warn of. Credentials are
 * sent here, so every connection asks for the check itself, and node's variable changes nothing.
 */
export function tlsVariableWarning(variables: Readonly<Record<string, string | undefined>>): string | undefined {
  if (variables['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return undefined;
  return 'NODE_TLS_REJECT_UNAUTHORIZED=0 has no effect here: certificates are checked. For a certificate authority of your own set NODE_EXTRA_CA_CERTS.';
}

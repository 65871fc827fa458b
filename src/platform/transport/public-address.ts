import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** One address of a host name, as node's own lookup returns it. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Every address of a host name. @throws an error with a `code`, such as `ENOTFOUND` */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** As the system resolves names: hosts file, then DNS. */
export const systemResolve: Resolve = async (hostname) => await lookup(hostname, { all: true });

/**
 * Whether an address is one of the public internet: not of this machine, of a private or link-local network (RFC 1918,
 * 4193, 3927, 6598), of a tunnel that holds another address, or reserved. An IPv4 address within an IPv6 one counts as
 * what it is.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

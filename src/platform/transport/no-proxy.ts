import { BlockList, isIP } from 'node:net';

/**
 * Whether `NO_PROXY` names a host in a form that `proxy-from-env` does not know, as curl reads it (CURLOPT_NOPROXY): a name
 * includes the names below it; addresses, IPv6 with or without brackets among them, may be networks
 * (`10.0.0.0/8`); a dot at the end means nothing. A port after an entry must be that of the URL.
 * @param list the variable as it is: entries divided by commas or white space
 */
export function namesHost(list: string, url: URL): boolean {
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

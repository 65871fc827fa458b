/** How this machine reaches the network: behind a proxy, `npm ci` fails without them. */
export const NETWORK_VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
] as const;

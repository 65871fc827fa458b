/** Names of the endpoints, as faults, counters and the documentation use them. */
export const ENDPOINTS = [
  'create-app',
  'create-environment',
  'upload',
  'webhook',
  'installs',
  'install',
  // Not in the specification: off with `strict`.
  'apps',
  'app',
  'environments',
  'environment',
  'builds',
  'build',
  'cancel-build',
  'clear-cache',
  'status',
  'purge-cache',
  'install-domains',
] as const;

export type EndpointName = (typeof ENDPOINTS)[number];

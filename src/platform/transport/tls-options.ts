/**
 * For every TLS connection that this project opens, to hosts and to proxies: the certificate is checked. Node's own
 * default is the variable NODE_TLS_REJECT_UNAUTHORIZED. Authorities of NODE_EXTRA_CA_CERTS are trusted by node itself.
 */
export const TLS_OPTIONS = { rejectUnauthorized: true } as const;

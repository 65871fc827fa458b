/**
 * A warning for a runner that wants no certificate checked; undefined where there is nothing to warn of. Credentials are
 * sent here, so every connection asks for the check itself, and node's variable changes nothing.
 */
export function tlsVariableWarning(variables: Readonly<Record<string, string | undefined>>): string | undefined {
  if (variables['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return undefined;
  return 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set, and is not honoured: certificates are checked. For a certificate authority of your own set NODE_EXTRA_CA_CERTS.';
}

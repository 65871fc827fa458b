import type { HostTerms } from '../../../runner/runner.ts';
import { OPEN_FILES } from '../../../shared/limits.ts';

/** What to do about a platform that was not reached, by the error code of the connection. */
export function networkAdvice(reason: string, urlInput: string, messages: HostTerms): string {
  if (reason === 'PROXY_407') {
    return 'The proxy requires a user name and password: put them into HTTPS_PROXY, with special characters encoded.';
  }
  if (reason === 'PROXY_URL') {
    return 'HTTPS_PROXY must be an http or https URL, with special characters in user and password encoded.';
  }
  if (reason.startsWith('PROXY_'))
    return 'The proxy in HTTPS_PROXY refused the connection: ask whoever runs it, or set NO_PROXY.';
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') {
    return `The host name could not be resolved: check "${urlInput}", and the DNS of this machine.`;
  }
  if (reason === 'EMFILE' || reason === 'ENFILE') return OPEN_FILES.remedy;
  if (reason === 'ECONNREFUSED') return `Nothing is listening there: check "${urlInput}".`;
  if (/^(?:EPROTO|ERR_SSL_)/.test(reason)) return `The host does not speak TLS on that port: check "${urlInput}".`;
  if (/CERT|SIGNED|UNABLE_TO|ERR_TLS/.test(reason)) {
    return `The certificate is not trusted. For a certificate authority of your own set NODE_EXTRA_CA_CERTS ${messages.whereToSetVariables}; there is no switch that turns the check off.`;
  }
  return `Check "${urlInput}" and the network of this machine, then ${messages.runAgain}.`;
}

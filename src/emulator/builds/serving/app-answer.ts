import type { IncomingMessage } from 'node:http';
import { maxHeaderSize } from 'node:http';

/** Not in a reason phrase (RFC 9112, section 4), and refused by Node when it is passed on. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/** Why what an app answered cannot be passed on, as a sentence; undefined where it can. */
export function flawOf({
  statusCode = 0,
  statusMessage = '',
  httpVersion,
  headers,
}: IncomingMessage): string | undefined {
  if (statusCode === 101) return SWITCHED;
  // 1xx is no answer, and above 999 Node itself refuses.
  if (statusCode < 200) return `The app answered with status ${String(statusCode).padStart(3, '0')}.`;
  if (CONTROL.test(statusMessage)) return 'The app answered with a control character in the reason after its status.';
  if (!httpVersion.startsWith('1.')) return `The app answered in HTTP/${httpVersion} where HTTP/1.1 was spoken.`;
  const coding = headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined;
  return 'The app answered with a Transfer-Encoding other than "chunked".';
}

export const SWITCHED = 'The app answered with status 101 (Switching Protocols) to a request that did not ask for it.';

/** To a request that did. */
export const NOT_SWITCHED = 'The app answered with status 101 (Switching Protocols) without the header Upgrade.';

/** What went wrong between the platform and an app, as a sentence. */
export function causeOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'The app does not answer.';
  if (code === 'HPE_HEADER_OVERFLOW') return `The app answered with headers of more than ${maxHeaderSize} bytes.`;
  if (code.startsWith('HPE_')) return `The app answered with what is not HTTP (${message}).`;
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'The app closed the connection before it had answered.';
  return `The app does not answer (${code || message}).`;
}

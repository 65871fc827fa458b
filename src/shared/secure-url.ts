/**
 * A URL that secrets may be sent to: https anywhere, http only on loopback, no user:password@ in it.
 * @throws {RangeError} whose message never repeats the URL.
 */
export function parseSecureUrl(text: string): URL {
  if (/^["'`]|["'`]$/.test(text)) throw new RangeError('must not have quotes around it');
  // The parser of URLs drops a line break, and encodes a blank.
  if (/\s/.test(text)) throw new RangeError('must be one URL alone, without blanks or line breaks in it');
  if (!URL.canParse(text)) throw new RangeError('must be an absolute URL that starts with https://');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new RangeError('must not contain a user name or password');
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!secure) throw new RangeError('must start with https:// (http:// only for this machine)');
  return url;
}

/** Whether a URL's host name is this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

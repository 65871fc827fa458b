/**
 * Whether a JSON Web Token still opens a door: its `exp` (RFC 7519 section 4.1.4) lies ahead. One without `exp` is left
 * alone, as most of those are examples.
 * @param now in milliseconds since 1970
 */
export function isUnexpired(token: string, now: number): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return false;
    return typeof claims.exp === 'number' && claims.exp * 1000 > now;
  } catch {
    return false;
  }
}

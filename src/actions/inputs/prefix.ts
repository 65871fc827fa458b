/** Characters of the `prefix` of previews. */
export const MAX_PREFIX_LENGTH = 90;

/**
 * `prefix`. One that ends in a digit would also be the beginning of another prefix and its number: `site-1` and `7` make
 * the same name as `site-` and `17`.
 * @throws {RangeError}
 */
export function parsePrefix(text: string): string {
  if (/[\u0000-\u001f\u007f]/.test(text) || text.length < 3 || text.length > MAX_PREFIX_LENGTH)
    throw new RangeError(`must be one line of 3 to ${MAX_PREFIX_LENGTH} characters`);
  if (text.includes('*')) throw new RangeError('must be what the names begin with, and no pattern: leave out the "*"');
  if (/\d$/.test(text)) throw new RangeError('must not end in a digit: the number of the pull request follows it');
  return text;
}

/** A size in bytes: `200MB` (10^6), `200MiB` (2^20), or plain bytes. @throws {RangeError} */
export function parseSize(text: string): number {
  const match = /^(\d{1,15}(?:\.\d{1,3})?)\s*(?:([kmgt])(i?)b|b)?$/i.exec(text);
  const power = ['k', 'm', 'g', 't'].indexOf((match?.[2] ?? '').toLowerCase()) + 1;
  const bytes = match === null ? Number.NaN : Math.floor(Number(match[1]) * (match[3] ? 1024 : 1000) ** power);
  if (bytes >= 1 && Number.isSafeInteger(bytes)) return bytes;
  throw new RangeError('must be a size such as 200MB (10^6 bytes each), 200MiB (2^20) or a number of bytes');
}

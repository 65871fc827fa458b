/**
 * Text from outside as all of it is read, whether a file, stdin or the body of an answer: UTF-8, without the byte order
 * marks that editors of Windows and some servers put before it. Each would become part of the first word.
 */
export function decodeText(bytes: Buffer): string {
  return withoutMark(bytes.toString('utf8'));
}

/** The same of what is text already. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff+/, '');
}

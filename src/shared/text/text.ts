/**
 * Text from outside as all of it is read, whether a file, stdin or the body of an answer: without the byte order marks
 * that editors of Windows and some servers put before it. Each would become part of the first word.
 * @param charset that of the answer; where it names none that is known, the text is read as UTF-8
 */
export function decodeText(bytes: Buffer, charset?: string): string {
  try {
    return withoutMark(new TextDecoder(charset).decode(bytes));
  } catch {
    return withoutMark(bytes.toString('utf8'));
  }
}

/** The same of what is text already. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff+/, '');
}

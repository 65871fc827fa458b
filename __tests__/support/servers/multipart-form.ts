/** One part of a `multipart/form-data` body. */
export interface FormPart {
  readonly headers: readonly string[];
  readonly content: Buffer;
}

/**
 * Takes a form apart by hand (RFC 2046 section 5.1.1), strictly: what our own code made is not read by a library that
 * forgives.
 * @throws {Error} where the body is not exactly delimiters and parts
 */
export function parseForm(contentType: string, body: Buffer): FormPart[] {
  const boundary = /^multipart\/form-data; boundary=([^;\s"]{1,70})$/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error(`no boundary in ${contentType}`);
  const parts: FormPart[] = [];
  let position = 0;
  const expectText = (text: string): void => {
    const found = body.subarray(position, position + text.length).toString('latin1');
    if (found !== text)
      throw new Error(`expected ${JSON.stringify(text)} at ${position}, found ${JSON.stringify(found)}`);
    position += text.length;
  };
  expectText(`--${boundary}`);
  for (;;) {
    if (body.subarray(position, position + 2).toString('latin1') === '--') break;
    expectText('\r\n');
    const head = body.indexOf('\r\n\r\n', position);
    const end = body.indexOf(`\r\n--${boundary}`, head);
    if (head < 0 || end < 0) throw new Error('a part does not end');
    parts.push({
      headers: body.subarray(position, head).toString('utf8').split('\r\n'),
      content: body.subarray(head + 4, end),
    });
    position = end;
    expectText(`\r\n--${boundary}`);
  }
  expectText('--\r\n');
  if (position !== body.length) throw new Error(`${body.length - position} bytes after the end`);
  return parts;
}

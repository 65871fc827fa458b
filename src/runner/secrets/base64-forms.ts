/** Shortest text that is looked for inside of longer base64, in characters: a shorter one turns up by chance. */
const MIN_INSIDE_LENGTH = 8;

/**
 * Every text by which bytes can be found in base64 (RFC 4648, both alphabets): alone, with padding and without, and
 * inside of more bytes. There they can begin at three places, as three bytes are four characters, and the characters
 * that they share with their neighbours are left out.
 */
export function base64Forms(bytes: Buffer): string[] {
  const alone = bytes.toString('base64');
  const inside = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
  });
  const forms = [alone, alone.replace(/=+$/, ''), ...inside.filter((form) => form.length >= MIN_INSIDE_LENGTH)];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

/** A glob for names of one word: `*` is any number of characters, `?` is one. @throws {RangeError} */
export function parseGlob(text: string): (name: string) => boolean {
  if (!/^[\w.*?-]{1,64}$/.test(text))
    throw new RangeError('must be a name, with "*" for any characters and "?" for one');
  return globOf(text);
}

/** As `parseGlob`, for any text. Upper and lower case differ. @throws {RangeError} */
export function parseTextGlob(text: string): (name: string) => boolean {
  if (text.length > 128 || /\p{Cc}/u.test(text))
    throw new RangeError('must be at most 128 characters on one line, with "*" for any characters and "?" for one');
  return globOf(text);
}

/** Each part between two `*` is sought once, behind the one before: a lookahead does not go back, so no name takes long. */
function globOf(text: string): (name: string) => boolean {
  const [first = '', ...others] = text
    .split(/\*+/)
    .map((part) => part.replaceAll(/[\\^$.|+()[\]{}/]/g, String.raw`\$&`).replaceAll('?', '.'));
  const last = others.pop();
  const middle = others.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join('');
  const pattern = new RegExp(`^${first}${middle}${last === undefined ? '' : `.*${last}`}$`, 'su');
  return (name) => pattern.test(name);
}

/** A glob for names of one word: `*` is any number of characters, `?` is one. @throws {RangeError} */
export function parseGlob(text: string): (name: string) => boolean {
  if (!/^[\w.*?-]{1,64}$/.test(text)) {
    throw new RangeError('must be a name, with "*" for any characters and "?" for one');
  }
  return globOf(text);
}

/** As `parseGlob`, for any text. Upper and lower case differ. @throws {RangeError} */
export function parseTextGlob(text: string): (name: string) => boolean {
  if (text.length > 128 || /\p{Cc}/u.test(text)) {
    throw new RangeError('must be at most 128 characters on one line, with "*" for any characters and "?" for one');
  }
  return globOf(text);
}

function globOf(text: string): (name: string) => boolean {
  const glob = Array.from(text);
  return (name) => matches(glob, Array.from(name));
}

/** Goes back only to the last `*`, so that no name takes longer than pattern times name. */
function matches(glob: readonly string[], name: readonly string[]): boolean {
  let [inGlob, inName, star, mark] = [0, 0, -1, 0];
  while (inName < name.length) {
    const sign = glob[inGlob];
    if (sign === '*') {
      star = inGlob;
      mark = inName;
      inGlob += 1;
    } else if (sign === '?' || sign === name[inName]) {
      inGlob += 1;
      inName += 1;
    } else if (star >= 0) {
      inGlob = star + 1;
      mark += 1;
      inName = mark;
    } else {
      return false;
    }
  }
  return glob.slice(inGlob).every((sign) => sign === '*');
}

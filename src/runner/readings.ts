/** One way to read what stands at a place of a text. */
export interface Reading {
  /** The character that it means (one or two UTF-16 code units); undefined: some mark, of a named reference. */
  readonly text: string | undefined;
  /** Where the text goes on after it. */
  readonly end: number;
}

/** More than any encoder of an encoder's output needs; it keeps a long row of escapes from costing too much. */
const MAX_READINGS = 16;

/** Named references that can begin, or be part of, another escape: HTML of HTML, or of a URL. */
const SYNTAX: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', num: '#', percnt: '%', bsol: '\\', semi: ';', plus: '+' }),
);

/** What the short escapes of JSON and JavaScript mean. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }),
);

/**
 * Every way in which a text can be read where URLs (RFC 3986, and forms), HTML or JSON may have escaped it, escapes of
 * escapes included: `&amp;quot;` can mean itself, `&quot;` and `"`.
 * @returns by place, those where an escape begins; any other character can only mean itself
 */
export function readingsOf(text: string): Map<number, readonly Reading[]> {
  const places = new Map<number, readonly Reading[]>();
  const at = (place: number): readonly Reading[] => places.get(place) ?? [{ text: text[place], end: place + 1 }];
  // From the end, so that the readings of what follows an escape are known.
  for (const { index } of Array.from(text.matchAll(/[%&\\+]/g)).toReversed()) {
    const readings: Reading[] = [{ text: text[index], end: index + 1 }];
    // The list grows while it is read: what an escape means can begin the next one.
    for (const { text: intro, end } of readings) {
      for (const reading of escapesAfter(intro, text, end, at)) {
        const isKnown = readings.some((known) => known.end === reading.end && known.text === reading.text);
        if (!isKnown && readings.length < MAX_READINGS) readings.push(reading);
      }
    }
    places.set(index, readings);
  }
  return places;
}

type ReadingsAt = (place: number) => readonly Reading[];

/** What can follow a character that begins an escape, up to the end of that escape. */
function escapesAfter(intro: string | undefined, text: string, start: number, at: ReadingsAt): Reading[] {
  switch (intro) {
    case '%':
      return [...percentEncoded(text, start, at), ...unicodeEscapes(text, start)];
    case '&':
      return characterReferences(text, start, at);
    case '\\':
      return [...unicodeEscapes(text, start), ...backslashEscapes(text, start, at)];
    case '+':
      // A space in a form.
      return [{ text: ' ', end: start }];
    default:
      return [];
  }
}

/** After `%`: a byte, or the bytes of a character in UTF-8. */
function percentEncoded(text: string, start: number, at: ReadingsAt): Reading[] {
  const first = matchAt(/[0-9A-Fa-f]{2}/y, text, start);
  if (first === undefined) return [];
  const bytes = [Number.parseInt(first, 16)];
  let end = start + 2;
  // As `escape()` and programs of Latin-1 write it.
  const found = [{ text: String.fromCharCode(bytes[0] ?? 0), end }];
  const length = [0xf0, 0xe0, 0xc0].findIndex((lead) => (bytes[0] ?? 0) >= lead);
  for (let missing = length < 0 ? 0 : 3 - length; missing > 0; missing -= 1) {
    const next = at(end).find(
      (reading) => reading.text === '%' && /^[89A-Fa-f][0-9A-Fa-f]$/.test(text.slice(reading.end, reading.end + 2)),
    );
    if (next === undefined) return found;
    bytes.push(Number.parseInt(text.slice(next.end, next.end + 2), 16));
    end = next.end + 2;
  }
  return bytes.length === 1 ? found : [...found, { text: Buffer.from(bytes).toString('utf8'), end }];
}

/** After `&`: a numeric reference, whose semicolon HTML lets a writer leave out, or a named one. */
function characterReferences(text: string, start: number, at: ReadingsAt): Reading[] {
  const semicolon = (place: number): number | undefined => at(place).find((reading) => reading.text === ';')?.end;
  const name = matchAt(/[A-Za-z][A-Za-z0-9]{1,31}/y, text, start);
  if (name !== undefined) {
    const end = semicolon(start + name.length);
    return end === undefined ? [] : [{ text: SYNTAX.get(name), end }];
  }
  const hash = at(start).find((reading) => reading.text === '#');
  const number = hash === undefined ? undefined : matchAt(/\d+|[xX][0-9A-Fa-f]+/y, text, hash.end);
  if (hash === undefined || number === undefined) return [];
  const code = Number(number.toLowerCase().startsWith('x') ? `0${number}` : number);
  if (code > 0x10_ffff) return [];
  const end = hash.end + number.length;
  return [{ text: String.fromCodePoint(code), end: semicolon(end) ?? end }];
}

/** After `\` or `%`: `u0026`, `u{26}`, `x26`. */
function unicodeEscapes(text: string, start: number): Reading[] {
  const escape = matchAt(/u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}/y, text, start);
  if (escape === undefined) return [];
  const code = Number.parseInt(escape.replace(/[ux{}]/g, ''), 16);
  return code > 0x10_ffff ? [] : [{ text: String.fromCodePoint(code), end: start + escape.length }];
}

/** After `\`: a letter that stands for a control character, or any mark, however that is written. */
function backslashEscapes(text: string, start: number, at: ReadingsAt): Reading[] {
  const control = SHORT.get(text[start] ?? '');
  const marks = at(start).filter((reading) => reading.text === undefined || !/[A-Za-z0-9]/.test(reading.text));
  return control === undefined ? marks : [{ text: control, end: start + 1 }, ...marks];
}

function matchAt(pattern: RegExp, text: string, place: number): string | undefined {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0];
}

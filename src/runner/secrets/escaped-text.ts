/** Longest text of a reading, in UTF-16 code units: four bytes that are not UTF-8 become four times U+FFFD. */
export const MAX_READING_LENGTH = 4;

/** One way to read what is at a place of a text. */
export interface Reading {
  /** What it means, mostly one character; undefined: some mark, which a named reference stands for. */
  readonly text: string | undefined;
  /** Where the text continues after it. */
  readonly end: number;
}

/** More than any encoder of an encoder's output needs; it keeps a long row of escapes from costing too much. */
const MAX_READINGS = 16;

const BEGINS_ESCAPE: ReadonlySet<string | undefined> = new Set('%&\\+=');

/** How a byte is written, by the mark before it: in URLs, in quoted-printable, in C and by git. */
const BYTE_MARKS = {
  '%': { digits: /[0-9A-Fa-f]{2}/y, base: 16 },
  '=': { digits: /[0-9A-Fa-f]{2}/y, base: 16 },
  '\\': { digits: /[0-3][0-7]{2}/y, base: 8 },
} as const;
type ByteMark = keyof typeof BYTE_MARKS;

interface EscapedByte {
  readonly byte: number;
  readonly end: number;
}

const ALPHANUMERIC = /[A-Za-z0-9]/;

/** Named references that can begin, or be part of, another escape: HTML of HTML, or of a URL. */
const SYNTAX: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', num: '#', percnt: '%', bsol: '\\', semi: ';', plus: '+' }),
);

/** What the short escapes of JSON and JavaScript mean. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }),
);

/**
 * A text, and every way in which it can be read where URLs (RFC 3986, and forms), HTML, JSON, C or mail (RFC 2045) may have
 * escaped it, escapes of escapes included: `&amp;quot;` can mean itself, `&quot;` and `"`.
 */
export class EscapedText {
  /** By place, where an escape begins that means something else; any other character can only mean itself. */
  readonly escapes: ReadonlyMap<number, readonly Reading[]>;
  /** By what an escape can mean: where those begin. A text of nothing but escapes is searched for many secrets. */
  readonly #placesByText = new Map<string | undefined, number[]>();

  constructor(readonly text: string) {
    const escapes = new Map<number, readonly Reading[]>();
    this.escapes = escapes;
    // From the end, so that the readings of what follows an escape are known.
    for (let index = text.length - 1; index >= 0; index -= 1) {
      if (!BEGINS_ESCAPE.has(text[index])) continue;
      const readings = this.readingsOfEscape(index);
      if (readings.length === 1) continue;
      escapes.set(index, readings);
      for (const { text: meant } of readings) this.#addPlace(meant, index);
    }
  }

  /** Where escapes begin that can mean this text; undefined: some mark. */
  escapesOf(text: string | undefined): readonly number[] {
    return this.#placesByText.get(text) ?? [];
  }

  /** What the text can mean at a place; nothing at its end. */
  readingsAt(place: number): readonly Reading[] {
    if (place >= this.text.length) return [];
    return this.escapes.get(place) ?? [{ text: this.text[place], end: place + 1 }];
  }

  #addPlace(text: string | undefined, place: number): void {
    const places = this.#placesByText.get(text);
    if (places === undefined) this.#placesByText.set(text, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }

  private readingsOfEscape(index: number): readonly Reading[] {
    const readings: Reading[] = [{ text: this.text[index], end: index + 1 }];
    // The list grows while it is read: what an escape means can begin the next one.
    for (const { text: intro, end } of readings) {
      for (const reading of this.escapesAfter(intro, end)) {
        if (readings.length === MAX_READINGS) return readings;
        const isKnown = readings.some((known) => known.end === reading.end && known.text === reading.text);
        if (!isKnown) readings.push(reading);
      }
    }
    return readings;
  }

  /** What can follow a character that begins an escape, up to the end of that escape. */
  private escapesAfter(intro: string | undefined, start: number): Reading[] {
    switch (intro) {
      case '%':
        return [...this.escapedBytes('%', start), ...this.unicodeEscapes(start)];
      case '&':
        return this.characterReferences(start);
      case '\\':
        return [...this.unicodeEscapes(start), ...this.backslashEscapes(start)];
      case '=':
        return this.escapedBytes('=', start);
      case '+':
        // A space in a form.
        return [{ text: ' ', end: start }];
      default:
        return [];
    }
  }

  /** After a mark that bytes have: one of Latin-1, as `escape()` writes it, and those of a character in UTF-8. */
  private escapedBytes(mark: ByteMark, start: number): Reading[] {
    const lead = this.byteAfter(mark, start);
    if (lead === undefined) return [];
    const bytes = [lead.byte];
    const latin1 = { text: String.fromCharCode(lead.byte), end: lead.end };
    const length = utf8Length(lead.byte);
    if (length === 1) return [latin1];
    let { end } = latin1;
    while (bytes.length < length) {
      const next = this.continuationByte(mark, end);
      if (next === undefined) return [latin1];
      bytes.push(next.byte);
      end = next.end;
    }
    return [latin1, { text: Buffer.from(bytes).toString('utf8'), end }];
  }

  private byteAfter(mark: ByteMark, start: number): EscapedByte | undefined {
    const { digits, base } = BYTE_MARKS[mark];
    const found = this.match(digits, start);
    return found === undefined ? undefined : { byte: Number.parseInt(found, base), end: start + found.length };
  }

  /** The next byte of a UTF-8 character; its mark may be escaped itself. */
  private continuationByte(mark: ByteMark, place: number): EscapedByte | undefined {
    for (const { text, end } of this.readingsAt(place)) {
      const next = text === mark ? this.byteAfter(mark, end) : undefined;
      if (next !== undefined && next.byte >= 0x80 && next.byte < 0xc0) return next;
    }
    return undefined;
  }

  /** After `&`: a numeric reference, whose semicolon may be missing in HTML, or a named one. */
  private characterReferences(start: number): Reading[] {
    const name = this.match(/[A-Za-z][A-Za-z0-9]{1,31}/y, start);
    if (name !== undefined) {
      const end = this.endOfMark(';', start + name.length);
      return end === undefined ? [] : [{ text: SYNTAX.get(name), end }];
    }
    const afterHash = this.endOfMark('#', start);
    const number = afterHash === undefined ? undefined : this.match(/\d+|[xX][0-9A-Fa-f]+/y, afterHash);
    if (afterHash === undefined || number === undefined) return [];
    const code = Number(number.toLowerCase().startsWith('x') ? `0${number}` : number);
    const end = afterHash + number.length;
    return characterOf(code, this.endOfMark(';', end) ?? end);
  }

  /** Where a mark ends that can be read at a place. */
  private endOfMark(mark: string, place: number): number | undefined {
    return this.readingsAt(place).find(({ text }) => text === mark)?.end;
  }

  /** After `\` or `%`: `u0026`, `u{26}`, `x26`. */
  private unicodeEscapes(start: number): Reading[] {
    if (this.text[start] !== 'u' && this.text[start] !== 'x') return [];
    const escape = this.match(/u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}/y, start);
    if (escape === undefined) return [];
    return characterOf(Number.parseInt(escape.replace(/[ux{}]/g, ''), 16), start + escape.length);
  }

  /** After `\`: a letter that stands for a control character, three octal digits, or any mark, however that is written. */
  private backslashEscapes(start: number): Reading[] {
    const control = SHORT.get(this.text[start] ?? '');
    const octal = this.escapedBytes('\\', start);
    if (octal.length > 0) return octal;
    const marks = this.readingsAt(start).filter(({ text }) => text === undefined || !ALPHANUMERIC.test(text));
    return control === undefined ? marks : [{ text: control, end: start + 1 }, ...marks];
  }

  private match(pattern: RegExp, place: number): string | undefined {
    pattern.lastIndex = place;
    return pattern.exec(this.text)?.[0];
  }
}

function characterOf(code: number, end: number): Reading[] {
  return code > 0x10_ffff ? [] : [{ text: String.fromCodePoint(code), end }];
}

/** Bytes of the character in UTF-8 that begins with this byte. */
function utf8Length(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}

const hex = (number: number, length = 1): string => number.toString(16).padStart(length, '0');
const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Encodes every character, or those that are no letters or digits of ASCII. */
function each(text: string, encode: (character: string) => string, all = false): string {
  return Array.from(text, (character) => (all || !/[A-Za-z0-9]/.test(character) ? encode(character) : character)).join(
    '',
  );
}

const utf8 = (character: string): string => Array.from(Buffer.from(character), (byte) => `%${hex(byte, 2)}`).join('');
const printable = (character: string): string => utf8(character).toUpperCase().replaceAll('%', '=');
const octal = (character: string): string =>
  Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
const units = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => `\\u${hex(character.charCodeAt(index), 4)}`).join('');
const lower = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
const decimal = (character: string): string => `&#${codeOf(character)};`;
const json = (text: string): string => JSON.stringify(text).slice(1, -1);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const unpadded = (text: string): string => text.replace(/=+$/, '');
const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

const NAMES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '%': 'percnt',
  '+': 'plus',
  '/': 'sol',
  '=': 'equals',
  '?': 'quest',
  '\\': 'bsol',
  ';': 'semi',
  '#': 'num',
  ö: 'ouml',
};
const named = (character: string): string => (NAMES[character] === undefined ? character : `&${NAMES[character]};`);
const html = (text: string): string => text.replace(/[&<>"]/g, named);

/** Every way in which a server could repeat a secret that we hide, by name. */
export const ENCODINGS: Readonly<Record<string, (secret: string, username: string) => string>> = {
  'as it is': (secret) => secret,
  encodeURIComponent: encodeURIComponent,
  'encodeURIComponent, lower case': (secret) => lower(encodeURIComponent(secret)),
  encodeURI: encodeURI,
  'RFC 3986': (secret) => each(secret, (mark) => utf8(mark).toUpperCase()),
  'RFC 3986, lower case': (secret) => each(secret, utf8),
  'RFC 3986, every byte': (secret) => each(secret, utf8, true),
  'RFC 3986, twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'a form': (secret) => new URLSearchParams({ '': secret }).toString().slice(1),
  'a form, lower case': (secret) => lower(new URLSearchParams({ '': secret }).toString().slice(1)),
  'Latin-1 in a URL': (secret) => each(secret, (character) => `%${hex(codeOf(character), 2)}`),
  HTML: html,
  'HTML, quotes too': (secret) => html(secret).replaceAll("'", '&#39;'),
  'HTML, names': (secret) => each(secret, named),
  'HTML, decimal': (secret) => each(secret, decimal),
  'HTML, decimal, every character': (secret) => each(secret, decimal, true),
  'HTML, decimal, without semicolons': (secret) => each(secret, decimal).replace(/;(?=[^0-9])/g, ''),
  'HTML, hexadecimal': (secret) => each(secret, (mark) => `&#x${hex(codeOf(mark))};`),
  'HTML, hexadecimal, upper case': (secret) => each(secret, (mark) => `&#X${hex(codeOf(mark), 4).toUpperCase()};`),
  'HTML, twice': (secret) => html(html(secret)),
  'HTML, decimal and then names': (secret) => html(each(secret, decimal)),
  JSON: json,
  'JSON, slashes too': (secret) => json(secret).replaceAll('/', '\\/'),
  'JSON, ASCII': (secret) => json(secret).replace(/[^\0-~]/g, units),
  'JSON, escapes': (secret) => each(secret, units),
  'JSON, escapes, upper case': (secret) =>
    each(secret, (mark) => units(mark).replace(/[a-f]/g, (letter) => letter.toUpperCase())),
  'JSON, escapes, every character': (secret) => each(secret, units, true),
  'JSON of JSON': (secret) => json(json(secret)),
  'JSON of JSON of JSON': (secret) => json(json(json(secret))),
  'JavaScript, \\x': (secret) => each(secret, (mark) => `\\x${hex(codeOf(mark), 2)}`),
  'JavaScript, \\u{}': (secret) => each(secret, (mark) => `\\u{${hex(codeOf(mark))}}`),
  'octal of C': (secret) => each(secret, octal),
  'octal of C, every byte': (secret) => each(secret, octal, true),
  'quoted-printable': (secret) => secret.replace(/[^\0-<>-~]/gu, printable),
  'quoted-printable, every byte': (secret) => each(secret, printable, true),
  'HTML of JSON': (secret) => html(json(secret)),
  'JSON of HTML': (secret) => json(html(secret)).replaceAll('&', '\\u0026'),
  'a URL of JSON': (secret) => encodeURIComponent(json(secret)),
  'a URL of HTML': (secret) => encodeURIComponent(html(secret)),
  'a form of HTML': (secret) => new URLSearchParams({ '': html(secret) }).toString().slice(1),
  'half of it encoded': (secret) => secret.slice(0, 6) + encodeURIComponent(secret.slice(6)),
  'a mixture': (secret) => {
    const ways = [utf8, decimal, units, named, (mark: string) => `&#x${hex(codeOf(mark))};`];
    let count = 0;
    return each(secret, (mark) => ways[(count += 1) % ways.length]?.(mark) ?? mark);
  },
  base64: base64,
  'base64 without padding': (secret) => unpadded(base64(secret)),
  'base64 for URLs': (secret) => urlSafe(base64(secret)),
  'base64 for URLs, without padding': (secret) => Buffer.from(secret).toString('base64url'),
  'base64 in a URL': (secret) => encodeURIComponent(base64(secret)),
  'base64 in JSON with slashes': (secret) => base64(secret).replaceAll('/', '\\/'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex, upper case': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  'the pair in base64': (secret, username) => base64(`${username}:${secret}`),
  'the pair in base64 without padding': (secret, username) => unpadded(base64(`${username}:${secret}`)),
  'the pair in base64 for URLs': (secret, username) => urlSafe(base64(`${username}:${secret}`)),
  'the pair in base64 in HTML': (secret, username) => each(base64(`${username}:${secret}`), decimal),
};

/** One step of what somebody could do to a log to read it. */
const DECODERS: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8')),
  (text) =>
    text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8')),
  (text) =>
    text.replace(/(?:\\[0-3][0-7]{2})+/g, (bytes) =>
      Buffer.from(
        bytes
          .slice(1)
          .split('\\')
          .map((byte) => Number.parseInt(byte, 8)),
      ).toString('utf8'),
    ),
  (text) => text.replace(/%[0-9A-Fa-f]{2}/g, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16))),
  (text) => text.replaceAll('+', ' '),
  (text) =>
    text.replace(/&(?:#(\d+)|#[xX]([0-9A-Fa-f]+)|([A-Za-z]+));?/g, (reference, dec, hexadecimal, name) => {
      if (name !== undefined) return Object.keys(NAMES).find((character) => NAMES[character] === name) ?? reference;
      const code = dec === undefined ? Number.parseInt(hexadecimal, 16) : Number(dec);
      return code > 0x10_ffff ? reference : String.fromCodePoint(code);
    }),
  (text) =>
    text.replace(
      /\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([^A-Za-z0-9]))/g,
      (_, a, b, c, mark) => mark ?? String.fromCodePoint(Number.parseInt(a ?? b ?? c, 16)),
    ),
  (text) => text.replace(/(?:[0-9A-Fa-f]{2}){4,}/g, (bytes) => Buffer.from(bytes, 'hex').toString('utf8')),
  (text) => text.replace(/[A-Za-z0-9+/_-]{8,}={0,2}/g, (word) => Buffer.from(word, 'base64').toString('utf8')),
];

/** The text, and all that any three of the decoders make of it. */
export function decodedForms(text: string): string[] {
  const forms = new Set([text]);
  for (let depth = 0; depth < 3; depth += 1) {
    const known = Array.from(forms);
    for (const form of known) for (const decode of DECODERS) forms.add(decode(form));
  }
  return [...forms];
}

/**
 * Names from the file system as text. In a name that is not UTF-8 every byte above 0x7f becomes a lone surrogate
 * (U+DC80 to U+DCFF): patterns can still exclude it, and `isUtf8` distinguishes it from a name that a zip can carry.
 */
export function decodeName(name: Buffer): string {
  try {
    return UTF8.decode(name);
  } catch {
    return name
      .toString('latin1')
      .replace(/[\u0080-\u00ff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
  }
}

/** The bytes of a decoded name, as the disk and git know it. */
export function encodeName(name: string): Buffer {
  return isUtf8(name) ? Buffer.from(name, 'utf8') : Buffer.from(toByteUnits(name), 'latin1');
}

/** Whether a decoded name was UTF-8. If it was not, the disk does not know it as a path. */
export function isUtf8(name: string): boolean {
  return name.isWellFormed();
}

/**
 * A path or pattern with one UTF-16 unit for each byte, as git matches bytes: "?" is one byte of "é". ASCII stays; the
 * other bytes become the lone surrogates of `decodeName`, which no regular expression gives a meaning.
 */
export function toByteUnits(text: string): string {
  return NON_ASCII.test(text) ? text.replace(EACH_NON_ASCII, unitsOf) : text;
}

const NON_ASCII = /[^\u0000-\u007f]/;
const EACH_NON_ASCII = /[^\u0000-\u007f]/gu;

function unitsOf(character: string): string {
  if (/^[\udc80-\udcff]$/.test(character)) return character;
  return Array.from(Buffer.from(character, 'utf8'), (byte) => String.fromCharCode(0xdc00 + byte)).join('');
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Why a name could be unpacked to another place than it seems, or hide in a list (APPNOTE 4.4.17). */
const UNSAFE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\\/, 'has a backslash in its name'],
  [/^[A-Za-z]:/, 'starts with a drive letter'],
  [/[\u0000-\u001f\u007f-\u009f]/, 'has a control character in its name'],
  [/^\/|(?:^|\/)\.\.(?:\/|$)/, 'escapes the archive root'],
  [/(?:^|\/)\.?(?:\/|$)/, 'has an empty or "." segment in its path'],
];

/** One test for all of them, as nearly every name is safe. */
const UNSAFE = new RegExp(UNSAFE_NAMES.map(([pattern]) => pattern.source).join('|'));

/** Why a name is unsafe in a zip, as the end of a sentence that starts with it; undefined for a safe name. */
export function unsafeName(name: string): string | undefined {
  return UNSAFE.test(name) ? UNSAFE_NAMES.find(([pattern]) => pattern.test(name))?.[1] : undefined;
}

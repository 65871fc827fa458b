const MIN_LENGTH = 16;
const UUID = /^[0-9a-f-]{36}$/i;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
/** Signs of names, paths and patterns are none of these. */
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[#$%&+<=>^~"'`]/] as const;

/** What may be a word: letters of one case, the first of which can be a capital. */
const LETTERS = /\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}/gu;
const CONSONANT = '[b-df-hj-np-tv-xz]';
/** With a vowel, and with nothing that hardly any language has. */
const SPEAKABLE = new RegExp(
  `^(?!.*(?:${CONSONANT}{4}|[aeiou]{4}|q[^u]|[jx][^aeiouyt]))${CONSONANT}*[^b-df-hj-np-tv-xz]`,
  'i',
);
/** How long words are, on the average of all letters of the text. */
const MIN_LENGTH_OF_WORDS = 2.8;

/** `$GITHUB_WORKSPACE`, and as Windows has it: no program makes such a part of a password. */
const VARIABLE = /\$\{?[A-Z]+(?:_[A-Z]+)+\}?|\$\{?[Ee][Nn][Vv]:\w+\}?|%[A-Z]+(?:_[A-Z]+)+%/g;

/**
 * Whether a text looks like a password or a token that a program has made: 16 characters or more without blanks, of three
 * kinds, not made of words or digits, and neither a UUID nor an address. Of random ones one in 30 passes for words.
 */
export function looksGenerated(written: string): boolean {
  const text = written.replace(VARIABLE, '');
  if (text.length < MIN_LENGTH || /\s/.test(text) || UUID.test(text) || ADDRESS.test(text)) return false;
  if (KINDS.filter((kind) => kind.test(text)).length < 3) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const words = (text.match(LETTERS) ?? []).filter((each) => SPEAKABLE.test(each));
  const inWords = words.reduce((sum, { length }) => sum + length ** 2, 0);
  return letters.length > text.length / 4 && inWords < MIN_LENGTH_OF_WORDS * letters.length;
}

/** The text without what looks generated in it, for values that come before anything could be masked. */
export function hideGenerated(text: string): string {
  return text.replace(/[^\s"']+/g, (part) => (looksGenerated(part) ? '***' : part));
}

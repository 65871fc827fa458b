/** Shorter values are part of too many words to be worth hiding. */
const SHORTEST = 3;
/** Stands for one character of a value, so that a text keeps its length until it is cut. */
const HIDDEN = '\0';

/** A text without the values of shell variables, and without single lines of them. */
export function redact(text: string, values: readonly string[]): string {
  return redactedEnd(text, values, text.length);
}

/**
 * The end of a text, cut after the values are hidden: a cut through a value would leave a part that nobody recognizes.
 * @param text at least `length + longestOf(values)` characters of it, or all
 * @param length characters to keep
 */
export function redactedEnd(text: string, values: readonly string[], length: number): string {
  const characters = text.split('');
  for (const secret of secretsOf(values)) {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
      characters.fill(HIDDEN, at, at + secret.length);
  }
  const end = characters.slice(Math.max(0, characters.length - length)).join('');
  return end.replace(/\0+/gu, '***');
}

/** Length of the longest value. */
export function longestOf(values: readonly string[]): number {
  return Math.max(0, ...values.map((value) => value.length));
}

/** Values, and each of their lines: tools quote single lines. */
function secretsOf(values: readonly string[]): string[] {
  return values
    .flatMap((value) => [value, value.trim(), ...value.split('\n').map((line) => line.trim())])
    .filter((secret) => secret.length >= SHORTEST);
}

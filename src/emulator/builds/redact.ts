/** Shorter values are part of too many words to be worth hiding. */
const SHORTEST = 3;

/** A text without the values of shell variables, the longest first: one may be part of another. */
export function redact(text: string, values: readonly string[]): string {
  const secrets = values.filter((value) => value.length >= SHORTEST).toSorted((a, b) => b.length - a.length);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}

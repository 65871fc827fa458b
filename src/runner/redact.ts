import { escapeHtml, safeText } from '../text.ts';

/**
 * Every form in which a set of secrets could turn up in text: as it is, line by line, URL-encoded, as the content of a
 * JSON string, and each of these as `safeText` and the summary write it.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    for (const part of [secret, ...secret.split(/\r\n|\r|\n/)]) {
      if (part.trim() === '') continue;
      const encoded = encodeURIComponent(part.toWellFormed());
      const lowerCase = encoded.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
      for (const form of [part, encoded, lowerCase, JSON.stringify(part).slice(1, -1)]) {
        const safe = safeText(form);
        for (const written of [form, safe, escapeHtml(safe)]) forms.add(written);
      }
    }
  }
  return [...forms];
}

/** Shortest beginning of a secret that is looked for where `safeText` cut a text off. */
const SHORTEST_CUT = 4;

/**
 * Text with every form of the secrets replaced by `***`, longest form first so that no tail of one stays behind, and so
 * is the beginning of one that was cut off by `…`.
 */
export function redact(text: string, forms: readonly string[]): string {
  let clean = text;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  for (const form of longestFirst) clean = clean.replaceAll(form, '***');
  if (!clean.includes('…')) return clean;
  for (const form of longestFirst) {
    for (let length = form.length - 1; length >= SHORTEST_CUT; length -= 1) {
      clean = clean.replaceAll(`${form.slice(0, length)}…`, '***…');
    }
  }
  return clean;
}

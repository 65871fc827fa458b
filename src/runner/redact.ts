/**
 * Every form in which a set of secrets could turn up in text: as it is, line by line, URL-encoded, and as the content
 * of a JSON string.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    for (const part of [secret, ...secret.split(/\r\n|\r|\n/)]) {
      if (part.trim() === '') continue;
      forms.add(part);
      forms.add(encodeURIComponent(part.toWellFormed()));
      forms.add(JSON.stringify(part).slice(1, -1));
    }
  }
  return [...forms];
}

/** Text with every form of the secrets replaced by `***`, longest form first so that no tail of one stays behind. */
export function redact(text: string, forms: readonly string[]): string {
  let clean = text;
  for (const form of [...forms].sort((a, b) => b.length - a.length)) clean = clean.replaceAll(form, '***');
  return clean;
}

/** Every form in which a secret could be read by somebody who looks at a log. */
export function formsOf(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret, 'utf8').toString('base64').replace(/=+$/, ''),
    JSON.stringify(secret).slice(1, -1),
  ];
}

/** The forms of secrets that stand in a text. Nothing is to be found in a log. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return [...new Set(secrets.flatMap(formsOf))].filter((form) => text.includes(form));
}

/** The secrets of a step with HTTP Basic: the password and the pair of the header. */
export function basicSecrets(username: string, password: string): string[] {
  return [password, `${username}:${password}`];
}

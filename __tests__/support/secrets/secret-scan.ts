/**
 * Forms of the secrets among these inputs that stand in a text: the password, the Basic pair, webhook URLs and their
 * tokens, plain and as URLs, JSON and HTML write them. Not shared with `src/runner/secrets/redact.ts`, so that a form which is
 * forgotten there is found here.
 */
export function secretsIn(text: string, inputs: Readonly<Record<string, string>>): string[] {
  return formsOf(inputs).filter((form) => text.includes(form));
}

function formsOf(inputs: Readonly<Record<string, string>>): string[] {
  const { username = '', password = '', 'purge-cache-webhook': webhook = '' } = inputs;
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  const token = webhook.split('token=')[1] ?? '';
  const plain = [
    password,
    password === '' ? '' : pair,
    password === '' ? '' : pair.replaceAll('=', ''),
    webhook,
    token,
    decodeURIComponent(token),
  ].filter((secret) => secret !== '');
  return [
    ...new Set(
      plain.flatMap((secret) => [
        secret,
        encodeURIComponent(secret),
        encodeURI(secret),
        JSON.stringify(secret).slice(1, -1),
        html(secret),
        references(secret),
      ]),
    ),
  ];
}

/** As an HTML library writes it. */
function html(secret: string): string {
  return secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** With a character reference for every mark. */
function references(secret: string): string {
  return secret.replace(/[^\w\s.%;,()/=+?!-]|_/g, (mark) => (mark > '\u007f' ? mark : `&#${mark.charCodeAt(0)};`));
}

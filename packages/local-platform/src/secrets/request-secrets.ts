import { createRedact, MASK } from './redact.ts';
import { jsonOf } from '../schemas/unchecked.ts';
import type { Service } from '../state/service.ts';

/** Names of headers, parameters and fields whose values nobody is to read. */
const SECRET_NAME =
  /authorization|^(?:x-)?auth$|cookie|session|credential|pass[-_]?(?:word|phrase)|passwd|pwd|^pass$|secret|token|signature|^sig$|(?:api|access|private)[-_]?key|variable|^env$|vars?$/i;
/** A token of this platform (`newToken`), also one that no longer works. */
const TOKEN = /[\w-]{27}(?:=|%3[Dd])/g;
/** How long one is without its last character, which is the same in all of them. */
const TOKEN_LENGTH = 27;
/** Where there may be one. */
const TOKEN_PLACE = new RegExp(`[\\w-]{${TOKEN_LENGTH},}`, 'g');
/** The same for one in base64 (RFC 4648, both alphabets), where each digit has six of its bits. */
const BASE64_PLACE = new RegExp(`[\\w+/-]{${Math.ceil((TOKEN_LENGTH * 8) / 6)},}`, 'g');
/** A secret parameter of a URL or a form inside of a text. */
const PARAMETER =
  /((?:pass[-_]?word|secret|token|session|signature|(?:api|access|private)[-_]?key)[\w-]{0,40}(?:=|%3[Dd]))[^&\s"'<>;,\\]+/gi;
/** Credentials in a URL. */
const USER_INFO = /(\/\/)[^/?#@\s"'<>]+@/g;
/** No request to the platform nests deeper. */
const MAX_DEPTH = 20;

/** Takes secrets out of what is recorded: those of this platform, and whatever is named like one. */
export class SecretFilter {
  readonly #passwords = new Set<string>();
  #redact = createRedact([]);

  /** @param service whose tokens are secrets, and passwords, and the passwords that it had */
  constructor(private readonly service: Pick<Service, 'store' | 'controlToken' | 'portalAccess'>) {
    // The ones it starts with may be replaced before the first request.
    this.#known();
  }

  /** @param isCut the text does not end here */
  text(text: string, isCut = false): string {
    return this.#holdsEncoded(text) ? MASK : this.#plain(text, isCut);
  }

  /** Without the secrets that can be read in it as it stands, and tokens in base64. */
  #plain(text: string, isCut = false): string {
    return this.#known()(text, isCut)
      .replaceAll(BASE64_PLACE, (place) => (this.#hasTokenInBase64(place) ? MASK : place))
      .replaceAll(TOKEN, MASK)
      .replaceAll(TOKEN_PLACE, (place) => (this.#hasToken(place) ? MASK : place))
      .replaceAll(PARAMETER, `$1${MASK}`)
      .replaceAll(USER_INFO, `$1${MASK}@`);
  }

  /** @param target path and query, as they came */
  path(target: string): string {
    const [path = '', ...queries] = target.split('?');
    const parts = path.split('/').map((part) => this.#encoded(part));
    const query = queries
      .join('?')
      .split('&')
      .map((pair) => this.#parameter(pair));
    const whole = queries.length === 0 ? parts.join('/') : `${parts.join('/')}?${query.join('&')}`;
    return whole.replaceAll(USER_INFO, `$1${MASK}@`);
  }

  /** The value of a header; of credentials the scheme stays. */
  header(name: string, value: string): string {
    if (!SECRET_NAME.test(name)) return this.text(value);
    const scheme = /authorization$/i.test(name) ? /^(?:Basic|Bearer) +/i.exec(value)?.[0] : undefined;
    return `${scheme?.trimEnd().concat(' ') ?? ''}${MASK}`;
  }

  /** A JSON value as text without white space. */
  json(value: unknown): string {
    return this.#plain(JSON.stringify(this.#withoutSecrets(value, 0)));
  }

  #parameter(pair: string): string {
    const [name = '', ...rest] = pair.split('=');
    if (rest.length === 0) return this.#encoded(name);
    const value = rest.join('=');
    const isSecret = SECRET_NAME.test(decoded(name)) || this.#holdsEncoded(`${name}=${value}`);
    return `${this.#encoded(name)}=${isSecret ? MASK : this.#encoded(value)}`;
  }

  /** A part of a URL. */
  #encoded(part: string): string {
    const plain = decoded(part.replaceAll('+', ' '));
    return this.text(plain) === plain ? this.text(part) : MASK;
  }

  /** Whether it holds a token that works, which may have lost its last character. */
  #hasToken(text: string): boolean {
    const { store, controlToken, portalAccess } = this.service;
    const webhooks = store.environments().map((environment) => environment.webhooks?.token);
    const tokens = new Set(
      [controlToken, ...(portalAccess?.secrets ?? []), ...webhooks].map((token) => token?.slice(0, TOKEN_LENGTH)),
    );
    for (let start = 0; start + TOKEN_LENGTH <= text.length; start += 1)
      if (tokens.has(text.slice(start, start + TOKEN_LENGTH))) return true;
    return false;
  }

  #known(): ReturnType<typeof createRedact> {
    const before = this.#passwords.size;
    for (const { password } of this.service.store.accounts.values())
      this.#passwords.add(password).add(password.replace(/=$/u, ''));
    if (this.#passwords.size > before) this.#redact = createRedact([...this.#passwords]);
    return this.#redact;
  }

  /** Whether it holds a token in base64, where other digits may come before it. */
  #hasTokenInBase64(digits: string): boolean {
    return [0, 1, 2, 3].some((start) => {
      const text = Buffer.from(digits.slice(start), 'base64').toString('latin1');
      return text.search(TOKEN) >= 0 || [...text.matchAll(TOKEN_PLACE)].some(([place]) => this.#hasToken(place));
    });
  }

  /** Whether a text holds a secret that is percent-encoded, once or more often. */
  #holdsEncoded(text: string, depth = 0): boolean {
    const plain = decoded(text);
    return plain !== text && (depth > MAX_DEPTH || this.#string(plain, depth + 1) !== plain);
  }

  /** A text may be JSON, too: then it is one without secrets, as it came where it has none. */
  #string(text: string, depth: number): string {
    const value = /^\s*[[{]/u.test(text) ? jsonOf(text) : undefined;
    if (value !== undefined) {
      const json = this.#plain(JSON.stringify(this.#withoutSecrets(value, depth + 1)));
      return json.includes(MASK) ? json : text;
    }
    return this.#holdsEncoded(text, depth) ? MASK : this.#plain(text);
  }

  /** A copy in which the values of secret fields, and of the lists of names and values below them, are masked. */
  #withoutSecrets(value: unknown, depth: number, isSecret = false): unknown {
    if (isSecret && value !== null && typeof value !== 'object') return MASK;
    if (typeof value === 'string') return this.#string(value, depth);
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return MASK;
    if (Array.isArray(value)) return value.map((item) => this.#withoutSecrets(item, depth + 1, isSecret));
    // A variable, also in a field that is not the one for variables.
    const isVariable = 'value' in value && ('key' in value || 'name' in value);
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        // The name of a variable is not secret.
        if (isSecret && name === 'key' && typeof field === 'string') return [name, this.#string(field, depth)];
        const isSecretField = SECRET_NAME.test(name) || (isVariable && name === 'value');
        const shown = this.#holdsEncoded(name) ? MASK : name;
        return [shown, this.#withoutSecrets(field, depth + 1, isSecret || isSecretField)];
      }),
    );
  }
}

/** Percent-encoding taken off, once. Unlike `decodeURIComponent` it takes whatever else a text holds. */
function decoded(text: string): string {
  return text.replaceAll(/(?:%[\dA-F]{2})+/giu, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString());
}

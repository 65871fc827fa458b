import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Identifiers that look like UUIDs (version 8, free form) and cannot repeat within one start: a random part for the
 * start, then a counter. Random identifiers would only be unlikely to repeat.
 */
export class Identities {
  readonly #start = randomBytes(6).toString('hex');
  #count = 0;

  next(): string {
    this.#count += 1;
    const counter = this.#count.toString(16).padStart(12, '0');
    return `${this.#start.slice(0, 8)}-${this.#start.slice(8, 12)}-8000-8000-${counter}`;
  }
}

/** A secret of 28 URL-safe base64 characters that ends in `=`, the form seen in real webhook URLs. */
export function newToken(): string {
  return randomBytes(20).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** An opaque identifier of 24 hexadecimal characters: the account segment of a webhook URL. */
export function newOpaqueId(): string {
  return randomBytes(12).toString('hex');
}

/** Compares two secrets in a time that gives nothing of either away, whatever their lengths. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

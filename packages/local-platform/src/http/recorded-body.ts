import type { RecordedBody } from '../schemas/control/requests.ts';
import { jsonOf } from '../schemas/unchecked.ts';
import type { SecretFilter } from '../secrets/request-secrets.ts';

/** Of each body so many bytes are kept at most. */
const MAX_BYTES = 16 * 1024;

/** The bytes of a body as they pass by: how many there are, and the first of them. */
export class BodyBytes {
  readonly #chunks: Buffer[] = [];
  #kept = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get first(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get isCut(): boolean {
    return this.#count > this.#kept;
  }

  add(chunk: Buffer): void {
    this.#count += chunk.length;
    const part = chunk.subarray(0, MAX_BYTES - this.#kept);
    if (part.length === 0) return;
    this.#kept += part.length;
    // A copy: the sender may reuse its buffer.
    this.#chunks.push(Buffer.from(part));
  }
}

/**
 * A body of a request. Only JSON is kept, where it is known which values are secrets.
 * @param isUpload it is the form with a zip
 */
export function requestBody(bytes: BodyBytes, isUpload: boolean, secrets: SecretFilter): RecordedBody {
  const { count } = bytes;
  if (count === 0) return { bytes: count };
  if (isUpload) return { bytes: count, omitted: 'upload' };
  if (bytes.isCut) return { bytes: count, omitted: 'too-large' };
  const text = textOf(bytes);
  if (text === undefined) return { bytes: count, omitted: 'binary' };
  const value = jsonOf(text);
  return value === undefined ? { bytes: count, omitted: 'not-json' } : shortened(count, secrets.json(value));
}

/** A body of an answer, which is the platform's own, or that of a fault. */
export function answerBody(bytes: BodyBytes, secrets: SecretFilter): RecordedBody {
  const { count, isCut } = bytes;
  if (count === 0) return { bytes: count };
  const text = textOf(bytes);
  if (text === undefined) return { bytes: count, omitted: 'binary' };
  const value = isCut ? undefined : jsonOf(text);
  if (value !== undefined) return shortened(count, secrets.json(value));
  return { ...shortened(count, secrets.text(text, isCut)), ...(isCut ? { isCut } : {}) };
}

/** Without secrets a text may be longer than it was. */
function shortened(count: number, text: string): RecordedBody {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_BYTES) return { bytes: count, text };
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, MAX_BYTES), { stream: true });
  return { bytes: count, text: start, isCut: true };
}

/** Undefined where it is not text in UTF-8. */
function textOf({ first, isCut }: BodyBytes): string | undefined {
  try {
    // A character may be cut in two.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(first, { stream: isCut });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

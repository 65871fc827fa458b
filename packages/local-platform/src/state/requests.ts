import { Refusal } from '../errors/refusal.ts';
import type { RecordedRequest, RequestSummary } from '../schemas/control/requests.ts';

const MAX_REQUESTS = 500;
/** Of everything that is kept, in bytes of JSON. */
const MAX_BYTES = 4 * 2 ** 20;

/** Which requests a list is to have. */
export interface RequestFilter {
  /** Part of their path. */
  readonly path?: string | undefined;
  /** `404`, `4xx` for all of that class, or `none` for those that got no answer. */
  readonly status?: string | undefined;
}

/** What was sent and answered. */
type Messages = Omit<RecordedRequest, keyof RequestSummary>;

/** The last requests, without secrets: as many as fit, and 500 at most. */
export class RequestRecord {
  /** Oldest first. */
  readonly #kept: { readonly summary: RequestSummary; readonly messages: Messages; readonly bytes: number }[] = [];
  #bytes = 0;
  #count = 0;

  /** Both must be without any secret. */
  add(request: Omit<RequestSummary, 'id'>, messages: Messages): void {
    this.#count += 1;
    const summary = { id: String(this.#count), ...request };
    const bytes = Buffer.byteLength(JSON.stringify([summary, messages]));
    this.#kept.push({ summary, messages, bytes });
    this.#bytes += bytes;
    while (this.#kept.length > MAX_REQUESTS || this.#bytes > MAX_BYTES) this.#bytes -= this.#kept.shift()?.bytes ?? 0;
  }

  /** Newest first, without headers and bodies. */
  list({ path = '', status }: RequestFilter = {}): RequestSummary[] {
    const all = this.#kept.map(({ summary }) => summary).toReversed();
    return all.filter((one) => one.path.includes(path) && (status === undefined || isWanted(status, one.status)));
  }

  get(id: string): RecordedRequest | undefined {
    const found = this.#kept.find(({ summary }) => summary.id === id);
    return found === undefined ? undefined : { ...found.summary, ...found.messages };
  }

  /** @throws Refusal 404 for one that is no longer kept, or never was */
  require(id: string): RecordedRequest {
    const found = this.get(id);
    if (found !== undefined) return found;
    throw new Refusal('request_not_found', `There is no request ${JSON.stringify(id)}, or it is too old.`);
  }

  clear(): void {
    this.#kept.length = 0;
    this.#bytes = 0;
  }
}

function isWanted(wanted: string, status: number | null): boolean {
  if (status === null) return wanted === 'none';
  return wanted === String(status) || wanted === `${Math.trunc(status / 100)}xx`;
}

import type { Service } from '../state/service.ts';

/** What a page is made from. */
export interface PageRequest {
  readonly service: Service;
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of the form that was sent; none where there is none. */
  readonly form: URLSearchParams;
}

/** A page, ready to be sent. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

import type { RequestBody } from './request-body.ts';

/** A body that is a JSON document. @param text the document as it is sent */
export function jsonBody(text: string): RequestBody {
  const bytes = Buffer.from(text, 'utf8');
  return {
    type: 'application/json',
    bytes: bytes.length,
    open: async function* () {
      yield bytes;
    },
  };
}

import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from '@jest/globals';
import { parseForm } from './multipart-form.ts';

/** One request, read to its end. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PlainServer {
  readonly origin: string;
  readonly requests: PlainRequest[];
}

const open: (() => void)[] = [];
afterAll(() => {
  for (const close of open.splice(0)) close();
});

/** An HTTP server that has nothing of this project in it. */
export async function plainServer(
  answer: (response: ServerResponse, request: PlainRequest) => void,
): Promise<PlainServer> {
  const requests: PlainRequest[] = [];
  const take = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(message);
    const { method = '', url = '', headers } = message;
    const request = { method, url, headers, body };
    requests.push(request);
    answer(response, request);
  };
  const server = createServer((message, response) => {
    // A client that goes away is for the test to notice, not for the server.
    take(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests };
}

/** The zip in an upload: content of its one part, which must be named `repository`. @throws {Error} */
export function zipIn({ headers, body }: PlainRequest): Buffer {
  const [part, ...others] = parseForm(headers['content-type'] ?? '', body);
  if (part === undefined || others.length > 0) throw new Error('an upload has one part');
  if (!/^Content-Disposition: form-data; name="repository"; filename="[^"]+"$/.test(part.headers[0] ?? '')) {
    throw new Error(`not a file named repository: ${part.headers.join()}`);
  }
  return part.content;
}

import { expect, test } from '@jest/globals';
import { getPage } from '../../../src/platform/transport/page-request.ts';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { faultServer } from '../../support/faults/server.ts';
import { answering, httpReply, socketServer } from '../../support/servers/socket-server.ts';

const signal = new AbortController().signal;

test('the addresses that were given are the ones connected to, whatever the name resolves to', async () => {
  const server = await faultServer(() => undefined, { tls: true, certificate: SELF_SIGNED });
  const url = new URL(`https://shop.invalid:${server.port}/`);
  const addresses = [{ address: '127.0.0.1', family: 4 }];
  // The name does not exist, so only the given address can have led there; its certificate is not trusted.
  await expect(getPage(url, { signal, addresses })).rejects.toMatchObject({ kind: 'untrusted', phase: 'tls' });
  expect(server.connections()).toBe(1);
});

test('without any address nothing is connected to', async () => {
  const url = new URL('http://127.0.0.1.invalid/');
  await expect(getPage(url, { signal, addresses: [] })).rejects.toMatchObject({ kind: 'not-sent', phase: 'connect' });
});

test('no more than 256 KiB are read', async () => {
  const server = await answering(() => httpReply(200, 'x'.repeat(1_000_000)));
  const page = await getPage(new URL(server.origin), { signal });
  expect({ ...page, text: page.text.length }).toMatchObject({ status: 200, text: 256 * 1024, complete: false });
});

test.each<[string, Buffer]>([
  ['text/html; charset=iso-8859-1', Buffer.from('Café', 'latin1')],
  ['text/html;Charset="ISO-8859-1"; x=1', Buffer.from('Café', 'latin1')],
  ['text/html; charset=utf-16le', Buffer.from('Café', 'utf16le')],
  ['text/html; charset=koi8-r', Buffer.from('Café')],
  ['text/html; charset=utf-8', Buffer.from('Café')],
  ['text/html', Buffer.from('Café')],
  ['text/html; charset=no-such-one', Buffer.from('Café')],
  ['text/html; charset=', Buffer.from('\ufeffCafé')],
])('a page is read by its charset, as UTF-8 without one that is known: %s', async (type, body) => {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  const server = await socketServer({ onBody: (socket) => socket.end(Buffer.concat([Buffer.from(head), body])) });
  const { text, bytes } = await getPage(new URL(server.origin), { signal });
  expect(text).toBe(type.includes('koi8') ? 'Caf\u0446\u2558' : 'Café');
  expect(bytes).toEqual(body);
});

test('a page that comes drop by drop ends with its time', async () => {
  const server = await answering(() => null);
  const quick = { signal, timeout: 50 };
  await expect(getPage(new URL(server.origin), quick)).rejects.toMatchObject({ kind: 'unanswered', reason: 'TIMEOUT' });
});

test('the signal of the step ends it with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const server = await answering(() => (controller.abort(reason), null));
  await expect(getPage(new URL(server.origin), { signal: controller.signal })).rejects.toBe(reason);
});

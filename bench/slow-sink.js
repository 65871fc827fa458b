import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { connect, createServer as createProxy } from 'node:net';
import { answerUpload } from './sink-answer.js';

/**
 * A TLS server that takes uploads, behind a proxy that delays each direction, as a process of its own: `slow-sink.js
 * FOLDER MILLISECONDS`, with `key.pem` and `cert.pem` in the folder. Prints its URL. A proxy cannot delay the handshake of
 * TCP, which costs every client the same.
 */
const [folder = '', delay = '0'] = process.argv.slice(2);
const files = { key: readFileSync(`${folder}/key.pem`), cert: readFileSync(`${folder}/cert.pem`) };
const later = (/** @type {() => void} */ act) => setTimeout(act, Number(delay));

/** @param {import('node:net').Socket} from @param {import('node:net').Socket} to */
function carry(from, to) {
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}

/** @param {import('node:net').Server} server */
function portOf(server) {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const server = createServer(files, answerUpload);
const proxy = createProxy({ allowHalfOpen: true }, (client) => {
  const host = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen: true });
  for (const socket of [client, host]) socket.setNoDelay(true);
  carry(client, host);
  carry(host, client);
});
server.listen(0, '127.0.0.1', () => {
  proxy.listen(0, '127.0.0.1', () => console.log(`https://localhost:${portOf(proxy)}`));
});

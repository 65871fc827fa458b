import { readFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { connect, createServer as createProxy } from 'node:net';

/**
 * A server that takes uploads and throws them away, as a process of its own so that it is not measured. Prints its URL.
 * `sink.js FOLDER MILLISECONDS`: over TLS, with `key.pem` and `cert.pem` in the folder, behind a proxy that delays each
 * direction. A proxy cannot delay the handshake of TCP, which costs every client the same.
 */
const [folder, delay] = process.argv.slice(2);
const NAME = 'accounts/a/apps/b/environments/c';
const reply = JSON.stringify({
  name: `${NAME}/operations/o`,
  metadata: { '@type': 'js.apps.v1.UpdateEnvironmentMetadata', build: `${NAME}/builds/b`, deployment: '' },
  done: false,
});

/** @type {import('node:net').Server} */
let server;
if (folder === undefined) server = createHttp(answerUpload);
else {
  const files = { key: readFileSync(`${folder}/key.pem`), cert: readFileSync(`${folder}/cert.pem`) };
  server = delayed(createHttps(files, answerUpload).listen(0, '127.0.0.1'), Number(delay));
}
server.listen(0, '127.0.0.1', () => {
  console.log(folder === undefined ? `http://127.0.0.1:${portOf(server)}` : `https://localhost:${portOf(server)}`);
});

/** Reads an upload to its end, and answers with an operation. @type {import('node:http').RequestListener} */
function answerUpload(request, response) {
  request.resume();
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end(reply));
}

/** @param {import('node:net').Server} host @param {number} milliseconds each way */
function delayed(host, milliseconds) {
  const later = (/** @type {() => void} */ act) => setTimeout(act, milliseconds);
  const carry = (/** @type {import('node:net').Socket} */ from, /** @type {import('node:net').Socket} */ to) => {
    from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
  };
  return createProxy({ allowHalfOpen: true }, (client) => {
    const link = connect({ port: portOf(host), host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, link]) socket.setNoDelay(true);
    carry(client, link);
    carry(link, client);
  });
}

/** @param {import('node:net').Server} listening */
function portOf(listening) {
  const address = listening.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

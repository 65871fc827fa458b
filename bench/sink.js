import { createServer } from 'node:http';

/** A server that takes uploads and throws them away, as a process of its own so that it is not measured. */
const NAME = 'accounts/a/apps/b/environments/c';
const reply = JSON.stringify({
  name: `${NAME}/operations/o`,
  metadata: { '@type': 'js.apps.v1.UpdateEnvironmentMetadata', build: `${NAME}/builds/b`, deployment: '' },
  done: false,
});
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end(reply));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});

import { createServer } from 'node:http';
import { answerUpload } from './sink-answer.js';

/** A server that takes uploads and throws them away, as a process of its own so that it is not measured. */
const server = createServer(answerUpload);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});

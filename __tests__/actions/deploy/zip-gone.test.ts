import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/deploying.ts';
import { createInputs } from '../../support/inputs.ts';
import { httpReply, socketServer } from '../../support/socket-server.ts';

test('a zip that has gone before the second attempt does not undo what the first may have done', async () => {
  let zip = '';
  const server = await socketServer({
    onBody: (socket, { head }) => {
      if (!head.startsWith('POST')) return socket.end(httpReply(404));
      rmSync(zip, { force: true });
      socket.end(httpReply(502));
    },
  });
  const { exitCode, outputs, error } = await runDeploy({
    inputs: createInputs(server.origin, { 'retry-ambiguous': 'true' }),
    onPacked: (path) => (zip = path),
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '2' });
  expect(error).toMatch(
    /could not be read back while it was sent: ENOENT\..* An earlier attempt may have been accepted\./,
  );
});

import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/deploying.ts';
import { createInputs } from '../../support/inputs.ts';
import { socketServer } from '../../support/socket-server.ts';
import { uploadsOf } from '../../support/requests.ts';

const SWITCH = 'HTTP/1.1 101 Switching Protocols\r\n';
const FORMS = [
  ['with a protocol', `${SWITCH}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['without one', `${SWITCH}\r\n`],
] as const;

test.each(FORMS)(
  '101 after the whole body, %s: unknown, at once',
  async (_, reply) => {
    const server = await socketServer({ onBody: (socket) => socket.write(reply) });
    // Longer than the test may take: nothing but the answer itself can end the wait.
    const { exitCode, outputs, error } = await runDeploy({
      inputs: createInputs(server.origin),
      limits: { reply: 20_000 },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '1' });
    expect(error).toContain(`${server.origin} answered the upload with HTTP 101, after all of it had been sent.`);
    expect(uploadsOf(server)).toHaveLength(1);
  },
  10_000,
);

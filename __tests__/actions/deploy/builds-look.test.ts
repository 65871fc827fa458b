import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/deploying.ts';
import { createInputs } from '../../support/inputs.ts';
import { httpReply, socketServer } from '../../support/socket-server.ts';

/** An upload that ends with 502, and answers to the reads of the list of builds, one after the other. */
async function lookWith(answers: readonly string[]) {
  let reads = 0;
  const server = await socketServer({
    onBody: (socket, { head }) => {
      if (head.startsWith('POST')) return socket.end(httpReply(502));
      socket.end(answers[Math.min(reads, answers.length - 1)] ?? '');
      reads += 1;
    },
  });
  return { ...(await runDeploy({ inputs: createInputs(server.origin) })), origin: server.origin };
}

const BUILDS = httpReply(200, { builds: [] });

test('the look at the list of builds is a line of the log that says what is read, and why', async () => {
  const { log, outputs } = await lookWith([BUILDS]);
  expect(log).toContain('The outcome is not known: reading the list of builds for one that this upload started');
  expect(outputs['status']).toBe('unknown');
});

test('each retry of it is a line, too', async () => {
  const { log, error } = await lookWith([httpReply(429), BUILDS]);
  expect(log).toContain('HTTP 429: retrying in 0.0 s (attempt 2 of 5)');
  expect(error).toContain('The platform lists no build created since the upload began');
});

test('a host without a list: the log says that nothing was found out', async () => {
  const { log } = await lookWith([httpReply(404)]);
  expect(log).toContain('The list of builds could not be read (HTTP 404).');
});

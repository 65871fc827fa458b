import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createOperation } from '../support/servers/exchanges.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { createInputs, SITE } from '../support/steps/inputs.ts';
import { variablesOf } from '../support/processes/run-cli.ts';
import { httpReply, socketServer } from '../support/servers/socket-server.ts';

/** Deploys in a pseudo terminal, to a server that answers once the terminal has shown `awaited`, or at once. */
async function deployInTerminal(variables: Readonly<Record<string, string>>, awaited?: string): Promise<string> {
  let log = '';
  let answer: (() => void) | undefined;
  const server = await socketServer({
    onBody: (socket) => {
      answer = () => void socket.end(httpReply(200, createOperation()));
      if (awaited === undefined) answer();
    },
  });
  // A pseudo terminal has no size of its own.
  const command = `stty cols 100 rows 30; "${process.execPath}" "${path.resolve('dist/cli/index.js')}" deploy`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: plant(makeFolder('site'), { ...SITE, 'large.bin': Buffer.alloc(3_000_000, 'abc') }),
    env: {
      PATH: process.env['PATH'],
      HOME: makeFolder('home'),
      TERM: 'xterm',
      ...variablesOf(createInputs(server.origin)),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
    if (awaited !== undefined && log.includes(awaited)) answer?.();
  });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect([exitCode, log]).toEqual([0, expect.stringContaining('Accepted after')]);
  // The log has said it all.
  expect(log).not.toContain('status: ');
  return log;
}

const ERASE_LINE = '\u001b[2K';
const BOLD = '\u001b[1m';

test('a terminal has colour, and shows in place that the answer is awaited', async () => {
  const log = await deployInTerminal({}, 'sent, waiting for the answer');
  expect(log).toContain(`${BOLD}Upload`);
  expect(log).toContain(ERASE_LINE);
});

test.each([
  ['a CI host with a pseudo terminal', { CI: 'true' }],
  ['a dumb terminal', { TERM: 'dumb' }],
])('%s: nothing is drawn twice', async (_, variables) => {
  expect(await deployInTerminal(variables)).not.toContain(ERASE_LINE);
});

test('NO_COLOR: no colour', async () => {
  expect(await deployInTerminal({ NO_COLOR: '1' })).not.toContain(BOLD);
});

import { EventEmitter, once } from 'node:events';
import { expect, test } from '@jest/globals';
import { runInForeground } from '../../src/emulator/foreground.ts';

/** A process that does not run. */
class FakeProcess extends EventEmitter {
  readonly argv: string[];
  env: Record<string, string> = {};
  out = '';
  err = '';
  exitCode: number | string | null | undefined;
  readonly stdout = { write: (text: string) => (this.out += text) };
  readonly stderr = { write: (text: string) => (this.err += text) };

  constructor(...args: string[]) {
    super();
    this.argv = ['node', 'emulator', ...args];
  }

  exit(code: number): void {
    this.emit('exit', code);
  }
}

test('--help prints the options and starts nothing', async () => {
  const terminal = new FakeProcess('--help');
  await runInForeground(terminal);
  expect([terminal.out, terminal.listenerCount('SIGTERM')]).toEqual([expect.stringMatching(/^Starts the local/), 0]);
});

test('what cannot be used is told on stderr, and the exit status is 2', async () => {
  const terminal = new FakeProcess('--port', 'x', '--nope');
  await runInForeground(terminal);
  expect([terminal.out, terminal.exitCode]).toEqual(['', 2]);
  expect(terminal.err).toBe(
    'The local platform cannot start:\n  --nope: is not an option\n  --port: must be a whole number of at most 65535, not "x"\n',
  );
});

test.each(['pull_request_target', 'workflow_run'])('uploaded code is not run on %s', async (event) => {
  const terminal = new FakeProcess('--run-apps', '--port', 'x');
  terminal.env = { GITHUB_EVENT_NAME: event };
  await runInForeground(terminal);
  expect([terminal.out, terminal.exitCode]).toEqual(['', 2]);
  expect(terminal.err).toBe(
    'The local platform cannot start:\n' +
      '  --port: must be a whole number of at most 65535, not "x"\n' +
      `  --run-apps: runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request\n`,
  );
});

test('it announces itself, and a signal ends it, however often it comes', async () => {
  const terminal = new FakeProcess('--json');
  await runInForeground(terminal);
  const { 'headless-url': url } = JSON.parse(terminal.out) as Record<string, string>;
  expect((await fetch(`${url}/v1/status`)).status).toBe(200);
  const ended = once(terminal, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK']) terminal.emit(signal);
  expect(await ended).toEqual([0]);
  await expect(fetch(`${url}/v1/status`)).rejects.toThrow('fetch failed');
});

import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import type { CommandContext } from '../../../src/builds/processes/command.ts';
import { runCommand, startCommand } from '../../../src/builds/processes/command.ts';
import { Clock } from '../../../src/state/clock.ts';
import { makeFolder } from '../../../../../__tests__/support/git/folders.ts';
import { withTurnedTimeouts } from '../../../../../__tests__/support/jest/turn-timeouts.ts';
import { placeIn } from '../place.ts';

test('a command that is cancelled while it starts is ended', async () => {
  const folder = makeFolder('command');
  const place = placeIn(folder);
  const controller = new AbortController();
  const running = runCommand('build', ['sleep', '1000'], place, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
});

test('a command that takes more than 15 minutes is ended, and its failure says so', async () => {
  await withTurnedTimeouts(async () => {
    const signal = new AbortController().signal;
    const command = ['sh', '-c', 'echo begun; exec sleep 1000'] as const;
    const running = runCommand('build', command, placeIn(makeFolder('command')), signal).catch(
      (error: unknown) => error,
    );
    while (jest.getTimerCount() === 0) await setImmediate();
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    const reason = `"${command.join(' ')}" did not end within 15 minutes.`;
    expect(await running).toMatchObject({ step: 'build', reason });
  });
});

/** Makes a pipe, and lets a program that has a session of its own open it: before that, it is ended with the command. */
const [PIPE, WITH_SESSION, UNTIL_READY] = ['mkfifo ready', ': > ready', ': < ready'];

/** Ends what is left. @returns what the platform says of it in the log */
function notesIn({ log }: CommandContext): string[] {
  const written = log.written();
  for (const { source, text } of written) if (source === 'stdout') process.kill(Number(text));
  return written.slice(1).flatMap(({ source, text }) => (source === 'platform' ? [text] : []));
}

describe('a program that a command leaves, with its output open', () => {
  test.each([
    ['good', '', false, undefined],
    ['failed', '; exit 1', false, expect.objectContaining({ step: 'build' })],
    ['aborted', '; exec sleep 1000', true, 'aborted'],
  ])('is named, and not waited for, where the command is %s', async (_, more, isAborted, failure) => {
    const place = placeIn(makeFolder('command'));
    const controller = new AbortController();
    await withTurnedTimeouts(async () => {
      const command = [
        'sh',
        '-c',
        `${PIPE}; setsid sh -c '${WITH_SESSION}; echo $$; exec sleep 1234' & ${UNTIL_READY}${more}`,
      ] as const;
      const running = runCommand('build', command, place, controller.signal).catch((error: unknown) => error);
      while (!place.log.written().some(({ source }) => source === 'stdout')) await setImmediate();
      if (isAborted) controller.abort('aborted');
      // That of the time limit, and that of the output once the command has ended.
      while (jest.getTimerCount() === 1) await setImmediate();
      jest.advanceTimersByTime(2000);
      expect(await running).toEqual(failure);
    });
    expect(notesIn(place)).toEqual([expect.stringMatching(/^Warning: "sh -c mkfifo /)]);
    const title = 'Program left running';
    // It may not have become `sleep` yet.
    const text = expect.stringMatching(
      /^"sh -c mkfifo [^]*" has ended, but its output is still held open by (?:"(?:sh -c : > ready; echo \$\$; exec )?sleep 1234" \(process \d+\)|a program that it left): it is no longer read\. Let the command end what it starts, or start it with "> \/dev\/null 2>&1"\.$/,
    );
    expect(place.log.warnings).toEqual([{ title, text }]);
  });

  test('is no matter where it was started as the line advises', async () => {
    const place = placeIn(makeFolder('command'));
    const command = [
      'sh',
      '-c',
      `${PIPE}; setsid sh -c '${WITH_SESSION}; exec sleep 1234' > /dev/null 2>&1 & echo $!; ${UNTIL_READY}`,
    ] as const;
    await runCommand('build', command, place, new AbortController().signal);
    expect(notesIn(place)).toEqual([]);
  });
});

test.each([
  ['no-such-program', false, 'There is no program "no-such-program" on the PATH.'],
  ['sh', true, 'The folder of the app is gone: a command of the build deleted it.'],
  ['./not-executable', false, 'spawn ./not-executable EACCES'],
])('why %s cannot be started, the folder being gone: %s', async (program, isGone, message) => {
  const folder = makeFolder('command');
  writeFileSync(path.join(folder, 'not-executable'), '');
  const context = placeIn(folder);
  if (isGone) rmSync(folder, { recursive: true });
  await expect(startCommand('build', [program], context)).rejects.toMatchObject({ step: 'build', message });
});

async function failureOf(source: string, secrets: readonly string[]): Promise<string> {
  const folder = makeFolder('command');
  const program = `${source}; process.exitCode = 1`;
  const file = path.join(folder, 'program.js');
  writeFileSync(file, program);
  const failed: unknown = await runCommand(
    'build',
    ['node', file],
    placeIn(folder, secrets),
    new AbortController().signal,
  ).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  return failed instanceof Error ? failed.message : '';
}

test('a value that crosses the start of the quoted output is not quoted in part', async () => {
  const secret = 'very-secret-value';
  const message = await failureOf(`process.stdout.write('very-' + 'secret-value' + '.'.repeat(3990))`, [secret]);
  expect(message).toContain('*...');
  expect(message).not.toContain('value');
});

test('a value of more lines than are quoted is not quoted in part', async () => {
  const lines = Array.from({ length: 29 }, (_, index) => `line-${index}`);
  const message = await failureOf(`console.log(${JSON.stringify(lines)}.join('\\n') + ' is wrong')`, [
    lines.join('\n'),
  ]);
  expect(message).toMatch(
    /^The output ends with: \*{3} is wrong\. .* exit status 1\.\n(?:\*{3}\n){11}\*{3} is wrong$/u,
  );
});

test('a program that writes without end leaves everything else its turn', async () => {
  const seen = { lines: 0, most: 0 };
  // Asked once for each line.
  const clock = new Clock(() => (seen.lines += 1));
  const place = placeIn(makeFolder('command'), [], clock);
  await startCommand('start', ['yes'], place);
  while (seen.lines < 150_000) {
    const before = seen.lines;
    await setImmediate();
    seen.most = Math.max(seen.most, seen.lines - before);
  }
  place.groups.endAll();
  // One read of 64 KiB, of two bytes a line, and another where turns overlap.
  expect(seen.most).toBeLessThanOrEqual(65_536);
});

import { announce, readCommand, USAGE } from '../emulator/cli.ts';
import { limitLifetime } from '../emulator/process/lifetime.ts';
import { startPlatform } from '../emulator/server.ts';
import { describeStartFailure } from '../emulator/start-failure.ts';

/**
 * The local platform in the foreground of a terminal, or as the program that the emulator action starts.
 * @param args the options
 */
export async function start(_dist: URL, _name: string, args = process.argv.slice(2)): Promise<void> {
  try {
    const command = readCommand(args);
    if (command.kind === 'help') {
      process.stdout.write(USAGE);
      return;
    }
    const platform = await startPlatform(command.options);
    let closing: Promise<void> | undefined;
    // Not `process.once`: a second signal would end it before its files are removed.
    const stop = (): void => void (closing ??= platform.close().finally(() => process.exit(0)));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    limitLifetime(
      command.lifetime,
      () => platform.idleMilliseconds(),
      (reason) => {
        process.stderr.write(`${reason} The local platform ends.\n`);
        stop();
      },
    );
    process.stdout.write(announce(platform.details, command.json));
  } catch (error) {
    const { lines, exitCode } = describeStartFailure(error);
    process.stderr.write(`The local platform cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`);
    process.exitCode = exitCode;
  }
}

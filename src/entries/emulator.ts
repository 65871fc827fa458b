import { announce, readCommand, USAGE } from '../emulator/cli.ts';
import { limitLifetime } from '../emulator/lifetime.ts';
import { startPlatform } from '../emulator/server.ts';
import { describeStartFailure } from '../emulator/start-failure.ts';

try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'help') {
    process.stdout.write(USAGE);
  } else {
    const platform = await startPlatform(command.options);
    const stop = (): void => void platform.close().finally(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    limitLifetime(
      command.lifetime,
      () => platform.idleMilliseconds(),
      (reason) => {
        process.stderr.write(`${reason} The local platform ends.\n`);
        stop();
      },
    );
    process.stdout.write(announce(platform.details, command.json));
  }
} catch (error) {
  const { lines, exitCode } = describeStartFailure(error);
  process.stderr.write(`The local platform cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = exitCode;
}

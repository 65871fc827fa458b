import { announce, readCommand, USAGE } from '../emulator/cli.ts';
import { OptionsError } from '../emulator/options-error.ts';
import { startPlatform } from '../emulator/server.ts';

try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'help') {
    process.stdout.write(USAGE);
  } else {
    const platform = await startPlatform(command.options);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void platform.close().finally(() => process.exit(0)));
    }
    process.stdout.write(announce(platform.details, command.json));
  }
} catch (error) {
  const lines = error instanceof OptionsError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`The local platform cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = error instanceof OptionsError ? 2 : 1;
}

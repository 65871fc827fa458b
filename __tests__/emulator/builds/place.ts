import type { CommandContext } from '../../../src/emulator/builds/processes/command.ts';
import { ProcessGroups } from '../../../src/emulator/builds/processes/groups.ts';
import { LogWriter } from '../../../src/emulator/builds/log-writer.ts';
import { createRedact } from '../../../src/emulator/secrets/redact.ts';
import { Clock } from '../../../src/emulator/state/clock.ts';

/** What the commands of an app run with: the PATH of this process. @param secrets values that its log hides */
export function placeIn(folder: string, secrets: readonly string[] = [], clock = new Clock()): CommandContext {
  const variables = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const log = new LogWriter(clock, createRedact(secrets));
  return { folder, disk: folder, variables, log, groups: new ProcessGroups(folder) };
}

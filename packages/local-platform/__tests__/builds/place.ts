import type { CommandContext } from '../../src/builds/processes/command.ts';
import { ProcessGroups } from '../../src/builds/processes/groups.ts';
import { LogWriter } from '../../src/builds/log-writer.ts';
import { createRedact } from '../../src/secrets/redact.ts';
import { Clock } from '../../src/state/clock.ts';

/** What the commands of an app run with: the PATH of this process. @param secrets values that its log hides */
export function placeIn(folder: string, secrets: readonly string[] = [], clock = new Clock()): CommandContext {
  const variables = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const log = new LogWriter(clock, createRedact(secrets));
  return { folder, disk: folder, variables, log, groups: new ProcessGroups() };
}

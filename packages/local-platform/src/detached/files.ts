import { RECORD } from '../process/process-record.ts';

/**
 * Files in the folder of a program. `process` names the process to which the folder belongs, `buildLogs` is a folder with
 * the logs of builds.
 */
export const FILES = {
  details: 'details.json',
  log: 'log',
  process: RECORD,
  buildLogs: 'build-logs',
} as const;

import path from 'node:path';
import { describeFullDisk } from '../../shared/full-disk.ts';
import { OptionsError } from '../errors/options-error.ts';
import { asThrown } from '../errors/thrown.ts';

/** Why a platform did not start: one line for each reason, and the exit status of the process. */
export interface StartFailure {
  readonly lines: readonly string[];
  /** 2 where other options would do; 1 for anything else. */
  readonly exitCode: 1 | 2;
}

/** Errors of the system that are due to one option, by the call that failed. */
const OPTION_ERRORS: Readonly<Record<string, { option: string; codes: readonly string[]; remedy: string }>> = {
  listen: {
    option: '--port',
    codes: ['EADDRINUSE', 'EACCES'],
    remedy: 'Another process uses that port, or it is reserved: choose another, or 0 for any free one.',
  },
  mkdir: {
    option: '--archives',
    codes: ['EACCES', 'EEXIST', 'ENAMETOOLONG', 'ENOTDIR', 'EPERM', 'EROFS'],
    remedy: 'Choose a folder that can be created and written.',
  },
};

/** Sorts what `readCommand` and `startPlatform` throw. */
export function describeStartFailure(error: unknown): StartFailure {
  if (error instanceof OptionsError) return { lines: error.lines, exitCode: 2 };
  const { code = '', message, syscall = '', path: place } = asThrown(error);
  const fullDisk = describeFullDisk(error, place && path.dirname(place));
  if (fullDisk !== undefined) return { lines: [fullDisk], exitCode: 1 };
  const due = OPTION_ERRORS[syscall];
  if (due?.codes.includes(code) !== true) return { lines: [message], exitCode: 1 };
  return { lines: [`${due.option}: ${message}. ${due.remedy}`], exitCode: 2 };
}

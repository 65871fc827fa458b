import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseObject } from '../../../../src/shared/json-object.ts';
import { messageLines } from '../../../../src/shared/text/quoted-lines.ts';
import { readRegularFile } from '../../../../src/shared/files/regular-file.ts';
import { safeReason } from '../../../../src/shared/text/safe-text.ts';
import type { KeptLog } from '../program-door.ts';
import { endOfLog, excerptOf, headingOf, noticesOf, warningsOf, wasLive } from '../program/build-logs.ts';
import type { BuildLog } from '../schemas/control/build-log.ts';
import { tryToRead } from '../../../../src/shared/files/try-to-read.ts';

/** Larger than any log that the local platform keeps, in bytes. */
const MAX_FILE_BYTES = 8 * 2 ** 20;

/** The logs that the program kept, oldest first. What is not one of them is passed over. */
export function readKeptLogs(folder: string): KeptLog[] {
  const names = tryToRead(() => readdirSync(folder)) ?? [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readLog(path.join(folder, name)) ?? [])
    .sort((a, b) => (a.createTime < b.createTime ? -1 : 1))
    .map(describe);
}

function describe(log: BuildLog): KeptLog {
  return {
    heading: headingOf(log),
    wasLive: wasLive(log),
    mayTellError: mayTellError(log),
    // Its message goes on with what the program wrote, which is in the log.
    failure: log.failure && safeReason(messageLines(log.failure.message).message.join('\n')),
    remarks: warningsOf(log),
    notices: noticesOf(log),
    end: (max) => endOfLog(log, max),
    excerpt: (max) => excerptOf(log, max),
  };
}

/** A build that failed, or an app that wrote to stderr or ended; npm warns of settings at every start. */
function mayTellError(log: BuildLog): boolean {
  if (!wasLive(log)) return true;
  const written = log.lines.filter(({ step }) => step === 'start').map((line) => `${line.source}: ${line.text}`);
  return written.some((line) => /^(?:stderr: (?!npm )|platform: The app (?:ended|was) )/.test(line));
}

function readLog(file: string): BuildLog | undefined {
  const log = parseObject(readRegularFile(file, MAX_FILE_BYTES) ?? '');
  return isLog(log) ? log : undefined;
}

/** The uploaded code ran as the same user, so the file may hold anything by now. */
function isLog(log: Record<string, unknown> | undefined): log is BuildLog & Record<string, unknown> {
  const { lines, failure, warnings = [], notices = [] } = log ?? {};
  return (
    hasTexts(log, ['build', 'environment', 'state', 'createTime']) &&
    (failure === undefined || hasTexts(failure, ['step', 'message'])) &&
    areAll(warnings, ['title', 'text']) &&
    areAll(notices, ['title', 'text']) &&
    areAll(lines, ['time', 'step', 'source', 'text'])
  );
}

function areAll(list: unknown, names: readonly string[]): boolean {
  return Array.isArray(list) && list.every((item) => hasTexts(item, names));
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return names.every((name) => typeof fields[name] === 'string');
}

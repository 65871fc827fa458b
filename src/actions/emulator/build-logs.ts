import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  endOfLog,
  excerptOf,
  headingOf,
  warningsOf,
  wasLive,
} from '../../../packages/local-platform/src/program/build-logs.ts';
import type { BuildLog } from '../../../packages/local-platform/src/schemas/control/build-log.ts';
import { parseObject } from '../../platform/json-object.ts';
import { readRegularFile } from '../../shared/regular-file.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeReason } from '../../shared/safe-text.ts';
import { countOf } from '../../shared/format.ts';
import { code, element, text } from '../step/report/html.ts';

/** Builds whose log is printed: the newest. */
const MAX_BUILDS = 5;
/** Lines of each log in the log of the step, and in the summary, where there is no message. */
const LOG_LINES = 100;
const SUMMARY_LINES = 15;
/** Larger than any log that the local platform keeps, in bytes. */
const MAX_FILE_BYTES = 8 * 2 ** 20;

/** The logs that the local platform kept, oldest first. What is not one of them is passed over. */
export function readBuildLogs(folder: string): BuildLog[] {
  return filesIn(folder)
    .flatMap((file) => readLog(file) ?? [])
    .sort((a, b) => (a.createTime < b.createTime ? -1 : 1));
}

/**
 * Prints the end of each log as a group, of builds that failed and of apps that were live: after a red smoke test only
 * they can tell why. A failure is an annotation, and so seen first, beside the one of the deploy, which cannot know.
 */
export async function printBuildLogs(runner: Runner, logs: readonly BuildLog[]): Promise<void> {
  const failed = logs.filter((log) => !wasLive(log));
  if (failed.length > MAX_BUILDS) {
    runner.info(`${countOf(failed.length, 'build')} failed; these are the last ${MAX_BUILDS}.`);
  }
  const shown = [...failed.slice(-MAX_BUILDS), ...logs.filter(wasLive).slice(-MAX_BUILDS)];
  for (const log of shown) {
    await runner.group(headingOf(log), async () => {
      for (const line of endOfLog(log, LOG_LINES)) runner.info(line);
    });
    if (log.failure !== undefined) {
      runner.warning('Build failed on the local platform', `${headingOf(log)} ${reasonOf(log.failure)}`);
    }
    for (const warning of warningsOf(log)) runner.warning('App may not be reachable', warning);
  }
  const blocks = shown.filter(mayTellError).map((log) => {
    const items = excerptOf(log, SUMMARY_LINES).map((line) => element('li', code(line)));
    return element('details', element('summary', code(headingOf(log))), element('ul', ...items));
  });
  if (blocks.length > 0)
    await runner.summary([element('h3', text('Logs of the local platform')), ...blocks].join('\n'));
}

/** A build that failed, or an app that wrote to stderr or ended; npm warns of settings at every start. */
function mayTellError(log: BuildLog): boolean {
  if (!wasLive(log)) return true;
  const written = log.lines.filter(({ step }) => step === 'start').map((line) => `${line.source}: ${line.text}`);
  return written.some((line) => /^(?:stderr: (?!npm )|platform: The app (?:ended|was) )/.test(line));
}

/** Its message goes on with what the program wrote, which is in the log. */
function reasonOf({ message }: { readonly message: string }): string {
  return safeReason(message.split('\n')[0] ?? '');
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function readLog(file: string): BuildLog | undefined {
  const log = parseObject(readRegularFile(file, MAX_FILE_BYTES) ?? '');
  return isLog(log) ? log : undefined;
}

/** The uploaded code ran as the same user, so the file may hold anything by now. */
function isLog(log: Record<string, unknown> | undefined): log is BuildLog & Record<string, unknown> {
  const { lines, failure } = log ?? {};
  return (
    hasTexts(log, ['build', 'environment', 'state', 'createTime']) &&
    (failure === undefined || hasTexts(failure, ['step', 'message'])) &&
    Array.isArray(lines) &&
    lines.every((line) => hasTexts(line, ['time', 'step', 'source', 'text']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return names.every((name) => typeof fields[name] === 'string');
}

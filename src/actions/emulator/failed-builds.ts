import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endOfLog, failedBuildHeading } from '../../emulator/failed-builds.ts';
import type { BuildLog } from '../../emulator/schemas/build-log.ts';
import { parseObject } from '../../platform/json-object.ts';
import { readRegularFile } from '../../regular-file.ts';
import type { Runner } from '../../runner/runner.ts';
import { countOf, safeText } from '../../text.ts';
import { code, element, text } from '../html.ts';

/** Builds whose log is printed: the newest. */
const MAX_BUILDS = 5;
/** Lines of each log in the log of the step, and in the summary. */
const LOG_LINES = 100;
const SUMMARY_LINES = 15;
/** Larger than any log that the local platform keeps, in bytes. */
const MAX_FILE_BYTES = 8 * 2 ** 20;

/** The logs that the local platform kept, oldest first. What is not one of them is passed over. */
export function readFailedBuilds(folder: string): BuildLog[] {
  return filesIn(folder)
    .flatMap((file) => readLog(file) ?? [])
    .sort((a, b) => (a.createTime < b.createTime ? -1 : 1));
}

/**
 * Prints the end of each log as a group and the very end into the summary, and why it failed as an annotation: whoever
 * opens the run sees that first, beside the one of the deploy, which cannot know.
 */
export async function printFailedBuilds(runner: Runner, builds: readonly BuildLog[]): Promise<void> {
  const shown = builds.slice(-MAX_BUILDS);
  if (shown.length === 0) return;
  if (shown.length < builds.length) {
    runner.info(`${countOf(builds.length, 'build')} failed; these are the last ${shown.length}.`);
  }
  for (const log of shown) {
    await runner.group(failedBuildHeading(log), async () => {
      for (const line of endOfLog(log, LOG_LINES)) runner.info(line);
    });
    if (log.failure !== undefined) {
      runner.warning('Build failed on the local platform', `${failedBuildHeading(log)} ${reasonOf(log.failure)}`);
    }
  }
  const blocks = shown.map((log) => {
    const lines = endOfLog(log, SUMMARY_LINES).map((line) => element('li', code(line)));
    return element('details', element('summary', code(failedBuildHeading(log))), element('ul', ...lines));
  });
  await runner.summary([element('h3', text('Failed on the local platform')), ...blocks].join('\n'));
}

/** Its message goes on with what the program wrote, which is in the log. */
function reasonOf({ message }: { readonly message: string }): string {
  return safeText(message.split('\n')[0] ?? '');
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
    hasTexts(log, ['build', 'environment', 'createTime']) &&
    (failure === undefined || hasTexts(failure, ['step', 'message'])) &&
    Array.isArray(lines) &&
    lines.every((line) => hasTexts(line, ['time', 'step', 'source', 'text']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return names.every((name) => typeof fields[name] === 'string');
}

import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countOf, safeText } from '../text.ts';
import { OptionsError } from './errors/options-error.ts';
import { asThrown } from './errors/thrown.ts';
import { withoutNpmUsage } from './npm-usage.ts';
import type { BuildLog } from './schemas/build-log.ts';

/** Lines of a log that are printed where no folder keeps it. */
const PRINTED_LINES = 30;

/** One line: which build failed, of which environment, at which step. */
export function failedBuildHeading({ build, environment, failure, lines }: BuildLog): string {
  const step = JSON.stringify(failure?.step ?? lines.at(-1)?.step ?? 'unpack');
  const what =
    failure === undefined ? `was cut off at step ${step}: the local platform ended` : `failed at step ${step}`;
  return safeText(`${environment}: build ${idOf(build)} ${what}.`);
}

/** The end of a log for people, without the options of npm; one line has the number of those before it. */
export function endOfLog(log: BuildLog, max: number): string[] {
  const lines = withoutNpmUsage(log.lines, ({ text }) => text).filter(({ text }) => text.trim() !== '');
  const last = lines.slice(-max);
  const left = lines.length - last.length;
  return [
    ...(left === 0 ? [] : [`… ${countOf(left, 'earlier line')}`]),
    // Nearly always all of them are of one day.
    ...last.map(({ time, step, source, text }) => safeText(`${time.slice(11)} ${step} ${source}: ${text}`)),
  ];
}

/**
 * Keeps the logs of failed builds in a folder, as `<build-id>.json`; without a folder, prints the end of each.
 * @param print takes whole lines
 * @throws OptionsError when the folder cannot be made
 */
export function reportFailedBuilds(
  folder: string | undefined,
  print: (lines: readonly string[]) => void,
): (log: BuildLog) => void {
  if (folder === undefined) {
    return (log) => {
      const isWhole = log.failure === undefined || log.lines.length <= PRINTED_LINES;
      const more = isWhole ? [] : [`All of it: GET /_control/log?build=${idOf(log.build)}`];
      print([failedBuildHeading(log), ...[...endOfLog(log, PRINTED_LINES), ...more].map((line) => `  ${line}`)]);
    };
  }
  try {
    // Not `recursive`: on some file systems (/proc) that never ends in Node 20.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(folder);
  } catch (error) {
    throw new OptionsError([`${describeProblem(error)} Give a folder that can be made and written.`]);
  }
  return (log) => {
    print([failedBuildHeading(log)]);
    const file = path.join(folder, `${idOf(log.build)}.json`);
    try {
      // Renamed, so that nobody reads half of it.
      writeFileSync(`${file}.new`, `${JSON.stringify(log, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      print([describeProblem(error)]);
    }
  };
}

function idOf(build: string): string {
  return build.split('/').at(-1) ?? '';
}

function describeProblem(error: unknown): string {
  return `--build-logs: ${safeText(asThrown(error).message)}.`;
}

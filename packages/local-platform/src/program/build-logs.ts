import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describeFullDisk, isDiskFull } from '../../../../src/shared/files/full-disk.ts';
import { safeReason, safeText } from '../../../../src/shared/text/safe-text.ts';
import { countOf } from '../../../../src/shared/text/format.ts';
import { OptionsError } from '../errors/options-error.ts';
import { asThrown } from '../errors/thrown.ts';
import type { Remark } from '../schemas/builds.ts';
import type { BuildLog, Step } from '../schemas/control/build-log.ts';
import { STEPS } from '../schemas/control/build-log.ts';
import type { PlatformOptions } from '../platform/options.ts';
import { writeWholeFile } from './whole-file.ts';

/** Lines of a log that was cut off and that no folder keeps. */
const PRINTED_LINES = 30;

/** Whether its app was started: then the log goes on with what that wrote. */
export function wasLive({ state, lines }: BuildLog): boolean {
  return state === 'live' || (state === 'superseded' && lastStep(lines) === 'start');
}

/** The step that it came to: what a program left running may still write once the next step has begun. */
function lastStep(lines: BuildLog['lines']): Step | undefined {
  return STEPS.findLast((step) => lines.some((line) => line.step === step));
}

/** Says in one line which build failed, of which environment, at which step; or whose output it is. */
export function headingOf(log: BuildLog): string {
  const { build, environment, failure, lines } = log;
  const id = idOf(build);
  if (wasLive(log)) return safeText(`${environment}: what the app of build ${id} wrote`);
  if (failure !== undefined) return safeText(`${environment}: build ${id} failed at step "${failure.step}".`);
  if (log.state === 'failed') return safeText(`${environment}: build ${id} failed.`);
  const step = JSON.stringify(lastStep(lines) ?? 'unpack');
  return safeText(`${environment}: build ${id} was cut off at step ${step}: the local platform ended.`);
}

/** Says in one line what went live, and where its app answers: words that are still true once the platform has ended. */
function liveLine({ environment, build }: BuildLog, siteUrl: string | undefined): string {
  const where = siteUrl === undefined ? '.' : `: ${siteUrl}`;
  return safeText(`${environment}: build ${idOf(build)} went live${where}`);
}

/** What the platform itself warns of. */
export function warningsOf({ environment, warnings = [] }: BuildLog): Remark[] {
  return warnings.map((remark) => remarkOf(environment, remark));
}

/** What it only says. */
export function noticesOf({ environment, notices = [] }: BuildLog): Remark[] {
  return notices.map((remark) => remarkOf(environment, remark));
}

function remarkOf(environment: string, { title, text }: Remark): Remark {
  return { title: safeText(title), text: safeText(`${environment}: ${text}`) };
}

/** The end of a log, human-readable, or of what the app wrote that was live; one line has the number of those before it. */
export function endOfLog(log: BuildLog, max: number): string[] {
  const lines = log.lines.filter(({ step, text }) => text.trim() !== '' && (step === 'start' || !wasLive(log)));
  const last = lines.slice(-max);
  const left = lines.length - last.length;
  return [
    ...(left === 0 ? [] : [`… ${countOf(left, 'earlier line')}`]),
    // Nearly always all of them are of one day.
    ...last.map(({ time, step, source, text }) => safeText(`${time.slice(11)} ${step} ${source}: ${text}`)),
  ];
}

/** Why a build failed, with the telling lines; the end of its log, or of what its app wrote, where it did not. */
export function excerptOf(log: BuildLog, max: number): string[] {
  // The end of the log of a failure is what npm or a compiler says last: seldom why.
  return log.failure?.message.split('\n').map(safeReason) ?? endOfLog(log, max);
}

/** What goes live; the log of each build that failed, and at the end of each whose app is live, or was. */
type Listeners = Required<Pick<PlatformOptions, 'onBuildLive' | 'onBuildFailed' | 'onAppStopped'>>;

/**
 * Prints which build went live and which failed, keeps logs in a folder, as `<build-id>.json`, and without a folder prints
 * why a build failed.
 * @param print takes whole lines
 * @throws OptionsError when the folder cannot be made
 */
export function keepBuildLogs(folder: string | undefined, print: (lines: readonly string[]) => void): Listeners {
  const onBuildLive: Listeners['onBuildLive'] = (log, siteUrl) =>
    print([
      liveLine(log, siteUrl),
      ...warningsOf(log).map(({ text }) => `  Warning: ${text}`),
      ...noticesOf(log).map(({ text }) => `  Notice: ${text}`),
    ]);
  if (folder === undefined) {
    const onBuildFailed = (log: BuildLog): void => {
      const more = log.failure === undefined ? [] : [`Its log: GET /_control/log?build=${idOf(log.build)}`];
      print([headingOf(log), ...[...excerptOf(log, PRINTED_LINES), ...more].map((line) => `  ${line}`)]);
    };
    return { onBuildLive, onBuildFailed, onAppStopped: () => undefined };
  }
  try {
    // Not `recursive`: on some file systems (/proc) that never ends in Node 20.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(folder);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new OptionsError([`${describeProblem(error, folder)} Choose a folder that can be created and written to.`]);
  }
  const keep = (log: BuildLog): void => {
    const file = path.join(folder, `${idOf(log.build)}.json`);
    try {
      writeWholeFile(file, `${file}.new`, `${JSON.stringify(log, null, 2)}\n`, 'w');
    } catch (error) {
      print([describeProblem(error, folder)]);
    }
  };
  const onBuildFailed = (log: BuildLog): void => {
    print([headingOf(log)]);
    keep(log);
  };
  return { onBuildLive, onBuildFailed, onAppStopped: keep };
}

function idOf(build: string): string {
  return build.split('/').at(-1) ?? '';
}

function describeProblem(error: unknown, folder: string): string {
  return `--build-logs: ${describeFullDisk(error, folder) ?? `${safeText(asThrown(error).message)}.`}`;
}

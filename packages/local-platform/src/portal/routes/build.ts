import { formatBytes, formatDuration } from '../../../../../src/shared/text/format.ts';
import { messageOnOneLine } from '../../../../../src/shared/text/quoted-lines.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { LogLine } from '../../schemas/control/build-log.ts';
import { STEPS } from '../../schemas/control/build-log.ts';
import { SETTABLE_RESULTS } from '../../schemas/control/control.ts';
import { setBuildResult } from '../../state/portal.ts';
import type { Build } from '../../state/model.ts';
import { buildPath } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { summarize } from '../build-view.ts';
import { fileTree } from '../file-tree.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { BuildView, LogView } from '../pages/build.tsx';
import { BuildPage } from '../pages/build.tsx';
import { render, seeOther } from '../parts/render.tsx';
import { buildOf, trailTo } from './find.ts';

/** Files and folders of an upload that are shown. */
const MAX_NAMES = 300;
/** Lines of a log that are shown: the last. */
const MAX_LINES = 1000;

/** One build: how far it is, why it failed, its log, and the files that it was made from. */
export function answerBuild(request: PageRequest): PageAnswer {
  const build = buildOf(request);
  const view = viewBuild(request.service, build);
  return render({ title: `Build ${view.number}`, trail: trailTo(build.environment) }, BuildPage(view));
}

/** Ends a running build, as the control path does. */
export function answerEndBuild(request: PageRequest): PageAnswer {
  const build = buildOf(request);
  const given = request.form.get('result');
  const result = SETTABLE_RESULTS.find((candidate) => candidate === given);
  if (result === undefined)
    throw new Refusal('unknown_choice', `The result must be one of ${SETTABLE_RESULTS.join(', ')}.`);
  setBuildResult(request.service, build.id, result);
  return seeOther(addressOf('build', { environment: build.environment.id, build: build.id }));
}

function viewBuild(service: Service, build: Build): BuildView {
  const { archive, failure, log } = build;
  const root = fileTree(archive, MAX_NAMES);
  const summary = summarize(build, service.clock.now());
  const isSimulated = service.apps === undefined;
  return {
    ...summary,
    path: buildPath(build),
    size: formatBytes(archive.bytes),
    unpackedSize: formatBytes(root.bytes),
    sha256: archive.sha256,
    failure: failure && { step: failure.step, message: withoutUsage(failure.message.split('\n'), String).join('\n') },
    isSimulated,
    results: isSimulated && summary.progress !== undefined ? SETTABLE_RESULTS : [],
    endAddress: addressOf('endBuild', { environment: build.environment.id, build: build.id }),
    log: log && viewLog(log.lines(), build.ended?.time ?? service.clock.now(), failure),
    files: root.children ?? [],
    hiddenFiles: root.hidden,
    unlistedEntries: archive.entryCount - archive.entries.length,
  };
}

/** @param end of the build, in milliseconds; now, where it runs */
function viewLog(all: readonly LogLine[], end: number, failure: Build['failure']): LogView {
  const lines = withoutUsage(all, ({ text }) => text);
  // What a program leaves running may still write when the next step has begun.
  const starts = STEPS.flatMap((step) => lines.find((line) => line.step === step) ?? []);
  const shown = lines.slice(-MAX_LINES);
  const steps = starts.map(({ step, time }, index) => {
    const own = shown.filter((line) => line.step === step);
    const next = starts[index + 1];
    const ended = next === undefined ? end : Date.parse(next.time);
    const duration = formatDuration(Math.max(0, ended - Date.parse(time)));
    return {
      step,
      duration,
      lines: own,
      failedAt: failure?.step === step ? failedLine(own, failure.message) : undefined,
    };
  });
  return {
    earlierLines: lines.length - shown.length,
    steps: steps.filter((step) => step.lines.length > 0),
  };
}

/** What a program writes where it fails. */
const TELLING = /\berror\b(?! code)|could not|cannot|failed/i;
/** Too short to be told from a word of the reason, in characters. */
const MIN_QUOTED = 12;

/** The line that the reason quotes, or else the first one that tells of an error. */
function failedLine(lines: readonly LogLine[], message: string): number | undefined {
  const reason = messageOnOneLine(message);
  const written = lines.map(({ source, text }) => (source === 'platform' ? '' : text.trim()));
  const quoted = written.findIndex((text) => text.length >= MIN_QUOTED && reason.includes(text));
  const index = quoted >= 0 ? quoted : written.findIndex((text) => TELLING.test(text));
  return index < 0 ? undefined : index;
}

const USAGE_BEGINS = /^npm (?:error|ERR!) Usage:$/;
const USAGE_ENDS = /^npm (?:error|ERR!) Run "npm help [\w-]+" for more info$/;

/** Without the options that npm lists after some errors: they hide the error. */
function withoutUsage<Line>(lines: readonly Line[], textOf: (line: Line) => string): Line[] {
  let isUsage = false;
  return lines.filter((line) => {
    const text = textOf(line);
    isUsage ||= USAGE_BEGINS.test(text);
    const isShown = !isUsage;
    if (USAGE_ENDS.test(text) || !text.startsWith('npm ')) isUsage = false;
    return isShown || !text.startsWith('npm ');
  });
}

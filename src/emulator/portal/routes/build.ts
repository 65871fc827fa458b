import { formatBytes } from '../../../shared/format.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { LogLine } from '../../schemas/control/build-log.ts';
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
    throw new Refusal('unknown_choice', `A build ends as one of ${SETTABLE_RESULTS.join(', ')}.`);
  setBuildResult(request.service, build.id, result);
  return seeOther(addressOf('build', { environment: build.environment.id, build: build.id }));
}

function viewBuild(service: Service, build: Build): BuildView {
  const { archive, failure, log } = build;
  const root = fileTree(archive, MAX_NAMES);
  const summary = summarize(build, service.clock.now());
  const isPlayed = service.apps === undefined;
  return {
    ...summary,
    path: buildPath(build),
    size: formatBytes(archive.bytes),
    unpackedSize: formatBytes(root.bytes),
    sha256: archive.sha256,
    failure,
    isPlayed,
    results: isPlayed && summary.progress !== undefined ? SETTABLE_RESULTS : [],
    endAddress: addressOf('endBuild', { environment: build.environment.id, build: build.id }),
    log: log && viewLog(log.lines()),
    files: root.children ?? [],
    hiddenFiles: root.hidden,
    unlistedEntries: archive.entryCount - archive.entries.length,
  };
}

function viewLog(lines: readonly LogLine[]): LogView {
  const steps: { step: string; lines: LogLine[] }[] = [];
  for (const line of lines.slice(-MAX_LINES)) {
    const last = steps.at(-1);
    if (last?.step === line.step) last.lines.push(line);
    else steps.push({ step: line.step, lines: [line] });
  }
  return { earlierLines: Math.max(0, lines.length - MAX_LINES), steps };
}

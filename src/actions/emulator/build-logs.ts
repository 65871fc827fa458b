import type { KeptLog } from '#local-platform';
import type { Runner } from '../../runner/runner.ts';
import { countOf } from '../../shared/text/format.ts';
import { code, element, text } from '../step/report/html.ts';

/** Builds whose log is printed: the newest. */
const MAX_BUILDS = 5;
/** Lines of each log in the log of the step, and in the summary, where there is no message. */
const LOG_LINES = 100;
const SUMMARY_LINES = 15;

/**
 * Prints the end of each log as a group, of builds that failed and of apps that were live: after a red smoke test only
 * they can tell why. A failed build is an annotation, to be seen beside that of the deploy, which does not know the reason.
 */
export async function printBuildLogs(runner: Runner, logs: readonly KeptLog[]): Promise<void> {
  const failed = logs.filter(({ wasLive }) => !wasLive);
  if (failed.length > MAX_BUILDS)
    runner.info(`${countOf(failed.length, 'build')} failed; these are the last ${MAX_BUILDS}.`);
  const shown = [...failed.slice(-MAX_BUILDS), ...logs.filter(({ wasLive }) => wasLive).slice(-MAX_BUILDS)];
  for (const log of shown) {
    await runner.group(log.heading, async () => {
      for (const line of log.end(LOG_LINES)) runner.info(line);
    });
    if (log.failure !== undefined)
      runner.warning('Build failed on the local platform', `${log.heading} ${log.failure}`);
    for (const { title, text: words } of log.remarks) runner.warning(title, words);
    for (const { title, text: words } of log.notices) runner.notice(title, words);
  }
  const blocks = shown
    .filter(({ mayTellError }) => mayTellError)
    .map((log) => {
      const items = log.excerpt(SUMMARY_LINES).map((line) => element('li', code(line)));
      return element('details', element('summary', code(log.heading)), element('ul', ...items));
    });
  if (blocks.length > 0)
    await runner.summary([element('h3', text('Logs of the local platform')), ...blocks].join('\n'));
}

import { getInstall, listInstalls, primaryHostname } from '../../platform/api/installs.ts';
import type { Install } from '../../platform/api/wire.ts';
import { safeText } from '../../shared/safe-text.ts';
import { countOf, firstLines } from '../../shared/format.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import { readInstallsInputs } from './inputs.ts';
import type { InstallsInputs } from './inputs.ts';
import { installsReport } from './report.ts';
import type { InstallsFacts } from './report.ts';

/** Lines of the list in the log; the output has all of it. */
const MAX_LOGGED = 200;

/** Lists WordPress installs over all pages, or reads one. */
export const installsAction = defineStep<InstallsInputs, InstallsFacts>({
  inputs: INPUTS.installs,
  read: readInstallsInputs,
  run: async (inputs, context) => {
    const { runner, calls, record } = context;
    const { connection, installId } = inputs;
    logTarget(runner, connection.apiRoot, installId === undefined ? 'list of installs' : `install ${installId}`);
    if (installId === undefined) {
      await list(inputs, context);
    } else {
      const install = await getInstall(connection, installId, calls);
      record({ install });
      runner.info(lineOf(install));
    }
    return 'done';
  },
  report: installsReport,
});

async function list(inputs: InstallsInputs, { runner, calls, record }: StepContext<InstallsFacts>): Promise<void> {
  const { installs: all, total, truncated } = await listInstalls(inputs.connection, inputs.list, calls);
  const installs = all.filter(({ name }) => inputs.matches(name));
  record({ installs, total });
  runner.info(`${installs.length} of ${countOf(total, 'install')}`);
  for (const line of firstLines(installs, MAX_LOGGED, lineOf)) runner.info(line);
  if (truncated) {
    const text = `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`;
    runner.warning('List not complete', text);
  }
}

function lineOf(install: Install): string {
  const primary = primaryHostname(install);
  const where = primary === undefined ? '' : ` at ${safeText(primary)}`;
  return `  ${safeText(install.name)} (${safeText(String(install.id))})${where}`;
}

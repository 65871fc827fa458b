import { InvalidInputError } from '../../shared/errors.ts';
import type { Status } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { ConfirmedEnvironment } from '../../platform/api/confirmed.ts';
import type { RequestedAddress } from '../inputs/target.ts';
import { findEnvironment, missingEnvironment } from '../lookup/find-environment.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import { deletePreview, listForDeletion, waitUntilGone } from './delete.ts';
import { DRY_RUN } from './facts.ts';
import type { DeletionContext, DeletionFacts } from './facts.ts';
import { connectGitHub } from './github.ts';
import { readDeleteEnvironmentInputs } from './inputs.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import { asPreview, isPreviewName } from './preview.ts';
import { deleteEnvironmentReport } from './report.ts';
import { sweep } from './sweep.ts';

/** Deletes the environment of a pull request, or those of all that are closed. */
export const deleteEnvironmentAction = defineStep<DeleteEnvironmentInputs, DeletionFacts>({
  inputs: INPUTS['delete-environment'],
  read: readDeleteEnvironmentInputs,
  run: async (inputs, context) => {
    const { apiRoot, address, environment } = inputs.target;
    context.record({ deleted: [], kept: [] });
    const which =
      environment === undefined
        ? 'environments of closed pull requests'
        : `environment "${safeText(textOfReference(environment))}"`;
    logTarget(context.runner, apiRoot, `account ${address.account}, app ${address.app}, ${which}`);
    const github = connectGitHub(inputs, context);
    if (environment !== undefined) return await deleteOne(environment, inputs, context);
    if (github !== undefined) return await sweep(github, inputs, context);
    const problem =
      'needs the GitHub API, but "github-token" is empty, or the variables that identify this run are missing';
    throw new InvalidInputError([{ input: 'closed-pull-requests', value: 'true', problem }]);
  },
  report: deleteEnvironmentReport,
});

/** @throws {StepError} */
async function deleteOne(
  environment: EnvironmentReference,
  { target, prefix, ignoreMissing, isDryRun }: DeleteEnvironmentInputs,
  { runner, calls, record, aboutToSend }: DeletionContext,
): Promise<Status> {
  const address = { ...target.address, environment };
  const environments = await listForDeletion(target, calls);
  record({ listed: environments });
  const found = findUnmistakable(environments, address);
  const preview = found && asPreview(prefix, found);
  if (found !== undefined && preview === undefined) {
    const named =
      found.displayName === textOfReference(environment) ? 'may not be deleted' : `is ${describeEnvironment(found)}`;
    const problem = `${named}. Only environments named "${safeText(prefix)}" (the "prefix") followed by digits may be`;
    throw new InvalidInputError([{ input: 'environment', value: textOfReference(environment), problem }]);
  }
  if (preview !== undefined && isDryRun) {
    record({ kept: [{ ...preview, reason: DRY_RUN }] });
    runner.info(`Dry run: ${describeEnvironment(preview)} would be deleted`);
    return 'dry-run';
  }
  const deletion = preview && (await deletePreview(target, preview, calls, { aboutToSend }));
  if (preview !== undefined && (deletion === 'deleted' || deletion === 'accepted')) {
    if (deletion === 'accepted') await waitUntilGone(target, [preview], calls);
    record({ accepted: true, deleted: [preview] });
    runner.info(`Deleted: ${describeEnvironment(preview)}`);
    return 'accepted';
  }
  const name = preview?.displayName ?? textOfReference(environment);
  // Recorded for GitHub, but not by a dry run.
  if (!isDryRun && isPreviewName(prefix, name)) record({ gone: name });
  if (!ignoreMissing)
    throw missingEnvironment({ entries: environments.filter((each) => each !== found), part: undefined }, address);
  runner.info('The environment is not in the list: there is nothing to delete.');
  return 'skipped';
}

/**
 * As `findEnvironment`, which prefers an ID to a display name: with a deletion nobody must have to know that.
 * @throws {InvalidInputError}
 */
function findUnmistakable(environments: readonly ConfirmedEnvironment[], address: RequestedAddress) {
  const { environment: reference } = address;
  const found = findEnvironment(environments, address);
  const name = textOfReference(reference);
  const namesake = environments.find(({ id, displayName }) => id !== found?.id && displayName === name);
  if (reference.kind === 'id' || found === undefined || namesake === undefined) return found;
  const problem = `is the ID of ${describeEnvironment(found)}, and the display name of ${describeEnvironment(namesake)}. Write environments/ and the ID of the one you mean`;
  throw new InvalidInputError([{ input: 'environment', value: name, problem }]);
}

import { InvalidInputError } from '../../shared/errors.ts';
import type { Status } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import { findEnvironment, missingEnvironment } from '../lookup/find-environment.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import { logTarget } from '../step/call-context.ts';
import { defineStep } from '../step/step.ts';
import { deletePreview, listForDeletion } from './delete.ts';
import { DRY_RUN } from './facts.ts';
import type { DeletionContext, DeletionFacts } from './facts.ts';
import { openGitHub } from './github.ts';
import { readDeleteEnvironmentInputs } from './inputs.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import { asPreview, isPreviewName } from './preview.ts';
import { deleteEnvironmentReport } from './report.ts';
import { sweep } from './sweep.ts';

/** Deletes the environment of a pull request, or those of all that are closed. */
export const deleteEnvironmentAction = defineStep<DeleteEnvironmentInputs, DeletionFacts>({
  read: readDeleteEnvironmentInputs,
  run: async (inputs, context) => {
    const { apiRoot, address, environment } = inputs.target;
    context.record({ deleted: [], kept: [] });
    const which =
      environment === undefined
        ? 'environments of closed pull requests'
        : `environment "${safeText(textOfReference(environment))}"`;
    logTarget(context.runner, apiRoot, `account ${address.account}, app ${address.app}, ${which}`);
    const github = openGitHub(inputs, context);
    if (environment !== undefined) return await deleteOne(environment, inputs, context);
    if (github !== undefined) return await sweep(github, inputs, context);
    const problem = 'needs the API of GitHub, and "github-token" is empty, or the host does not say which run this is';
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
  const found = findEnvironment(environments, address);
  const preview = found && asPreview(prefix, found);
  if (found !== undefined && preview === undefined) {
    const problem = `is the environment ${describeEnvironment(found)}. Only one whose display name is "${safeText(prefix)}" (the "prefix") and digits is deleted`;
    throw new InvalidInputError([{ input: 'environment', value: textOfReference(environment), problem }]);
  }
  if (preview !== undefined && isDryRun) {
    record({ kept: [{ ...preview, reason: DRY_RUN }] });
    runner.info(`Dry run: ${describeEnvironment(preview)} would be deleted`);
    return 'dry-run';
  }
  if (preview !== undefined && (await deletePreview(target, preview, calls, aboutToSend)) === 'deleted') {
    record({ accepted: true, deleted: [preview] });
    runner.info(`Deleted: ${describeEnvironment(preview)}`);
    return 'accepted';
  }
  const name = preview?.displayName ?? textOfReference(environment);
  // GitHub learns of it: not from a dry run.
  if (!isDryRun && isPreviewName(prefix, name)) record({ gone: name });
  if (!ignoreMissing)
    throw missingEnvironment(
      environments.filter((each) => each !== found),
      address,
    );
  runner.info('It is not there: the list of environments does not have it.');
  return 'skipped';
}

import type { DeploymentState } from '../../../runner/github-calls.ts';
import { ENDINGS } from '../../ending.ts';
import type { Ending } from '../../ending.ts';
import { titleOf } from '../../step/error-codes.ts';

/** State and description of a Deployment, by how the step ended. */
export function stateOf({ status, error }: Ending): { readonly state: DeploymentState; readonly description: string } {
  const { state, description } = ENDINGS[status].github;
  if (error === undefined || status === 'unknown') return { state, description };
  const title = titleOf(error);
  return { state, description: status === 'failed' ? title : `${description}: ${title}` };
}

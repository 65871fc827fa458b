import type { DeploymentState } from '../../../runner/github-calls.ts';
import { titleOf } from '../../step/failure.ts';
import type { Ending } from '../../ending.ts';

/** State and description of a Deployment, by how the step ended. Only what was seen live is a success. */
export function stateOf({ status, error }: Ending): { readonly state: DeploymentState; readonly description: string } {
  const why = error === undefined ? '' : `: ${titleOf(error.code)}`;
  switch (status) {
    case 'live':
      return { state: 'success', description: `Live${why}` };
    case 'accepted':
      return { state: 'in_progress', description: `Accepted, not seen live${why}` };
    case 'superseded':
      return { state: 'inactive', description: 'Accepted, but a newer build is live' };
    case 'rolled-back':
      return { state: 'failure', description: `Rolled back${why}` };
    case 'unknown':
      return { state: 'error', description: 'Outcome unknown' };
    default:
      return { state: 'failure', description: error === undefined ? 'Failed' : titleOf(error.code) };
  }
}

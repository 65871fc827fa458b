import type { GitHubCalls } from '../../../runner/github-calls.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { NO_API, sendToGitHub, timeForGitHub } from './calls.ts';
import { commentBody, markerOf, writeComment } from './comment.ts';
import { endDeployment } from './deployment.ts';

/** The longest that the last calls to GitHub take in a cancelled step, which is killed 10 s after the first signal. */
const TIME_WHEN_CANCELLED_MS = 5000;

/**
 * Opens the API of the host where an input asks for it, and arranges that it learns how the step ends.
 * @returns undefined where nothing is to be recorded, or nothing can be
 */
export function reportToGitHub(inputs: DeployInputs, context: DeployContext): GitHubCalls | undefined {
  const { runner, services, onReported } = context;
  const { target } = inputs;
  const { deployment, comment, token } = inputs.github;
  if (target === undefined || (!deployment && !comment)) return undefined;
  const github = runner.github(token, sendToGitHub);
  if (github === undefined) {
    runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', NO_API);
    return undefined;
  }
  onReported(async (ended) => {
    const time = timeForGitHub(services.clock, runner.cancelled.aborted ? TIME_WHEN_CANCELLED_MS : undefined);
    if (deployment) await endDeployment(github, ended, inputs, context, time);
    if (!comment || ended.ending.status === 'checked') return;
    const body = commentBody(ended, inputs, github.run, runner.variables, services.clock.now());
    await writeComment(github, { marker: markerOf(target), body }, runner, time);
  });
  return github;
}

import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { markerFor } from '../../../src/actions/github/comment-marker.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { gitHubServer, LOGIN, pullRequest, TOKEN } from '../servers/github-server.ts';
import type { GitHubOptions } from '../servers/github-server.ts';
import { previewPlatform } from '../servers/preview-platform.ts';
import type { PreviewScript } from '../servers/preview-platform.ts';
import { deleteEnvironmentInputs, runAction } from './sibling-actions.ts';
import type { Inputs } from './sibling-actions.ts';

/** The app of the preview. */
const ADDRESS = { account: 'acme', app: 'storefront' };

export interface DeletionOptions extends GitHubOptions {
  readonly script?: PreviewScript;
  readonly inputs?: Inputs;
  /** Whether the deploy left a comment. */
  readonly isCommented?: boolean;
  /** What the deploy called the environment that is deleted. */
  readonly name?: string;
  /** By what the comment of the deploy knows the environment; that name unless given. */
  readonly names?: readonly string[];
  /** IDs of further Deployments of it. */
  readonly ids?: readonly number[];
  /** Pull requests that have a comment of their preview each, with an ID from 100 on. */
  readonly numbers?: readonly number[];
  readonly clock?: FakeClock;
}

const comment = (id: number, marker: string) => ({
  id,
  user: { login: LOGIN },
  body: `${marker}\nDeploy is live`,
});

/** Deletes `shop-pr-7`, with what a deploy left on GitHub: a comment, and Deployments to two environments of this name. */
export async function deleteBeside({
  script = {},
  inputs = {},
  isCommented = true,
  name = 'shop-pr-7',
  names = [name],
  ids = [],
  numbers = [],
  clock = fakeClock(),
  ...options
}: DeletionOptions = {}) {
  const platform = await previewPlatform(script);
  const github = await gitHubServer({ pullRequests: { 7: pullRequest(7, 'closed') }, ...options });
  const markerOf = (displayName?: string, id?: string): string =>
    markerFor(
      { apiRoot: new URL(platform.origin), app: ADDRESS, name: displayName, id, nameIs: 'unknown' },
      false,
      undefined,
    );
  const marker = markerOf('shop-pr-7');
  const left = markerOf(...names);
  const other = markerOf('shop-pr-8');
  github.comments.push(comment(1, other), ...(isCommented ? [comment(2, left)] : []));
  for (const number of numbers) {
    const issue = String(number);
    github.comments.push({
      ...comment(100 + number, markerOf(`shop-pr-${number}`)),
      issue,
    });
  }
  const record = { by: 'headless-deploy', origin: platform.origin, ...ADDRESS };
  github.deployments.push(
    { id: 12, sha: 'a', environment: name, payload: { ...record, environment: 'e-7' } },
    { id: 11, sha: 'a', environment: 'shop-pr-7', payload: { ...record, environment: 'e-6' } },
    { id: 10, sha: 'a', environment: 'shop-pr-7', payload: { ...record, app: 'blog' } },
    { id: 9, sha: 'a', environment: 'shop-pr-7', payload: { ...record, environment: 'e-5' } },
    { id: 8, sha: 'a', environment: 'Production', payload: record },
  );
  for (const id of ids)
    github.deployments.push({ id, sha: 'a', environment: name, payload: { ...record, environment: 'e-7' } });
  for (const id of [8, 9, 10, 11, 12]) github.statuses.set(id, [{ state: id === 9 ? 'inactive' : 'success' }]);
  const all = { comment: 'true', deployment: 'true', 'github-token': TOKEN, ...inputs };
  const { variables } = github;
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(platform.origin, all), {
    variables,
    clock,
  });
  const states = [8, 9, 10, 11, 12].map((id) =>
    github.statuses
      .get(id)
      ?.map(({ state }) => state)
      .join(' '),
  );
  return { ...run, github, states, marker };
}

import type { InputReader, Read } from '../../inputs/input-reader.ts';

/** What the deploy action was asked to leave behind on GitHub. */
export interface GitHubInputs {
  /** Empty where the host makes none. */
  readonly githubToken: string;
  /** Record a Deployment with its statuses. */
  readonly deployment: boolean;
  /** Keep one comment up to date on the pull request. */
  readonly comment: boolean;
  /** Send nothing where the same content is live. */
  readonly skipUnchanged: boolean;
}

/** Reads these inputs of `action.yml`. @param wait the input of that name */
export function readGitHubInputs(
  reader: InputReader,
  wait: Read<boolean>,
): {
  readonly [Name in keyof GitHubInputs]: Read<GitHubInputs[Name]>;
} {
  const deployment = reader.boolean('deployment', false);
  return {
    githubToken: reader.text('github-token'),
    deployment,
    comment: reader.boolean('comment', false),
    skipUnchanged: readSkipUnchanged(reader, wait, deployment),
  };
}

function readSkipUnchanged(reader: InputReader, wait: Read<boolean>, deployment: Read<boolean>): Read<boolean> {
  const skipUnchanged = reader.boolean('skip-unchanged', false);
  if (skipUnchanged !== true) return skipUnchanged;
  if (deployment === false)
    reader.reject('skip-unchanged', undefined, 'needs "deployment: true", which records what was sent');
  if (wait === false) reader.reject('skip-unchanged', undefined, 'needs "wait: true", which records what went live');
  return skipUnchanged;
}

import type { InputReader, Read } from '../../input-reader.ts';

/** What the deploy action was asked to leave behind on GitHub. */
export interface GitHubInputs {
  /** Empty where the host makes none. */
  readonly githubToken: string;
  /** Record a Deployment with its statuses. */
  readonly deployment: boolean;
  /** Keep one comment up to date on the pull request. */
  readonly comment: boolean;
}

/** Reads these inputs of `action.yml`. */
export function readGitHubInputs(reader: InputReader): {
  readonly [Name in keyof GitHubInputs]: Read<GitHubInputs[Name]>;
} {
  return {
    githubToken: reader.text('github-token'),
    deployment: reader.boolean('deployment', false),
    comment: reader.boolean('comment', false),
  };
}

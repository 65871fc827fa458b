import type { Answer } from '../../shared/answer.ts';

/** A call to the API of the host that is still to be made. */
export interface GitHubCall<Value> {
  /** Makes it once. It never throws: a call that the signal ends has failed. */
  readonly attempt: (signal: AbortSignal) => Promise<Answer<Value>>;
  /** Whether it does no harm to make it twice. If not, it is only made again where a rate limit refused it. */
  readonly isRepeatable: boolean;
}

/** A request to the API of the host. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON document. */
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

export interface ApiReply {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Sends one request. The runner has no way of its own to do so: a step passes the one that all its requests take. It
 * follows no redirect, and bounds the reply.
 * @throws {Error} when there is no complete reply; its message says why
 */
export type SendApiRequest = (request: ApiRequest) => Promise<ApiReply>;

/** The run of the workflow that this step is part of. */
export interface WorkflowRun {
  /** `OWNER/NAME`. */
  readonly repository: string;
  /** Commit of the event; for a pull request its head, and not the merge that is checked out. */
  readonly sha: string;
  /** A later run has a higher ID, and a re-run a higher attempt. */
  readonly id: number;
  readonly attempt: number;
  /** Page of the run. */
  readonly url: string;
  /** Number of the pull request that the run is for, with the event `pull_request` only. */
  readonly pullRequest: number | undefined;
}

export interface NewDeployment {
  /** Full hash of the commit. */
  readonly ref: string;
  /** Name of the environment, as GitHub shows it. */
  readonly environment: string;
  readonly description: string;
  /** Not there for good: the environment of a pull request. */
  readonly isTransient: boolean;
  readonly payload: Readonly<Record<string, string | number>>;
}

export interface ListedDeployment {
  readonly id: number;
  readonly sha: string;
  /** The name of its environment; a host may list those of others, too. Undefined where the answer does not have it. */
  readonly environment: string | undefined;
  /** As it was created: an object for ours. */
  readonly payload: unknown;
}

export type DeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';

export interface DeploymentStatus {
  readonly state: DeploymentState;
  /** At most 140 characters; longer ones are cut. */
  readonly description: string;
  /** Address of the site. */
  readonly environmentUrl: string | undefined;
}

export interface ListedComment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

/** A pull request. Undefined is what the answer does not have. */
export interface PullRequest {
  readonly number: number | undefined;
  /** `open` or `closed`. */
  readonly state: string | undefined;
  /** The repository that it is of: `OWNER/NAME`. */
  readonly repository: string | undefined;
  /** That of its branch; undefined where it was a fork that has gone. */
  readonly headRepository: string | undefined;
  /** Whether its conversation is locked. */
  readonly isLocked: boolean;
}

/** The calls that this project makes. All texts are cleared of secrets before they are sent. */
export interface GitHubCalls {
  readonly run: WorkflowRun;
  /** Gives its ID. */
  createDeployment(deployment: NewDeployment): GitHubCall<number>;
  setDeploymentStatus(id: number, status: DeploymentStatus): GitHubCall<undefined>;
  /** The newest 30 of one environment, newest first. */
  listDeployments(environment: string): GitHubCall<readonly ListedDeployment[]>;
  /** The same over all pages, 50 at most. */
  listAllDeployments(environment: string): GitHubCall<readonly ListedDeployment[]>;
  /** State of the latest status; undefined where there is none. */
  latestState(id: number): GitHubCall<string | undefined>;
  /** Every comment of a pull request whose text starts like this, over all pages. */
  listComments(pullRequest: number, beginning: string): GitHubCall<readonly ListedComment[]>;
  readComment(id: number): GitHubCall<ListedComment>;
  createComment(pullRequest: number, body: string): GitHubCall<undefined>;
  updateComment(id: number, body: string): GitHubCall<undefined>;
  deleteComment(id: number): GitHubCall<undefined>;
  readPullRequest(number: number): GitHubCall<PullRequest>;
  /** Login of the user or the app that the token acts as. */
  viewer(): GitHubCall<string>;
}

import type { Answer } from '../../shared/answer.ts';

/** A call to the API of the CI host, which is made when `attempt` is called. */
export interface GitHubCall<Value> {
  /** Makes the call once. It never throws: a call that the signal aborts has failed. */
  readonly attempt: (signal: AbortSignal) => Promise<Answer<Value>>;
  /** Whether it may safely be made twice. Otherwise it is only retried after a rate limit. */
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

interface ApiReply {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Sends one request through the transport of the step, as the runner has none. No redirect is followed, and the size of
 * the reply is limited.
 * @throws {Error} when there is no complete reply; its message says why
 */
export type SendApiRequest = (request: ApiRequest) => Promise<ApiReply>;

/** The run of the workflow that this step is part of. */
export interface WorkflowRun {
  /** `OWNER/NAME`. */
  readonly repository: string;
  /** Commit of the event. For a pull request it is the head, not the merge that is checked out. */
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
  /** Whether the environment is temporary, as that of a pull request. */
  readonly isTransient: boolean;
  readonly payload: Readonly<Record<string, string | number>>;
}

export interface ListedDeployment {
  readonly id: number;
  readonly sha: string;
  /** Name of its environment, if the answer has it. A host may list Deployments of other environments, too. */
  readonly environment: string | undefined;
  /** As given when it was created; ours is an object. */
  readonly payload: unknown;
}

/** A status of a Deployment, as far as it is read. */
export interface ListedStatus {
  readonly state: string;
  /** Page of the run that set it, if the answer has one. */
  readonly logUrl: string | undefined;
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

/** A pull request. A field is undefined where the answer does not have it. */
export interface PullRequest {
  readonly number: number | undefined;
  /** `open` or `closed`. */
  readonly state: string | undefined;
  /** The repository that it is of: `OWNER/NAME`. */
  readonly repository: string | undefined;
  /** The repository of its branch; undefined for a deleted fork. */
  readonly headRepository: string | undefined;
  /** Whether its conversation is locked. */
  readonly isLocked: boolean;
}

/** The calls that this project makes. Secrets are removed from all texts before they are sent. */
export interface GitHubCalls {
  readonly run: WorkflowRun;
  /** The value is its ID. */
  createDeployment(deployment: NewDeployment): GitHubCall<number>;
  setDeploymentStatus(id: number, status: DeploymentStatus): GitHubCall<undefined>;
  /** The newest 100 of one environment, newest first. */
  listDeployments(environment: string): GitHubCall<readonly ListedDeployment[]>;
  /** All of one environment, from at most 50 pages. */
  listAllDeployments(environment: string): GitHubCall<readonly ListedDeployment[]>;
  /** Undefined where a Deployment has no status. */
  latestStatus(id: number): GitHubCall<ListedStatus | undefined>;
  /** The comments of a pull request that start with this text, from all pages. */
  listComments(pullRequest: number, beginning: string): GitHubCall<readonly ListedComment[]>;
  readComment(id: number): GitHubCall<ListedComment>;
  createComment(pullRequest: number, body: string): GitHubCall<undefined>;
  updateComment(id: number, body: string): GitHubCall<undefined>;
  deleteComment(id: number): GitHubCall<undefined>;
  readPullRequest(number: number): GitHubCall<PullRequest>;
  /** Login of the user or the app that the token acts as. */
  viewer(): GitHubCall<string>;
}

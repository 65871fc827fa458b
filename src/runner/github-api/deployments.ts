import type { DeploymentStatus, GitHubCalls, ListedDeployment, WorkflowRun } from './calls.ts';
import { idOf, listOf, textOf } from './fields.ts';
import { itemsOf } from './session.ts';
import type { GitHubSession } from './session.ts';

/** Longest description of a status (REST API, "Create a deployment status"). */
const MAX_DESCRIPTION_LENGTH = 140;

/** The calls that create Deployments and set their status. */
export function deploymentWrites({
  run,
  repository,
  clean,
  call,
}: GitHubSession): Pick<GitHubCalls, 'createDeployment' | 'setDeploymentStatus'> {
  return {
    createDeployment: async ({ environment, description, isTransient, payload }, signal) =>
      await call(signal, async (github, request) => {
        const { data } = await github.request('POST /repos/{owner}/{repo}/deployments', {
          ...repository,
          ref: run.sha,
          // Whatever the checks of the commit report: this records what has happened already.
          auto_merge: false,
          required_contexts: [],
          environment: clean(environment),
          transient_environment: isTransient,
          description: shorten(clean(description)),
          payload: cleanValues(payload, clean),
          request,
        });
        return idOf(data);
      }),
    setDeploymentStatus: async (id, status, signal) =>
      await call(signal, async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        await github.request(route, { ...repository, deployment_id: id, ...statusBody(status, run, clean), request });
        return undefined;
      }),
  };
}

const LIST = 'GET /repos/{owner}/{repo}/deployments';

/** The calls that read Deployments and their status. */
export function deploymentReads({
  repository,
  clean,
  call,
}: GitHubSession): Pick<GitHubCalls, 'listDeployments' | 'listAllDeployments' | 'latestState'> {
  return {
    listDeployments: async (environment, signal) =>
      await call(signal, async (github, request) => {
        const { data } = await github.request(LIST, { ...repository, environment: clean(environment), request });
        return listOf(data).map(listedDeployment);
      }),
    listAllDeployments: async (environment, signal) =>
      await call(signal, async (github, request) => {
        const of = { ...repository, environment: clean(environment), request };
        const found = [];
        for await (const item of itemsOf(async (page) => await github.request(LIST, { ...of, page })))
          found.push(listedDeployment(item));
        return found;
      }),
    latestState: async (id, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        const { data } = await github.request(route, { ...repository, deployment_id: id, per_page: 1, request });
        const state = listOf(data)[0]?.['state'];
        return state === undefined ? undefined : textOf(state);
      }),
  };
}

function listedDeployment(item: Record<string, unknown>): ListedDeployment {
  const { environment, payload } = item;
  const name = typeof environment === 'string' ? environment : undefined;
  return { id: idOf(item), sha: textOf(item['sha']), environment: name, payload };
}

function statusBody(
  { state, description, environmentUrl }: DeploymentStatus,
  { url }: WorkflowRun,
  clean: (text: string) => string,
) {
  return {
    state,
    description: shorten(clean(description)),
    log_url: url,
    ...(environmentUrl === undefined ? {} : { environment_url: clean(environmentUrl) }),
    // GitHub sets earlier ones of the environment to `inactive`, of those that its rules name.
    auto_inactive: true,
  };
}

/** By characters as GitHub counts them, and not by half of one. */
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_DESCRIPTION_LENGTH
    ? `${characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')}…`
    : text;
}

function cleanValues(
  payload: Readonly<Record<string, string | number>>,
  clean: (text: string) => string,
): Record<string, string | number> {
  const entries = Object.entries(payload);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]));
}

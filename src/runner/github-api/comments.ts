import type { GitHubCalls } from './calls.ts';
import { idOf } from './fields.ts';
import { itemsOf } from './session.ts';
import type { GitHubSession } from './session.ts';

/** A page of 100 long comments would be larger than an answer may be. */
const PAGE_SIZE = 30;

/** The calls for comments of pull requests. */
export function commentCalls({
  repository,
  clean,
  call,
}: GitHubSession): Pick<GitHubCalls, 'listComments' | 'createComment' | 'updateComment'> {
  return {
    listComments: async (pullRequest, beginning, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const of = { ...repository, issue_number: pullRequest, per_page: PAGE_SIZE, request };
        const found = [];
        for await (const item of itemsOf(async (page) => await github.request(route, { ...of, page }))) {
          const { body } = item;
          const { login } = (item['user'] ?? {}) as { login?: unknown };
          // One that is hidden, or whose author has gone, is none of ours.
          if (typeof body !== 'string' || typeof login !== 'string') continue;
          if (body.startsWith(beginning)) found.push({ id: idOf(item), author: login, body });
        }
        return found;
      }),
    createComment: async (pullRequest, body, signal) =>
      await call(signal, async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        await github.request(route, { ...repository, issue_number: pullRequest, body: clean(body), request });
        return undefined;
      }),
    updateComment: async (id, body, signal) =>
      await call(signal, async (github, request) => {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
        await github.request(route, { ...repository, comment_id: id, body: clean(body), request });
        return undefined;
      }),
  };
}

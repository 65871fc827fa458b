import type { GitHubCalls } from './github-calls.ts';
import { idOf, listOf } from './github-fields.ts';
import type { GitHubSession } from './github-session.ts';

/** Comments of a page, and most pages that are read. A page of 100 long comments would be larger than an answer may be. */
const PAGE_SIZE = 30;
const MAX_PAGES = 50;

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
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
          const of = { ...repository, issue_number: pullRequest, per_page: PAGE_SIZE, page, request };
          const { data, headers } = await github.request(route, of);
          for (const item of listOf(data)) {
            const { body } = item;
            const { login } = (item['user'] ?? {}) as { login?: unknown };
            // One that is hidden, or whose author has gone, is none of ours.
            if (typeof body !== 'string' || typeof login !== 'string') continue;
            if (body.startsWith(beginning)) found.push({ id: idOf(item), author: login, body });
          }
          if (headers.link?.includes('rel="next"') !== true) break;
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

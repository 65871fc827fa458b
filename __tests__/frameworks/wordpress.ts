import { headerOf, methodOf, targetOf } from '../support/servers/requests.ts';
import type { SocketRequest, SocketServer } from '../support/servers/socket-server.ts';
import { answering, httpReply } from '../support/servers/socket-server.ts';

/** The secret key of the plugin Faust; introspection needs it. */
export const SECRET_KEY = '5f0c5d0e-3f3b-4c4e-9a55-6d1f2b7a9c31';

/** Which template a page gets depends on these: the app has them from the introspection alone. */
export const TYPES = {
  ContentNode: ['Page'],
  DatabaseIdentifier: ['Page'],
  UniformResourceIdentifiable: ['ContentType', 'Page'],
};

const NODES: Readonly<Record<string, object>> = {
  '/': { __typename: 'ContentType', id: 'front', uri: '/', name: 'page', isFrontPage: true, isPostsPage: false },
  '/menu': {
    __typename: 'Page',
    id: 'menu',
    uri: '/menu/',
    databaseId: 7,
    slug: 'menu',
    isContentNode: true,
    isFrontPage: false,
    isPostsPage: false,
    contentType: { __typename: 'Connection', node: { __typename: 'ContentType', name: 'page' } },
    template: { __typename: 'DefaultTemplate', templateName: 'Default' },
  },
};

/**
 * As much of a WordPress with WPGraphQL and the plugin Faust as an app with two pages asks for. Its front page says
 * "Made by Faust.js", its page `/menu` "Menu of the day".
 * @param isPublic whether everybody may ask for its types ("Enable Public Introspection" of WPGraphQL)
 */
export async function wordPress(isPublic = false): Promise<SocketServer> {
  return await answering((request) => {
    const url = new URL(targetOf(request), 'http://wordpress.example');
    if (!url.searchParams.has('graphql')) return httpReply(200, {});
    return httpReply(
      200,
      answerTo(queryOf(request, url), isPublic || headerOf(request, 'x-faust-secret') === SECRET_KEY),
    );
  });
}

interface Query {
  readonly query: string;
  readonly variables?: { readonly uri?: string };
}

/** Pages ask with GET, the command line with POST. */
function queryOf(request: SocketRequest, { searchParams }: URL): Query {
  if (methodOf(request) === 'POST') return JSON.parse(request.body.toString()) as Query;
  const variables = JSON.parse(searchParams.get('variables') ?? '{}') as NonNullable<Query['variables']>;
  return { query: searchParams.get('query') ?? '', variables };
}

function answerTo({ query, variables }: Query, mayAskForTypes: boolean): object {
  if (query.includes('__schema')) {
    if (!mayAskForTypes) return { errors: [{ message: 'GraphQL introspection is not allowed' }], data: null };
    const types = Object.entries(TYPES).map(([name, possible]) => ({
      kind: 'INTERFACE',
      name,
      possibleTypes: possible.map((type) => ({ name: type })),
    }));
    return { data: { __schema: { types } } };
  }
  if (query.includes('GetSeedNode')) return { data: { nodeByUri: NODES[variables?.uri ?? ''] ?? null } };
  if (query.includes('GetSite'))
    return { data: { generalSettings: { __typename: 'GeneralSettings', title: 'Made by Faust.js' } } };
  if (query.includes('GetPage')) return { data: { page: { __typename: 'Page', title: 'Menu of the day' } } };
  return { data: { __typename: 'RootQuery' } };
}

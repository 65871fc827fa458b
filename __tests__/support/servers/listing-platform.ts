import { createOperation } from './exchanges.ts';
import { httpReply, socketServer } from './socket-server.ts';
import type { SocketServer } from './socket-server.ts';

/** What the platform answers each kind of request with: a whole reply, or what it lists. */
export interface Listing {
  readonly environments?: string | readonly object[];
  readonly apps?: string | readonly string[];
  readonly upload?: string;
}

/** A server that knows the app "shop" of the account "acme", its two lists, and takes any upload. */
export async function listingPlatform({ environments, apps, upload }: Listing = {}): Promise<SocketServer> {
  const answers = {
    environments: asReply(
      environments ?? [environment('e-1', 'Production'), environment('e-2', 'Staging')],
      (list) => ({
        environments: list,
      }),
    ),
    apps: asReply(apps ?? ['shop', 'blog'], (names) => ({ apps: names.map((name) => ({ name: appName(name) })) })),
    upload: upload ?? httpReply(200, createOperation()),
  };
  return await socketServer({
    onBody: (socket, { head }) => {
      const [method = '', target = ''] = head.split(' ');
      const list = target.endsWith('/environments') ? answers.environments : answers.apps;
      socket.end(method === 'POST' ? answers.upload : list);
    },
  });
}

/** An environment as the public list shows it; without a display name where that is undefined. */
export function environment(id: string, displayName?: string): object {
  return { name: `${appName('shop')}/environments/${id}`, ...(displayName === undefined ? {} : { displayName }) };
}

export const LIST = 'GET /v1/accounts/acme/apps/shop/environments';
export const APPS = 'GET /v1/accounts/acme/apps';
/** What is read after a 403, in case account and app are swapped. */
export const SWAPPED = 'GET /v1/accounts/shop/apps';

/** The upload request to an environment. */
export function uploadTo(id: string): string {
  return `POST /fu/v1/accounts/acme/apps/shop/environments/${id}:upload`;
}

function appName(app: string): string {
  return `accounts/acme/apps/${app}`;
}

function asReply<Item>(given: string | readonly Item[], body: (list: readonly Item[]) => object): string {
  return typeof given === 'string' ? given : httpReply(200, body(given));
}

import { methodOf, targetOf } from './requests.ts';
import { answering, httpReply } from './socket-server.ts';
import type { Answer, SocketServer } from './socket-server.ts';

const APP = 'accounts/acme/apps/storefront';

/** An environment as the list and its record show it. */
export function environmentRecord(id: string, displayName: string, app = APP): object {
  return { name: `${app}/environments/${id}`, displayName };
}

/** A list of environments, with fields beside it. */
export function listReply(environments: readonly object[], more: object = {}): string {
  return httpReply(200, { environments, ...more });
}

export const PREVIEW = environmentRecord('e-7', 'shop-pr-7');

/** An answer, or what makes it when it is asked for. */
type Reply = Answer | (() => Answer);

/** What the platform answers to each kind of request, one after the other; the last answer stays. */
export interface PreviewScript {
  readonly list?: readonly Reply[];
  readonly record?: readonly Reply[];
  readonly delete?: readonly Reply[];
}

type Kind = keyof PreviewScript;

/** The answer to a DELETE after which the list, unless it is scripted, has the preview no more. */
const CARRIED_OUT = httpReply(200, {});

/** A platform with the preview `shop-pr-7` until it is deleted, unless it is told to answer otherwise. */
export async function previewPlatform(script: PreviewScript = {}): Promise<SocketServer & { kinds: () => Kind[] }> {
  let left: readonly object[] = [PREVIEW];
  const answers: Required<PreviewScript> = {
    list: [() => listReply(left)],
    record: [httpReply(200, PREVIEW)],
    delete: [CARRIED_OUT],
    ...script,
  };
  const counts = new Map<Kind, number>();
  const kinds: Kind[] = [];
  const server = await answering((request) => {
    const isList = /\/environments(?:\?|$)/.test(targetOf(request));
    const kind = methodOf(request) === 'DELETE' ? 'delete' : isList ? 'list' : 'record';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    kinds.push(kind);
    const reply = answers[kind][Math.min(count, answers[kind].length - 1)];
    if (kind === 'delete' && reply === CARRIED_OUT) left = [];
    return typeof reply === 'function' ? reply() : reply;
  });
  return { ...server, kinds: () => kinds };
}

import { createHash } from 'node:crypto';
import type { AppAddress } from '../../platform/api/address.ts';
import type { ListedComment } from '../../runner/github-api/calls.ts';

/** How all markers begin. */
export const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);

/** The environment that a comment is about, as far as it is known. */
export interface CommentSubject {
  readonly apiRoot: URL;
  readonly app: AppAddress;
  readonly id: string | undefined;
  /** Its display name, or what the inputs call it. */
  readonly name: string | undefined;
  /** Whether other environments of the app have this name as well. */
  readonly nameIs: 'unique' | 'shared' | 'unknown';
}

/**
 * What a comment has to do with an environment. `same`: it is about it. `name`: it is about this name, whatever the ID.
 * `before`: about another environment of this name, which has gone if the name is unique now.
 */
export type Match = 'same' | 'name' | 'before';

/** Undefined where the comment is about something else. */
export function matchOf({ body }: Pick<ListedComment, 'body'>, subject: CommentSubject): Match | undefined {
  const [, first, second] = MARKER.exec(body) ?? [];
  const { name, id } = keysOf(subject);
  if (first === undefined) return undefined;
  if ((second ?? first) === (id ?? name)) return 'same';
  if (first !== name || subject.nameIs === 'shared') return undefined;
  if (second === undefined) return 'name';
  return subject.nameIs === 'unique' ? 'before' : undefined;
}

/**
 * The first line of a comment, which nobody sees: by what its environment is known. By the name an environment that is created
 * again finds its comment. It keeps the keys of the marker that it replaces.
 * @param isEnd the environment was deleted
 */
export function markerFor(subject: CommentSubject, isEnd: boolean, before: ListedComment | undefined): string {
  const { name, id } = keysOf(subject);
  if (isEnd && name !== undefined) return markerLine([name]);
  const known = [name, id].filter((key) => key !== undefined);
  const [marker, , second] = MARKER.exec(before?.body ?? '') ?? [];
  return known.length === 1 && marker !== undefined && second !== undefined ? marker : markerLine(known);
}

function keysOf({ apiRoot: { origin }, app: { account, app }, name, id }: CommentSubject) {
  const keyOf = (of: string | undefined): string | undefined => {
    const key = JSON.stringify([origin, account, app, of]);
    return of === undefined ? undefined : createHash('sha256').update(key).digest('hex').slice(0, 32);
  };
  return { name: keyOf(name), id: keyOf(id) };
}

function markerLine(keys: readonly string[]): string {
  return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}

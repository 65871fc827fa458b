import { SEGMENT } from './address.ts';

/** Which environment is meant: by its ID, or by a name that is still to be looked up in the list of environments. */
export type EnvironmentReference =
  | { readonly kind: 'id'; readonly id: string }
  /** A display name, or an ID that is not a UUID. One line, not empty. */
  | { readonly kind: 'name'; readonly name: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an ID that the platform makes. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A resource name, or the name of an operation or a build below it, also as the path of a call (sections 2.3 and 4). */
const PATH = new RegExp(
  `^/?(?:(?:fu/)?v1/)?(?:(?:accounts/(${SEGMENT})/)?apps/(${SEGMENT})/)?environments/(${SEGMENT})(?:/(?:operations|builds)/${SEGMENT})?/?$`,
);

/** Text that was meant as a path, whether it is one or not. */
const LIKE_PATH = /(?:^|\/)(?:accounts|environments)\/|:\/\//;

const NOT_A_PATH =
  'must be the environment ID, its display name, or a path such as accounts/<account>/apps/<app>/environments/<ID>';

/**
 * The parts of a path that holds `environments/<id>`; undefined for any other text. Account and app are missing where it
 * begins after them.
 */
export function parseEnvironmentPath(text: string) {
  const [, account, app, id] = PATH.exec(text) ?? [];
  return id === undefined ? undefined : { account, app, id };
}

/**
 * What the input `environment` names: a UUID and the ID in a path are IDs, anything else is a name. A UUID is written in
 * lower case, as programs do, and may be typed in upper case (RFC 9562 section 4).
 * @throws {RangeError} whose message ends a sentence that begins with the value
 */
export function parseEnvironmentReference(text: string): EnvironmentReference {
  const id = isUuid(text) ? text : parseEnvironmentPath(text)?.id;
  if (id !== undefined) return { kind: 'id', id: isUuid(id) ? id.toLowerCase() : id };
  if (LIKE_PATH.test(text)) throw new RangeError(NOT_A_PATH);
  if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256)
    throw new RangeError('must be an environment ID or a display name: one line of at most 256 characters');
  return { kind: 'name', name: text };
}

/** The ID or the name, human-readable. */
export function textOfReference(reference: EnvironmentReference): string {
  return reference.kind === 'id' ? reference.id : reference.name;
}

import type { Static, TObject, TSchema } from 'typebox';
import { record } from './types/values.ts';

/** Who may call: everyone, callers with HTTP Basic credentials (spec 5.1), or holders of the control token. */
export type Access = 'open' | 'basic' | 'control';

/** What an endpoint promises: all that a client needs to know of it. openapi.yaml is made of these. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** find-my-way path: `:name` is a parameter, `::` a colon; before a colon a parameter needs `([^:]+)` to end there. */
  readonly url: string;
  readonly access: Access;
  /** As faults, counters and the documentation use it. Absent on the control path, which is neither counted nor disturbed. */
  readonly name?: string;
  /** `extension`: public documents, not the specification; absent when the platform is strict. `control`: ours alone. */
  readonly tag: 'apps' | 'uploads' | 'webhooks' | 'installs' | 'extension' | 'control';
  readonly summary: string;
  readonly description?: string;
  /** The parts of the path. One that fits no account, app and so on is 403 or 404 like any other that does not exist. */
  readonly params: TObject;
  /** A parameter with `x-extension` is not known when the platform is strict. */
  readonly query: TObject;
  /** JSON. */
  readonly body?: TSchema;
  /** The request may do without its body. */
  readonly bodyOptional?: boolean;
  /** multipart/form-data instead of JSON. For the documentation: it is read as a stream. */
  readonly form?: TSchema;
  readonly answer: Answer;
  /** Statuses of refusals beyond those that follow from the rest, such as 401 from `access`. */
  readonly refusals?: readonly number[];
}

/** The answer to a request that is carried out. */
interface Answer {
  /** Default 200. */
  readonly status?: number;
  readonly description: string;
  /** Absent where there is no body. */
  readonly schema?: TSchema;
  readonly example?: unknown;
}

const DEFAULTS = { access: 'basic', params: record({}), query: record({}) } as const;
type Input = Omit<Contract, keyof typeof DEFAULTS> & Partial<Pick<Contract, keyof typeof DEFAULTS>>;

/**
 * Keeps the types of the schemas, from which the types of its route follow. What `access` does not say is for callers with
 * credentials alone; without `params` or `query` it takes none.
 */
export function contract<const Type extends Input>(endpoint: Type): Omit<typeof DEFAULTS, keyof Type> & Type {
  return { ...DEFAULTS, ...endpoint };
}

/** The query parameters that are known: a strict platform knows only those of the specification. */
export function parametersOf({ query }: Contract, strict: boolean): TObject {
  const known = Object.entries(query.properties).filter(([, schema]) => !(strict && 'x-extension' in schema));
  return known.length === Object.keys(query.properties).length ? query : record(Object.fromEntries(known));
}

/** Names of the parts of the path. */
export type ParamName<C extends Contract> = keyof Static<C['params']> & string;

export type QueryOf<C extends Contract> = Static<C['query']>;

export type BodyOf<C extends Contract> = C['body'] extends TSchema ? Static<C['body']> : undefined;

/** Body of the answer; undefined where there is none. */
export type AnswerOf<C extends Contract> = C['answer'] extends { readonly schema: infer Schema extends TSchema }
  ? ReadonlyDeep<Static<Schema>>
  : undefined;

/** A value that nobody changes. */
export type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> }
    : Value;

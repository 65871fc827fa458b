import type { Static } from 'typebox';
import type { ReadonlyDeep } from '../contract.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { Type } from '../types/type.ts';
import { choice, record } from '../types/values.ts';

/** Answers that a client must not take for the platform's own. */
export const MALFORMED = [
  'html',
  'truncated-json',
  'empty',
  'empty-object',
  'array',
  'null',
  'no-names',
  'wrong-names',
  'not-utf8',
] as const;
export type Malformed = (typeof MALFORMED)[number];

const Count = { maximum: Number.MAX_SAFE_INTEGER } as const;

/** Something that goes wrong on demand, at the next `count` requests to an endpoint. */
export const Fault = record(
  {
    /** Name of the endpoint, or `*` for the next request to any of them. */
    endpoint: choice([...ENDPOINTS, '*'] as const),
    /** How many requests it happens to. Default 1. */
    count: Type.Optional(Type.Integer({ minimum: 1, ...Count })),
    /** How many requests pass unharmed before. Default 0. */
    skip: Type.Optional(Type.Integer({ minimum: 0, ...Count })),
    /** Status of the answer. */
    status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
    /** Headers of the answer, such as `{"retry-after": "1"}`. */
    headers: Type.Optional(
      Type.Unsafe<Record<string, string>>({
        type: 'object',
        description: 'an object whose keys are header names',
        propertyNames: { pattern: '^[A-Za-z0-9-]+$' },
        additionalProperties: {
          type: 'string',
          description: 'a string of printable ASCII characters',
          pattern: '^[\\t\\u0020-\\u007e]*$',
          maxLength: 1000,
        },
      }),
    ),
    /** Body of the answer: a string as it is, anything else as JSON. Default: an Error object for a status of 400 or more. */
    body: Type.Optional(Type.Unknown()),
    /** A body that is not what the specification promises, with status 200 unless `status` says otherwise. */
    malformed: Type.Optional(choice(MALFORMED)),
    /** Waits before the request is looked at; with `taken`, between the deed and the answer. Milliseconds. */
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    /** Reads the whole body before an answer that records nothing. Otherwise that answer comes before the body. */
    afterBody: Type.Optional(Type.Boolean()),
    /** The request is carried out and recorded, and only its answer goes wrong. Default: see `isTaken`. */
    taken: Type.Optional(Type.Boolean()),
    /** Resets the connection once this many bytes of the body came in, or at its end. Nothing is recorded. */
    cutAfterRequestBytes: Type.Optional(Type.Integer({ minimum: 0, ...Count })),
    /** Carries the request out, sends this many bytes of the body of the answer (0: not even a status), and resets. */
    cutAfterResponseBytes: Type.Optional(Type.Integer({ minimum: 0, ...Count })),
    /** Upload only: it is accepted, but its build fails and the old build stays live. */
    failBuild: Type.Optional(Type.Boolean()),
  },
  { title: 'Fault' },
);
export type Fault = ReadonlyDeep<Static<typeof Fault>>;

/** One fault, or a list of them. */
export const Faults = Type.Union([Fault, Type.Array(Fault)], {
  examples: [{ endpoint: 'upload', status: 503, headers: { 'retry-after': '1' } }],
});

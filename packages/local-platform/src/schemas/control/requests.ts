import type { Static } from 'typebox';
import type { ReadonlyDeep } from '../contract.ts';
import { Type } from '../types/type.ts';
import { choice, record, Time } from '../types/values.ts';

/** Why a body is not shown. */
const OMITTED = ['upload', 'binary', 'not-json', 'too-large'] as const;

const summary = {
  id: Type.String(),
  time: Time,
  method: Type.String(),
  path: Type.String({ description: 'with its query; secrets are `***`' }),
  status: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'null if the connection was cut before an answer',
  }),
  durationMs: Type.Integer({ description: 'until its answer ended, by the clock of the machine' }),
  fault: Type.Optional(Type.String({ description: 'the fault that happened to it, such as `status: 503`' })),
};

const RecordedBody = record({
  bytes: Type.Integer({ description: 'number received or sent' }),
  text: Type.Optional(Type.String({ description: 'JSON without white space, or text; secrets are `***`' })),
  isCut: Type.Optional(Type.Boolean({ description: 'true if the text is cut off' })),
  omitted: Type.Optional(
    choice(OMITTED, {
      description:
        'why there is no text: the body of an upload, bytes that are not UTF-8 text, or, in a request, a body that is not JSON or is over 16 KiB',
    }),
  ),
});
export type RecordedBody = ReadonlyDeep<Static<typeof RecordedBody>>;

const Message = record({
  headers: Type.Array(record({ name: Type.String(), value: Type.String() })),
  body: RecordedBody,
});
type Message = ReadonlyDeep<Static<typeof Message>>;
export type RecordedHeader = Message['headers'][number];

/** A request, for a list of them. */
export const RequestSummary = record(summary, { title: 'RequestSummary' });
export type RequestSummary = ReadonlyDeep<Static<typeof RequestSummary>>;

/** A request and its answer. Secrets were taken out when it was recorded. */
export const RecordedRequest = record(
  { ...summary, request: Message, answer: Type.Optional(Message) },
  { title: 'RecordedRequest' },
);
export type RecordedRequest = ReadonlyDeep<Static<typeof RecordedRequest>>;

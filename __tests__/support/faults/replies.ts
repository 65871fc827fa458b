import { createOperation } from '../servers/exchanges.ts';
import type { Fault } from './server.ts';
import { hostileText } from './texts.ts';
import fc from '../jest/properties.ts';

/** A reply that means harm, and how the connection ends. */
export interface HostileReply {
  readonly bytes: Buffer;
  readonly ending: 'end' | 'reset' | 'stay';
}

/** Every kind of `next` that a list could name; `ORIGIN` is where the list came from. */
export const NEXT_FORMS: readonly unknown[] = [
  null,
  undefined,
  '',
  7,
  {},
  [],
  true,
  'ORIGIN/v1/installs?limit=100&offset=100',
  'ORIGIN/v1/installs?limit=100&offset=0',
  'ORIGIN/v1/installs?x=%00#fragment',
  'ORIGIN/v1/installs/../apps',
  'ORIGIN/v2/installs',
  'ORIGIN//evil.example/v1/installs',
  'ORIGIN@evil.example/v1/installs',
  'ORIGIN.evil.example/v1/installs',
  'http://user:pass@127.0.0.1/v1/installs',
  'https://evil.example/v1/installs',
  'http://169.254.169.254/v1/installs',
  '//evil.example/v1/installs',
  '/v1/installs?offset=1',
  '?offset=1',
  'javascript:alert(1)',
  'file:///v1/installs',
  'data:application/json,{}',
  `ORIGIN/v1/installs?x=${'x'.repeat(5000)}`,
  'ORIGIN/v1/installs?\r\nX-Evil: 1',
];

const status = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(200, 201, 202, 204) },
  { weight: 2, arbitrary: fc.integer({ min: 200, max: 599 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 99, 100, 101, 103, 199, 600, 999, 1000) },
);

const operation = fc
  .record({ name: hostileText, build: hostileText, good: fc.boolean() })
  .map(({ name, build, good }) =>
    good ? createOperation() : createOperation({ name, metadata: { '@type': name, build, deployment: build } }),
  );

const GOOD_INSTALL = { id: 1, name: 'site', domains: [{ hostname: 'site.example', primary: true }] };
const hostileInstall = fc.record({
  id: fc.oneof(fc.integer(), hostileText, fc.constant(null)),
  name: hostileText,
  domains: fc.oneof(
    fc.constant(undefined),
    fc.array(fc.oneof(fc.constant(null), fc.record({ hostname: hostileText, primary: fc.boolean() })), {
      maxLength: 2,
    }),
  ),
});
const install = fc.oneof(fc.constant(GOOD_INSTALL), hostileInstall);

const page = fc.record({
  count: fc.oneof(fc.nat(), fc.nat(), fc.constantFrom(-1, 1.5, '7', null)),
  results: fc.oneof(
    fc.array(install, { maxLength: 4 }),
    fc.array(install, { maxLength: 4 }),
    fc.constantFrom(null, {}),
  ),
  next: fc.oneof(fc.constant(null), fc.constantFrom(...NEXT_FORMS), hostileText),
});

const problem = fc.record({
  type: hostileText,
  code: fc.oneof(hostileText, fc.integer()),
  message: fc.oneof(hostileText, fc.constant({}), fc.constant(null)),
  errors: fc.option(
    fc.array(fc.oneof(fc.constant(null), fc.record({ message: hostileText, type: hostileText })), { maxLength: 3 }),
  ),
});

const text = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(operation, install, page, problem).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[', 'null', '0', '"', '{}', '['.repeat(20_000), '\u0000') },
);

const headers = fc.array(
  fc.tuple(
    fc.constantFrom(
      'Location',
      'Retry-After',
      'Content-Type',
      'Content-Encoding',
      'Content-Length',
      'Transfer-Encoding',
      'Set-Cookie',
      'Connection',
      'WWW-Authenticate',
      'X-Long',
    ),
    fc.oneof(
      fc.constantFrom('0', '-1', '3', '1e9', '99999999999999999999', 'gzip', 'br', 'deflate', 'chunked', 'identity'),
      fc.constantFrom('close', 'keep-alive', 'Basic realm="x"', 'https://evil.example/?t=1', '//evil', 'data:x'),
      fc.constantFrom('Thu, 01 Jan 2026 00:00:09 GMT', 'Mon, 99 Foo', 'x'.repeat(20_000)),
      hostileText.map((value) => value.replaceAll(/[\r\n\u0000]/g, ' ')),
    ),
  ),
  { maxLength: 2 },
);

const LENGTHS = ['right', 'none', 'short', 'long'] as const;

/** Replies over a bare socket: any status line, any headers, any body, cut anywhere. */
export const hostileReplies: fc.Arbitrary<HostileReply> = fc
  .record({
    status,
    headers,
    text,
    length: fc.constantFrom(...LENGTHS, 'right', 'right', 'right'),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 5 }),
    flip: fc.option(fc.nat(), { freq: 8 }),
    ending: fc.oneof(
      { weight: 40, arbitrary: fc.constant('end' as const) },
      { weight: 10, arbitrary: fc.constant('reset' as const) },
      // Costs a time-out: a few are enough.
      { weight: 1, arbitrary: fc.constant('stay' as const) },
    ),
  })
  .map(({ cut, flip, ending, ...reply }) => {
    const body = Buffer.from(reply.text, 'utf8');
    const declared = { right: body.length, short: Math.floor(body.length / 2), long: body.length + 9, none: undefined };
    const size = declared[reply.length];
    const lines = reply.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const own = size === undefined ? '' : `Content-Length: ${size}\r\n`;
    const head = Buffer.from(`HTTP/1.1 ${reply.status} Reason\r\n${own}${lines}\r\n`, 'utf8');
    let bytes = Buffer.concat([head, body]);
    if (flip !== null && bytes.length > 0) bytes[flip % bytes.length] = flip & 255;
    if (cut !== null) bytes = bytes.subarray(0, Math.floor(bytes.length * cut));
    return { bytes, ending };
  });

/** Answers every request with the reply of its turn; the last one stays. */
export function answerWith(replies: () => readonly HostileReply[], origin: () => string): Fault {
  let turn = 0;
  let of: readonly HostileReply[] = [];
  return async (peer) => {
    await peer.bodyIn();
    if (of !== replies()) [of, turn] = [replies(), 0];
    const reply = of[Math.min(turn, of.length - 1)];
    turn += 1;
    if (reply === undefined) return peer.reset();
    const bytes = Buffer.from(reply.bytes.toString('latin1').replaceAll('ORIGIN', origin()), 'latin1');
    if (reply.ending === 'end') peer.socket.end(bytes);
    else peer.socket.write(bytes, () => (reply.ending === 'reset' ? peer.reset() : undefined));
  };
}

import { describe, expect, test } from '@jest/globals';
import { describeForeignAnswer } from '../../../src/platform/retry/foreign-answer.ts';
import { isServiceError } from '../../../src/platform/retry/service-error.ts';
import { exchange } from '../../../src/platform/transport/exchange.ts';
import { cpuTimeOf } from '../../support/jest/cpu-time.ts';
import { createReply } from '../../support/servers/exchanges.ts';
import { always } from '../../support/servers/socket-server.ts';

const FOREIGN = "The answer is not in the API's form; it may come from something before it";

/** What is quoted of a body of this type; undefined where nothing is. */
function quoteOf(type: string, text: string): string | undefined {
  const [first = ''] = describeForeignAnswer(createReply({ status: 403, headers: { 'content-type': type }, text }));
  return /^It says "(.*)"\.$/.exec(first)?.[1];
}

describe('a refusal in another form is quoted', () => {
  test.each([
    [
      'text/html',
      '<html><head><title>Attention Required!</title></head><body>Blocked</body></html>',
      'Attention Required!',
    ],
    ['text/html; charset=utf-8', '<TITLE\n lang="en">\n Access\n  Denied </TITLE>', 'Access Denied'],
    ['', '<!doctype html><style>p{}</style><p>No <b>title</b></p><script>x()</script>', 'No title'],
    ['text/html', '<title></title><h1>Blocked</h1>', 'Blocked'],
    ['application/xml', '<Error><Code>AccessDenied</Code><Message>No</Message></Error>', 'AccessDenied No'],
    ['text/plain', 'upload too big\n  for plan\n', 'upload too big for plan'],
    ['', 'no', 'no'],
    [
      'application/problem+json',
      '{"type":"about:blank","title":"Quota exceeded","detail":"3 apps"}',
      'Quota exceeded: 3 apps',
    ],
    ['application/json', '{"error":{"code":400,"message":"No start script"}}', 'No start script'],
    ['application/json', '{"error":"Read-only today"}', 'Read-only today'],
    ['application/json', '{"status":403,"error":"Forbidden","message":"Forbidden"}', 'Forbidden'],
    ['application/json', '{"error":"invalid_client","error_description":"Unknown"}', 'invalid_client: Unknown'],
    ['application/json', '{"reason":"policy 77"}', '{"reason":"policy 77"}'],
    ['application/json', '["no"]', '["no"]'],
    ['application/json', '{}', undefined],
    ['image/png', 'PNG', undefined],
    ['application/octet-stream', '\uFFFD\uFFFD\uFFFD\uFFFD', undefined],
    ['text/plain', 'a\0b', undefined],
    ['text/plain', '  \n', undefined],
  ])('%s %s', (type, text, quote) => {
    expect(quoteOf(type, text)).toBe(quote);
  });

  test('in 300 characters, as one line without commands', () => {
    expect(quoteOf('text/plain', 'x'.repeat(400))).toBe(`${'x'.repeat(299)}…`);
    expect(quoteOf('text/plain', '::add-mask::x\u202e')).toBe('\\u003a:add-mask::x\\u202e');
  });

  test.each(['<title ', '<', '<script', '<title>', '<!--'])('however much of "%s" it has', async (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(await cpuTimeOf(() => quoteOf('text/html', text))).toBeLessThan(2000);
  });
});

describe('who may have said it', () => {
  test.each([
    [{ server: 'cloudflare', 'cf-ray': '8a1f77-FRA' }, ' (Server: cloudflare, CF-RAY: 8a1f77-FRA)'],
    [{ via: '1.1 filter.corp' }, ' (Via: 1.1 filter.corp)'],
    [{ server: 'CloudFront', 'x-amz-cf-id': 'a==' }, ' (Server: CloudFront, X-Amz-Cf-Id: a==)'],
    [{ 'x-azure-ref': '0z' }, ' (X-Azure-Ref: 0z)'],
    [{ 'x-vercel-id': 'fra1::a' }, ' (X-Vercel-Id: fra1::a)'],
    [{ 'x-request-id': 'r'.repeat(200) }, ` (X-Request-Id: ${'r'.repeat(119)}…)`],
    [{ server: '', 'x-powered-by': 'PHP' }, ''],
  ])('%j', (headers, who) => {
    expect(describeForeignAnswer(createReply({ status: 403, headers }))).toEqual([`${FOREIGN}${who}.`]);
  });

  test('nothing is said of an answer without a word, unless it refuses the credentials', () => {
    expect(describeForeignAnswer(createReply({ status: 400 }))).toEqual([]);
    for (const status of [401, 403]) expect(describeForeignAnswer(createReply({ status }))).toEqual([`${FOREIGN}.`]);
  });

  test('each of two that name themselves', async () => {
    const { origin } = await always(403, '', { Server: 'origin', server: 'edge' });
    const reply = await exchange({ method: 'GET', url: new URL(origin), signal: new AbortController().signal });
    expect(reply.headers['server']).toBe('origin, edge');
  });
});

test.each<[string, boolean, Record<string, string>?]>([
  ['{"type":"t","code":"c","message":"no"}', true],
  ['{"message":"no"}', true],
  ['{"message":"Forbidden"}', false, { 'x-amzn-errortype': 'ForbiddenException' }],
  ['{"message":"No API key found in request"}', false, { 'x-kong-response-latency': '1' }],
  ['{"message":"no","errors":[{"code":"c"}],"documentation_url":"x"}', true],
  ['{"type":"t","code":"c"}', true],
  ['{"type":"t"}', false],
  ['{"code":403}', false],
  ['{"error":"no","message":"no"}', false],
  ['{"error":{"message":"no"}}', false],
  ['{"type":"about:blank","title":"t","detail":"d"}', false],
  ['{"message":{"a":1}}', false],
  ['<p>no</p>', false],
  ['', false],
])('an error in the form of the API: %s is %s', (text, expected, headers = {}) => {
  expect(isServiceError(createReply({ status: 403, text, headers }))).toBe(expected);
});

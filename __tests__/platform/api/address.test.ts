import { describe, expect, test } from '@jest/globals';
import { callUrl, parseApiRoot, parseSegment, resourceName } from '../../../src/platform/api/address.ts';
import { isLoopback, parseSecureUrl } from '../../../src/shared/secure-url.ts';
import { listBuilds } from '../../../src/platform/api/builds.ts';
import { listEnvironments } from '../../../src/platform/api/environments.ts';
import { parseAcceptance } from '../../../src/platform/api/operation.ts';
import { callContext, serving } from '../../support/steps/api-calls.ts';

describe('one segment', () => {
  test.each(['a', 'my-app_1.2~3', '...', 'A'.repeat(128), '0', '-', '..a'])('%s', (text) => {
    expect(parseSegment(text)).toBe(text);
  });

  test.each(['', '.', '..', 'a/b', 'a\\b', 'a?b', 'a#b', 'a%2fb', 'a b', 'a:b', 'a\n', 'é', 'A'.repeat(129), 'a\0'])(
    '%j is refused',
    (text) => {
      expect(() => parseSegment(text)).toThrow(/^must be 1 to 128 letters, digits/);
    },
  );
});

describe('an API root', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com/'],
    ['https://api.example.com/', 'https://api.example.com/'],
    ['https://api.example.com:8443/headless//', 'https://api.example.com:8443/headless'],
    ['HTTPS://API.example.com', 'https://api.example.com/'],
    ['http://localhost:4000', 'http://localhost:4000/'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['http://127.9.9.9', 'http://127.9.9.9/'],
    ['http://127.1', 'http://127.0.0.1/'],
    ['http://[::1]:4000', 'http://[::1]:4000/'],
    ['https://api.example.com/v1', 'https://api.example.com/'],
    ['https://api.example.com/v1/', 'https://api.example.com/'],
    ['https://api.example.com/fu/v1', 'https://api.example.com/'],
    ['https://api.example.com//fu/v1//', 'https://api.example.com/'],
    ['https://api.example.com/headless/v1', 'https://api.example.com/headless'],
    ['https://api.example.com/headless/fu/v1/', 'https://api.example.com/headless'],
    ['https://api.example.com/fu', 'https://api.example.com/fu'],
    ['https://api.example.com/v1beta', 'https://api.example.com/v1beta'],
  ])('%s', (text, href) => {
    expect(parseApiRoot(text).href).toBe(href);
  });

  const SCHEME = 'must start with https:// (http:// only for this machine)';
  test.each([
    ['api.example.com', 'must be an absolute URL that starts with https://'],
    ['//api.example.com', 'must be an absolute URL that starts with https://'],
    ['https://', 'must be an absolute URL that starts with https://'],
    // The parser of URLs makes one of the first, and of the second one with "%20".
    ['https://api.example.com\nhttps://api.example.com', 'must be one URL alone, without blanks or line breaks in it'],
    ['https://api.example.com/a # the root', 'must be one URL alone'],
    ['curl -X POST "https://api.example.com"', 'must not have quotes around it'],
    ['http://api.example.com', SCHEME],
    ['http://localhost.example.com', SCHEME],
    ['http://127.0.0.1.example.com', SCHEME],
    ['http://0.0.0.0', SCHEME],
    ['http://10.0.0.1', SCHEME],
    ['http://[::2]', SCHEME],
    ['ftp://api.example.com', SCHEME],
    ['file:///etc/passwd', SCHEME],
    ['javascript:alert(1)', SCHEME],
    ['https://user@api.example.com', 'must not contain a user name or password'],
    ['https://user:word@api.example.com', 'must not contain a user name or password'],
    ['https://:word@api.example.com', 'must not contain a user name or password'],
    ['https://api.example.com?x=1', 'must not have a query or a fragment'],
    ['https://api.example.com#x', 'must not have a query or a fragment'],
    ['https://api.example.com/v1/v1', 'must be the root of the API, without "/v1" and what follows'],
    ['https://api.example.com/wh/v1', 'must be the root of the API, without "/v1" and what follows'],
    ['https://api.example.com/v1/installs', 'must be the root of the API, without "/v1" and what follows'],
    ['https://api.example.com/v1/accounts/acme/apps', 'must be the root of the API, without "/v1" and what follows'],
    ['https://api.example.com/fu/v1/accounts', 'must be the root of the API, without "/v1" and what follows'],
  ])('%s is refused', (text, problem) => {
    expect(() => parseApiRoot(text)).toThrow(problem);
  });

  test('is never repeated in a message', () => {
    expect(() => parseSecureUrl('https://user:s3cret@host')).toThrow(/^(?!.*s3cret)/);
    expect(() => parseSecureUrl('http://host/?token=s3cret')).toThrow(/^(?!.*s3cret)/);
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.0.3', true],
  ['[::1]', true],
  ['127.0.0.1.nip.io', false],
  ['localhost.', false],
  ['128.0.0.1', false],
  ['', false],
])('whether %j is this machine: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});

describe('the URL of a call', () => {
  const path = '/fu/v1/accounts/a/apps/b/environments/c:upload';

  test.each([
    ['https://api.example.com', `https://api.example.com${path}`],
    ['https://api.example.com/', `https://api.example.com${path}`],
    ['https://api.example.com:8443/headless/', `https://api.example.com:8443/headless${path}`],
  ])('below %s', (root, href) => {
    expect(callUrl(parseApiRoot(root), path).href).toBe(href);
  });

  test('keeps the query of a path', () => {
    expect(callUrl(parseApiRoot('https://api.example.com/x'), '/v1/installs?limit=2').href).toBe(
      'https://api.example.com/x/v1/installs?limit=2',
    );
  });

  test('stays on the host of the root, whatever its path looks like', () => {
    const url = callUrl(parseApiRoot('https://api.example.com//evil.example'), path);
    expect(url.href).toBe(`https://api.example.com//evil.example${path}`);
    expect(url.host).toBe('api.example.com');
  });
});

test('the resource names of an app and of an environment', () => {
  const app = { account: 'acme', app: 'shop' };
  expect([resourceName(app), resourceName({ ...app, environment: 'e-1' })]).toEqual([
    'accounts/acme/apps/shop',
    'accounts/acme/apps/shop/environments/e-1',
  ]);
});

/** Full names, each with one segment that would lead elsewhere in a path. */
const dotted = (last: string): string[] =>
  ['.', '..'].flatMap((dots) => [
    `accounts/${dots}/apps/shop/environments/e-1${last}`,
    `accounts/acme/apps/${dots}/environments/e-1${last}`,
    `accounts/acme/apps/shop/environments/${dots}${last}`,
  ]);
const operation = (name: string, build: string): string => JSON.stringify({ name, metadata: { build } });
const GOOD = 'accounts/acme/apps/shop/environments/e-1';

describe('a name in a reply with "." or ".." as a segment is no name', () => {
  test.each([...dotted('/operations/o-1'), `${GOOD}/operations/.`, `${GOOD}/operations/..`])('%s', (name) => {
    expect(parseAcceptance(operation(name, `${GOOD}/builds/b-1`), () => false)).toBeUndefined();
  });

  test.each([...dotted('/builds/b-1'), `${GOOD}/builds/.`, `${GOOD}/builds/..`])('%s', (build) => {
    expect(parseAcceptance(operation(`${GOOD}/operations/o-1`, build), () => false)).toBeUndefined();
  });

  test.each(dotted(''))('%s in the list of environments', async (name) => {
    const connection = await serving({ environments: [{ name, displayName: 'Staging' }] });
    const found = await listEnvironments(connection, { account: 'acme', app: 'shop' }, callContext());
    expect(found).toMatchObject({ kind: 'unusable' });
  });

  test.each(['.', '..'])('builds/%s in the list of builds', async (id) => {
    const connection = await serving({
      builds: [{ name: `${GOOD}/builds/${id}`, createTime: '2026-01-01T00:00:00Z' }],
    });
    const address = { account: 'acme', app: 'shop', environment: 'e-1' };
    expect(await listBuilds(connection, address, 10, callContext())).toMatchObject({ kind: 'unusable' });
  });
});

test.each(['...', '..a', '.a', 'a.', 'a..'])('%s is a name like others', (segment) => {
  expect(parseSegment(segment)).toBe(segment);
  const name = `accounts/${segment}/apps/${segment}/environments/${segment}`;
  expect(
    parseAcceptance(operation(`${name}/operations/${segment}`, `${name}/builds/${segment}`), () => false),
  ).toMatchObject({
    operation: { operationId: segment, buildId: segment },
  });
});

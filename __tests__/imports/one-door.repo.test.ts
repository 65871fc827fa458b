import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const PLATFORM = 'packages/local-platform/src';

const sourcesIn = (folder: string, prefix: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      name: `${prefix}${name.replaceAll(path.sep, '/')}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));

const sources = [...sourcesIn('src', ''), ...sourcesIn(PLATFORM, 'local-platform/')];

const holding = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** What can open a connection, imported for more than its types, or global. */
const CONNECTS =
  /(?:^import (?!type )[^;]*?from |\bimport\()'(?:node:https?2?|node:tls|axios|undici|https-proxy-agent|@actions\/(?:github|http-client))'|\bfetch\(|\bnew WebSocket\(/m;

test('only the transport opens connections; the local platform does so on this machine alone', () => {
  // `tls.ts` takes the check of certificates from where connections could be opened, too.
  const transport = ['platform/transport/exchange.ts', 'platform/transport/tls.ts'];
  const elsewhere = holding(CONNECTS).filter((name) => !name.startsWith('local-platform/'));
  expect(elsewhere.toSorted()).toEqual(transport);
  // Its own servers, and a look at an app that it has started.
  const secure = holding(/(?:^import (?!type )[^;]*?from |\bimport\()'node:(?:https|tls)'/m);
  expect(secure.toSorted()).toEqual(transport);
});

test('no file but the one that makes the runner names stdout; and what is started on an old Node, which has no runner', () => {
  expect(holding(/\bprocess\.std(?:out|err)\b|\bconsole\.|\bfrom 'node:(?:process|console)'/).toSorted()).toEqual([
    'entries/old-node.ts',
    'runner/start.ts',
  ]);
});

test('one file reads the date of the machine, which may jump; a duration never comes from it', () => {
  expect(holding(/\bDate\.now\b|\bDate\(\)|\btimeOrigin\b/)).toEqual(['shared/clock.ts']);
});

test('the options of TLS are made in one place', () => {
  expect(holding(/\b(?:rejectUnauthorized|checkServerIdentity|secureContext|minVersion)\b/)).toEqual([
    'platform/transport/tls.ts',
  ]);
  expect(holding(/\bTLS_OPTIONS\b/).toSorted()).toEqual([
    'platform/transport/exchange.ts',
    'platform/transport/tls.ts',
  ]);
});

test('one file knows of byte order marks, beside the one that shows them', () => {
  expect(holding(/\\ufeff/i).toSorted()).toEqual(['shared/text/safe-text.ts', 'shared/text/text.ts']);
});

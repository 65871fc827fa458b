import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import type { Planted } from '../../support/git/folders.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { always } from '../../support/servers/socket-server.ts';

const KEY = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj'.repeat(2)}\n`;

/** What is there, the inputs beside `dry-run`, and the three parts of the message: what, which value, what to do. */
const FILES: readonly (readonly [string, Record<string, Planted>, Record<string, string>, string, string, string])[] = [
  ['a backslash', { 'a\\b': '' }, {}, 'backslash', 'a\\b', 'Rename it, or exclude it with'],
  ['a control character', { 'a\u0001b': '' }, {}, 'control character', 'a\\u0001b', 'Rename it, or exclude it with'],
  ['a line break', { 'a\nb': '' }, {}, 'control character', 'a\\u000ab', 'Rename it, or exclude it with'],
  ['a drive letter', { 'c:x': '' }, {}, 'name', 'c:x', 'Rename it, or exclude it with'],
  ['a link to another folder', { out: { link: '/etc' } }, {}, 'outside "path"', 'out', 'Exclude it'],
  ['a link above', { 'in/up': { link: '../../..' } }, {}, 'outside "path"', 'in/up', 'Exclude it'],
  ['nothing at all', {}, {}, 'no file to send', '"path"', 'the checkout'],
  ['all of it excluded', { a: '' }, { exclude: '*' }, 'no file to send', '"exclude"', '"exclude"'],
  ['a file that is missing', { a: '' }, { 'required-files': 'b' }, 'not in the zip', 'b', 'no such file in "path"'],
  [
    'a file left out',
    { a: '', b: '' },
    { 'required-files': 'b', exclude: 'b' },
    'it is excluded',
    'b',
    'remove the line "b"',
  ],
  ['a folder', { 'a/b': '' }, { 'required-files': 'a' }, 'it is a folder', 'a', 'name a file in it'],
  ['a zip too large', { a: 'x' }, { 'max-size': '10' }, 'larger than "max-size"', '10 bytes', '"exclude"'],
  ['a private key', { 'k.pem': KEY }, { 'secret-scan': 'error' }, 'private key', 'k.pem:1', 'Revoke it'],
  ['a token', { t: `\nghp_${'a'.repeat(36)}\n` }, { 'secret-scan': 'error' }, 'GitHub token', 't:2', 'Revoke it'],
];

test('files that cannot be sent: each message names what, which, and what to do', async () => {
  const messages = new Map<string, string>();
  for (const [name, files, inputs, what, which, advice] of FILES) {
    const { exitCode, error } = await runDeploy({ files, inputs: { 'dry-run': 'true', ...inputs } });
    expect([name, exitCode]).toEqual([name, 1]);
    for (const part of [what, which, advice]) expect([name, error]).toEqual([name, expect.stringContaining(part)]);
    messages.set(error, name);
  }
  expect(messages.size).toBe(FILES.length);
});

const NAME = 'accounts/a/apps/b/environments/c';
const OPERATION = { name: `${NAME}/operations/o`, metadata: { build: `${NAME}/builds/b` } };

/** A reply that is not what an upload hopes for, and the first words of the advice. */
const REPLIES: readonly (readonly [number, string, Record<string, string>, string])[] = [
  ...[400, 402, 405, 406, 410, 411, 415, 418, 422, 428, 451].map(
    (status) => [status, '', {}, 'Check the inputs: account'] as const,
  ),
  [401, '', {}, 'Check "username" and "password"'],
  [403, '{"message":"no"}', {}, 'the credentials are valid but lack permission'],
  [403, '', {}, "A firewall, a proxy or the host's edge may refuse"],
  [404, '', {}, 'Check account'],
  [409, '', {}, 'Another change to this environment may be under way'],
  [413, '', {}, 'Exclude what the build does not need'],
  [408, '', { 'Retry-After': '500' }, 'Wait as long as it asks and run the job again'],
  [429, '', { 'Retry-After': '500' }, 'Wait as long as it asks'],
  [503, '', { 'Retry-After': '500' }, 'The platform did not accept the request'],
  ...[300, 301, 302, 303, 307, 308].map(
    (status) => [status, '', { Location: 'https://other.example/x' }, 'Check "headless-url"'] as const,
  ),
  ...[500, 502, 504, 520, 524, 599].map(
    (status) => [status, '', {}, 'The platform may or may not have accepted'] as const,
  ),
  ...[501, 505, 507, 508, 510, 511].map(
    (status) => [status, '', {}, 'The platform did not accept the request'] as const,
  ),
  ...[
    '<html>',
    '[]',
    '"text"',
    '{"name":',
    '{"name": 1}',
    JSON.stringify({ ...OPERATION, name: '../x' }),
    JSON.stringify({ ...OPERATION, metadata: {} }),
    JSON.stringify({ ...OPERATION, name: `${NAME}/operations/::add-mask::x` }),
  ].map((body) => [200, body, {}, 'Check "headless-url"'] as const),
];

test('replies that are no success: each message names what, from where, and what to do', async () => {
  for (const [status, body, headers, advice] of REPLIES) {
    const server = await always(status, body, headers);
    const { exitCode, error, outputs } = await runDeploy({ inputs: createInputs(server.origin) });
    const label = `${status} ${body}`;
    expect([label, exitCode, outputs['operation-name']]).toEqual([label, 1, '']);
    for (const part of [`HTTP ${status}`, server.origin, advice]) {
      expect([label, error]).toEqual([label, expect.stringContaining(part)]);
    }
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { PlatformOptions } from '../../src/platform/options.ts';
import type { Platform } from '../../src/platform/server.ts';
import type { CodeMisuse } from '../../src/state/portal-access.ts';
import type { Answer, Call } from '../support.ts';
import { call, control, errorOf, jsonOf, pathOf, start } from '../support.ts';
import { BECOME_OTHER, OTHER, withTwoUsers } from '../../../../__tests__/support/processes/other-user.ts';
import { hostOf, openPortal, visit } from './browser.ts';

/** A platform, and what it reports of codes. */
async function startWatched(options: PlatformOptions = {}) {
  const misuses: CodeMisuse[] = [];
  const platform = await start({ onPortalMisuse: (misuse) => misuses.push(misuse), ...options });
  return { platform, misuses };
}

/** Path of an address that opens the portal once. */
async function issue(platform: Platform): Promise<string> {
  const answer = await control(platform, 'portal', { method: 'POST' });
  return pathOf(String(jsonOf(answer)['url']));
}

const open = (platform: Platform, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call(platform, path, { credentials: null, headers: { host: hostOf(platform), ...headers } });

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

test('the control path gives an address that opens the portal, and leads to the page without the code', async () => {
  const { platform, misuses } = await startWatched();
  const answer = await control(platform, 'portal', { method: 'POST' });
  expect(jsonOf(answer)['url']).toMatch(new RegExp(`^http://${hostOf(platform)}/\\?code=[\\w=-]{28}$`));
  const opened = await open(platform, `${pathOf(String(jsonOf(answer)['url']))}&a=b`);
  expect([opened.status, opened.headers.location]).toEqual([303, '/?a=b']);
  expect(opened.headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await visit(platform, '/', { headers: { cookie: cookieOf(opened) } })).text).toContain('<h1>Start</h1>');
  expect(misuses).toEqual([]);
});

test('nobody else gets one: not without the control token, nor for a page', async () => {
  const platform = await start();
  const none = await call(platform, '/_control/portal', { method: 'POST' });
  const page = await control(platform, 'portal', {
    method: 'POST',
    headers: { origin: `http://${hostOf(platform)}:1` },
  });
  expect([errorOf(none), errorOf(page)]).toEqual([
    '401 unauthorized bad_control_token',
    '403 forbidden foreign_origin',
  ]);
});

test.each([{ strict: true }, { portal: false }])('there is none without a portal: %j', async (options) => {
  const answer = await control(await start(options), 'portal', { method: 'POST' });
  expect(errorOf(answer)).toBe('404 not_found no_portal');
});

test('it does not get old with the clock that tests move', async () => {
  const platform = await start();
  const path = await issue(platform);
  platform.advance(3_600_000);
  expect((await open(platform, path)).status).toBe(303);
});

test('used once more, it ends every session; portal-url begins a new one', async () => {
  const { platform, misuses } = await startWatched();
  const path = await issue(platform);
  const cookies = [cookieOf(await open(platform, path)), await openPortal(platform)];
  const [cookie = ''] = cookies;
  const headers = { host: hostOf(platform), cookie };
  const sent = get({ host: '127.0.0.1', port: platform.port, path: '/events', agent: false, headers });
  const [events] = (await once(sent, 'response')) as [IncomingMessage];
  const again = await open(platform, path);
  expect([errorOf(again), again.headers['set-cookie']]).toEqual(['404 not_found unknown_path', undefined]);
  expect(again.text).toContain('A code opens the portal once, within 30 seconds');
  expect(misuses).toEqual([{ kind: 'used-again' }]);
  await text(events);
  for (const old of cookies) expect((await visit(platform, '/', { headers: { cookie: old } })).status).toBe(404);
  expect((await visit(platform, '/')).status).toBe(200);
  // It has done what it can: nobody can end the new ones with it.
  const next = await openPortal(platform);
  expect((await open(platform, path)).status).toBe(404);
  expect((await visit(platform, '/', { headers: { cookie: next } })).status).toBe(200);
  expect(misuses).toHaveLength(1);
});

test.each<[string, Call]>([
  ['a form', { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['HEAD', { method: 'HEAD' }],
])('%s neither opens the portal with it, nor uses it up', async (_, options) => {
  const { platform, misuses } = await startWatched();
  const path = await issue(platform);
  const headers = { ...options.headers, host: hostOf(platform) };
  const answer = await call(platform, path, { credentials: null, ...options, headers });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
  expect([(await open(platform, path)).status, misuses]).toEqual([303, []]);
});

test('nor does another name of this machine', async () => {
  const { platform, misuses } = await startWatched();
  const path = await issue(platform);
  expect((await open(platform, path, { host: `127.0.0.1:${platform.port}` })).status).toBe(404);
  expect([(await open(platform, path)).status, misuses]).toEqual([303, []]);
});

test.each(['?code=', '?code=wrong', '?code=a&code=b', '?token=wrong&code='])('%s opens nothing', async (query) => {
  const { platform, misuses } = await startWatched();
  const answer = await open(platform, `/${query}`, { cookie: await openPortal(platform) });
  expect([errorOf(answer), misuses]).toEqual(['404 not_found unknown_path', []]);
});

/** Opens an address as the other user. @returns the status */
async function openAsOther(platform: Platform, path: string): Promise<string> {
  const source = `${BECOME_OTHER}
    require('http').get({ port: ${platform.port}, host: '127.0.0.1', path: process.argv[1],
      agent: false, headers: { host: '${hostOf(platform)}' } }, (answer) => console.log(answer.resume().statusCode))`;
  const child = spawn(process.execPath, ['--eval', source, path], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(child.stdout)).trim();
}

describe('a program of another user', () => {
  withTwoUsers('gets no session with it, which it does not use up, and is reported', async () => {
    const { platform, misuses } = await startWatched();
    const path = await issue(platform);
    expect([await openAsOther(platform, path), misuses]).toEqual(['404', [{ kind: 'other-user', user: OTHER }]]);
    expect((await open(platform, path)).status).toBe(303);
  });

  withTwoUsers('ends the sessions where it comes second', async () => {
    const { platform, misuses } = await startWatched();
    const path = await issue(platform);
    const cookie = cookieOf(await open(platform, path));
    expect([await openAsOther(platform, path), misuses]).toEqual(['404', [{ kind: 'used-again' }]]);
    expect((await visit(platform, '/', { headers: { cookie } })).status).toBe(404);
  });
});

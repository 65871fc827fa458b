import { expect, test } from '@jest/globals';
import type { Platform } from '../../../src/platform/server.ts';
import { call, start } from '../../support.ts';
import { submit, textOf, visit } from '../browser.ts';

const PATH = '/api-access';

/** What the forms of the page send, one after the other. */
function formsOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form method="post" action="\/api-access">(.*?)<\/form>/gs)].map(([, form = '']) =>
    Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

function passwordOn(html: string): string | undefined {
  return /<input id="password" readonly value="([^"]+)"/.exec(html)?.[1];
}

async function statusWith(platform: Platform, credentials: string, account = platform.details.account) {
  return (await call(platform, `/v1/accounts/${account}/apps`, { credentials })).status;
}

test('the page has the user ID, and no password', async () => {
  const platform = await start();
  const { username, password } = platform.details;
  const html = (await visit(platform, PATH)).text;
  expect(html).toContain(`<input id="user-1" readonly value="${username}"`);
  expect(textOf(html)).toContain(
    'acme User ID Copy Its password is the one in the seed, or the "password" that was printed at the start.',
  );
  expect(html).not.toContain(password);
  expect(html).toContain(`<a href="${PATH}" aria-current="page">API access</a>`);
});

test('a new password is shown once, and the old one stops working until the reset', async () => {
  const platform = await start();
  const { username, password: old } = platform.details;
  const [fields = {}] = formsOf((await visit(platform, PATH)).text);
  const answer = await submit(platform, PATH, fields);
  const password = passwordOn(answer.text) ?? '';
  expect(answer.headers['cache-control']).toBe('no-store');
  // An open page must not read itself again, and lose it.
  expect(answer.text).toContain('data-refresh-on>');
  expect(password.length).toBeGreaterThanOrEqual(20);
  expect(answer.text).toMatch(/<main [^>]*data-refresh-on>/);
  expect([
    await statusWith(platform, `${username}:${old}`),
    await statusWith(platform, `${username}:${password}`),
  ]).toEqual([401, 200]);
  for (const path of [PATH, '/']) expect((await visit(platform, path)).text).not.toContain(password);
  expect(textOf((await visit(platform, '/')).text)).toContain("HEADLESS_PASSWORD='the password you generated'");

  // A reload sends the form once more.
  const reloaded = await submit(platform, PATH, fields);
  expect([reloaded.status, reloaded.headers.location]).toEqual([303, PATH]);
  expect(await statusWith(platform, `${username}:${password}`)).toBe(200);
  expect(textOf((await visit(platform, PATH)).text)).toContain('Its password was generated here.');

  await platform.reset();
  expect([
    await statusWith(platform, `${username}:${old}`),
    await statusWith(platform, `${username}:${password}`),
  ]).toEqual([200, 401]);
});

test('it is the password of all accounts of the user, and of no other', async () => {
  const accounts = [
    { name: 'acme', username: 'one', password: 'first' },
    { name: 'bolt', username: 'two', password: 'second' },
    { name: 'cork', username: 'one' },
  ];
  const platform = await start({ seed: { accounts } });
  const html = (await visit(platform, PATH)).text;
  expect(textOf(html)).toMatch(/ acme, cork User ID .* bolt User ID /);
  const password = passwordOn((await submit(platform, PATH, formsOf(html)[0])).text);
  expect([
    await statusWith(platform, `one:${password}`, 'acme'),
    await statusWith(platform, `one:${password}`, 'cork'),
    await statusWith(platform, 'one:first', 'cork'),
    await statusWith(platform, 'two:second', 'bolt'),
  ]).toEqual([200, 200, 401, 200]);
  expect((await submit(platform, PATH, { user: 'three', generated: '0' })).status).toBe(404);
});

test('a password that was replaced before the first request is not recorded', async () => {
  const seed = { accounts: [{ name: 'acme', username: 'one', password: 'first-password', installs: [], apps: [] }] };
  const platform = await start({ seed });
  await submit(platform, PATH, formsOf((await visit(platform, PATH)).text)[0]);
  await call(platform, '/nowhere/first-password');
  expect(platform.requests()[0]?.path).toBe('/nowhere/***');
});

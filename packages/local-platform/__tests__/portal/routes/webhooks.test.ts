import { expect, test } from '@jest/globals';
import { call, errorOf, pathOf, start } from '../../support.ts';
import { submit, textOf, visit } from '../browser.ts';

/** Where a link or a form of this text leads. */
function addressOf(html: string, text: string): string {
  const escaped = text.replaceAll('…', '.');
  return new RegExp(`(?:href|action)="([^"]+)"[^"]*?>(?:<button[^>]*>)?${escaped}<`).exec(html)?.[1] ?? '';
}

/** The URLs of a page, by their labels. */
function urlsOf(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<span>([^<]+) URL<\/span><input [^>]*readonly value="([^"]+)"/g)];
  return Object.fromEntries(fields.map(([, label = '', url = '']) => [label, url]));
}

test('URLs are not on the page until they are asked for', async () => {
  const platform = await start();
  const environment = (await visit(platform, `/environments/${platform.details.environment}`)).text;
  const path = addressOf(environment, 'Manage webhooks…');
  const hidden = (await visit(platform, path)).text;
  expect(hidden).not.toContain('token=');
  expect(textOf(hidden)).toMatch(/Rebuild .* hidden Clean rebuild .* hidden Purge cache .* hidden Show URLs/);

  const shown = (await visit(platform, addressOf(hidden, 'Show URLs'))).text;
  expect(urlsOf(shown)).toEqual({
    Rebuild: platform.details['rebuild-webhook'],
    'Clean rebuild': platform.details['clean-rebuild-webhook'],
    'Purge cache': platform.details['purge-cache-webhook'],
  });
  expect(shown).toContain('<button type="button" data-copy="#purgeCache" hidden>Copy</button>');
  expect(addressOf(shown, 'Hide URLs')).toBe(path);
});

test('regenerated once confirmed, deleted once confirmed, and created', async () => {
  const platform = await start();
  const { 'purge-cache-webhook': first, environment } = platform.details;
  const path = `/environments/${environment}/webhooks`;
  const page = async (): Promise<string> => (await visit(platform, `${path}?show=urls`)).text;
  const purge = (url = '') => call(platform, pathOf(url), { method: 'POST', credentials: null });
  const confirm = async (label: string): Promise<void> => {
    const question = (await visit(platform, addressOf(await page(), `${label}…`))).text;
    const answer = await submit(platform, addressOf(question, label));
    expect([answer.status, answer.headers.location]).toEqual([303, path]);
  };

  await confirm('Regenerate all webhooks');
  const second = urlsOf(await page())['Purge cache'];
  expect(errorOf(await purge(first))).toBe('403 forbidden bad_token');
  expect((await purge(second)).status).toBe(200);

  await confirm('Delete all webhooks');
  expect(errorOf(await purge(second))).toBe('404 not_found webhook_not_found');
  expect(textOf((await visit(platform, `/environments/${environment}`)).text)).toContain('Create webhooks…');
  const none = await page();
  expect(textOf(none)).toContain('This environment has no webhooks.');
  expect(textOf(none)).not.toContain('one of these URLs');
  expect((await visit(platform, `${path}/regenerate`)).status).toBe(409);
  expect((await submit(platform, `${path}/regenerate`)).status).toBe(409);
  // Sent twice.
  expect((await submit(platform, `${path}/delete`)).headers.location).toBe(path);

  expect((await submit(platform, addressOf(none, 'Create webhooks'))).status).toBe(303);
  const third = urlsOf(await page())['Purge cache'];
  expect(third).not.toBe(second);
  expect((await submit(platform, path)).headers.location).toBe(path);
  expect((await purge(third)).status).toBe(200);
});

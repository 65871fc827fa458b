import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { answerEnvironment } from '../../../src/portal/routes/environment.ts';
import type { LogLine } from '../../../src/schemas/control/build-log.ts';
import { makeAccounts } from '../../../src/seed/accounts.ts';
import { DEFAULT_SEED } from '../../../src/seed/content.ts';
import { addBuild, endBuild } from '../../../src/state/builds/builds.ts';
import { Clock } from '../../../src/state/clock.ts';
import { Identities } from '../../../src/state/identity.ts';
import type { Service } from '../../../src/state/service.ts';
import { Store } from '../../../src/state/store.ts';
import { buildIdOf, start, upload } from '../../support.ts';
import { appZip } from '../../zip.ts';
import { textOf, visit } from '../browser.ts';

/** A seed of one environment. */
function seedOf(environment: object) {
  const apps = [{ name: 'shop', region: 'UK', environments: [{ wpEnvironment: 'acmeprod', ...environment }] }];
  return { accounts: [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps }] };
}

test('before the first upload', async () => {
  const platform = await start();
  const text = textOf((await visit(platform, `/environments/${platform.details.environment}`)).text);
  expect(text).toContain('Live build none WordPress install acmeprod ');
  expect(text).toContain('Nothing has been uploaded yet.');
  expect(text).toContain('Shell variables There are none.');
});

test('builds with their uploads in one list, newest first; hashes are folded', async () => {
  const platform = await start();
  const { environment } = platform.details;
  const first = buildIdOf(await upload(platform));
  platform.advance(2000);
  await upload(platform);
  platform.advance(1000);
  const { text: html } = await visit(platform, `/environments/${environment}`);
  const text = textOf(html);
  expect(text).toMatch(
    /Live build Build 1 .*Build 2 building upload, .*, 1\.0 s 50 % .* files? SHA-256 \w+ Build 1 live upload, .*, 2\.0 s /,
  );
  expect(html).not.toContain('<h2>Uploads</h2>');
  expect(html).toContain('<details><summary>SHA-256</summary><code>');
  expect(html).toContain('<a class="button danger"');
  expect(html).toMatch(/<progress value="0\.5">/);
  expect(html).toContain(`href="/environments/${environment}/builds/${first}#files"`);
  expect(text.split(createHash('sha256').update(appZip()).digest('hex'))).toHaveLength(3);
});

test('of many builds the newest twenty are listed', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  for (let count = 0; count < 22; count += 1) await upload(platform);
  const text = textOf((await visit(platform, `/environments/${platform.details.environment}`)).text);
  expect(text.match(/Build \d+ (?:live|superseded)/g)?.slice(-1)).toEqual(['Build 3 superseded']);
  expect(text.match(/and 2 older/g)).toHaveLength(1);
});

test('builds are filtered by their state', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  const path = `/environments/${platform.details.environment}`;
  await upload(platform);
  expect((await visit(platform, path)).text).not.toContain('Builds by state');
  await upload(platform);
  await upload(platform);
  const all = await visit(platform, path);
  expect(textOf(all.text)).toMatch(
    /Builds all 3 live 1 superseded 2 Build 3 live .* Build 2 superseded .* Build 1 superseded /,
  );
  expect(all.text).toContain(`<a href="${path}?state=superseded">superseded 2</a>`);
  const superseded = await visit(platform, `${path}?state=superseded`);
  expect(textOf(superseded.text)).toMatch(/Builds all 3 live 1 superseded 2 Build 2 superseded .* Build 1 superseded /);
  expect(superseded.text).toContain('aria-current="true">superseded 2</a>');
  const none = textOf((await visit(platform, `${path}?state=failed`)).text);
  expect(none).toContain('failed 0 superseded 2 There are none in this state.');
  expect(textOf((await visit(platform, `${path}?state=<b>`)).text)).toContain('Build 3 live ');
});

test('where apps are run, the end of what the live one has written', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const store = new Store();
  for (const account of makeAccounts(DEFAULT_SEED, new Identities(), now)) store.accounts.set(account.name, account);
  const [environment] = store.environments();
  if (environment === undefined) throw new Error('The default seed has an environment.');
  const archive = { sha256: 'abc', bytes: 1, entryCount: 0, entries: [], sizes: [] };
  const from = { archive, commit: undefined, cause: 'upload', willFail: false } as const;
  const build = addBuild(environment, { id: 'b', operationId: 'o', ...from }, Number.POSITIVE_INFINITY, now);
  const service = { store, clock: new Clock(() => now), apps: { siteUrl: () => undefined } } as unknown as Service;
  const page = (): string => {
    const params = { environment: environment.id };
    return answerEnvironment({ service, params, query: new URLSearchParams(), form: new URLSearchParams() }).body;
  };
  const lines = [lineOf('build', 'stdout', 'built'), lineOf('start', 'platform', '$ npm start')];
  build.log = { lines: () => lines, warnings: [], notices: [], count: 0, step: () => undefined };
  expect(page()).not.toContain('Log of the app');
  endBuild(build, 'live', now);
  expect(textOf(page())).toContain('Log of the app It has written nothing yet. All of the log');
  for (let count = 1; count <= 120; count += 1) lines.push(lineOf('start', 'stderr', `<b>${count}</b>`));
  expect(textOf(page())).toMatch(/Log of the app <b>21<\/b>\s.*<b>120<\/b>\s+All of the log/s);
  expect(page()).toContain(`<a href="/environments/${environment.id}/builds/b#log">All of the log</a>`);
});

function lineOf(step: LogLine['step'], source: LogLine['source'], text: string): LogLine {
  return { time: '2026-01-01T00:00:00.000Z', step, source, text };
}

test('values of shell variables are not on the page until they are asked for', async () => {
  const shellVariables = [{ key: 'API_KEY', value: '<b>top</b>\nsecret' }];
  const platform = await start({ seed: seedOf({ displayName: 'Production', shellVariables }) });
  const path = `/environments/${platform.details.environment}`;
  const hidden = (await visit(platform, path)).text;
  expect(textOf(hidden)).toContain('API_KEY hidden Show values');
  expect(hidden).not.toContain('secret');
  const shown = (await visit(platform, `${path}?show=variables`)).text;
  expect(shown).toContain('<pre>&lt;b>top&lt;/b>\nsecret</pre>');
  expect(textOf(shown)).toContain('Hide values');
});

test('where apps are run, Start and the environment lead to the site', async () => {
  const platform = await start({ runApps: true });
  const { environment, 'site-url': site } = platform.details;
  expect(site).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const path of ['/', `/environments/${environment}`]) {
    expect((await visit(platform, path)).text).toContain(`<a href="${site}" rel="noreferrer">${site}</a>`);
  }
});

import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
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
  expect(text.match(/Build \d+ (?:live|replaced)/g)?.slice(-1)).toEqual(['Build 3 replaced']);
  expect(text.match(/and 2 older/g)).toHaveLength(1);
});

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

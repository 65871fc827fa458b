import { expect, test } from '@jest/globals';
import { call, environmentsPath, jsonOf, start, upload } from '../support.ts';
import { textOf, visit } from '../portal/browser.ts';

const SHA = '1a2b3c4d'.repeat(5);

/** The builds of a platform, after an upload with this header and a rebuild. */
async function buildsAfter(header: string) {
  const platform = await start({ buildMilliseconds: 0 });
  const { environment } = platform.details;
  await upload(platform, undefined, { headers: { 'headless-deploy-commit': header } });
  const rebuild = new URL(platform.details['rebuild-webhook']);
  await call(platform, `${rebuild.pathname}${rebuild.search}`, { method: 'POST', credentials: null });
  const path = `${environmentsPath(platform)}/${environment}/builds`;
  const { builds } = jsonOf(await call(platform, path)) as { builds: Record<string, unknown>[] };
  return { platform, environment, builds };
}

test('what an upload says of its commit is shown with its build, and with the rebuild of it', async () => {
  const { platform, environment, builds } = await buildsAfter(`${SHA} fix%2F%3Cb%3E`);
  const commit = { commitSha: SHA, headlessDeployBranch: 'fix/<b>' };
  expect(builds).toEqual([expect.objectContaining(commit), expect.objectContaining(commit)]);
  const { text } = await visit(platform, `/environments/${environment}`);
  expect(textOf(text).split('commit 1a2b3c4 (fix/<b>)')).toHaveLength(3);
  expect(text).not.toContain('<b>');
  const [, page = ''] = /href="(\/environments\/[^"]+\/builds\/[^"#]+)"/.exec(text) ?? [];
  expect(textOf((await visit(platform, page)).text)).toContain('Commit 1a2b3c4 (fix/<b>) ');
});

test.each([
  [SHA, { commitSha: SHA }],
  [`${SHA} %ff`, { commitSha: SHA }],
  [`${SHA} a b`, { commitSha: '' }],
  ['main', { commitSha: '' }],
  [`${SHA.slice(1)} main`, { commitSha: '' }],
])('"%s"', async (header, expected) => {
  const { builds } = await buildsAfter(header);
  expect(builds[0]).toMatchObject(expected);
  expect(builds[0]).not.toHaveProperty('headlessDeployBranch');
});

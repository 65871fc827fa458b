import { expect, test } from '@jest/globals';
import { sharedPlatform, start, upload } from '../../support.ts';
import { textOf, visit } from '../browser.ts';

const empty = sharedPlatform();

test('a platform to which nothing was deployed shows the command, with its own values', async () => {
  const { details } = empty();
  const text = textOf((await visit(empty(), '/')).text);
  expect(text).toContain('Nothing has been deployed yet');
  for (const name of ['headless-url', 'username', 'account', 'app'] as const) {
    expect(text).toContain(`--${name} ${details[name]}`);
  }
  expect(text).toContain(`HEADLESS_PASSWORD=`);
  expect(text).toContain('--environment Production');
  expect(text).not.toContain('create-app');
});

test('without an app, the commands begin with its creation', async () => {
  const seed = { accounts: [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps: [] }] };
  const platform = await start({ seed });
  const text = textOf((await visit(platform, '/')).text);
  expect(text).toMatch(/headless-deploy create-app .*headless-deploy create-environment .*headless-deploy deploy /);
  expect(text).toContain('--wp-environment acmeprod');
});

test('they are for the first account that has an app', async () => {
  const account = { name: 'later', installs: [{ name: 'laterprod' }], apps: [{ name: 'shop', region: 'UK' }] };
  const platform = await start({ seed: { accounts: [{ name: 'acme', apps: [] }, account] } });
  const text = textOf((await visit(platform, '/')).text);
  expect(text).toContain('--account later');
  expect(text).toContain('--app shop');
  expect(text).not.toContain('create-app');
});

test('a command names the program by its path where that is known', async () => {
  const platform = await start({ commandLine: "/home/me/it's here/dist/cli/index.js" });
  const text = textOf((await visit(platform, '/')).text);
  expect(text).toContain(String.raw` node '/home/me/it'\''s here/dist/cli/index.js' deploy `);
});

test('an environment shows what is live, and its last deploy', async () => {
  const platform = await start();
  await upload(platform);
  expect(textOf((await visit(platform, '/')).text)).toMatch(/Live build none Last deploy Build 1 queued /);
  platform.advance(2000);
  await upload(platform);
  platform.advance(1000);
  const text = textOf((await visit(platform, '/')).text);
  expect(text).toContain(
    'Live build Build 1 live 2026-01-01 00:00:00 UTC (3 s ago) Last deploy Build 2 building 2026-01-01 00:00:02 UTC',
  );
  expect(text).not.toContain('Nothing has been deployed yet');
});

test('names are text: markup is escaped, and what would hide or turn others is shown', async () => {
  const displayName = '<img src=x onerror=alert(1)> & "\u202eevil';
  const environments = [{ displayName, wpEnvironment: 'acmeprod' }];
  const account = {
    name: 'acme',
    installs: [{ name: 'acmeprod' }],
    apps: [{ name: 'shop', region: 'UK', environments }],
  };
  const platform = await start({ seed: { accounts: [account] } });
  const html = (await visit(platform, '/')).text;
  expect(html).not.toMatch(/<img|\u202e/);
  expect(textOf(html)).toContain(`<img src=x onerror=alert(1)> & "\\u202eevil`);
});

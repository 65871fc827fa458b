import { expect, test } from '@jest/globals';
import { visit } from '../portal/browser.ts';
import { call, control, environmentsPath, start } from '../support.ts';
import { app, deploy, MANIFEST, page, useFastNpm } from './apps.ts';

test('a first build that fails names no value of a shell variable: in its record, the state, its log, the portal and on its site', async () => {
  useFastNpm();
  const shellVariables = [{ key: 'API_KEY', value: 'very-secret' }];
  const environments = [{ displayName: 'E', wpEnvironment: 'acmeprod', shellVariables }];
  const accounts = [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps: [{ name: 'web', environments }] }];
  const platform = await start({ runApps: true, seed: { accounts } });
  const scripts = { ...MANIFEST.scripts, build: 'echo key is $API_KEY && exit 3' };
  const id = (await deploy(platform, app('x', { ...MANIFEST, scripts }))).builds[0]?.id;
  const build = `${platform.details.environment}/builds/${id}`;
  const answers = [
    await call(platform, `${environmentsPath(platform)}/${build}`),
    await control(platform, 'state'),
    await control(platform, `log?build=${id}`),
    await visit(platform, `/environments/${build}`),
  ];
  for (const text of [...answers.map((answer) => answer.text), await page(platform)]) {
    expect(text).toContain('key is ***');
    expect(text).not.toContain('very-secret');
  }
});

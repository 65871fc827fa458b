import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { environment, listingPlatform } from '../../../support/servers/listing-platform.ts';
import { build, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';

describe('environment-url', () => {
  test.each([
    ['shop.example', 'must be an absolute URL that starts with https://'],
    ['http://shop.example', 'must start with https:// (http:// only for this machine)'],
    ['https://user:secret@shop.example', 'must not contain a user name or password'],
    ['https://shop.example/?token=secret', 'must not have a query or a fragment'],
  ])('%s is refused', async (text, problem) => {
    const { outputs, error } = await runDeploy({
      inputs: createInputs('https://api.example.com', { 'environment-url': text }),
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', url: '' });
    expect(error).toContain(problem);
    expect(error).not.toContain('secret');
  });
});

describe('the output "url"', () => {
  test('is the domain that the platform names, with wait', async () => {
    const domains = { domains: [{ name: 'shop.example' }, 'www.shop.example'] };
    const server = await livePlatform({
      environment: [environmentWith('b-0', domains), environmentWith('b-1', domains)],
      build: [build('b-1', true)],
    });
    const { outputs, log } = await runDeploy({ inputs: createInputs(server.origin, { wait: 'true' }) });
    expect(outputs).toMatchObject({ status: 'live', url: 'https://shop.example' });
    expect(log).toContain('Live after 2.0 s: https://shop.example');
  });

  test('is the site of this machine that the local platform names, and the last line of "wait" has it', async () => {
    const domains = { domains: [{ name: 'http://127.0.0.1:41234' }, { name: 'shop.example' }] };
    const server = await livePlatform({
      environment: [environmentWith('b-0', domains), environmentWith('b-1', domains)],
      build: [build('b-1', true)],
    });
    const { outputs, log, summary } = await runDeploy({ inputs: createInputs(server.origin, { wait: 'true' }) });
    expect(outputs['url']).toBe('http://127.0.0.1:41234');
    expect(log).toContain('Live after 2.0 s: http://127.0.0.1:41234');
    expect(summary).toContain('<code>http&#58;//127.0.0.1&#58;41234</code>');
  });

  test.each([
    ['a display name', { environment: 'Production' }, 'https://shop.example'],
    ['"check"', { environment: 'e-1', check: 'true' }, 'https://shop.example'],
    ['neither, so that nothing is read', { environment: 'environments/e-1' }, ''],
  ])('is that domain with %s', async (_, given, url) => {
    const environments = [{ ...environment('e-1', 'Production'), domains: ['shop.example'] }];
    const { origin } = await listingPlatform({ environments });
    expect((await runDeploy({ inputs: createInputs(origin, given) })).outputs['url']).toBe(url);
  });

  test('is environment-url in every ending, with no read', async () => {
    const server = await livePlatform({ upload: [undefined] });
    const inputs = createInputs(server.origin, { 'environment-url': 'https://shop.example/' });
    const { outputs } = await runDeploy({ inputs });
    expect(outputs['url']).toBe('https://shop.example');
    const dryRun = await runDeploy({ inputs: { 'dry-run': 'true', 'environment-url': 'https://shop.example/' } });
    expect(dryRun.outputs['url']).toBe('https://shop.example');
  });
});

import { describe, expect, test } from '@jest/globals';
import { parseSiteUrl } from '../../../../src/actions/deploy/inputs/after-upload.ts';
import { siteAddress, siteText } from '../../../../src/actions/deploy/environment/addresses.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';

function urlOf(
  domains: readonly string[],
  environmentUrl?: string,
  apiRoot = 'https://api.example',
): string | undefined {
  const url = environmentUrl === undefined ? undefined : parseSiteUrl(environmentUrl);
  const site = siteAddress(url, { domains }, new URL(apiRoot));
  return site === undefined ? undefined : siteText(site);
}

describe('the first domain that is a DNS name', () => {
  test.each([
    ['shop.example', 'https://shop.example'],
    ['WWW.Shop.Example', 'https://www.shop.example'],
    ['bücher.example', 'https://xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('%s', (domain, url) => {
    expect(urlOf([domain, 'other.example'])).toBe(url);
  });

  test.each([
    '',
    'localhost',
    '10.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'shop.example:8443',
    'shop.example/path',
    'shop.example?x',
    'user@shop.example',
    '*.shop.example',
    'shop..example',
    'shop.example.',
    '-shop.example',
    'https://shop.example',
    'shop.example\n::error::x',
    `${'a'.repeat(64)}.example`,
  ])('%j is none, and passed over', (domain) => {
    expect(urlOf([domain])).toBeUndefined();
    expect(urlOf([domain, 'other.example'])).toBe('https://other.example');
  });
});

describe('a site of this machine', () => {
  const DOMAINS = ['http://127.0.0.1:41234', 'shop.example'];

  test.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080', 'https://127.0.0.1'])(
    'is believed of a platform on this machine: %s',
    (apiRoot) => {
      expect(urlOf(DOMAINS, undefined, apiRoot)).toBe('http://127.0.0.1:41234');
      expect(urlOf(['http://localhost'], undefined, apiRoot)).toBe('http://localhost');
      expect(urlOf(DOMAINS.toReversed(), undefined, apiRoot)).toBe('https://shop.example');
      expect(urlOf(DOMAINS, 'https://own.example', apiRoot)).toBe('https://own.example');
    },
  );

  test.each(['https://api.example', 'https://127.0.0.1.example', 'https://localhost.example', 'https://10.0.0.1'])(
    'is passed over where any other host names it: %s',
    (apiRoot) => {
      expect(urlOf(DOMAINS, undefined, apiRoot)).toBe('https://shop.example');
      expect(urlOf(['http://127.0.0.1:41234'], undefined, apiRoot)).toBeUndefined();
    },
  );

  test.each([
    'http://10.0.0.1:8080',
    'http://shop.example',
    'https://127.0.0.1:8080',
    'http://user@127.0.0.1:8080',
    'http://127.0.0.1:8080/path',
    'http://127.0.0.1:8080?x',
    'http://127.0.0.1.example',
    '127.0.0.1:8080',
    'localhost',
    'http:127.0.0.1\n::error::x',
    'ftp://127.0.0.1',
  ])('%j is none', (domain) => {
    expect(urlOf([domain], undefined, 'http://127.0.0.1:8080')).toBeUndefined();
  });
});

describe('environment-url', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['https://shop.example/de/', 'https://shop.example/de'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('%s comes before any domain', (text, url) => {
    expect(urlOf(['other.example'], text)).toBe(url);
  });

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

  test('is environment-url in every ending, with no read', async () => {
    const server = await livePlatform({ upload: [undefined] });
    const inputs = createInputs(server.origin, { 'environment-url': 'https://shop.example/' });
    const { outputs } = await runDeploy({ inputs });
    expect(outputs['url']).toBe('https://shop.example');
    const dryRun = await runDeploy({ inputs: { 'dry-run': 'true', 'environment-url': 'https://shop.example/' } });
    expect(dryRun.outputs['url']).toBe('https://shop.example');
  });
});

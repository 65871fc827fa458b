import { describe, expect, test } from '@jest/globals';
import { parseSiteUrl } from '../../../src/actions/deploy/inputs/after-upload.ts';
import { siteAddress, siteText } from '../../../src/actions/lookup/site-address.ts';
import { siteOf } from '../../../src/platform/api/site.ts';

function urlOf(
  domains: readonly string[],
  environmentUrl?: string,
  apiRoot = 'https://api.example',
): string | undefined {
  const url = environmentUrl === undefined ? undefined : parseSiteUrl(environmentUrl);
  const site = siteAddress(url, { site: siteOf(domains, new URL(apiRoot), () => false) });
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

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/de/', 'https://shop.example/de'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('%s comes before any domain', (text, url) => {
  expect(urlOf(['other.example'], text)).toBe(url);
});

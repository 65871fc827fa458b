import { expect, jest, test } from '@jest/globals';
import { siteOf } from '../../../src/platform/api/site.ts';

const API_ROOT = new URL('https://api.example');

test.each([
  ['text', 'shop.example'],
  ['an object with a name', { name: 'shop.example' }],
  ['an object with a hostname', { hostname: 'shop.example' }],
])('a domain that is %s', (_form, domain) => {
  expect(siteOf([5, {}, null, domain], API_ROOT, () => false)).toEqual(new URL('https://shop.example'));
});

test.each([undefined, null, {}, 'shop.example', []])('%j has no domain', (domains) => {
  expect(siteOf(domains, API_ROOT, () => false)).toBeUndefined();
});

const holdsSecret = (text: string): boolean => text.includes('secret');

test('one that holds a secret, as it is or as a URL has it, is passed over', () => {
  const domains = ['secret.example', 'SECRET.example', '\uff53ecret.example', 's%65cret.example', 'shop.example'];
  expect(siteOf(domains, API_ROOT, holdsSecret)).toEqual(new URL('https://shop.example'));
});

test('of any number of domains the first 1000 are looked at, and no secret is looked for in one that is no site', () => {
  const asked = jest.fn<(text: string) => boolean>().mockReturnValue(true);
  siteOf(
    Array.from({ length: 330_000 }, () => ''),
    API_ROOT,
    asked,
  );
  expect(asked).not.toHaveBeenCalled();
  siteOf(
    Array.from({ length: 330_000 }, (_, index) => `site-${index}.example`),
    API_ROOT,
    asked,
  );
  expect(asked).toHaveBeenCalledTimes(1000);
  expect(siteOf([`${'a.'.repeat(600)}example`], API_ROOT, () => false)).toBeUndefined();
});

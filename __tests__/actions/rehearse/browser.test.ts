import { expect, test } from '@jest/globals';
import { openBrowser, openerOn } from '../../../src/actions/rehearse/browser.ts';

test.each([
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['linux', {}, undefined],
  ['linux', { DISPLAY: ':0', CI: 'true' }, undefined],
  ['darwin', {}, 'open'],
  ['darwin', { CI: '1' }, undefined],
  ['freebsd', { DISPLAY: ':0' }, undefined],
] as const)('%s with %j: %s', (platform, variables, opener) => {
  expect(openerOn(platform, variables)).toBe(opener);
});

test('where nobody would see a page, none is opened, and nothing fails', () => {
  expect(() => openBrowser('http://127.0.0.1:1/', { CI: 'true' })).not.toThrow();
});

import { Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import { SCRIPT } from '../../../src/portal/live/script.ts';

test('it is JavaScript that a browser can read, and short enough for a person', () => {
  expect(() => new Script(SCRIPT)).not.toThrow();
  expect(SCRIPT.split('\n').length).toBeLessThan(100);
});

test('it writes texts, never markup, and runs none', () => {
  expect(SCRIPT).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|Function\(|import\(/);
});

import { expect, jest, test } from '@jest/globals';
import { checkMachine } from '../../demo/environment.js';
import { makeFolder } from '../support/git/folders.ts';

test('Windows is refused', () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  try {
    expect(checkMachine).toThrow('It needs Linux or macOS: the local platform runs apps only there.');
  } finally {
    Object.defineProperty(process, 'platform', platform);
  }
});

test('a machine without the programs is refused, and they are named', () => {
  const environment = jest.replaceProperty(process, 'env', { PATH: makeFolder('empty') });
  expect(checkMachine).toThrow('It needs git and npm on the PATH.');
  environment.restore();
});

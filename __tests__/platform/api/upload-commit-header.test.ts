import { expect, test } from '@jest/globals';
import { commitHeader } from '../../../src/platform/api/upload.ts';

const SHA = 'a1'.repeat(20);

test.each(['https://js.example', 'http://10.0.0.7', 'https://localhost.example', 'https://127.0.0.1.example'])(
  '%s is not told what was packed',
  (root) => {
    expect(commitHeader(new URL(root), { sha: SHA, branch: 'main' })).toEqual({});
  },
);

test.each([
  ['main', `${SHA} main`],
  ['fix/a b\r\nX: 1', `${SHA} fix%2Fa%20b%0D%0AX%3A%201`],
  ['für\ud800', `${SHA} f%C3%BCr%EF%BF%BD`],
  ['', SHA],
])('a platform on this machine is, with the branch "%j" in ASCII', (branch, expected) => {
  for (const root of ['http://127.0.0.1:8080', 'http://localhost:1', 'http://[::1]:1'])
    expect(commitHeader(new URL(root), { sha: SHA, branch })).toEqual({ 'headless-deploy-commit': expected });
  expect(commitHeader(new URL('http://127.0.0.1'), undefined)).toEqual({});
});

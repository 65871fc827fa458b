import { expect, test } from '@jest/globals';
import { describeLoopback, describePorts } from '../../../../src/emulator/builds/causes/listening-elsewhere.ts';

test.each([
  [undefined, 'Does it listen there? Otherwise let the app listen on process.env.PORT.'],
  [[], 'It does not listen on any port: let it listen on process.env.PORT.'],
  [[3000], 'It listens on port 3000 instead: let the app listen on process.env.PORT.'],
  [[3000, 3000, 9229], 'It listens on ports 3000 and 9229 instead: let the app listen on process.env.PORT.'],
  [
    [1234, 9229],
    'It listens there, but does not answer HTTP on 127.0.0.1 or ::1: is it busy, or does it listen on another address only?',
  ],
])('an app that listens on %j instead of 1234: %s', (ports, sentence) => {
  const listening = ports?.map((port) => ({ port, isLoopback: false }));
  expect(describePorts(listening, 1234, 'no-such-folder')).toBe(sentence);
});

test.each([
  ['nobody can tell', undefined],
  ['it listens for all', [{ port: 1234, isLoopback: false }]],
  [
    'it listens for all on one of two addresses',
    [
      { port: 1234, isLoopback: true },
      { port: 1234, isLoopback: false },
    ],
  ],
  [
    'another port is for this machine only',
    [
      { port: 1234, isLoopback: false },
      { port: 9229, isLoopback: true },
    ],
  ],
])('no warning where %s', (_, all) => {
  expect(describeLoopback(all, 1234)).toBeUndefined();
});

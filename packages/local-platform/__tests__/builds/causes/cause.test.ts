import { expect, test } from '@jest/globals';
import { causeOf } from '../../../src/builds/failed-output.ts';
import { appIn } from '../claims.ts';

const REJECTED =
  'UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason ';

test.each(['#<Object>', '#<ApiError>', 'undefined', 'null', '[object Array]'])(
  'a reason that says nothing, %s, is quoted in the sentence of Node',
  (reason) => {
    const lines = [`${REJECTED}"${reason}".`, '    at a (node:internal/process/promises:389:7) {'];
    expect(causeOf(lines, appIn('/srv/cafe'))).toBe(`The log says: ${REJECTED}"${reason}".`);
    expect(causeOf([`[${lines[0]}] {`], appIn('/srv/cafe'))).toBe(`The log says: ${REJECTED}"${reason}".`);
  },
);

test('a reason that says something is quoted alone', () => {
  expect(causeOf([`${REJECTED}"No dish".`], appIn('/srv/cafe'))).toBe('The log says: No dish.');
});

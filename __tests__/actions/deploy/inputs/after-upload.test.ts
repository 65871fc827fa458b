import { describe, expect, test } from '@jest/globals';
import { pageUrl } from '../../../../src/actions/deploy/smoke-test/visit.ts';
import { parseSmokeTestLine } from '../../../../src/actions/deploy/inputs/after-upload.ts';
import { CODE_POINT } from '../../../support/jest/code-points.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, PASSWORD } from '../../../support/steps/inputs.ts';
import fc from '../../../support/jest/properties.ts';
import { badInputsIn } from '../../../support/runners/recording-runner.ts';

test.each([
  ['/', '/', undefined, undefined],
  ['/health 204', '/health', 204, undefined],
  ['/ 200 Welcome', '/', 200, 'Welcome'],
  ['/ Welcome', '/', undefined, 'Welcome'],
  ['  /a?b=c&d  \t 404   Not  found  ', '/a?b=c&d', 404, 'Not  found'],
  ['/ 2024 was good', '/', undefined, '2024 was good'],
  ['/ 200 404 pages', '/', 200, '404 pages'],
  ['/ $100', '/', undefined, '$100'],
  ['/ 200 200-299', '/', 200, '200-299'],
  ['/ Room 200', '/', undefined, 'Room 200'],
  ['/über ::set-output', '/über', undefined, '::set-output'],
  ...[
    '100% cotton',
    '500px',
    '199.00',
    '365-day guarantee',
    '150+ shops',
    '404-page',
    '!404',
    '3XX-Large',
    '=2000',
  ].map((text) => [`/ ${text}`, '/', undefined, text] as const),
])('%j', (line, path, status, text) => {
  expect(parseSmokeTestLine(line)).toEqual({ source: line.trim(), path, status, text });
});

describe('bad lines', () => {
  test('are reported all at once, each with what is wrong with it', async () => {
    const lines = [
      '/good',
      'health',
      '//evil.example/',
      '/\\evil.example',
      '/a/../../b',
      '/a/.%2E/b',
      '/a#b',
      '/, /about',
      '/..\u0000',
      '/ 999',
      '/ 100 x',
      '/ 2xx',
      '/ 200-299',
      '/ 200,301',
      '/ 200: Welcome',
      '/ == 200',
      '/ status=200',
      '/ status : 200',
      '/ 200|204 Welcome',
      '/ 2XX, 3xx',
      '/ 200/301',
      '/ 200..299',
      '/ !=500',
    ];
    const { outputs, error } = await runDeploy({
      inputs: createInputs('https://api.example.com', { wait: 'true', 'smoke-test': lines.join('\n') }),
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    const form = 'must be PATH [STATUS] [TEXT], with a PATH that begins with one "/"';
    const status =
      'has a STATUS that is not one number from 200 to 599; a TEXT that begins like one needs a STATUS before it';
    expect(badInputsIn(error)).toEqual([
      `smoke-test: "health" ${form}`,
      `smoke-test: "//evil.example/" ${form}`,
      `smoke-test: "/\\evil.example" ${form}`,
      'smoke-test: "/a/../../b" must not have ".." in PATH',
      'smoke-test: "/a/.%2E/b" must not have ".." in PATH',
      'smoke-test: "/a#b" must not have a "\\", a "#" or a control character in PATH',
      'smoke-test: "/, /about" must not have a "," after PATH: each page has a line of its own',
      'smoke-test: "/..\\u0000" must not have a "\\", a "#" or a control character in PATH',
      ...lines.slice(9).map((line) => `smoke-test: "${line}" ${status}`),
    ]);
  });

  test.each([
    [{ 'smoke-test': '/' }, 'smoke-test: needs "wait: true": only then does the deploy know when the site is live'],
    [
      { wait: 'true', 'smoke-test': '/', 'smoke-test-minutes': '0' },
      'smoke-test-minutes: "0" must be a number of minutes, more than 0 and at most 7200',
    ],
  ])('%j', async (inputs, problem) => {
    const { error } = await runDeploy({ inputs: createInputs('https://api.example.com', inputs) });
    expect(error).toBe(`${problem}.`);
  });

  test('an address with the password in it is no output', async () => {
    const url = `https://www.example.com/${encodeURIComponent(PASSWORD)}`;
    const { error, outputs } = await runDeploy({
      inputs: createInputs('https://api.example.com', { 'environment-url': url }),
    });
    expect(error).toContain('must not hold one of your secrets: it becomes an output.');
    expect(outputs).toMatchObject({ 'error-code': 'invalid-input', url: '' });
  });
});

test('no path leads away from the origin of the site, or out of its folder', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '@', ':', '?', '//', 'evil.example', '%', ' ', '\t'),
    fc.string({ unit: CODE_POINT, maxLength: 4 }),
  );
  const lines = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  let good = 0;
  fc.assert(
    fc.property(lines, (line) => {
      const parsed = parsedOrNot(line);
      if (parsed === undefined) return;
      good += 1;
      const url = pageUrl(new URL('https://shop.example:8443/de/'), parsed);
      expect(url.origin).toBe('https://shop.example:8443');
      expect(url.username).toBe('');
      expect(url.pathname).toMatch(/^\/de\//);
    }),
  );
  expect(good).toBeGreaterThan(10);
});

function parsedOrNot(line: string) {
  try {
    return parseSmokeTestLine(line);
  } catch {
    return undefined;
  }
}

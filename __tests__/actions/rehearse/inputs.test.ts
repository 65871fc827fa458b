import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { HOME_PAGE, readRehearseInputs } from '../../../src/actions/rehearse/inputs.ts';
import type { RehearseInputs } from '../../../src/actions/rehearse/inputs.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

const read = (inputs: Record<string, string>, variables = {}, platform: NodeJS.Platform = 'linux'): RehearseInputs =>
  readRehearseInputs(recordingRunner(inputs, variables), platform);

test('without inputs: the current directory, no variables, and names of its own', () => {
  expect(read({})).toEqual({
    workspace: process.cwd(),
    variables: [],
    account: undefined,
    app: undefined,
    environment: undefined,
    smokeTest: { lines: [HOME_PAGE], minutes: 0.1 },
    watchSeconds: 5,
    staysOpen: false,
    isVerbose: false,
    usesCaches: true,
    timeoutMinutes: 30,
    failOnWarning: false,
  });
});

test('a folder, and variables of which an option wins over the file', () => {
  const { workspace, variables } = read({ path: 'src', env: 'B=2\nC=a=b', 'env-from': '{"A":"x\\ny","B":"1"}' });
  expect(workspace).toBe(path.resolve('src'));
  expect(variables).toEqual([
    { key: 'A', value: 'x\ny' },
    { key: 'B', value: '2' },
    { key: 'C', value: 'a=b' },
  ]);
});

test.each([
  ['nowhere', 'does not exist', ''],
  ['package.json', 'is a file, not a folder', '; the nearest folder is "."'],
  ['package.json/srcs', 'does not exist', '; the nearest folder is "src"'],
  ['src/clii', 'does not exist', '; the nearest folder is "src/cli"'],
])('a path that is no folder is named, with the reason and all else: %s', (folder, problem, hint) => {
  expect(() => read({ path: folder, open: 'perhaps' })).toThrow(
    `path: "${folder}" ${problem}, relative to the current directory${hint}\nopen: "perhaps" must be true or false`,
  );
});

describe('pages', () => {
  test.each<[string, readonly object[]]>([
    ['none', []],
    [' none \n', []],
    [
      '/\n/about 404 Gone',
      [
        { path: '/', status: undefined },
        { path: '/about', status: 404, text: 'Gone' },
      ],
    ],
  ])('%j', (text, lines) => {
    const { smokeTest } = read({ 'smoke-test': text });
    expect(smokeTest).toMatchObject({ lines, minutes: 0.1 });
    expect(smokeTest.lines).toHaveLength(lines.length);
  });

  test.each([
    ['none\n/', '"none" cannot be combined with pages: it requests nothing'],
    ['NONE', '"NONE" must be PATH [STATUS] [TEXT]'],
  ])('%j is refused', (text, problem) => {
    expect(() => read({ 'smoke-test': text })).toThrow(`smoke-test: ${problem}`);
  });
});

test.each([
  ['0', 0],
  ['600', 600],
])('it watches for %s seconds', (text, watchSeconds) => {
  expect(read({ 'watch-seconds': text })).toMatchObject({ watchSeconds });
});

test.each(['601', '-1', '1.5', '5s'])('it does not watch for %s seconds', (text) => {
  const problem = `watch-seconds: "${text}" must be a whole number from 0 to 600`;
  expect(() => read({ 'watch-seconds': text })).toThrow(problem);
});

test('a folder that cannot be read is not said to be missing', () => {
  const loop = path.join(makeFolder('links'), 'loop');
  symlinkSync('loop', loop);
  expect(() => read({ path: loop })).toThrow(`path: "${loop}" cannot be read (ELOOP), relative to`);
});

describe('the environment', () => {
  test.each([
    ['Production', { kind: 'name', name: 'Production' }],
    ['238d69a5-843f-8000-8000-000000000002', { kind: 'id', id: '238d69a5-843f-8000-8000-000000000002' }],
  ])('%s', (environment, reference) => {
    expect(read({ account: 'acme', environment })).toMatchObject({ account: 'acme', environment: reference });
  });

  test('as a path, which names account and app, too', () => {
    expect(read({ environment: 'accounts/acme/apps/shop/environments/e-1' })).toMatchObject({
      account: 'acme',
      app: 'shop',
      environment: { kind: 'id', id: 'e-1' },
    });
  });

  test('a webhook URL is refused, and not repeated', () => {
    const url = 'https://host/webhooks/webhook:rebuild?token=s3cret';
    expect(() => read({ environment: url })).toThrow(/^environment: must be .* webhook URL, a secret$/);
  });
});

describe('it is refused', () => {
  test('on Windows', () => {
    expect(() => read({}, {}, 'win32')).toThrow(/^rehearse: does not work on Windows, .* Use Linux .* or macOS$/);
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('on %s', (event) => {
    expect(() => read({}, { GITHUB_EVENT_NAME: event })).toThrow(`rehearse: runs the uploaded code, which is refused`);
  });
});

const readBad = (): unknown =>
  read({
    env: 's3cret',
    'env-from': '{"a.b":"s3cret"}',
    app: 'a.b',
    environment: 'accounts/acme/apps/shop/environments/e_1',
    'smoke-test': 'home',
    'timeout-minutes': 'soon',
    include: '!dist',
    'ignore-file': 'nowhere',
    'max-size': 'big',
  });

test('bad inputs of the rehearsal and of the deploy are named together, each once, without a value of a variable', () => {
  expect(readBad).toThrow(
    new RegExp(
      [
        '^env-from: has an invalid name in member 1 .*',
        'env: must be lines KEY=value.* in line 1',
        'ignore-file: "nowhere" must be an existing file.*',
        'include: "!dist" must not begin with "!".*',
        'max-size: "big" must be a size.*',
        'app: "a.b" cannot be a name on the local platform: .*',
        'environment: "accounts/acme/apps/shop/environments/e_1" cannot be an ID on the local platform: .*',
        'smoke-test: "home" .*',
        'timeout-minutes: "soon" must be .*$',
      ].join('\\n'),
    ),
  );
  expect(readBad).not.toThrow('s3cret');
});

test('what the deploy would warn of is left to it', () => {
  const runner = recordingRunner({ path: 'src', 'smoke-test': '/ 200' });
  readRehearseInputs(runner, 'linux');
  expect(runner.log).toEqual([]);
});

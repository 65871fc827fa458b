import path from 'node:path';
import { symlinkSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readProbeInputs } from '../../../src/actions/probe/inputs.ts';
import { INPUTS } from '../../../src/shared/inputs.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { probeInputs } from '../../support/servers/probed-host.ts';

const ORIGIN = 'https://api.example.com';
const folder = plant(makeFolder('records'), { 'old.json': '{}' });
symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'link'));

const read = (overrides: Readonly<Record<string, string>> = {}) =>
  readProbeInputs(recordingRunner(probeInputs(ORIGIN, overrides)));

test('reads each of its inputs, and no others', () => {
  const asked = new Set<string>();
  const runner = recordingRunner(probeInputs(ORIGIN, { environment: 'e-1' }));
  readProbeInputs({ ...runner, input: (name) => (asked.add(name), runner.input(name)) });
  expect([...asked].toSorted()).toEqual(Object.keys(INPUTS.probe).toSorted());
});

test('an environment is optional, and may be a path that holds account and app', () => {
  expect(read().target.environment).toBeUndefined();
  const { target } = read({ account: '', app: '', environment: 'accounts/a/apps/b/environments/c' });
  expect([target.address, target.environment]).toEqual([
    { account: 'a', app: 'b' },
    { kind: 'id', id: 'c' },
  ]);
});

test('all bad inputs are reported at once', () => {
  const bad = { account: '', app: 'a b', username: '', 'base-url': 'ftp://x', record: folder, 'timeout-minutes': '0' };
  const names = Object.keys(bad).map((name) => `(?=[^]*^${name}: )`);
  expect(() => read(bad)).toThrow(
    new RegExp(`^${names.filter((name) => !/account|username/.test(name)).join('')}`, 'm'),
  );
});

test.each([
  ['a file that is there', 'old.json', 'must not exist yet'],
  ['a folder', '.', 'must not exist yet'],
  ['a link, also one that leads nowhere', 'link', 'must not exist yet'],
  ['a name that ends as a folder', 'new.json/', 'must be a file, not a folder'],
  ['a file in no folder', 'none/new.json', 'must be in a folder that exists'],
  ['a file in a file', 'old.json/new.json', 'must be in a folder that exists'],
])('the record cannot be %s', (_, name, problem) => {
  expect(() => read({ record: path.join(folder, name) })).toThrow(problem);
});

test('the record can be a new file', () => {
  expect(read({ record: path.join(folder, 'new.json') }).record).toBe(path.join(folder, 'new.json'));
});

import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { expect, test } from '@jest/globals';
import { requireFiles } from '../../../../src/actions/deploy/zip/require-files.ts';
import { runDeploy } from '../../../support/deploying.ts';
import { collect, failureOf } from '../../../support/collecting.ts';
import { makeFolder, plant } from '../../../support/folders.ts';
import { SITE } from '../../../support/inputs.ts';

const TREE = {
  ...SITE,
  '.gitignore': '\n*.log\n/dist/\n',
  '.deployignore': 'docs/\n',
  'dist/server.js': '',
  'node_modules/x/index.js': '',
  'docs/a.md': '',
  'test/a.js': '',
  'build/main.js': '',
  'gha-creds-1.json': '{}',
  'web/yarn.lock': '',
  'app/package.json': '{}',
};

test.each([
  ['dist/server.js', '.gitignore:3 ignores it ("/dist/"); "include" brings it back.'],
  ['node_modules/x/index.js', 'a built-in rule ignores it ("node_modules/"); "include" brings it back.'],
  ['docs/a.md', '.deployignore:1 ignores it ("docs/"); "include" brings it back.'],
  ['test/a.js', 'it is excluded; remove the line "test/" from "exclude".'],
  ['gha-creds-1.json', '"gha-creds-*.json" is never sent.'],
  ['Package.json', 'there is no such file in "path"; did you mean "package.json"?'],
  ['biuld/main.js', 'there is no such file in "path"; did you mean "build/main.js"?'],
  ['yarn.lock', 'there is no such file in "path"; did you mean "web/yarn.lock"?'],
  ['app/package-lock.json', 'there is no such file in "path".'],
  ['nothing-like-it.txt', 'there is no such file in "path".'],
  ['"package.json"', 'there is no such file in "path"; write it without the quotes.'],
  ['build', 'it is a folder; name a file in it.'],
])('required-files: %s', async (name, why) => {
  const inputs = { 'dry-run': 'true', exclude: 'test/', 'required-files': name };
  const { error, outputs, log } = await runDeploy({ inputs, files: TREE });
  expect(outputs['error-code']).toBe('missing-file');
  expect(error).toBe(`required-files: ${name} is not in the zip: ${why}`);
  expect(log.findLast((line) => line.startsWith('error: '))).toMatch(/^error: Required file is missing: /);
});

/** Finds the one file in other case, too. */
function statIgnoringCase(place: string): Stats {
  return statSync(place.replace('Package.json', 'package.json'));
}

test('a disk that ignores case finds the file, and the zip does not', async () => {
  const root = plant(makeFolder(), SITE);
  const selection = await collect(root);
  const work = requireFiles(root, ['Package.json'], selection, async () => undefined, statIgnoringCase);
  expect((await failureOf(work)).message).toBe(
    'required-files: Package.json is not in the zip: there is no such file in "path"; did you mean "package.json"?',
  );
});

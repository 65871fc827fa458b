import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { requireFiles } from '../../../../src/actions/deploy/zip/require-files.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { collect, failureOf } from '../../../support/git/collecting.ts';
import { craftZip } from '../../../support/zips/crafted-zip.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';
import type { Planted } from '../../../support/git/folders.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';
import { always } from '../../../support/servers/socket-server.ts';

const TREE = {
  ...SITE,
  '.gitignore': '\n*.log\n/dist/\n',
  '.deployignore': 'docs/\n',
  'dist/server.js': '',
  'dist/test/a.js': '',
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
  ['dist/test/a.js', '.gitignore:3 ignores it ("/dist/"); take it out of "exclude", and put it into "include".'],
  [
    'dist/servr.js',
    'there is no such file in "path"; did you mean "dist/server.js"? For that, .gitignore:3 ignores it ("/dist/"); "include" brings it back.',
  ],
  ['biuld', 'there is no such file in "path".'],
  ['biuld/main.js', 'there is no such file in "path"; did you mean "build/main.js"?'],
  ['yarn.lock', 'there is no such file in "path"; did you mean "web/yarn.lock"?'],
  ['app/package-lock.json', 'there is no such file in "path".'],
  ['nothing-like-it.txt', 'there is no such file in "path".'],
  ['"package.json"', 'there is no such file in "path"; write it without the quotes.'],
  ['package.json, build/main.js', 'there is no such file in "path"; name each on a line of its own, in full.'],
  ['package.json, none.txt', 'there is no such file in "path".'],
  ['build/*.js', 'there is no such file in "path"; name each on a line of its own, in full.'],
  ['build', 'it is a folder; name a file in it.'],
])('required-files: %s', async (name, why) => {
  const inputs = { 'dry-run': 'true', exclude: 'test/', 'required-files': name };
  const { error, outputs, log } = await runDeploy({ inputs, files: TREE });
  expect(outputs['error-code']).toBe('missing-file');
  expect(error).toBe(`required-files: ${name} is not in the zip: ${why}`);
  expect(log.findLast((line) => line.startsWith('error: '))).toMatch(/^error: Required file is missing: /);
});

test('"include" brings back what it is said to', async () => {
  const names = ['dist/server.js', 'dist/test/a.js', 'docs/a.md', 'node_modules/x/index.js'];
  const include = names.map((name) => `/${name}`).join('\n');
  const inputs = { 'dry-run': 'true', include, 'required-files': names.join('\n') };
  expect((await runDeploy({ inputs, files: TREE })).outputs['status']).toBe('dry-run');
});

test('of many, the annotation names three, and the log all', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `no-${index}.txt`);
  const inputs = { 'dry-run': 'true', 'required-files': names.join('\n') };
  const [first = '', ...others] = (await runDeploy({ inputs, files: TREE })).error.split('\n');
  expect(first.match(/no-\d+\.txt/g)).toEqual(names.slice(0, 3));
  expect(others.map((line) => /no-\d+\.txt/.exec(line)?.[0])).toEqual(names.slice(3));
});

/** Finds the one file in other case, too. */
function statIgnoringCase(place: string): Stats {
  return statSync(place.replace('Package.json', 'package.json'));
}

test('a disk that ignores case finds the file, and the zip does not', async () => {
  const root = plant(makeFolder(), SITE);
  const selection = await collect(root);
  const choice = { exclude: [], folder: root, selection, explain: async () => undefined };
  const required = { paths: ['Package.json'], withoutManifest: 'error' } as const;
  const work = requireFiles(required, choice, recordingRunner({}), statIgnoringCase);
  expect((await failureOf(work)).message).toBe(
    'required-files: Package.json is not in the zip: there is no such file in "path"; did you mean "package.json"?',
  );
});

const zipOf = (files: Readonly<Record<string, Planted>>): Buffer =>
  craftZip(Object.entries(files).map(([name, data]) => ({ name, data: data as string })));

/** A deploy to a platform that accepts everything. */
async function deploy(inputs: Readonly<Record<string, string>>, files: Readonly<Record<string, Planted>>) {
  const server = await always(200, '{}');
  const ending = await runDeploy({ inputs: createInputs(server.origin, inputs), files });
  return { ...ending, isSent: server.connections() > 0 };
}

describe('a zip without package.json at its root', () => {
  const { 'package.json': MANIFEST = '', ...REST } = SITE;
  const NOTHING = 'There is no package.json at the root of the zip, so the platform has nothing to install and start.';
  const NOWHERE =
    'Set "path" to the folder of the app; a build output needs a package.json of its own (docs/how-to/choose-files.md of headless-deploy). To send the files without one: "required-files: none".';
  const OLD = {
    wait: 'true',
    'smoke-test': '/',
    'environment-url': 'https://shop.example',
    'rollback-archive': 'old.zip',
  };

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, Planted>>, string]>([
    ['a deploy', {}, REST, `${NOTHING} ${NOWHERE}`],
    ['a check', { check: 'true' }, REST, `${NOTHING} ${NOWHERE}`],
    ['a build output', { path: 'dist' }, { ...SITE, 'dist/index.html': '' }, `${NOTHING} ${NOWHERE}`],
    [
      'in the folders of apps',
      {},
      { ...REST, 'web/package.json': MANIFEST, 'api/package.json': MANIFEST },
      `${NOTHING} There is one in api, web: set "path" to the folder of the app, or, if the platform builds that folder, name its package.json in "required-files".`,
    ],
    [
      'only in dependencies',
      { include: '/node_modules/' },
      { ...REST, 'node_modules/a/package.json': MANIFEST },
      `${NOTHING} ${NOWHERE}`,
    ],
    [
      'only in dependencies, of one that was packed earlier',
      { archive: 'app.zip' },
      {
        'app.zip': zipOf({
          ...REST,
          'node_modules/a/package.json': MANIFEST,
          'web/node_modules/a/package.json': MANIFEST,
        }),
      },
      `${NOTHING} Pack it again with this file. To send the files without one: "required-files: none".`,
    ],
    [
      'excluded',
      { exclude: '/package.json' },
      SITE,
      `${NOTHING} The one in "path" is not sent: it is excluded; remove the line "/package.json" from "exclude".`,
    ],
    [
      'beside another file that is required',
      { 'required-files': 'server.js' },
      REST,
      `required-files: server.js is not in the zip: there is no such file in "path". ${NOTHING} ${NOWHERE}`,
    ],
    [
      'one that was packed earlier',
      { archive: 'app.zip' },
      { 'app.zip': zipOf(REST) },
      `${NOTHING} Pack it again with this file. To send the files without one: "required-files: none".`,
    ],
    [
      'one of which the folder was packed',
      { archive: 'app.zip' },
      { 'app.zip': zipOf({ 'shop/package.json': MANIFEST, 'shop/index.js': '' }) },
      `${NOTHING} There is one in shop: pack the content of the folder, not the folder itself, or, if the platform builds that folder, name its package.json in "required-files".`,
    ],
    [
      'where all is one zip',
      { path: 'out' },
      { 'out/app.zip': zipOf(SITE) },
      `${NOTHING} The only file is app.zip. To send it as it is, name it in "archive".`,
    ],
    ['a zip beside others', { path: 'out' }, { 'out/a.zip': '', 'out/b': '' }, `${NOTHING} ${NOWHERE}`],
    ['a tar', { path: 'out' }, { 'out/a.tar.gz': '' }, `${NOTHING} The only file is a.tar.gz. Unpack it first.`],
    [
      'a zip in a zip',
      { archive: 'artifact.zip' },
      { 'artifact.zip': zipOf({ 'app.zip': 'PK' }) },
      `${NOTHING} The only file is app.zip. Unpack the outer zip first, and name this one.`,
    ],
    [
      'one for a rollback',
      OLD,
      { ...SITE, 'old.zip': zipOf(REST) },
      `rollback-archive: ${NOTHING} Pack it again with this file. To send the files without one: "required-files: none".`,
    ],
    [
      'one for a rollback, in a check',
      { ...OLD, check: 'true' },
      { ...SITE, 'old.zip': zipOf(REST) },
      `rollback-archive: ${NOTHING} Pack it again with this file. To send the files without one: "required-files: none".`,
    ],
  ])('is an error: %s', async (_, inputs, files, message) => {
    const { outputs, error, isSent, log } = await deploy(inputs, files);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'missing-file' });
    expect(error.split('\n')[0]).toBe(message);
    expect([isSent, log.some((line) => line.startsWith('warning: No package.json'))]).toEqual([false, false]);
  });

  test('is a warning in a dry run, which is allowed to go on', async () => {
    const { outputs, log } = await runDeploy({ inputs: { 'dry-run': 'true' }, files: REST });
    expect(outputs['status']).toBe('dry-run');
    expect(log).toContain(`warning: No package.json: ${NOTHING} ${NOWHERE}`);
  });

  test('and ends a dry run that stops on warnings', async () => {
    const inputs = { 'dry-run': 'true', 'fail-on-warning': 'true' };
    const { outputs, error } = await runDeploy({ inputs, files: REST });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'warning' });
    expect(error).toContain(`No package.json: ${NOTHING}`);
  });

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, Planted>>]>([
    ['none', { 'required-files': 'none' }, REST],
    ['another', { 'required-files': './apps/web/package.json' }, { ...REST, 'apps/web/package.json': MANIFEST }],
    ['none, of a zip', { 'required-files': 'none', archive: 'app.zip' }, { 'app.zip': zipOf(REST) }],
    [
      'another, of a zip',
      { 'required-files': 'web/package.json', archive: 'app.zip' },
      { 'app.zip': zipOf({ 'web/package.json': MANIFEST }) },
    ],
  ])('is sent without a warning where the input asks for %s', async (_, inputs, files) => {
    const { outputs, log } = await deploy(inputs, files);
    expect(outputs['status']).toBe('accepted');
    expect(log.filter((line) => /No package\.json|No lock file/.test(line))).toEqual([]);
  });

  test('another one that is named is a required file like any other', async () => {
    const files = { ...REST, 'shop/package.json': MANIFEST };
    const { outputs, error } = await deploy({ 'required-files': 'web/package.json' }, files);
    expect(outputs['error-code']).toBe('missing-file');
    expect(error).toBe(
      'required-files: web/package.json is not in the zip: there is no such file in "path"; did you mean "shop/package.json"?',
    );
  });

  test.each(['package.json', 'apps/web/package.json\n./package.json'])(
    'is an error in a dry run, too, where the input names it: %j',
    async (lines) => {
      const inputs = { 'dry-run': 'true', 'required-files': lines };
      const { outputs, error } = await runDeploy({ inputs, files: { ...REST, 'apps/web/package.json': MANIFEST } });
      expect(outputs['error-code']).toBe('missing-file');
      expect(error).toContain(`${NOTHING} There is one in apps/web: `);
    },
  );

  test('"none" beside a file is refused, and a file can have that name', async () => {
    const both = await deploy({ 'required-files': 'index.js\nnone' }, SITE);
    expect(both.error).toMatch(/^required-files: "none" must be the only line; a file of that name is "\.\/none"\./);
    const file = await deploy({ 'required-files': './none' }, SITE);
    expect(file.error).toBe('required-files: none is not in the zip: there is no such file in "path".');
  });
});

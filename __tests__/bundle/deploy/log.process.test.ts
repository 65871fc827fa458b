import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeRepository, plant } from '../../support/git/folders.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn, withoutMasks } from '../../support/runners/command-parser.ts';

const SITE = {
  '.gitignore': 'build/\n',
  'package.json': JSON.stringify({ scripts: { build: 'true', start: 'node .' } }),
  'package-lock.json': '{}',
  'index.js': 'export {};\n',
};

/** A log without what differs from run to run, and without the lines that the runner takes out. */
function normalise(log: string): string[] {
  return withoutMasks(log)
    .split('\n')
    .map((line) =>
      line
        .replace(/http:\/\/127\.0\.0\.1:\d+/g, '<server>')
        .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
        .replace(/\b\d+\.\d s\b/g, '<time>')
        .replace(/^Zip: \d+ B,/, 'Zip: <size>,')
        // What git keeps in .git differs from version to version.
        .replace(/^Not sent: \d+ files, .*/, 'Not sent: <count> files, <size>')
        .replace(/^ +\d+ +[\d.]+ k?B(?=  \.git )/, '<count> <size>'),
    );
}

test('the log of a good deploy, line by line', async () => {
  const workspace = plant(makeRepository(SITE), { 'build/out.js': 'ignored' });
  const server = await always(200, createOperation());
  const hook = `${server.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1`;
  const inputs = createInputs(server.origin, { 'purge-cache-webhook': hook });
  const run = await runBundle('deploy', { workspace, inputs });
  const environment = 'accounts/acme/apps/shop/environments/e-1';
  expect(normalise(run.stdout)).toEqual([
    '::group::Choose files',
    '4 files, 65 B, from the workspace',
    'Not sent at the top level: build/ (a dry run shows why)',
    '::endgroup::',
    '::group::Pack',
    'Zip: <size>, packed in <time>',
    'SHA-256: <sha256>',
    '::endgroup::',
    '::group::Upload',
    'To <server>: account acme, app shop, environment e-1',
    'Accepted after <time>',
    'Operation op-1, build b-1',
    '::endgroup::',
    'Cache purge: done',
    'Until the new build is live, pages of the old one may be cached again.',
    'Total time: <time>',
    '',
  ]);
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(0);
  expect(callsTo(server).map((call) => call.split('?')[0])).toEqual([
    `POST /fu/v1/${environment}:upload`,
    `POST /wh/v1/${environment}/webhooks/webhook:purgeCache`,
  ]);
  expect(textOfHtml(run.summary)).toContain('Deploy accepted');
  expect(run.leftovers).toEqual([]);
});

test('the log of a dry run lists the files', async () => {
  const run = await runBundle('deploy', { workspace: makeRepository(SITE), inputs: { 'dry-run': 'true' } });
  expect(normalise(run.stdout)).toEqual([
    '::group::Choose files',
    '4 files, 65 B, from the workspace',
    '  .gitignore',
    '  index.js',
    '  package-lock.json',
    '  package.json',
    '::endgroup::',
    '::group::What is not sent, and why',
    'Not sent: <count> files, <size>',
    '   files      bytes  pattern  rule',
    '<count> <size>  .git     never sent',
    'The largest of what is sent:',
    '    69 %       45 B  package.json',
    '    17 %       11 B  index.js',
    '    11 %        7 B  .gitignore',
    '                2 B  in 1 other file',
    '::endgroup::',
    '::group::Pack',
    'Zip: <size>, packed in <time>',
    'SHA-256: <sha256>',
    '::endgroup::',
    `Dry run: nothing was sent. The zip is ${run.outputs['archive-path']}`,
    'Total time: <time>',
    '',
  ]);
  expect(run.exitCode).toBe(0);
});

test('a refusal is one error, then the link to its section, as the last lines of the log', async () => {
  const server = await always(401, { type: 'unauthorized', code: 'bad_credentials', message: 'Unknown user' });
  const run = await runBundle('deploy', {
    workspace: makeRepository(SITE),
    inputs: createInputs(server.origin),
    variables: {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTION_REPOSITORY: 'octo-org/headless-deploy',
      GITHUB_ACTION_REF: 'v1',
    },
  });
  const lines = normalise(run.stdout);
  expect(errorsIn(run.stdout)).toHaveLength(1);
  expect(lines.slice(-2)).toEqual([
    'More: https://github.com/octo-org/headless-deploy/blob/v1/docs/how-to/fix-an-error.md#credentials-refused',
    '',
  ]);
  expect(lines.at(-3)).toMatch(
    /^::error title=Credentials refused \([^)]+\)::<server> answered the upload with HTTP 401\. The service reported: Unknown user \(type unauthorized, code bad_credentials\)\. Check "username" and "password"/,
  );
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'unauthorized', attempts: '1' });
  expect(run.leftovers).toEqual([]);
});

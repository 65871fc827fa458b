import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { withGitScript } from '../../../support/git/collecting.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { git } from '../../../support/git/folders.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { always } from '../../../support/servers/socket-server.ts';

/** A workspace outside a repository: `.gitignore` files are read without git. */
const TREE = {
  ...SITE,
  '.gitignore': '*.log\n',
  'src/.gitignore': '\n/draft/\n',
  'src/draft/page.html': 'x'.repeat(2000),
  'debug.log': 'x'.repeat(30),
  'node_modules/x/index.js': 'x'.repeat(5000),
  'test/a.js': 'x'.repeat(400),
  'dist/server.js': 'x'.repeat(10_000),
};

const HEADING = 'group: What is not sent, and why';

function explanationIn(log: readonly string[]): readonly string[] {
  const start = log.indexOf(HEADING);
  const rest = start < 0 ? [] : log.slice(start + 1);
  const end = rest.findIndex((line) => /^(?:(?:group|error|warning|notice): |Total time)/.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}

const TABLE = [
  'Not sent: 4 files, 7.4 kB',
  '   files      bytes  pattern        rule',
  '       1     5.0 kB  node_modules/  built-in',
  '       1     2.0 kB  /draft/        src/.gitignore:2',
  '       1      400 B  test/          exclude',
  '       1       30 B  *.log          .gitignore:1',
];

test('a dry run shows what each rule leaves out, and the largest of what is sent', async () => {
  const { log } = await runDeploy({ inputs: { 'dry-run': 'true', exclude: 'test/' }, files: TREE });
  expect(explanationIn(log)).toEqual([
    ...TABLE,
    'The largest of what is sent:',
    '    99 %    10.0 kB  dist/server.js',
    '               80 B  in 5 other files',
  ]);
});

test('and what was brought back', async () => {
  const files = { ...TREE, '.gitignore': '*.log\ndist/\n' };
  const inputs = { 'dry-run': 'true', exclude: 'test/', include: '/dist/\ndebug.log' };
  const { log } = await runDeploy({ inputs, files });
  expect(explanationIn(log).slice(0, 9)).toEqual([
    'Not sent: 3 files, 7.4 kB',
    ...TABLE.slice(1, 5),
    'Brought back: 2 files, 10.0 kB',
    '   files      bytes  pattern    rule',
    '       1    10.0 kB  /dist/     include',
    '       1       30 B  debug.log  include',
  ]);
});

describe('a failure about files shows it, too', () => {
  test.each<[string, Record<string, string>]>([
    ['no-files', { exclude: '*' }],
    ['missing-file', { exclude: 'test/', 'required-files': 'test/a.js' }],
    ['too-large', { exclude: 'test/', 'max-size': '1', 'secret-scan': 'off' }],
  ])('%s', async (code, overrides) => {
    const server = await always(200, '{}');
    const { log, outputs } = await runDeploy({ inputs: createInputs(server.origin, overrides), files: TREE });
    expect(outputs['error-code']).toBe(code);
    expect(log.filter((line) => line === HEADING)).toHaveLength(1);
    if (code !== 'no-files') expect(explanationIn(log).slice(0, TABLE.length)).toEqual(TABLE);
    else expect(explanationIn(log)[2]).toBe('       7    10.5 kB  *              exclude');
    expect(server.connections()).toBe(0);
  });

  test('a zip that the platform finds too large', async () => {
    const server = await always(413);
    const { log, outputs } = await runDeploy({
      inputs: createInputs(server.origin, { exclude: 'test/' }),
      files: TREE,
    });
    expect(outputs).toMatchObject({ 'error-code': 'too-large', attempts: '1' });
    expect(explanationIn(log)).toEqual(TABLE);
  });

  test('but not for a zip that was packed earlier', async () => {
    const dryRun = await runDeploy({ inputs: { 'dry-run': 'true' } });
    const server = await always(413);
    const inputs = createInputs(server.origin, { archive: 'app.zip' });
    const files = { 'app.zip': readFileSync(dryRun.outputs['archive-path'] ?? ''), 'debug.log': '' };
    const { log, outputs } = await runDeploy({ inputs, files });
    expect(outputs).toMatchObject({ 'error-code': 'too-large', attempts: '1' });
    expect(log).not.toContain(HEADING);
  });

  test('and a dry run that fails shows it once', async () => {
    const inputs = { 'dry-run': 'true', exclude: 'test/', 'max-size': '1' };
    const { log } = await runDeploy({ inputs, files: TREE });
    expect(log.filter((line) => line === HEADING)).toHaveLength(1);
  });

  test('other failures do not', async () => {
    const server = await always(401);
    const { log, outputs } = await runDeploy({ inputs: createInputs(server.origin), files: TREE });
    expect(outputs['error-code']).toBe('unauthorized');
    expect(log).not.toContain(HEADING);
  });
});

test('a deploy that succeeds names what is not sent at the top, and reads no further', async () => {
  const server = await always(200, '{}');
  const files = { ...TREE, '.next/x': '', '.env.local': '', 'b.log': '', 'c.log': '' };
  const { log, outputs } = await runDeploy({ inputs: createInputs(server.origin, { exclude: 'test/' }), files });
  expect(outputs['status']).toBe('accepted');
  expect(log).not.toContain(HEADING);
  expect(log).toContain(
    'Not sent at the top level: .next/, node_modules/, test/, .env.local, b.log and 2 more (a dry run shows why)',
  );
});

test('a deploy of everything logs nothing about it', async () => {
  const server = await always(200, '{}');
  const { log } = await runDeploy({ inputs: createInputs(server.origin) });
  expect(log.filter((line) => line.startsWith('Not sent'))).toEqual([]);
});

test('a dry run of everything reports that', async () => {
  const { log } = await runDeploy({ inputs: { 'dry-run': 'true' } });
  expect(explanationIn(log)[0]).toBe('No rule ignores or excludes a file.');
});

test('hostile names and patterns are no commands', async () => {
  const files = { ...SITE, '.gitignore': '::add-mask::*\n*##[group]x\n', '::add-mask::a': 'x', 'b##gx': 'x' };
  const inputs = { 'dry-run': 'true', exclude: '::debug::x' };
  // runDeploy parses every line of the log as a runner does.
  const { log } = await runDeploy({ inputs, files: { ...files, '::debug::x': '' } });
  expect(explanationIn(log).join('\n')).toContain('\\u003a:add-mask::*');
  expect(explanationIn(log).join('\n')).toContain('*##\\u005bgroup]x');
  expect(explanationIn(log).join('\n')).toContain('\\u003a:debug::x');
});

function makeItARepository({ variables }: RecordingRunner): void {
  git(variables['GITHUB_WORKSPACE'] ?? '', 'init', '--quiet');
}

test('an explanation that cannot be found out changes nothing else', async () => {
  const script = 'case "$*" in *check-ignore*) echo "fatal: no" >&2; exit 128;; esac; exec "$GIT" "$@"';
  const { log, outputs } = await withGitScript(
    script,
    async () => await runDeploy({ inputs: { 'dry-run': 'true' }, files: TREE, onStart: makeItARepository }),
  );
  expect(outputs['status']).toBe('dry-run');
  expect(explanationIn(log)[0]).toMatch(/^Could not determine: git cannot read the repository of /);
});

describe('the example in docs/how-to/choose-files.md', () => {
  /** The app of the example in docs/how-to/choose-files.md. */
  const APP = {
    ...SITE,
    '.gitignore': 'node_modules/\n/dist/\n',
    '.deployignore': '# not for the platform\ndocs/\n',
    'src/.gitignore': 'drafts/\n',
    'src/drafts/summer.md': 'x'.repeat(2_400),
    'src/index.js': 'x'.repeat(6_100),
    'src/menu.js': 'x'.repeat(3_900),
    'docs/notes.md': 'x'.repeat(18_000),
    'public/video/opening.mp4': 'x'.repeat(410_000),
    'dist/server.js': 'x'.repeat(95_000),
    'dist/server.js.map': 'x'.repeat(240_000),
    'node_modules/one/index.js': 'x'.repeat(150_000),
    'node_modules/two/index.js': 'x'.repeat(81_000),
    '.next/cache/page': 'x'.repeat(52_000),
  };

  test('the example in docs/how-to/choose-files.md is what a dry run prints', async () => {
    const inputs = { 'dry-run': 'true', include: '/dist/', exclude: '*.map' };
    const { log } = await runDeploy({ inputs, files: APP });
    const start = log.indexOf('group: What is not sent, and why');
    const lines = log.slice(start + 1, log.indexOf('group: Pack'));
    expect(readFileSync('docs/how-to/choose-files.md', 'utf8')).toContain(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
  });

  test('and so are its warning and its error', async () => {
    const text = readFileSync('docs/how-to/choose-files.md', 'utf8');
    const typo = await runDeploy({ inputs: { 'dry-run': 'true', exclude: 'doc/' }, files: APP });
    const warning = typo.log.find((line) => line.startsWith('warning: Pattern without a match: '));
    expect(text).toContain(`\`${warning?.replace('warning: Pattern without a match: ', '')}\``);
    const missing = { 'dry-run': 'true', 'required-files': 'dist/server.js' };
    const { error } = await runDeploy({ inputs: missing, files: APP });
    expect(text).toContain(`\`${error.split('\n')[0]}\``);
  });
});

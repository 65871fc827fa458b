import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseFolder } from '../../../../src/actions/deploy/inputs/files.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { readDeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import { fakeDisk } from '../../../support/git/fake-disk.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';
import { badInputsIn, recordingRunner } from '../../../support/runners/recording-runner.ts';
import { socketServer } from '../../../support/servers/socket-server.ts';

/** The bad inputs in the one annotation about these inputs, over good ones; nothing may have been asked of the server. */
async function problemsWith(overrides: Readonly<Record<string, string>>, files = SITE): Promise<string[]> {
  const server = await socketServer({});
  const { exitCode, outputs, error } = await runDeploy({ inputs: createInputs(server.origin, overrides), files });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({
    status: 'failed',
    'error-code': 'invalid-input',
    attempts: '0',
    'archive-sha256': '',
  });
  expect(server.connections()).toBe(0);
  return badInputsIn(error);
}

test('many bad inputs are one annotation: each with its name, its value and what is allowed', async () => {
  const lines = await problemsWith({
    account: 'ac/me',
    app: '..',
    environment: 'accounts/acme/apps/shop',
    username: 'a:b',
    'headless-url': 'http://api.example.com',
    path: '../elsewhere',
    include: '/dist/\n!/dist/cache/',
    exclude: '!keep.txt\n!too.txt',
    'compression-level': '10',
    'max-size': 'big',
    'required-files': '/etc/passwd\nok.txt\na/../b',
    'dry-run': 'no',
    'timeout-minutes': '5s',
    'purge-cache-webhook': 'https://api.example.com/hook?token=hidden-token',
    'fail-on-purge-error': 'ja',
  });
  const of = (input: string): string[] => lines.filter((line) => line.startsWith(`${input}: `));
  expect(of('account')).toEqual([expect.stringMatching(/^account: "ac\/me" must be 1 to 128 letters/)]);
  expect(of('app')).toEqual([expect.stringMatching(/^app: "\.\." must be .* not just "\." or "\.\."$/)]);
  expect(of('environment')).toEqual([
    expect.stringMatching(/^environment: "accounts\/acme\/apps\/shop" must be the environment ID, its display/),
  ]);
  expect(of('username')).toEqual([expect.stringMatching(/^username: must be the API user ID/)]);
  expect(of('headless-url')).toEqual([
    'headless-url: "http://api.example.com" must start with https:// (http:// only for this machine)',
  ]);
  expect(of('path')).toHaveLength(1);
  expect(of('include')).toEqual([
    'include: "!/dist/cache/" must not begin with "!": every line is a pattern to include. Write it without the "!" under "exclude"',
  ]);
  expect(of('exclude')).toEqual([
    expect.stringMatching(
      /^exclude: "!keep\.txt" .* under "include"\. An exception to another line works in the "ignore-file", where a folder is written as "docs\/\*"$/,
    ),
    'exclude: "!too.txt" must not begin with "!"',
  ]);
  expect(of('compression-level')).toEqual(['compression-level: "10" must be a whole number from 0 to 9']);
  expect(of('max-size')).toEqual([expect.stringMatching(/^max-size: "big" must be a size such as 200MB/)]);
  expect(of('required-files')).toHaveLength(2);
  expect(of('dry-run')).toEqual(['dry-run: "no" must be true or false']);
  expect(of('timeout-minutes')).toEqual([expect.stringMatching(/^timeout-minutes: "5s" must be a number of minutes/)]);
  expect(of('purge-cache-webhook')).toEqual([expect.stringMatching(/must be a webhook URL copied whole/)]);
  expect(of('fail-on-purge-error')).toEqual(['fail-on-purge-error: "ja" must be true or false']);
  expect(lines).toHaveLength(17);
});

test('inputs that are missing are all named', async () => {
  const { error } = await runDeploy({ inputs: {} });
  expect(badInputsIn(error)).toEqual([
    'account, app, environment, headless-url, username, password are required, but empty or missing',
  ]);
});

describe('path', () => {
  const windows = fakeDisk(
    'win32',
    {
      'D:\\a': 'folder',
      'D:\\a\\Repository': 'folder',
      'D:\\a\\Repository\\Web App': 'folder',
      'D:\\a\\Repository\\.git': 'folder',
      'D:\\a\\Repository\\a.js': 'file',
      'D:\\a\\Repository-secret': 'folder',
      'E:\\keys': 'folder',
      '\\\\server\\share\\': 'folder',
    },
    {
      'D:\\a\\Repository\\GIT~1': 'D:\\a\\Repository\\.git',
      'D:\\a\\REPOSI~1': 'D:\\a\\Repository',
      'D:\\a\\Repository\\junction': 'E:\\keys',
      'S:\\': 'D:\\a\\Repository',
    },
  );

  test.each([
    ['.', 'D:\\a\\Repository'],
    ['web app', 'D:\\a\\Repository\\Web App'],
    ['web app/', 'D:\\a\\Repository\\Web App'],
    ['.\\WEB APP', 'D:\\a\\Repository\\Web App'],
    ['d:\\a\\reposi~1\\Web App', 'D:\\a\\Repository\\Web App'],
    ['S:\\Web App', 'D:\\a\\Repository\\Web App'],
  ])('Windows: %s is a folder of the workspace, by its real name', (text, folder) => {
    expect(parseFolder('D:\\a\\Repository', text, GITHUB_TERMS, windows)).toBe(folder);
  });

  test.each([
    ['..', 'must be a folder inside the workspace'],
    ['..\\Repository-secret', 'must be a folder inside the workspace'],
    ['E:\\keys', 'must be a folder inside the workspace'],
    ['junction', 'must be a folder inside the workspace'],
    ['\\\\server\\share\\', 'must be a folder inside the workspace'],
    ['.GIT', 'must not be inside .git'],
    ['git~1', 'must not be inside .git'],
    ['A.js', 'must be a folder, not a file'],
    ['nothing', 'does not exist in the workspace'],
  ])('Windows: %s', (text, problem) => {
    expect(() => parseFolder('D:\\a\\Repository', text, GITHUB_TERMS, windows)).toThrow(problem);
  });

  test('macOS: case does not matter, and the real name is what counts', () => {
    const mac = fakeDisk('darwin', { '/w/App': 'folder', '/w/.git': 'folder' });
    expect(parseFolder('/w', 'APP', GITHUB_TERMS, mac)).toBe('/w/App');
    expect(() => parseFolder('/w', '.Git', GITHUB_TERMS, mac)).toThrow('must not be inside .git');
  });

  test.each([
    ['missing', /^path: "missing" does not exist in the workspace\. Check that the checkout and the build ran/],
    ['..', /^path: "\.\." must be a folder inside the workspace$/],
    ['/', /^path: "\/" must be a folder inside the workspace$/],
    ['link-out', /^path: "link-out" must be a folder inside the workspace$/],
    ['package.json', /^path: "package\.json" must be a folder, not a file; the nearest folder is "\."$/],
    ['a.zip', /^path: "a\.zip" must be a folder, not a file; a zip is named in "archive"$/],
    [
      'apps/wbe',
      /^path: "apps\/wbe" does not exist in the workspace; the nearest folder is "apps\/web"\. Check that the checkout/,
    ],
    ['.git', /^path: "\.git" must not be inside \.git$/],
  ])('%s', async (value, problem) => {
    const files = {
      ...SITE,
      '.git/HEAD': 'ref: refs/heads/main\n',
      'link-out': { link: '..' },
      'apps/web/x': '',
      'a.zip': '',
    };
    expect(await problemsWith({ path: value }, files)).toEqual([expect.stringMatching(problem)]);
  });

  test('with a sibling whose name begins with that of the workspace', async () => {
    const server = await socketServer({});
    const { workspace } = await runDeploy({ inputs: createInputs(server.origin, { path: 'missing' }) });
    const lines = await problemsWith({ path: `../${path.basename(workspace)}` });
    expect(lines).toEqual([expect.stringMatching(/must be a folder inside the workspace$/)]);
  });
});

test.each(['GITHUB_WORKSPACE', 'RUNNER_TEMP'])(
  'a folder of the runner that is not there, with the bad inputs: %s',
  (name) => {
    const given = { app: '..', archive: 'app.zip', 'archive-sha256': 'x' };
    const folders = { GITHUB_WORKSPACE: plant(makeFolder('workspace'), { 'app.zip': '' }), [name]: '/none' };
    const runner = recordingRunner(createInputs('https://api.example.com', given), folders);
    expect(() => readDeployInputs(runner)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        problems: [
          expect.objectContaining({ input: 'app' }),
          expect.objectContaining({ input: `${name} (environment variable)`, value: '/none' }),
          expect.objectContaining({ input: 'archive-sha256' }),
        ],
      }),
    );
  },
);

describe('ignore-file', () => {
  test.each(['none.ignore', '../.gitignore', 'a\\b', 'folder'])('%s', async (value) => {
    const files = { ...SITE, 'folder/x': '' };
    const lines = await problemsWith({ 'ignore-file': value }, files);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`ignore-file: "${value}" must be `);
  });

  test('in UTF-16, as Windows PowerShell writes it: no line of it would match', async () => {
    const files = { ...SITE, '.deployignore': Buffer.from('\ufeffprivate.txt\r\n', 'utf16le'), 'private.txt': 'x' };
    expect(await problemsWith({}, files)).toEqual([
      expect.stringMatching(/^ignore-file: "\.deployignore" must be UTF-8 text, but contains a zero byte/),
    ]);
  });

  test('in UTF-8 with a byte order mark, as Windows PowerShell writes it: its first line counts, without a warning', async () => {
    const files = { ...SITE, '.deployignore': '\ufeffprivate.txt\r\n', 'private.txt': 'x' };
    const { log } = await runDeploy({ inputs: { 'dry-run': 'true' }, files });
    expect(log).not.toContain('  private.txt');
    expect(log.join('\n')).not.toContain('matched nothing');
  });

  test('more than anybody writes, which would take long: a list of patterns, too', async () => {
    const long = 'x/\n'.repeat(400_000);
    expect(await problemsWith({ include: long, exclude: long }, { ...SITE, '.deployignore': long })).toEqual([
      'ignore-file: ".deployignore" must have at most 1 MiB',
      'include: must have at most 1 MiB',
      'exclude: must have at most 1 MiB',
    ]);
  });

  test('a link that leads out of "path"', async () => {
    const files = { ...SITE, 'rules/x': '*.log\n', 'site/rules': { link: '../rules/x' } };
    const lines = await problemsWith({ path: 'site', 'ignore-file': 'rules' }, files);
    expect(lines).toEqual([
      expect.stringMatching(/must be a file inside "path", not a folder or a link that leads out/),
    ]);
  });

  test('its patterns are relative to "path", whose ignore file it is', async () => {
    const files = {
      '.deployignore': '*.js\n',
      'site/.deployignore': '/a.js\n/site/b.js\n',
      'site/a.js': '',
      'site/b.js': '',
    };
    const inputs = { 'dry-run': 'true', path: 'site', exclude: '.deployignore' };
    const { log } = await runDeploy({ inputs, files });
    expect(log.filter((line) => line.endsWith('.js'))).toEqual(['  b.js']);
  });

  test.each(['..rules', '...', '..folder/..rules', './rules'])('%s is a fine name', async (name) => {
    const files = { ...SITE, [name]: 'b\r*.log\r', 'a.log': '' };
    const inputs = { 'dry-run': 'true', 'ignore-file': name };
    const { exitCode, outputs } = await runDeploy({ inputs, files });
    expect({ exitCode, count: outputs['file-count'] }).toEqual({ exitCode: 0, count: '4' });
  });
});

test('a hostile value cannot leave its line', async () => {
  const lines = await problemsWith({ app: 'x\r\n::add-mask::y\n##[error]z' });
  expect(lines).toEqual([
    expect.stringMatching(/^app: "x\\u000d\\u000a::add-mask::y\\u000a##\\u005berror\]z" must be 1 to 128/),
  ]);
});

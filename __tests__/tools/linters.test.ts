import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';

const LINT = path.resolve('scripts/workflows/lint.js');
const ACTION = 'name: A\ndescription: A\nruns:\n  using: node24\n  main: dist/index.js\n';
const STEPS = '- uses: YOUR_ACCOUNT/headless-deploy@v1\n  id: deploy\n- run: echo\n';

/** Runs one linter over a repository whose README shows these steps, from line 7, and that has these files beside it. */
function lint(linter: string, steps: string, more: Readonly<Record<string, string>> = {}) {
  const readme = `# Title\n\n\n\n\n\`\`\`yaml\n${steps}\`\`\`\n`;
  const folder = plant(makeFolder('lint'), { 'action.yml': ACTION, 'dist/index.js': '', 'README.md': readme, ...more });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { status, stdout } = spawnSync(process.execPath, [LINT, linter], { cwd: folder, encoding: 'utf8' });
  return { status, stdout };
}

test.each(['actionlint', 'zizmor'])('%s finds nothing in steps that are right', (linter) => {
  expect(lint(linter, STEPS)).toEqual({ status: 0, stdout: expect.stringContaining('no findings') });
});

test.each([
  [
    'actionlint',
    'an output that our action does not have',
    '- run: echo ${{ steps.deploy.outputs.a }}\n',
    'README.md-7.yml:10:',
  ],
  ['zizmor', 'a token that stays in the workspace', '- uses: actions/checkout@v7\n', 'README.md-7.yml:10:'],
  ['zizmor', 'text of a stranger in a script', '- run: echo ${{ github.head_ref }}\n', 'README.md-7.yml:10:'],
  ['zizmor', 'an action of a stranger without a hash', '- uses: stranger/action@v1\n', 'README.md-7.yml:10:'],
])('%s finds %s, at the line of the document', (linter, _, step, finding) => {
  const { status, stdout } = lint(linter, `${STEPS}${step}`);
  expect([status, stdout]).toEqual([1, expect.stringContaining(finding)]);
});

test('zizmor finds a dependency that Dependabot proposes on the day of its release', () => {
  const update = '{ package-ecosystem: npm, directory: /, schedule: { interval: weekly } }';
  const { status, stdout } = lint('zizmor', STEPS, { '.github/dependabot.yml': `version: 2\nupdates: [${update}]\n` });
  expect([status, stdout]).toEqual([1, expect.stringContaining('dependabot-cooldown')]);
});

test.each([
  ['bash', 'a quote that is never closed', "echo 'a\n", /^docs\/a\.md:\d+: .*unexpected EOF/m],
  ['shellcheck', 'a variable without quotes', 'file=$1\nrm $file\n', /^docs\/a\.md:7:\d+: .*SC2086/m],
])('%s finds %s in a shell block of a document', (linter, _, lines, finding) => {
  const page = `# Title\n\nText.\n\n\`\`\`sh\n${lines}\`\`\`\n`;
  const { status, stdout } = lint(linter, STEPS, { 'docs/a.md': page });
  expect([status, stdout]).toEqual([1, expect.stringMatching(finding)]);
  expect(lint(linter, STEPS, { 'docs/a.md': '```sh\nrm -- "$1"\n```\n' }).status).toBe(0);
});

import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/folders.ts';

const LINT = path.resolve('scripts/workflows/lint.js');
const ACTION = `
name: Deploy
description: Deploys
inputs:
  account:
    description: Name
    required: true
runs:
  using: node24
  main: index.js
`;
const step = (input: string) => `- uses: OWNER/headless-deploy@v1\n  with:\n    ${input}: acme\n`;

/** Lints a repository of these files with the language service, the one linter that needs nothing installed. */
function lint(files: Readonly<Record<string, string>>) {
  const folder = plant(makeFolder('lint'), { 'action.yml': ACTION, ...files });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { status, stdout } = spawnSync(process.execPath, [LINT, 'language-service'], { cwd: folder, encoding: 'utf8' });
  return { status, findings: stdout.trim().split('\n').slice(0, -1) };
}

test('finds nothing in examples that are right', () => {
  expect(lint({ 'README.md': `\`\`\`yaml\n${step('account')}\`\`\`\n` })).toEqual({ status: 0, findings: [] });
});

test('names the line of each mistake, in several blocks of one document', () => {
  const document = ['account', 'acount'].map((input) => `\`\`\`yaml\n${step(input)}\`\`\`\n`);
  const { status, findings } = lint({ 'docs/page.md': `\n\n\n\n${document.join('')}` });
  expect(status).toBe(1);
  expect(findings).toEqual([
    expect.stringMatching(/^docs\/page\.md:13:\d+: Invalid action input 'acount'$/),
    expect.stringMatching(/^docs\/page\.md:12:\d+: Missing required input `account`$/),
  ]);
});

test.each([
  ['an unknown key of a workflow', { '.github/workflows/a.yml': 'on: push\njob: {}\njobs: {}\n' }, 'a.yml:2:1'],
  ['an unknown key of an action', { 'action.yml': ACTION.replace('runs:', 'run: {}\nruns:') }, 'action.yml:8:1'],
  [
    'a mistake in a workflow to paste, and not in a pipeline of another host',
    {
      'examples/a.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n${step('acount').replace(/^/gm, '      ')}`,
      'examples/b.yml': 'stages: [deploy]\n',
    },
    "examples/a.yml:8:11: Invalid action input 'acount'",
  ],
  [
    'an action that we do not have',
    { 'a.md': '```yaml\n- uses: OWNER/headless-deploy/x@v1\n```\n' },
    'Unable to resolve action',
  ],
  [
    'a mistake in llms.txt',
    { 'llms.txt': `\`\`\`yaml\n${step('acount')}\`\`\`\n` },
    "llms.txt:7:11: Invalid action input 'acount'",
  ],
  ['YAML that is no workflow', { 'a.md': '```yaml\nlimits: {}\n```\n' }, 'a.md:2: neither a workflow nor steps'],
])('finds %s', (_, files, finding) => {
  const { status, findings } = lint(files);
  expect(status).toBe(1);
  expect(findings.join('\n')).toContain(finding);
});

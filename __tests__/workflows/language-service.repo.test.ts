import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';

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
const step = (input: string) => `- uses: YOUR_ACCOUNT/headless-deploy@v1\n  with:\n    ${input}: acme\n`;
const block = (yaml: string) => `\`\`\`yaml\n${yaml}\`\`\`\n`;

/** Lints a repository of these files with the language service, the one linter that needs nothing installed. */
function lint(files: Readonly<Record<string, string>>) {
  const folder = plant(makeFolder('lint'), { 'action.yml': ACTION, ...files });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { status, stdout } = spawnSync(process.execPath, [LINT, 'language-service'], { cwd: folder, encoding: 'utf8' });
  return { status, findings: stdout.trim().split('\n').slice(0, -1) };
}

// That it finds nothing in what is right: `npm run check`, which lints this repository.
// One repository with every mistake, as the linter takes half a second to start.
test('names the line of each mistake', () => {
  const job = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n${step('acount').replace(/^/gm, '      ')}`;
  const { status, findings } = lint({
    'unknown-key/action.yml': ACTION.replace('runs:', 'run: {}\nruns:'),
    '.github/workflows/unknown-key.yml': job.replace('jobs:', 'job: {}\njobs:').replace('acount', 'account'),
    'examples/to-paste.yml': job,
    'docs/two-blocks.md': `\n\n\n\n${block(step('account'))}${block(step('acount'))}`,
    'docs/no-such-action.md': block('- uses: YOUR_ACCOUNT/headless-deploy/x@v1\n'),
    'docs/no-workflow.md': block('limits: {}\n'),
    'llms.txt': block(step('acount')),
  });
  expect(status).toBe(1);
  expect(findings).toEqual([
    expect.stringMatching(/^docs\/no-workflow\.md:2: neither a workflow nor steps/),
    expect.stringMatching(/^unknown-key\/action\.yml:8:1: /),
    expect.stringMatching(/^\.github\/workflows\/unknown-key\.yml:2:1: /),
    expect.stringMatching(/^examples\/to-paste\.yml:8:11: Invalid action input 'acount'$/),
    expect.stringMatching(/^examples\/to-paste\.yml:7:\d+: Missing required input `account`$/),
    expect.stringMatching(/^docs\/no-such-action\.md:5:\d+: Unable to resolve action/),
    expect.stringMatching(/^docs\/two-blocks\.md:13:\d+: Invalid action input 'acount'$/),
    expect.stringMatching(/^docs\/two-blocks\.md:12:\d+: Missing required input `account`$/),
    expect.stringMatching(/^llms\.txt:7:11: Invalid action input 'acount'$/),
    expect.stringMatching(/^llms\.txt:6:\d+: Missing required input `account`$/),
  ]);
});

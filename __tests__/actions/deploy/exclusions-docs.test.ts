import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runDeploy } from '../../support/deploying.ts';
import { SITE } from '../../support/inputs.ts';

/** The app of the example in docs/files.md. */
const APP = {
  ...SITE,
  '.gitignore': 'node_modules/\n/dist/\n*.log\n',
  '.deployignore': '# not for the platform\ndocs/\n',
  'src/.gitignore': 'drafts/\n',
  'src/drafts/summer.md': 'x'.repeat(2_400),
  'src/index.js': 'x'.repeat(6_100),
  'src/menu.js': 'x'.repeat(3_900),
  'src/menu.test.js': 'x'.repeat(1_500),
  'docs/notes.md': 'x'.repeat(18_000),
  'public/video/opening.mp4': 'x'.repeat(410_000),
  'public/video/opening.jpg': 'x'.repeat(22_000),
  'dist/server.js': 'x'.repeat(95_000),
  'dist/server.js.map': 'x'.repeat(240_000),
  'node_modules/one/index.js': 'x'.repeat(150_000),
  'node_modules/two/index.js': 'x'.repeat(81_000),
  '.next/cache/page': 'x'.repeat(52_000),
  'debug.log': 'x'.repeat(120),
};

test('the example in docs/files.md is what a dry run prints', async () => {
  const inputs = { 'dry-run': 'true', include: '/dist/', exclude: '*.map\n*.test.js' };
  const { log } = await runDeploy({ inputs, files: APP });
  const start = log.indexOf('group: What is not sent, and why');
  const lines = log.slice(start + 1, log.indexOf('group: Pack'));
  expect(readFileSync('docs/files.md', 'utf8')).toContain(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
});

test('and so are its warning and its error', async () => {
  const text = readFileSync('docs/files.md', 'utf8');
  const typo = await runDeploy({ inputs: { 'dry-run': 'true', exclude: 'doc/' }, files: APP });
  const warning = typo.log.find((line) => line.startsWith('warning: Pattern without a match: '));
  expect(text).toContain(`\`${warning?.replace('warning: Pattern without a match: ', '')}\``);
  const missing = { 'dry-run': 'true', 'required-files': 'dist/server.js' };
  const { error } = await runDeploy({ inputs: missing, files: APP });
  expect(text).toContain(`\`${error.split('\n')[0]}\``);
});

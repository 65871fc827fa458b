import { expect, test } from '@jest/globals';
import { cafe, rehearse } from '../support/apps/rehearsal.ts';
import { runRecipe } from '../support/apps/monorepo.ts';
import { recipeIn } from '../support/apps/recipes.ts';
import { annotationsIn } from '../support/runners/command-parser.ts';

test.each(['node_modules/\ndist/\n', 'node_modules/\ndist/\nout/\n'])(
  'a build output, as docs/how-to/choose-files.md sends it, starts and serves its page: .gitignore %j',
  async (ignored) => {
    const { lines, inputs } = recipeIn('docs/how-to/choose-files.md', '## A build output that git ignores');
    const workspace = cafe({
      '.gitignore': ignored,
      'build.js': `const fs = require('node:fs');
fs.mkdirSync('dist/sub', { recursive: true });
fs.writeFileSync('dist/index.html', '<h1>Welcome</h1>');
fs.writeFileSync('dist/logo.svg', '<svg/>');
`,
    });
    runRecipe(workspace, lines);
    const { deploy, log } = await rehearse({ workspace, inputs });
    expect([deploy.outputs['status'], annotationsIn(log)]).toEqual(['live', []]);
  },
);

test('without the package.json the message says what it needs', async () => {
  const workspace = cafe({ '.gitignore': 'dist/\n', 'dist/index.html': '<h1>Welcome</h1>' });
  const { deploy, log } = await rehearse({ workspace, inputs: { path: 'dist', 'required-files': '' } });
  expect(deploy.outputs).toMatchObject({ status: 'failed', 'error-code': 'missing-file' });
  expect(log).toContain(
    'a build output needs a package.json of its own (docs/how-to/choose-files.md of headless-deploy)',
  );
});

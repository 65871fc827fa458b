import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { git, makeFolder, plant } from '../support/git/folders.ts';

const manifest = (version: string) => ({ name: '@acme/headless-deploy', version });
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** What builds it: dist/ has the version and the source. */
export const BUILD = `const fs = require('node:fs');
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
fs.mkdirSync('dist/cli', { recursive: true });
fs.writeFileSync('dist/cli/index.js', "console.log('" + version + "');\\n");
fs.copyFileSync('src/index.js', 'dist/index.js');
`;

/** A small project that can be released as 1.0.0, in a repository of its own. */
const RELEASABLE = {
  'package.json': json(manifest('1.0.0')),
  'package-lock.json': json({ ...manifest('1.0.0'), packages: { '': manifest('1.0.0') } }),
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- The first version.\n',
  'README.md': '- uses: acme/headless-deploy@v1\n',
  'src/index.js': 'one\n',
  'scripts/build.js': BUILD,
  'scripts/docs.js': '',
  '.gitignore': 'node_modules/\n',
  'dist/cli/index.js': "console.log('1.0.0');\n",
  'dist/index.js': 'one\n',
};

/** The same before `npm run set-owner -- acme`. */
export const UNOWNED = Object.fromEntries(
  ['package.json', 'package-lock.json', 'README.md'].map((name) => [
    name,
    RELEASABLE[name as keyof typeof RELEASABLE].replaceAll('acme', 'YOUR_ACCOUNT'),
  ]),
);

let template: string | undefined;

/** The project in a repository of its own, with these files instead. */
export function releaseProject(files: Readonly<Record<string, string>> = {}): string {
  template ??= makeTemplate();
  const folder = makeFolder('project');
  cpSync(template, folder, { recursive: true });
  if (Object.keys(files).length === 0) return folder;
  plant(folder, files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=second');
  return folder;
}

function makeTemplate(): string {
  const folder = plant(makeFolder('template'), RELEASABLE);
  git(folder, 'init', '--quiet', '--initial-branch=main', '--template=');
  const config =
    '[user]\nname = Test\nemail = test@example.invalid\n[commit]\ngpgSign = false\n[tag]\ngpgSign = false\n';
  appendFileSync(path.join(folder, '.git', 'config'), config);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return folder;
}

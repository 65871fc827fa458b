import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFile } from '../../scripts/release/placeholders.js';
import type { Steps } from '../../scripts/release/steps.js';
import { git, makeFolder, plant } from '../support/git/folders.ts';

const manifest = (version: string) => ({ name: '@acme/headless-deploy', version });
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A small project that can be released as 1.0.0, in a repository of its own. */
const RELEASABLE = {
  'package.json': json(manifest('1.0.0')),
  'package-lock.json': json({ ...manifest('1.0.0'), packages: { '': manifest('1.0.0') } }),
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- The first version.\n',
  'README.md': '- uses: acme/headless-deploy@v1\n',
  'src/index.js': 'one\n',
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

const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8');

/** Steps for such a project: what it is built of is copied, and nothing is started. */
export function releaseSteps(overrides: Partial<Steps> = {}) {
  return {
    build: async (folder: string) => {
      const { version } = JSON.parse(read(folder, 'package.json')) as { version: string };
      mkdirSync(path.join(folder, 'dist', 'cli'), { recursive: true });
      writeFileSync(path.join(folder, 'dist', 'cli', 'index.js'), `console.log('${version}');\n`);
      writeFileSync(path.join(folder, 'dist', 'index.js'), read(folder, 'src', 'index.js'));
    },
    docs: async () => [],
    printedVersion: (folder: string) => /'(.*)'/.exec(read(folder, 'dist', 'cli', 'index.js'))?.[1] ?? '(it failed)',
    makeDocs: async () => {},
    format: async (_: string, files: readonly TextFile[]) => [...files],
    ...overrides,
  };
}

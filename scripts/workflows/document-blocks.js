import path from 'node:path';
import { fencedBlocks } from './yaml-blocks.js';

/**
 * Which block of YAML or shell in the documents is run by which suite, and which is not run, with the reason. A test
 * compares it with the documents, and `npm run docs` writes what is not run into docs/why/evidence.md.
 */

/** Why a block is not run: a sentence about such blocks. */
export const REASONS = {
  like: 'Suites run similar commands instead',
  github: 'They need a repository on GitHub',
  release: 'They change this repository or its releases',
  server: 'They need a GitHub Enterprise Server',
  hand: 'They were run by hand, or wait for a debugger',
};

/**
 * Page → what is done with each of its blocks, in their order: the suite below `__tests__` that runs it, or the reason why none
 * does.
 * @typedef {Readonly<Record<string, readonly string[]>>} BlockRows
 * @type {BlockRows}
 */
export const BLOCK_ROWS = {
  'CONTRIBUTING.md': ['like', 'hand', 'release'],
  'README.md': [
    'demo/run.process',
    'github',
    'tools/set-up',
    'bundle/cli/example-script.process',
    'bundle/cli/shell-blocks.process',
  ],
  'RELEASE.md': ['recipes/own-copy', 'recipes/own-copy', 'github'],
  'create-app/README.md': ['tools/readme-blocks'],
  'create-environment/README.md': ['tools/readme-blocks'],
  'delete-environment/README.md': ['tools/readme-blocks'],
  'docs/how-to/proxies-and-runners.md': ['like', 'tools/try-a-runner', 'hand'],
  'docs/how-to/choose-files.md': ['recipes/build-output'],
  'docs/how-to/github-enterprise-server.md': ['server'],
  'docs/how-to/frameworks.md': ['bundle/cli/shell-blocks.process'],
  'docs/how-to/gitlab.md': ['ci-hosts/gitlab'],
  'docs/how-to/github-records.md': ['github'],
  'docs/how-to/monorepos.md': ['recipes/npm-workspaces', 'recipes/npm-workspaces', 'recipes/pnpm', 'recipes/pnpm'],
  'docs/how-to/nightly.md': ['github'],
  'docs/how-to/notify.md': ['tools/notify', 'tools/notify', 'tools/notify', 'ci-hosts/gitlab'],
  'docs/how-to/previews.md': ['tools/previews', 'bundle/cli/shell-blocks.process'],
  'docs/how-to/promote.md': ['tools/promote', 'ci-hosts/gitlab', 'ci-hosts/gitlab', 'github'],
  'docs/how-to/rehearse.md': ['bundle/cli/shell-blocks.process', 'tools/readme-blocks'],
  'docs/how-to/wait-test-roll-back.md': ['tools/readme-blocks', 'tools/readme-blocks'],
  'docs/reference/command-line.md': ['bundle/cli/shell-blocks.process', 'like', 'bundle/cli/shell-blocks.process'],
  'docs/start/first-deploy.md': ['tools/readme-blocks', 'github'],
  'docs/why/trust-and-forks.md': ['tools/readme-blocks'],
  'docs/reference/local-platform-faults.md': ['bundle/cli/shell-blocks.process'],
  'docs/how-to/test-with-the-local-platform.md': ['recipes/local-platform'],
  'docs/reference/local-platform-seed.md': ['packages/local-platform/__tests__/seed/seed-rules'],
  'emulator/README.md': ['tools/readme-blocks', 'bundle/cli/shell-blocks.process', 'bundle/cli/shell-blocks.process'],
  'environments/README.md': ['tools/readme-blocks'],
  'installs/README.md': ['tools/readme-blocks'],
  'webhook/README.md': ['tools/readme-blocks'],
};

/** @param {string} language of a fenced block */
export function isShell(language) {
  return /^(?:sh|bash|shell)$/i.test(language);
}

/**
 * The blocks that need a row.
 * @param {string} file
 * @param {string} markdown
 */
export function documentBlocks(file, markdown) {
  return fencedBlocks(file, markdown).filter(({ language }) => isShell(language) || /^ya?ml$/i.test(language));
}

/** @typedef {(file: string) => string | undefined} Read text of a file; undefined where there is none */

/**
 * @param {readonly string[]} documents paths of all documents
 * @param {BlockRows} rows
 * @param {Read} read
 * @returns {string[]} pages with more or fewer rows than blocks, and suites that do not run their block
 */
export function blockFindings(documents, rows, read) {
  return [...new Set([...documents, ...Object.keys(rows)])].flatMap((file) => {
    const blocks = documentBlocks(file, read(file) ?? '');
    const own = rows[file] ?? [];
    if (own.length !== blocks.length)
      return [`${file}: ${own.length} rows for the blocks at ${blocks.map(({ line }) => line).join(', ')}`];
    return blocks.flatMap((block, index) => {
      const row = own[index] ?? '';
      return row in REASONS || isRun(row, block, read) ? [] : [`${file}:${block.line}: ${row} does not run this block`];
    });
  });
}

/**
 * Whether a suite names the page, or a command of the block.
 * @param {string} suite
 * @param {import('./yaml-blocks.js').FencedBlock} block
 * @param {Read} read
 */
function isRun(suite, { file, language, text }, read) {
  const tests = read(`${suite.startsWith('packages/') ? '' : '__tests__/'}${suite}.test.ts`) ?? '';
  const commands = isShell(language) ? text.split('\n').filter((line) => line !== '') : [];
  return [file, ...commands].some((words) => tests.includes(words));
}

/**
 * What is not run, for docs/why/evidence.md: a line for each reason, with a link to each page.
 * @param {BlockRows} rows
 */
export function notRunList(rows) {
  const lines = Object.entries(REASONS).map(([reason, sentence]) => {
    const pages = Object.keys(rows).filter((file) => rows[file]?.includes(reason));
    const links = pages.map((file) => `[${nameOf(file)}](${path.posix.relative('docs/why', file)})`);
    return `- ${sentence}: ${links.join(', ')}.`;
  });
  return lines.join('\n');
}

/** `README`, `create-app`, `fleet`. @param {string} file */
function nameOf(file) {
  return file.replace(/^(?:.*\/)?([^/]+)\/README\.md$/, '$1').replace(/^(?:.*\/)?([^/]+)\.md$/, '$1');
}

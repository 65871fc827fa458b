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
 * A suite that takes the block from the page; or, with `shared`, one that runs a command which stands in both.
 * @typedef {{ suite: string, shared?: string }} Run
 * @typedef {Run | keyof typeof REASONS} Row
 */

/** @param {string} suite below `__tests__` @param {string} [shared] @returns {Run} */
const by = (suite, shared) => ({ suite: `__tests__/${suite}.test.ts`, ...(shared === undefined ? {} : { shared }) });

/**
 * Page → heading → a row for each of its blocks, in their order.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>}
 */
export const BLOCK_ROWS = {
  'CONTRIBUTING.md': {
    Contributing: ['like'],
    'A change': ['hand'],
    'Updates of dependencies': ['release'],
  },
  'README.md': {
    'Try it, without an account': [by('demo/run.process', 'npm run demo')],
    'Set up': ['github', by('tools/set-up'), by('bundle/cli/example-script.process')],
    'Everywhere else': [by('bundle/cli/shell-blocks.process')],
  },
  'RELEASE.md': {
    'Cut a release': [by('recipes/own-copy')],
    'Before the first release': [by('recipes/own-copy')],
    'What users can verify': ['github'],
  },
  'create-app/README.md': { 'Create an app': [by('tools/readme-blocks')] },
  'create-environment/README.md': { 'Create an environment': [by('tools/readme-blocks')] },
  'delete-environment/README.md': { 'Delete an environment': [by('tools/readme-blocks')] },
  'docs/how-to/proxies-and-runners.md': {
    'Proxies and certificates': ['like'],
    'Run it on this machine': [by('tools/try-a-runner'), 'hand'],
  },
  'docs/how-to/choose-files.md': {
    'A build output that git ignores': [by('recipes/build-output')],
  },
  'docs/how-to/github-enterprise-server.md': { 'Get the actions onto the server': ['server'] },
  'docs/how-to/frameworks.md': { Frameworks: [by('bundle/cli/shell-blocks.process')] },
  'docs/how-to/gitlab.md': { Components: [by('ci-hosts/gitlab')] },
  'docs/how-to/github-records.md': { Deployments: ['github'] },
  'docs/how-to/monorepos.md': {
    'Deploy the root': [by('recipes/npm-workspaces')],
    'turbo prune': [by('recipes/npm-workspaces')],
    'pnpm workspaces': [by('recipes/pnpm')],
    'A lock file for npm': [by('recipes/pnpm')],
  },
  'docs/how-to/nightly.md': { 'Content changed': ['github'] },
  'docs/how-to/notify.md': {
    Slack: [by('tools/notify')],
    Teams: [by('tools/notify')],
    'An issue for a failed nightly run': [by('tools/notify')],
    'On GitLab': [by('ci-hosts/gitlab')],
  },
  'docs/how-to/previews.md': {
    'A preview for every pull request': [by('tools/previews')],
    Elsewhere: [by('bundle/cli/shell-blocks.process')],
  },
  'docs/how-to/promote.md': {
    'Staging, then production': [by('tools/promote')],
    'On GitLab': [by('ci-hosts/gitlab'), by('ci-hosts/gitlab')],
    'Many environments from one zip': ['github'],
  },
  'docs/how-to/rehearse.md': {
    'On your own machine': [by('bundle/cli/shell-blocks.process')],
    Variables: [by('tools/readme-blocks')],
  },
  'docs/how-to/wait-test-roll-back.md': {
    Wait: [by('tools/readme-blocks')],
    'Smoke test': [by('tools/readme-blocks')],
  },
  'docs/reference/command-line.md': {
    'Command line': [by('bundle/cli/shell-blocks.process'), 'like'],
    Values: [by('bundle/cli/shell-blocks.process')],
  },
  'docs/start/first-deploy.md': { 'Would a deploy work?': [by('tools/readme-blocks')], 'Pin by commit': ['github'] },
  'docs/why/trust-and-forks.md': {
    'Dry run on every pull request': [by('tools/readme-blocks')],
  },
  'docs/reference/local-platform-faults.md': {
    'Faults of the local platform': [by('bundle/cli/shell-blocks.process')],
  },
  'docs/how-to/test-with-the-local-platform.md': {
    'Test your own code with the local platform': [by('recipes/local-platform')],
  },
  'docs/reference/local-platform-seed.md': {
    'Seed of the local platform': [{ suite: 'packages/local-platform/__tests__/seed/seed-rules.test.ts' }],
  },
  'emulator/README.md': {
    'In a job': [by('tools/readme-blocks')],
    'In a terminal': [by('bundle/cli/shell-blocks.process'), by('bundle/cli/shell-blocks.process')],
  },
  'environments/README.md': { 'List environments': [by('tools/readme-blocks')] },
  'installs/README.md': { 'List and read installs': [by('tools/readme-blocks')] },
  'webhook/README.md': { 'Trigger a webhook': [by('tools/readme-blocks')] },
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
 * @param {typeof BLOCK_ROWS} rows
 * @param {Read} read
 * @returns {string[]} blocks without a row, rows without a block, and suites that do not run their block
 */
export function blockFindings(documents, rows, read) {
  return [...new Set([...documents, ...Object.keys(rows)])].flatMap((file) => {
    const blocks = documentBlocks(file, read(file) ?? '');
    const headings = new Set([...blocks.map(({ heading }) => heading), ...Object.keys(rows[file] ?? {})]);
    return [...headings].flatMap((heading) => {
      const shown = blocks.filter((block) => block.heading === heading);
      const known = rows[file]?.[heading] ?? [];
      const without = shown.slice(known.length).map(({ line }) => `${file}:${line}: no row for this block`);
      const tooMany = known.slice(shown.length).map(() => `${file}: a row without a block below "${heading}"`);
      const idle = known.flatMap((row, index) => {
        const block = shown[index];
        return typeof row === 'string' || block === undefined || isRun(row, block, read)
          ? []
          : [`${file}:${block.line}: ${row.suite} does not run this block`];
      });
      return [without, tooMany, idle].flat();
    });
  });
}

/** @param {Run} run @param {import('./yaml-blocks.js').FencedBlock} block @param {Read} read */
function isRun({ suite, shared }, { file, text }, read) {
  const tests = read(suite) ?? '';
  return shared === undefined
    ? tests.includes(file)
    : tests.includes(shared) && (text.includes(shared) || read(shared) === text);
}

/**
 * What is not run, for docs/why/evidence.md: a line for each reason, with a link to each page.
 * @param {typeof BLOCK_ROWS} rows
 */
export function notRunList(rows) {
  return Object.entries(REASONS)
    .map(([reason, sentence]) => {
      const pages = Object.entries(rows).filter(([, headings]) =>
        Object.values(headings).some((list) => list.some((row) => row === reason)),
      );
      return `- ${sentence}: ${pages.map(([file]) => `[${nameOf(file)}](${path.posix.relative('docs/why', file)})`).join(', ')}.`;
    })
    .join('\n');
}

/** `README`, `create-app`, `fleet`. @param {string} file */
function nameOf(file) {
  return file.replace(/^(?:.*\/)?([^/]+)\/README\.md$/, '$1').replace(/^(?:.*\/)?([^/]+)\.md$/, '$1');
}

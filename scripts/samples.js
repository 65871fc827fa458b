import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fencedBlocks } from './workflows/yaml-blocks.js';

/**
 * What `init` writes and prints, from the blocks of the documents and from examples/: those are the only source. A block is
 * named by its page and a line that no other block of its page has, so that headings may change.
 * @type {Readonly<Record<import('../src/actions/init/pipelines/samples.ts').SampleName, readonly string[]>>}
 */
const FILES = {
  'github-deploy': ['README.md', 'name: Deploy'],
  'github-previews': ['docs/how-to/previews.md', 'name: Previews'],
  'github-nightly': ['docs/how-to/nightly.md', 'name: Nightly rebuild'],
  'github-rehearsal': ['examples/rehearsal.yml'],
  gitlab: ['examples/gitlab-ci.yml'],
  azure: ['examples/azure-pipelines.yml'],
  'azure-template': ['examples/azure-deploy.yml'],
  'azure-nightly': ['examples/azure-nightly.yml'],
  'azure-rehearsal': ['examples/azure-rehearsal.yml'],
  bitbucket: ['examples/bitbucket-pipelines.yml'],
};

/** The steps of a recipe, and the inputs of its deploy. */
const RECIPES = {
  'lock-file': ['docs/how-to/monorepos.md', '- run: npm install --package-lock-only'],
  'pnpm-pack': ['docs/how-to/monorepos.md', '    pnpm install --frozen-lockfile'],
};

/** Commands for a shell. */
const COMMANDS = {
  'github-set-up': ['README.md', 'gh secret set HEADLESS_PASSWORD'],
  'github-run': ['README.md', '# Read its warnings. Then deploy: gh workflow run deploy.yml'],
};

/**
 * @param {string} root the project
 * @returns {import('../src/actions/init/pipelines/samples.ts').Samples}
 * @throws {Error} where a page does not have a block, or has it twice
 */
export function samplesOf(root) {
  const blockOf = (/** @type {readonly string[]} */ [page = '', line]) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    if (line === undefined) return text;
    const blocks = fencedBlocks(page, text).filter((block) => block.text.split('\n').includes(line));
    if (blocks.length === 1) return blocks[0]?.text ?? '';
    throw new Error(
      `${page} must have one block with the line "${line}", and has ${blocks.length}: see scripts/samples.js.`,
    );
  };
  return {
    files: mapValues(FILES, blockOf),
    recipes: mapValues(RECIPES, (place) => {
      /** @type {{ run?: string, with?: Record<string, string> }[]} */
      const steps = parse(blockOf(place));
      return { run: steps.flatMap(({ run }) => run?.trimEnd() ?? []), inputs: steps.at(-1)?.with ?? {} };
    }),
    commands: mapValues(COMMANDS, (place) => blockOf(place).trimEnd().split('\n')),
  };
}

/**
 * @template {string} Name
 * @template Made
 * @param {Readonly<Record<Name, readonly string[]>>} places
 * @param {(place: readonly string[]) => Made} make
 */
function mapValues(places, make) {
  const made = Object.entries(places).map(([name, place]) => [name, make(/** @type {string[]} */ (place))]);
  return /** @type {Record<Name, Made>} */ (Object.fromEntries(made));
}

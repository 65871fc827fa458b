import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { yamlBlocks } from './workflows/yaml-blocks.js';

/**
 * What `init` writes and prints, from the blocks of the documents and from examples/: those are the only source. A block is
 * named by a line that no other block of its page has, so that headings may change.
 * @type {Readonly<Record<import('../src/actions/init/pipelines/samples.ts').SampleName, readonly [page: string, line?: string]>>}
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
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const blockOf = (/** @type {readonly [page: string, line?: string]} */ [page, line]) =>
    line === undefined ? read(page) : blockWith(page, read(page), line);
  return {
    files: mapValues(FILES, blockOf),
    recipes: mapValues(RECIPES, ([page = '', line = '']) => recipeOf(blockWith(page, read(page), line))),
    commands: mapValues(COMMANDS, ([page = '', line = '']) => shellBlock(page, read(page), line)),
  };
}

/**
 * @template {string} Name
 * @template Value, Made
 * @param {Readonly<Record<Name, Value>>} values
 * @param {(value: Value) => Made} make
 * @returns {Record<Name, Made>}
 */
function mapValues(values, make) {
  const made = /** @type {[Name, Value][]} */ (Object.entries(values)).map(([name, value]) => [name, make(value)]);
  return Object.fromEntries(made);
}

/** @param {string} page @param {string} text @param {string} line @returns {string} */
function blockWith(page, text, line) {
  const blocks = yamlBlocks(page, text).map((block) => block.text);
  return only(
    page,
    line,
    blocks.filter((block) => block.split('\n').includes(line)),
  );
}

/** @param {string} page @param {string} text @param {string} line @returns {string[]} */
function shellBlock(page, text, line) {
  const blocks = Array.from(text.matchAll(/^```sh\n([^]*?)\n```$/gm), ([, block = '']) => block.split('\n'));
  return only(
    page,
    line,
    blocks.filter((block) => block.includes(line)),
  );
}

/** @template Block @param {string} page @param {string} line @param {readonly Block[]} found @returns {Block} */
function only(page, line, found) {
  const [block, ...others] = found;
  if (block !== undefined && others.length === 0) return block;
  throw new Error(
    `${page} must have one block with the line "${line}", and has ${found.length}: see scripts/samples.js.`,
  );
}

/** @param {string} block */
function recipeOf(block) {
  /** @type {{ run?: string, with?: Record<string, string> }[]} */
  const steps = parse(block);
  return {
    run: steps.flatMap(({ run }) => (run === undefined ? [] : [run.trimEnd()])),
    inputs: steps.at(-1)?.with ?? {},
  };
}

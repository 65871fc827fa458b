import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blockWorkflow } from '../../scripts/workflows/block-workflow.js';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';

/** What people paste: the workflows of the documents, and those in `examples`. */
interface Job {
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
}

const names = execFileSync('git', ['ls-files', '-z', '--', '*.md', 'llms.txt', 'examples/*.yml', '.github/workflows'], {
  encoding: 'utf8',
}).split('\0');
const textOf = (name: string): string => readFileSync(name, 'utf8');
const documents = names.filter((name) => /\.(?:md|txt)$/.test(name) && !name.startsWith('dist/'));
const examples = names.filter((name) => name.startsWith('examples/') && /^on:/m.test(textOf(name)));

const samples = [
  ...examples.map((file) => ({ where: file, text: textOf(file) })),
  ...documents.flatMap((file) =>
    yamlBlocks(file, textOf(file)).flatMap((block) => {
      const text = blockWorkflow(block);
      return text === undefined ? [] : [{ where: `${file}:${block.line}`, text }];
    }),
  ),
].map(({ where, text }) => ({ where, jobs: Object.values((parse(text) as { jobs: Record<string, Job> }).jobs) }));

const steps = samples.flatMap(({ where, jobs }) =>
  jobs.flatMap((job) => (job.steps ?? []).map((step) => ({ where, step }))),
);

/** `actions/checkout@v7`, for each action of GitHub that the workflows of this repository pin. */
const pinned = names
  .filter((name) => name.startsWith('.github/workflows/'))
  .flatMap((name) => Array.from(textOf(name).matchAll(/(actions\/[\w-]+)@[\da-f]{40} # (v\d+)\./g)))
  .map(([, action, major]) => `${action}@${major}`);

test("samples use the versions of GitHub's actions that the workflows here do, which Dependabot updates", () => {
  const used = steps.flatMap(({ where, step: { uses = '' } }) =>
    uses.startsWith('actions/') ? [{ where, uses }] : [],
  );
  expect(used.length).toBeGreaterThan(25);
  expect(used.filter(({ uses }) => !pinned.includes(uses))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { yamlBlocks } from '../../../scripts/workflows/yaml-blocks.js';

/** The steps of a recipe: what is run, and the inputs of the deploy. */
export interface Recipe {
  readonly lines: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** A step of a workflow, as far as the tests read it. */
export interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** The steps of each job of a workflow. */
export function jobsIn(file: string): Readonly<Record<string, readonly Step[]>> {
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: readonly Step[] }> };
  return Object.fromEntries(Object.entries(jobs).map(([name, { steps }]) => [name, steps]));
}

/** The first block of YAML below a heading of a document. */
export function workflowBelow(file: string, heading: string): string {
  const text = readFileSync(file, 'utf8');
  const line = text.split('\n').indexOf(heading) + 1;
  const block = yamlBlocks(file, text).find((candidate) => candidate.line > line);
  if (line === 0 || block === undefined) throw new Error(`${file} has no recipe below "${heading}".`);
  return block.text;
}

/** The first block of YAML below a heading of a document, which is a list of steps. */
export function recipeIn(file: string, heading: string): Recipe {
  const steps = parse(workflowBelow(file, heading)) as readonly Step[];
  const deploy = steps.find(({ uses }) => uses === 'YOUR_ACCOUNT/headless-deploy@v1');
  return { lines: steps.map((step) => step.run ?? '').join('\n'), inputs: textOf(deploy?.with ?? {}) };
}

/** Inputs as a runner passes them on. */
export function textOf(inputs: Readonly<Record<string, string | boolean>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
}

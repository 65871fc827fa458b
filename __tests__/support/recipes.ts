import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';

/** The steps of a recipe: what is run, and the inputs of the deploy. */
export interface Recipe {
  readonly lines: string;
  readonly inputs: Readonly<Record<string, string>>;
}

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

/** The first block of YAML below a heading of a document. */
export function recipeIn(file: string, heading: string): Recipe {
  const text = readFileSync(file, 'utf8');
  const line = text.split('\n').indexOf(heading) + 1;
  const block = yamlBlocks(file, text).find((candidate) => candidate.line > line);
  if (line === 0 || block === undefined) throw new Error(`${file} has no recipe below "${heading}".`);
  const steps = parse(block.text) as readonly Step[];
  const deploy = steps.find(({ uses }) => uses === 'OWNER/headless-deploy@v1');
  return { lines: steps.map((step) => step.run ?? '').join('\n'), inputs: deploy?.with ?? {} };
}

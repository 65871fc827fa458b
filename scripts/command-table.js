import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ENTRIES } from './entries.js';
import { refusedOutputs } from './refused-outputs.js';

/**
 * The subcommands of the command line: one for each action, with its inputs. What a step has, the command line has.
 * @param {string} root the project
 * @returns {import('../src/cli/command-table.ts').CommandTable}
 */
export function commandTable(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = ENTRIES.flatMap(({ actionFile }) => {
    if (actionFile === undefined) return [];
    const { description, inputs, outputs } = parse(readFileSync(path.join(root, actionFile), 'utf8'));
    const folder = path.dirname(actionFile);
    return {
      name: folder === '.' ? 'deploy' : folder,
      description,
      inputs: Object.entries(inputs).map(([name, { description: text, default: fallback }]) =>
        fallback === undefined ? { name, description: text } : { name, description: text, default: String(fallback) },
      ),
      refused: refusedOutputs(Object.keys(outputs)),
    };
  });
  return { version, commands };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ENTRIES } from './entries.js';
import { OWN_COMMANDS } from './own-commands.js';
import { documentsOf, refusedOutputs, refusedResult } from './results.js';

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
    const command = folder === '.' ? 'deploy' : folder;
    return {
      name: command,
      description,
      inputs: Object.entries(inputs).map(([name, { description: text }]) => ({ name, description: text })),
      documents: documentsOf(Object.keys(outputs)),
      refused: refusedOutputs(Object.keys(outputs)),
      result: refusedResult(command, Object.keys(outputs)),
    };
  });
  return { version, commands: [...commands, ...OWN_COMMANDS.map((own) => ownCommand(own, commands))] };
}

/**
 * @param {import('./own-commands.js').OwnCommand} command
 * @param {readonly import('../src/cli/command-table.ts').Command[]} actions
 */
function ownCommand({ name, description, like, inputs, resultOf, outputs: described }, actions) {
  const outputs = Object.keys(described);
  const find = (/** @type {string | undefined} */ other) => actions.find((action) => action.name === other);
  const result = find(resultOf)?.result ?? refusedResult(name, outputs);
  const texts = new Map(Object.entries(inputs));
  const shared = (find(like)?.inputs ?? []).map((input) => {
    const text = texts.get(input.name) ?? input.description;
    texts.delete(input.name);
    return { name: input.name, description: text };
  });
  const own = Array.from(texts, ([input, text]) => ({ name: input, description: text }));
  const documents = documentsOf(outputs);
  return { name, description, inputs: [...own, ...shared], documents, refused: refusedOutputs(outputs), result };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, stringify, visit } from 'yaml';
import { ENTRIES } from './entries.js';
import { yamlBlocks } from './workflows/yaml-blocks.js';

/**
 * Makes llms.txt of scripts/llms-template.txt, where these are replaced:
 *
 * - `<!-- inputs -->`, `<!-- outputs -->`: those of the deploy
 * - `<!-- endings -->`: how a step ends
 * - `<!-- actions -->`: the other actions, with their inputs and outputs
 * - `<!-- FILE # Heading -->`: the first block of YAML below that heading. Without a heading, a whole YAML file. With
 *   `-- jobs.table` it is shortened: see `shortened`.
 * @typedef {{ description: string, default?: string, required?: boolean }} Field
 * @typedef {{ description: string, inputs: Record<string, Field>, outputs: Record<string, Field> }} Action
 * @param {string} root folder of the project
 */
export async function llmsText(root) {
  const { INPUTS } = await import('../src/shared/inputs.ts');
  const { ENDING_ROWS } = await import('../src/shared/endings.ts');
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const deploy = /** @type {Action} */ (parse(read('action.yml')));
  const actions = ENTRIES.flatMap(({ actionFile = 'action.yml' }) => {
    const name = /** @type {import('../src/shared/inputs.ts').CommandName} */ (path.dirname(actionFile));
    return actionFile.includes('/') ? [actionLine(name, parse(read(actionFile)), INPUTS[name])] : [];
  });
  /** @type {Readonly<Record<string, string>>} */
  const made = {
    inputs: inputList(deploy.inputs, INPUTS.deploy),
    outputs: Object.keys(deploy.outputs).join(', '),
    endings: endingLines(ENDING_ROWS),
    actions: actions.join('\n'),
  };
  const marker = /<!-- (?<name>\S+?)(?: (?<heading>#+ .+?))?(?: -- (?<without>.+?))? -->/g;
  return read('scripts/llms-template.txt').replaceAll(marker, (...match) => {
    const { name, heading, without } = match.at(-1);
    const list = made[name];
    if (list !== undefined) return list;
    const block = heading === undefined ? read(name) : blockBelow(name, read(name), heading);
    return `\`\`\`yaml ${name}\n${without === undefined ? block : shortened(block, without.split(' '))}\`\`\``;
  });
}

/** @typedef {Readonly<Record<string, import('../src/shared/inputs.ts').Input>>} Inputs */

/** What most actions have, which the template says once. */
const COMMON_INPUTS = new Set('account app username password headless-url timeout-minutes fail-on-warning'.split(' '));
const COMMON_OUTPUTS = new Set(['status', 'error-code', 'result']);

/** @param {string} name @param {Action} action @param {Inputs} catalogue */
function actionLine(name, { inputs, outputs }, catalogue) {
  const own = Object.entries(inputs).filter(([input]) => !COMMON_INPUTS.has(input));
  const given = Object.keys(outputs).filter((output) => !COMMON_OUTPUTS.has(output));
  return `- [${name}](${name}/README.md): ${inputList(Object.fromEntries(own), catalogue)} → ${given.join(', ')}`;
}

/**
 * Inputs: `name*` is required, `name=default|other values`.
 * @param {Readonly<Record<string, Field>>} fields
 * @param {Inputs} catalogue
 */
function inputList(fields, catalogue) {
  const texts = Object.entries(fields).map(([name, { description, required }]) => {
    const { default: standard, choices = [], kind } = catalogue[name] ?? {};
    const mark = required === true || description.includes(' Required unless `dry-run`') ? '*' : '';
    const values = [standard, ...choices.filter((choice) => choice !== standard)].filter(
      (value) => value !== undefined,
    );
    return `${name}${mark}${values.length === 0 ? '' : `=${values.join('|')}`}${kind === 'list' ? ' (lines)' : ''}`;
  });
  return texts.join(', ');
}

/** @param {typeof import('../src/shared/endings.ts').ENDING_ROWS} rows */
function endingLines(rows) {
  /** @type {Map<string, Set<string>>} */
  const red = new Map();
  /** @type {string[]} */
  const green = [];
  for (const { statuses, codes } of rows) {
    if (codes.length === 0) green.push(...statuses);
    else for (const status of statuses) red.set(status, new Set([...(red.get(status) ?? []), ...codes]));
  }
  return [
    `- Green, \`status\`: ${green.join(', ')}`,
    ...[...red].map(([status, codes]) => `- Red, \`status\` ${status}, \`error-code\`: ${[...codes].join(', ')}`),
  ].join('\n');
}

/** @param {string} file @param {string} text @param {string} heading */
function blockBelow(file, text, heading) {
  const line = text.split('\n').indexOf(heading) + 1;
  const block = yamlBlocks(file, text).find((candidate) => candidate.line > line);
  if (line === 0 || block === undefined) throw new Error(`${file} has no block of YAML below "${heading}".`);
  return block.text;
}

/** Where every deploy has its account, app, environment, credentials and address from. */
const USUAL = /^\$\{\{ (?:(?:vars|secrets)\.HEADLESS_[A-Z]+|steps\.platform\.outputs\.[a-z-]+) \}\}$/;

/**
 * A block without comments and what the template does not want of it, each map and list on one line if it fits there.
 * @param {string} text
 * @param {readonly string[]} without paths; `usual`: the inputs that every deploy has, for a comment `…`
 */
function shortened(text, without) {
  const document = parseDocument(text);
  visit(document, { Node: (_, node) => void (node.comment = node.commentBefore = null) });
  visit(document, {
    Map: (_, map) => {
      if (!without.includes('usual') || !map.has('headless-url')) return;
      map.items = map.items.filter(({ key, value }) => String(key) === 'environment-url' || !USUAL.test(String(value)));
      map.commentBefore = ' …';
    },
  });
  for (const dotted of without.filter((word) => word !== 'usual')) {
    if (!document.deleteIn(dotted.split('.')))
      throw new Error(`scripts/llms-template.txt: there is no ${dotted} to leave out.`);
  }
  visit(document, {
    Collection: (_, node, ancestors) => void (node.flow = ancestors.length > 2 && fitsOnOneLine(node)),
    Scalar: (_, scalar) => void (scalar.spaceBefore = false),
  });
  return document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false, indentSeq: false })
    .trimStart();
}

/** @param {import('yaml').YAMLMap | import('yaml').YAMLSeq} node */
function fitsOnOneLine(node) {
  let isPlain = true;
  visit(node, {
    Map: (_, { commentBefore }) => void (isPlain &&= !commentBefore),
    Scalar: (_, { value }) => void (isPlain &&= typeof value === 'string' ? !value.includes('\n') : value !== null),
  });
  return isPlain && stringify(node, { collectionStyle: 'flow', lineWidth: 0 }).length < 160;
}

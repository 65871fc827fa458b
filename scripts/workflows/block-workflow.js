import { parse } from 'yaml';

/**
 * How the YAML of the documents becomes workflows that linters can check:
 *
 * - A block with `on` and `jobs` is a workflow and is checked as it is.
 * - A block with one of the two gets the other: `on: workflow_dispatch`, or a job that does nothing. It gets
 *   `permissions: {}` too, where it has none.
 * - A block that is a list is the steps of a job.
 * - Any other YAML has a label after the language, as in `yaml seed`. It only has to be YAML.
 *
 * What is added in front takes the place of the lines of the document before the block, so that the linters report
 * the lines of the document.
 * @param {import('./yaml-blocks.js').YamlBlock} block
 * @returns {string | undefined} the workflow; undefined for a block with a label
 * @throws {Error} for YAML that cannot be read, and for a block without a label that is none of these
 */
export function blockWorkflow({ file, line, label, text }) {
  const where = `${file}:${line}`;
  const content = parseBlock(where, text);
  if (label !== '') return undefined;
  if (Array.isArray(content)) {
    const job = ['jobs:', '  example:', '    runs-on: ubuntu-latest', '    steps:'];
    const steps = text.replace(/^(?=.)/gm, '      ');
    return atLine(line, job, `${steps}on: workflow_dispatch\npermissions: {}\n`);
  }
  const keys = typeof content === 'object' && content !== null ? Object.keys(content) : [];
  if (!keys.includes('on') && !keys.includes('jobs')) {
    throw new Error(`${where}: neither a workflow nor steps. Label other YAML in its first line: \`\`\`yaml seed`);
  }
  const added = [
    ...(keys.includes('on') ? [] : ['on: workflow_dispatch']),
    ...(keys.includes('permissions') || (keys.includes('on') && keys.includes('jobs')) ? [] : ['permissions: {}']),
    ...(keys.includes('jobs') ? [] : ['jobs: { example: { runs-on: ubuntu-latest, steps: [run: echo] } }']),
  ];
  return atLine(line, [], [text, ...added, ''].join('\n'));
}

/** @param {string} where @param {string} text @returns {unknown} */
function parseBlock(where, text) {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  }
}

/** @param {number} line @param {readonly string[]} before @param {string} text */
function atLine(line, before, text) {
  return '\n'.repeat(Math.max(0, line - 1 - before.length)) + [...before, text].join('\n');
}

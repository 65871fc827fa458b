/**
 * A fenced block of YAML in a Markdown document. `line` is that of its first line of YAML, from 1. `label` is the rest
 * of the line that opens the block: `seed` in a line that says `yaml seed`.
 * @typedef {{ file: string, line: number, label: string, text: string }} YamlBlock
 *
 * A fenced block of any language, and the text of the heading above it.
 * @typedef {YamlBlock & { language: string, heading: string }} FencedBlock
 */

const OPENING = /^(?<indent> *)(?<fence>`{3,}|~{3,})[ \t]*(?<language>[^\s`]*)[ \t]*(?<label>[^`]*)$/;

/**
 * Finds the blocks marked `yaml` or `yml`.
 * @param {string} file name of the document, for messages
 * @param {string} markdown
 * @returns {YamlBlock[]}
 * @throws {Error} for a fence that is never closed: everything after it would go unchecked
 */
export function yamlBlocks(file, markdown) {
  return fencedBlocks(file, markdown)
    .filter(({ language }) => /^ya?ml$/i.test(language))
    .map(({ line, label, text }) => ({ file, line, label, text }));
}

/**
 * Finds all fenced blocks (CommonMark 0.31, section 4.5).
 * @param {string} file name of the document, for messages
 * @param {string} markdown
 * @returns {FencedBlock[]}
 * @throws {Error} for a fence that is never closed
 */
export function fencedBlocks(file, markdown) {
  const lines = markdown.split(/\r?\n/);
  /** @type {FencedBlock[]} */
  const blocks = [];
  let heading = '';
  for (let index = 0; index < lines.length; index += 1) {
    heading = /^#{1,6} (.*)$/.exec(lines[index] ?? '')?.[1]?.trim() ?? heading;
    const { indent = '', fence = '', language = '', label = '' } = OPENING.exec(lines[index] ?? '')?.groups ?? {};
    if (fence === '') continue;
    const start = index + 1;
    const closing = new RegExp(`^ *${fence[0]}{${fence.length},}[ \\t]*$`);
    index = lines.findIndex((line, at) => at >= start && closing.test(line));
    if (index === -1) throw new Error(`${file}:${start}: this code block is never closed.`);
    const text = lines.slice(start, index).map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''));
    blocks.push({ file, line: start + 1, language, label: label.trim(), heading, text: `${text.join('\n')}\n` });
  }
  return blocks;
}

/**
 * A fenced block of YAML in a Markdown document. `line` is that of its first line of YAML, from 1. `label` is the rest
 * of the line that opens the block: `seed` in a line that says `yaml seed`.
 * @typedef {{ file: string, line: number, label: string, text: string }} YamlBlock
 */

const OPENING = /^(?<indent> *)(?<fence>`{3,}|~{3,})[ \t]*(?<language>[^\s`]*)[ \t]*(?<label>[^`]*)$/;

/**
 * Finds the blocks marked `yaml` or `yml` (CommonMark 0.31, section 4.5).
 * @param {string} file name of the document, for messages
 * @param {string} markdown
 * @returns {YamlBlock[]}
 * @throws {Error} for a fence that is never closed: everything after it would go unchecked
 */
export function yamlBlocks(file, markdown) {
  const lines = markdown.split(/\r?\n/);
  /** @type {YamlBlock[]} */
  const blocks = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { indent = '', fence = '', language = '', label = '' } = OPENING.exec(lines[index] ?? '')?.groups ?? {};
    if (fence === '') continue;
    const start = index + 1;
    const closing = new RegExp(`^ *${fence[0]}{${fence.length},}[ \\t]*$`);
    index = lines.findIndex((line, at) => at >= start && closing.test(line));
    if (index === -1) throw new Error(`${file}:${start}: this code block is never closed.`);
    if (!/^ya?ml$/i.test(language)) continue;
    const text = lines.slice(start, index).map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''));
    blocks.push({ file, line: start + 1, label: label.trim(), text: `${text.join('\n')}\n` });
  }
  return blocks;
}

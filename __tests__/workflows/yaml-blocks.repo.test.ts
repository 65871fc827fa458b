import { expect, test } from '@jest/globals';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';

const blocksOf = (...lines: string[]) => yamlBlocks('README.md', lines.join('\n'));

test('finds the blocks of YAML, with the line in the document', () => {
  const blocks = blocksOf('# Title', '```yaml', 'on: push', '```', '', '~~~yml', 'jobs: {}', '~~~');
  expect(blocks).toEqual([
    { file: 'README.md', line: 3, label: '', text: 'on: push\n' },
    { file: 'README.md', line: 7, label: '', text: 'jobs: {}\n' },
  ]);
});

test('keeps the label after the language', () => {
  expect(blocksOf('```yaml seed', 'limits: {}', '```')).toMatchObject([{ label: 'seed' }]);
});

test('takes the indentation of a list from the lines', () => {
  const [block] = blocksOf('- Like this:', '', '  ```yaml', '  - run: |', '      echo', '  ```');
  expect(block?.text).toBe('- run: |\n    echo\n');
});

test('ignores other languages, and YAML that is quoted in a longer block', () => {
  expect(blocksOf('```sh', 'echo', '```', '````markdown', '```yaml', 'on: push', '```', '````')).toEqual([]);
});

test('refuses a block that is never closed', () => {
  expect(() => blocksOf('# Title', '```yaml', 'on: push')).toThrow('README.md:2: this code block is never closed.');
});

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { expect, test } from '@jest/globals';
import { withoutComments } from '../../scripts/lean-code.js';

test.each([
  ['a line of its own', 'a();\n  // one\n  /* two\n     lines */\nb();\n', 'a();\nb();\n'],
  ['the end of a line', 'a(); // one\nb(); /* two */\n', 'a(); \nb(); \n'],
  ['the end of the file', 'a();\n// one', 'a();\n'],
  ['between two words', 'return/* one */x', 'return x'],
  ['what ends the line of a return', 'return /* one\n*/ x', 'return \n x'],
  ['what looks like one', "a('// no', `/* no */\n\n`, /\\/\\/ no/);\n", "a('// no', `/* no */\n\n`, /\\/\\/ no/);\n"],
  ['the name of a module', '// CONCATENATED MODULE: ./a.js\na();\n', '// CONCATENATED MODULE: ./a.js\na();\n'],
])('%s', (_, code, expected) => {
  expect(withoutComments(inFunction(code))).toBe(inFunction(expected));
});

/** A `return` stands in a function. */
function inFunction(text: string): string {
  return text.startsWith('return') ? `() => { ${text} }` : text;
}

test('the bundles have no comments but the names of modules', () => {
  const folder = 'dist/actions';
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  const others = files.flatMap((name) => {
    const { comments } = parse(readFileSync(`${folder}/${name}`, 'utf8'), { sourceType: 'module' });
    return (comments ?? []).filter(({ value }) => !value.startsWith(' CONCATENATED MODULE: '));
  });
  expect(others).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { expect, test } from '@jest/globals';
import { leanCode } from '../../scripts/lean-code.js';

test.each([
  ['a comment on a line of its own', 'a();\n  // one\n  /* two\n     lines */\nb();\n', 'a();\nb();\n'],
  ['one at the end of a line', 'a(); // one\nb(); /* two */\n', 'a();\nb();\n'],
  ['one at the end of the file', 'a();\n// one', 'a();\n'],
  ['one between two words', 'return/* one */x', 'return x'],
  ['one that ends the line of a return', 'return /* one\n*/ x', 'return\n x'],
  ['what looks like one', "a('// no', `/* no */\n\n`, /\\/\\/ no/);\n", "a('// no', `/* no */\n\n`, /\\/\\/ no/);\n"],
  ['the name of a module', '// CONCATENATED MODULE: ./a.js\na();\n', '// CONCATENATED MODULE: ./a.js\na();\n'],
  ['spaces that begin a line', '{\n    {\n          a(  b);\n    }\n}\n', '{\n\t{\n\t\t  a(  b);\n\t}\n}\n'],
  ['empty lines', '\na();\n\n  \nb();\n\n', 'a();\nb();\n'],
  ['no end of the last line', 'a();\n\nb();', 'a();\nb();'],
  [
    'a template',
    'a(`\n\n    b\n    ${{\n    c,\n  }}\n    `,\n    d);\n',
    'a(`\n\n    b\n    ${{\n\tc,\n  }}\n    `,\n\td);\n',
  ],
  ['a string that goes on', "a('b\\\n    c');\n", "a('b\\\n    c');\n"],
])('%s', (_, code, expected) => {
  expect(leanCode(inFunction(code))).toBe(inFunction(expected));
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

import { expect, test } from '@jest/globals';
import { withTabs } from '../../scripts/with-tabs.js';

test.each([
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
  expect(withTabs(code)).toBe(expected);
});

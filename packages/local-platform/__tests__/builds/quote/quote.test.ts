import { expect, test } from '@jest/globals';
import { lastErrorOf, lastWords, quoteError } from '../../../src/builds/quote/quote.ts';

test.each<[string, string, string]>([
  [
    'an error of several lines, up to its stack',
    'Error: The module\nwas compiled against another version.\n\nPlease rebuild it.\n    at run (a.js:1:1)\n\nNode.js v20.20.2',
    'Error: The module\nwas compiled against another version.\nPlease rebuild it.',
  ],
  [
    'what names the variables, not what only says that some are wrong',
    "❌ Invalid environment variables: { MENU_URL: [ 'Invalid url' ] }\n\n> Build error occurred\nError: Invalid environment variables\n    at check (a.js:1:1)",
    "❌ Invalid environment variables: { MENU_URL: [ 'Invalid url' ] }",
  ],
  ['a name whose message is below', 'MenuError: \nNo dish\n    at run (a.js:1:1)', 'MenuError:\nNo dish'],
  [
    'its cause, behind the stack',
    'TypeError: fetch failed\n    at run (a.js:1:1) {\n  [cause]: Error: getaddrinfo ENOTFOUND a.example\n      at b (c.js:1:1) {\n    errno: -3008\n  }\n}',
    'TypeError: fetch failed\n[cause]: Error: getaddrinfo ENOTFOUND a.example',
  ],
  [
    'a status inside it',
    'Error: The menu was not sent:\ncode 404\nof menu.example\n    at run (a.js:1:1)',
    'Error: The menu was not sent:\ncode 404\nof menu.example',
  ],
  [
    'what a heading announces',
    ' ERROR #gatsby-source-a_111002  PLUGIN\n\n gatsby-source-a\n\ntimeout of 3 ms exceeded\n\nGraphQL request to https://a.example failed.\n\nnot finished source nodes - 1.2s',
    'timeout of 3 ms exceeded\nGraphQL request to https://a.example failed.',
  ],
  [
    'all that npm says, without its advice for other cases',
    "npm error code EDUPLICATEWORKSPACE\nnpm error must not have multiple workspaces with the same name\nnpm error package 'a' has conflicts in the following paths:\nnpm error     /srv/a\nnpm error     /srv/b\nnpm error A complete log of this run can be found in: /root/a.log",
    "code EDUPLICATEWORKSPACE\nmust not have multiple workspaces with the same name\npackage 'a' has conflicts in the following paths:\n/srv/a\n/srv/b",
  ],
  [
    'what npm could not resolve, without what goes together',
    'npm error code ERESOLVE\nnpm error ERESOLVE could not resolve\nnpm error\nnpm error Found: a@2.0.0\nnpm error   peer a@"^2" from innocent@1.0.0\nnpm error\nnpm error Could not resolve dependency:\nnpm error peer a@"^1" from b@1.0.0\nnpm error node_modules/b\nnpm error\nnpm error Conflicting peer dependency: a@1.0.0',
    'Found: a@2.0.0\nCould not resolve dependency:\npeer a@"^1" from b@1.0.0',
  ],
  [
    'each error of a list, with its file, and no warning',
    "Failed to compile.\n\n./app/a.tsx\n1:6  Warning: A hook misses 'b'.  hooks\n3:1  Error: 'b' is never used.  no-unused-vars\n\n./app/c.tsx\n2:1  Error: `'` can be escaped.  no-entities\n\ninfo  - Need to disable some ESLint rules?",
    "'b' is never used. no-unused-vars (./app/a.tsx:3:1)\n`'` can be escaped. no-entities (./app/c.tsx:2:1)",
  ],
  [
    'each error of a list, between which is code',
    'ERROR in a.d.ts:5:22 - error TS-996002: Appears in the imports\n\n5 export class A {\n               ~\nb.d.ts:2:1 - error NG6002: Appears in the imports\n\n2 export class B {\n               ~',
    'a.d.ts:5:22 - error TS-996002: Appears in the imports\nb.d.ts:2:1 - error NG6002: Appears in the imports',
  ],
  [
    'the first report of a failure, where nothing says more',
    'web:build: Error: Failed to collect page data for /menu\nweb:build:     at a (b.js:1:1)\nweb:build: done in 1 s\nweb:build: ERROR: command finished with error: command (/srv/web) npm run build exited (1)',
    'Error: Failed to collect page data for /menu',
  ],
  [
    'a file of MDX, whose place is in JSON below',
    'Error: MDX compilation failed for file "docs/a.md"\nCause: Could not parse expression with acorn\nDetails:\n{\n  "line": 4,\n  "name": "4:17",\n  "ruleId": "acorn"\n}',
    'Error: MDX compilation failed for file "docs/a.md"\nCause: Could not parse expression with acorn\n(docs/a.md:4:17)',
  ],
  [
    'a template of Eleventy',
    '[11ty] 1. Having trouble rendering njk template ./src/a.njk (via TemplateContentRenderError)\n[11ty] 2. (./src/a.njk)\n[11ty]   Error: filter not found: head (via Template render error)\n',
    'Error: filter not found: head (via Template render error) (./src/a.njk)',
  ],
  [
    'a box, without its walls',
    'a.launch: The browser does not exist\n╔═════════════════╗\n║ Please download ║\n║     npx a get   ║\n╚═════════════════╝\n    at run (a.js:1:1)',
    'a.launch: The browser does not exist\nPlease download\nnpx a get',
  ],
  [
    'a box with square corners',
    "┌──────┐\n│ Error: Cannot find module 'menu' │\n└──────┘",
    "Error: Cannot find module 'menu'",
  ],
  [
    'the name of a test (Vitest)',
    " FAIL  a.test.js > price has two digits\nAssertionError: expected '4.5' to be '4.50'\n\n ❯ a.test.js:2:52",
    "FAIL a.test.js > price has two digits\nAssertionError: expected '4.5' to be '4.50'",
  ],
  [
    'the name and the file of a test (Jest)',
    'FAIL src/a.test.js\n  ● price has two digits\n\n    expect(received).toBe(expected)\n\n    Expected: "4.50"\n\n      4 | test()\n\n      at Object.toBe (src/a.test.js:5:23)\n\nTests:       1 failed',
    'FAIL src/a.test.js\nprice has two digits\nexpect(received).toBe(expected)\nExpected: "4.50"',
  ],
  [
    'the file that Jest cannot read',
    "FAIL src/a.test.js\n  ● Test suite failed to run\n\n    Jest encountered an unexpected token\n\n    Details:\n\n    /srv/src/menu.js:1\n    ({\"Object.<anonymous>\":function(module,jest){import a from './a.js';\n                                                 ^^^^^^\n\n    SyntaxError: Cannot use import statement outside a module\n\n      1 | const menu = require('./menu');\n\n      at Object.require (src/a.test.js:1:14)",
    'FAIL src/a.test.js\nSyntaxError: Cannot use import statement outside a module\n(/srv/src/menu.js:1)',
  ],
  [
    'a table, with its first column',
    'Error: Too many files\nfile-name | size\nmenu-a.js | 12\n    at a (b.js:1:1)',
    'Error: Too many files\nfile-name | size\nmenu-a.js | 12',
  ],
  [
    'behind the names of containers (Compose)',
    'cafe_web_1  | Error: Too many files\ncafe_web_1  | in the menu\ncafe_web_1  |     at a (b.js:1:1)',
    'Error: Too many files\nin the menu',
  ],
  [
    'an error that its tools say one after another, with its place',
    'error during build:\n[vite:css] [sass] Undefined variable.\n  ╷\n1 │ a{color:$brand}\n  ╵\n  src/a.scss 1:9  root stylesheet\n[sass] Undefined variable.\n  ╷\n1 │ a{color:$brand}\n  ╵\n  src/a.scss 1:9  root stylesheet\nError: Undefined variable.\n  src/a.scss 1:9  root stylesheet\n    at a (b.js:1:1)',
    '[vite:css] [sass] Undefined variable.\nsrc/a.scss 1:9  root stylesheet\n(src/a.scss:1:9)',
  ],
  [
    'all that ESLint says of a file, with its lines',
    "/srv/src/a.js\n  1:7  error  'x' is never used  no-unused-vars\n  2:1  error  'foo' is not defined  no-undef\n\n✖ 2 problems (2 errors, 0 warnings)",
    "'x' is never used no-unused-vars (/srv/src/a.js:1:7)\n'foo' is not defined no-undef (/srv/src/a.js:2:1)",
  ],
  [
    'what explains, and not what only reports it afterwards',
    'Error: supabaseUrl is required.\n    at run (a.js:1:1)\n\n> Build error occurred\nError: Failed to collect page data for /api\n    at run (b.js:1:1)',
    'Error: supabaseUrl is required.',
  ],
  [
    'the error of a file of the app, and not of a package',
    "/app/src/A.svelte:1:23\nError: Type 'string' is not assignable\n\n/app/node_modules/esrap/a.ts:1:3\nError: Cannot find module 'esrap/b' (/app/node_modules/esrap/a.ts:1:3)",
    "Error: Type 'string' is not assignable (/app/src/A.svelte:1:23)",
  ],
  [
    'an earlier message that says more than the last',
    '[redis] Error: connect ECONNREFUSED 127.0.0.1:6379\n    at a (node:net:1:1)\nMaxRetriesError: Reached the max retries per request limit\n    at b (a.js:1:1)',
    '[redis] Error: connect ECONNREFUSED 127.0.0.1:6379',
  ],
  [
    'behind prefixes of other programs',
    '@cafe/b:build: src/a.ts(1,14): error TS2322: No.\n@cafe/b:build: npm error Lifecycle script `build` failed with error:\n@cafe/b:build: npm error code 2\n@cafe/b:build: npm error command failed\n@cafe/b:build: npm error command sh -c tsc',
    'src/a.ts(1,14): error TS2322: No.',
  ],
])('%s', (_, output, quote) => {
  expect(quoteError(output.split('\n'))?.text).toBe(quote);
});

test('of a long list of errors the first are quoted', () => {
  const rows = Array.from({ length: 40 }, (_, row) => `src/a.ts(${row + 1},1): error TS2322: Type "a" is no "b".`);
  expect(quoteError(rows)?.text).toBe(rows.slice(0, 12).join('\n'));
});

test('a message is cut at some hundred characters, between lines', () => {
  const lines = [
    'Error: no',
    ...Array.from({ length: 30 }, (_, index) => `line ${index} ${'x'.repeat(80)}`),
    '    at a (b.js:1:1)',
  ];
  const text = quoteError(lines)?.text ?? '';
  expect(text.length).toBeLessThan(700);
  expect(text).toMatch(/x$/);
});

test('the last words are those of the last paragraph', () => {
  expect(lastWords(['a', '', 'Checking', '[warn] a.js', '[warn] Run it with --write.', ''])).toBe(
    'Checking\n[warn] a.js\n[warn] Run it with --write.',
  );
});

test.each(['ERROR ', ' error    in ', 'ERROR  Failed to compile with 1 errors ', 'npm error ', '│', '  [cause]: ', ''])(
  'no gap takes long to read: %j',
  (text) => {
    const line = text + ' '.repeat(1950);
    const lines = ['', 'x', 'x    y'].flatMap((end) =>
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'Failed to compile.' : line + end)),
    );
    const start = process.cpuUsage();
    lastErrorOf(lines, quoteError(lines) ?? { text: '', index: 0 });
    // Some tens of milliseconds of this process, whatever else the machine does.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(400);
  },
);

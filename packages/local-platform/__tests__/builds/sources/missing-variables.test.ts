import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { variablesOf } from '../../../src/builds/sources/missing-variables.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

type Files = Readonly<Record<string, string>>;

/** What is found for a message, as `server.js:2 KEY`, with how. */
function find(text: string, frames: readonly string[], files: Files, variables: Files = {}, command = ''): string {
  const folder = plant(makeFolder('app'), files);
  const lines = frames.map((frame) => `    at run (${frame.startsWith('node:') ? frame : `${folder}/${frame}`})`);
  const found = variablesOf({ text, lines, folder, variables, command });
  if (found === undefined) return 'none';
  const by = typeof found.by === 'string' ? found.by : found.by.package;
  const reads = found.reads.map(({ file, line, name }) => `${file}:${line} ${name}`);
  return `${by}${found.areSet ? ', set' : ''}: ${reads.join(', ')}`;
}

const LIBRARY = 'node_modules/lib/index.js:5:9';

test.each<[string, Files, string, string]>([
  ['on the line of the stack', { 's.js': 'a();\nlib(process.env.KEY);\n' }, 's.js:2:1', 'stack: s.js:2 KEY'],
  ['in brackets', { 's.js': "lib(process.env['KEY']);" }, 's.js:1:1', 'stack: s.js:1 KEY'],
  ['of Vite', { 's.mjs': 'lib(import.meta.env.VITE_KEY);' }, 's.mjs:1:1', 'stack: s.mjs:1 VITE_KEY'],
  [
    'in a statement of several lines',
    { 's.js': 'lib({\n  id: process.env.CLIENT_ID,\n  key: process.env.KEY,\n});\nb(process.env.OTHER_KEY);' },
    's.js:1:1',
    'stack: s.js:2 CLIENT_ID, s.js:3 KEY',
  ],
  ['kept in a name', { 's.js': 'const key = process.env.KEY;\n\nlib(key);' }, 's.js:3:1', 'stack: s.js:1 KEY'],
  [
    'taken from all',
    { 's.js': 'const { KEY, SHOP: shop } = process.env;\nlib(shop);' },
    's.js:2:1',
    'stack: s.js:1 SHOP',
  ],
  [
    'kept in an object',
    { 's.js': 'const config = {\n  key: process.env.KEY,\n};\nlib(config);' },
    's.js:4:1',
    'stack: s.js:2 KEY',
  ],
  [
    'kept in a module',
    {
      's.js': "const config = require('./config');\nlib(config.apiKey);",
      'config.js': 'exports.apiKey = process.env.KEY;',
    },
    's.js:2:1',
    'stack: config.js:1 KEY',
  ],
  [
    'in a module that is given as a whole',
    {
      's.js': "const config = require('./knexfile');\nlib(config);",
      'knexfile.js': 'module.exports = { k: process.env.KEY };',
    },
    's.js:2:1',
    'stack: knexfile.js:1 KEY',
  ],
  ['with a value for where it is not set', { 's.js': "lib(process.env.KEY || 'a');" }, 's.js:1:1', 'none'],
  ['with an empty one', { 's.js': "lib(process.env.KEY || '');" }, 's.js:1:1', 'stack: s.js:1 KEY'],
  ['that the platform sets', { 's.js': 'lib(process.env.PORT);' }, 's.js:1:1', 'none'],
  ['that is elsewhere', { 's.js': 'lib(1);\nlib(process.env.KEY);' }, 's.js:1:1', 'none'],
  ['in what a bundler made', { 's.js': `lib(process.env.KEY);${' '.repeat(400)}` }, 's.js:1:1', 'none'],
  ['in a package', { 'node_modules/a/s.js': 'lib(process.env.KEY);' }, 'node_modules/a/s.js:1:1', 'none'],
])('a variable %s', (_, files, frame, found) => {
  expect(find('Error: no', ['node:internal/a:1:1', LIBRARY, frame], files)).toBe(found);
});

test('a variable that is set is named as such, and one that is not comes first', () => {
  const files = { 's.js': 'lib(process.env.URL_A, process.env.KEY);' };
  expect(find('Error: no', ['s.js:1:1'], files, { URL_A: 'x', KEY: 'y' })).toBe('stack, set: s.js:1 URL_A, s.js:1 KEY');
  expect(find('Error: no', ['s.js:1:1'], files, { URL_A: 'x' })).toBe('stack: s.js:1 KEY');
});

test('a package that is linked into the app is its own', () => {
  const folder = plant(makeFolder('app'), { 'packages/db/a.js': 'lib(process.env.KEY);', 'node_modules/.keep': '' });
  symlinkSync(path.join(folder, 'packages/db'), path.join(folder, 'node_modules/db'));
  const lines = [`    at run (${folder}/node_modules/db/a.js:1:1)`];
  const found = variablesOf({ text: 'Error: no', lines, folder, variables: {}, command: '' });
  expect(found?.reads).toMatchObject([{ name: 'KEY' }]);
});

const APP = {
  'lib/db.ts': "import lib from 'lib';\nexport const a = lib(process.env.LIB_TOKEN!, process.env.LIB_URL!);\n",
  'other.ts': 'export const a = process.env.SHOP_URL;\nexport const b = process.env.SHOP_KEY;\n',
};

test.each([
  [
    'what the app gives to the package that fails, by its words',
    'Error: libUrl is required',
    'app: lib/db.ts:2 LIB_URL',
  ],
  ['all of it, where no word is the same', 'Error: missing it', 'app: lib/db.ts:2 LIB_TOKEN, lib/db.ts:2 LIB_URL'],
  ['two words of the name of any variable', 'Error: shop key is missing', 'app: other.ts:2 SHOP_KEY'],
  ['nothing, where nothing is wanted', 'Error: the menu is closed', 'none'],
  ['nothing, where the code is wrong', 'TypeError: lib.required is not a function', 'none'],
])('without a line of the app on the stack: %s', (_, text, found) => {
  const frames = text.includes('shop') ? ['node:net:1:1'] : [LIBRARY];
  expect(find(text, frames, APP)).toBe(found);
});

test.each([
  ['a service on this machine', 'Error: connect ECONNREFUSED 127.0.0.1:5432', {}, 'app: s.js:1 DATABASE_URL'],
  ['a log-in that is refused', 'Error: bad auth : lib failed', { DATABASE_URL: 'x' }, 'app, set: s.js:1 DATABASE_URL'],
])('%s', (_, text, variables, found) => {
  const files = { 's.js': "require('lib')(process.env.DATABASE_URL);" };
  expect(find(text, [LIBRARY], files, variables)).toBe(found);
});

test('the file that a message names', () => {
  const files = {
    'config/server.js': "module.exports = ({ env }) => ({ host: env('HOST', 'a'), keys: env.array('APP_KEYS') });",
  };
  expect(find('Error: App keys are required. Please set app.keys in config/server.js', [], files)).toBe(
    'app: config/server.js:1 APP_KEYS',
  );
});

test('what a program reads itself, of which it speaks in its own words', () => {
  const folder = plant(makeFolder('app'), {
    'node_modules/lib-cli/cli.js': 'env.LIB_AUTH_TOKEN = options.token;\nenv.LIB_URL = 1;',
    'node_modules/.bin/.keep': '',
  });
  symlinkSync('../lib-cli/cli.js', path.join(folder, 'node_modules/.bin/lib'));
  const message = { text: 'error: Auth token is required', lines: [], folder, variables: {}, command: 'lib publish' };
  expect(variablesOf(message)).toMatchObject({ by: { package: 'lib-cli' }, reads: [{ name: 'LIB_AUTH_TOKEN' }] });
});

/** As Next.js prints them: of code that it bundled. */
const BUNDLED = '.next/server/app/api/pay/route.js:1:85389';

test.each<[string, string, string, Files, string]>([
  [
    'what a page imports that Next.js bundled',
    'Error: Neither apiKey nor config.authenticator provided',
    BUNDLED,
    {
      'src/app/(shop)/api/pay/route.ts': "import { pay } from '@/lib/pay';",
      'src/lib/pay.ts': 'export const pay = lib(process.env.PAY_SECRET_KEY);\nprocess.env.OTHER_URL;',
      'src/lib/mail.ts': 'mail(process.env.MAIL_API_KEY);',
    },
    'app: src/lib/pay.ts:1 PAY_SECRET_KEY',
  ],
  [
    'nothing of a page with no word in common',
    'Error: Image is missing required "alt" property: /menu.png',
    BUNDLED,
    { 'app/api/pay/route.ts': 'export const id = process.env.ANALYTICS_ID;' },
    'none',
  ],
  [
    'what the package is given that the message names',
    'Error: No address provided to MenuReactClient.',
    'node:internal:1:1',
    {
      'package.json': '{"dependencies":{"menu":"1.0.0"}}',
      's.js': "import { Client } from 'menu/react';\nnew Client(process.env.PUBLIC_SHOP_LINK);",
    },
    'app: s.js:2 PUBLIC_SHOP_LINK',
  ],
  [
    'what a package is given that needs the one that fails',
    'Error: The credentials are missing',
    LIBRARY,
    {
      'package.json': '{"dependencies":{"menu":"1.0.0"}}',
      'node_modules/menu/package.json': '{"dependencies":{"lib":"1.0.0"}}',
      's.js': "const menu = require('menu');\nmenu(process.env.SHOP_FILE);",
    },
    'app: s.js:2 SHOP_FILE',
  ],
  [
    'the one word of a message that says no more',
    'Error: Region is missing',
    LIBRARY,
    { 's.js': 'f(process.env.SHOP_REGION);\nf(process.env.SHOP_NAME);' },
    'app: s.js:1 SHOP_REGION',
  ],
])('%s', (_, text, frame, files, found) => {
  expect(find(text, [frame], files)).toBe(found);
});

test.each([
  ['the app itself throws', 's.js:1:5', 'stack: s.js:1 SHOP_LINK'],
  ['a package throws', LIBRARY, 'app: s.js:1 SHOP_LINK'],
  ['another file of the app throws', 'b.js:1:1', 'app: s.js:1 SHOP_LINK'],
])('of a fault of code, where %s', (_, top, found) => {
  const text = "TypeError: Cannot read properties of undefined (reading 'split')";
  const files = { 's.js': 'lib(process.env.SHOP_LINK);', 'b.js': 'exports.lib = (menu) => menu.dishes.split();' };
  expect(find(text, [top, 's.js:1:5'], files)).toBe(found);
});

test.each<[string, Files, string]>([
  [
    'a secret of the app',
    { 'nuxt.config.ts': '{\n  token: process.env.MENU_TOKEN,\n}' },
    'app: nuxt.config.ts:2 MENU_TOKEN',
  ],
  ['not what is no secret', { 'nuxt.config.ts': 'a(process.env.MENU_SIZE);' }, 'none'],
  ['none of many', { 'a.ts': ['A', 'B', 'C', 'D'].map((name) => `a(process.env.${name}_TOKEN);`).join('\n') }, 'none'],
])('a page that is refused without a stack: %s', (_, files, found) => {
  expect(find('[401] Unauthorized', [], files)).toBe(found);
});

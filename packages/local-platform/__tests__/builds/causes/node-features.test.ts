import { expect, test } from '@jest/globals';
import { describeNodeFeature } from '../../../src/builds/causes/node-features.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

const say = (text: string, node: string | undefined, lines: readonly string[] = [], folder = 'no-such-folder') =>
  describeNodeFeature(text, lines, { folder, variables: {}, step: 'build', ...(node === undefined ? {} : { node }) });

test.each([
  ['[vite:vue] crypto.hash is not a function', '18.20.4', 'crypto.hash', '20.12'],
  ['TypeError: crypto$2.getRandomValues is not a function', '16.20.0', 'crypto', '17.4'],
  ['TypeError: (0 , node_util_1.styleText) is not a function', '20.10.0', 'styleText', '20.12'],
  ['TypeError: dishes.map(...).toSorted is not a function', '18.20.4', 'toSorted', '20'],
  ['TypeError: Promise.withResolvers is not a function', '20.20.2', 'Promise.withResolvers', '22'],
  ['TypeError: Uint8Array.fromHex is not a function', '22.12.0', 'Uint8Array.fromHex', '25'],
  ['TypeError: Object.groupBy is not a function', '20.19.0', 'Object.groupBy', '21'],
  ['TypeError: Error.isError is not a function', '22.12.0', 'Error.isError', '24'],
  ['TypeError: (0 , node_util_1.parseArgs) is not a function', '16.20.0', 'util', '18.3'],
  ['TypeError: fs.promises.cp is not a function', '14.21.0', 'cp', '16.7'],
  ['ReferenceError: File is not defined', '18.20.4', 'File', '20'],
  ['ReferenceError: structuredClone is not defined', '16.20.0', 'structuredClone', '17'],
  ['node: bad option: --env-file=.env', '18.20.4', '--env-file', '20.6'],
  ['node: bad option: --env-file-if-exists=.env', '20.20.2', '--env-file-if-exists', '22.9'],
  ['node: --openssl-legacy-provider is not allowed in NODE_OPTIONS', '16.13.0', '--openssl-legacy-provider', '17'],
  ['Error [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite', '20.20.2', 'node:sqlite', '22.5'],
  ["The requested module 'node:fs' does not provide an export named 'globSync'", '20.20.2', 'fs.globSync', '22'],
  ['ReferenceError: File is not defined', '19.0.0-nightly2022100112', 'File', '20'],
  ["SyntaxError: Unexpected token '??='", '14.21.0', 'syntax "??="', '15'],
])('%s, on Node %s', (text, node, name, since) => {
  const said = say(text, node) ?? '';
  expect(said).toContain(name);
  expect(said).toContain(` is in Node from ${since} on; this is Node ${node}. Ask for ">=${since}" in engines.node`);
});

test.each([
  ['this Node has it', 'TypeError: dishes.toSorted is not a function', '20.20.2'],
  ['no table has it', 'TypeError: menu.open is not a function', '18.20.4'],
  ['it is of another object', 'TypeError: menu.hash is not a function', '18.20.4'],
  ['it is another library', 'TypeError: _.findLast is not a function', '16.20.0'],
  ['a list of its own is asked', 'TypeError: dishMap.groupBy is not a function', '20.19.0'],
  ['any value is asked', 'TypeError: colour.toHex is not a function', '22.12.0'],
  ['another class is asked', 'TypeError: Colour.fromHex is not a function', '22.12.0'],
  ['a client is asked', 'TypeError: client.fetch is not a function', '16.20.0'],
  ['a variable is no function', 'TypeError: fetch is not a function', '16.20.0'],
  ['the import is forgotten', 'ReferenceError: styleText is not defined', '18.20.4'],
  ['an older package has no such function', 'TypeError: glob.globSync is not a function', '20.19.0'],
  ['they are utils of the app', 'TypeError: utils.isString is not a function', '24.0.0'],
  ['it is a list, and not util', 'TypeError: Array.isArray is not a function', '24.0.0'],
  ['a name that is only removed as syntax', 'TypeError: assert is not a function', '24.0.0'],
  [
    'a nightly build of that version',
    'TypeError: Promise.withResolvers is not a function',
    '22.0.0-nightly20240401abcdef',
  ],
  ['a candidate of that version', 'TypeError: RegExp.escape is not a function', '24.0.0-rc.1'],
  ['a candidate that may still have it', 'TypeError: util.isArray is not a function', '23.0.0-rc.1'],
  ['what says its version in another form', 'ReferenceError: File is not defined', 'v18'],
  ['nobody knows the Node', 'ReferenceError: File is not defined', undefined],
])('nothing is claimed where %s', (_, text, node) => {
  expect(say(text, node)).toBeUndefined();
});

test.each([
  [
    'TypeError: crypto.createCipher is not a function',
    '22.3.0',
    'Node 22 and later have no crypto.createCipher any more',
  ],
  ['TypeError: util.isArray is not a function', '23.1.0', 'Node 23 and later have no util.isArray any more'],
  ['TypeError: util.isArray is not a function', '24.0.0-rc.2', 'Node 23 and later have no util.isArray'],
  ['TypeError: util.isError is not a function', '23.1.0', 'Node 23 and later have no util.isError'],
  ["SyntaxError: Unexpected identifier 'assert'", '22.3.0', 'Node 22 and later have no syntax "assert"'],
])('too new: %s', (text, node, said) => {
  expect(say(text, node)).toContain(said);
});

test('what Node only shows of an error, and the package that needs it', () => {
  const lines = [
    '/a/node_modules/buffer-equal/index.js:37',
    'var own = SlowBuffer.prototype.equal;',
    '                     ^',
    '',
    "TypeError: Cannot read properties of undefined (reading 'prototype')",
    '    at Object.<anonymous> (/a/node_modules/buffer-equal/index.js:37:35)',
  ];
  expect(say(lines[4] ?? '', '25.0.0', lines)).toContain(
    'no SlowBuffer any more; this is Node 25.0.0. Use a newer version of the package that needs it ("buffer-equal"',
  );
});

test('what the app itself reads, and what its package.json asks for now', () => {
  const folder = plant(makeFolder('app'), {
    's.mjs': "import path from 'node:path';\npath.join(import.meta.dirname, 'a');",
    'package.json': '{"engines":{"node":">=18"}}',
  });
  const text = 'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined';
  expect(say(text, '18.20.4', [`    at file://${folder}/s.mjs:2:6`], folder)).toBe(
    'import.meta.dirname is in Node from 20.11 on; this is Node 18.20.4. Ask for ">=20.11" in engines.node of package.json (now ">=18"), and use that Node.',
  );
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { refusedOutputs, refusedResult } from './results.js';

/** @import { Entry } from './entries.js' */

/**
 * Writes `dist/<name>/index.js`, the file that a runner or a person starts. It has no static import, which would be
 * loaded before its first statement, and no syntax that Node 12 does not know, such as `await` here: on a Node that is
 * too old it must get as far as the check. A bundle loads another one by the `import` of here, which ncc
 * does not see. 13 is how Node itself ends where such an `await` never does.
 * @param {string} root the project
 * @param {Entry} entry
 */
export function writeLauncher(root, { name, kind, bundle, bin = false, actionFile }) {
  const [major, minor] = oldestNode(root);
  const names =
    actionFile === undefined
      ? undefined
      : Object.keys(parse(readFileSync(path.join(root, actionFile), 'utf8')).outputs);
  const refused = names && { outputs: refusedOutputs(names), result: refusedResult(name, names) };
  const launcher = JSON.stringify({ name, kind, ...refused });
  const text = `${bin ? '#!/usr/bin/env node\n' : ''}// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) {
  process.exitCode = 13;
  import('../${bundle}/index.js')
    .then(({ start }) => start(new URL('../', import.meta.url), '${name}', (url) => import(url)))
    .then(() => {
      if (process.exitCode === 13) process.exitCode = 0;
    });
} else {
  import('../old-node.js').then(({ reportOldNode }) => reportOldNode(${launcher}, '${major}.${minor}'));
}
`;
  const folder = path.join(root, 'dist', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), text);
}

/**
 * @param {string} root
 * @returns {[string, string]} major and minor version of the oldest Node that the bundles run on
 */
function oldestNode(root) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];
  if (major === undefined || minor === undefined) {
    throw new Error(`package.json: "engines.node" is "${engines.node}", and must be like ">=20.19"`);
  }
  return [major, minor];
}

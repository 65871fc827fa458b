import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ENTRIES } from './entries.js';

/**
 * `npm run build`: TypeScript to lib/, then one bundle for each entry in dist/,
 * then every bundle is started once from a copy, because ncc reports success for bundles that cannot start.
 */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string} script path of a JavaScript file, relative to the project
 * @param {string[]} args
 */
function run(script, ...args) {
  execFileSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

rmSync(path.join(root, 'lib'), { recursive: true, force: true });
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
run('node_modules/typescript/bin/tsc');
for (const { name } of ENTRIES) {
  run(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    `lib/entries/${name}.js`,
    '-o',
    `dist/${name}`,
    '--license',
    'licenses.txt',
    '--quiet',
  );
  endLinesWithLf(path.join(root, 'dist', name));
}
run('scripts/smoke.js');

/**
 * Some packages ship CRLF; `.gitattributes` stores LF, so a fresh checkout would differ from a fresh build.
 * @param {string} folder
 */
function endLinesWithLf(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|cjs|mjs|json|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
}

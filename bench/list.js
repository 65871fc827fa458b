import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';

/**
 * Lists the files of a repository and prints how long that took in milliseconds: ours (`node bench/list.js ours FOLDER`),
 * or what it cannot do without, `git ls-files` and one look at each file (`git`). Run by the benchmark as a process.
 */
const [who = '', root = '', temp = ''] = process.argv.slice(2);

async function ours() {
  register('../scripts/typescript-hooks.js', import.meta.url);
  const { selectFiles } = await import('../src/workspace/select.ts');
  const folders = { workspace: root, folder: root, scratch: temp, runnerTemp: temp };
  const rules = { ignoreFile: '.deployignore', ignoreLines: [], include: [], exclude: [] };
  const start = performance.now();
  await selectFiles({ ...folders, rules, variables: process.env });
  return performance.now() - start;
}

function git() {
  const start = performance.now();
  const options = ['-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', ['ls-files', ...options], { cwd: root, maxBuffer: 2 ** 30, encoding: 'utf8' });
  for (const name of stdout.split('\0')) if (name !== '') lstatSync(path.join(root, name));
  return performance.now() - start;
}

console.log(who === 'ours' ? await ours() : git());

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Imports no package: the job that makes the files of a Release has none. */

/** @typedef {{ name: string, text: string }} TextFile */

const run = promisify(execFile);

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} what git prints
 * @throws {Error} with what git says
 */
export function git(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`git ${args[0]}: ${said || String(error)}`, { cause: error });
  }
}

/** Ctrl+C, and what a CI host sends to end a job. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a script of the project, such as `scripts/build.js`; it ends with this process.
 * @param {string} folder
 * @param {string[]} args the script, and what it gets
 * @param {Readonly<Record<string, string>>} [variables]
 * @throws {Error} with all that was printed
 */
export async function node(folder, args, variables = {}) {
  const options = { cwd: folder, env: { ...process.env, ...variables }, maxBuffer: 1 << 26 };
  const running = run(process.execPath, args, options);
  const end = () => void running.child.kill('SIGKILL');
  for (const signal of SIGNALS) process.prependOnceListener(signal, end);
  try {
    await running;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {import('node:child_process').ExecFileException} */ (error);
    throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/** @param {string} text @returns {string[]} its lines that are not empty */
export function linesOf(text) {
  return text.split('\n').filter((line) => line !== '');
}

/** @param {string} folder @returns {string[]} files of the project, as they will be once they are committed */
export function projectFiles(folder) {
  const listed = git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  return listed.filter((name) => name !== '' && existsSync(path.join(folder, name)));
}

/** @param {string} root @returns {TextFile[]} the text files that people write */
export function textFiles(root) {
  return projectFiles(root).flatMap((name) => {
    const file = path.join(root, name);
    // A link may lead to a folder, or out of the project.
    if (name.startsWith('dist/') || !lstatSync(file).isFile()) return [];
    const content = readFileSync(file);
    return content.includes(0) ? [] : [{ name, text: content.toString('utf8') }];
  });
}

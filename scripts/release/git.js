import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} what git prints
 * @throws {Error} with what git says
 */
export function git(folder, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`git ${args[0]}: ${said || String(error)}`, { cause: error });
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

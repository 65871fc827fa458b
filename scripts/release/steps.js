import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** @import { TextFile } from './placeholders.js' */

const run = promisify(execFile);

/**
 * How a project is built, checked and formatted.
 *
 * - build: writes dist/ in a folder with the files of the project and node_modules/; `temp` is for temporary files.
 * - docs: resolves to what is out of step in the documents of such a folder.
 * - makeDocs: makes what is made in them anew.
 * - printedVersion: returns what the command line of such a folder prints as its version, or why it prints none.
 * - format: resolves to files of such a folder as they are to be written, and writes none.
 * @typedef {object} Steps
 * @property {(folder: string, temp: string) => Promise<void>} build
 * @property {(folder: string) => Promise<readonly string[]>} docs
 * @property {(folder: string) => string} printedVersion
 * @property {(folder: string) => Promise<void>} makeDocs
 * @property {(folder: string, files: readonly TextFile[]) => Promise<TextFile[]>} format
 */

/**
 * The steps as this project takes them.
 * @type {Steps}
 */
export const STEPS = {
  async build(folder, temp) {
    // ncc keeps a cache there.
    await node(folder, [path.join('scripts', 'build.js')], { TMPDIR: temp, TEMP: temp, TMP: temp });
  },

  async docs(folder) {
    const { stdout, code } = await node(folder, [path.join('scripts', 'docs.js'), '--check'], {}, [0, 1]);
    return code === 0 ? [] : stdout.split('\n').filter((line) => line.includes(' is out of step '));
  },

  printedVersion(folder) {
    const program = path.join(folder, 'dist', 'cli', 'index.js');
    if (!existsSync(program)) return '(dist/cli/index.js is missing)';
    try {
      return execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return '(it failed)';
    }
  },

  async makeDocs(folder) {
    await node(folder, [path.join('scripts', 'docs.js')], {});
  },

  async format(folder, files) {
    const prettier = await import('prettier');
    const ignorePath = path.join(folder, '.prettierignore');
    return await Promise.all(
      files.map(async ({ name, text }) => {
        const filepath = path.join(folder, name);
        const { inferredParser } = await prettier.getFileInfo(filepath, { ignorePath });
        if (inferredParser === null) return { name, text };
        const options = await prettier.resolveConfig(filepath);
        return { name, text: await prettier.format(text, { ...options, filepath }) };
      }),
    );
  },
};

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {Readonly<Record<string, string>>} variables
 * @param {readonly number[]} expected exit codes
 * @throws {Error} with all that was printed
 */
async function node(folder, args, variables, expected = [0]) {
  const options = { cwd: folder, env: { ...process.env, ...variables }, maxBuffer: 1 << 26 };
  try {
    const { stdout } = await run(process.execPath, args, options);
    return { stdout, code: 0 };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = /** @type {import('node:child_process').ExecFileException} */ (error);
    if (typeof code === 'number' && expected.includes(code)) return { stdout, code };
    throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git, makeFolder, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';
import { runBundle } from '../processes/run-bundle.ts';
import { unzip } from '../zips/unzip.ts';

const SCRIPTS = { build: 'node build.js', start: 'node start.js' };

const app = (name: string, more: object) =>
  JSON.stringify({ name: `@our-monorepo/${name}`, version: '1.0.0', private: true, scripts: SCRIPTS, ...more });

/**
 * A small monorepo: the app `apps/web` needs `packages/ui` and the package `ms`, and `apps/admin` is another app with
 * a package of its own. What the app prints when it is started shows that both were found when it was built.
 * @param range what stands behind the name of a package of the repository
 */
export function monorepo(range: string): Record<string, string> {
  const web = { dependencies: { '@our-monorepo/ui': range, ms: '2.1.3' } };
  return {
    '.gitignore': 'node_modules/\nout/\nbuilt.txt\n',
    'apps/web/package.json': app('web', web),
    'apps/web/build.js':
      "const text = `${require('@our-monorepo/ui')()}, ${require('ms')('1h')}`;\nrequire('node:fs').writeFileSync('built.txt', text);\n",
    'apps/web/start.js': "console.log(require('node:fs').readFileSync('built.txt', 'utf8'));\n",
    'apps/admin/package.json': app('admin', { dependencies: { inherits: '2.0.4' } }),
    'packages/ui/package.json': JSON.stringify({ name: '@our-monorepo/ui', version: '1.0.0', main: 'index.js' }),
    'packages/ui/index.js': "module.exports = () => 'Hello from ui';\n",
  };
}

/** What `npm start` prints when all was found. */
export const GREETING = 'Hello from ui, 3600000';

/** Writes the files into a new folder and makes a repository of it. */
export function makeMonorepo(files: Readonly<Record<string, Planted>>): string {
  const folder = plant(makeFolder('monorepo'), files);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  return folder;
}

/** Runs a program and returns what it prints. @throws {Error} with that, when it fails */
export function run(folder: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd: folder, env: plainEnvironment(), encoding: 'utf8', stdio: 'pipe' });
}

/** Where recipes install programs, and where these keep their data: once for each test file, as both are large. */
const tools = makeFolder('tools');

/**
 * Runs the lines of a recipe in a repository, in one shell that stops at the first line that fails.
 * @throws {Error} with what it printed
 */
export function runRecipe(repository: string, lines: string): void {
  const env = {
    ...plainEnvironment(),
    npm_config_prefix: tools,
    PATH: `${path.join(tools, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
    XDG_DATA_HOME: tools,
    XDG_STATE_HOME: tools,
    DO_NOT_TRACK: '1',
  };
  // Not a pipe of Node: it is a socket, and bash with one as stdin reads the settings of a remote shell.
  const options = { cwd: repository, env, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', lines], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${lines}\n${stdout}${stderr}`);
}

/** Without what `npm run` adds: an npm in here would take this project for its own, and be silent. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?:package_|lifecycle_|config_(?:local_prefix|loglevel)|command)|INIT_CWD$|NODE_OPTIONS$)/i.test(name),
  );
  return Object.fromEntries(own);
}

/** What a dry run of the deploy action says of a workspace, and its zip, unpacked. */
export interface Packed {
  readonly folder: string;
  readonly names: readonly string[];
  /** Titles of its warnings. */
  readonly warnings: readonly string[];
}

export async function packForDeploy(workspace: string, inputs: Readonly<Record<string, string>> = {}): Promise<Packed> {
  const { exitCode, stdout, outputs } = await runBundle('deploy', {
    workspace,
    inputs: { ...inputs, 'dry-run': 'true' },
  });
  if (exitCode !== 0) throw new Error(stdout);
  const files = await unzip(readFileSync(outputs['archive-path'] ?? ''));
  const planted = [...files].map(([name, { content, executable }]): [string, Planted] => [
    name,
    executable ? { executable: content.toString() } : content,
  ]);
  return {
    folder: plant(makeFolder('platform'), Object.fromEntries(planted)),
    names: [...files.keys()],
    warnings: [...stdout.matchAll(/^::warning title=([^:]*)::/gm)].map(([, title = '']) => title),
  };
}

/** Installs, builds and starts as the platform is documented to, and returns what the app prints. @throws {Error} */
export function buildAsPlatform(folder: string): string {
  run(folder, 'npm', existsSync(path.join(folder, 'package-lock.json')) ? 'ci' : 'install');
  run(folder, 'npm', 'run', 'build');
  return run(folder, 'npm', '--silent', 'start').trim();
}

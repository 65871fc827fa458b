import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { commandTable } from './command-table.js';
import { LAUNCHED } from './entries.js';
import { writeLauncher } from './launchers.js';
import { leanCode } from './lean-code.js';

/**
 * `npm run build`: TypeScript to lib/; then into dist/ the bundles, and a launcher for each entry. At last every launcher
 * is started once, because ncc reports success for bundles that cannot start.
 */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What a step downloads has no documents, but the samples that were made of them. */
async function samplesText() {
  if (!existsSync(path.join(root, 'docs'))) return readFileSync(path.join(root, SAMPLES), 'utf8');
  const { samplesOf } = await import('./samples.js');
  return `${JSON.stringify(samplesOf(root), undefined, 1)}\n`;
}

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

const TSC = 'node_modules/typescript/bin/tsc';

/** What each bundle is made of. */
const BUNDLES = {
  actions: 'lib/src/entries/actions.js',
  'local-platform': 'lib/packages/local-platform/src/index.js',
};

/** What Fastify loads only for its logs, `inject` and schemas of routes, none of which the local platform has. */
const LEFT_OUT = ['pino', 'light-my-request', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/** What fake timers of a test replace. */
const REAL_TIMERS =
  'import{setImmediate,clearImmediate,setInterval,clearInterval,setTimeout,clearTimeout}from"node:timers";';

/** Where `init` has its samples from. */
const SAMPLES = 'dist/cli/samples.json';

/** The local platform, which no step needs, is not in what a step downloads: there its bundle stays as it is. */
const PLATFORM = 'local-platform';
const hasPlatform = existsSync(path.join(root, 'packages', PLATFORM));
if (!hasPlatform)
  console.log(`dist/${PLATFORM} stays as it is: it is built from a clone, which has packages/${PLATFORM}.`);

const samples = await samplesText();
rmSync(path.join(root, 'lib'), { recursive: true, force: true });
mkdirSync(path.join(root, 'dist'), { recursive: true });
for (const name of readdirSync(path.join(root, 'dist')))
  if (hasPlatform || name !== PLATFORM) rmSync(path.join(root, 'dist', name), { recursive: true });
// The source, which is in the download, too, has the comments. Without the source of the local platform, its types are
// those beside its bundle.
run(TSC, '--removeComments', ...(hasPlatform ? [] : ['--customConditions', 'built']));
for (const [bundle, source] of Object.entries(BUNDLES)) {
  if (bundle === PLATFORM && !hasPlatform) continue;
  const options = ['-o', `dist/${bundle}`, '--license', 'licenses.txt', '--quiet'];
  options.push(...LEFT_OUT.flatMap((name) => ['--external', name]));
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', source, ...options);
  tidy(path.join(root, 'dist', bundle));
  if (bundle === PLATFORM) {
    minify(path.join(root, 'dist', bundle));
    writeDoorTypes(path.join(root, 'dist', bundle, 'index.d.ts'));
  }
}
for (const entry of LAUNCHED) writeLauncher(root, entry);
copyFileSync(path.join(root, 'lib', 'src', 'entries', 'old-node.js'), path.join(root, 'dist', 'old-node.js'));
writeFileSync(path.join(root, 'dist', 'cli', 'commands.json'), `${JSON.stringify(commandTable(root), undefined, 1)}\n`);
writeFileSync(path.join(root, SAMPLES), samples);
writeFileSync(path.join(root, 'dist', 'package.json'), '{ "type": "module" }\n');
run('scripts/smoke.js');

/**
 * The types of what the bundle of the local platform exports, with their comments: those of the files of its two doors,
 * which import nothing. The second one is for a build from a download.
 * @param {string} file
 */
function writeDoorTypes(file) {
  const doors = ['doors', 'program-door'];
  const sources = doors.map((name) => `packages/local-platform/src/${name}.ts`);
  const options = ['--ignoreConfig', '--target', 'es2023', '--module', 'nodenext', '--outDir', 'lib/types'];
  run(TSC, ...sources, '--declaration', '--emitDeclarationOnly', ...options);
  writeFileSync(
    file,
    doors.map((name) => readFileSync(path.join(root, 'lib', 'types', `${name}.d.ts`), 'utf8')).join(''),
  );
}

/**
 * Half of what a step downloads, and run by few steps. The bundles with the credentials stay readable. The platform runs in
 * the process of a test, whose fake timers replace the global ones, by which an uploaded zip is read and a request that does
 * not end is cut.
 * @param {string} folder
 */
function minify(folder) {
  for (const name of readdirSync(folder).filter((file) => /(?:^|\.)index\.js$/.test(file))) {
    const file = path.join(folder, name);
    const { code } = minifySync(readFileSync(file, 'utf8'), { module: true });
    // Each module on a line of its own: Node prints the line of an error that nobody caught.
    const lines = code.replaceAll(/\},(?=\d+:(?:\w+|\(\w+(?:,\w+)*\))=>\{)/g, '},\n');
    writeFileSync(file, `${REAL_TIMERS}${lines}\n`);
  }
}

/**
 * Some packages ship CRLF; `.gitattributes` stores LF, so a fresh checkout would differ from a fresh build. A step downloads
 * the comments of all packages, and never reads them: `npm ci` has them, at the versions of the lock file. Nor does it
 * need so many spaces.
 * @param {string} folder
 */
function tidy(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|cjs|mjs|json|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    writeFileSync(file, entry.name.endsWith('.js') ? leanCode(text) : text);
  }
}

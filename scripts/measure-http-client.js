import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run measure:http-client`: what the override of @actions/http-client saves (docs/adr/0007-core-without-http.md).
 * Bundles `webhook` and `deploy` with and without it in a copy of the project, and prints the size of `index.js`, which is
 * loaded at every start, and the shortest of 20 runs in turns: a dry run of three files, and the webhook action without
 * inputs, up to its complaint. Needs the registry, and some minutes.
 */
const TIMES = 20;
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const NAMES = ['deploy', 'webhook'];

const temp = mkdtempSync(path.join(tmpdir(), 'headless-deploy-measure-'));
try {
  const copies = ['with', 'without'].map((variant) => ({ variant, folder: makeCopy(variant) }));
  for (const name of NAMES) {
    const best = copies.map(() => Infinity);
    for (let time = 0; time < TIMES; time += 1) {
      for (const [index, { folder }] of copies.entries()) {
        best[index] = Math.min(best[index] ?? Infinity, start(path.join(folder, 'dist', name, 'index.js')));
      }
    }
    for (const [index, { variant, folder }] of copies.entries()) {
      const { size } = statSync(path.join(folder, 'dist', name, 'index.js'));
      console.log(`${name}, ${variant} the override: ${Math.round(size / 1000)} kB, ${best[index]?.toFixed(0)} ms`);
    }
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}

/** @param {string} variant @returns {string} */
function makeCopy(variant) {
  const folder = path.join(temp, variant);
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  if (variant === 'without') dropOverride(folder);
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], options);
  for (const name of NAMES) {
    const bundle = ['build', `lib/entries/${name}.js`, '-o', `dist/${name}`, '--quiet'];
    execFileSync(process.execPath, ['node_modules/@vercel/ncc/dist/ncc/cli.js', ...bundle], options);
  }
  // The packing threads have a bundle of their own, beside that of the action.
  for (const name of readdirSync(path.join(root, 'dist')).filter((entry) => entry.includes('worker'))) {
    cpSync(path.join(root, 'dist', name), path.join(folder, 'dist', name), { recursive: true });
  }
  return folder;
}

/** @param {string} folder */
function dropOverride(folder) {
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(folder, name);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    for (const owner of [content, content.packages?.['']]) delete owner?.devDependencies?.['@actions/http-client'];
    delete content.overrides?.['@actions/core'];
    for (const entry of ['node_modules/@actions/http-client', 'scripts/without-http-client'])
      delete content.packages?.[entry];
    writeFileSync(file, JSON.stringify(content));
  }
}

/** @param {string} bundle @returns {number} milliseconds */
function start(bundle) {
  const workspace = mkdtempSync(path.join(temp, 'site-'));
  for (const name of ['package.json', 'index.html', 'app.js']) writeFileSync(path.join(workspace, name), '{}');
  const env = {
    PATH: process.env['PATH'],
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: path.join(temp, 'outputs'),
    'INPUT_DRY-RUN': 'true',
  };
  writeFileSync(env.GITHUB_OUTPUT, '');
  const begin = performance.now();
  spawnSync(process.execPath, [bundle], { env, stdio: 'ignore' });
  return performance.now() - begin;
}

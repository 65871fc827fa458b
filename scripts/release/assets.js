import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notesOf } from './changelog.js';
import { projectFiles } from './project.js';

/**
 * `node scripts/release/assets.js FOLDER`, for the Release workflow: writes into the folder what belongs to the Release of
 * this commit: the npm package, SHA256SUMS of it, and the notes, from CHANGELOG.md. subjects.sha256 stays in the workflow:
 * what it records the provenance of, which is the package and every file of dist/.
 */
const folder = process.argv[2] ?? 'release';
mkdirSync(folder, { recursive: true });
execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
const packages = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
const bundles = projectFiles('.').filter((name) => name.startsWith('dist/'));
const packed = packages.map((name) => `${sha256(path.join(folder, name))}  ${name}\n`);
const built = bundles.map((name) => `${sha256(name)}  ${name}\n`);
writeFileSync(path.join(folder, 'SHA256SUMS'), packed.join(''));
writeFileSync(path.join(folder, 'subjects.sha256'), [...packed, ...built].join(''));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const {
  GITHUB_SERVER_URL: server = 'https://github.com',
  GITHUB_REPOSITORY: repository = 'YOUR_ACCOUNT/headless-deploy',
} = process.env;
const address = `${server}/${repository}/blob/v${version}`;
writeFileSync(path.join(folder, 'notes.md'), notesOf(readFileSync('CHANGELOG.md', 'utf8'), version, address));

/** @param {string} file */
function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

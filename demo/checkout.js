import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('site', import.meta.url));

/** What a machine that worked on the site has lying about, and git ignores. */
const UNTRACKED = {
  'node_modules/installed/index.js': 'export default 1;\n',
  '.env.local': 'SECRET=never-sent\n',
  'content/drafts/winter.json': '{}\n',
};

/** The line of the site that changes between the two deploys. */
const CHANGE = { file: 'content/menu.json', line: '"Flat white"', from: '"price": 3.6 ', to: '"price": 3.9 ' };

/**
 * A checkout of the site, as a developer has it.
 * @typedef {object} Checkout
 * @property {import('./lifetime.js').Lifetime} lifetime
 * @property {string} folder
 * @property {NodeJS.ProcessEnv} environment of git
 * @property {string[]} untracked files that git ignores
 */

/**
 * @param {import('./lifetime.js').Lifetime} lifetime
 * @param {NodeJS.ProcessEnv} environment of git
 * @returns {Promise<Checkout>}
 */
export async function makeCheckout(lifetime, environment) {
  const folder = path.join(lifetime.folder, 'workspace');
  cpSync(SITE, folder, { recursive: true });
  for (const [name, content] of Object.entries(UNTRACKED)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const checkout = { lifetime, folder, environment, untracked: Object.keys(UNTRACKED) };
  await git(checkout, 'init', '--quiet', '--initial-branch=main');
  await commitAll(checkout, 'The site');
  return checkout;
}

/**
 * Commits a change of one line.
 * @param {Checkout} checkout
 * @returns {Promise<{ file: string, before: string, after: string }>} the file, and the line before and after
 */
export async function changeOneLine(checkout) {
  const file = path.join(checkout.folder, CHANGE.file);
  const content = readFileSync(file, 'utf8');
  const before = content.split('\n').find((line) => line.includes(CHANGE.line)) ?? '';
  const after = before.replace(CHANGE.from, CHANGE.to);
  writeFileSync(file, content.replace(before, after));
  await commitAll(checkout, 'A new price');
  return { file: CHANGE.file, before: before.trim(), after: after.trim() };
}

/** @param {Checkout} checkout */
export async function currentCommit(checkout) {
  return (await git(checkout, 'rev-parse', 'HEAD')).trim();
}

/**
 * Names of the files that git tracks.
 * @param {Checkout} checkout
 */
export async function trackedFiles(checkout) {
  return (await git(checkout, 'ls-files', '-z')).split('\0').filter((name) => name !== '');
}

/**
 * @param {Checkout} checkout
 * @param {string} message
 */
async function commitAll(checkout, message) {
  await git(checkout, 'add', '--all');
  await git(checkout, 'commit', '--quiet', '--message', message);
}

/**
 * @param {Checkout} checkout
 * @param {string[]} args
 */
async function git({ lifetime, folder, environment }, ...args) {
  // Its upkeep would go on in the background.
  const settings = ['user.name=Demo', 'user.email=demo@example.invalid', 'maintenance.auto=false', 'gc.auto=0'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = lifetime.start('git', [...options, ...args], { cwd: folder, env: environment });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`"git ${args[0]}" failed.`);
  return stdout;
}

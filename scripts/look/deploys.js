import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPlatform } from '../../dist/local-platform/index.js';

const ENVIRONMENT = { displayName: 'Production', wpEnvironment: 'acmeprod' };
const SEED = {
  accounts: [
    { name: 'acme', installs: [{ name: 'acmeprod' }], apps: [{ name: 'storefront', environments: [ENVIRONMENT] }] },
  ],
};
const SERVER =
  "require('http').createServer((_, page) => page.end('Hello')).listen(process.env.PORT, process.env.HOST);";

/**
 * Deploys to a local platform: a build that fails, one that goes live, and one that does not end; and with a wrong password.
 * @param {(shown: { portal: string, accepted: string, refused: string }) => Promise<void>} use gets the address that opens
 *   the portal, and the job summaries of the last two
 */
export async function withDeploys(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-look-'));
  const platform = await startLocalPlatform({ seed: SEED, runApps: true });
  const { url, account, app, credentials, webhookUrls, portalUrl = '' } = platform;
  const target = { 'headless-url': url, account, app, environment: ENVIRONMENT.displayName, ...credentials };
  const inputs = { ...target, path: 'storefront', 'purge-cache-webhook': webhookUrls.purgeCache };
  try {
    await deploy(folder, 'node src/build.js', { ...inputs, wait: 'true' });
    await deploy(folder, 'echo Built 12 pages', { ...inputs, wait: 'true' });
    const accepted = await deploy(folder, 'sleep 99999', inputs);
    const refused = await deploy(folder, '', { ...inputs, password: 'expired-last-week' });
    await use({ portal: portalUrl, accepted, refused });
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder the workspace
 * @param {string} build the command that builds the app
 * @param {Readonly<Record<string, string>>} inputs of the action
 * @returns {Promise<string>} the job summary
 */
async function deploy(folder, build, inputs) {
  const named = { name: 'storefront', version: '1.4.0' };
  const files = {
    'package.json': JSON.stringify({ ...named, scripts: { build, start: 'node server.js' } }),
    'package-lock.json': JSON.stringify({ ...named, lockfileVersion: 3, packages: { '': named } }),
    'server.js': SERVER,
  };
  mkdirSync(path.join(folder, 'storefront'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'storefront', name), text);
  const summary = path.join(folder, 'summary');
  writeFileSync(summary, '');
  const env = {
    PATH: process.env['PATH'],
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: folder,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/storefront',
    GITHUB_SHA: '1a2b3c4d'.repeat(5),
    GITHUB_REF_NAME: 'main',
    GITHUB_ACTION_REPOSITORY: 'YOUR_ACCOUNT/headless-deploy',
    GITHUB_ACTION_REF: 'v1',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  await once(spawn(process.execPath, ['dist/deploy/index.js'], { env, stdio: 'ignore' }), 'exit');
  return readFileSync(summary, 'utf8');
}

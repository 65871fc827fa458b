import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARIES } from './peers.js';

/**
 * Installs the libraries to compare with, with the environment as it is: behind a proxy, npm needs the certificates that
 * `NODE_EXTRA_CA_CERTS` names. What npm prints is shown; if it fails, the process ends with 1.
 * @param {string} cache
 */
export function installLibraries(cache) {
  const folder = path.join(cache, 'libraries');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}');
  console.log(`Installing ${LIBRARIES.join(', ')}`);
  const { status, signal, error } = spawnSync('npm', ['install', '--prefix', folder, ...LIBRARIES], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  const reason = error?.message ?? (status === null ? `ended by ${signal}` : `exit code ${status}`);
  console.error(`npm could not install the packers to compare with (${reason}).`);
  process.exit(1);
}

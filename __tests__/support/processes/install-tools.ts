import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder } from '../git/folders.ts';

/**
 * Installs packages that only a test needs, and that not every machine has to have.
 * @param packages names with versions
 * @returns the `node_modules` that they are in
 */
export function installTools(...packages: readonly string[]): string {
  const folder = makeFolder('tools');
  const options = ['--silent', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
  return path.join(folder, 'node_modules');
}

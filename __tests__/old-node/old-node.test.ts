import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, test } from '@jest/globals';
import { makeFolder } from '../support/git/folders.ts';
import { expectRefusal, LAUNCHERS } from '../support/processes/old-node.ts';

// 12.22 is the oldest that takes a launcher for what it is, 18 what Debian 12 has; 20.0 is of the right line and still too old.
describe.each(['12.22.12', '16.20.2', '18.20.4', '20.0.0'])('Node %s', (version) => {
  const folder = makeFolder('node');

  beforeAll(() => {
    const options = ['--silent', '--no-save', '--no-package-lock', '--prefix', folder];
    execFileSync('npm', ['install', ...options, `node@${version}`], { stdio: 'inherit' });
  }, 300_000);

  test.each(LAUNCHERS)('$name', async (launcher) => {
    await expectRefusal(launcher, version, { node: path.join(folder, 'node_modules', 'node', 'bin', 'node') });
  });
});

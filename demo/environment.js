import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';

const PROGRAMS = ['git', 'npm'];

/** @throws {Error} naming what the demo needs and this machine does not have */
export function checkMachine() {
  if (process.platform === 'win32')
    throw new Error('It needs Linux or macOS: the local platform runs apps only there.');
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const missing = PROGRAMS.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  if (missing.length > 0) throw new Error(`It needs ${missing.join(' and ')} on the PATH.`);
}

/**
 * The environment of every program that the demo starts. With a home of their own they read none of the user's settings
 * and leave nothing behind; npm stays away from the network.
 * @param {string} folder where they make their files
 */
export function makeEnvironment(folder) {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  writeFileSync(path.join(home, '.npmrc'), 'offline=true\nupdate-notifier=false\n');
  // In CI the demo is part of a step itself.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:INPUT|GITHUB|RUNNER|GIT)_/i.test(name));
  return {
    ...Object.fromEntries(own),
    HOME: home,
    TMPDIR: folder,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    // Node can be told to send requests through a proxy, which does not reach the site.
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  };
}

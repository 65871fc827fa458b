import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { jestArguments } from './arguments.js';

/** `npm test`, and `npm run test:NAME` for the suites of jest.config.js: Jest, with the options that it needs of Node. */
const { suite, args } = jestArguments(process.argv.slice(2));
const { JEST_SUITE: _, ...env } = process.env;
if (suite !== undefined) env['JEST_SUITE'] = suite;
const isOrdinary = [undefined, 'fast', 'process', 'repo'].includes(suite);
// The ordinary tests stay on this machine, and Node 20 reads the certificates at every start: a tenth of a second, in
// hundreds of processes. The other suites use the network.
if (isOrdinary) delete env['NODE_EXTRA_CA_CERTS'];

const temporary = env['TMPDIR'] === undefined && isOrdinary && inMemory();
if (temporary) env['TMPDIR'] = temporary;

// Most of a suite runs a few times: to optimise it costs more than that gains. Node 24 waits longer by itself.
const optimising = process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : [];
const command = [...optimising, '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args];
const jest = spawn(process.execPath, command, { stdio: 'inherit', env });
// The terminal tells Jest itself of Ctrl+C.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => jest.kill());
jest.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (temporary) rmSync(temporary, { recursive: true, force: true });
});

/**
 * Tests make thousands of folders, and to make and remove one on a disk takes thirty times as long.
 * @returns {string | undefined} a new folder in memory, where Linux has room for what tests write
 */
function inMemory() {
  if (!existsSync('/dev/shm')) return undefined;
  const { bavail, bsize } = statfsSync('/dev/shm');
  if (bavail * bsize < 4 * 1024 ** 3) return undefined;
  const folder = mkdtempSync('/dev/shm/jest-');
  try {
    // In containers it may be a place where nothing can be started.
    const program = `${folder}/program`;
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    // As /tmp is: some tests work as another user.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

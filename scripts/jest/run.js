import { spawn } from 'node:child_process';
import { jestArguments } from './arguments.js';

/** `npm test`, and `npm run test:NAME` for the suites of jest.config.js: Jest, with the options that it needs of Node. */
const { suite, args } = jestArguments(process.argv.slice(2));
const { JEST_SUITE: _, ...env } = process.env;
if (suite !== undefined) env['JEST_SUITE'] = suite;
// The ordinary tests stay on this machine, and Node 20 reads the certificates at every start: a tenth of a second, in
// hundreds of processes. The suites use the network.
else delete env['NODE_EXTRA_CA_CERTS'];

const command = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args];
const jest = spawn(process.execPath, command, { stdio: 'inherit', env });
// The terminal tells Jest itself of Ctrl+C.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => jest.kill());
jest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

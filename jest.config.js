import { availableParallelism } from 'node:os';

// These tests stay on this machine, and Node 20 reads the certificates at every start: a tenth of a second, in hundreds
// of processes. The other configurations use the network.
if (!process.argv.some((word) => /^(?:-c|--config)(?:=|$)/.test(word))) delete process.env['NODE_EXTRA_CA_CERTS'];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Not on every machine: unpackers (`npm run test:readers`), act, actionlint and zizmor (`npm run test:tools`), other
  // versions of Node, package managers and gitlab-ci-local (`npm run test:old-node`, `test:recipes` and `test:ci-hosts`
  // install them).
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/readers/',
    '<rootDir>/__tests__/tools/',
    '<rootDir>/__tests__/old-node/',
    '<rootDir>/__tests__/recipes/',
    '<rootDir>/__tests__/ci-hosts/',
    '<rootDir>/__tests__/fixtures/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/demo/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/each-suite.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  // More than there are cores, as many tests wait: for a poll, a time-out, a process.
  maxWorkers: availableParallelism() + 1,
  // Tests start many programs, and a process that has grown takes long to fork.
  workerIdleMemoryLimit: '200MB',
  testTimeout: 60_000,
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // External unpackers (unzip, 7-Zip, Python) are not on every machine: `npm run test:readers`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/readers/', '<rootDir>/__tests__/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/demo/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  testTimeout: 60_000,
};

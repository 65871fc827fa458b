import base from './jest.config.js';

/**
 * The recipes of docs/monorepo.md, each with the package manager that it names, an app on the local platform with Yarn
 * classic, and the failures of docs/rehearsal.md. Installs from the npm registry.
 */
export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/recipes/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
};

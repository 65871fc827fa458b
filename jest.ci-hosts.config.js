import base from './jest.config.js';

/** The pipelines in examples/, by tools that it installs from the npm registry. They need rsync. */
export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/ci-hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

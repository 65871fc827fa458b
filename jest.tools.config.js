import base from './jest.config.js';

/** The tests that need act, actionlint and zizmor on the PATH: `scripts/workflows/install-tools.sh`. */
export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/tools/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

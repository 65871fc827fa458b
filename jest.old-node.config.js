import base from './jest.config.js';

/** Every launcher on a Node that is too old for its bundle. Installs these from the npm registry. */
export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/old-node/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

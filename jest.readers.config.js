import base from './jest.config.js';

/** The tests that hand our zips to other programs, and theirs to us. They need zip, unzip, 7-Zip, bsdtar and Python. */
export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/readers/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

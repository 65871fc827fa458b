import base from './jest.config.js';

/**
 * The reliability suites and the comparisons with git in full size. They need most of an hour, and for the proxies tinyproxy and openssl. Sizes are in
 * `__tests__/support/soak-sizes.ts`.
 */
export default {
  ...base,
  testMatch: [
    '<rootDir>/__tests__/faults/**/*.test.ts',
    '<rootDir>/__tests__/soak/**/*.soak.ts',
    '<rootDir>/__tests__/**/{pattern-oracle,same-answer,explain-property,named-programs}.test.ts',
  ],
  globals: { SOAK: true },
  maxWorkers: 2,
};

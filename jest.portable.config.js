import base from './jest.config.js';

/**
 * The tests that should hold on Windows and macOS, too: they start nothing but Node and git, and use no link, file mode or
 * signal. CI runs them there. They were chosen by reading, and run on Linux only so far.
 */
export default {
  ...base,
  testMatch: [
    '<rootDir>/__tests__/shared/*.test.ts',
    '<rootDir>/__tests__/actions/{create-app,create-environment,installs,webhook}/*.test.ts',
    '<rootDir>/__tests__/actions/deploy/{live,smoke-test}/*.test.ts',
    '<rootDir>/__tests__/actions/contract.test.ts',
    '<rootDir>/__tests__/actions/inputs/*.test.ts',
    '<rootDir>/__tests__/actions/deploy/inputs/smoke-test-lines.test.ts',
    '<rootDir>/__tests__/actions/step/{summary,summary-cases}.test.ts',
    '<rootDir>/__tests__/archive/zip/{central-directory,zip64-bound}.test.ts',
    '<rootDir>/__tests__/archive/tasks/{compress,samples}.test.ts',
    '<rootDir>/__tests__/archive/threads/*.test.ts',
    '<rootDir>/__tests__/{conformance,documents,secret-scan,workflows}/*.test.ts',
    '<rootDir>/__tests__/cli/{arguments,inputs}.test.ts',
    '<rootDir>/__tests__/emulator/{faults,http,routes,schemas,seed,state,uploads}/*.test.ts',
    '<rootDir>/__tests__/platform/{api,retry}/*.test.ts',
    '<rootDir>/__tests__/runner/*.test.ts',
    '<rootDir>/__tests__/workspace/{inside,largest,lfs-pointers,nearest-name,other-systems,patterns,user-rules}.test.ts',
    '<rootDir>/__tests__/workspace/git/find-git.test.ts',
  ],
  // A pipe that is a file.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/runner/event.test.ts'],
};

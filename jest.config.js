import { availableParallelism } from 'node:os';
import { swcOptions } from './scripts/jest/swc-options.js';

/** @param {string} glob of tests: below `__tests__`, or from `packages/` on */
const place = (glob) => (glob.startsWith('packages/') ? `<rootDir>/${glob}` : `<rootDir>/__tests__/${glob}`);

const PLATFORM = 'packages/local-platform/__tests__';
/** @param {string} ending before `.ts`: a test file says by it to which part of `npm test` it belongs */
const endingWith = (ending) => [`**/*.${ending}.ts`, `${PLATFORM}/**/*.${ending}.ts`].map(place);

/** Not on every machine: these need what `npm test` does not. */
const OF_SUITES = [
  '/node_modules/',
  '<rootDir>/__tests__/(?:readers|tools|old-node|recipes|frameworks|ci-hosts|browser|fixtures)/',
];

/** @type {import('jest').Config} */
const base = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/__tests__/support/jest/environment.js',
  // `source` leads `#local-platform` to its source.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testMatch: endingWith('test'),
  testPathIgnorePatterns: OF_SUITES,
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '<rootDir>/demo/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest/each-suite.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', swcOptions('page.ts')],
    '^.+\\.tsx$': ['@swc/jest', swcOptions('page.tsx')],
  },
  // More than there are cores, as many tests wait: for a poll, a time-out, a process.
  maxWorkers: availableParallelism() + 1,
  // Tests start many programs, and a process that has grown takes long to fork.
  workerIdleMemoryLimit: '200MB',
  testTimeout: 60_000,
};

/** @param {string[]} globs of `place` */
const only = (...globs) => ({
  testMatch: globs.map(place),
  testPathIgnorePatterns: ['/node_modules/'],
});

/** What git itself is asked about, for many trees: more of them in `soak`. */
const COMPARISONS = '**/{patterns-oracle,walk-same-answer,explain-property,safe-settings-programs}.process.test.ts';

/** What differs from `npm test`, for each name that `scripts/jest/run.js --suite=NAME` takes. */
export const SUITES = {
  /** What a change needs while it is made: all of `npm test` but the next two. */
  fast: {
    testPathIgnorePatterns: [...OF_SUITES, '\\.(?:process|repo)\\.test\\.ts$'],
    // With `--coverage`, which doubles the time. A little less than it was when this was written.
    coverageProvider: 'v8',
    coverageReporters: ['text-summary'],
    collectCoverageFrom: ['src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}'],
    coverageThreshold: { global: { lines: 94, functions: 95, branches: 94 } },
  },
  /** What starts processes, builds apps or takes long: most of the time of `npm test`. */
  process: { testMatch: endingWith('process.test') },
  /** Documents, workflows, scripts: what is beside the code of the product. */
  repo: { testMatch: endingWith('repo.test') },

  /** Our zips in other programs, and theirs in ours: those that `.ci/programs` installs. */
  readers: only('readers/**/*.test.ts'),

  /** With act, actionlint, zizmor and shellcheck, which have to be on the PATH: `scripts/workflows/install-tools.sh`. */
  tools: only('tools/**/*.test.ts'),

  /** Every launcher on a Node that is too old for its bundle. Installs these from the npm registry. */
  'old-node': only('old-node/**/*.test.ts'),

  /**
   * The recipes of docs/how-to/monorepos.md, each with the package manager that it names, an app on the local platform with Yarn
   * classic, the failures of docs/how-to/rehearse.md, and a build from the download. Installs from the npm registry.
   */
  recipes: { ...only('recipes/**/*.test.ts'), testTimeout: 300_000 },

  /**
   * An app of each framework in docs/how-to/frameworks.md, on the local platform. Installs them, and Node 24, from the npm
   * registry. Each deploy has a deadline of its own, which comes first.
   */
  frameworks: { ...only('frameworks/**/*.test.ts'), testTimeout: 900_000, maxWorkers: 1 },

  /** The portal of the local platform in Chromium, from the committed bundles. */
  browser: { ...only('browser/**/*.test.ts'), maxWorkers: 2 },

  /** The pipelines in examples/, by tools that it installs from the npm registry. They need rsync. */
  'ci-hosts': only('ci-hosts/**/*.test.ts'),

  /**
   * What should hold on Windows and macOS, too: these start nothing but Node and git, and use no link, file mode or signal.
   * CI runs them there. They were chosen by reading, and run on Linux only so far.
   */
  portable: {
    ...only(
      'shared/*.test.ts',
      'shared/{apps,files,text}/*.test.ts',
      'actions/{create-app,create-environment,delete-environment,environments,installs,status,builds,webhook}/*.test.ts',
      'actions/deploy/{live,smoke-test}/*.test.ts',
      'actions/contract.test.ts',
      'actions/inputs/*.test.ts',
      'actions/deploy/inputs/after-upload.test.ts',
      'actions/step/report/{summary,summary-cases}.test.ts',
      'archive/zip/{central-directory,zip-format-zip64}.test.ts',
      'archive/tasks/compress.test.ts',
      'archive/threads/*.test.ts',
      '{conformance,documents,imports,jest,secret-scan,workflows}/*.test.ts',
      'cli/{arguments,command-table,variables}.test.ts',
      `${PLATFORM}/{faults,http,portal,routes,schemas,secrets,seed,state,uploads}/*.test.ts`,
      `${PLATFORM}/platform/http-errors.test.ts`,
      'platform/{api,api/local,retry}/*.test.ts',
      'runner/*.test.ts',
      'runner/{github,github-api,secrets,terminal}/*.test.ts',
      'workspace/notes/{largest,placeholders}.test.ts',
      'workspace/paths/disk-other-systems.test.ts',
      'workspace/rules/{nearest-name,patterns,selection-rules}.test.ts',
      'workspace/listing/git/find-git.test.ts',
    ),
    // A pipe that is a file, and a shell script.
    testPathIgnorePatterns: [
      '/node_modules/',
      '<rootDir>/__tests__/(?:runner/github/workflow-run-event|workflows/ci-run).(?:repo.)?test.ts',
    ],
  },

  /**
   * The reliability suites and the comparisons with git in full size. They need most of an hour, and for the proxies
   * tinyproxy and openssl. Sizes are in `__tests__/support/jest/soak-sizes.ts`.
   */
  soak: {
    ...only(
      'faults/**/*.test.ts',
      'soak/**/*.soak.ts',
      'bundle/{machine/open-files,cli/rehearse-full-disk}.process.test.ts',
      COMPARISONS,
    ),
    globals: { SOAK: true },
    maxWorkers: 2,
  },
};

const { JEST_SUITE: name } = process.env;
const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1];
if (name !== undefined && suite === undefined) {
  throw new Error(`There is no suite "${name}": ${Object.keys(SUITES).join(', ')}.`);
}

export default { ...base, ...suite };

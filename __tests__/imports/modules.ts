import { COMPUTED } from './import-graph.ts';

/**
 * What a file of `src` may import, types included. A module is a folder and all below it (`src/x/`), the files of one
 * folder (`src/x/*.ts`) or one file; a file belongs to the module that names it most closely.
 *
 * Modules stand from the ground up: each imports only what stands above it, so no two depend on each other.
 */
export type Modules = Readonly<Record<string, readonly string[]>>;

/** The local platform, a package of its own. */
const PLATFORM = 'packages/local-platform/src';
const SHARED = 'src/shared/';
const CLIENT = ['src/platform/transport/', 'src/platform/retry/'];
/** All that the local platform shares with its client. */
const WIRE = 'src/platform/api/wire.ts';
/** An action sees the CI host as a Runner, and nothing else of it. */
const RUNNER = ['src/runner/runner.ts', 'src/runner/github-api/calls.ts'];
const STEP = 'src/actions/step/';
const SIBLING = [
  SHARED,
  ...CLIENT,
  WIRE,
  'src/platform/api/',
  ...RUNNER,
  STEP,
  'src/actions/inputs/',
  'src/actions/lookup/',
];
const DEPLOY = ['src/secret-scan/', 'src/workspace/', 'src/archive/', ...SIBLING];
/** What every phase of a deploy may know: its inputs, and what is known so far. */
const PHASE = [
  ...DEPLOY,
  ...['outcome.ts', 'inputs/', 'facts.ts', 'progress.ts'].map((name) => `src/actions/deploy/${name}`),
];
const CALLS =
  'builds create-app create-environment delete-environment environments installs probe status webhook'.split(' ');
const DOORS = [`${PLATFORM}/doors.ts`, `${PLATFORM}/program-door.ts`];
const PROMISES = [`${PLATFORM}/errors/`, `${PLATFORM}/schemas/`];
const ANSWERS = [...PROMISES, `${PLATFORM}/state/`, `${PLATFORM}/http/`, `${PLATFORM}/faults/`];

export const MODULES: Modules = {
  [SHARED]: [],
  'src/secret-scan/': [SHARED],
  'src/workspace/': [SHARED],
  'src/archive/': [SHARED, 'src/secret-scan/', 'src/workspace/'],

  [WIRE]: [],
  'src/platform/transport/': [SHARED],
  'src/platform/retry/': [SHARED, 'src/platform/transport/'],
  'src/platform/api/': [SHARED, ...CLIENT, WIRE],

  'src/runner/github-api/calls.ts': [SHARED],
  'src/runner/runner.ts': ['src/runner/github-api/calls.ts'],
  'src/runner/': [SHARED, ...RUNNER],

  [`${PLATFORM}/doors.ts`]: [],
  [`${PLATFORM}/program-door.ts`]: [],
  [`${PLATFORM}/process/`]: [SHARED],
  [`${PLATFORM}/errors/`]: [WIRE],
  [`${PLATFORM}/schemas/`]: [WIRE, `${PLATFORM}/errors/`],
  [`${PLATFORM}/state/`]: [SHARED, WIRE, ...PROMISES],
  [`${PLATFORM}/uploads/`]: [SHARED, WIRE, `${PLATFORM}/errors/`],
  [`${PLATFORM}/secrets/`]: [`${PLATFORM}/schemas/`, `${PLATFORM}/state/`],
  [`${PLATFORM}/http/`]: [...PROMISES, `${PLATFORM}/state/`, `${PLATFORM}/secrets/`],
  [`${PLATFORM}/faults/`]: [...PROMISES, `${PLATFORM}/state/`, `${PLATFORM}/http/`],
  [`${PLATFORM}/seed/`]: [WIRE, SHARED, ...PROMISES, `${PLATFORM}/state/`, `${PLATFORM}/faults/`],
  [`${PLATFORM}/routes/`]: [...ANSWERS, WIRE, `${PLATFORM}/uploads/`],
  [`${PLATFORM}/portal/`]: [SHARED, ...PROMISES, `${PLATFORM}/state/`, `${PLATFORM}/faults/`, `${PLATFORM}/process/`],
  [`${PLATFORM}/builds/`]: [
    SHARED,
    ...PROMISES,
    `${PLATFORM}/state/`,
    `${PLATFORM}/process/`,
    `${PLATFORM}/http/`,
    `${PLATFORM}/secrets/`,
  ],
  [`${PLATFORM}/platform/`]: [
    SHARED,
    ...ANSWERS,
    `${PLATFORM}/builds/`,
    `${PLATFORM}/portal/`,
    `${PLATFORM}/process/`,
    `${PLATFORM}/routes/`,
    `${PLATFORM}/seed/`,
    ...DOORS,
  ],
  [`${PLATFORM}/program/`]: [
    SHARED,
    ...PROMISES,
    `${PLATFORM}/state/`,
    `${PLATFORM}/process/`,
    `${PLATFORM}/builds/`,
    `${PLATFORM}/faults/`,
    `${PLATFORM}/seed/`,
    `${PLATFORM}/platform/`,
    ...DOORS,
  ],

  [`${PLATFORM}/detached/`]: [
    SHARED,
    ...PROMISES,
    `${PLATFORM}/state/`,
    `${PLATFORM}/process/`,
    `${PLATFORM}/builds/`,
    `${PLATFORM}/program/`,
    ...DOORS,
  ],
  [`${PLATFORM}/index.ts`]: [
    ...PROMISES,
    ...DOORS,
    ...['process/', 'detached/', 'platform/', 'program/'].map((name) => `${PLATFORM}/${name}`),
  ],

  'src/actions/inputs/': [SHARED, 'src/platform/api/', ...RUNNER],
  'src/actions/step/': [SHARED, ...CLIENT, 'src/platform/api/', ...RUNNER, 'src/actions/inputs/'],
  'src/actions/lookup/': [
    SHARED,
    'src/platform/retry/',
    'src/platform/api/',
    ...RUNNER,
    'src/actions/inputs/',
    'src/actions/step/',
  ],
  'src/actions/github/': [SHARED, ...CLIENT, 'src/platform/api/', ...RUNNER, STEP],
  'src/actions/create-app/': SIBLING,
  'src/actions/create-environment/': SIBLING,
  'src/actions/delete-environment/': [...SIBLING, 'src/actions/github/'],
  'src/actions/deploy/outcome.ts': DEPLOY,
  'src/actions/deploy/inputs/': DEPLOY,
  'src/actions/deploy/progress.ts': DEPLOY,
  'src/actions/deploy/facts.ts': [...DEPLOY, 'src/actions/deploy/outcome.ts', 'src/actions/deploy/inputs/'],
  'src/actions/deploy/zip/': PHASE,
  'src/actions/deploy/environment/': PHASE,
  'src/actions/deploy/live/': [...PHASE, 'src/actions/deploy/environment/'],
  'src/actions/deploy/purge.ts': PHASE,
  'src/actions/deploy/upload/': [...PHASE, 'src/actions/deploy/environment/', 'src/actions/deploy/live/'],
  'src/actions/deploy/smoke-test/': [...PHASE, 'src/actions/deploy/environment/', 'src/actions/deploy/live/'],
  'src/actions/deploy/report/': [
    ...PHASE,
    'src/actions/deploy/zip/',
    'src/actions/deploy/environment/',
    'src/actions/deploy/purge.ts',
  ],
  'src/actions/deploy/github/': [
    ...PHASE,
    'src/actions/github/',
    'src/actions/deploy/zip/',
    'src/actions/deploy/environment/',
    'src/actions/deploy/live/',
    'src/actions/deploy/upload/',
    'src/actions/deploy/report/',
  ],
  'src/actions/deploy/': [
    ...PHASE,
    ...['zip/', 'environment/', 'live/', 'purge.ts', 'upload/', 'smoke-test/', 'report/', 'github/'].map(
      (name) => `src/actions/deploy/${name}`,
    ),
  ],
  'src/actions/emulator/': SIBLING.concat('src/workspace/'),
  'src/actions/rehearse/': [
    ...SIBLING,
    'src/actions/create-environment/',
    'src/actions/deploy/inputs/',
    'src/actions/deploy/facts.ts',
    'src/actions/deploy/live/',
    'src/actions/deploy/report/',
    'src/actions/deploy/smoke-test/',
    'src/actions/emulator/',
  ],
  'src/actions/init/': [SHARED, 'src/platform/api/', ...RUNNER, STEP, 'src/actions/inputs/', 'src/workspace/'],
  'src/actions/installs/': SIBLING,
  'src/actions/environments/': SIBLING,
  'src/actions/status/': [...SIBLING, 'src/actions/deploy/live/', 'src/actions/github/'],
  'src/actions/builds/': [...SIBLING, 'src/actions/status/'],
  'src/actions/webhook/': SIBLING,
  'src/actions/probe/': SIBLING,

  'src/cli/': [SHARED, 'src/runner/', 'src/runner/runner.ts'],
  'src/entries/calls.ts': CALLS.map((name) => `src/actions/${name}/`),
  'src/entries/': [
    'src/entries/calls.ts',
    SHARED,
    'src/archive/',
    'src/runner/',
    'src/runner/runner.ts',
    'src/actions/inputs/',
    'src/actions/step/',
    'src/actions/deploy/',
    'src/actions/deploy/facts.ts',
    'src/actions/emulator/',
    'src/actions/rehearse/',
    'src/actions/init/',
    'src/cli/',
  ],
};

/** Modules whose files still import each other in circles. */
export const CIRCLES: readonly string[] = [];

/** Which files may import a package, or a module of Node that opens a door to the outside. Nothing else is imported. */
export const PACKAGES: Modules = {
  '#local-platform': ['src/actions/emulator/', 'src/actions/rehearse/', 'src/entries/local-platform.ts'],
  '@actions/core': ['src/runner/github/github.ts'],
  '@actions/exec': ['src/workspace/listing/git/processes.ts'],
  '@actions/github': ['src/runner/github-api/octokit.ts'],
  '@fastify/multipart': [`${PLATFORM}/platform/`],
  ajv: [`${PLATFORM}/schemas/`],
  axios: ['src/platform/transport/'],
  fastify: [`${PLATFORM}/`],
  'find-my-way': [`${PLATFORM}/http/`],
  'https-proxy-agent': ['src/platform/transport/'],
  httpxy: [`${PLATFORM}/builds/`],
  ignore: ['src/workspace/rules/patterns.ts', `${PLATFORM}/builds/causes/`],
  'ipaddr.js': ['src/platform/transport/'],
  'log-update': ['src/runner/terminal/status-line.ts'],
  preact: [`${PLATFORM}/portal/`],
  'preact-render-to-string': [`${PLATFORM}/portal/parts/render.tsx`],
  'proxy-from-env': ['src/platform/transport/'],
  semver: [`${PLATFORM}/builds/`],
  'string-width': ['src/actions/step/report/table.ts'],
  typebox: [`${PLATFORM}/`],
  yaml: [`${PLATFORM}/seed/`],
  yauzl: ['src/archive/prepacked/', `${PLATFORM}/builds/`, `${PLATFORM}/uploads/`],
  'node:child_process': [
    'src/workspace/listing/git/processes.ts',
    `${PLATFORM}/builds/`,
    `${PLATFORM}/detached/launch.ts`,
    'src/actions/rehearse/browser.ts',
  ],
  'node:dns': ['src/platform/transport/'],
  'node:http': ['src/platform/transport/', `${PLATFORM}/`],
  'node:http2': [],
  'node:https': ['src/platform/transport/'],
  'node:net': ['src/platform/transport/', `${PLATFORM}/`],
  'node:tls': ['src/platform/transport/'],
  'node:worker_threads': ['src/archive/threads/'],
  [COMPUTED]: ['src/cli/program.ts'],
};

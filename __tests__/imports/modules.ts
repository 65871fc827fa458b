import { COMPUTED } from './import-graph.ts';

/**
 * What a file of `src` may import, types included. A module is a folder and all below it (`src/x/`), the files of one
 * folder (`src/x/*.ts`) or one file; a file belongs to the module that names it most closely.
 *
 * Modules stand from the ground up: each imports only what stands above it, so no two depend on each other.
 */
export type Modules = Readonly<Record<string, readonly string[]>>;

const SHARED = 'src/shared/';
const JSON_OBJECT = 'src/platform/json-object.ts';
const CLIENT = [JSON_OBJECT, 'src/platform/transport/', 'src/platform/retry/'];
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
const PROMISES = ['src/emulator/errors/', 'src/emulator/schemas/'];
const ANSWERS = [...PROMISES, 'src/emulator/state/', 'src/emulator/http/', 'src/emulator/faults/'];

export const MODULES: Modules = {
  [SHARED]: [],
  'src/secret-scan/': [SHARED],
  'src/workspace/': [SHARED],
  'src/archive/': [SHARED, 'src/secret-scan/', 'src/workspace/'],

  [JSON_OBJECT]: [],
  [WIRE]: [],
  'src/platform/transport/': [SHARED, JSON_OBJECT],
  'src/platform/retry/': [SHARED, JSON_OBJECT, 'src/platform/transport/'],
  'src/platform/api/': [SHARED, ...CLIENT, WIRE],

  'src/runner/github-api/calls.ts': [SHARED],
  'src/runner/runner.ts': ['src/runner/github-api/calls.ts'],
  'src/runner/': [SHARED, ...RUNNER],

  'src/emulator/process/': [SHARED],
  'src/emulator/errors/': [WIRE],
  'src/emulator/schemas/': [WIRE, 'src/emulator/errors/'],
  'src/emulator/state/': [SHARED, WIRE, ...PROMISES],
  'src/emulator/uploads/': [SHARED, WIRE, 'src/emulator/errors/'],
  'src/emulator/access/': ['src/emulator/state/'],
  'src/emulator/secrets/': ['src/emulator/state/'],
  'src/emulator/http/': [...PROMISES, 'src/emulator/state/', 'src/emulator/secrets/'],
  'src/emulator/faults/': [...PROMISES, 'src/emulator/state/', 'src/emulator/http/'],
  'src/emulator/seed/': [WIRE, ...PROMISES, 'src/emulator/state/', 'src/emulator/faults/'],
  'src/emulator/routes/': [...ANSWERS, WIRE, 'src/emulator/uploads/'],
  'src/emulator/portal/': [
    SHARED,
    ...PROMISES,
    'src/emulator/state/',
    'src/emulator/faults/',
    'src/emulator/process/',
    'src/emulator/access/',
  ],
  'src/emulator/builds/': [
    SHARED,
    ...PROMISES,
    'src/emulator/state/',
    'src/emulator/process/',
    'src/emulator/access/',
    'src/emulator/secrets/',
  ],
  'src/emulator/platform/': [
    SHARED,
    ...ANSWERS,
    'src/emulator/access/',
    'src/emulator/builds/',
    'src/emulator/portal/',
    'src/emulator/process/',
    'src/emulator/routes/',
    'src/emulator/seed/',
  ],
  'src/emulator/program/': [
    SHARED,
    ...PROMISES,
    'src/emulator/state/',
    'src/emulator/process/',
    'src/emulator/access/',
    'src/emulator/builds/',
    'src/emulator/faults/',
    'src/emulator/seed/',
    'src/emulator/platform/',
  ],

  'src/actions/inputs/': [SHARED, 'src/platform/api/', ...RUNNER],
  'src/actions/step/': [SHARED, ...CLIENT, 'src/platform/api/', ...RUNNER, 'src/actions/inputs/'],
  'src/actions/lookup/': [
    SHARED,
    'src/platform/retry/',
    'src/platform/api/',
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
    'src/actions/deploy/zip/',
    'src/actions/deploy/environment/',
    'src/actions/deploy/live/',
    'src/actions/deploy/purge.ts',
    'src/actions/deploy/upload/',
    'src/actions/deploy/smoke-test/',
    'src/actions/deploy/report/',
    'src/actions/deploy/github/',
  ],
  'src/actions/emulator/': [
    ...SIBLING,
    'src/workspace/',
    ...PROMISES,
    'src/emulator/access/',
    'src/emulator/process/',
    'src/emulator/builds/',
    'src/emulator/platform/',
    'src/emulator/program/',
  ],
  'src/actions/rehearse/': [
    ...SIBLING,
    'src/actions/create-environment/',
    'src/actions/deploy/inputs/',
    'src/actions/deploy/facts.ts',
    'src/actions/deploy/live/',
    'src/actions/deploy/report/',
    'src/actions/deploy/smoke-test/',
    'src/actions/emulator/',
    'src/emulator/process/',
  ],
  'src/actions/init/': [SHARED, 'src/platform/api/', ...RUNNER, STEP, 'src/actions/inputs/', 'src/workspace/'],
  'src/actions/installs/': SIBLING,
  'src/actions/environments/': SIBLING,
  'src/actions/status/': [...SIBLING, 'src/actions/deploy/live/'],
  'src/actions/builds/': [...SIBLING, 'src/actions/status/'],
  'src/actions/webhook/': SIBLING,
  'src/actions/probe/': SIBLING,

  'src/cli/': [SHARED, 'src/runner/', 'src/runner/runner.ts'],
  'src/entries/': [
    'src/platform/retry/',
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
    'src/emulator/program/',
  ],
};

/** Modules whose files still import each other in circles. */
export const CIRCLES: readonly string[] = [];

/** Which files may import a package, or a module of Node that opens a door to the outside. Nothing else is imported. */
export const PACKAGES: Modules = {
  '@actions/core': ['src/runner/github/github.ts'],
  '@actions/exec': ['src/workspace/listing/git/processes.ts'],
  '@actions/github': ['src/runner/github-api/octokit.ts'],
  '@octokit/core': ['src/runner/github-api/octokit.ts'],
  '@fastify/multipart': ['src/emulator/platform/'],
  ajv: ['src/emulator/schemas/'],
  axios: ['src/platform/transport/'],
  fastify: ['src/emulator/'],
  'find-my-way': ['src/emulator/http/'],
  'https-proxy-agent': ['src/platform/transport/'],
  httpxy: ['src/emulator/builds/'],
  ignore: ['src/workspace/rules/patterns.ts', 'src/emulator/builds/causes/'],
  'ipaddr.js': ['src/platform/transport/'],
  'log-update': ['src/runner/terminal/status-line.ts'],
  preact: ['src/emulator/portal/'],
  'preact-render-to-string': ['src/emulator/portal/parts/render.tsx'],
  'proxy-from-env': ['src/platform/transport/'],
  semver: ['src/emulator/builds/'],
  typebox: ['src/emulator/'],
  yaml: ['src/emulator/seed/'],
  yauzl: ['src/archive/prepacked/', 'src/emulator/builds/', 'src/emulator/uploads/'],
  'node:child_process': [
    'src/workspace/listing/git/processes.ts',
    'src/emulator/builds/',
    'src/actions/emulator/launch.ts',
    'src/actions/rehearse/browser.ts',
  ],
  'node:dns': ['src/platform/transport/'],
  'node:http': ['src/platform/transport/', 'src/emulator/'],
  'node:http2': [],
  'node:https': ['src/platform/transport/'],
  'node:net': ['src/platform/transport/', 'src/emulator/'],
  'node:tls': [],
  'node:worker_threads': ['src/archive/threads/'],
  [COMPUTED]: ['src/cli/program.ts'],
};

/** What a secret input holds, which says how it is masked. */
export type SecretKind =
  | 'password'
  /** A webhook URL, or a part of one. */
  | 'webhook'
  | 'token'
  /** Variables of an app: their values. Those of a text that people read are hidden, by the action itself. */
  | 'variables';

/** What the code must know of an input. Its description is in action.yml. */
export interface Input {
  /** As action.yml has it; without one an input is empty where it is not set. */
  readonly default?: string;
  /** `list`: several lines, so that an option may be repeated. `switch`: an option that stands alone is `true`. */
  readonly kind?: 'list' | 'switch';
  /** One name, or one address: not a path, a pattern or a list. */
  readonly holds?: 'name' | 'address';
  /** The only values. */
  readonly choices?: readonly string[];
  /** No message repeats its value, and it is masked. */
  readonly secret?: SecretKind;
  /** User name or password: no message repeats it, and a run for a pull request from a fork does not have it. */
  readonly isCredential?: true;
  /** Only makes sense in a workflow of GitHub: the command line does not have it. */
  readonly isGitHubOnly?: true;
}

const NAME: Input = { holds: 'name' };
const ADDRESS: Input = { holds: 'address' };
const SWITCH: Input = { kind: 'switch', default: 'false' };
const LIST: Input = { kind: 'list' };
const GITHUB_SWITCH: Input = { ...SWITCH, isGitHubOnly: true };
/** Its default is an expression, for the runner to evaluate. */
const GITHUB_TOKEN: Input = { secret: 'token', isGitHubOnly: true };
const ERROR_OR_IGNORE = { default: 'error', choices: ['error', 'ignore'] } as const satisfies Input;
const WEBHOOK_ACTION = {
  default: 'as-is',
  choices: ['as-is', 'rebuild', 'clean-rebuild', 'purge-cache'],
} as const satisfies Input;

const APP = { account: NAME, app: NAME } satisfies Inputs;
const CREDENTIALS = {
  username: { isCredential: true },
  password: { secret: 'password', isCredential: true },
} satisfies Inputs;
const CONNECTION = { ...CREDENTIALS, 'headless-url': ADDRESS } satisfies Inputs;
const COMMON = { 'timeout-minutes': { default: '30' }, 'fail-on-warning': SWITCH } satisfies Inputs;
/** Which files are sent, and what the zip must be like. */
const FILES = {
  path: { default: '.' },
  include: LIST,
  exclude: LIST,
  'ignore-file': { default: '.deployignore' },
  'max-size': {},
  'secret-scan': { default: 'warn', choices: ['warn', 'error', 'off'] },
  'required-files': LIST,
} as const satisfies Inputs;

type Inputs = Readonly<Record<string, Input>>;

/** Every input of every action, and of each command that is none. A test compares them with the action.yml files. */
export const INPUTS = {
  deploy: {
    ...APP,
    environment: NAME,
    ...CONNECTION,
    ...FILES,
    'compression-level': { default: '6' },
    'dry-run': SWITCH,
    check: SWITCH,
    archive: {},
    'archive-sha256': {},
    ...COMMON,
    'retry-ambiguous': SWITCH,
    wait: { ...SWITCH, choices: ['true', 'false', 'if-possible'] },
    'environment-url': ADDRESS,
    'smoke-test': LIST,
    'smoke-test-minutes': { default: '5' },
    'rollback-archive': {},
    'rollback-archive-sha256': {},
    'purge-cache-webhook': { secret: 'webhook' },
    'fail-on-purge-error': SWITCH,
    'github-token': GITHUB_TOKEN,
    deployment: GITHUB_SWITCH,
    comment: GITHUB_SWITCH,
    'skip-unchanged': GITHUB_SWITCH,
  },
  'create-app': {
    ...APP,
    region: { choices: ['US-C', 'AUS-SE', 'UK', 'EU-W'] },
    ...CONNECTION,
    'if-exists': ERROR_OR_IGNORE,
    ...COMMON,
  },
  'create-environment': {
    ...APP,
    'display-name': NAME,
    'wp-environment': NAME,
    'shell-variables': { kind: 'list', secret: 'variables' },
    branch: { ...NAME, default: 'uploadable' },
    'if-exists': ERROR_OR_IGNORE,
    'base-url': ADDRESS,
    ...CONNECTION,
    ...COMMON,
  },
  'delete-environment': {
    ...APP,
    environment: NAME,
    'closed-pull-requests': GITHUB_SWITCH,
    prefix: NAME,
    'if-missing': ERROR_OR_IGNORE,
    'dry-run': SWITCH,
    comment: GITHUB_SWITCH,
    deployment: GITHUB_SWITCH,
    'github-token': GITHUB_TOKEN,
    ...CONNECTION,
    ...COMMON,
  },
  environments: { ...APP, ...CONNECTION, name: {}, builds: { default: '0' }, ...COMMON },
  webhook: { url: { secret: 'webhook' }, action: WEBHOOK_ACTION, 'retry-ambiguous': SWITCH, ...COMMON },
  installs: {
    'base-url': ADDRESS,
    ...CREDENTIALS,
    'install-id': NAME,
    name: {},
    'page-size': { default: '100' },
    offset: { default: '0' },
    'max-pages': { default: '1000' },
    ...COMMON,
  },
  emulator: {
    port: { default: '0' },
    seed: {},
    faults: {},
    strict: SWITCH,
    'run-apps': SWITCH,
    'idle-minutes': { default: '60' },
    ...COMMON,
    'timeout-minutes': { default: '5' },
  },
  rehearse: {
    env: { kind: 'list', secret: 'variables' },
    'env-from': { secret: 'variables' },
    'watch-seconds': { default: '5' },
    verbose: SWITCH,
    'no-cache': SWITCH,
    open: SWITCH,
    ...APP,
    environment: NAME,
    ...FILES,
    'smoke-test': LIST,
    ...COMMON,
  },
  status: { ...APP, environment: NAME, ...CONNECTION, 'github-token': { secret: 'token' }, ...COMMON },
  builds: { count: { default: '10' }, ...APP, environment: NAME, ...CONNECTION, ...COMMON },
  probe: { ...APP, environment: NAME, record: {}, 'base-url': ADDRESS, ...CONNECTION, ...COMMON },
  init: {
    path: { default: '.' },
    ci: { choices: ['github', 'gitlab', 'azure', 'bitbucket'] },
    ...APP,
    environment: NAME,
    username: CREDENTIALS.username,
    'headless-url': ADDRESS,
    branch: NAME,
    'node-version': {},
    owner: NAME,
    deploy: SWITCH,
    previews: SWITCH,
    nightly: SWITCH,
    rehearsal: SWITCH,
    'wp-environment': NAME,
    'wordpress-url': ADDRESS,
    'dry-run': SWITCH,
  },
} satisfies Readonly<Record<string, Inputs>>;

/** The inputs of the deploy that most workflows need, in the order in which somebody writes one: shown before the others. */
export const EVERYDAY: readonly (keyof typeof INPUTS.deploy)[] = [
  'account',
  'app',
  'environment',
  'username',
  'password',
  'headless-url',
  'path',
  'include',
  'check',
  'wait',
  'smoke-test',
  'purge-cache-webhook',
];

/** The name of an action, or of a command that is none. */
export type CommandName = keyof typeof INPUTS;

/** All of them by their names: no two actions have different secrets, or credentials, of one name. */
export const ALL_INPUTS: ReadonlyMap<string, Input> = new Map(
  Object.values(INPUTS).flatMap((inputs) => Object.entries<Input>(inputs)),
);

/** Whether the whole value is a secret: an option must not hold it, as every user of the machine can see options. */
export function isSecret({ secret }: Input): boolean {
  return secret !== undefined && secret !== 'variables';
}

/** A request of the probe. */
export interface ProbeCall {
  /** Which of the two APIs it goes to (specification section 1). */
  readonly api: 'headless' | 'hosting';
  /** Names in braces are filled in from the inputs, or from earlier answers. */
  readonly path: string;
  /** In messages: `the list of apps`. */
  readonly what: string;
  /** The expected status, where that is not a success. */
  readonly status?: 400 | 401 | 404;
  readonly isWithoutCredentials?: true;
}

const APPS = '/v1/accounts/{account}/apps';
const ENVIRONMENTS = `${APPS}/{app}/environments`;
const BUILDS = `${ENVIRONMENTS}/{environment}/builds`;
/** A UUID that no environment has. */
const MADE_UP = '00000000-0000-4000-8000-000000000000';

/** Every call, in the order in which they are made: the first shows whether the credentials are right. */
export const PROBE_CALLS = {
  apps: { api: 'headless', path: APPS, what: 'the list of apps' },
  app: { api: 'headless', path: `${APPS}/{app}`, what: 'the read of the app' },
  regions: { api: 'headless', path: '/v1/regions', what: 'the list of regions' },
  environments: { api: 'headless', path: ENVIRONMENTS, what: 'the list of environments' },
  environment: { api: 'headless', path: `${ENVIRONMENTS}/{environment}`, what: 'the read of the environment' },
  'newest-builds': {
    api: 'headless',
    path: `${BUILDS}?orderBy=createTime%20desc&pageSize=10`,
    what: 'the list of builds, newest first',
  },
  builds: { api: 'headless', path: BUILDS, what: 'the list of builds' },
  'one-build': { api: 'headless', path: `${BUILDS}?pageSize=1`, what: 'the list of one build' },
  'most-builds': { api: 'headless', path: `${BUILDS}?pageSize=201`, what: 'a long list of builds' },
  build: { api: 'headless', path: `${BUILDS}/{build}`, what: 'the read of the build' },
  'made-up': {
    api: 'headless',
    path: `${ENVIRONMENTS}/${MADE_UP}`,
    what: 'the read of an environment that does not exist',
    status: 404,
  },
  anonymous: {
    api: 'headless',
    path: APPS,
    what: 'the list of apps, without credentials',
    status: 401,
    isWithoutCredentials: true,
  },
  status: { api: 'hosting', path: '/v1/status', what: 'the status of the hosting API', isWithoutCredentials: true },
  installs: { api: 'hosting', path: '/v1/installs?limit=1&offset=0', what: 'the list of installs' },
  'too-many': {
    api: 'hosting',
    path: '/v1/installs?limit=101&offset=0',
    what: 'a list of too many installs',
    status: 400,
  },
  install: { api: 'hosting', path: '/v1/installs/{install}', what: 'the read of the install' },
} as const satisfies Readonly<Record<string, ProbeCall>>;

export type CallId = keyof typeof PROBE_CALLS;

/** The same with wider types. */
export const CALLS: Readonly<Record<CallId, ProbeCall>> = PROBE_CALLS;

/** The path as it is shown, shortened: `…/builds?pageSize=1`. */
export function shortPath({ path }: ProbeCall): string {
  const begin = /^\/v1\/accounts\/\{account\}\/(?:apps\/\{app\}\/(?:environments\/\{environment\}\/)?)?/;
  return path.replace(begin, '…/').replace(MADE_UP, '{made up}').replaceAll('%20', ' ');
}

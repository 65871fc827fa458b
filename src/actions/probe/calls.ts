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
export const CALLS = {
  apps: headless(APPS, 'the list of apps'),
  app: headless(`${APPS}/{app}`, 'the read of the app'),
  regions: headless('/v1/regions', 'the list of regions'),
  environments: headless(ENVIRONMENTS, 'the list of environments'),
  environment: headless(`${ENVIRONMENTS}/{environment}`, 'the read of the environment'),
  'newest-builds': headless(`${BUILDS}?orderBy=createTime%20desc&pageSize=10`, 'the list of builds, newest first'),
  builds: headless(BUILDS, 'the list of builds'),
  'one-build': headless(`${BUILDS}?pageSize=1`, 'the list of one build'),
  'most-builds': headless(`${BUILDS}?pageSize=201`, 'a long list of builds'),
  build: headless(`${BUILDS}/{build}`, 'the read of the build'),
  'made-up': headless(`${ENVIRONMENTS}/${MADE_UP}`, 'the read of an environment that does not exist', { status: 404 }),
  anonymous: headless(APPS, 'the list of apps, without credentials', { status: 401, isWithoutCredentials: true }),
  status: hosting('/v1/status', 'the status of the hosting API', { isWithoutCredentials: true }),
  installs: hosting('/v1/installs?limit=1&offset=0', 'the list of installs'),
  'too-many': hosting('/v1/installs?limit=101&offset=0', 'a list of too many installs', { status: 400 }),
  install: hosting('/v1/installs/{install}', 'the read of the install'),
};

export type CallId = keyof typeof CALLS;

type CallOptions = Pick<ProbeCall, 'status' | 'isWithoutCredentials'>;

function headless(path: string, what: string, more: CallOptions = {}): ProbeCall {
  return { api: 'headless', path, what, ...more };
}

function hosting(path: string, what: string, more: CallOptions = {}): ProbeCall {
  return { api: 'hosting', path, what, ...more };
}

/** The path as it is shown, shortened: `…/builds?pageSize=1`. */
export function shortPath({ path }: ProbeCall): string {
  const begin = /^\/v1\/accounts\/\{account\}\/(?:apps\/\{app\}\/(?:environments\/\{environment\}\/)?)?/;
  return path.replace(begin, '…/').replace(MADE_UP, '{made up}').replaceAll('%20', ' ');
}

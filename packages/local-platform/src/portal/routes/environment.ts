import { formatBytes, countOf } from '../../../../../src/shared/text/format.ts';
import { BUILD_STATES } from '../../schemas/builds.ts';
import { settle, stateOf } from '../../state/builds/builds.ts';
import type { BuildState } from '../../state/builds/builds.ts';
import type { Build, BuildOutput, Environment } from '../../state/model.ts';
import { environmentPath } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { summarize } from '../build-view.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { AppLogView, EnvironmentView, FilterView } from '../pages/environment.tsx';
import type { UploadView } from '../parts/builds.tsx';
import { EnvironmentPage } from '../pages/environment.tsx';
import { render } from '../parts/render.tsx';
import { timeView } from '../times.ts';
import { environmentOf, trailTo } from './find.ts';

/** So many of the newest builds are listed. */
const MAX_LISTED = 20;
/** Lines of the log of an app that are shown: the last. */
const MAX_APP_LINES = 100;

/** One environment: what was uploaded, what became of it, and its variables. */
export function answerEnvironment(request: PageRequest): PageAnswer {
  const environment = environmentOf(request);
  const wanted = {
    showsValues: request.query.get('show') === 'variables',
    state: BUILD_STATES.find((state) => state === request.query.get('state')),
  };
  const view = viewEnvironment(request.service, environment, wanted);
  return render({ title: environment.displayName, trail: trailTo() }, EnvironmentPage(view));
}

/** What the address asks for. */
interface ViewOptions {
  readonly showsValues: boolean;
  /** Of the builds that are listed; undefined for all. */
  readonly state: BuildState | undefined;
}

function viewEnvironment(
  service: Service,
  environment: Environment,
  { showsValues, state }: ViewOptions,
): EnvironmentView {
  const now = service.clock.now();
  settle(environment, now);
  const { id, builds, live, webhooks } = environment;
  const states = builds.map((build) => stateOf(build, now));
  const newest = builds.filter((_, index) => state === undefined || states[index] === state).toReversed();
  return {
    path: environmentPath(environment),
    wpEnvironment: environment.wpEnvironment,
    created: timeView(environment.createTime, now),
    site: service.apps?.siteUrl(environment),
    live: live && summarize(live, now),
    filters: viewFilters(addressOf('environment', { environment: id }), states, state),
    builds: newest.slice(0, MAX_LISTED).map((build) => ({ build: summarize(build, now), upload: viewUpload(build) })),
    olderBuilds: Math.max(0, newest.length - MAX_LISTED),
    showsValues,
    variables: environment.shellVariables.map(({ key, value }) => ({ key, value: showsValues ? value : undefined })),
    appLog: live?.log && viewAppLog(live, live.log),
    address: addressOf('environment', { environment: id }),
    webhooks: webhooks && timeView(webhooks.createTime, now),
    webhooksAddress: addressOf('webhooks', { environment: id }),
    deleteAddress: addressOf('confirmDelete', { environment: id }),
  };
}

/** None where there is nothing to choose from. */
function viewFilters(address: string, states: readonly BuildState[], wanted: BuildState | undefined): FilterView[] {
  const there = BUILD_STATES.filter((state) => states.includes(state) || state === wanted);
  if (there.length < 2 && wanted === undefined) return [];
  return [undefined, ...there].map((state) => ({
    label: `${state ?? 'all'} ${states.filter((each) => state === undefined || each === state).length}`,
    href: state === undefined ? address : `${address}?state=${state}`,
    isCurrent: state === wanted,
  }));
}

function viewAppLog({ id, environment }: Build, log: BuildOutput): AppLogView {
  const written = log.lines().filter(({ step, source }) => step === 'start' && source !== 'platform');
  return {
    lines: written.slice(-MAX_APP_LINES).map(({ text }) => text),
    href: `${addressOf('build', { environment: environment.id, build: id })}#log`,
  };
}

function viewUpload(build: Build): UploadView {
  const { archive, environment, id } = build;
  const folders = archive.entries.filter((name) => name.endsWith('/')).length;
  return {
    size: formatBytes(archive.bytes),
    fileCount: countOf(archive.entryCount - folders, 'file'),
    sha256: archive.sha256,
    filesAddress: `${addressOf('build', { environment: environment.id, build: id })}#files`,
  };
}

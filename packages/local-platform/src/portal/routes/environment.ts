import { formatBytes, countOf } from '../../../../../src/shared/format.ts';
import { settle } from '../../state/builds/builds.ts';
import type { Build, Environment } from '../../state/model.ts';
import { environmentPath } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { summarize } from '../build-view.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { EnvironmentView } from '../pages/environment.tsx';
import type { UploadView } from '../parts/builds.tsx';
import { EnvironmentPage } from '../pages/environment.tsx';
import { render } from '../parts/render.tsx';
import { timeView } from '../times.ts';
import { environmentOf, trailTo } from './find.ts';

/** So many of the newest builds are listed. */
const MAX_LISTED = 20;

/** One environment: what was uploaded, what became of it, and its variables. */
export function answerEnvironment(request: PageRequest): PageAnswer {
  const environment = environmentOf(request);
  const showsValues = request.query.get('show') === 'variables';
  const view = viewEnvironment(request.service, environment, showsValues);
  return render({ title: environment.displayName, trail: trailTo() }, EnvironmentPage(view));
}

function viewEnvironment(service: Service, environment: Environment, showsValues: boolean): EnvironmentView {
  const now = service.clock.now();
  settle(environment, now);
  const { id, builds, live, webhooks } = environment;
  const newest = builds.toReversed();
  return {
    path: environmentPath(environment),
    wpEnvironment: environment.wpEnvironment,
    created: timeView(environment.createTime, now),
    site: service.apps?.siteUrl(environment),
    live: live && summarize(live, now),
    builds: newest.slice(0, MAX_LISTED).map((build) => ({ build: summarize(build, now), upload: viewUpload(build) })),
    olderBuilds: Math.max(0, newest.length - MAX_LISTED),
    showsValues,
    variables: environment.shellVariables.map(({ key, value }) => ({ key, value: showsValues ? value : undefined })),
    address: addressOf('environment', { environment: id }),
    webhooks: webhooks && timeView(webhooks.createTime, now),
    webhooksAddress: addressOf('webhooks', { environment: id }),
    deleteAddress: addressOf('confirmDelete', { environment: id }),
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

import { formatBytes, countOf } from '../../../shared/format.ts';
import { settle } from '../../state/builds/builds.ts';
import type { Build, Environment } from '../../state/model.ts';
import { environmentPath } from '../../state/model.ts';
import type { Service } from '../../state/service.ts';
import { addressOf } from '../addresses.ts';
import { summarize } from '../build-view.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { EnvironmentView, UploadView } from '../pages/environment.tsx';
import { EnvironmentPage } from '../pages/environment.tsx';
import { render } from '../parts/render.tsx';
import { timeView } from '../times.ts';
import { environmentOf, trailTo } from './find.ts';

/** So many of the newest uploads, and builds, are listed. */
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
  const uploads = newest.filter(({ cause }) => cause === 'upload');
  return {
    path: environmentPath(environment),
    wpEnvironment: environment.wpEnvironment,
    created: timeView(environment.createTime, now),
    site: service.apps?.siteUrl(environment),
    live: live && summarize(live, now),
    builds: newest.slice(0, MAX_LISTED).map((build) => summarize(build, now)),
    olderBuilds: Math.max(0, newest.length - MAX_LISTED),
    uploads: uploads.slice(0, MAX_LISTED).map((build) => viewUpload(build, now)),
    olderUploads: Math.max(0, uploads.length - MAX_LISTED),
    showsValues,
    variables: environment.shellVariables.map(({ key, value }) => ({ key, value: showsValues ? value : undefined })),
    address: addressOf('environment', { environment: id }),
    webhooks: webhooks && timeView(webhooks.createTime, now),
    webhooksAddress: addressOf('webhooks', { environment: id }),
    deleteAddress: addressOf('confirmDelete', { environment: id }),
  };
}

function viewUpload(build: Build, now: number): UploadView {
  const { archive, environment, id, createTime } = build;
  const folders = archive.entries.filter((name) => name.endsWith('/')).length;
  return {
    time: timeView(createTime, now),
    size: formatBytes(archive.bytes),
    fileCount: countOf(archive.entryCount - folders, 'file'),
    sha256: archive.sha256,
    filesAddress: `${addressOf('build', { environment: environment.id, build: id })}#files`,
  };
}

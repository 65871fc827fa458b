import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asFullDisk } from '../../../../src/shared/files/full-disk.ts';
import { readContent } from '../seed/content.ts';
import { describeStart } from './details.ts';
import type { LocalPlatform } from '../doors.ts';
import type { Details } from '../program-door.ts';
import { OptionsError } from '../errors/options-error.ts';
import { Problems } from '../errors/problems.ts';
import { readFaults } from '../faults/rules.ts';
import { Activity } from '../http/activity.ts';
import { createHttp } from './http.ts';
import { watchUnused } from '../http/connection.ts';
import { listen, listenOnLocalhost } from '../http/listen.ts';
import type { Listening } from '../http/listen.ts';
import { removeLeftovers } from './leftovers.ts';
import { createPortal } from '../portal/portal.ts';
import { describeLeftRunning } from '../builds/processes/left-running.ts';
import { chooseTempFolder } from '../process/private-folder.ts';
import { claimFolder } from '../process/process-record.ts';
import { allRoutes } from '../routes/all.ts';
import { MAX_ADVANCE_MS } from '../schemas/control/control.ts';
import type { SettableResult, WebhookSetAction } from '../schemas/control/control.ts';
import { checkOptions } from './options.ts';
import type { PlatformOptions } from './options.ts';
import type { RecordedRequest, RequestSummary } from '../schemas/control/requests.ts';
import type { StateReport } from '../schemas/control/state-report.ts';
import { removeFolder } from '../process/remove-folder.ts';
import { describeLog } from '../state/builds/build-log.ts';
import type { Change } from '../state/changes.ts';
import { Changes } from '../state/changes.ts';
import { Clock } from '../state/clock.ts';
import { FaultQueue } from '../state/fault-queue.ts';
import { Identities, newToken } from '../state/identity.ts';
import { PortalAccess } from '../state/portal-access.ts';
import { readWebhooks, setBuildResult, setWebhooks } from '../state/portal.ts';
import { reportState } from '../state/report.ts';
import type { RequestFilter } from '../state/requests.ts';
import { RequestRecord } from '../state/requests.ts';
import { fillFromSeed, openSites, resetToSeed } from '../state/reset.ts';
import type { BuildWatch, Service } from '../state/service.ts';
import { FOLDER_PREFIX, Journal } from '../state/service.ts';
import { Store } from '../state/store.ts';
import type { WebhookUrls } from '../state/webhook-sets.ts';

const DEFAULT_MAX_UPLOAD_BYTES = 2 * 2 ** 30;
const DEFAULT_BUILD_MS = 2000;
/** How long `close` waits for requests that are being answered. */
const GRACE_MS = 2000;

/** A local platform that listens: what its door gives, and what only the program and tests of this repository need. */
export interface Platform extends Pick<LocalPlatform, 'url' | 'addFaults' | 'advance' | 'reset' | 'close'> {
  readonly port: number;
  /** What a client needs: the keys of the line that `--json` prints. */
  readonly details: Details;
  /** What it holds and what happened; the same value as `GET /_control/state`. */
  state(options?: { readonly entries?: boolean }): StateReport;
  clearFaults(): void;
  /** The last requests to the API and its webhooks, newest first: 500 at most. */
  requests(filter?: RequestFilter): RequestSummary[];
  /** One of them with headers and bodies, without secrets; undefined when it is no longer kept. */
  request(id: string): RecordedRequest | undefined;
  /** Calls `listener` when a request was recorded, and when anything else may have changed. @returns ends that */
  subscribe(listener: (change: Change) => void): () => void;
  /** The webhook URLs of an environment; null for each when it has none. @throws Refusal 404 */
  webhooks(environmentId: string): WebhookUrls;
  /** What the user portal does to the webhooks of an environment. @throws Refusal 404 or 409 */
  setWebhooks(environmentId: string, action: WebhookSetAction): WebhookUrls;
  /** Ends a running build now. @throws Refusal 404 or 409 */
  setBuildResult(buildId: string, result: SettableResult): void;
  /** Real time since the last request was answered; 0 while one is. Never moved by `advance`. */
  idleMilliseconds(): number;
  /** Settles when no real build runs (`runApps`). */
  buildsEnded(): Promise<void>;
}

/**
 * Starts the whole service of the specification on 127.0.0.1, in this process.
 * @throws OptionsError naming everything that is wrong with the options; the error of the system when the port is taken or
 *   a folder cannot be made
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const problems = new Problems();
  checkOptions(options, problems);
  const clock = new Clock(options.now);
  const identities = new Identities();
  const { maxUploadBytes, ...seed } = readContent(options, identities, clock.now(), problems);
  OptionsError.throwIf(problems);
  // A test may change its current folder.
  const archiveFolder = options.archives === undefined ? undefined : path.resolve(options.archives);
  if (archiveFolder !== undefined) mkdirSync(archiveFolder, { recursive: true });
  const temporaryFolder = options.temporaryFolder ?? chooseTempFolder(tmpdir()).folder;
  // Loaded only where it is used.
  const builds = options.runApps === true ? await import('../builds/host.ts') : undefined;
  removeLeftovers(temporaryFolder);
  const uploadFolder = makeUploadFolder(temporaryFolder);
  const giveUp = async (error: unknown): Promise<never> => {
    await removeFolder(uploadFolder);
    throw asFullDisk(error, temporaryFolder);
  };
  const activity = new Activity();
  const changes = new Changes();
  const watch: BuildWatch = {
    live: (build) => options.onBuildLive?.(describeLog(build, clock.now()), service.apps?.siteUrl(build.environment)),
    failed: (build) => {
      options.onBuildFailed?.(describeLog(build, clock.now()));
      changes.announce('state');
    },
  };
  let origin = '';
  const service: Service = {
    seed,
    store: new Store(),
    clock,
    identities,
    faults: new FaultQueue(),
    strict: options.strict ?? false,
    buildMilliseconds: options.buildMilliseconds ?? DEFAULT_BUILD_MS,
    maxUploadBytes: options.maxUploadBytes ?? maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
    uploadFolder,
    archiveFolder,
    watch: options.onBuildLive === undefined && options.onBuildFailed === undefined ? undefined : watch,
    apps: await builds
      ?.makeAppHost(
        uploadFolder,
        clock,
        {
          ...watch,
          built: () => changes.announce('state'),
          serverOpened: (server) => activity.watch(server),
          appStopped: (build) => options.onAppStopped?.(describeLog(build, clock.now())),
        },
        options.buildCaches,
      )
      .catch(giveUp),
    controlToken: newToken(),
    portalAccess:
      options.portal === false || options.strict === true ? undefined : new PortalAccess(options.onPortalMisuse),
    commandLine: options.commandLine,
    journal: new Journal(),
    requests: new RequestRecord(),
    changes,
    origin: () => origin,
  };
  fillFromSeed(service);
  try {
    const { portalAccess } = service;
    const portal =
      portalAccess === undefined
        ? undefined
        : createPortal(service, portalAccess, (response) => activity.leaveOut(response));
    const http = await createHttp(service, allRoutes(service), portal);
    activity.watch(http.server);
    const cutUnused = watchUnused(http.server);
    const listening = await (portal === undefined ? listen : listenOnLocalhost)(http, options.port ?? 0);
    origin = listening.origin;
    await openSites(service).catch(async (error: unknown) => {
      await listening.close();
      throw error;
    });
    const close = async () => await stop(service, http, listening, cutUnused, options.onLeftRunning);
    return createPlatform(service, close, activity);
  } catch (error) {
    await service.apps?.close();
    return await giveUp(error);
  }
}

/** The private folder for uploads (0700). */
function makeUploadFolder(parent: string): string {
  try {
    return claimFolder(() => mkdtempSync(path.join(parent, FOLDER_PREFIX)));
  } catch (error) {
    throw asFullDisk(error, parent);
  }
}

function createPlatform(service: Service, close: () => Promise<void>, activity: Activity): Platform {
  const url = service.origin();
  const { clock, requests, changes } = service;
  const changing = <Result>(change: () => Result): Result => {
    const result = change();
    changes.announce('state');
    return result;
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    port: Number(new URL(url).port),
    details: describeStart(service),
    state: ({ entries = true } = {}) => reportState(service, { entries }),
    addFaults: (...faults) => {
      const problems = new Problems();
      const checked = readFaults([...faults], 'faults', problems);
      OptionsError.throwIf(problems);
      changing(() => service.faults.add(checked));
    },
    clearFaults: () => changing(() => service.faults.clear()),
    requests: (filter) => requests.list(filter),
    request: (id) => requests.get(id),
    subscribe: (listener) => changes.subscribe(listener),
    webhooks: (environmentId) => readWebhooks(service, environmentId),
    setWebhooks: (environmentId, action) => changing(() => setWebhooks(service, environmentId, action)),
    setBuildResult: (buildId, result) => setBuildResult(service, buildId, result),
    idleMilliseconds: () => activity.idleMilliseconds(),
    advance: (milliseconds) => {
      // Of a text or NaN, every date from now on would be none.
      if (!(Number.isFinite(milliseconds) && milliseconds >= 0 && milliseconds <= MAX_ADVANCE_MS))
        throw new OptionsError([`milliseconds: must be a number from 0 to ${MAX_ADVANCE_MS}`]);
      changing(() => clock.advance(milliseconds));
    },
    reset: async () => await resetToSeed(service),
    buildsEnded: async () => await service.apps?.buildsEnded(),
    close: () => (closing ??= close()),
  };
}

async function stop(
  service: Service,
  http: FastifyInstance,
  listening: Listening,
  cutUnused: () => void,
  onLeftRunning: PlatformOptions['onLeftRunning'],
): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), GRACE_MS);
  try {
    const closing = listening.close();
    cutUnused();
    await closing;
  } finally {
    clearTimeout(cut);
    await service.apps?.close();
    await removeFolder(service.uploadFolder);
    const left = service.apps === undefined ? [] : await describeLeftRunning(service.uploadFolder);
    for (const sentence of left) onLeftRunning?.(sentence);
  }
}

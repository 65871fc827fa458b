import type { Server } from 'node:http';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOnOneLine } from '../../../../src/shared/text/quoted-lines.ts';
import { createRedact } from '../secrets/redact.ts';
import { removeFolder } from '../process/remove-folder.ts';
import { endBuild, failLive } from '../state/builds/builds.ts';
import type { Clock } from '../state/clock.ts';
import type { Build, Environment } from '../state/model.ts';
import type { AppHost, BuildWatch } from '../state/service.ts';
import { buildApp } from './steps/build-app.ts';
import { AppFolders, removedWith, withoutBuildFolders } from './build-folders.ts';
import type { BuildFolders } from './build-folders.ts';
import { asFailure } from './failure.ts';
import type { StepFailure } from './failure.ts';
import { ProcessGroups } from './processes/groups.ts';
import { forgetOldLogs, LogWriter } from './log-writer.ts';
import { Site } from './serving/site.ts';
import { programVariables, secretsOf, valuesOf } from './processes/variables.ts';

const PAUSED =
  'The version before is ended first, as it listens on a port of its own choice: should this one fail, it is started again.';

/** What an environment has on this machine. */
interface Tenant {
  readonly site: Site;
  /** The zip that builds are made from. */
  source: string;
  /** Ends when its last build did: one runs at a time. */
  last: Promise<void>;
}

/** What one build has. */
interface Run {
  readonly log: LogWriter;
  readonly folders: BuildFolders;
  readonly site: Site;
  readonly source: string;
}

/** Is told what happens. */
export interface HostWatch extends BuildWatch {
  /** A build itself is over, and its app is being started. */
  readonly built: () => void;
  readonly serverOpened: (server: Server) => void;
  /** The platform ends, or the environment was deleted, and its app is live or was. */
  readonly appStopped: (build: Build) => void;
}

/** Builds what was uploaded, and runs it: as the current user, with nothing between it and this machine. */
class LocalApps implements AppHost {
  readonly #tenants = new Map<Environment, Tenant>();
  /** They get no address any more. */
  readonly #deleted = new WeakSet<Environment>();
  /** By id of the environment: one that a reset brings back has the same address again. */
  readonly #ports = new Map<string, number>();
  /** Those of environments that are being deleted. */
  readonly #removals = new Set<Promise<void>>();
  #isClosing = false;

  /** @param folders for what is built and run @param disk the folder for temporary files */
  constructor(
    private readonly folders: AppFolders,
    private readonly groups: ProcessGroups,
    private readonly disk: string,
    private readonly clock: Clock,
    private readonly watch: HostWatch,
  ) {}

  async open(environment: Environment): Promise<void> {
    if (this.#tenants.has(environment)) return;
    const site = await Site.open(this.watch.serverOpened, this.#ports.get(environment.id));
    // Meanwhile it may have been deleted, or opened by another request; or the platform ends.
    if (this.#isClosing || this.#deleted.has(environment) || this.#tenants.has(environment)) {
      site.close();
      return;
    }
    this.#tenants.set(environment, { site, source: this.folders.source('none'), last: Promise.resolve() });
    this.#ports.set(environment.id, site.port);
  }

  siteUrl(environment: Environment): string | undefined {
    return this.#tenants.get(environment)?.site.url;
  }

  async accept(environment: Environment, file: string, id: string): Promise<void> {
    await this.open(environment);
    await copyFile(file, this.folders.source(id));
  }

  async discard(id: string): Promise<void> {
    await rm(this.folders.source(id), { force: true });
  }

  begin(build: Build): void {
    const tenant = this.#tenants.get(build.environment);
    if (tenant === undefined) return;
    if (build.cause === 'upload') {
      // A build that still reads the zip of before was superseded by this one.
      void rm(tenant.source, { force: true }).catch(() => undefined);
      tenant.source = this.folders.source(build.id);
    }
    const folders = this.folders.next();
    const shorten = (text: string): string => withoutBuildFolders(text, folders);
    const log = new LogWriter(this.clock, createRedact(secretsOf(build.environment, process.env)), shorten);
    build.log = log;
    forgetOldLogs(build.environment);
    const controller = new AbortController();
    build.onEnd = () => controller.abort();
    const before = tenant.last;
    const run = { log, folders, site: tenant.site, source: tenant.source };
    tenant.last = before.then(async () => await this.#run(build, run, controller.signal));
  }

  async remove(environment: Environment): Promise<void> {
    this.#deleted.add(environment);
    const tenant = this.#tenants.get(environment);
    if (tenant === undefined) return;
    this.#tenants.delete(environment);
    this.#reportStopped(environment);
    const removal = this.#removeTenant(environment, tenant).finally(() => this.#removals.delete(removal));
    this.#removals.add(removal);
    await removal;
  }

  async buildsEnded(): Promise<void> {
    await Promise.all([...[...this.#tenants.values()].map(({ last }) => last), ...this.#removals]);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const environment of this.#tenants.keys()) {
      this.#reportStopped(environment);
      const { running } = environment;
      if (running?.onEnd === undefined) continue;
      this.watch.failed(running);
      running.onEnd();
    }
    this.groups.endAll();
    await this.buildsEnded();
    for (const { site } of this.#tenants.values()) site.close();
    this.groups.endAll();
  }

  #reportStopped({ builds }: Environment): void {
    for (const build of builds) {
      if (build.ended?.result === 'live' && build.log !== undefined) this.watch.appStopped(build);
    }
  }

  /** Its builds have ended or been cancelled by now. */
  async #removeTenant(environment: Environment, { site, source, last }: Tenant): Promise<void> {
    site.close();
    await last;
    await rm(source, { force: true });
    await removeFolder(this.folders.caches(environment));
  }

  /** Never rejects: what went wrong is part of the build. */
  async #run(build: Build, { log, folders, site, source }: Run, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const own = valuesOf(build.environment.shellVariables);
    const variables = programVariables(process.env, own, folders.temporary);
    const order = {
      source,
      context: { folder: folders.app, disk: this.disk, variables, log, groups: this.groups },
      temporary: folders.temporary,
      caches: this.folders.caches(build.environment),
      clean: build.cause === 'cleanRebuild',
      mustFail: build.willFail,
    };
    const onBuilt = async (): Promise<void> => {
      build.builtTime = this.clock.now();
      this.watch.built();
      if (await site.pause()) log.note('start', PAUSED);
    };
    try {
      const app = await buildApp(order, onBuilt, signal);
      // It answered just before that, and nothing else would end it.
      if (signal.aborted) app.stop();
      signal.throwIfAborted();
      site.moveTo(removedWith(app, folders));
      endBuild(build, 'live', this.clock.now());
      this.watch.live(build);
      void app.ended.then((failure) => this.#endLive(build, site, failure));
    } catch (error) {
      if (!signal.aborted) this.#fail(build, log, site, asFailure(error, 'start', this.disk));
      await removeFolder(folders.whole);
      await this.#resume(build.environment, site);
    }
  }

  /** Brings back the version that was ended for a build which came to nothing. */
  async #resume({ live }: Environment, site: Site): Promise<void> {
    if (live === undefined || this.#isClosing) return;
    try {
      const app = await site.resume();
      if (app !== undefined) void app.ended.then((failure) => this.#endLive(live, site, failure));
    } catch (error) {
      this.#endLive(live, site, asFailure(error, 'start', this.disk));
    }
  }

  #fail(build: Build, log: LogWriter, site: Site, failure: StepFailure): void {
    for (const line of `Failed: ${failure.reason}`.split('\n')) log.note(failure.step, line);
    build.failure = withoutSecrets(failure, build.environment);
    site.showFailure(messageOnOneLine(`The build failed at step "${failure.step}": ${build.failure.message}`));
    endBuild(build, 'failed', this.clock.now());
    this.watch.failed(build);
  }

  /** The app that was live has ended by itself. It is not started again: whoever tries a deploy is to see that. */
  #endLive(build: Build, site: Site, failure: StepFailure): void {
    const { environment } = build;
    if (this.#isClosing || !this.#tenants.has(environment) || environment.live !== build) return;
    build.failure = withoutSecrets(failure, environment);
    site.showEnd(messageOnOneLine(build.failure.message));
    failLive(build, this.clock.now());
    this.watch.failed(build);
  }
}

function withoutSecrets({ step, message }: StepFailure, environment: Environment): NonNullable<Build['failure']> {
  return { step, message: createRedact(secretsOf(environment, process.env))(message) };
}

/**
 * Makes room for everything that is built and run, below the private folder of a platform.
 * @param caches folder in which the caches of builds outlive the platform
 */
export async function makeAppHost(
  platformFolder: string,
  clock: Clock,
  watch: HostWatch,
  caches = path.join(platformFolder, 'caches'),
): Promise<AppHost> {
  const folder = path.join(platformFolder, 'apps');
  await mkdir(folder, { mode: 0o700 });
  const folders = new AppFolders(folder, caches);
  return new LocalApps(folders, new ProcessGroups(), path.dirname(platformFolder), clock, watch);
}

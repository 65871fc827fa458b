import { fileURLToPath } from 'node:url';
import { openBuildCaches } from './detached/build-caches.ts';
import { find } from './detached/find.ts';
import { launch } from './detached/launch.ts';
import { findRunner } from './detached/runner-process.ts';
import type * as doors from './doors.ts';
import type { LocalPlatform, LocalPlatformOptions } from './doors.ts';
import { chooseTempFolder } from './process/private-folder.ts';
import { claimFolder } from './process/process-record.ts';
import type * as programDoor from './program-door.ts';
import type { LocalPlatformProgram } from './program-door.ts';
import { removeLeftovers, STEP_FOLDER_PREFIX } from './platform/leftovers.ts';
import type { PlatformOptions } from './platform/options.ts';
import type { Platform } from './platform/server.ts';

export type * from './doors.ts';
export type * from './program-door.ts';
// For the tests of this repository.
export type { PlatformOptions } from './platform/options.ts';
export type { Platform } from './platform/server.ts';

/** The service in this process (doors.ts), with more for the tests of this repository: all of `Platform`. */
export async function startLocalPlatform(
  options: LocalPlatformOptions | PlatformOptions = {},
): Promise<Platform & LocalPlatform> {
  // Loaded where it is used: a step that starts the program needs none of it.
  const { startPlatform } = await import('./platform/server.ts');
  const platform = await startPlatform(options);
  const { details } = platform;
  return {
    ...platform,
    credentials: { username: details.username, password: details.password },
    account: details.account,
    app: details.app,
    environment: details.environment,
    webhookUrls: {
      rebuild: details['rebuild-webhook'],
      cleanRebuild: details['clean-rebuild-webhook'],
      purgeCache: details['purge-cache-webhook'],
    },
    ...(details['portal-url'] === undefined ? {} : { portalUrl: details['portal-url'] }),
    ...(details['site-url'] === undefined ? {} : { siteUrl: details['site-url'] }),
    control: { url: details['control-url'], token: details['control-token'] },
  };
}

export const program: LocalPlatformProgram = {
  folderPrefix: STEP_FOLDER_PREFIX,
  chooseTempFolder: (folder) => chooseTempFolder(folder),
  removeLeftovers,
  claimFolder,
  launch,
  find,
  findRunner: () => findRunner(),
  openBuildCaches,
};

export async function start(dist: Pick<URL, 'href'>, _name: string, args?: unknown): Promise<void> {
  const { runInForeground } = await import('./program/foreground.ts');
  const options = Array.isArray(args) ? args.map(String) : undefined;
  await runInForeground(process, options, fileURLToPath(new URL('cli/index.js', dist.href)));
}

// What is published is what is here.
({ startLocalPlatform, program, start }) satisfies typeof doors & typeof programDoor;

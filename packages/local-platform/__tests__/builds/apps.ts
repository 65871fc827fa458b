import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { programOnPath } from '../../../../__tests__/support/processes/program-arguments.ts';
import { environmentState, upload } from '../support.ts';
import { zipOf } from '../zip.ts';

/** An app that answers `text`, its variables at /env, its user at /user, and /slow?<file> as soon as that file is there. */
const server = (text: string): string => `
const { existsSync } = require('node:fs');
require('node:http').createServer((request, response) => {
  if (request.url === '/env') return response.end(JSON.stringify(process.env));
  if (request.url === '/user') return response.end(String(process.getuid()));
  const [path, file] = request.url.split('?');
  if (path !== '/slow') return response.end('${text}');
  const timer = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(timer);
    response.end('slow ${text}');
  }, 20);
}).listen(process.env.PORT, process.env.HOST);
`;

/** Of an app without dependencies. */
export const MANIFEST = { name: 'app', version: '1.0.0', scripts: { start: 'node server.js' } };

/** Keeps npm from the network. */
export const NPMRC = 'offline=true\nupdate-notifier=false\n';

/** The PATH before a test put a stand-in for npm on it. */
let pathBefore: string | undefined;
afterEach(() => {
  if (pathBefore !== undefined) process.env['PATH'] = pathBefore;
  pathBefore = undefined;
});

/**
 * Until the end of the test, an `npm` that installs nothing, and only runs the scripts of apps, is the first on the PATH; the
 * real one needs a third of a second to start. For what the platform does with apps, not for what npm does.
 * @param installing what installs nothing: `ci` for an app with a lock file
 */
export function useFastNpm(installing: 'install' | 'ci' = 'install'): void {
  const folder = makeFolder('fast-npm');
  const lines = [
    '#!/bin/sh',
    'case "$1 $2" in',
    `"${installing} "*) ;;`,
    `"run build" | "run start") exec sh -c "$(node --print 'require("./package.json").scripts[process.argv[1]]' "$2")" ;;`,
    `*) exec '${programOnPath('npm')}' "$@" ;;`,
    'esac',
  ];
  writeFileSync(path.join(folder, 'npm'), `${lines.join('\n')}\n`, { mode: 0o755 });
  pathBefore = process.env['PATH'] ?? '';
  process.env['PATH'] = `${folder}${path.delimiter}${pathBefore}`;
}

/** A zip of an app without dependencies. */
export function app(text: string, manifest: object = MANIFEST, files: Record<string, string> = {}): Buffer {
  const all = { 'package.json': JSON.stringify(manifest), 'server.js': server(text), '.npmrc': NPMRC, ...files };
  return zipOf(Object.entries(all).map(([name, data]) => ({ name, data })));
}

/** What the first environment's app answers. */
export async function page(platform: Platform, place = '/'): Promise<string> {
  return await (await fetch(new URL(place, platform.details['site-url']))).text();
}

/** Uploads, and waits until the build has ended. @returns the first environment */
export async function deploy(platform: Platform, zip: Buffer): Promise<ReturnType<typeof environmentState>> {
  expect((await upload(platform, zip)).status).toBe(200);
  await platform.buildsEnded();
  return environmentState(platform);
}

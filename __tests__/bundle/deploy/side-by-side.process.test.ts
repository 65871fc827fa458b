import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, makeRepository } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';
import { httpReply, socketServer } from '../../support/servers/socket-server.ts';

// Steps of one job that run at the same time, as those of a fleet can: its folders are shared, while each step has files
// of its own for outputs and summary.

const APPS = ['north', 'south'] as const;
type App = (typeof APPS)[number];
const OTHER = { north: 'south', south: 'north' } as const;
const environmentOf = (app: App): string => `accounts/acme/apps/${app}/environments/e-1`;
const passwordOf = (app: App): string => `s3cret-of-the-${app}`;

/** A platform that leaves both uploads without an answer. */
async function bothUploading() {
  const sockets = new Map<string, Socket>();
  let onBoth: (() => void) | undefined;
  const both = new Promise<void>((resolve) => (onBoth = resolve));
  const server = await socketServer({
    onBody: (socket, { head }) => {
      sockets.set(/\/apps\/(\w+)\//.exec(head)?.[1] ?? '', socket);
      if (sockets.size === 2) onBoth?.();
    },
  });
  const workspace = makeRepository(SITE);
  const temp = makeFolder('shared-temp');
  const children = new Map<App, ChildProcess>();
  const start = async (app: App) =>
    await runBundle('deploy', {
      workspace,
      inputs: createInputs(server.origin, { app, environment: environmentOf(app), password: passwordOf(app) }),
      variables: { RUNNER_TEMP: temp },
      onStart: (child) => void children.set(app, child),
    });
  const runs = { north: start('north'), south: start('south') };
  await both;
  const accept = (app: App): void => {
    const name = `${environmentOf(app)}/operations/op-${app}`;
    const metadata = { build: `${environmentOf(app)}/builds/b-${app}` };
    sockets.get(app)?.end(httpReply(200, createOperation({ name, metadata })));
  };
  return { runs, accept, temp, cancel: (app: App) => children.get(app)?.kill('SIGTERM') };
}

/** What is in the folders of a temp folder. */
const filesIn = (temp: string): string[] => readdirSync(temp, { recursive: true, encoding: 'utf8' }).toSorted();

test('two deploys at once: each has its own zip, outputs and masks', async () => {
  const first = 'south';
  const { runs, accept, temp } = await bothUploading();
  const before = filesIn(temp);
  accept(first);
  const ended = await runs[first];
  const left = filesIn(temp);
  accept(OTHER[first]);
  const results = { [first]: ended, [OTHER[first]]: await runs[OTHER[first]] };

  expect(before.filter((name) => name.endsWith('.zip'))).toHaveLength(2);
  expect(left.filter((name) => name.endsWith('.zip'))).toHaveLength(1);
  expect(left.filter((name) => !before.includes(name))).toEqual([]);
  expect(filesIn(temp)).toEqual([]);
  for (const app of APPS) {
    const run = results[app];
    expect(run?.exitCode).toBe(0);
    expect(run?.outputs).toMatchObject({ status: 'accepted', 'operation-id': `op-${app}`, 'build-id': `b-${app}` });
    expect(run?.stdout).toContain(`::add-mask::${passwordOf(app)}\n`);
    expect(leaksIn(withoutMasks(run?.stdout ?? ''), [passwordOf(app)])).toEqual([]);
    const written = JSON.stringify([run?.stdout, run?.summary, run?.outputs]);
    expect(written.includes(app)).toBe(true);
    expect(written.includes(OTHER[app])).toBe(false);
  }
});

test('one of two deploys is cancelled: the other one is not', async () => {
  const { runs, accept, temp, cancel } = await bothUploading();
  cancel('north');
  expect(await runs.north).toMatchObject({ exitCode: 143, outputs: { status: 'unknown', 'error-code': 'cancelled' } });
  expect(filesIn(temp).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
  accept('south');
  expect(await runs.south).toMatchObject({ exitCode: 0, outputs: { status: 'accepted', 'build-id': 'b-south' } });
  expect(filesIn(temp)).toEqual([]);
});

test('two dry runs at once: each keeps a zip of its own', async () => {
  const workspace = makeRepository(SITE);
  const temp = makeFolder('shared-temp');
  const options = { workspace, inputs: { 'dry-run': 'true' }, variables: { RUNNER_TEMP: temp } };
  const runs = await Promise.all([runBundle('deploy', options), runBundle('deploy', options)]);
  const zips = runs.map(({ outputs }) => outputs['archive-path'] ?? '');
  expect(new Set(zips).size).toBe(2);
  const kept = filesIn(temp).filter((name) => name.endsWith('.zip'));
  expect(kept.map((name) => `${temp}/${name}`)).toEqual(zips.toSorted());
});

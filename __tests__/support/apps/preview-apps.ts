import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { runningWithTemp } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { zipOf } from '../../../packages/local-platform/__tests__/zip.ts';

/** Answers its text, and with which process. */
const SERVER = (text: string): string =>
  `require('node:http').createServer((_, response) => response.end('${text} ' + process.pid)).listen(process.env.PORT);`;

/** An app without dependencies that answers a text. @param build its build script, where it has one */
export function previewApp(text: string, build?: string): Record<string, string> {
  const scripts = { ...(build === undefined ? {} : { build }), start: 'node server.js' };
  return {
    'package.json': JSON.stringify({ name: 'preview', version: '1.0.0', scripts }),
    'server.js': SERVER(text),
    // Keeps npm from the network.
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
  };
}

/** Build scripts: one that never ends, and one that fails. */
export const ENDLESS_BUILD = `node -e "console.log('begun ' + process.pid); setInterval(() => {}, 1000)"`;
export const FAILING_BUILD = `node -e "console.log('out of paint'); process.exit(3)"`;

/** An environment, as the control path of the local platform shows it. */
interface Shown {
  readonly id: string;
  readonly displayName: string;
  readonly siteUrl: string;
  readonly live: string | null;
  readonly builds: readonly { readonly id: string; readonly state: string }[];
}

/** What a person could look up on a local platform that runs apps. @param temporaryFolder in which it has its folder */
export function lookAt(details: Readonly<Record<string, string>>, temporaryFolder: string) {
  const control = async (place: string): Promise<Response> =>
    await fetch(`${details['control-url']}/${place}`, {
      headers: { Authorization: `Bearer ${details['control-token']}` },
    });
  const environments = async (): Promise<readonly Shown[]> => {
    const { accounts } = (await (await control('state')).json()) as {
      accounts: { apps: { environments: Shown[] }[] }[];
    };
    return accounts[0]?.apps[0]?.environments ?? [];
  };
  return {
    environments,
    /** Of all environments but that of the seed, in order. */
    names: async () =>
      (await environments())
        .slice(1)
        .map(({ displayName }) => displayName)
        .toSorted(),
    environment: async (name: string): Promise<Shown> => {
      const found = (await environments()).find(({ displayName }) => displayName === name);
      if (found === undefined) throw new Error(`There is no environment ${name}.`);
      return found;
    },
    /** The number of the process that the build that runs in an environment has printed: waits until it is there. */
    buildProcess: async (name: string): Promise<number> => {
      for (;;) {
        const running = (await environments())
          .find(({ displayName }) => displayName === name)
          ?.builds.find(({ state }) => state === 'building');
        const log = running === undefined ? '' : await (await control(`log?build=${running.id}`)).text();
        const pid = /begun (\d+)/.exec(log)?.[1];
        if (pid !== undefined) return Number(pid);
        await setTimeout(50);
      }
    },
    /** Files and folders of its apps, and the programs that run. */
    left: () => {
      const [own = ''] = readdirSync(temporaryFolder);
      const apps = path.join(temporaryFolder, own, 'apps');
      const programs = runningWithTemp(temporaryFolder);
      return { uploads: readdirSync(path.join(temporaryFolder, own)), apps: readdirSync(apps), programs };
    },
  };
}

/** Makes an environment as another repository does whose app is the same one, and waits until an app is live in it. */
export async function deployElsewhere(
  { 'headless-url': url, account, app, username, password }: Readonly<Record<string, string>>,
  displayName: string,
  text: string,
): Promise<void> {
  const Authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const place = `accounts/${account}/apps/${app}/environments`;
  const created = await fetch(`${url}/v1/${place}`, {
    method: 'POST',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ displayName, branch: 'uploadable', wpEnvironment: 'acmestage' }),
  });
  const { name } = (await created.json()) as { name: string };
  const environment = name.split('/operations/')[0] ?? '';
  const files = Object.entries(previewApp(text)).map(([file, data]) => ({ name: file, data }));
  const body = new FormData();
  body.set('repository', new Blob([new Uint8Array(zipOf(files))], { type: 'application/zip' }), 'app.zip');
  const sent = await fetch(`${url}/fu/v1/${environment}:upload`, { method: 'POST', headers: { Authorization }, body });
  expect([created.status, sent.status]).toEqual([200, 200]);
  for (;;) {
    const answer = await fetch(`${url}/v1/${environment}`, { headers: { Authorization } });
    if (((await answer.json()) as { build: string }).build !== '') return;
    await setTimeout(50);
  }
}

import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isAlive } from '../support/processes/is-alive.ts';
import { makeClone } from '../support/git/download.ts';
import { CODE_ADDRESS, expectNoSecrets } from '../support/processes/program-arguments.ts';
import type { DemoRun } from '../support/processes/run-demo.ts';
import { runDemo } from '../support/processes/run-demo.ts';
import { sizeOf } from '../support/jest/soak-sizes.ts';
import { always } from '../support/servers/socket-server.ts';
import type { SocketServer } from '../support/servers/socket-server.ts';

let project = '';
let network: SocketServer;

beforeAll(async () => {
  project = makeClone();
  network = await always(500);
});

/** The first page of a portal, as a browser gets it. */
async function openPortal(url: string): Promise<string> {
  const opened = await fetch(url, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return await (await fetch(new URL('/', url), { headers: { cookie } })).text();
}

/** The lines below each heading. */
function sectionsOf(stdout: string): Map<string, string[]> {
  const sections = stdout
    .trim()
    .split('\n\n')
    .map((section) => section.split('\n'));
  return new Map(sections.map(([heading = '', ...lines]) => [heading.replace(/:\d+/u, ':<port>'), lines]));
}

describe('npm run demo -- --open, from a clone with nothing installed', () => {
  let run: DemoRun;
  let site = '';
  let page = '';
  let portal = '';
  let folders: readonly string[] = [];
  let sections: ReadonlyMap<string, readonly string[]>;
  const section = (heading: string): string => sections.get(heading)?.join('\n') ?? '';

  beforeAll(async () => {
    const files = readdirSync(project, { recursive: true });
    run = await runDemo({
      project,
      args: ['--open'],
      network,
      onText: async (stdout, child, temporary) => {
        site = /^The site stays at (\S+) /mu.exec(stdout)?.[1] ?? '';
        if (site === '') return false;
        page = await (await fetch(site)).text();
        portal = await openPortal(/^Portal: (\S+)$/mu.exec(stdout)?.[1] ?? '');
        folders = readdirSync(temporary);
        return process.kill(-(child.pid ?? 0), 'SIGINT');
      },
    });
    sections = sectionsOf(run.stdout);
    expect(readdirSync(project, { recursive: true })).toEqual(files);
  });

  test('tells its story in about 80 lines', () => {
    expect([...sections.keys()]).toEqual([
      'The local platform is up and stands in for the host. This step deploys demo/site to it:',
      'Its log:',
      'Its outputs (6 of 15):',
      'Its job summary:',
      '21 files arrived. Left out:',
      'The platform has installed, built and started the site. The page at http://127.0.0.1:<port> now shows:',
      'Now a line of content/menu.json is changed and committed:',
      'The same step runs again. The end of its log:',
      'And the line of the page:',
      'The site stays at http://127.0.0.1:<port> until Ctrl-C ends it.',
    ]);
    // A slow machine adds lines on the progress of its builds.
    expect(run.stdout.trim().split('\n').length).toBeLessThan(85);
    expect(run.stderr).toBe('');
  });

  test('shows the step, and no secret of it', () => {
    const step = section('The local platform is up and stands in for the host. This step deploys demo/site to it:');
    expect(step).toMatch(/^ {4}- uses: YOUR_ACCOUNT\/headless-deploy@v1\n {6}with:\n {8}account: acme\n/u);
    expect(step).toMatch(/^ {8}password: \*\*\*$/mu);
    expect(step).toMatch(/^ {8}purge-cache-webhook: \*\*\*$/mu);
    expect(step).toMatch(/^ {8}wait: true$/mu);
    expect(run.stdout.replace(/^Portal: .*$/mu, '')).not.toContain('token=');
  });

  test('shows the log of a deploy that goes live, without a warning', () => {
    const log = section('Its log:');
    expect(log.match(/^ {2}\S.*$/gmu)).toEqual([
      '  > Choose files',
      '  > Pack',
      '  > Upload',
      '  > Wait until live',
      '  > Smoke test',
    ]);
    expect(log).toMatch(/^ {4}Live after .*\n {4}Cache purge: done$/mu);
    expect(log).toMatch(/^ {4}All as expected after /mu);
  });

  test('shows outputs and summary', () => {
    const outputs = section('Its outputs (6 of 15):');
    const build = /build-path: +accounts\/acme\/\S+\/builds\/(\S+)$/mu.exec(outputs)?.[1] ?? 'none';
    expect(outputs).toMatch(
      new RegExp(
        String.raw`^ +status: +live\n +operation-name: +accounts/acme/\S+/operations/\S+\n[^]+\n +purge-status: +done\n +url: +${site}$`,
        'u',
      ),
    );
    expect(section('Its job summary:')).toMatch(
      /^ {4}✔ Deploy is live: acme \/ storefront \/ Production\n.*\n {4}From \w{7} \(main\) in /u,
    );
    expect(section('Its job summary:')).toContain(`Build:            ${build.slice(0, 8)}…\n`);
  });

  test('shows what was not sent, and the line of the page before and after', () => {
    expect(sections.get('21 files arrived. Left out:')).toEqual([
      '    node_modules/installed/index.js, .env.local, content/drafts/winter.json (git), docs/notes.md, src/hours.test.js (.deployignore)',
    ]);
    expect(
      section('The platform has installed, built and started the site. The page at http://127.0.0.1:<port> now shows:'),
    ).toBe('    Flat white €3.60 Double ristretto, whole or oat milk');
    expect(section('Now a line of content/menu.json is changed and committed:')).toMatch(
      /^ {2}- .*"price": 3\.6 .*\n {2}\+ .*"price": 3\.9 .*$/u,
    );
    expect(section('The same step runs again. The end of its log:')).toMatch(
      /^ {2}> Wait until live\n(?: {4}.*\n)* {4}Live after .*\n {4}Cache purge: done\n {2}> Smoke test\n/u,
    );
    expect(section('And the line of the page:')).toBe('    Flat white €3.90 Double ristretto, whole or oat milk');
  });

  test('the site answers until Ctrl-C, which soon ends everything', async () => {
    expect(page).toContain('<span class="price">€3.90</span>');
    expect(run.endedWithin).toBeLessThan(sizeOf('killLimit'));
    await expect(fetch(site)).rejects.toThrow('fetch failed');
    // Two deploys: install, build, start.
    expect(run.npmPids).toHaveLength(6);
    await ended(run.npmPids);
    expect([run.exitCode, run.leftovers]).toEqual([0, []]);
  });

  test('where all of it is killed, the next local platform ends what is left: it lies beside it', () => {
    expect(folders).toContainEqual(expect.stringMatching(/^local-platform-/u));
  });

  test('prints the portal, and opens it beside the site by an address that others may see', () => {
    const [, url = ''] =
      / until Ctrl-C ends it\.\nPortal: (http:\/\/localhost:\d+\/)\?token=\S+\n$/u.exec(run.stdout) ?? [];
    expect(portal).toContain('Build 2');
    expect(run.openedPages).toEqual([site, expect.stringMatching(CODE_ADDRESS)]);
    expect(run.openedPages[1]).toContain(url);
  });

  test('starts no program with a secret among its arguments', () => {
    expectNoSecrets(run.commands, []);
    for (const program of [
      /^git .* commit /,
      /^npm (?:ci|install)/,
      /dist\/emulator\/index\.js /,
      /dist\/deploy\/index\.js/,
    ])
      expect(run.commands).toContainEqual(expect.stringMatching(program));
  });

  test('asks nothing of the network', () => {
    expect(network.connections()).toBe(0);
  });
});

/** The system takes a moment to end what is killed. */
async function ended(pids: readonly number[]): Promise<void> {
  while (pids.some((pid) => isAlive(pid))) await pause(20);
}

describe('cut short, it ends everything and leaves nothing behind', () => {
  test('by Ctrl-C while it deploys', async () => {
    const run = await runDemo({
      project,
      network,
      onText: (stdout, child) => stdout.includes('> Wait until live') && process.kill(-(child.pid ?? 0), 'SIGINT'),
    });
    expect([run.exitCode, run.stderr, run.leftovers, run.openedPages]).toEqual([130, '', [], []]);
    expect(run.endedWithin).toBeLessThan(sizeOf('killLimit'));
    await ended(run.npmPids);
  });

  test('by a reader that has seen enough', async () => {
    const run = await runDemo({
      project,
      network,
      onText: (_, { stdout }) => {
        stdout?.destroy();
        return true;
      },
    });
    expect([run.exitCode, run.stderr, run.leftovers]).toEqual([1, '', []]);
    await ended(run.npmPids);
  });
});

test('an option that it does not have is one error that names what is allowed', async () => {
  const { exitCode, stdout, stderr } = await runDemo({ project, network, args: ['--opne', '--open', 'fast'] });
  expect([exitCode, stdout, stderr]).toEqual([2, '', 'Unknown option "--opne", "fast". Allowed: --open, --help.\n']);
});

test('--help names its commands', async () => {
  const { exitCode, stdout } = await runDemo({ project, network, args: ['--help'] });
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('npm run demo -- --open')]);
});

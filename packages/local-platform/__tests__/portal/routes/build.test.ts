import { expect, test } from '@jest/globals';
import { LogWriter } from '../../../src/builds/log-writer.ts';
import { answerBuild } from '../../../src/portal/routes/build.ts';
import type { LogLine, Step } from '../../../src/schemas/control/build-log.ts';
import { makeAccounts } from '../../../src/seed/accounts.ts';
import { DEFAULT_SEED } from '../../../src/seed/content.ts';
import { addBuild, endBuild } from '../../../src/state/builds/builds.ts';
import { Clock } from '../../../src/state/clock.ts';
import { Identities } from '../../../src/state/identity.ts';
import type { Build } from '../../../src/state/model.ts';
import type { Service } from '../../../src/state/service.ts';
import { Store } from '../../../src/state/store.ts';
import { buildIdOf, environmentState, start, upload } from '../../support.ts';
import { submit, textOf, visit } from '../browser.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

/** The page of a build on a platform that runs apps, two seconds after it began. @param change what the build was */
function pageOf(change: (build: Build) => void, entries: readonly string[] = ['package.json']): string {
  const store = new Store();
  const identities = new Identities();
  for (const account of makeAccounts(DEFAULT_SEED, identities, NOW)) store.accounts.set(account.name, account);
  const [environment] = store.environments();
  if (environment === undefined) throw new Error('The default seed has an environment.');
  const archive = { sha256: 'abc', bytes: 5000, entryCount: entries.length, entries, sizes: entries.map(() => 10) };
  const from = { archive, commit: undefined, cause: 'upload', willFail: false } as const;
  const build = addBuild(environment, { id: 'b', operationId: 'o', ...from }, Number.POSITIVE_INFINITY, NOW);
  change(build);
  const service = { store, clock: new Clock(() => NOW + 2000), apps: {} } as Service;
  const params = { environment: environment.id, build: 'b' };
  return answerBuild({ service, params, query: new URLSearchParams(), form: new URLSearchParams() }).body;
}

function line(step: Step, text: string): LogLine {
  return { time: '2026-01-01T00:00:00.000Z', step, source: 'stdout', text };
}

function withLog(build: Build, lines: readonly LogLine[]): void {
  const log = new LogWriter(new Clock(() => NOW), String);
  for (const { step, source, text } of lines) log.add(step, source, { text, cut: 0, isPart: false });
  build.log = log;
}

test('while it runs: the step, and the log so far', () => {
  const html = pageOf((build) => withLog(build, [line('unpack', 'Unpacked.'), line('install', '$ npm ci')]));
  expect(textOf(html)).toMatch(/State building step 3 of 5: install .* So far 2\.0 s /);
  expect(textOf(html)).toContain('Log unpack 0.0 s Unpacked. install 2.0 s $ npm ci');
  expect(html).toContain('<progress value="0.4">');
});

test('what an earlier step still writes is in the log of that step, once', () => {
  const late = [line('build', 'Built.'), line('start', 'Listens.'), line('build', 'Cache written.')];
  const html = pageOf((build) => withLog(build, late));
  expect(textOf(html)).toMatch(
    / step 5 of 5: start .* Log build 0\.0 s Built\. Cache written\. start 2\.0 s Listens\. Files /,
  );
});

test('why it failed, with what the program wrote', () => {
  const html = pageOf((build) => {
    endBuild(build, 'failed', NOW + 1000);
    build.failure = { step: 'build', message: 'npm run build ended.\n<b>error</b> \u202e\u001b[31m' };
    withLog(build, [line('build', '<script>alert(1)</script>')]);
  });
  expect(textOf(html)).toContain('Failed at step "build" npm run build ended. <b>error</b> \\u202e\\u001b[31m');
  expect(html).not.toMatch(/<b>|<script>|[\u202e\u001b]/);
  expect(textOf(html)).toContain('Took 1.0 s');
});

test('the failing line is marked, and the usage of npm is left out', () => {
  const usage = ['Usage:', 'npm ci', '', 'Options:', '[--omit <dev>]', 'Run "npm help ci" for more info'];
  const output = [
    'added 1 package',
    'npm error code EUSAGE',
    'npm error shop@1.0.0 is missing',
    ...usage.map((text) => `npm error ${text}`),
    'npm error A log',
  ];
  const html = pageOf((build) => {
    endBuild(build, 'failed', NOW + 1500);
    build.failure = {
      step: 'install',
      message: ['The log says: npm error shop@1.0.0 is missing', ...output].join('\n'),
    };
    withLog(
      build,
      output.map((text) => line('install', text)),
    );
  });
  expect(html).toContain(
    'npm error code EUSAGE\n<mark>npm error shop@1.0.0 is missing</mark>\nnpm error A log\n</pre>',
  );
  expect(html).toContain('<h3>install <span class="muted">1.5 s</span></h3>');
  expect(html).not.toMatch(/--omit|Usage:|for more info/);
});

test('of a long log the last thousand lines', () => {
  const lines = Array.from({ length: 1002 }, (_, index) => line('build', `line ${index}.`));
  const text = textOf(pageOf((build) => withLog(build, lines)));
  expect(text).toMatch(/2 earlier lines not shown build [\d.]+ s line 2\. /);
  expect(text).toContain(' line 1001.');
});

test('the files of the upload, with names made of markup', () => {
  const html = pageOf(() => undefined, ['<img src=x>.js', 'src/', 'src/a&b.js', 'src/x/"quoted".js']);
  expect(textOf(html)).toContain('Files src/ 20 B x/ 10 B "quoted".js 10 B a&b.js 10 B <img src=x>.js 10 B');
  expect(html).not.toContain('<img');
  expect(textOf(html)).toContain('5.0 kB, 30 B unpacked');
});

test('where its log is gone', () => {
  expect(textOf(pageOf(() => undefined))).toContain('its log was deleted');
});

test('a simulated build that runs is ended as what is chosen, and a real one is not', async () => {
  expect(pageOf(() => undefined)).not.toContain('End this build now');
  const platform = await start();
  const build = buildIdOf(await upload(platform));
  const path = `/environments/${platform.details.environment}/builds/${build}`;
  const { text } = await visit(platform, path);
  expect(textOf(text)).toContain('End this build now End as live End as failed End as cancelled');
  const [, action = ''] = /<form class="actions" method="post" action="([^"]+)"/.exec(text) ?? [];
  expect((await submit(platform, action, { result: 'superseded' })).status).toBe(400);

  const ended = await submit(platform, action, { result: 'failed' });
  expect([ended.status, ended.headers.location]).toEqual([303, path]);
  expect(environmentState(platform).builds[0]?.state).toBe('failed');
  expect(textOf((await visit(platform, path)).text)).not.toContain('End this build now');
  const refused = await submit(platform, action, { result: 'live' });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('data-refresh-on>')]);
});

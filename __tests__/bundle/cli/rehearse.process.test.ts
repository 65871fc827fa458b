import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { isAlive } from '../../support/processes/is-alive.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { runCli } from '../../support/processes/run-cli.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/command.js', import.meta.url));
const NPMRC = 'offline=true\nupdate-notifier=false\n';
/** Answers with a variable, and goes on for ever. */
const SERVER = `require('node:http').createServer((_, r) => r.end('Hello ' + process.env.NAME)).listen(process.env.PORT)`;

/** An app without dependencies. @param scripts of its package.json */
function appWith(scripts: Readonly<Record<string, string>>): string {
  const manifest = JSON.stringify({ name: 'app', version: '1.0.0', scripts: { build: 'node -v', ...scripts } });
  return plant(makeFolder('apps'), {
    'app/package.json': manifest,
    'app/server.js': SERVER,
    'app/.npmrc': NPMRC,
    'app/app.env': 'NAME="Ann Lee"\n',
  });
}

test('from a clone: live, with variables, paths relative to where npm was run; the file with them is not sent', async () => {
  useFastNpm();
  const { exitCode, stdout, stderr, leftovers } = await runCli({
    // As package.json has it.
    program: '--',
    args: [
      SCRIPT,
      'rehearse',
      'app',
      '--env-from',
      'app/app.env',
      '--smoke-test',
      '/ 200 Hello Ann Lee',
      '--watch-seconds',
      '1',
    ],
    variables: { INIT_CWD: appWith({ start: 'node server.js' }) },
  });
  expect([exitCode, leftovers, stdout]).toEqual([0, [], 'status: live\n']);
  expect(stderr).toMatch(/^This builds and runs the app on this machine, as you and without a sandbox\.\n/);
  expect(stderr).toMatch(/^ {2}3 files, .* from \/\S+\/app$/m);
  expect(stderr).not.toContain('npm run build');
  expect(stderr).toMatch(/^Live after .*\n(?:.*\n)*Smoke test\n/m);
  expect(stderr).toMatch(/^Watching the app for 1 s \(--watch-seconds\)\nThe app still runs\.\n/m);
  expect(stderr).toMatch(
    /\nThe app has stopped\. .*\nThe local platform was stopped\.\nLive: \/ answered 200 in \d+ ms, 1 warning\n$/,
  );
});

test('--open: the last line before the site stays says what was seen', async () => {
  useFastNpm();
  const cwd = appWith({ start: 'node server.js' });
  const { exitCode, stdout, stderr } = await runCli({
    args: ['rehearse', 'app', '--open', '--watch-seconds', '0'],
    cwd,
    onStart: (child) => {
      child.stderr?.on('data', (chunk: Buffer) => String(chunk).includes('until Ctrl-C') && child.kill('SIGINT'));
    },
  });
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^status: live\nurl: http:\S+\n$/)]);
  expect(stderr).toMatch(/^Live: \/ answered 200 in \d+ ms, 1 warning\nThe site stays at http:\S+ until Ctrl-C/m);
  expect(stderr).toMatch(/\nThe local platform was stopped\.\n$/);
});

test('the second time, the build has its caches again, and --verbose shows what it writes', async () => {
  useFastNpm();
  // Tells what it finds, and leaves more.
  const build = `node -e "const fs = require('fs'); fs.mkdirSync('.cache', { recursive: true }); console.log('cached: ' + fs.readdirSync('.cache')); fs.writeFileSync('.cache/made', '')"`;
  const cwd = appWith({ build, start: 'node server.js' });
  const variables = { HOME: makeFolder('home') };
  const args = ['rehearse', 'app', '--watch-seconds', '0', '--verbose'];
  const nextLog = async (): Promise<string> => {
    const run = await runCli({ args, cwd, variables });
    expect([run.exitCode, run.leftovers]).toEqual([0, []]);
    return run.stderr;
  };
  const first = await nextLog();
  expect(first).toMatch(
    /^The caches of the build are kept for the next rehearsal: \S+\/\.cache\/headless-deploy\/\S+$/m,
  );
  expect(first).toMatch(/^ {4}\$ npm run build$/m);
  expect(first).toMatch(/^ {4}cached: $/m);
  const second = await nextLog();
  expect(second).toMatch(/^The build starts with the caches of the last one: \S+ \(--no-cache builds without them\)$/m);
  expect(second).toMatch(/^ {4}Cache of the previous build: \.cache$/m);
  expect(second).toMatch(/^ {4}cached: made$/m);
});

test('in the clone it asks for the folder of an app', async () => {
  const { exitCode, stderr } = await runCli({
    program: '--',
    args: [SCRIPT, 'rehearse'],
    cwd: path.dirname(path.dirname(SCRIPT)),
  });
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringMatching(/^\S*Name the folder of your app, .*: "npm run rehearse -- \.\.\/my-app"\.\n/),
  ]);
});

/** The local platform of a rehearsal, and the process of its app that runs until it is ended. */
interface Platform {
  readonly temp: string;
  readonly pids: readonly number[];
}

/** Calls `act` while a build runs that never ends. */
async function duringBuild(act: (child: ChildProcess) => void) {
  useFastNpm();
  const apps = appWith({ build: 'node hang.js', start: 'node server.js' });
  const mark = path.join(apps, 'hangs');
  plant(apps, {
    'app/hang.js': `require('node:fs').writeFileSync(${JSON.stringify(mark)}, String(process.pid)); setInterval(() => {}, 1000)`,
  });
  let found: Platform | undefined;
  const onStart = async (child: ChildProcess): Promise<void> => {
    while (!existsSync(mark) || readFileSync(mark, 'utf8') === '') await setTimeout(20);
    found = platformOf(temp, Number(readFileSync(mark, 'utf8')));
    act(child);
  };
  const temp = makeFolder('temp');
  let acting: Promise<void> | undefined;
  const run = await runCli({
    args: ['rehearse', 'app'],
    cwd: apps,
    variables: { TMPDIR: temp },
    onStart: (child) => {
      acting = onStart(child);
    },
  });
  await acting;
  return { ...run, temp, pids: found?.pids ?? [] };
}

function platformOf(temp: string, app: number): Platform {
  const [folder = ''] = readdirSync(temp);
  const { pid } = JSON.parse(readFileSync(path.join(temp, folder, 'process.json'), 'utf8')) as { pid: number };
  return { temp, pids: [pid, app] };
}

describe('while a build runs, it ends everything and leaves nothing behind', () => {
  test('Ctrl-C', async () => {
    const { exitCode, stderr, temp, pids } = await duringBuild((child) => child.kill('SIGINT'));
    expect([exitCode, readdirSync(temp), pids.length]).toEqual([130, [], 2]);
    expect(pids.filter((pid) => isAlive(pid))).toEqual([]);
    expect(stderr).toContain('was cut off at step "build": the local platform ended.');
  });

  test('a kill, which the local platform notices', async () => {
    const { exitCode, temp, pids } = await duringBuild((child) => child.kill('SIGKILL'));
    expect([exitCode, pids.length]).toEqual([null, 2]);
    while (readdirSync(temp).length > 0 || pids.some((pid) => isAlive(pid))) await setTimeout(20);
  });
});

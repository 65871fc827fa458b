import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { useFastNpm } from '../../packages/local-platform/__tests__/builds/apps.ts';
import { ENTRIES } from '../../scripts/entries.js';
import { previewApp } from '../support/apps/preview-apps.ts';
import { makeDownload, unpackDownload } from '../support/git/download.ts';
import { initRepository, makeFolder, plant } from '../support/git/folders.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';
import { INPUTS } from '../../src/shared/inputs.ts';
import type { CommandName } from '../../src/shared/inputs.ts';
import { runCli, variablesOf } from '../support/processes/run-cli.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const home = makeFolder('npm-home');

/** npm without the settings and the cache of whoever runs this. */
function npm(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env['PATH'], HOME: home, npm_config_cache: path.join(home, 'cache') };
  const options = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  return execFileSync('npm', [...args, ...options], { cwd, env, encoding: 'utf8' });
}

let tar: Buffer;
let folder = '';
beforeAll(() => {
  tar = makeDownload();
  folder = unpackDownload(tar);
});

/** Everything in `dist/`. */
function filesOf(project: string): string[] {
  return readdirSync(path.join(project, 'dist'), { recursive: true, encoding: 'utf8' }).toSorted();
}

describe('the download of a step', () => {
  test('is below 1.35 MB, and its bundles are below 6 MB', () => {
    const dist = path.join(folder, 'dist');
    const sizes = readdirSync(dist, { recursive: true }).map((name) => statSync(path.join(dist, String(name))).size);
    expect(sizes.length).toBeGreaterThan(ENTRIES.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6e6);
    expect(gzipSync(tar).length).toBeLessThan(1.35e6);
  });

  test.each(['axios/lib/axios.js', '@actions/core/lib/core.js'])('has %s once', (name) => {
    const dist = path.join(folder, 'dist');
    const files = readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.js'));
    const holders = files.filter((file) =>
      readFileSync(path.join(dist, String(file)), 'utf8').includes(`MODULE: ./node_modules/${name}\n`),
    );
    expect(holders.length).toBe(1);
  });

  test('has the pages of the portal apart from what starts the local platform', () => {
    const bundle = path.join(folder, 'dist', 'local-platform');
    const files = readdirSync(bundle).filter((file) => file.endsWith('.js'));
    const holders = files.filter((file) => readFileSync(path.join(bundle, file), 'utf8').includes('Skip to content'));
    expect(holders).toEqual([expect.stringMatching(/^\d+\.index\.js$/)]);
  });

  test("calls nothing of its own by the name of somebody else's package", () => {
    const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { name?: string }>;
    };
    const own = Object.entries(packages).filter(([place]) => !place.startsWith('node_modules/'));
    expect(own.map(([place, { name }]) => [place, name])).toEqual([
      ['', '@YOUR_ACCOUNT/headless-deploy'],
      ['packages/local-platform', '@YOUR_ACCOUNT/headless-deploy-local-platform'],
      ['scripts/without-debug', '@YOUR_ACCOUNT/headless-deploy-without-debug'],
      ['scripts/without-form-data', '@YOUR_ACCOUNT/headless-deploy-without-form-data'],
      ['scripts/without-http-client', '@YOUR_ACCOUNT/headless-deploy-without-http-client'],
    ]);
  });

  test('has what an action needs, and its source, but no tests and no local platform', () => {
    const names = readdirSync(folder);
    const needed = [
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package-lock.json',
      'package.json',
      'scripts',
      'src',
    ];
    expect(names).toEqual(expect.arrayContaining(needed));
    expect(
      names.filter((name) =>
        /^(?:\.ci|\.github|__tests__|bench|demo|docs|node_modules|packages|jest.*|llms.*)$/.test(name),
      ),
    ).toEqual([]);
    const ours = [
      '.oxlintrc.json',
      'CODE_OF_CONDUCT.md',
      'CONTRIBUTING.md',
      'RELEASE.md',
      'SECURITY.md',
      'scripts/docs.js',
      'scripts/frameworks.js',
      'scripts/jest',
      'scripts/release',
      'scripts/workflows',
      'src/README.md',
    ];
    expect(ours.filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
  });

  test.each(ENTRIES.flatMap(({ name, actionFile }) => (actionFile === undefined ? [] : [[name, actionFile] as const])))(
    '%s: its action.yml, README and the files that it names are there',
    (name, actionFile) => {
      const action = path.join(folder, path.dirname(actionFile));
      const { runs } = parse(readFileSync(path.join(folder, actionFile), 'utf8')) as { runs: Record<string, string> };
      const launchers = [runs['main'], runs['post']].flatMap((file) => (file === undefined ? [] : [file]));
      expect(path.resolve(action, launchers[0] ?? '')).toBe(path.join(folder, 'dist', name, 'index.js'));
      const files = ['README.md', ...launchers];
      expect(files.filter((file) => !existsSync(path.resolve(action, file)))).toEqual([]);
    },
  );

  // The build has started each launcher of it (scripts/smoke.js).
  test('has all of dist/', () => {
    expect(filesOf(folder)).toEqual(filesOf(PROJECT));
  });
});

describe('the npm package, packed from the download and installed into an empty folder without network', () => {
  const target = makeFolder('npm-install');
  let tarball = '';
  let program = '';

  beforeAll(() => {
    const packed = JSON.parse(npm(folder, 'pack', '--json', '--pack-destination', home)) as {
      filename: string;
    }[];
    tarball = path.join(home, packed[0]?.filename ?? '');
    npm(target, 'install', tarball);
    program = path.join(target, 'node_modules', '.bin', 'headless-deploy');
  }, 120_000);

  test('is at most 2 MB, and brings no other package', () => {
    expect(statSync(tarball).size).toBeLessThan(2e6);
    const installed = readdirSync(path.join(target, 'node_modules'), { recursive: true }).map(String);
    const manifests = installed.filter((name) => /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(name));
    expect(manifests).toEqual([path.join('@YOUR_ACCOUNT/headless-deploy', 'package.json')]);
  });

  test('is private, so that nobody publishes it by mistake', () => {
    const file = path.join(target, 'node_modules', '@YOUR_ACCOUNT/headless-deploy', 'package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ private: true, bin: expect.anything() });
  });

  let details: Readonly<Record<string, string>> = {};

  test('deploys demo/site to the local platform that it brings', async () => {
    details = await startLocalPlatform(program);
    const cwd = makeFolder('site');
    cpSync('demo/site', cwd, { recursive: true });
    const variables = variablesOf(platformInputs(['purge-cache-webhook']));
    const run = await runCli({ program, args: ['deploy', '--json'], cwd, variables });
    expect([run.exitCode, JSON.parse(run.stdout)]).toEqual([
      0,
      expect.objectContaining({ status: 'accepted', 'purge-status': 'done' }),
    ]);
    const [files] = await deployedFiles(details);
    expect(files).toContain('package.json');
  });

  /** Those details of the local platform that are inputs of most commands, and some more. */
  function platformInputs(more: readonly string[] = []): Record<string, string> {
    const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', ...more];
    return Object.fromEntries(names.map((name) => [name, details[name] ?? '']));
  }

  // A repository, to write a workflow for.
  const app = makeFolder('app');
  cpSync('demo/site', app, { recursive: true });
  initRepository(app);
  const built = plant(makeFolder('built'), previewApp('Hello', 'node --version'));

  /** How each other command is run there: its options, the variables beside the usual ones, and how it says that it is done. */
  const RUNS: Readonly<Record<string, { args?: string[]; inputs?: string[]; status: string }>> = {
    'create-app': { args: ['--app', 'second', '--region', 'UK'], status: 'accepted' },
    'create-environment': { args: ['--display-name', 'pr-7', '--wp-environment', 'acmestage'], status: 'accepted' },
    'delete-environment': { args: ['--environment', 'pr-7', '--prefix', 'pr-'], status: 'accepted' },
    webhook: { inputs: ['rebuild-webhook'], status: 'accepted' },
    installs: { inputs: ['base-url'], status: 'done' },
    environments: { status: 'done' },
    status: { status: 'done' },
    builds: { status: 'done' },
    probe: { inputs: ['base-url'], status: 'done' },
    init: { args: [app, '--ci', 'github', '--owner', 'acme', '--user-id', 'u', '--dry-run'], status: 'dry-run' },
    rehearse: { args: [built, '--watch-seconds', '0'], status: 'live' },
  };

  test.each(Object.keys(INPUTS).filter((name) => name !== 'deploy' && name !== 'emulator'))(
    'runs %s in an empty folder',
    async (name) => {
      useFastNpm();
      const { args = [], inputs = [], status } = RUNS[name] ?? { status: 'a row of RUNS' };
      const { 'rebuild-webhook': url = '', ...values } = platformInputs(inputs);
      const isFor = (input: string): boolean => name !== 'rehearse' && input in INPUTS[name as CommandName];
      const given = Object.entries({ ...values, url }).filter(([input, value]) => isFor(input) && value !== '');
      const run = await runCli({
        program,
        args: [name, ...args, '--json'],
        cwd: makeFolder('empty'),
        variables: variablesOf(Object.fromEntries(given.filter(([input]) => !args.includes(`--${input}`)))),
      });
      expect([run.stderr, run.exitCode, JSON.parse(run.stdout)]).toEqual([
        expect.any(String),
        0,
        expect.objectContaining({ status }),
      ]);
    },
  );
});

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import { git, makeFolder } from '../git/folders.ts';
import type { Failure } from './rehearsal-failures.ts';
import type { Step } from './recipes.ts';
import { textOf } from './recipes.ts';
import { runBundle } from '../processes/run-bundle.ts';
import type { BundleRun } from '../processes/run-bundle.ts';
import { annotationsIn, errorsIn, withoutMasks } from '../runners/command-parser.ts';
import { emulatorJob } from '../processes/sibling-bundles.ts';

/** An app that builds, starts and answers, without a dependency from the network. It needs the variable API_URL. */
const CAFE = fileURLToPath(new URL('../../fixtures/cafe', import.meta.url));
const FAST = `--import=${new URL('../processes/fast-clock.js', import.meta.url).href}`;

/** Changes to a project, by the paths of its files: what a file becomes; null takes it away. */
export type Changes = Readonly<Record<string, ((content: string) => string) | string | null>>;

/** A repository with the app, in which these files are changed. */
export function cafe(changes: Changes = {}): string {
  const folder = makeFolder('cafe');
  cpSync(CAFE, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    if (change === null) {
      rmSync(file, { recursive: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof change === 'string' ? change : change(readFileSync(file, 'utf8')));
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return folder;
}

const STEPS = (parse(readFileSync('examples/rehearsal.yml', 'utf8')) as { jobs: { rehearse: { steps: Step[] } } }).jobs
  .rehearse.steps;

/** Inputs of one of our actions in examples/rehearsal.yml, with the outputs of the local platform put in. */
function inputsOf(action: '' | '/emulator', outputs: Readonly<Record<string, string>> = {}): Record<string, string> {
  const inputs = textOf(STEPS.find(({ uses }) => uses === `YOUR_ACCOUNT/headless-deploy${action}@v1`)?.with ?? {});
  const put = (text: string): string =>
    text.replace(/\$\{\{ steps\.platform\.outputs\.([a-z-]+) \}\}/, (_, name: string) => outputs[name] ?? '');
  return Object.fromEntries(Object.entries(inputs).map(([name, text]) => [name, put(text)]));
}

const ENVIRONMENT = { displayName: 'Production', wpEnvironment: 'cafeprod' };

/** A seed whose one environment has these variables. */
export function seedWith(variables: Readonly<Record<string, string>>): string {
  const shellVariables = Object.entries(variables).map(([key, value]) => ({ key, value }));
  const apps = [{ name: 'cafe', environments: [{ ...ENVIRONMENT, shellVariables }] }];
  return JSON.stringify({ accounts: [{ name: 'acme', installs: [{ name: ENVIRONMENT.wpEnvironment }], apps }] });
}

export interface Rehearsal {
  readonly deploy: BundleRun;
  readonly stop: BundleRun;
  /** What a person reads of the deploy and of the end of the local platform, in this order. */
  readonly log: string;
}

export interface RehearsalOptions {
  readonly workspace: string;
  /** Variables of the environment. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** More inputs of the deploy. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The folder that holds `dist` for the local platform; this project when not given. */
  readonly project?: string;
}

/** Runs the steps of examples/rehearsal.yml as a runner does for a pull request, and requests the pages of the app. */
export async function rehearse({
  workspace,
  variables = { API_URL: 'https://api.example' },
  inputs = {},
  project,
}: RehearsalOptions): Promise<Rehearsal> {
  const job = emulatorJob({ GITHUB_EVENT_NAME: 'pull_request' }, project);
  const { outputs } = await job.start({ ...inputsOf('/emulator'), seed: seedWith(variables) });
  const deploy = await runBundle('deploy', {
    workspace,
    inputs: { ...inputsOf('', outputs), 'smoke-test': '/ 200 Welcome\n/logo.svg', ...inputs },
    variables: { GITHUB_EVENT_NAME: 'pull_request', NODE_OPTIONS: FAST },
  });
  const stop = await job.stop();
  return { deploy, stop, log: withoutMasks(`${deploy.stdout}${stop.stdout}`) };
}

/** Checks that a rehearsal ended red, with the one error and the warnings that it should have, and that these say why. */
export function expectFailure({ deploy, log }: Rehearsal, { code, step, warnings = [], says }: Failure): void {
  expect([deploy.exitCode, deploy.outputs['error-code'], errorsIn(log)]).toEqual([1, code, [expect.anything()]]);
  const warned = annotationsIn(log).filter(({ level }) => level === 'warning');
  const atTheEnd = step === undefined ? [] : ['Build failed on the local platform'];
  expect(warned.map(({ title }) => title)).toEqual([...warnings, ...atTheEnd]);
  const annotations = annotationsIn(log).map(({ text }) => text);
  for (const sentence of says) expect(annotations).toContainEqual(expect.stringContaining(sentence));
  if (step !== undefined) expect(annotations.at(-1)).toContain(`failed at step "${step}". `);
}

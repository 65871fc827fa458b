import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';

/*
 * Loaded by a launcher (scripts/launchers.js) in place of its bundle, on a Node that is too old for the bundle. So it
 * uses nothing newer than Node 12.22, `??` and `?.` included, and imports nothing of ours.
 */

/** Values by the names of outputs, without `result`. */
type Outputs = Readonly<Record<string, string | number | boolean | null>>;

/** One file that a runner, or a person in a terminal, starts. */
interface Launcher {
  readonly name: string;
  /** `action` and `post` are parts of a step; a `command` is started in a terminal. */
  readonly kind: 'action' | 'post' | 'command';
  /** What an action that cannot start has to write. */
  readonly outputs?: Outputs;
  /** All of it as one object, but for `error`. */
  readonly result?: object;
}

/**
 * Reports that this Node is too old, once, with what to do; writes the outputs as any other `invalid-input` has them, and
 * sets the exit code.
 * @param oldest version that the bundles run on, such as `20.19`
 */
export function reportOldNode({ name, kind, outputs = {}, result = {} }: Launcher, oldest: string): void {
  const message = `Node ${oldest} or later is needed, and this is Node ${process.versions.node}.`;
  if (kind === 'command') {
    process.exitCode = 2;
    process.stderr.write(`${message} Install Node 24.\n`);
    if (name === 'cli') writeCommandOutputs(process.argv.slice(2));
    return;
  }
  process.exitCode = 1;
  const advice = 'Install Node 24 before this step, for example with actions/setup-node, or use a newer runner image.';
  const more = `${PAGE}${inRepository()}`;
  process.stdout.write(`::error title=Node is too old::${message} ${advice}\n`);
  process.stdout.write(`More: ${more}\n`);
  if (kind !== 'action') return;
  const error = { title: 'Node is too old', message, advice, more, step: '', lines: [] };
  const purge = purgeOf(outputs, process.env['INPUT_PURGE-CACHE-WEBHOOK']);
  writeOutputs({ ...outputs, ...purge }, { ...result, ...gitHubRun(outputs), ...purge, error });
}

const PAGE = 'docs/how-to/fix-an-error.md#node-is-too-old';

/** Where the page is: Gitea and Forgejo, where a Node is most often too old, do not link it. */
function inRepository(): string {
  const { GITHUB_ACTION_REPOSITORY: repository = '' } = process.env;
  return /^[\w.-]+\/[\w.-]+$/.test(repository) ? ` in the repository ${repository}` : '';
}

/** As `gitHubRun` of src/runner, but for the head of a pull request. An output of such a name counts. */
function gitHubRun(outputs: Outputs): Readonly<Record<string, string>> {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY = '',
    GITHUB_SHA = '',
    GITHUB_RUN_ID: id = '',
  } = process.env;
  const repository = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY) ? GITHUB_REPOSITORY : '';
  const hasPage = repository !== '' && /^https?:/.test(server) && /^\d+$/.test(id);
  const run = hasPage ? `${server.replace(/\/+$/, '')}/${repository}/actions/runs/${id}` : '';
  const commit = 'commit' in outputs || !/^[0-9a-f]{40,64}$/.test(GITHUB_SHA) ? '' : GITHUB_SHA;
  return { repository, commit, run };
}

/** What `purge-status` is where a webhook is given. */
function purgeOf(outputs: Outputs, webhook = ''): Outputs {
  return 'purge-status' in outputs && webhook.trim() !== '' ? { 'purge-status': 'skipped' } : {};
}

function textOf(value: Outputs[string] | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function writeOutputs(outputs: Outputs, result: object): void {
  const file = process.env['GITHUB_OUTPUT'];
  if (file === undefined || file === '') return;
  const values = Object.entries(outputs).map(([name, value]) => [name, textOf(value)]);
  values.push(['result', JSON.stringify(result)]);
  try {
    // The form for any value: docs.github.com, "Workflow commands", "Multiline strings".
    appendFileSync(file, values.map(([name, value]) => `${name}<<END_OF_VALUE\n${value}\nEND_OF_VALUE\n`).join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stdout.write(`The outputs could not be written: ${code}.\n`);
  }
}

/** What src/cli writes to the file of `--outputs` for a wrong command line. */
function writeCommandOutputs(args: readonly string[]): void {
  const file = outputsFileOf(args);
  if (file === undefined) return;
  interface Table {
    readonly commands: readonly {
      readonly name: string;
      readonly documents: readonly string[];
      readonly refused: Outputs;
    }[];
  }
  const table = JSON.parse(readFileSync(new URL('cli/commands.json', import.meta.url), 'utf8')) as Table;
  // The local platform has options of its own.
  const command = table.commands.find(({ name }) => name === args[0] && name !== 'emulator');
  if (command === undefined) return;
  const { documents, refused } = command;
  const plain = Object.fromEntries(Object.entries(refused).filter(([name]) => !documents.includes(name)));
  writeVariables(file, { ...plain, ...purgeOf(refused, process.env['HEADLESS_PURGE_CACHE_WEBHOOK']) });
}

/** As `fileNamedBy` in src/cli/outputs.ts. */
function outputsFileOf(args: readonly string[]): string | undefined {
  const files = args
    .map((arg, index) =>
      arg === '--outputs' ? args[index + 1] : arg.startsWith('--outputs=') ? arg.slice(10) : undefined,
    )
    .filter((file) => file !== undefined);
  const [file] = files;
  return files.length === 1 && file !== undefined && file !== '' && !file.startsWith('-') ? file : undefined;
}

/** As `writeRegularFile`: never through a link, and without waiting for the reader of a pipe. */
function writeVariables(file: string, outputs: Outputs): void {
  const lines = Object.entries(outputs).map(
    ([name, value]) => `DEPLOY_${name.replace(/-/g, '_').toUpperCase()}=${textOf(value)}\n`,
  );
  // Windows has neither of the last two.
  const safely = (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0);
  try {
    const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | safely, 0o666);
    try {
      if (!fstatSync(descriptor).isFile()) throw Object.assign(new Error(), { code: 'not a regular file' });
      ftruncateSync(descriptor);
      writeSync(descriptor, lines.join(''));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stderr.write(`--outputs: the file cannot be written: ${code}.\n`);
  }
}

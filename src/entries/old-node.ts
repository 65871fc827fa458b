import { appendFileSync } from 'node:fs';

/*
 * Loaded by a launcher (scripts/launchers.js) in place of its bundle, on a Node that is too old for the bundle. So it
 * uses nothing newer than Node 16 and imports nothing of ours.
 */

/** One file that a runner, or a person in a terminal, starts. */
export interface Launcher {
  /** `action` and `post` are parts of a step; a `command` is started in a terminal. */
  readonly kind: 'action' | 'post' | 'command';
  /** The outputs that action.yml declares. */
  readonly outputs?: readonly string[];
}

/**
 * Reports that this Node is too old, once, with what to do; writes the outputs of an action, and sets the exit code.
 * @param oldest version that the bundles run on, such as `20.19`
 */
export function reportOldNode({ kind, outputs = [] }: Launcher, oldest: string): void {
  process.exitCode = 1;
  const found = `Node ${oldest} or later is needed, and this is Node ${process.versions.node}.`;
  if (kind === 'command') {
    process.stderr.write(`${found} Install Node 24.\n`);
    return;
  }
  const cure = 'Install Node 24 before this step, for example with actions/setup-node, or use a newer runner image.';
  process.stdout.write(`::error title=Node is too old::${found} ${cure}\n`);
  process.stdout.write(`More: docs/troubleshooting.md#node-is-too-old${inRepository()}\n`);
  if (kind === 'action') writeOutputs(outputs);
}

/** Where the page is: Gitea and Forgejo, where a Node is most often too old, do not link it. */
function inRepository(): string {
  const { GITHUB_ACTION_REPOSITORY: repository = '' } = process.env;
  return /^[\w.-]+\/[\w.-]+$/.test(repository) ? ` in the repository ${repository}` : '';
}

/** Every declared output: `status`, `error-code` and `result` have a value, the others are empty. */
function writeOutputs(names: readonly string[]): void {
  const file = process.env['GITHUB_OUTPUT'];
  if (file === undefined || file === '') return;
  // `invalid-input` and not `internal`: the workflow has to change, and nothing is to be reported to us. A code of its
  // own would be one more for users to know, for something that the annotation explains.
  const known = new Map([
    ['status', 'failed'],
    ['error-code', 'invalid-input'],
  ]);
  const values = names.filter((name) => name !== 'result').map((name) => [name, known.get(name) ?? '']);
  values.push(['result', JSON.stringify(Object.fromEntries(values))]);
  try {
    // The form for any value: docs.github.com, "Workflow commands", "Multiline strings".
    appendFileSync(file, values.map(([name, value]) => `${name}<<END_OF_VALUE\n${value}\nEND_OF_VALUE\n`).join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stdout.write(`The outputs could not be written: ${code}.\n`);
  }
}

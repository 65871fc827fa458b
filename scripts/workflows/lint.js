import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRIES } from '../entries.js';
import { projectFiles } from '../release/project.js';
import { blockWorkflow } from './block-workflow.js';
import { isShell } from './document-blocks.js';
import { checkWithLanguageService } from './language-service.js';
import { fencedBlocks, yamlBlocks } from './yaml-blocks.js';

/**
 * `npm run lint:workflows`: checks every action.yml, every workflow, those in examples/ and in the fixtures of llms.txt
 * included, and every YAML block of the documents with GitHub's language service, actionlint and zizmor, and
 * dependabot.yml with zizmor; and every shell block with `bash -n` and shellcheck. actionlint, zizmor and shellcheck have
 * to be on the PATH (`scripts/workflows/install-tools.sh`). Arguments name the linters to run. Exits with 1 when there is a
 * finding.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const root = process.cwd();
const chosen = process.argv.slice(2);
let failed = false;

/** @param {string} finding */
function fail(finding) {
  console.log(finding);
  failed = true;
}

const files = projectFiles(root);
const documents = files.filter((file) => (file.endsWith('.md') || file === 'llms.txt') && !file.startsWith('dist/'));
const workflows = files.filter((file) => /^(\.github\/workflows|__tests__\/tools)\/[^/]+\.ya?ml$/.test(file));
const dependabot = files.filter((file) => file === '.github/dependabot.yml');
const actions = files.filter((file) => /^([^/]+\/)?action\.ya?ml$/.test(file));

/** The workflows among the pipelines to paste, and among those that llms.txt led to: those of other hosts have no `on`. */
const pasted = files
  .filter((file) => /^(examples|__tests__\/fixtures\/llms)\/[^/]+\.ya?ml$/.test(file))
  .map((file) => ({ file, line: 1, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /^on:/m.test(text));

/** The workflows that the documents show. */
const shown = documents.flatMap((file) => {
  try {
    return yamlBlocks(file, readFileSync(file, 'utf8')).flatMap((block) => {
      const text = blockWorkflow(block);
      return text === undefined ? [] : [{ file, line: block.line, text }];
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return [];
  }
});

const examples = [...pasted, ...shown];

/** The commands that the documents show, each at its line of the document. */
const commands = documents.flatMap((file) =>
  fencedBlocks(file, readFileSync(file, 'utf8'))
    .filter(({ language }) => isShell(language))
    .map(({ line, text }) => ({ file, line, text: '\n'.repeat(line - 1) + text })),
);

/** @type {Readonly<Record<string, () => void | Promise<void>>>} */
const linters = {
  'language-service': async () => {
    const sources = [...actions, ...workflows].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const findings = await checkWithLanguageService(root, [...sources, ...examples]);
    for (const finding of findings) fail(finding);
  },
  actionlint: () => {
    // Without the linters of other languages: whether they are on the PATH would change what is found.
    const options = ['-no-color', '-shellcheck=', '-pyflakes='];
    run('actionlint', options, workflows, root);
    inExamples((folder, names) => run('actionlint', options, names, folder));
  },
  zizmor: () => {
    const options = ['--offline', '--strict-collection', '--quiet', '--no-progress', '--color=never'];
    const config = path.join(here, '..', '..', '.github', 'zizmor.yml');
    run('zizmor', [...options, '--config', config], [...actions, ...workflows, ...dependabot], root);
    inExamples((folder, names) =>
      run('zizmor', [...options, '--config', path.join(here, 'zizmor-documents.yml')], names, folder),
    );
  },
  bash: () => lintCommands('bash', ['-n']),
  // A block has no first line that names the shell, changes folders as a reader would, and may set what others use.
  shellcheck: () => lintCommands('shellcheck', ['--shell=bash', '--format=gcc', '--exclude=SC2034,SC2164', '-']),
};

/**
 * @param {string} command that reads a script from stdin
 * @param {readonly string[]} options
 */
function lintCommands(command, options) {
  for (const { file, text } of commands) {
    const { status, error, stdout, stderr } = spawnSync(command, options, { input: text, encoding: 'utf8' });
    if (error !== undefined) return fail(`${command} cannot be started: ${error.message}`);
    if (status !== 0) fail(`${stdout}${stderr}`.replaceAll(/^(?:-|bash: line )(?::)?(?=\d+)/gm, `${file}:`).trim());
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} options
 * @param {readonly string[]} names files to check; without any, the linters would look for some themselves
 * @param {string} cwd
 */
function run(command, options, names, cwd) {
  if (names.length === 0) return;
  const { status, error, stdout, stderr } = spawnSync(command, [...options, ...names], { cwd, encoding: 'utf8' });
  if (status === 0) return;
  fail(error === undefined ? `${stdout}${stderr}` : `${command} cannot be started: ${error.message}`);
}

/**
 * Writes the examples into a repository of their own, in which our actions are local ones: actionlint reads the inputs
 * and outputs of those.
 * @param {(folder: string, names: readonly string[]) => void} check
 */
function inExamples(check) {
  if (examples.length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-examples-'));
  try {
    mkdirSync(path.join(folder, '.git'));
    mkdirSync(path.join(folder, '.github', 'workflows'), { recursive: true });
    for (const name of ['dist', ...ENTRIES.flatMap(({ actionFile }) => actionFile?.split('/')[0] ?? [])]) {
      symlinkSync(path.join(root, name), path.join(folder, name));
    }
    const names = examples.map(({ file, line, text }) => {
      const name = path.join('.github', 'workflows', `${file.replaceAll('/', '-')}-${line}.yml`);
      writeFileSync(path.join(folder, name), text.replaceAll(/YOUR_ACCOUNT\/headless-deploy(\/[a-z-]+)?@v1/g, '.$1/'));
      return name;
    });
    check(folder, names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const name of chosen.length > 0 ? chosen : Object.keys(linters)) {
  const lint = linters[name];
  if (lint === undefined) throw new Error(`${name}: no such linter. There are ${Object.keys(linters).join(', ')}.`);
  await lint();
}
console.log(
  `Checked ${actions.length} action files, ${workflows.length} workflows, ${examples.length} examples and ${commands.length} shell blocks: ${failed ? 'see the findings above' : 'no findings'}.`,
);
if (failed) process.exitCode = 1;

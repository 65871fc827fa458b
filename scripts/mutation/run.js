import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jestArguments } from '../jest/arguments.js';
import { withTempFolder } from './temp-folder.js';
import { mutantsOf, sampleOf } from './mutants.js';

/**
 * `npm run test:mutation -- src/workspace`: makes small changes in the sources below a path, one at a time, and runs the
 * tests that import the changed file. A change that no test notices is printed: a test is missing, or the change makes no
 * difference. All of it happens in a copy of the project.
 *
 *     --sample=20   how many changes
 *     --seed=1      which ones; a random one is printed otherwise
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '20' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
const files = jestArguments(positionals).args.filter((word) => word.startsWith('src/'));
const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const sample = sampleOf(all, Number(values.sample), Number(values.seed));
if (sample.length === 0) throw new Error('Name a path below src/ with something to change.');
const LIMIT_MS = 600_000;
/** Ends the run of Jest that is under way. */
let endJest = () => {};

await withTempFolder('headless-deploy-mutation-', tryAll, () => endJest());

/** @param {string} temp */
async function tryAll(temp) {
  const copy = path.join(temp, 'project');
  for (const name of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    cpSync(name, path.join(copy, name), { verbatimSymlinks: true });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const survivors = [];
  const finders = new Set();
  for (const [index, mutant] of sample.entries()) {
    const found = await findingTest(copy, mutant);
    console.log(`${index + 1}/${sample.length} ${mutant.file}:${mutant.line} ${mutant.kind}: ${found ?? 'SURVIVED'}`);
    if (found === undefined) survivors.push(mutant);
    else if (found.endsWith('.test.ts')) finders.add(found);
  }
  const { code } = await runJest(copy, ['--runTestsByPath', ...finders]);
  if (finders.size > 0 && code !== 0) console.log('\nToo good: some of these tests fail without any change, too.');
  for (const { file, line, kind, before, after } of survivors) {
    console.log(`\n${file}:${line} ${kind}\n${marked('-', before)}\n${marked('+', after)}`);
  }
  const share = ((100 * survivors.length) / sample.length).toFixed(1);
  console.log(
    `\n${sample.length} of ${all.length} changes, seed ${values.seed}: ${survivors.length} survived (${share} %)`,
  );
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

/** @param {string} mark @param {string} text */
function marked(mark, text) {
  return text.replaceAll(/^/gm, `${mark} `);
}

/**
 * @param {string} copy of the project
 * @param {import('./mutants.js').Mutant} mutant
 * @returns {Promise<string | undefined>} what noticed the change
 */
async function findingTest(copy, { file, source }) {
  const target = path.join(copy, file);
  const original = readFileSync(target);
  const { stdout: list } = await runJest(copy, ['--listTests', '--findRelatedTests', file]);
  const tests = list.split('\n').filter((line) => line.endsWith('.test.ts'));
  // First the test of that name, then those that lie where the source lies: few, and most of the changes fail there.
  const named = path.join(copy, file.replace(/^src/, '__tests__').replace(/tsx?$/, 'test.ts'));
  const distance = (/** @type {string} */ test) =>
    test === named ? 0 : test.startsWith(path.join(path.dirname(named), '/')) ? 1 : 2;
  writeFileSync(target, source);
  try {
    for (const near of [0, 1, 2]) {
      const group = tests.filter((test) => distance(test) === near);
      if (group.length === 0) continue;
      const { code, stderr } = await runJest(copy, ['--bail', '--runTestsByPath', ...group]);
      if (code !== 0) return /^FAIL (.*?)(?: \(.*)?$/m.exec(stderr)?.[1] ?? `no end within ${LIMIT_MS / 1000} s`;
    }
    return undefined;
  } finally {
    writeFileSync(target, original);
  }
}

/**
 * In a process group of its own: a change may leave a worker in a loop without an end.
 * @param {string} cwd
 * @param {string[]} args
 */
async function runJest(cwd, args) {
  const program = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args];
  const child = spawn(process.execPath, program, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  endJest = () => void process.kill(-(child.pid ?? 0), 'SIGKILL');
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (texts.stdout += chunk));
  child.stderr.on('data', (chunk) => (texts.stderr += chunk));
  const timer = setTimeout(endJest, LIMIT_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  endJest = () => {};
  return { code, ...texts };
}

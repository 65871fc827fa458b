import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readableLine } from './readable.js';

const BUNDLE = fileURLToPath(new URL('../dist/deploy/index.js', import.meta.url));

/**
 * Runs the deploy action as a runner does, inputs in the environment, outputs and summary in files; prints its log.
 * @param {import('./lifetime.js').Lifetime} lifetime
 * @param {{ workspace: string, commit: string, inputs: Record<string, string>, environment: Record<string, string | undefined>, logBegins: string | undefined }} step
 * with `logBegins`, what comes before that line is printed only if the step fails
 * @returns {Promise<{ exit: number | string, outputs: Record<string, string>, summary: string }>} `exit`: its exit
 * status, or the signal that ended it
 */
export async function runAction(lifetime, { workspace, commit, inputs, environment, logBegins }) {
  const outputFile = path.join(lifetime.folder, 'outputs');
  const summaryFile = path.join(lifetime.folder, 'summary');
  const runnerTemp = path.join(lifetime.folder, 'temp');
  mkdirSync(runnerTemp, { recursive: true });
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const child = lifetime.start(process.execPath, [BUNDLE], {
    cwd: workspace,
    env: {
      ...environment,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      GITHUB_SHA: commit,
      GITHUB_REF_NAME: 'main',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: runnerTemp,
    },
  });
  /** @type {Promise<number | string>} */
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? String(signal))));
  /** @type {string[]} */
  const log = [];
  let isShown = logBegins === undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    log.push(line);
    isShown ||= line === logBegins;
    if (isShown) lifetime.print(readableLine(line));
  }
  const exit = await exited;
  if (exit !== 0 && logBegins !== undefined) {
    lifetime.print('\nAll of its log:');
    for (const line of log) lifetime.print(readableLine(line));
  }
  const outputs = parseOutputs(readFileSync(outputFile, 'utf8'));
  return { exit, outputs, summary: readFileSync(summaryFile, 'utf8') };
}

/**
 * The GITHUB_OUTPUT file: `name<<delimiter`, the value, the delimiter.
 * @param {string} text
 */
function parseOutputs(text) {
  /** @type {Record<string, string>} */
  const outputs = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^([a-z0-9-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm))
    outputs[name] = value;
  return outputs;
}

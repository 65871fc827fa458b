import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs a bundle as a runner does: inputs in the environment, outputs and summary in files.
 * @param {{ bundle: string, workspace: string, folder: string, inputs: Record<string, string>, environment: Record<string, string>, onLine: (line: string) => void }} options
 * @returns {Promise<{ exitCode: number, outputs: Record<string, string>, summary: string }>}
 */
export async function runAction({ bundle, workspace, folder, inputs, environment, onLine }) {
  const outputFile = path.join(folder, 'outputs');
  const summaryFile = path.join(folder, 'summary');
  const runnerTemp = path.join(folder, 'temp');
  mkdirSync(runnerTemp, { recursive: true });
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const child = spawn(process.execPath, [bundle], {
    cwd: workspace,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:INPUT|GITHUB|RUNNER)_/i.test(name))),
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: runnerTemp,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  for await (const line of createInterface({ input: child.stdout })) onLine(line);
  return {
    exitCode: await exited,
    outputs: parseOutputs(readFileSync(outputFile, 'utf8')),
    summary: readFileSync(summaryFile, 'utf8'),
  };
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

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { CLI, runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { always } from '../../support/servers/socket-server.ts';

const workspaceWith = (files: Record<string, string>): string => plant(makeFolder('workspace'), { ...SITE, ...files });

/** A named pipe in a folder. */
function makePipe(folder: string): string {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return pipe;
}

test.each(['a link', 'a named pipe'])('--outputs that is %s: wrong usage, and nothing is sent', async (kind) => {
  const server = await always(200, createOperation());
  const cwd = workspaceWith({ target: 'kept' });
  const file = kind === 'a link' ? path.join(cwd, 'deploy.env') : makePipe(cwd);
  if (kind === 'a link') symlinkSync('target', file);
  const variables = variablesOf(createInputs(server.origin));
  const { exitCode, stdout, stderr } = await runCli({
    args: ['deploy', '--json', '--outputs', file],
    cwd,
    variables,
  });
  expect([exitCode, server.requests, readFileSync(path.join(cwd, 'target'), 'utf8')]).toEqual([2, [], 'kept']);
  expect(stderr).toContain(`--outputs: "${file}" must be a regular file, but is ${kind}.\n`);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: 0 });
});

test.each(['', 'result.json'])(
  'the files that result and log go to are not sent, with "%s" as .gitignore',
  (ignored) => {
    const cwd = workspaceWith({ '.gitignore': ignored });
    const deploy = [process.execPath, CLI, 'deploy', '--json', '--dry-run', '--fail-on-warning'];
    execFileSync('sh', ['-c', '"$@" > result.json 2> deploy.log', 'sh', ...deploy], { cwd });
    const result: unknown = JSON.parse(readFileSync(path.join(cwd, 'result.json'), 'utf8'));
    expect(result).toMatchObject({ status: 'dry-run', 'file-count': Object.keys(SITE).length + 1 });
  },
);

test('--env-file that is a pipe: wrong usage, and no second wait for a writer', async () => {
  const pipe = makePipe(makeFolder('env-file'));
  // Node itself reads it, before the command line begins.
  const writer = spawn('sh', ['-c', 'echo HEADLESS_APP=shop > "$0"', pipe], { stdio: 'ignore' });
  const { exitCode, stderr } = await runCli({ args: ['deploy', '--dry-run', '--env-file', pipe] });
  writer.kill();
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining(`--env-file: "${pipe}" must be a regular file, but is a named pipe.\n`),
  ]);
});

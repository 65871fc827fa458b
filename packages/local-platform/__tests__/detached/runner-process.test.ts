import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findRunner } from '../../src/detached/runner-process.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';

/** Reads a chain of parents: the first name is that of process 100, its parent is 101, and so on up to process 1. */
function chain(...names: string[]) {
  return (pid: number) => {
    const program = names[pid - 100];
    if (program === undefined) return undefined;
    return { program, parent: pid - 99 < names.length ? pid + 1 : 1 };
  };
}

test.each<[string, string[], number | undefined]>([
  ["GitHub's runner starts node itself", ['Runner.Worker', 'Runner.Listener', 'runsvc.sh'], 100],
  ['a shell between ends with the step, the worker with the job', ['bash', 'sudo', 'Runner.Worker'], 102],
  ['act in host mode', ['act', 'bash'], 100],
  ['act below a job of GitHub: the nearer one', ['act', 'bash', 'Runner.Worker'], 100],
  ['act as an extension of gh', ['gh-act', 'gh'], 100],
  ['a runner of Gitea, as it is released', ['act_runner-0.2.13-linux-amd64', 'systemd'], 100],
  ['a runner of Forgejo, as it is released', ['forgejo-runner-6.3.1-linux-amd64', 'systemd'], 100],
  ['a runner that is not known', ['sh', 'other-runner'], undefined],
  ['names that only begin like one', ['actor', 'Runner.WorkerX', 'act_runners'], undefined],
  ['a parent that cannot be seen', [], undefined],
])('%s', (_, names, found) => {
  expect(findRunner(100, chain(...names))).toBe(found);
});

test('a step that docker exec started has no parent, and process 1 ends with its container', () => {
  expect([findRunner(0), findRunner(1)]).toEqual([undefined, undefined]);
});

test('a chain that has no end is given up', () => {
  expect(findRunner(100, () => ({ program: 'sh', parent: 100 }))).toBe(undefined);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('it is found by the name of its file', async () => {
  const program = path.join(makeFolder('runner'), 'Runner.Worker');
  symlinkSync(process.execPath, program);
  const source = 'process.stdin.resume(); console.log("started")';
  const worker = spawn(program, ['--eval', source], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    // Not `spawn`: that comes a moment before Linux shows the new command line.
    await once(worker.stdout, 'data');
    expect(findRunner(worker.pid)).toBe(worker.pid);
  } finally {
    worker.kill('SIGKILL');
  }
});

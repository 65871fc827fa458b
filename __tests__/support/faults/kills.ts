import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOOD } from './calls.ts';
import type { Peer } from './server.ts';
import { faultServer } from './server.ts';
import { makeFolder, makeRepository, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';
import { createInputs, SITE } from '../steps/inputs.ts';
import { runBundle } from '../processes/run-bundle.ts';
import type { BundleRun } from '../processes/run-bundle.ts';

/** Where in a deploy the signal comes. */
export const PHASES = [
  'before the inputs',
  'listing files',
  'packing',
  'connecting',
  'waiting for 100 Continue',
  'in the body',
  'after the last byte',
  'purging',
  'reporting',
] as const;
export type KillPhase = (typeof PHASES)[number];

export interface Killed {
  readonly run: BundleRun;
  /** From the signal to the end of the process and of its output, in milliseconds. */
  readonly took: number;
  /** Uploads of which the server has the last byte. */
  readonly kept: number;
  /** Files that are neither the workspace nor below RUNNER_TEMP. */
  readonly elsewhere: readonly string[];
  /** Files of the workspace that were not there before. */
  readonly added: readonly string[];
}

/** Base64 of random bytes: takes a packer a while. */
let slow: Buffer | undefined;
const LARGE: Readonly<Partial<Record<KillPhase, () => Planted>>> = {
  packing: () => (slow ??= Buffer.from(randomBytes(9_000_000).toString('base64'))),
  // A smaller zip does not ask before it is sent.
  'waiting for 100 Continue': () => randomBytes(1_200_000),
  'in the body': () => Buffer.alloc(24_000_000, 'abc'),
};

/** Runs the deploy bundle as a process, and signals it once in the phase. */
export async function killIn(phase: KillPhase, signal: NodeJS.Signals): Promise<Killed> {
  let child: ChildProcess | undefined;
  let signalled = 0;
  let kept = 0;
  const kill = (): void => {
    if (signalled > 0) return;
    signalled = performance.now();
    child?.kill(signal);
  };
  const server = await faultServer(async (peer: Peer) => {
    await peer.headIn();
    if (peer.head.startsWith('CONNECT ')) return kill();
    if (peer.head.startsWith('POST /wh/')) return phase === 'purging' ? kill() : peer.reply(200);
    if (phase === 'waiting for 100 Continue') return kill();
    if (phase === 'in the body') {
      await peer.bodyIn(1_000_000);
      peer.socket.pause();
      return kill();
    }
    await peer.bodyIn();
    kept += 1;
    if (phase === 'after the last byte') return kill();
    peer.reply(200, GOOD.upload);
  });
  const large = LARGE[phase]?.();
  const files = { ...SITE, ...(large === undefined ? {} : { 'large.bin': large }) };
  // git is only asked where there is a repository.
  const workspace = phase === 'listing files' ? makeRepository(files) : plant(makeFolder('workspace'), files);
  const before = filesOf(workspace);
  const temp = makeFolder('os-temp');
  const git = phase === 'listing files' ? hangingGit(kill) : undefined;
  const words = { packing: '::group::Pack', reporting: 'Cache purge: done' } as Readonly<Record<string, string>>;
  const run = await runBundle('deploy', {
    workspace,
    inputs: createInputs(phase === 'connecting' ? 'https://platform.example' : server.origin, {
      'compression-level': phase === 'packing' ? '9' : '0',
      'purge-cache-webhook': `${server.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234`,
    }),
    variables: {
      TMPDIR: temp,
      ...(phase === 'connecting' ? { HTTPS_PROXY: server.origin } : {}),
      ...(git === undefined ? {} : { PATH: `${git}:${process.env['PATH']}` }),
    },
    onStart: (started) => {
      child = started;
      if (phase === 'before the inputs') kill();
      const word = words[phase];
      if (word === undefined) return;
      let said = '';
      started.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString('latin1');
        if (said.includes(word)) kill();
      });
    },
  });
  const took = performance.now() - signalled;
  server.close();
  if (signalled === 0) throw new Error(`the deploy never came to: ${phase}\n${run.stdout}${run.stderr}`);
  const added = filesOf(workspace).filter((name) => !before.includes(name));
  return { run, took, kept, elsewhere: filesOf(temp), added };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}

/** A folder with a `git` that says when it is called, and then hangs as long as who called it is there. */
function hangingGit(called: () => void): string {
  const folder = makeFolder('hanging-git');
  const script = path.join(folder, 'git');
  writeFileSync(script, `#!/bin/sh\n: > '${folder}/called'\nwhile kill -0 "$PPID" 2>/dev/null; do sleep 0.1; done\n`);
  chmodSync(script, 0o755);
  const watcher = watch(folder, (_, name) => {
    if (name !== 'called') return;
    watcher.close();
    called();
  });
  return folder;
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { makeFolder } from '../git/folders.ts';

/** Programs that may be too short-lived to be seen in the list of processes. */
const RECORDED = ['git', 'node', 'npm', 'sh'];
/** These would start a browser. */
const OPENERS = ['open', 'xdg-open'];
/** A program that is not recorded is a Node, which needs as long to start. */
const POLL_INTERVAL_MS = 30;

/** What programs were started with. */
export interface ArgumentRecord {
  /** For the variable PATH: programs that write down their arguments, and go on as usual. */
  readonly path: string;
  /** Command lines of all that were started with that PATH. */
  readonly commands: () => readonly string[];
  /** Addresses that a browser was to show, in the order in which its processes wrote them down. */
  readonly opened: () => readonly string[];
  readonly end: () => void;
}

/** Records the arguments of all programs as other users of the machine can see them. */
export function recordArguments(): ArgumentRecord {
  const folder = makeFolder('programs');
  const [file, pages] = [path.join(folder, 'commands'), path.join(folder, 'opened')];
  const add = (name: string, lines: string): void =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  for (const name of RECORDED) add(name, `echo "${name} $*" >> '${file}'\nexec '${programOnPath(name)}' "$@"`);
  for (const name of OPENERS) add(name, `echo "$1" >> '${pages}'`);
  const seen = new Set<string>();
  const known = new Map<string, string>();
  const others = processes();
  const lookForNew = (): void => look(folder, others, known, seen);
  const timer = existsSync('/proc') ? setInterval(lookForNew, POLL_INTERVAL_MS) : undefined;
  return {
    path: `${folder}${path.delimiter}${process.env['PATH']}`,
    commands: () => [...seen, ...linesOf(file), ...linesOf(pages)],
    opened: () => linesOf(pages),
    end: () => clearInterval(timer),
  };
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** What runs now, where the system shows it. */
function processes(): ReadonlySet<string> {
  return new Set(existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []);
}

/** Adds the command lines that are new of all processes but others with this text in their environment. */
function look(mark: string, others: ReadonlySet<string>, known: Map<string, string>, seen: Set<string>): void {
  for (const pid of processes()) {
    if (others.has(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // Read again once it runs another program.
      if (known.get(pid) === command) continue;
      if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) seen.add(command);
      known.set(pid, command);
    } catch {
      // It has ended, or belongs to another user.
    }
  }
}

/** An address that opens the portal once. */
export const CODE_ADDRESS = /^http:\/\/localhost:\d+\/\?code=[\w-]{27}=$/;
/** What all secrets of a local platform look like: passwords, and tokens of webhooks, control path and portal. */
const TOKEN = /[\w-]{27}=/;

/** Checks that no program was started with a secret. @param planted others than those of the local platform */
export function expectNoSecrets(commands: readonly string[], planted: readonly string[]): void {
  const others = commands.filter((command) => !CODE_ADDRESS.test(command.split(' ').at(-1) ?? ''));
  expect(others.filter((command) => TOKEN.test(command) || planted.some((secret) => command.includes(secret)))).toEqual(
    [],
  );
}

/** Path of a program. */
export function programOnPath(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? name;
}

import { describeFullDisk } from '../../../shared/full-disk.ts';
import { describeCrlf, describeMissing, describeNotExecutable, describeNotStarted } from './files.ts';
import type { FailedApp } from './failed-app.ts';
import { WHERE_TO_SET } from './failed-app.ts';
import { PRERENDER_RULES } from './prerender-rules.ts';
import { portRemedy } from './start-port.ts';
import type { Rule } from './rule.ts';

/** What shells, Node and frameworks say of programs, files, memory, ports and addresses. */
export const PROGRAM_RULES: readonly Rule[] = [
  {
    // bash, which shows a CR as ^M.
    pattern: /^(?:\S{1,300}: line \d{1,9}: )?(\S{1,300}): \S{1,300}\^M: bad interpreter: /,
    reason: (name, { app }) => describeCrlf(name, app.folder),
  },
  {
    // env, of a first line such as "#!/usr/bin/env node".
    pattern: /^(?:\/usr)?(?:\/bin\/)?env: ['‘]([^'’\s]{1,100})\\r['’]: No such file or directory$/,
    reason: (program) =>
      `A script has Windows line breaks (CRLF) after "${program}" in its first line: save it with LF, and add its name with "text eol=lf" to .gitattributes.`,
  },
  {
    // A shell, of a line of a script; `sh: 1:` is a script of package.json.
    pattern: /^(\S{1,300}): (?:line )?\d{1,9}: /,
    reason: (name, { app }) => (isShell(name) ? undefined : describeCrlf(name, app.folder)),
  },
  {
    pattern:
      /^\S{1,300}: (?:line )?(?:\d{1,9}: )?([^:\s]{1,300}): (?:command not found|not found|cannot execute: required file not found)$/,
    reason: (name, { app }) =>
      name.includes('/')
        ? describeNotStarted(name, app.folder)
        : `There is no program "${name}": is its package in package.json?`,
  },
  {
    pattern: /^\S{1,300}: (?:line )?(?:\d{1,9}: )?([^:\s]{1,300}): (?:Permission denied|Is a directory)$/,
    reason: (name, { app }) => describeNotExecutable(name, app.folder),
  },
  {
    pattern: /\bspawn(?:Sync)? (\S{1,300}) EACCES\b/,
    reason: (name, { app }) => describeNotExecutable(name, app.folder),
  },
  {
    pattern: /ENOENT: no such file or directory, [a-z]{1,20} '([^']{1,300})'/,
    reason: (name, { app }) => describeMissing(name, app.folder),
  },
  {
    // libuv, with what could not be written where it was to be made; npm. A limit of watched files is another one.
    pattern: /\b(ENOSPC|EDQUOT): (?!System limit)(?:[^,]{1,100}, [a-z]{1,20} '(?:[^']{1,500}' -> ')?([^']{1,500})')?/,
    reason: (code, { app }, [, , place]) => describeFull(code, app, place),
  },
  {
    // Programs that are not of Node.
    pattern: /\b(No space left on device|Disk quota exceeded)\b/,
    reason: (words, { app }) => describeFull(words.startsWith('No') ? 'ENOSPC' : 'EDQUOT', app),
  },
  {
    pattern: /EADDRINUSE: address already in use \S{0,100}:(\d{1,5})$/,
    reason: (port, { app }) => `Port ${port} is in use: ${portRemedy(app.folder)}`,
  },
  {
    pattern: /^(?:npm (?:error|ERR!) )?fatal: (not a git repository)/,
    reason: () =>
      `A script asks git, but there is no .git in the zip: write what it needs into a file before the deploy, or make it ${WHERE_TO_SET}.`,
  },
  {
    pattern: /\[ERR_UNKNOWN_FILE_EXTENSION\]: Unknown file extension "\.[cm]?tsx?" for (\S{1,500})$/,
    reason: (file) =>
      `This Node does not run ${file}, which is TypeScript: compile it in the script "build", and start what that makes.`,
  },
  {
    // V8; a worker of Node.
    pattern: /(JavaScript heap out of memory|Worker terminated due to reaching memory limit)/,
    reason: () => OUT_OF_MEMORY,
  },
  {
    // Next.js; Yarn classic.
    pattern: /worker exited with code: \w{1,9} and signal: (SIGKILL)|Command failed with signal "(SIGKILL)"/,
    reason: () => KILLED,
  },
  {
    // fetch and URL of Node, axios, node-fetch, DNS.
    pattern:
      /(?:Invalid URL:?|parse URL from|input:|base:|ENOTFOUND|EAI_AGAIN|[Rr]equest to|URLs are supported:?) ["'`]?((?:https?:\/\/)?undefined(?:[./:?#][^\s"'`,]{0,200})?)(?=["'`,\s]|$)/,
    reason: (url, { app }) => {
      const when = app.step === 'start' ? 'at the start' : 'at build time';
      return `A URL is "${url}": a variable that it is made of is probably missing ${when}. It must be ${WHERE_TO_SET}.`;
    },
  },
  ...PRERENDER_RULES,
];

/** @param place what could not be written; most programs name none */
function describeFull(code: string, { disk, step }: FailedApp, place?: string): string {
  const sentences = [describeFullDisk({ code }, place ?? disk)];
  if (place === undefined && step === 'install')
    sentences.push(`It may also be the disk of npm's cache: "npm config get cache".`);
  return sentences.join(' ');
}

const HEAP_LIMIT = 'the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB)';
const OUT_OF_MEMORY = `It ran out of memory: let it need less, or give Node more with ${HEAP_LIMIT}.`;
const KILLED = `It was killed, most likely because this machine ran out of memory: let it need less, or limit Node to less than the machine has with ${HEAP_LIMIT}.`;

/** How a program ended. */
export interface End {
  readonly exitCode: number | null;
  readonly signalCode: NodeJS.Signals | null;
}

/** What the end of a program alone says, whatever it wrote: 128 and the number of a signal is the status of a shell. */
export function reasonOfEnd({ exitCode, signalCode }: End): string | undefined {
  return signalCode === 'SIGKILL' || exitCode === 137 ? KILLED : undefined;
}

function isShell(name: string): boolean {
  return /^(?:\/bin\/)?(?:ba|da)?sh$/.test(name);
}

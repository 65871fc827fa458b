import { execFileSync } from 'node:child_process';
import { createVariables } from './collecting.ts';
import { makeFolder, plant } from './folders.ts';

export type Variables = Record<string, string | undefined>;

/** Variables of a user who may commit, and add submodules from this machine. */
export function createUser(): Variables {
  const config = '[protocol "file"]\n\tallow = always\n[user]\n\tname = a\n\temail = a@example.com\n';
  return createVariables({ HOME: plant(makeFolder('home'), { '.gitconfig': config }) });
}

/**
 * Pastes the commands of a message into a shell.
 * @param folder where: the workspace
 * @returns the variables that the shell has then
 */
export function follow(message: string, folder: string, variables: Variables): Variables {
  const commands = Array.from(message.matchAll(/"((?:git|unset) [^"]+)"/g), ([, command = '']) => command);
  if (commands.length === 0) throw new Error(`no command in: ${message}`);
  const script = `set -e\n{ ${commands.join('\n')}\n} >&2\nenv -0`;
  const output = execFileSync('sh', ['-c', script], {
    cwd: folder,
    env: { ...variables },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pairs = output.split('\0').filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

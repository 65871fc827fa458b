import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addSetting, makeTrap } from './lazy-repository.ts';
import type { PlacedRepository } from './lazy-repository.ts';

/** A way in which a repository can name a program. */
export interface Trap {
  /** Sections of its config file. */
  readonly config: (program: string) => Readonly<Record<string, string>>;
  /** Files of its `.git`, those in `hooks/` executable. */
  readonly files?: (program: string) => Readonly<Record<string, string>>;
  /** A command of git that does run the program when nothing stops it: the trap works. Undefined: `git ls-files`. */
  readonly control?: readonly string[];
}

const LISTING = ['ls-files'] as const;
const ASK_PASSWORD = ['-c', 'core.terminalPrompt=false', 'credential', 'fill'] as const;
const CONTENT = { '*': 'filter=trap diff=trap merge=trap' };

/** Attributes for every file, where no commit shows them. */
const attributes = (): Readonly<Record<string, string>> => ({
  'info/attributes': Object.entries(CONTENT)
    .map(([pattern, values]) => `${pattern} ${values}\n`)
    .join(''),
});
const url = (remote: string): Record<string, string> => ({ 'remote.origin.url': remote });

/** What a fetch would run: git itself begins one to list the files of `makeLazyRepository`. */
export const FETCH_TRAPS: Readonly<Record<string, Trap>> = {
  'remote.*.uploadpack': { config: (program) => ({ 'remote.origin.uploadpack': program }) },
  'an ext:: URL': { config: (program) => ({ ...url(`ext::${program}`), 'protocol.ext.allow': 'always' }) },
  'remote.*.vcs': {
    config: (program) => ({ ...url(program), 'remote.origin.vcs': 'ext', 'protocol.ext.allow': 'always' }),
  },
  'url.*.insteadOf': {
    config: (program) => ({
      ...url('https://example.invalid/'),
      [`url.ext::${program} .insteadOf`]: 'https://example.invalid/',
      'protocol.ext.allow': 'always',
    }),
  },
  'a remote that is an ext:: URL': {
    config: (program) => ({ 'extensions.partialClone': `ext::${program}`, 'protocol.ext.allow': 'always' }),
  },
  'a remote that is an option': { config: (program) => ({ 'extensions.partialClone': `--upload-pack=${program}` }) },
  'a second remote that promises': {
    config: (program) => ({ 'remote.b.promisor': 'true', 'remote.b.url': '/', 'remote.b.uploadpack': program }),
  },
  'a file in remotes/': {
    config: (program) => ({ 'extensions.partialClone': 'old', 'protocol.ext.allow': 'always', 'x.y': program }),
    files: (program) => ({ 'remotes/old': `URL: ext::${program}\n` }),
  },
  'core.sshCommand': { config: (program) => ({ ...url('ssh://example.invalid/x'), 'core.sshCommand': program }) },
  'core.gitProxy': { config: (program) => ({ ...url('git://example.invalid/x'), 'core.gitProxy': program }) },
  'include.path': {
    config: () => ({ 'include.path': 'more' }),
    files: (program) => ({ more: `[remote "origin"]\n\tuploadpack = ${program}\n` }),
  },
  'config.worktree': {
    config: () => ({ 'extensions.worktreeConfig': 'true' }),
    files: (program) => ({
      'config.worktree': `[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = true\n[index]\n\tsparse = true\n[remote "origin"]\n\tuploadpack = ${program}\n`,
    }),
  },
};

/**
 * What other work of git would run. Those of a group can lie in one repository: none takes the place of another, or keeps
 * git from it by failing.
 */
export const OTHER_TRAPS: readonly Readonly<Record<string, Trap>>[] = [
  {
    'core.fsmonitor': { config: (program) => ({ 'core.fsmonitor': program }), control: ['status'] },
    'hooks/post-index-change': {
      config: () => ({}),
      files: (program) => ({ 'hooks/post-index-change': `#!/bin/sh\n${program}\n` }),
      control: ['update-index', '--force-write-index'],
    },
    'filter.*.clean': {
      config: (program) => ({ 'filter.trap.clean': program }),
      files: attributes,
      control: ['hash-object', 'in/a'],
    },
    'filter.*.smudge': {
      config: (program) => ({ 'filter.trap.smudge': program }),
      files: attributes,
      control: ['cat-file', '--filters', 'HEAD:in/a'],
    },
    'diff.*.textconv': {
      config: (program) => ({ 'diff.trap.textconv': program }),
      files: attributes,
      control: ['cat-file', '--textconv', 'HEAD:in/a'],
    },
    'diff.*.command': {
      config: (program) => ({ 'diff.trap.command': program }),
      files: attributes,
      control: ['diff', '--ext-diff', 'HEAD:in/a', 'HEAD:in/c'],
    },
    'credential.helper': { config: (program) => ({ 'credential.helper': `!${program}` }), control: ASK_PASSWORD },
    'core.askPass': { config: (program) => ({ 'core.askPass': program }), control: ASK_PASSWORD },
    'alias.*': {
      config: (program) => ({
        'alias.ls-files': `!${program}`,
        'alias.config': `!${program}`,
        'alias.x': `!${program}`,
      }),
      control: ['x'],
    },
    'core.editor': { config: (program) => ({ 'core.editor': program }), control: ['var', 'GIT_EDITOR'] },
    'core.pager': { config: (program) => ({ 'core.pager': program }), control: ['var', 'GIT_PAGER'] },
    'pager.*': {
      config: (program) => ({ 'pager.ls-files': program, 'pager.config': program }),
      control: ['config', 'pager.ls-files'],
    },
  },
  {
    'core.hooksPath': {
      config: () => ({ 'core.hooksPath': '$GIT_FOLDER/other-hooks' }),
      files: (program) => ({ 'other-hooks/post-index-change': `#!/bin/sh\n${program}\n` }),
      control: ['update-index', '--force-write-index'],
    },
    'diff.external': {
      config: (program) => ({ 'diff.external': program }),
      control: ['diff', '--ext-diff', 'HEAD:in/a', 'HEAD:in/c'],
    },
  },
  {
    'filter.*.process': {
      config: (program) => ({ 'filter.trap.process': program }),
      files: attributes,
      control: ['hash-object', 'in/a'],
    },
  },
];

const UNRELATED_SETTINGS = [
  'core.alternateRefsCommand',
  'uploadpack.packObjectsHook',
  'remote.origin.receivepack',
  'submodule.in.update',
  'gpg.program',
  'gpg.ssh.program',
  'gpg.ssh.defaultKeyCommand',
  'sequence.editor',
  'interactive.diffFilter',
  'merge.trap.driver',
  'mergetool.trap.cmd',
  'difftool.trap.cmd',
  'tar.trap.command',
  'trailer.trap.command',
  'trailer.trap.cmd',
  'gc.recentObjectsHook',
  'browser.trap.cmd',
  'man.trap.cmd',
  'guitool.trap.cmd',
  'sendemail.toCmd',
  'sendemail.ccCmd',
  'imap.tunnel',
] as const;

/** Programs of commands that never list files, in one repository. */
export const UNRELATED_TRAP: Trap = {
  config: (program) => Object.fromEntries(UNRELATED_SETTINGS.map((name) => [name, program])),
  control: ['config', 'imap.tunnel'],
};

/** Writes a trap into a repository. */
export function setTrap(repository: PlacedRepository, trap: Trap, program: string): void {
  const { gitFolder } = repository;
  for (const [name, content] of Object.entries(trap.files?.(program) ?? {})) {
    const file = path.join(gitFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o755 });
  }
  for (const [name, value] of Object.entries({ ...url('file:///nowhere'), ...trap.config(program) })) {
    addSetting(gitFolder, name, value.replace('$GIT_FOLDER', gitFolder));
  }
}

/** A trap in a repository, and the program that it would run. */
interface SetTrap {
  readonly name: string;
  readonly trap: Trap;
  readonly program: string;
  /** A file that is there once the program has run. */
  readonly marker: string;
}

/** Writes traps into a repository, each with a program of its own. */
export function setTraps(repository: PlacedRepository, traps: Readonly<Record<string, Trap>>): SetTrap[] {
  return Object.entries(traps).map(([name, trap]) => {
    const { program, marker } = makeTrap();
    setTrap(repository, trap, program);
    return { name, trap, program, marker };
  });
}

/** Runs the command that a trap waits for, without any of our settings. What it prints counts as run, too. */
export function springTrap({ folder }: PlacedRepository, { control = LISTING }: Trap): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const input = control === ASK_PASSWORD ? 'protocol=https\nhost=example.invalid\n' : undefined;
  try {
    return execFileSync('git', control, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe', ...(input && { input }) });
  } catch {
    return '';
  }
}

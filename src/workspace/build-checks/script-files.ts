import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { parentFolder } from '../../shared/files/paths.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../files.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import type { Note } from '../rules/rules.ts';
import type { Manifest } from './manifest.ts';

/**
 * A notice where git has converted the files of this checkout: on Windows it writes CRLF into text files unless
 * configured otherwise. package.json shows it, without one more git process.
 */
export function noteConverted({ source }: SourceFile, platform: NodeJS.Platform): Note[] {
  if (platform !== 'win32' || tryToRead(() => readFileSync(source))?.includes('\r\n') !== true) return [];
  const text =
    'package.json has Windows line endings (CRLF), so git has probably converted all text files of this checkout. They are sent as they are: shell scripts may fail on the platform, and content-sha256 is not that of a checkout on Linux. Add "* text=auto eol=lf" to .gitattributes, or run "git config --global core.autocrlf input" before the checkout.';
  return [{ level: 'notice', title: 'Line endings of Windows', text }];
}

/** Scripts whose first line is read: a repository has some dozens at most. */
const MAX_SCRIPTS = 1000;
/** The first line of a script is hardly longer. */
const HEAD_BYTES = 256;

/**
 * Scripts with the line endings of Windows: Linux looks for a program whose name ends with CR. A warning for those that
 * a package.json runs, a notice for others, which the build need not run.
 */
export function noteScriptFiles(manifests: readonly Manifest[], files: readonly SourceFile[]): Note[] {
  const scripts = files.filter(({ path: name, mode }) => mode === 0o755 || isShellScript(name)).slice(0, MAX_SCRIPTS);
  const windows = scripts.filter(hasWindowsEnding).map((file) => file.path);
  if (windows.length === 0) return [];
  const run = new Set(manifests.flatMap((manifest) => filesIn(manifest, (text) => text.replace(INTERPRETED, ' '))));
  const interpreted = new Set(
    manifests.flatMap((manifest) => filesIn(manifest, (text) => (text.match(INTERPRETED) ?? []).join(' '))),
  );
  const broken = windows.filter((name) => isShellScript(name) || run.has(name) || !interpreted.has(name));
  const named = broken.filter((name) => run.has(name));
  const others = broken.filter((name) => !run.has(name));
  return [...noteBroken('warning', ' of package.json', named), ...noteBroken('notice', '', others)];
}

function noteBroken(level: 'warning' | 'notice', which: string, names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const [have, them, theirNames] = names.length === 1 ? ['has', 'it', 'its name'] : ['have', 'them', 'their names'];
  const what = `${countOf(names.length, 'script')}${which} ${have} Windows line endings (CRLF)`;
  const remedy = `Save ${them} with LF, and add ${theirNames} with "text eol=lf" to .gitattributes.`;
  const text = `${what} and cannot run on Linux: ${firstOf(names, 3, safeText)}. ${remedy}`;
  return [{ level, title: 'Script with Windows line endings', text }];
}

function isShellScript(name: string): boolean {
  return /\.(?:sh|bash)$/.test(name);
}

/** Only a script has a first line that Linux reads: `#!`, or any one of a shell script. */
function hasWindowsEnding({ path: name, source }: SourceFile): boolean {
  const head = readHead(source);
  if (!isShellScript(name) && !head.startsWith('#!')) return false;
  return /^[^\n]*\r\n/.test(head);
}

/** `node --flag build.js`: what an interpreter is given may end lines in any way, as Linux does not read its first one. */
const INTERPRETED =
  /(?<![^\s;&|()"'])(?:node|bun|deno run|tsx|ts-node|python3?|perl|ruby|php)(?:\s+-[^\s;&|]+)*\s+["']?[^\s;&|()"'-][^\s;&|()"']*/g;

/** Files that the scripts of a package.json name: `./scripts/build.sh`, `sh build.sh`. @param pick part of a script */
function filesIn({ path: manifest, scripts }: Manifest, pick: (text: string) => string): string[] {
  const words = Object.values(scripts)
    .flatMap((text) => pick(text).split(/[\s;&|()"']+/))
    .filter((word) => word !== '');
  return words.map((word) => path.posix.join(parentFolder(manifest), word));
}

/** A file may have become a named pipe, which must not block; what cannot be read is reported by the packer. */
function readHead(file: string): string {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, HEAD_BYTES, 0));
  } catch {
    return '';
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The scripts of a package.json that the platform runs, and those that an installation runs in a workspace, too. */
const RUN = /^(?:pre|post)?(?:install|prepare|build|start)$/;
const RUN_BY_INSTALL = /^(?:pre|post)?(?:install|prepare)$/;
const QUOTED = /'[^']*'|"(?:\\.|[^"\\])*"/g;
/** After it, paths start elsewhere. */
const OTHER_FOLDER = /(?:^|[;&|(])\s*(?:cd|pushd)\s[^]*/;
/** The program of each command in a script, where that is a path. */
const PROGRAM =
  /(?:^|[;&|(])\s*(?:[A-Za-z_]\w*=[^\s;&|()]*\s+)*(?:exec\s+)?((?:\.{0,2}\/)?[\w.@-]+\/?[^\s;&|()"'$`]*)/g;

/** A warning for files that such a script runs by their path, and that are not executable: "Permission denied". */
export function noteNotExecutable(manifests: readonly Manifest[], files: readonly SourceFile[]): Note[] {
  const run = new Set(manifests.flatMap(programsIn));
  const found = files.filter((file) => file.mode === 0o644 && run.has(file.path)).map((file) => safeText(file.path));
  if (found.length === 0) return [];
  const text = `${firstOf(found, 3)}: run by package.json, but not executable, so the platform will not run it ("Permission denied"). Run "chmod +x ${found[0]}", on Windows "git update-index --chmod=+x ${found[0]}", and commit.`;
  return [{ level: 'warning', title: 'Script that is not executable', text }];
}

function programsIn({ path: manifest, scripts }: Manifest): string[] {
  const names = parentFolder(manifest) === '' ? RUN : RUN_BY_INSTALL;
  const run = Object.entries(scripts).filter(([name]) => names.test(name));
  const programs = run.flatMap(([, script]) => {
    // What is quoted stays one word.
    const commands = script.replace(QUOTED, '_').replace(OTHER_FOLDER, '');
    return Array.from(commands.matchAll(PROGRAM), ([, program = '']) => program);
  });
  // A name without a slash is looked for in PATH.
  return programs
    .filter((program) => program.includes('/'))
    .map((program) => path.posix.join(parentFolder(manifest), program));
}

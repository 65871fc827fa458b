import path from 'node:path';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import { parentFolder } from '../paths/inside.ts';
import type { Manifest } from './manifest.ts';

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
  const run = Object.entries(scripts).filter(([name, script]) => names.test(name) && typeof script === 'string');
  const programs = run.flatMap(([, script]) => {
    // What is quoted stays one word.
    const commands = String(script).replace(QUOTED, '_').replace(OTHER_FOLDER, '');
    return Array.from(commands.matchAll(PROGRAM), ([, program = '']) => program);
  });
  // A name without a slash is looked for in PATH.
  return programs
    .filter((program) => program.includes('/'))
    .map((program) => path.posix.join(parentFolder(manifest), program));
}

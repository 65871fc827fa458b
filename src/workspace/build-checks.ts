import { readFileSync } from 'node:fs';
import { safeText } from '../text.ts';
import type { SourceFile } from './files.ts';
import type { Note } from './rules.ts';

/** Lock files that the platform installs from; without one it resolves versions anew on every build. */
const LOCK_FILES = new Set(['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock']);
/** More than any package.json of a person; keeps a wrong file from being read whole. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

/** What would make the platform's build fail, although the upload succeeds. */
export function checkForBuild(files: readonly SourceFile[]): Note[] {
  const manifest = files.find(({ path }) => path === 'package.json');
  if (manifest === undefined) {
    const elsewhere = files.filter(({ path }) => path.endsWith('/package.json')).slice(0, 3);
    const hint =
      elsewhere.length === 0
        ? ''
        : ` There is one in ${elsewhere.map(({ path }) => safeText(path.slice(0, -'/package.json'.length))).join(', ')}: set "path" to the folder of the app.`;
    return [
      warning(
        'No package.json',
        `There is no package.json at the root of the zip, so the platform has nothing to install and start.${hint}`,
      ),
    ];
  }
  const notes: Note[] = [];
  const scripts = readScripts(manifest);
  if (scripts === undefined) {
    notes.push(
      warning(
        'package.json cannot be read',
        'package.json is not a JSON object, so the build on the platform will fail.',
      ),
    );
  } else {
    const missing = ['build', 'start'].filter((name) => typeof scripts[name] !== 'string');
    if (missing.length > 0) {
      const names = missing.map((name) => `"${name}"`).join(' and no ');
      notes.push(
        warning(
          'Missing script',
          `package.json has no ${names} script. The platform builds with "build" and starts the app with "start".`,
        ),
      );
    }
  }
  if (!files.some(({ path }) => LOCK_FILES.has(path))) {
    notes.push(
      warning(
        'No lock file',
        `There is no package-lock.json or yarn.lock at the root of the zip, so the platform resolves versions anew on every build.`,
      ),
    );
  }
  return notes;
}

function readScripts(manifest: SourceFile): Record<string, unknown> | undefined {
  if (manifest.size > MAX_MANIFEST_BYTES) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(manifest.source, 'utf8').replace(/^\ufeff/, ''));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
    const { scripts } = content as { scripts?: unknown };
    return typeof scripts === 'object' && scripts !== null ? (scripts as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}

function warning(title: string, text: string): Note {
  return { level: 'warning', title, text };
}

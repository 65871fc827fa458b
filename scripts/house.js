import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of `src`, and what each is for. Most import `shared`, which is left out of the picture. */
const FOLDERS = {
  entries: 'starts actions and programs',
  cli: 'command line',
  actions: 'inputs, steps, report',
  emulator: 'local platform',
  runner: 'GitHub or another CI host',
  platform: 'upload, retry, HTTP',
  archive: 'the zip',
  'secret-scan': 'looks into what is packed',
  workspace: 'which files are sent',
};

/**
 * The picture of CONTRIBUTING.md: which folder of `src` imports which, as Mermaid. An arrow that follows from two others is
 * left out; one for a single file is named after it.
 * @param {string} root the folder `src`
 * @throws where a folder has no row above
 */
export function houseGraph(root) {
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const unknown = names.filter((name) => name !== 'shared' && !(name in FOLDERS));
  if (unknown.length > 0) throw new Error(`scripts/house.js has no row for ${unknown.join(', ')}.`);
  const shown = Object.entries(FOLDERS).filter(([name]) => names.includes(name));
  const imports = new Map(shown.map(([name]) => [name, importedBy(root, name)]));
  // The local platform shares one file with its client: from that follows nothing.
  /** @type {(from: string, to: string) => boolean} */
  const reaches = (from, to) =>
    from !== 'emulator' && [...(imports.get(from)?.keys() ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...imports].flatMap(([from, targets]) =>
    shown.flatMap(([to]) => {
      const files = targets.get(to);
      if (files === undefined) return [];
      const isImplied = [...targets.keys()].some((next) => next !== to && reaches(next, to));
      const label = files.size === 1 && from === 'emulator' ? `|${[...files].join()}|` : '';
      return isImplied ? [] : `  ${from} -->${label} ${to}`;
    }),
  );
  const nodes = shown.map(([name, text]) => `  ${name}["<b>${name}</b><br>${text}"]`);
  return ['```mermaid', 'graph TD', ...nodes, ...arrows, '```'].join('\n');
}

/** @param {string} root @param {string} folder @returns the files that it imports of each other folder, by its name */
function importedBy(root, folder) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.join(root, folder, name);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const target = path.relative(root, path.join(path.dirname(file), specifier)).replaceAll('\\', '/');
      const [to = '', ...rest] = target.split('/');
      if (to === folder || !(to in FOLDERS)) continue;
      found.set(to, (found.get(to) ?? new Set()).add(rest.at(-1) ?? ''));
    }
  }
  return found;
}

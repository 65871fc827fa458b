import path from 'node:path';
import type { ImportGraph } from './import-graph.ts';
import type { Modules } from './modules.ts';

/** @returns whether `file` is, or is in, what `pattern` names */
const belongsTo = (file: string, pattern: string): boolean =>
  pattern === file ||
  (pattern.endsWith('/') && file.startsWith(pattern)) ||
  (pattern.endsWith('/*.ts') && `${path.posix.dirname(file)}/*.ts` === pattern);

/** The module that names `file` most closely: the file itself, else its folder alone, else the longest way to it. */
export function moduleOf(file: string, modules: Modules): string | undefined {
  const found = Object.keys(modules).filter((module) => belongsTo(file, module));
  return found.toSorted((one, other) => other.length - one.length)[0];
}

/** @returns a sentence for each import that the tables do not allow */
export function violations(graph: ImportGraph, modules: Modules, packages: Modules): string[] {
  return [...graph].flatMap(([file, imports]) => {
    const module = moduleOf(file, modules);
    if (module === undefined) return [`${file} is in no module: add a row for its folder.`];
    return imports.flatMap((to) => {
      const why = /^(?:src|packages)\//.test(to)
        ? betweenModules(module, to, modules)
        : fromOutside(file, to, packages);
      return why === undefined ? [] : [`${file} imports ${to}: ${why}`];
    });
  });
}

function betweenModules(module: string, to: string, modules: Modules): string | undefined {
  const other = moduleOf(to, modules);
  const allowed = modules[module] ?? [];
  if (other === undefined || other === module || allowed.includes(other)) return undefined;
  return `${module} may import ${allowed.join(', ') || 'no other module'}.`;
}

/** Most of what Node brings reaches nothing but this machine's files, and needs no row. */
function fromOutside(file: string, to: string, packages: Modules): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;
  const allowed = packages[name];
  if (allowed === undefined) return name.startsWith('node:') ? undefined : 'it has no row among the packages.';
  if (allowed.some((pattern) => belongsTo(file, pattern))) return undefined;
  return allowed.length === 0 ? 'no file may import it.' : `only ${allowed.join(', ')} may import it.`;
}

/** @returns a sentence for each row that names a module which does not stand above it, or which holds no file */
export function mistakesIn(modules: Modules, graph: ImportGraph): string[] {
  const names = Object.keys(modules);
  const inUse = new Set([...graph.keys()].map((file) => moduleOf(file, modules)));
  const empty = names.filter((name) => !inUse.has(name)).map((name) => `${name} holds no file: remove its row.`);
  const notAbove = names.flatMap((name, place) =>
    (modules[name] ?? [])
      .filter((other) => !names.slice(0, place).includes(other))
      .map((other) => `${name} may import ${other}, which has no row above it.`),
  );
  return [...notAbove, ...empty];
}

/** @returns for each group of files that import each other in a circle, the way from one of them back to itself */
export function circlesIn(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const file of graph.keys()) {
    const way = seen.has(file) ? undefined : wayBack(file, graph);
    if (way === undefined) continue;
    circles.push(way);
    for (const member of way) seen.add(member);
  }
  return circles;
}

/** The shortest way from `start` to itself. */
function wayBack(start: string, graph: ImportGraph): string[] | undefined {
  const ways = [[start]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

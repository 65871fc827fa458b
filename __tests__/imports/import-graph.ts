import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** What each file imports: paths of ours from the root of the project, packages by name. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Stands for an `import()` of what is known only at run time. */
export const COMPUTED = 'import() of a computed name';

/** @returns the specifiers of every `import` and `export … from`, of types too, `import()` and `import('x').T` */
export function specifiersIn(source: string, tsx = false): string[] {
  const found = new Set<string>();
  JSON.stringify(parseSync(source, { syntax: 'typescript', tsx, target: 'es2023' }), (_, node) => {
    const specifier = specifierOf((node ?? {}) as Node);
    if (specifier !== undefined) found.add(specifier);
    return node as unknown;
  });
  return [...found];
}

/** The fields of swc's nodes that name a module. */
interface Node {
  readonly type?: string;
  readonly source?: { readonly value: string } | null;
  readonly argument?: { readonly value: string };
  readonly callee?: { readonly type: string };
  readonly arguments?: readonly { readonly expression: { readonly type: string; readonly value: string } }[];
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source?.value;
    case 'TsImportType':
      return node.argument?.value;
    case 'CallExpression': {
      if (node.callee?.type !== 'Import') return undefined;
      const name = node.arguments?.[0]?.expression;
      return name?.type === 'StringLiteral' ? name.value : COMPUTED;
    }
    default:
      return undefined;
  }
}

/** @param folder relative to the root of the project */
export function readImports(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|tsx?)$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  return specifiersIn(readFileSync(file, 'utf8'), file.endsWith('.tsx')).map((to) => resolve(file, to));
}

const resolve = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;

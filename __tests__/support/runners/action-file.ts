import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** What an action.yml declares. */
export interface ActionFile {
  readonly name: string;
  readonly description: string;
  readonly branding?: { readonly icon: string; readonly color: string };
  readonly inputs: Readonly<
    Record<string, { readonly description?: string; readonly required?: boolean; readonly default?: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description?: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

/** @param file path in this project */
export function readActionFile(file: string): ActionFile {
  return parse(readFileSync(path.join(PROJECT, file), 'utf8')) as ActionFile;
}

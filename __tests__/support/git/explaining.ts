import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../../src/shared/errors.ts';
import type { Exclusions } from '../../../src/workspace/explain/exclusions.ts';
import { explainSelection } from '../../../src/workspace/explain/explain.ts';
import { selectFiles } from '../../../src/workspace/select.ts';
import type { FileSelection, SelectOptions } from '../../../src/workspace/select.ts';
import { createOptions, pathsOf } from './collecting.ts';

/** What is sent of a folder, and what is not. */
export interface Explained {
  readonly exclusions: Exclusions;
  /** The rule for each file that is not sent, as `source pattern`. */
  readonly rules: Readonly<Record<string, string>>;
  readonly sent: readonly string[];
}

export async function explainFolder(folder: string, overrides: Partial<SelectOptions> = {}): Promise<Explained> {
  const options = createOptions(folder, overrides);
  const selection = await selectionOf(options);
  const { exclusions, rules: found } = await explainSelection(options, selection);
  const counted = exclusions.excluded.reduce((sum, { files }) => sum + files, 0);
  if (counted !== found.size) throw new Error(`${counted} files are counted, and ${found.size} have a rule`);
  const rules = Object.fromEntries(Array.from(found, ([name, rule]) => [name, `${rule.source} ${rule.pattern}`]));
  return { exclusions, rules, sent: selection === undefined ? [] : pathsOf(selection) };
}

async function selectionOf(options: SelectOptions): Promise<FileSelection | undefined> {
  try {
    return await selectFiles(options);
  } catch (error) {
    if (error instanceof StepError && error.code === 'no-files') return undefined;
    throw error;
  }
}

/** The rule for each file that is not sent, without those in `.git`. */
export async function rulesIn(folder: string, overrides: Partial<SelectOptions> = {}): Promise<Record<string, string>> {
  const { rules } = await explainFolder(folder, overrides);
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !/(?:^|\/)\.git(?:\/|$)/.test(name)));
}

/** Every file on disk below a folder, sorted. */
export function filesOnDisk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

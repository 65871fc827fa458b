import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import { asMessage } from '../../../shared/format.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { Explanation } from '../../../workspace/exclusion-count.ts';
import { nearestPath } from '../../../workspace/nearest-name.ts';
import { NEVER_SENT } from '../../../workspace/rules.ts';
import type { Rule } from '../../../workspace/rules.ts';
import type { FileSelection } from '../../../workspace/select.ts';

type StatPath = (place: string, options: { readonly throwIfNoEntry: false }) => Stats | undefined;

/**
 * Makes sure that every required file is sent.
 * @param folder what is deployed
 * @param required POSIX paths below it
 * @throws {StepError} `missing-file` naming every one that is not, and why: the rule behind it, or a name like it
 */
export async function requireFiles(
  folder: string,
  required: readonly string[],
  selection: FileSelection,
  explain: () => Promise<Explanation | undefined>,
  stat: StatPath = statSync,
): Promise<void> {
  const sent = new Set(required.length === 0 ? [] : selection.files.map((file) => file.path));
  const missing = required.filter((name) => !sent.has(name));
  if (missing.length === 0) return;
  const rules = (await explain())?.rules;
  const sentences = missing.map((name) => {
    const why = reasonFor(name, rules?.get(name), folder, selection, stat);
    return `required-files: ${safeText(name)} is not in the zip: ${why}`;
  });
  throw new StepError('missing-file', asMessage(sentences));
}

function reasonFor(
  name: string,
  rule: Rule | undefined,
  folder: string,
  { files }: FileSelection,
  stat: StatPath,
): string {
  const near = nearestPath(folder, name);
  // A disk that ignores case finds the name in any; the zip has it in one.
  const stats = near === undefined ? stat(path.join(folder, name), { throwIfNoEntry: false }) : undefined;
  if (stats?.isDirectory() === true) return 'it is a folder; name a file in it.';
  if (rule !== undefined) return describeRule(rule);
  if (stats !== undefined) return 'it exists, but is not among the files to send.';
  if (/^["'`].*["'`]$/.test(name)) return 'there is no such file in "path"; write it without the quotes.';
  const base = `/${path.posix.basename(name)}`;
  const nearest = near ?? files.find((file) => `/${file.path}`.endsWith(base))?.path;
  // The one is made of the other: to require it instead would check nothing.
  const isPair = path.posix.basename(nearest ?? '') === 'package.json' && base === '/package-lock.json';
  const hint = nearest === undefined || isPair ? '.' : `; did you mean "${safeText(nearest)}"?`;
  return `there is no such file in "path"${hint}`;
}

function describeRule({ source, pattern }: Rule): string {
  const shown = `"${safeText(pattern)}"`;
  if (source === NEVER_SENT) return `${shown} is never sent.`;
  if (source === 'exclude') return `it is excluded; remove the line ${shown} from "exclude".`;
  const where = source === 'built-in' ? 'a built-in rule' : safeText(source);
  return `${where} ignores it (${shown}); "include" brings it back.`;
}

import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../../runner/runner.ts';
import { StepError } from '../../../shared/errors.ts';
import { asMessage, firstOf } from '../../../shared/text/format.ts';
import { differenceOf } from '../../../shared/text/look-alikes.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import type { Explanation } from '../../../workspace/explain/exclusions.ts';
import { CHECK_OUT_ALL } from '../../../workspace/listing/git/sparse.ts';
import { nearestPath } from '../../../workspace/rules/nearest-name.ts';
import { PatternList } from '../../../workspace/rules/patterns.ts';
import { NEVER_SENT, WORKTREE } from '../../../workspace/rules/rules.ts';
import type { Rule } from '../../../workspace/rules/rules.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import type { RequiredFiles } from '../inputs/zip.ts';

type StatPath = (place: string, options: { readonly throwIfNoEntry: false }) => Stats | undefined;
type NamedFiles = readonly { readonly path: string }[];

/** What is known of a choice of files. */
interface Choice {
  /** What is deployed. */
  readonly folder: string;
  readonly selection: FileSelection;
  /** Patterns of `exclude`. */
  readonly exclude: readonly string[];
  readonly explain: () => Promise<Explanation | undefined>;
}

/** What the platform installs and starts. */
const MANIFEST = 'package.json';
/** Folders that the message about it names. */
const MAX_FOLDERS = 3;

/**
 * Makes sure that every required file is sent, and a `package.json`, whose absence may be no more than a warning.
 * @throws {StepError} `missing-file` naming every one that is not, and why: the rule behind it, or a name like it
 */
export async function requireFiles(
  { paths, withoutManifest }: RequiredFiles,
  { folder, selection, exclude, explain }: Choice,
  runner: Runner,
  stat: StatPath = statSync,
): Promise<void> {
  const { files } = selection;
  const missing = missingOf(paths, files);
  const lacksManifest = withoutManifest !== 'allowed' && missingOf([MANIFEST], files).length > 0;
  if (missing.length === 0 && !lacksManifest) return;
  const rules = (await explain())?.rules;
  const excluded = new PatternList(exclude);
  const ruleFor = (name: string): string | undefined => {
    const rule = rules?.get(name);
    return rule && describeRule(rule, excluded.match(name) === 'ignored');
  };
  const sentences = missing.map((name) => {
    const why = reasonFor(name, ruleFor, folder, selection, stat);
    return `required-files: ${safeText(name)} is not in the zip: ${why}`;
  });
  if (lacksManifest) {
    const why = ruleFor(MANIFEST) ?? whyAbsent(MANIFEST, selection);
    const remedy = why === undefined ? remedyFor(files, TO_CHOOSE, runner) : `The one in "path" is not sent: ${why}`;
    const sentence = `${NO_MANIFEST} ${remedy}`;
    if (withoutManifest === 'error') sentences.push(sentence);
    else runner.warning('No package.json', sentence);
  }
  if (sentences.length > 0) throw new StepError('missing-file', asMessage(sentences));
}

/**
 * The same for a zip that was packed earlier.
 * @throws {StepError} `missing-file` naming every required file that is not in the zip
 */
export function requireEntries({ paths, withoutManifest }: RequiredFiles, files: NamedFiles, runner: Runner): void {
  const sentences = missingOf(paths, files).map((name) => {
    const isFolder = files.some((file) => file.path.startsWith(`${name}/`));
    const why = isFolder ? 'it is a folder there; name a file in it' : 'pack it again with this file';
    return `required-files: ${safeText(name)} is not in the zip: ${why}.`;
  });
  if (withoutManifest !== 'allowed' && missingOf([MANIFEST], files).length > 0)
    sentences.push(`${NO_MANIFEST} ${remedyFor(files, TO_PACK, runner)}`);
  if (sentences.length > 0) throw new StepError('missing-file', asMessage(sentences));
}

function missingOf(paths: readonly string[], files: NamedFiles): string[] {
  if (paths.length === 0) return [];
  const sent = new Set(files.map((file) => file.path));
  return paths.filter((name) => !sent.has(name));
}

const NO_MANIFEST = `There is no ${MANIFEST} at the root of the zip, so the platform has nothing to install and start.`;

const PACKED = /\.(?:zip|tgz|tar(?:\.\w+)?)$/i;

/** What to do about a missing `package.json`: where there is one in a folder, and where there is none. */
interface Remedy {
  readonly elsewhere: string;
  readonly nowhere: string;
  /** Where all that is there is a zip, as a job hands it over to another one. */
  readonly zipped: string;
}

const TO_CHOOSE: Remedy = {
  elsewhere: 'set "path" to the folder of the app',
  nowhere:
    'Set "path" to the folder of the app; a build output needs a package.json of its own (docs/how-to/choose-files.md of headless-deploy).',
  zipped: 'To send it as it is, name it in "archive".',
};
const TO_PACK: Remedy = {
  elsewhere: 'pack the content of the folder, not the folder itself',
  nowhere: 'Pack it again with this file.',
  zipped: 'Unpack the outer zip first, and name this one.',
};

function remedyFor(files: NamedFiles, { elsewhere, nowhere, zipped }: Remedy, { terms }: Runner): string {
  const [only = '', ...others] = files.map((file) => file.path);
  if (others.length === 0 && PACKED.test(only))
    return `The only file is ${safeText(only)}. ${/\.zip$/i.test(only) ? zipped : 'Unpack it first.'}`;
  // A dependency is nobody's app.
  const found = files.filter(({ path: name }) => name.endsWith(`/${MANIFEST}`) && !/(?:^|\/)node_modules\//.test(name));
  if (found.length === 0)
    return `${nowhere} To send the files without one: ${terms.setting('required-files', 'none')}.`;
  const folders = firstOf(found, MAX_FOLDERS, ({ path: name }) => safeText(path.posix.dirname(name)));
  return `There is one in ${folders}: ${elsewhere}, or, if the platform builds that folder, name its package.json in "required-files".`;
}

function reasonFor(
  name: string,
  ruleFor: (name: string) => string | undefined,
  folder: string,
  selection: FileSelection,
  stat: StatPath,
): string {
  const { files } = selection;
  const absent = whyAbsent(name, selection);
  if (absent !== undefined) return absent;
  const near = nearestPath(folder, name);
  // A disk that ignores case finds the name in any; the zip has it in one.
  const stats = near === undefined ? stat(path.join(folder, name), { throwIfNoEntry: false }) : undefined;
  if (stats?.isDirectory() === true) return 'it is a folder; name a file in it.';
  const rule = ruleFor(name);
  if (rule !== undefined) return rule;
  if (stats !== undefined) return 'it exists, but is not among the files to send.';
  const parts = name.split(/[,;\s]+/);
  const isList = parts.length > 1 && parts.every((part) => files.some((file) => file.path === part));
  if (isList || /[*?]/.test(name)) return 'there is no such file in "path"; name each on a line of its own, in full.';
  if (/^["'`].*["'`]$/.test(name)) return 'there is no such file in "path"; write it without the quotes.';
  const base = `/${path.posix.basename(name)}`;
  const nearest = near ?? files.find((file) => `/${file.path}`.endsWith(base))?.path;
  // npm writes package-lock.json from package.json, so requiring that one instead would check nothing.
  const isPair = path.posix.basename(nearest ?? '') === MANIFEST && base === '/package-lock.json';
  const isSent = files.some((file) => file.path === nearest);
  const why = nearest === undefined || isSent ? '' : ruleFor(nearest);
  // A folder, or what cannot be sent either.
  if (nearest === undefined || isPair || why === undefined) return 'there is no such file in "path".';
  return `there is no such file in "path"; did you mean "${safeText(nearest)}"?${differenceOf(name, nearest)}${why === '' ? '' : ` For that, ${why}`}`;
}

/** Why the disk does not have a file that git tracks; undefined for any other. */
function whyAbsent(name: string, { skipped, deleted }: FileSelection): string | undefined {
  if (skipped.includes(name)) return `it is outside the sparse checkout. ${CHECK_OUT_ALL}`;
  return deleted.includes(name) ? 'git tracks it, but it was deleted from the workspace. Restore it first.' : undefined;
}

/** @param isExcluded whether a pattern of `exclude` matches the file, too */
function describeRule({ source, pattern }: Rule, isExcluded: boolean): string {
  const shown = `"${safeText(pattern)}"`;
  if (source === NEVER_SENT) return `${shown} is never sent.`;
  if (source === 'exclude') return `it is excluded; remove the line ${shown} from "exclude".`;
  if (source === WORKTREE) return `it is in the linked worktree ${shown}; "include" brings it back.`;
  const where = source === 'built-in' ? 'a built-in rule' : safeText(source);
  const remedy = isExcluded ? 'take it out of "exclude", and put it into "include".' : '"include" brings it back.';
  return `${where} ignores it (${shown}); ${remedy}`;
}

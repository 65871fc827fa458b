/** A file that is written, by its CI host. */
export type SampleName =
  | 'github-deploy'
  | 'github-previews'
  | 'github-nightly'
  | 'github-rehearsal'
  | 'gitlab'
  | 'azure'
  | 'azure-template'
  | 'azure-nightly'
  | 'azure-rehearsal'
  | 'bitbucket';

/** What a job does before the deploy, so that the platform can install the app. */
export interface Recipe {
  /** Commands for a shell, of one or more lines. */
  readonly run: readonly string[];
  /** Inputs of the deploy. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The blocks of the documents, as the build has taken them (scripts/samples.js). */
export interface Samples {
  readonly files: Readonly<Record<SampleName, string>>;
  readonly recipes: Readonly<Record<'lock-file' | 'pnpm-pack', Recipe>>;
  /** Lines for a shell. */
  readonly commands: Readonly<Record<'github-set-up' | 'github-run', readonly string[]>>;
}

/**
 * Stands in the samples for the account that holds a copy of this project, until `npm run set-owner` has named it there, and
 * would here.
 */
const PLACEHOLDER = ['YOUR', 'ACCOUNT'].join('_');

/** Whether the samples do not say yet who holds the copy of this project that a job is to use. */
export function needsOwner({ files }: Samples): boolean {
  return Object.values(files).some((text) => text.includes(PLACEHOLDER));
}

/** Whoever holds this project in a text: `acme` in `acme/headless-deploy`, and in the address of a clone. */
const HOLDER = /(?<=[\s/])[\w-]+(?=\/headless-deploy\b)/g;

/** @param owner undefined: as the samples have it */
export function withOwner(text: string, owner: string | undefined): string {
  return owner === undefined ? text : text.replaceAll(HOLDER, owner);
}

/**
 * Changes what a pattern finds in a sample, which must be there once: otherwise the documents have changed, and a test has to
 * say so.
 * @throws {RangeError}
 */
export function replaceOnce(text: string, pattern: RegExp, by: (found: string) => string): string {
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
  const [match, ...others] = found;
  if (match === undefined || others.length > 0)
    throw new RangeError(`${String(pattern)} is in a sample ${found.length} times`);
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

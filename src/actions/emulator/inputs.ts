import { statSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { InputReader, parseTimeoutMinutes } from '../input-reader.ts';

/** A document that an input holds, or the file that it names. */
export type Document = { readonly file: string } | { readonly content: string } | undefined;

export interface EmulatorInputs {
  /** 0 for any free port. */
  readonly port: number;
  readonly seed: Document;
  readonly faults: Document;
  readonly strict: boolean;
  readonly timeoutMinutes: number;
}

/** @throws {InvalidInputError} with all bad inputs at once; documents are checked by the local platform itself */
export function readEmulatorInputs(runner: Runner): EmulatorInputs {
  const reader = new InputReader((name) => runner.input(name));
  const workspace = runner.environment['GITHUB_WORKSPACE'] || '.';
  const inputs: EmulatorInputs = {
    port: reader.integer('port', 0, 0, 65_535),
    seed: documentOf(reader.optional('seed'), workspace),
    faults: documentOf(reader.optional('faults'), workspace),
    strict: reader.boolean('strict', false),
    timeoutMinutes: reader.parsed('timeout-minutes', 5, parseTimeoutMinutes),
  };
  reader.finish();
  return inputs;
}

/** One line that names a file of the workspace is that file; anything else is the document itself. */
function documentOf(text: string | undefined, workspace: string): Document {
  if (text === undefined) return undefined;
  const file = path.resolve(workspace, text);
  const isFile = !text.includes('\n') && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? { file } : { content: text };
}

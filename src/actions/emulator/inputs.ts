import { statSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { InputReader, parseTimeoutMinutes } from '../input-reader.ts';
import type { Read } from '../input-reader.ts';

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
  return reader.finish({
    port: reader.integer('port', 0, 0, 65_535),
    seed: readDocument(reader, 'seed', workspace),
    faults: readDocument(reader, 'faults', workspace),
    strict: reader.boolean('strict', false),
    timeoutMinutes: reader.parsed('timeout-minutes', 5, parseTimeoutMinutes),
  });
}

/** A value that names a file of the workspace is that file; anything else is the document itself. */
function readDocument(reader: InputReader, name: string, workspace: string): Read<Document> {
  const text = reader.optional(name);
  if (text === undefined) return undefined;
  const file = path.resolve(workspace, text);
  if (isFile(file)) return { file };
  if (/^\S+\.(?:ya?ml|json)$/i.test(text)) {
    const problem = 'is not a file of the workspace. Check the path, and that the checkout ran before this step';
    return reader.reject(name, text, problem);
  }
  return { content: text };
}

/** A document is no path: it may be longer than any, or hold what none can (ENAMETOOLONG, ERR_INVALID_ARG_VALUE). */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

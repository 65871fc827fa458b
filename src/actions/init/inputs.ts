import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { folderProblem, nearestFolderHint } from '../../shared/files/real-path.ts';
import { BAD, InputReader } from '../inputs/input-reader.ts';
import { parseNode, parseRoot, PARSERS } from './answers.ts';
import type { AnswerName, Answers } from './answers.ts';
import type { Kind } from './pipelines/values.ts';

export interface InitInputs {
  /** Absolute. */
  readonly folder: string;
  /** What was given of what would be asked for. */
  readonly given: Answers;
  readonly kinds: readonly Kind[];
  readonly headlessUrl: string | undefined;
  readonly node: string | undefined;
  readonly isDryRun: boolean;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

const KINDS = ['deploy', 'previews', 'nightly', 'rehearsal'] as const satisfies readonly Kind[];
const ANSWERS = (Object.keys(PARSERS) as AnswerName[]).filter((name) => name !== 'path');

/** A person may think about the answers. */
const TIMEOUT_MINUTES = 24 * 60;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readInitInputs(runner: Runner): InitInputs {
  const reader = new InputReader(INPUTS.init, runner);
  const answers = ANSWERS.map((name) => [name, reader.parsedOr(name, '', PARSERS[name])] as const);
  const wanted = KINDS.map((kind) => [kind, reader.boolean(kind)] as const);
  const kinds = wanted.flatMap(([kind, isWanted]) => (isWanted === true ? [kind] : []));
  const isBad = [...answers, ...wanted].some(([, value]) => value === BAD);
  return reader.finish({
    folder: reader.parsed('path', parseFolder),
    given: isBad ? BAD : Object.fromEntries(answers.filter(([, value]) => value !== '')),
    kinds: kinds.length === 0 ? ['deploy'] : kinds,
    headlessUrl: reader.parsedOr<string | undefined>('headless-url', undefined, parseRoot),
    node: reader.parsedOr<string | undefined>('node-version', undefined, parseNode),
    isDryRun: reader.boolean('dry-run'),
    timeoutMinutes: TIMEOUT_MINUTES,
    failOnWarning: false,
  });
}

/** @throws {RangeError} */
function parseFolder(text: string): string {
  const folder = path.resolve(text);
  const problem = folderProblem(folder);
  if (problem === undefined) return folder;
  throw new RangeError(`${problem}, relative to the current directory${nearestFolderHint(folder, path.resolve(''))}`);
}

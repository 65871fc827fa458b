import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { parseFolder } from '../../shared/files/real-path.ts';
import { BAD, InputReader } from '../inputs/input-reader.ts';
import { parseNode, parseRoot, PARSERS } from './answers.ts';
import type { AnswerName, Answers } from './answers.ts';
import type { Kind } from './pipelines/values.ts';

export type InitInputs = ReturnType<typeof readInitInputs>;

const KINDS = ['deploy', 'previews', 'nightly', 'rehearsal'] as const satisfies readonly Kind[];
const ANSWERS = (Object.keys(PARSERS) as AnswerName[]).filter((name) => name !== 'path');

/** A person may think about the answers. */
const TIMEOUT_MINUTES = 24 * 60;

export function readInitInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.init, runner);
  const answers = ANSWERS.map((name) => [name, reader.parsedOr(name, '', PARSERS[name])] as const);
  const wanted = KINDS.map((kind) => [kind, reader.boolean(kind)] as const);
  const chosen = wanted.flatMap(([kind, isWanted]) => (isWanted === true ? [kind] : []));
  const kinds: readonly Kind[] = chosen.length === 0 ? ['deploy'] : chosen;
  const given: Answers = Object.fromEntries(answers.filter(([, value]) => value !== ''));
  const isBad = [...answers, ...wanted].some(([, value]) => value === BAD);
  return reader.finish({
    /** Absolute. */
    folder: reader.required('path', parseFolder),
    /** What was given of what would be asked for. */
    given: isBad ? BAD : given,
    kinds,
    headlessUrl: reader.parsedOr('headless-url', undefined, parseRoot),
    node: reader.parsedOr('node-version', undefined, parseNode),
    isDryRun: reader.boolean('dry-run'),
    timeoutMinutes: TIMEOUT_MINUTES,
    failOnWarning: false,
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FailedApp } from '../../../src/builds/causes/failed-app.ts';
import { createRedact } from '../../../src/secrets/redact.ts';
import { Clock } from '../../../src/state/clock.ts';
import type { Step } from '../../../src/schemas/control/build-log.ts';
import { LogWriter } from '../../../src/builds/log-writer.ts';
import type { Cause } from '../../../src/builds/causes/cause.ts';
import { findCause } from '../../../src/builds/causes/cause.ts';
import { CAUSES } from '../../../src/builds/causes/causes.ts';
import { causeOf, failedInstallScript } from '../../../src/builds/failed-output.ts';
import { withoutHost } from '../../../src/builds/quote/forms.ts';
import { REMEDIES } from './remedies.ts';
import type { Sample } from './samples.ts';
import { CORPORA, samplesIn } from './samples.ts';

const FOLDER = '/srv/cafe';
/** Characters of a line that is quoted without its first words, which often are the tool's name. */
const MIN_FORM = 20;
const MAX_FIRST_WORDS = 5;
/** Nobody is ever told to put secrets into a repository. */
const NEVER = /commit[^.]*\.env\b/i;
/** Advice that is wrong where the app itself has to be repaired. */
const ADVICE = /shell variable|is not installed|There is no /;

/** What is said of a sample. */
export interface Said {
  readonly sample: Sample;
  readonly text: string;
  readonly isRight: boolean;
}

/** Whether a line that a person would quote is in what is said with every rule switched off. */
export function quoteOf(sample: Sample): Said {
  const text = say(sample, []);
  return { sample, text, isRight: quotes(sample, text) };
}

/** Whether what is said, with rules, is what to do, and names what it has to. */
export function remedyOf(sample: Sample): Said {
  const text = say(sample);
  const says = sample.remedy === 'repair' ? repairs(sample, text) : REMEDIES[sample.remedy].says.test(text);
  const isRight = says && sample.names.every((name) => text.includes(name)) && !NEVER.test(text);
  return { sample, text, isRight };
}

/** What the app has to repair is quoted, without an advice that leads elsewhere. */
function repairs(sample: Sample, text: string): boolean {
  const rest = sample.quotes.reduce((left, quote) => left.replaceAll(quote, ''), text);
  return quotes(sample, text) && !ADVICE.test(rest);
}

function quotes(sample: Sample, text: string): boolean {
  const said = plain(text);
  const forms = sample.quotes.map(plain).flatMap((quote) => {
    const words = quote.split(' ');
    const later = words.map((_, count) => words.slice(count).join(' ')).slice(1, MAX_FIRST_WORDS + 1);
    return later.filter((form) => form.length >= MIN_FORM).concat(quote);
  });
  return forms.some((form) => said.includes(form));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll(`${FOLDER}/`, '').replaceAll(FOLDER, '.');
}

/** What the local platform says of a sample. @param rules none to switch them off */
export function say(sample: Sample, rules?: readonly never[]): string {
  const end = sample.exitCode === undefined ? undefined : { exitCode: sample.exitCode, signalCode: null };
  return inApp(sample, (lines, app) => causeOf(lines, app, end, rules)) ?? '';
}

/** The row that counts for a sample, as in causeOf. */
export function ruleOf(sample: Sample): Cause | undefined {
  return inApp(sample, (lines, app) => {
    const words = app.step === 'install' ? failedInstallScript(lines, app.folder)?.words : undefined;
    return findCause(CAUSES, (words ?? lines).map(withoutHost), app)?.cause;
  });
}

/** What bears out each row: the sources of all samples but those that were made for it. What we ran ourselves is one. */
export function sourcesOfRules(): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = new Map(CAUSES.map(({ name }) => [name, new Set<string>()]));
  for (const sample of Object.values(CORPORA).flat().flatMap(samplesIn)) {
    sources.get(ruleOf(sample)?.name ?? '')?.add(sample.from);
  }
  return sources;
}

/** Calls with the output of a sample, and with its app, whose files are there meanwhile. */
export function inApp<Result>(
  { lines, files, step, variables }: Sample,
  use: (lines: readonly string[], app: FailedApp) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'failed-app-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return use(
      written(lines, step).map((line) => line.replaceAll(FOLDER, folder)),
      { folder, variables, step },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a log has of so many lines. */
function written(lines: readonly string[], step: Step): string[] {
  const log = new LogWriter(new Clock(() => 0), createRedact([]));
  for (const text of lines) log.add(step, 'stdout', { text, cut: 0, isPart: false });
  return log.written().flatMap(({ source, text }) => (source === 'platform' ? [] : [text]));
}

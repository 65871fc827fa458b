import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../../../src/schemas/control/build-log.ts';
import { NOT_BY_OUTPUT, RECORDED_FILES, RECORDED_REMEDIES } from './recorded-remedies.ts';
import type { RemedyId } from './remedies.ts';

/** What a program printed that failed, and what a person says of it (README.md). Its app is in `/srv/cafe`. */
export interface Sample {
  readonly name: string;
  readonly tool: string;
  readonly from: string;
  readonly step: Step;
  readonly variables: Readonly<Record<string, string>>;
  /** Paths in the app, and their texts. */
  readonly files: Readonly<Record<string, string>>;
  readonly exitCode: number | undefined;
  readonly quotes: readonly string[];
  readonly remedy: RemedyId;
  /** What the advice has to name. */
  readonly names: readonly string[];
  /** All that is said of it; of the samples in `causes/`. */
  readonly says: string | undefined;
  readonly lines: readonly string[];
}

/** Folder of files that each hold one sample. */
const RECORDED = 'recorded';
const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The folders of each part that has figures of its own. */
export const CORPORA = {
  'held-out': ['held-out'],
  recorded: [RECORDED],
  rest: FOLDERS.filter((folder) => !['held-out', RECORDED, 'causes'].includes(folder)),
} as const satisfies Record<string, readonly string[]>;

/** Of the files of a folder beside this one. */
export function samplesIn(folder: string): Sample[] {
  const place = join(import.meta.dirname, folder);
  const files = readdirSync(place).filter(
    (file) => file.endsWith('.txt') && !NOT_BY_OUTPUT.includes(file.replace(/\.txt$/, '')),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(place, file), 'utf8');
    return folder === RECORDED
      ? [recorded(file.replace(/\.txt$/, ''), text)]
      : text.split(/^=== /m).slice(1).map(sampleOf);
  });
}

/** One of a file of its own, with a header of its own (recorded/README.md). */
function recorded(name: string, text: string): Sample {
  const start = text.indexOf('\n---\n');
  const header = text
    .slice(0, start)
    .replaceAll(/^# /gm, '')
    .replaceAll(/^variable: /gm, 'env: ');
  const lines = header.split('\n').filter((line) => !line.startsWith('remedy: '));
  const quotes = lines.map((line) => line.replace(/^quote: (?:npm error )+(.*)/, 'quote: $1'));
  const parts = [
    name,
    'from: an installed app',
    ...quotes,
    `remedy: ${RECORDED_REMEDIES[name] ?? ''}`,
    '---',
    text.slice(start + 5),
  ];
  const inCafe = parts.join('\n').replaceAll(/(?<![\w.])\/app(?=[/:'"\s)])/g, '/srv/cafe');
  return { ...sampleOf(inCafe), files: RECORDED_FILES[name] ?? {} };
}

function sampleOf(text: string): Sample {
  const start = text.indexOf('\n---\n');
  const [name = '', ...header] = text.slice(0, start).split('\n');
  const output = text.slice(start + '\n---\n'.length).replace(/\n$/, '');
  const all = (key: string): string[] =>
    header.flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2)] : []));
  const [remedy = '', ...names] = (all('remedy')[0] ?? '').split(' ');
  return {
    name,
    tool: all('tool').join(),
    from: all('from').join(),
    step: all('step').join() as Step,
    variables: Object.fromEntries(all('env').map((pair) => splitAt(pair, '='))),
    files: Object.fromEntries(
      all('file').map((pair) => splitAt(pair.replaceAll('\\r', '\r').replaceAll('\\n', '\n'), ' ')),
    ),
    exitCode: all('end').map(Number)[0],
    quotes: all('quote'),
    remedy: remedy as RemedyId,
    names,
    says: all('says')[0]?.replaceAll('\\n', '\n'),
    lines: repeated(output).split('\n'),
  };
}

function splitAt(text: string, separator: string): [string, string] {
  const end = text.indexOf(separator);
  return [text.slice(0, end), text.slice(end + 1)];
}

/** With the lines that `{{900× text {n}}}` stands for. */
function repeated(output: string): string {
  return output.replaceAll(/\{\{(\d+)× ([^]*?)\}\}$/gm, (_, count: string, text: string) =>
    Array.from({ length: Number(count) }, (_item, index) => text.replaceAll('{n}', String(index + 1))).join('\n'),
  );
}

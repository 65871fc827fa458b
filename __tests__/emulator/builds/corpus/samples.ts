import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../../../../src/emulator/schemas/control/build-log.ts';
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
  readonly lines: readonly string[];
}

/** Of the files of a folder beside this one. */
export function samplesIn(folder: string): Sample[] {
  const place = join(import.meta.dirname, folder);
  return readdirSync(place)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(place, file), 'utf8').split(/^=== /m).slice(1).map(sampleOf));
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
    files: Object.fromEntries(all('file').map((pair) => splitAt(pair, ' '))),
    exitCode: all('end').map(Number)[0],
    quotes: all('quote'),
    remedy: remedy as RemedyId,
    names,
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

const NEWLINE = process.platform === 'win32' ? /\r?\n/g : /\n/g;

/**
 * Names and values in a file that a step leaves for its runner (GITHUB_OUTPUT, GITHUB_STATE), in order, as the runner
 * reads them (actions/runner `src/Runner.Worker/FileCommandManager.cs`): `name=value`, or `name<<delimiter`, lines and
 * the delimiter. A value keeps the line breaks that it was written with.
 * @throws {Error} where a runner would fail the step
 */
export function pairsIn(text: string): [string, string][] {
  const pairs: [string, string][] = [];
  const lines = linesIn(text);
  for (let line = lines.next(); line.done !== true; line = lines.next()) {
    if (line.value.text === '') continue;
    const [, name = '', separator, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line.value.text) ?? [];
    if (separator === undefined || (separator === '<<' && name === '')) {
      throw new Error(`neither name=value nor name<<delimiter: ${line.value.text}`);
    }
    pairs.push([name, separator === '=' ? rest : valueUpTo(rest, lines, text)]);
  }
  return pairs;
}

/** The same by name; the last value of a name counts. */
export function valuesIn(text: string): Record<string, string> {
  return Object.fromEntries(pairsIn(text));
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Where its line break begins. */
  readonly end: number;
}

function* linesIn(text: string): Generator<Line, undefined> {
  let start = 0;
  for (const { index, 0: newline } of text.matchAll(NEWLINE)) {
    yield { text: text.slice(start, index), start, end: index };
    start = index + newline.length;
  }
  if (start < text.length) yield { text: text.slice(start), start, end: text.length };
}

function valueUpTo(delimiter: string, lines: Generator<Line, undefined>, text: string): string {
  if (delimiter === '') throw new Error('an empty delimiter');
  let start: number | undefined;
  let end = 0;
  for (let line = lines.next(); line.done !== true; line = lines.next()) {
    if (line.value.text === delimiter) return start === undefined ? '' : text.slice(start, end);
    start ??= line.value.start;
    end = line.value.end;
  }
  throw new Error(`no line ${JSON.stringify(delimiter)} ends the value`);
}

/** What readers of YAML take for a line break, drop or refuse where it stands as it is: YAML 1.1 breaks lines at U+0085. */
const NOT_PLAIN = /[^\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as a value of YAML, also within brackets: as it is where that can mean nothing else. */
export function yamlText(value: string): string {
  const isPlain =
    /^[A-Za-z/](?:[\w./-]| (?=\w)|:(?=[\w/]))*$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain ? value : quoted(value);
}

/** Commands of a shell as a value of YAML: one line, or a block of them. @param indent of what holds them */
export function yamlCommands(commands: string, indent: number): string {
  if (commands.includes('\n')) return `|\n${indented(commands, indent + 2)}`;
  const isPlain = /^[A-Za-z(][ -~]*$/.test(commands) && !/: | #|[: ]$/.test(commands);
  return `${isPlain ? commands : quoted(commands)}\n`;
}

/** Lines as the value of an input that takes one per line. @param indent of its name */
export function yamlLines(lines: readonly string[], indent: number): string {
  const [first = ''] = lines;
  return lines.length > 1 ? `|\n${indented(lines.join('\n'), indent + 2)}` : `${yamlText(first)}\n`;
}

function quoted(value: string): string {
  if (value.search(NOT_PLAIN) < 0 && !value.includes('\t')) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value).replace(
    NOT_PLAIN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function indented(text: string, by: number): string {
  return `${text.replaceAll(/^(?=.)/gm, ' '.repeat(by))}\n`;
}

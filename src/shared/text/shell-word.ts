/** A word of a shell (POSIX.1-2017, 2.2.2): in single quotes nothing has a meaning of its own. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quoted(text);
}

/** The same in single quotes, whatever it is. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

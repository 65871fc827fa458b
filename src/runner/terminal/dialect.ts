/** Levels of an annotation. */
export type Level = 'notice' | 'warning' | 'error';

/**
 * What the log of a CI host, or a terminal, looks like. Every text it is given is one line without secrets and without
 * commands of a host; what it returns are lines of the log.
 */
export interface Dialect {
  openGroup(heading: string): string[];
  closeGroup(): string[];
  /** A line inside of a group. */
  groupLine(text: string): string;
  /** @param details further lines of the message; @param remedy what to do about it, line by line */
  annotation(level: Level, title: string, details: readonly string[], remedy: readonly string[]): string[];
  /** The command by which the host hides these values, where it has one. They are not escaped: no other line may hold them. */
  mask(secrets: readonly string[]): string[];
  /** Sets an output of the step, where the host has such. @param value one line */
  output(name: string, value: string): string[];
}

import { LineCounter, parseDocument as parseYaml } from 'yaml';
import type { Problems } from '../errors/problems.ts';

/**
 * Parses a seed or faults: YAML, of which JSON is a part. A problem has its place and its kind, and quotes
 * nothing: messages and warnings of the library do, and a seed may hold passwords.
 * @returns the value, or undefined with a problem
 */
export function parseDocument(text: string, at: string, problems: Problems): unknown {
  const lineCounter = new LineCounter();
  const document = parseYaml(text, { lineCounter, logLevel: 'silent', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const kind = error.code.toLowerCase().replaceAll('_', ' ');
    return problems.add(at, 'malformed', `is neither YAML nor JSON: ${kind}, line ${line}, column ${col}`);
  }
  try {
    return document.toJS() as unknown;
  } catch {
    return problems.add(at, 'malformed', 'has an alias (*name) without an anchor, or too many of them');
  }
}

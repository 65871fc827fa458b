import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './text/text.ts';

/** Deepest JSON that is read: what is deeper would end what walks or writes it with a stack overflow. */
const MAX_DEPTH = 200;

/** A JSON object, or undefined for anything else. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  return asObject(parseJson(text));
}

/** The JSON object in a file, such as a package.json; undefined for any other file, a larger one, or none. */
export function readObject(file: string, maxBytes = Infinity): Record<string, unknown> | undefined {
  try {
    const stats = statSync(file);
    // A named pipe would never end.
    const isReadable = stats.isFile() && stats.size <= maxBytes;
    return isReadable ? asObject(parse(decodeText(readFileSync(file)))) : undefined;
  } catch {
    return undefined;
  }
}

/** A value of JSON where it is an object; undefined for any other. */
export function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Whether a text is JSON of any kind. */
export function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

/** What was parsed last. An answer is looked at several times, and its value may take many times as much memory. */
let last: { readonly text: string; readonly value: unknown } | undefined;

/** Undefined, which is no value of JSON, for a text that is not JSON, or deeper than any that has a use. */
export function parseJson(text: string): unknown {
  if (last?.text === text) return last.value;
  last = undefined;
  last = { text, value: parse(text) };
  return last.value;
}

function parse(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** As `parseObject`; a number that JavaScript would change, such as an ID above 2^53, is a string of its digits. */
export function parseExactObject(text: string): Record<string, unknown> | undefined {
  const object = parseObject(text);
  // The strings of what is no JSON may have no end, and then take long to search.
  if (object === undefined) return undefined;
  const exact = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${token}"`,
  );
  return exact === text ? object : parseObject(exact);
}

/** A string, or a number, of a JSON text. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Every number of up to 15 digits is one that a double holds (IEEE 754); of more, those that are written as they came. */
function isExact(token: string): boolean {
  const value = Number(token);
  return String(value) === token || (Number.isFinite(value) && token.replace(/\D/g, '').length <= 15);
}

/** Brackets in strings do not count. */
function isTooDeep(text: string): boolean {
  let [depth, isString] = [0, false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isString = !isString;
    else if (isString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const SOURCE = path.join(PROJECT, 'src');
const LOCAL_PLATFORM = path.join(PROJECT, 'packages', 'local-platform', 'src');

/** Where a title is given in our sources: the expression that stands there. */
export interface TitlePlace {
  readonly file: string;
  readonly expression: string;
}

/** A runner's annotations, in any spelling of the runner. */
const ANNOTATIONS = /\b[rR]unner\.(?:error|warning|notice)\(/g;
/** A property with a title, unless it is of a note that is a plain line of the log. */
const PROPERTIES = /(?<!level: 'info', )\btitle: (?!string\b)/g;
/** A function with a parameter for the title. */
const HELPERS = /function (\w+)\(([^)]*\btitle: string[^)]*)\)/g;
/** The one annotation that is written by hand. */
const BY_HAND = /::(?:error|warning|notice) title=([^:$]+)::/g;

/** What the local platform has to say of a build; whoever deploys to it annotates that. */
const REMARKS = /\blog\.(?:warn|notice)\([^,]+, \{\s*title: /g;

/** Every place that gives an annotation its title. */
export function titlePlaces(): TitlePlace[] {
  return [...placesBelow(SOURCE, placesIn), ...placesBelow(LOCAL_PLATFORM, remarksIn)];
}

function placesBelow(folder: string, find: (text: string) => string[]): TitlePlace[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file) => find(readFileSync(path.join(folder, file), 'utf8')).map((expression) => ({ file, expression })));
}

function remarksIn(text: string): string[] {
  return at(text, REMARKS).map((rest) => argumentsOf(rest)[0] ?? '');
}

function placesIn(text: string): string[] {
  const helpers = Array.from(text.matchAll(HELPERS), ([, name = '', parameters = '']) => ({
    name,
    index: parameters.split(',').findIndex((parameter) => parameter.trim().startsWith('title:')),
  }));
  return [
    ...at(text, ANNOTATIONS).map((rest) => argumentsOf(rest)[0] ?? ''),
    ...at(text, PROPERTIES).map((rest) => argumentsOf(rest)[0] ?? ''),
    ...helpers.flatMap(({ name, index }) =>
      at(text, new RegExp(`(?<!function |\\w|[^.]\\.)${name}\\(`, 'g')).map((rest) => argumentsOf(rest)[index] ?? ''),
    ),
    ...Array.from(text.matchAll(BY_HAND), ([, title = '']) => `'${title}'`),
  ];
}

/** What follows each match. */
function at(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => text.slice(match.index + match[0].length));
}

/** The arguments of a call, from behind its opening bracket; one expression where there is no comma. */
function argumentsOf(rest: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of rest.matchAll(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[()[\]{},;]/g,
  )) {
    if (token.length > 1) continue;
    if ('([{'.includes(token)) depth += 1;
    else if (depth > 0 && ')]}'.includes(token)) depth -= 1;
    else if (depth === 0) {
      found.push(rest.slice(start, index).trim());
      if (token !== ',') break;
      start = index + 1;
    }
  }
  return found;
}

/** The titles of an expression that is a text in quotes, or a choice between two; undefined for any other. */
export function titlesOf(expression: string): string[] | undefined {
  const match = /^(?:[\w.]+\s*\?\s*)?'((?:[^'\\]|\\.)+)'(?:\s*:\s*'((?:[^'\\]|\\.)+)')?$/.exec(expression);
  return match?.slice(1).filter((text) => text !== undefined);
}

import type { Rule, Spot } from './rule.ts';

/** Lines before an error in which Node shows the place in the source. */
const MAX_SOURCE_LINES = 8;
/** A place in a package. */
const IN_PACKAGE = /\/node_modules\/((?:@[^/\s]{1,100}\/)?[^/@\s]{1,100})\/[^\s]{1,500}:\d{1,7}$/;
/** Syntax that no newer Node would read either: the module system, and what is no JavaScript at all. */
const NOT_NEWER = /outside a module|Unexpected token '(?:export|<)'|Named export|Unexpected end of/;

const REMEDY = 'Name a Node that it supports in engines.node of package.json, and use that one.';

/** What says that a package needs another Node. */
export const NODE_RULES: readonly Rule[] = [
  {
    // npm, with engine-strict.
    pattern: /^npm (?:error|ERR!) notsup Not compatible with your version of node\/npm: (\S{1,300})$/,
    reason: (name, { lines, index }) => {
      const [, program, required] = /"(node|npm)":"([^"]{1,100})"/.exec(lines[index + 1] ?? '') ?? [];
      if (program === 'npm') return `${name} needs npm ${required}, and the one here is another (engine-strict).`;
      return required === undefined ? undefined : `${name} needs Node ${required}. ${REMEDY}`;
    },
  },
  {
    // Yarn classic.
    pattern:
      /^error (\S{1,300}): The engine "node" is incompatible with this module\. Expected version "([^"]{1,100})"\. Got "([^"]{1,40})"/,
    reason: (name, _, [, , required, own]) => `${name} needs Node ${required}; this is ${own}. ${REMEDY}`,
  },
  {
    pattern:
      /^You are using Node\.js v?([\d.]{1,20})\. (\w[\w .]{0,40}) requires Node\.js version (\S[^,]{0,60}?)\.(?: |$)/,
    reason: (own, _, [, , name, required]) => `${name} needs Node ${required}; this is ${own}. ${REMEDY}`,
  },
  {
    pattern:
      /^You are using Node\.js v?([\d.]{1,20})\. For (\w[\w .]{0,40}), Node\.js version "?([^"]{1,60})"? is required/,
    reason: (own, _, [, , name, required]) => `${name} needs Node ${required}; this is ${own}. ${REMEDY}`,
  },
  {
    pattern: /^\s*Node\.js v([\d.]{1,20}) is not supported by (\w[\w .]{0,40})!/,
    reason: (own, { lines, index }, [, , name]) => {
      const required = /supported version: "([^"]{1,60})"/.exec(lines.slice(index + 1, index + 4).join(' '))?.[1];
      return `${name} needs ${required === undefined ? 'another Node' : `Node ${required}`}; this is ${own}. ${REMEDY}`;
    },
  },
  {
    // Angular: "The Angular CLI requires a minimum Node.js version of v20.19 or v22.12."
    pattern: /^(?:The )?(\w[\w .]{0,40}) requires a minimum Node\.js version of (\S[^,]{0,60}?)\.(?: |$)/,
    reason: (name, spot, [, , required]) => `${name} needs at least Node ${required}${thisNode(spot)}. ${REMEDY}`,
  },
  {
    pattern: /No such built-in module: (node:[\w/]{1,60})/,
    reason: (name, spot) => `Node has no ${name} here${thisNode(spot)}: it probably needs a newer one. ${REMEDY}`,
  },
  {
    pattern: /The requested module '(node:[\w/]{1,60}|[a-z_]{2,20})' does not provide an export named '(\w{1,60})'/,
    reason: (module, spot, [, , name]) =>
      module.startsWith('node:') || BUILT_IN.has(module)
        ? `There is no "${name}" in ${module} here${thisNode(spot)}: it probably needs a newer Node. ${REMEDY}`
        : undefined,
  },
  {
    pattern: /^(SyntaxError): /,
    reason: (_, spot) => {
      const { lines, index } = spot;
      const name = lines
        .slice(Math.max(0, index - MAX_SOURCE_LINES), index)
        .flatMap((line) => IN_PACKAGE.exec(line)?.[1] ?? [])
        .at(-1);
      const line = lines[index] ?? '';
      if (name === undefined || NOT_NEWER.test(line)) return undefined;
      return `The package "${name}" uses syntax that Node does not know${thisNode(spot)}: it probably needs a newer one. ${REMEDY} It says: ${line}`;
    },
  },
];

/** The modules of Node that packages import most. */
const BUILT_IN = new Set([
  'buffer',
  'crypto',
  'events',
  'fs',
  'module',
  'os',
  'path',
  'process',
  'stream',
  'url',
  'util',
]);

/** The version that Node itself names at the end of a crash, in brackets. */
function thisNode({ lines, index }: Spot): string {
  const version = lines.slice(index).flatMap((line) => /^Node\.js v([\d.]{1,20})$/.exec(line)?.[1] ?? [])[0];
  return version === undefined ? '' : ` (${version})`;
}

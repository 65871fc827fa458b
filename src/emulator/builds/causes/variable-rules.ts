import { firstOf } from '../../../shared/format.ts';
import { WHERE_TO_SET } from './failed-app.ts';
import type { Rule, Spot } from './rule.ts';

/** Names that a message has. */
const MAX_SHOWN = 5;
/** Lines below a heading that are read: zod takes ten for one variable. */
const MAX_BLOCK_LINES = 100;

/** How a message names a variable. Without an underscore it may be any word in capitals: URL, JSON. */
const NAME = /\b[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80}\b/g;
const SHORT_NAME = /\bvariables?:? ["'`]?([A-Z][A-Z0-9]{2,40})\b/;
/** A line of a list of envalid (`API_URL: where it is`), t3-env, zod (`path: [ 'API_URL' ]`) and Astro. */
const LISTED = /^[\s•*-]*(?:path: \[ ?)?["'`]?([A-Z][A-Z0-9_]{2,80})["'`]?(?:$|,| is |: | ?\])/;
/** How the source reads a variable, and what of its value. */
const IN_SOURCE = /\bprocess\.env\.([A-Za-z_]\w{0,80})\.(\w{1,60})/g;
/** Lines above an error in which Node shows the source. */
const MAX_SOURCE_LINES = 4;
/** Ends such a list: a stack. */
const FRAME = /^\s+at /;

const NEGATIVE =
  /\b(?:missing|invalid|undefined|required?|unset|empty|must|needs?|provide|not (?:found|set|defined|provided|specified|configured|present))\b|n't set\b/i;

/** Set by the platform itself, or of no use to name. */
const NEVER_NAMED = new Set(['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'HOME']);

/** What apps and frameworks say of variables that are not set. A variable that is set is not named: its value is wrong. */
export const VARIABLE_RULES: readonly Rule[] = [
  {
    // Also the headings of t3-env, envalid, zod, Prisma and Astro, with their lists.
    pattern: /\b(env(?:ironment)?[ _-]?var(?:iable)?s?\b|process\.env\b|ZodError\b|EnvInvalidVariables\b)/i,
    reason: (_, spot) => {
      const line = spot.lines[spot.index] ?? '';
      if (!NEGATIVE.test(line) && !/ZodError/.test(line)) return undefined;
      const short = SHORT_NAME.exec(line)?.[1];
      const inLine = [...(line.match(NAME) ?? []), ...(short === undefined ? [] : [short])];
      return describeUnset(inLine.length > 0 ? inLine : namesBelow(spot), spot);
    },
  },
  {
    // Not a name in the code of the app that nothing declares.
    pattern:
      /^(?!.{0,40}ReferenceError: ).{0,200}?\b([A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80})["'`]? (?:is|was|must|needs|has to|should|not|cannot|missing|undefined|required)\b/,
    reason: (name, spot) => (NEGATIVE.test(spot.lines[spot.index] ?? '') ? describeUnset([name], spot) : undefined),
  },
  {
    // Node, which shows the source above: process.env.HOSTS.split(',').
    pattern: /^TypeError: Cannot read properties of undefined \(reading '(\w{1,60})'\)$/,
    reason: (property, spot) => {
      const above = spot.lines.slice(Math.max(0, spot.index - MAX_SOURCE_LINES), spot.index).join('\n');
      const names = Array.from(above.matchAll(IN_SOURCE)).filter(([, , next]) => next === property);
      return describeUnset(
        names.map(([, name = '']) => name),
        spot,
      );
    },
  },
  {
    // SvelteKit.
    pattern:
      /"([A-Za-z_]\w{1,100})" is not exported by "[^"]{0,40}(?:\$env|@sveltejs\/kit\/src\/runtime\/env)\/static\/(?:private|public)(?:\.js)?"/,
    reason: (name, spot) => (name === 'env' ? undefined : describeUnset([name], spot)),
  },
];

/** The names in a list below a heading. */
function namesBelow({ lines, index }: Spot): string[] {
  const below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES);
  const end = below.findIndex((line) => FRAME.test(line));
  return below.slice(0, end < 0 ? below.length : end).flatMap((line) => LISTED.exec(line)?.[1] ?? []);
}

function describeUnset(names: readonly string[], { app }: Spot): string | undefined {
  const unset = [...new Set(names)].filter((name) => !NEVER_NAMED.has(name) && (app.variables[name] ?? '') === '');
  if (unset.length === 0) return undefined;
  if (unset.length === 1) return `The variable ${unset[0]} is missing: it must be ${WHERE_TO_SET}.`;
  return `Variables are missing: ${firstOf(unset, MAX_SHOWN)}. Each must be ${WHERE_TO_SET}.`;
}

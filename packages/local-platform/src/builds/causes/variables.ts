import { firstOf } from '../../../../../src/shared/text/format.ts';
import type { FailedApp } from './failed-app.ts';
import { manifestField, WHERE_TO_SET } from './failed-app.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import { variablesOf } from '../sources/missing-variables.ts';
import type { Cause, Spot } from './cause.ts';

/** Names that a message has. */
const MAX_SHOWN = 5;
/** Lines below a heading that are read: zod takes ten for one variable. */
const MAX_BLOCK_LINES = 100;

/** How a message names a variable. Without an underscore it may be any word in capitals: URL, JSON. */
const NAME = /\b[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80}\b/g;
const SHORT_NAME = /\bvariables?:? ["'`]?([A-Z][A-Z0-9]{2,40})\b/;
/** A line of a list of envalid (`API_URL: where it is`), t3-env, zod (`path: [ 'API_URL' ]`) and Astro. */
const LISTED = /^[\s•*-]*(?:path: \[ ?)?["'`]?([A-Z][A-Z0-9_]{2,80})["'`]?(?:$|,| is |: | ?\])/;
/** Ends such a list: a stack. */
const FRAME = /^\s+at /;

const NEGATIVE =
  /\b(?:missing|could not find|invalid|undefined|required?|unset|empty|must|failed to replace|needs?|provide|error\b.{0,100}\bplease (?:add|define|set)|not (?:found|set|defined|provided|specified|configured|present))\b|n't set\b/i;

/** What tools say of variables of their own that are no use to set here: Python of node-gyp. */
const OF_A_TOOL = /\bfind Python\b|^npm (?:warn|WARN)\b|ReferenceError: /;

/** What only may be so, or is advice, proves nothing. */
const NO_PROOF = /\?|\b(?:[Ii]f|may|might|maybe|[Oo]therwise|[Oo]ptionally|[Pp]erhaps)\b|\bwarn(?:ing)?\b/i;

/** Set by the platform itself, or of no use to name. */
const NEVER_NAMED = new Set(['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'HOME']);

/** What apps and frameworks say of variables that are not set. A variable that is set is not named: its value is wrong. */
export const VARIABLES: readonly Cause[] = [
  {
    // apps; the lists of t3-env 0.7 to 0.13, envalid 7 and 8, zod 3 and 4, Prisma 2 to 6 and Astro 4 and 5
    name: 'variable',
    weight: 2,
    pattern:
      /\b(?:env(?:ironment)?[ _-]?var(?:iable)?s?\b|process\.env\b|ZodError\b|EnvInvalidVariables\b|replace env in config)|\b[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80} (?:is|was) (?:not (?:set|defined|provided)|missing|undefined|required|empty)\b/i,
    reason: (spot) => {
      const line = spot.lines[spot.index] ?? '';
      if ((!NEGATIVE.test(line) && !/ZodError/.test(line)) || OF_A_TOOL.test(line) || NO_PROOF.test(line))
        return undefined;
      const short = SHORT_NAME.exec(line)?.[1];
      const inLine = [...(line.match(NAME) ?? []), ...(short === undefined ? [] : [short])];
      const names = inLine.length > 0 ? inLine : namesBelow(spot);
      return describeUnset(names, spot) ?? (/\binvalid\b/i.test(line) ? describeRefused(names, spot) : undefined);
    },
  },
  {
    // SvelteKit 1 and 2
    name: 'variable-of-sveltekit',
    weight: 2,
    pattern:
      /"(?<name>[A-Za-z_]\w{1,100})" is not exported by "[^"]{0,40}(?:\$?\benv|@sveltejs\/kit\/src\/runtime\/env)\/static\/(?:private|public)(?:\.js)?"/,
    reason: (spot) => (spot.found['name'] === 'env' ? undefined : describeUnset([spot.found['name'] ?? ''], spot)),
  },
  {
    // fetch and URL of Node 18 to 24, axios 0 and 1, node-fetch 2 and 3, DNS
    name: 'variable-in-a-url',
    weight: 1,
    pattern:
      /(?:Invalid URL:?|parse URL from|input:|base:|ENOTFOUND|EAI_AGAIN|[Rr]equest to|URLs are supported:?|"destination":) ?["'`]?(?<url>(?:https?:\/\/)?undefined(?:[./:?#][^\s"'`,]{0,200})?)(?=["'`,\s]|$)/,
    reason: (spot) => {
      const when = spot.app.step === 'start' ? 'at the start' : 'at build time';
      return `A URL is "${spot.found['url']}": a variable in it is probably missing ${when}.`;
    },
  },
];

/**
 * What a message of a library says of variables that the app, or the library, reads: each is looked up in the code, and
 * among what the program got.
 * @param lines where it stands in the log
 */
export function describeReads(text: string, lines: readonly string[], app: FailedApp): string | undefined {
  const script = app.step === 'install' ? undefined : fieldOf(manifestField(app.folder, 'scripts'), app.step);
  const command = typeof script === 'string' ? script : '';
  const found = variablesOf({ text, lines, folder: app.folder, variables: app.variables, command });
  if (found === undefined) return undefined;
  const { reads, by, areSet } = found;
  const [first] = reads;
  const names = firstOf(
    reads.map(({ name }) => name),
    MAX_SHOWN,
  );
  const [are, values, each] = reads.length === 1 ? ['is', 'its value', 'it'] : ['are', 'their values', 'each'];
  const where = first === undefined ? '' : `${first.file}:${first.line}`;
  const what = reads.length === 1 ? `the variable ${names}` : `variables: ${names}`;
  if (areSet) return `${where} reads ${what}, which ${are} set: check ${values}.`;
  const remedy = `set ${each} as ${WHERE_TO_SET}.`;
  if (by === 'stack') return `${where} reads ${what}, which ${are} not set: ${remedy}`;
  const who = by === 'app' ? `The app reads ${what} (${where})` : `The package "${by.package}" reads ${what}`;
  return `${who}, which ${are} not set: if that is what is missing, ${remedy}`;
}

/** The names in a list below a heading. */
function namesBelow({ lines, index }: Spot): string[] {
  const below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES);
  const end = below.findIndex((line) => FRAME.test(line));
  return below.slice(0, end < 0 ? below.length : end).flatMap((line) => LISTED.exec(line)?.[1] ?? []);
}

/** Of variables that are set, and that a message calls invalid. */
function describeRefused(names: readonly string[], { app }: Spot): string | undefined {
  const set = [...new Set(names)].filter((name) => (app.variables[name] ?? '') !== '' && !NEVER_NAMED.has(name));
  const [are, values] = set.length === 1 ? ['is', 'its value'] : ['are', 'their values'];
  return set.length === 0 ? undefined : `${firstOf(set, MAX_SHOWN)} ${are} set: check ${values}.`;
}

function describeUnset(names: readonly string[], { app }: Spot): string | undefined {
  const unset = [...new Set(names)].filter((name) => !NEVER_NAMED.has(name) && (app.variables[name] ?? '') === '');
  if (unset.length === 0) return undefined;
  if (unset.length === 1) return `The variable ${unset[0]} is missing: set it as ${WHERE_TO_SET}.`;
  return `Variables are missing: ${firstOf(unset, MAX_SHOWN)}. Set each as ${WHERE_TO_SET}.`;
}

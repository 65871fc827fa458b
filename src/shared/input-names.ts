import { didYouMean } from './text/similar-names.ts';

/** Inputs whose variable is not `HEADLESS_` and the name of the input. */
const VARIABLES = new Map(Object.entries({ 'headless-url': 'HEADLESS_URL', url: 'HEADLESS_WEBHOOK_URL' }));

/** The environment variable of an input: `HEADLESS_ACCOUNT`. */
export function variableOf({ name }: { readonly name: string }): string {
  return VARIABLES.get(name) ?? `HEADLESS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** What other tools call an input, without "-" and "_", and the inputs that may be meant. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, ...inputs: string[]])[] = [
  [/^(?:app|build|local|output|project|publish|root|source|work|working)?(?:dir|directory|folder|location)$/, 'path'],
  [/^(?:cwd|source)$|^(?:app|build|local|output|project|publish|root|source)path$/, 'path'],
  [/^(?:api)?(?:login|user|userid)$/, 'username'],
  // A `token` alone may be that of GitHub.
  [/^(?:api)?(?:key|pass|pwd|secret)$|^apitoken$/, 'password'],
  [/^(?:api|base)?(?:endpoint|host|server|url)$/, 'headless-url', 'base-url', 'url'],
  [/^env(?:ironment)?(?:id|name)?$/, 'environment', 'display-name'],
  [/^name$/, 'display-name', 'app'],
  [/^(?:app|project|site)(?:id|name)$/, 'app'],
  [/^accountname$/, 'account'],
  [/^(?:wp|wordpress)?install(?:name)?$/, 'wp-environment'],
  [/^(?:env|environment)?(?:variables|vars)$/, 'shell-variables'],
  [/^webhook(?:url)?$/, 'purge-cache-webhook', 'webhook-url', 'url'],
  [/^timeout$/, 'timeout-minutes'],
  [/^ignore$/, 'exclude'],
];

/**
 * ` Did you mean …?` about the name of an input that there is not: the one that other tools call so, or else the one that is
 * spelled much like it. Empty where neither is among `names`.
 */
export function didYouMeanInput(wanted: string, names: Iterable<string>, prefix = ''): string {
  const known = [...names];
  const [, ...meant] = OTHER_NAMES.find(([pattern]) => pattern.test(lettersOf(wanted))) ?? [];
  const name = meant.map((input) => known.find((each) => lettersOf(each) === lettersOf(input))).find(Boolean);
  return name === undefined ? didYouMean(wanted, known, prefix) : ` Did you mean ${prefix}${name}?`;
}

/** Whether two names differ at most in case, spaces, "-" and "_": `dryRun` and `dry-run`. */
export function isSameName(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}

/** Whether somebody who writes this for a switch means it to be on, whatever else it may be: `yes`, `1`, `strict`. */
export function isOn(value: string): boolean {
  return !/^(?:|0|false|n|no|off)$/i.test(value.trim());
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

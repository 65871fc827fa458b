import { didYouMean } from './text/similar-names.ts';

/** What other tools call an input, without "-" and "_", and the inputs that may be meant: the first that there is. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, ...inputs: string[]])[] = [
  [/^(?:app|build|deploy|project|publish|root|source|working)?(?:dir|directory|folder)$/, 'path'],
  [/^(?:cwd|root|source|src|workdir)$/, 'path'],
  [/^(?:api)?(?:login|user|userid)$/, 'username'],
  [/^(?:api)?(?:key|pass|pwd|secret|token)$/, 'password'],
  [/^(?:api|base)?(?:endpoint|host|server|url)$/, 'headless-url', 'base-url', 'url'],
  [/^env(?:ironment)?(?:id|name)?$/, 'environment', 'display-name'],
  [/^name$/, 'display-name', 'app'],
  [/^(?:application|appname|project)$/, 'app'],
  [/^accountname$/, 'account'],
  [/^(?:wp|wordpress)?install(?:name)?$/, 'wp-environment'],
  [/^(?:env|environment)?(?:variables|vars)$/, 'shell-variables'],
  [/^webhook(?:url)?$/, 'purge-cache-webhook', 'webhook-url', 'url'],
  [/^siteurl$/, 'environment-url'],
  [/^timeout$/, 'timeout-minutes'],
  [/^ignore$/, 'exclude'],
  [/^(?:artifact|zip|zipfile)$/, 'archive'],
];

/**
 * ` Did you mean …?` about the name of an input that there is not: the one that other tools call so, or else the one that is
 * spelled much like it. Empty where neither is among `names`.
 */
export function didYouMeanInput(wanted: string, names: Iterable<string>, prefix = ''): string {
  const known = [...names];
  const [, ...meant] = OTHER_NAMES.find(([pattern]) => pattern.test(lettersOf(wanted))) ?? [];
  const name = meant.map((input) => known.find((each) => lettersOf(each) === lettersOf(input))).find(Boolean);
  // A name of that list is meant as such: "environment" is spelled much like "wp-environment", too.
  return name === undefined ? didYouMean(wanted, known, prefix) : ` Did you mean ${prefix}${name}?`;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

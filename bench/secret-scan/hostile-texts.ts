import { RULES } from '../../src/secret-scan/rules.ts';
import { letters, TOKENS } from './planted-secrets.ts';

/** What a file is filled with, by a name for it. */
export type HostileText = readonly [name: string, piece: string];

const SEPARATORS = ['', ' ', '-', '.', '/', '=', '\\n', '%3D', 'a.'];
const PLACEHOLDERS = ['xxxxxxxx', 'EXAMPLE', '00000000'];

const MARKERS = [
  ...new Set(
    RULES.flatMap(({ markers, before = 0 }) =>
      markers.flatMap(spellings).map((text) => 'A'.repeat(before) + text.replace('|', '')),
    ),
  ),
];

/** Every text that a marker stands for. */
function spellings(marker: string): string[] {
  const [, before, among, after] = /^(.*?)\[(.*?)\](.*)$/.exec(marker) ?? [];
  if (before === undefined || among === undefined || after === undefined) return [marker];
  return Array.from(among.replace('0-9', '0123456789')).flatMap((character) => spellings(before + character + after));
}

/** Claims that look as if they had not expired, in JSON that is none. */
const CLAIMS = Buffer.from('{"exp":99999999999,,').toString('base64url');
const KEY = '-----BEGIN RSA PRIVATE KEY-----';

/** Texts of known cost, and what is hard about them: long runs, parts that share characters, ends that never come. */
const KNOWN: readonly string[] = [
  'eyJ',
  'eyJhbGciOi.eyJ',
  `eyJhbGciOiJI.${CLAIMS}.`,
  `${'eyJ-'.repeat(240)}.${CLAIMS}`,
  `.eyJ${'-eyJ'.repeat(900)}`,
  '-----BEGIN ',
  '-----BEGIN A ',
  `${KEY}\n`,
  `${KEY}\\`,
  `${KEY}${'\\'.repeat(60)}`,
  `${KEY}${'a: b\n'.repeat(12)}`,
  `${KEY}${'a-'.repeat(2000)}`,
  `${KEY}${`${'+'.repeat(39)}-`.repeat(100)}`,
  `${KEY}${`${'='.repeat(39)}-`.repeat(100)}a: `,
  'AccountKey=',
  'AccountKey = "',
  `AccountKey=${'A'.repeat(86)}=`,
  `${'A'.repeat(73)}+ASt`,
  '\\',
  '\\n',
  '\n',
  'xoxb-1-'.repeat(500) + '_',
  'x'.repeat(500),
];

/** A marker alone, after what may stand before a secret, and before what may stand in one. */
function aroundMarker(marker: string): HostileText[] {
  return [
    ...SEPARATORS.map((separator): HostileText => [`${separator}${marker}`, `${separator}${marker}`]),
    ...PLACEHOLDERS.map((placeholder): HostileText => [`-${marker}${placeholder}`, `-${marker}1-${placeholder}`]),
    [`${marker} and a short body`, `-${marker}${letters(marker, 15)}`],
    [`${marker} and a long body`, `-${marker}${letters(marker, 60)}`],
    [`${marker} and an endless body`, `-${marker}${letters(marker, 3000)}-_`],
  ];
}

/** Nearly a secret, over and over. */
function aroundToken([name, token]: readonly [string, string]): HostileText[] {
  return [
    [`${name} cut short`, `-${token.slice(0, -1)}`],
    [`${name} in a word`, `-${token}_`],
    [`${name} with a placeholder`, `-${token.slice(0, -8)}xxxxxxxx`],
    [`${name} itself`, `-${token}`],
  ];
}

export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...KNOWN.map((piece): HostileText => [piece.slice(0, 40), piece]),
  ...MARKERS.flatMap(aroundMarker),
  ...Object.entries(TOKENS).flatMap(aroundToken),
];

import { gtr, satisfies, validRange } from 'semver';
import { fieldOf } from '../../schemas/unchecked.ts';
import type { Cause, Spot } from './cause.ts';
import { manifestField, WHERE_TO_SET } from './failed-app.ts';

/** Of the Nodes that some platform may still have. */
const OLDEST = '16.0.0';

/** What says that a package needs another Node. */
export const NODE_VERSIONS: readonly Cause[] = [
  {
    // webpack 4 (react-scripts 4, Nuxt 2, Vue CLI 4, Gatsby 2), Node 17 to 24
    name: 'node-with-openssl-3',
    weight: 3,
    pattern: /error:0308010C:digital envelope routines::unsupported|code: 'ERR_OSSL_EVP_UNSUPPORTED'/,
    reason: 'webpack 4 uses a hash that OpenSSL 3, in Node 17 and later, no longer has.',
    remedy: `Use a version that is built on webpack 5 (such as react-scripts 5); until then, set NODE_OPTIONS="--openssl-legacy-provider" as ${WHERE_TO_SET}.`,
  },
  {
    // Corepack 0.14 to 0.30
    name: 'corepack-keys',
    weight: 2,
    pattern: /\bCannot find matching keyid: /,
    reason: 'This Corepack is too old to know the key of the package manager:',
    remedy: 'use a newer Node, which brings a newer Corepack, or remove "packageManager" from package.json.',
  },
  {
    // npm 7 to 11 with engine-strict, Yarn 1.22, pnpm 7 to 10; Vite 6 and 7, Next.js 13 to 16, Astro 3 to 7, Angular CLI 15 to 20, Gatsby 3 to 5, Prisma 4 to 7
    name: 'node-version',
    weight: 2,
    pattern:
      /^Your (?<pnpm>Node) version is incompatible with |^npm (?:error|ERR!) notsup Not (?<npm>compatible) with your version of node\/npm|The engine "node" is (?<yarn>incompatible) with this module|^You are using Node\.js v?\d.{0,100}(?<vite>required?)|^\s*Node\.js v\d[\d.]{1,20} is not (?<astro>supported) by |requires a (?<angular>minimum) Node\.js version of |\b(?:requires?|only supports|needs) Node(?:\.js)?(?: version)? (?<other>[<>=^~v]{0,2} ?\d)/,
    reason: (spot) => {
      const required = requiredBy(spot);
      if (required === undefined || isMet(required, spot)) return undefined;
      const { said, program, range } = required;
      const node = program === 'Node' ? spot.app.node : undefined;
      const own = node === undefined ? '' : `; this is Node ${node}`;
      const remedy =
        program !== 'Node'
          ? 'npm comes with Node: ask for one that brings it.'
          : gtr(OLDEST, range)
            ? `No platform has a Node that old: ${fieldOf(manifestField(spot.app.folder, 'engines'), 'node') === range ? 'change engines.node in package.json' : 'use a newer version of what needs it'}.`
            : 'In engines.node of package.json, ask for a Node that it supports, and use that Node.';
      return `It needs ${program} ${said}${own}. ${remedy}`;
    },
  },
];

/** A version, and what makes a bound of it. */
const VERSION = String.raw`v?\d{1,4}(?:\.(?:\d{1,4}|[x*])){0,2}(?:-[\w.]{1,40})?(?![\w*]|\.\w)`;
const OR_LATER = String.raw`\+| (?:or|and) (?:above|greater|higher|later|more recent|newer|up)\b| at (?:least|minimum)\b`;
const OR_EARLIER = String.raw` (?:or|and) (?:below|earlier|lower|older)\b`;
const TERM = `(?:[<>]=?|[=^~])? ?${VERSION}(?:${OR_LATER}|${OR_EARLIER})?`;
/** Between two versions; before an upper bound, words and commas mean that both hold. */
const OR = String.raw` ?(?:\|\||&&|[,/] ?(?:or|and)\b|[,/]|\b(?:or|and)\b) ?`;
const BETWEEN = `${OR}| (?:-|to|through) | (?=[<>=^~])`;

/** The versions that a text begins with. */
const RANGE = new RegExp(`^${TERM}(?:(?:${BETWEEN})${TERM}){0,9}`);
const LATER = new RegExp(`(?:[>=^~]{1,2} ?)?(${VERSION})(?:${OR_LATER})`, 'g');
const EARLIER = new RegExp(`(${VERSION})${OR_EARLIER}`, 'g');

/** What is needed: as it is said, as semver has it, and of what. */
interface NodeRequirement {
  readonly said: string;
  readonly range: string;
  readonly program: 'Node' | 'npm';
}

/** What is needed, as the line or one of the next says it; undefined where that is no range. */
function requiredBy({ lines, index }: Spot): NodeRequirement | undefined {
  const near = lines.slice(index, index + 5).join('\n');
  const [, program, field] = /"(node|npm)":"([^"]{1,100})"/.exec(near) ?? [];
  if (field !== undefined) {
    return validRange(field) === null
      ? undefined
      : { said: field, range: field, program: program === 'npm' ? 'npm' : 'Node' };
  }
  const [, before = '', words = ''] =
    /(Expected version:?|version of(?: either)?|supported version:|(?:requires?|supports|needs) Node(?:\.js)?(?: version)?|Node\.js version) "?([<>=^~\dv][^\n"]{0,100})/.exec(
      near,
    ) ?? [];
  const said = RANGE.exec(words)?.[0];
  if (said === undefined) return undefined;
  const range = rangeOf(said, /^(?:version of|requires?|needs)/.test(before));
  return validRange(range) === null ? undefined : { said, range, program: 'Node' };
}

/**
 * What semver makes of such words. Of several versions "or later", each but the last means its own major version: with 20.19+
 * or 22.12+, neither 21 nor 22.11 will do.
 * @param isMinimum whether each is the lowest of its major version, although it does not say so
 */
function rangeOf(said: string, isMinimum: boolean): string {
  const alternatives = said
    .replaceAll(LATER, '$1+')
    .replaceAll(EARLIER, '<=$1')
    .replaceAll(/ (?:to|through) /g, ' - ')
    .replaceAll(/ ?(?:&&|,(?: and\b)?|\band\b) ?(?=<)/g, ' ')
    .split(new RegExp(OR))
    .map((each) => (isMinimum ? each.replace(/^v?\d[\d.]*$/, '$&+') : each));
  return alternatives
    .map((each, place) => each.replace(/(\S+)\+/, place === alternatives.length - 1 ? '>=$1' : '^$1'))
    .join(' || ');
}

/** Whether the Node that ran is one of these, or the line only gives advice: then it is not why. */
function isMet({ range, program }: NodeRequirement, { app: { node }, lines, index }: Spot): boolean {
  if (/\b(?:may|might|if|should)\b/i.test(lines[index] ?? '')) return true;
  return program === 'Node' && node !== undefined && satisfies(node, range);
}

import { satisfies, validRange } from 'semver';
import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';

/** What says that a package needs another Node. */
export const NODE_VERSIONS: readonly Cause[] = [
  {
    name: 'node-with-openssl-3',
    tool: 'webpack 4 (react-scripts 4, Nuxt 2, Vue CLI 4, Gatsby 2), Node 17 to 24',
    weight: 3,
    pattern: /error:0308010C:digital envelope routines::unsupported|code: 'ERR_OSSL_EVP_UNSUPPORTED'/,
    reason: 'webpack 4 uses a hash that OpenSSL 3, in Node 17 and later, no longer has.',
    remedy: `Use a version that is built on webpack 5 (such as react-scripts 5); until then, set NODE_OPTIONS="--openssl-legacy-provider" as ${WHERE_TO_SET}.`,
  },
  {
    name: 'node-version',
    tool: 'npm 7 to 11 with engine-strict, Yarn 1.22, pnpm 7 to 10; Vite 6 and 7, Next.js 13 to 16, Astro 3 to 7, Angular CLI 15 to 20, Gatsby 3 to 5, Prisma 4 to 7',
    weight: 2,
    pattern:
      /^Your (?<pnpm>Node) version is incompatible with |^npm (?:error|ERR!) notsup Not (?<npm>compatible) with your version of node\/npm|The engine "node" is (?<yarn>incompatible) with this module|^You are using Node\.js v?\d.{0,100}(?<vite>required?)|^\s*Node\.js v\d[\d.]{1,20} is not (?<astro>supported) by |requires a (?<angular>minimum) Node\.js version of |\b(?:requires?|only supports|needs) Node(?:\.js)?(?: version)? (?<other>[<>=^~v]{0,2} ?\d)/,
    reason: (spot) => {
      const [required, program = 'Node'] = requiredBy(spot) ?? [];
      if (required === undefined || isMet(required, program, spot)) return undefined;
      const own = spot.app.node === undefined || program !== 'Node' ? '' : `; this is Node ${spot.app.node}`;
      const remedy =
        program === 'Node'
          ? 'In engines.node of package.json, ask for a Node that it supports, and use that Node.'
          : 'npm comes with Node: ask for one that brings it.';
      return `It needs ${program} ${required}${own}. ${remedy}`;
    },
  },
];

/** Which version is needed, as the line or one of the next says it, and of what. */
function requiredBy({ lines, index }: Spot): [range: string, program?: string] | undefined {
  const near = lines.slice(index, index + 5).join('\n');
  const json = /"(node|npm)":"([^"]{1,100})"/.exec(near);
  if (json !== null) return [json[2] ?? '', json[1] === 'npm' ? 'npm' : 'Node'];
  const range =
    /(?:Expected version:?|version of|supported version:|(?:requires?|supports|needs) Node(?:\.js)?(?: version)?|Node\.js version) "?([<>=^~\dv][^\n"]{0,60}?)"?(?:\.(?=\s|$)| is required| \(|\n|$|, but)/.exec(
      near,
    )?.[1];
  return range === undefined ? undefined : [range];
}

/** Whether the Node that ran is one of these, or the line only gives advice: then it is not why. */
function isMet(required: string, program: string, { app: { node }, lines, index }: Spot): boolean {
  if (/\b(?:may|might|if|should)\b/i.test(lines[index] ?? '')) return true;
  const range = required
    .replaceAll(/v?(\d[\d.]*)(?:\+| or (?:higher|later|newer|above|greater)\b)/g, '>=$1')
    .replaceAll(/\bor\b|,/g, '||');
  return program === 'Node' && node !== undefined && validRange(range) !== null && satisfies(node, range);
}

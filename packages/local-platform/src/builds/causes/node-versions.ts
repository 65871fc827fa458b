import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';

const NEEDS = '{name} needs Node {required}; this is Node {own}.';
const REMEDY = 'In engines.node of package.json, ask for a Node that it supports, and use that Node.';

/** What says that a package needs another Node. */
export const NODE_VERSIONS: readonly Cause[] = [
  {
    name: 'node-for-pnpm',
    tool: 'pnpm 7 to 10',
    weight: 3,
    pattern: /^Your Node version is incompatible with "(?:\/(?=[^/"]{1,100}\/\d))?(?<name>[^"(]{1,300})/,
    place: ({ app, lines, index, found }) => {
      const below = lines.slice(index + 1, index + 5).join('\n');
      const [, required, own] = /Expected version: (.{1,100})\nGot: v?(\S{1,40})/.exec(below) ?? [];
      const needed = required === undefined ? 'another Node' : `Node ${required}; this is Node ${own}`;
      return `${found['name'] === app.folder ? 'The app' : found['name']} needs ${needed}`;
    },
    reason: '{place}.',
    remedy: REMEDY,
  },
  {
    name: 'node-with-openssl-3',
    tool: 'webpack 4 (react-scripts 4, Nuxt 2, Vue CLI 4, Gatsby 2), Node 17 to 24',
    weight: 3,
    pattern: /error:0308010C:digital envelope routines::unsupported|code: 'ERR_OSSL_EVP_UNSUPPORTED'/,
    reason: 'webpack 4 uses a hash that OpenSSL 3, in Node 17 and later, no longer has.',
    remedy: `Use a version that is built on webpack 5 (such as react-scripts 5); until then, set NODE_OPTIONS="--openssl-legacy-provider" as ${WHERE_TO_SET}.`,
  },
  {
    name: 'node-for-npm',
    tool: 'npm 7 to 11, with engine-strict',
    weight: 2,
    pattern: /^npm (?:error|ERR!) notsup Not compatible with your version of node\/npm: (?<name>\S{1,300})$/,
    reason: (spot) => {
      const { found, lines, index } = spot;
      const [, program, required] = /"(node|npm)":"([^"]{1,100})"/.exec(lines[index + 1] ?? '') ?? [];
      if (required === undefined) return undefined;
      return program === 'npm'
        ? `${found['name']} needs npm ${required}, but this machine has another version (engine-strict).`
        : `${found['name']} needs Node ${required}. ${REMEDY}`;
    },
  },
  {
    name: 'node-for-yarn',
    tool: 'Yarn 1.22',
    weight: 2,
    pattern:
      /^error (?<name>\S{1,300}): The engine "node" is incompatible with this module\. Expected version "(?<required>[^"]{1,100})"\. Got "(?<own>[^"]{1,40})"/,
    reason: NEEDS,
    remedy: REMEDY,
  },
  {
    name: 'node-for-vite',
    tool: 'Vite 6 and 7',
    weight: 2,
    pattern:
      /^You are using Node\.js v?(?<own>[\d.]{1,20})\. (?<name>\w[\w .]{0,40}) requires Node\.js version (?<required>\S[^,]{0,60}?)\.(?: |$)/,
    reason: NEEDS,
    remedy: REMEDY,
  },
  {
    name: 'node-for-next',
    tool: 'Next.js 13 to 16',
    weight: 2,
    pattern:
      /^You are using Node\.js v?(?<own>[\d.]{1,20})\. For (?<name>\w[\w .]{0,40}), Node\.js version "?(?<required>[^"]{1,60})"? is required/,
    reason: NEEDS,
    remedy: REMEDY,
  },
  {
    name: 'node-for-astro',
    tool: 'Astro 3 to 5',
    weight: 2,
    pattern: /^\s*Node\.js v(?<own>[\d.]{1,20}) is not supported by (?<name>\w[\w .]{0,40})!/,
    place: ({ lines, index }) => {
      const required = /supported version: "([^"]{1,60})"/.exec(lines.slice(index + 1, index + 4).join(' '))?.[1];
      return required === undefined ? 'another Node' : `Node ${required}`;
    },
    reason: '{name} needs {place}; this is Node {own}.',
    remedy: REMEDY,
  },
  {
    name: 'node-for-angular',
    tool: 'Angular CLI 15 to 20',
    weight: 2,
    pattern:
      /^(?:The )?(?<name>\w[\w .]{0,40}) requires a minimum Node\.js version of (?<required>\S[^,]{0,60}?)\.(?: |$)/,
    place: thisNode,
    reason: '{name} needs at least Node {required}{place}.',
    remedy: REMEDY,
  },
];

/** The version that Node itself names at the end of a crash, in brackets. */
function thisNode({ lines, index }: Spot): string {
  const version = lines.slice(index).flatMap((line) => /^Node\.js v([\d.]{1,20})$/.exec(line)?.[1] ?? [])[0];
  return version === undefined ? '' : ` (${version})`;
}

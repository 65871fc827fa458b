import { describeFullDisk } from '../../../../../src/shared/full-disk.ts';
import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';
import { portRemedy } from './ports.ts';

const REACHABLE_DATABASE =
  'Make the database answer this machine while the app is built or started, or move what needs it out of the build.';
const HEAP_LIMIT = 'the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB)';
/** Said of a program that SIGKILL ended, too. */
export const KILLED = `The process was killed, most likely because this machine ran out of memory: make it use less, or limit Node to less than the machine has with ${HEAP_LIMIT}.`;

/** What is wrong with the machine, or with what it reaches: memory, disk, ports, services. */
export const MACHINE: readonly Cause[] = [
  {
    name: 'memory',
    tool: 'V8 of Node 14 to 24, and its workers',
    weight: 3,
    pattern: /JavaScript heap out of memory|Worker terminated due to reaching memory limit/,
    reason: 'Node ran out of memory:',
    remedy: `make it use less, or give it more with ${HEAP_LIMIT}.`,
  },
  {
    name: 'killed',
    tool: 'Next.js 13 to 16, Yarn 1.22, shells',
    weight: 3,
    pattern: /worker exited with code: \w{1,9} and signal: SIGKILL|Command failed with signal "SIGKILL"|^Killed$/,
    reason: KILLED,
  },
  {
    name: 'fonts',
    tool: 'Next.js 13 to 16, next/font',
    weight: 3,
    pattern: /Failed to fetch (?:font )?[`"']?(?<font>\w[\w ]{0,60}?)[`"']?(?: from Google Fonts\.?|["'`]\.)$/,
    reason: 'The build could not fetch the font {font}: next/font/google downloads it from fonts.googleapis.com.',
    remedy:
      'Add the font file to the app and load it with next/font/local, or build where the network reaches Google (proxy: HTTPS_PROXY).',
  },
  {
    name: 'wordpress-of-faust',
    tool: 'Faust.js 1 to 3',
    weight: 3,
    pattern: /^error - Unable to find a GraphQL endpoint at (?<url>\S{1,300})$/,
    reason: 'WordPress did not answer GraphQL at {url}, which "faust build" needs.',
    remedy: 'Is NEXT_PUBLIC_WORDPRESS_URL right, does this machine reach it, and is the plugin WPGraphQL active there?',
  },
  {
    name: 'wordpress-down',
    tool: 'Faust.js 3',
    weight: 3,
    pattern:
      /^error - Validation Failed, Faust is shutting down: (?:Could not connect to the WordPress server|Your Faust front-end site URL)/,
    place: ({ lines, index }) => /Validation error: (\d{3})/.exec(lines[index - 1] ?? '')?.[1],
    reason: 'WordPress answered Faust with an error (HTTP {place}).',
    remedy: 'Is NEXT_PUBLIC_WORDPRESS_URL right, does WordPress answer there, and is the plugin Faust up to date?',
  },
  {
    name: 'wordpress-secret',
    tool: 'Faust.js 1 to 3',
    weight: 3,
    pattern:
      /^error - (?:Ensure your FAUST_SECRET_KEY environment variable matches|Your WordPress site appears to be protected with HTTP Basic)/,
    reason: 'WordPress refused FAUST_SECRET_KEY, or the whole site asks for a password (401).',
    remedy: `Set FAUST_SECRET_KEY to the secret key in the settings of the plugin Faust, as ${WHERE_TO_SET}.`,
  },
  {
    name: 'possible-types-of-faust',
    tool: 'Faust.js 1 to 3',
    weight: 3,
    pattern:
      /(?:Can't resolve|Cannot find module|Could not resolve) ['"](?<file>[^'"]{0,200}possibleTypes(?:\.json)?)['"]/,
    reason: 'There is no {file}: "faust generatePossibleTypes" generates it from the GraphQL schema of WordPress.',
    remedy:
      'Run that first in the script "build" ("faust generatePossibleTypes && faust build"), with WordPress reachable and its variables set, or commit the file.',
  },
  {
    // With what could not be written where it was to be made. A limit of watched files has the same code.
    name: 'disk',
    tool: 'libuv of Node 14 to 24, npm 6 to 11',
    weight: 2,
    pattern:
      /\b(?<code>ENOSPC|EDQUOT): (?!System limit)(?:[^,]{1,100}, [a-z]{1,20} '(?:[^']{1,500}' -> ')?(?<file>[^']{1,500})')?/,
    reason: (spot) => describeFull(spot.found['code'] ?? '', spot),
  },
  {
    name: 'disk-of-other-programs',
    tool: 'coreutils 9, tar 1.34, git 2',
    weight: 2,
    pattern: /\b(?<words>No space left on device|Disk quota exceeded)\b/,
    reason: (spot) => describeFull(spot.found['words']?.startsWith('No') === true ? 'ENOSPC' : 'EDQUOT', spot),
  },
  {
    name: 'port',
    tool: 'Node 14 to 24',
    weight: 2,
    pattern: /EADDRINUSE: address already in use \S{0,100}:(?<port>\d{1,5})$/,
    reason: 'Port {port} is in use:',
    remedy: ({ app }) => portRemedy(app.folder),
  },
  {
    name: 'read-only',
    tool: 'Node 14 to 24',
    weight: 2,
    pattern:
      /\b(?:EROFS: read-only file system|EACCES: permission denied), (?:open|mkdir|write|copyfile|rename) '(?<file>\/[^']{1,300})'/,
    reason: 'The process has no permission to write {file}:',
    remedy: 'write to a folder of the app, or to the one that TMPDIR names.',
  },
  {
    name: 'database-of-prisma',
    tool: 'Prisma 2 to 6',
    weight: 2,
    pattern: /Can't reach database server at [`"]?(?<host>[\w.-]{1,200})[`"]?:[`"]?(?<port>\d{1,5})/,
    reason: 'The database {host}:{port} did not answer.',
    remedy: REACHABLE_DATABASE,
  },
  {
    name: 'database-of-prisma-refuses',
    tool: 'Prisma 2 to 6',
    weight: 2,
    pattern: /Error querying the database: (?:db error: )?(?<why>\S.{0,200})/,
    reason: 'A database query failed: {why}.',
    remedy: REACHABLE_DATABASE,
  },
  {
    name: 'page-data-in-time',
    tool: 'Next.js 11 to 16',
    weight: 2,
    pattern:
      /(?:Collecting page data|Static page generation) for (?<page>\S{1,200}) is still timing out after \d{1,3} attempts/,
    place: ({ lines, index }) => {
      const status = lines
        .slice(0, index)
        .flatMap((line) => /\b(Response code \d{3}[^{}]{0,40})/.exec(line)?.[1] ?? [])
        .at(-1);
      return status === undefined ? '' : ` The last answer was: ${status}.`;
    },
    reason: 'A service that {page} asks during the build did not answer in time.{place}',
    remedy:
      'Make the service answer this machine, ask it for less, or set "staticPageGenerationTimeout" in next.config.js.',
  },
  {
    name: 'service',
    tool: 'Node 14 to 24, fetch, axios, GraphQL Code Generator 1 to 5',
    weight: 1,
    pattern:
      /\b(?:getaddrinfo (?<code>ENOTFOUND|EAI_AGAIN) (?<host>(?!undefined)[\w.-]{1,200})|connect (?<why>ECONNREFUSED|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH) (?<address>[\w.:[\]-]{1,200}))/,
    place: ({ found }) => `${found['host'] ?? found['address']} (${found['code'] ?? found['why']})`,
    reason: 'The service {place} cannot be reached.',
    remedy: ({ app }) =>
      app.step === 'start'
        ? 'Is its address right, and can this machine reach it?'
        : 'The build calls it: is its address right, and can this machine reach it?',
  },
];

/** With what could not be written; most programs name none. A file of the app is on the disk of all builds. */
function describeFull(code: string, { app, found }: Spot): string {
  const file = found['file']?.startsWith('/') === true ? found['file'] : undefined;
  const sentences = [describeFullDisk({ code }, file ?? app.disk)];
  if (file === undefined && app.step === 'install')
    sentences.push(`The full disk may also be that of npm's cache: see "npm config get cache".`);
  return sentences.join(' ');
}

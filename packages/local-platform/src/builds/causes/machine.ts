import { isAbsolute } from 'node:path';
import { describeFullDisk } from '../../../../../src/shared/files/full-disk.ts';
import { withoutPrefix } from '../quote/forms.ts';
import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET, withoutFolder } from './failed-app.ts';
import { installedVersion } from './installed.ts';
import { portRemedy } from './ports.ts';

const HEAP_LIMIT = 'the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB)';
/** Said of a program that SIGKILL ended, too. */
export const KILLED = `The process was killed, most likely because this machine ran out of memory: make it use less, or limit Node to less than the machine has with ${HEAP_LIMIT}.`;

/** Fields of an error on either side of one. */
const MAX_FIELDS = 8;
/** What a test got, or should have got. */
const OF_A_TEST = /^\s*(?:[-+] |Expected|Received|AssertionError)/;
/** Frames of the stack of an error that tell whose text it was. */
const MAX_STACK = 4;
const OF_A_REQUEST =
  /^\s+at .*(?:\bundici\/|\/(?:@apollo\/client|apollo-client|node-fetch|cross-fetch|graphql-request|axios|got)\/)|\bNetwork error: |\bServerParseError\b/;
/** In what a framework made of the app: it renders a page. */
const OF_A_PAGE = /^\s+at .*(?:^|[\s(/])\.(?:next|nuxt|output|svelte-kit)\//;
/** A test failed, or what runs has a server of its own. */
const OF_ITSELF = /\blocalhost\b|\b127\.0\.0\.1\b|^\s*(?:FAIL |[●✖✕×] |not ok |test at )/;
/** Lines around that of an error which may name the host. */
const MAX_LINES_ABOVE = 12;

/** What is wrong with the machine, or with what it reaches: memory, ports, services, WordPress. */
export const MACHINE: readonly Cause[] = [
  {
    // V8 of Node 14 to 24, and its workers; Next.js 13 to 16, Yarn 1.22, shells. A script may end its own program so, too.
    name: 'memory',
    weight: 3,
    pattern:
      /JavaScript heap out of memory|Worker terminated due to reaching memory limit|(?<killed>worker exited with code: \w{1,9} and signal: SIGKILL|Command failed with signal "SIGKILL"|^Killed$|\bsignal: 'SIGKILL',$)|^memory allocation of \d{1,20} bytes failed/,
    reason: ({ lines, index, error, found: { killed } }) => {
      if (killed === undefined) return `Node ran out of memory: make it use less, or give it more with ${HEAP_LIMIT}.`;
      if (!killed.startsWith('signal')) return KILLED;
      const fields = lines.slice(Math.max(0, index - MAX_FIELDS), index + MAX_FIELDS);
      const isOfError = error?.text.includes('Command failed') === true && index >= error.last;
      return isOfError && !fields.some((line) => /\bkilled: true\b/.test(line)) ? KILLED : undefined;
    },
  },
  {
    // Next.js 13 to 16, next/font
    name: 'fonts',
    weight: 3,
    pattern: /Failed to fetch (?:font )?[`"']?(?<font>\w[\w ]{0,60}?)[`"']?(?: from Google Fonts\.?|["'`]\.)$/,
    reason: 'The build could not fetch the font {font}: next/font/google downloads it from fonts.googleapis.com.',
    remedy:
      'Add the font file to the app and load it with next/font/local, or build where the network reaches Google (proxy: HTTPS_PROXY).',
  },
  {
    // Faust.js 1 to 3
    name: 'wordpress-of-faust',
    weight: 3,
    pattern:
      /^error - (?:Unable to find a GraphQL endpoint at (?<url>\S{1,300})$|Validation Failed(?:, Faust is shutting down)?: (?:Could not connect|Your Faust front-end))/,
    place: ({ lines, index, found: { url } }) => {
      const status = /Validation error: (\d{3})/.exec(lines[index - 1] ?? '')?.[1];
      return url === undefined
        ? `answered with an error${status === undefined ? ', or not at all' : ` (HTTP ${status})`}`
        : `did not answer with GraphQL at ${url}`;
    },
    reason: 'WordPress, which "faust build" needs, {place}.',
    remedy: 'Is NEXT_PUBLIC_WORDPRESS_URL right, does this machine reach it, and is the plugin WPGraphQL active there?',
  },
  {
    // Faust.js 1 to 3
    name: 'wordpress-secret',
    weight: 3,
    pattern:
      /^error - (?:Ensure your FAUST_SECRET_KEY environment variable matches|Your WordPress site appears to be protected with HTTP Basic)/,
    reason: 'WordPress refused FAUST_SECRET_KEY, or the whole site asks for a password (401).',
    remedy: `Set FAUST_SECRET_KEY to the secret key in the settings of the plugin Faust, as ${WHERE_TO_SET}.`,
  },
  {
    // libuv and V8 of Node 8 to 24
    name: 'memory-of-the-machine',
    weight: 2,
    pattern:
      /\bspawn(?: \S{1,300})? ENOMEM\b|\bArray buffer allocation failed|\bWebAssembly\.\w{1,20}\(\): (?:could not allocate|Out of) memory/,
    reason: 'This machine has too little free memory:',
    remedy: 'make the program use less (fewer workers at a time), or build on a larger machine.',
  },
  {
    // libuv of Node 8 to 24
    name: 'open-files',
    weight: 2,
    pattern: /\bEMFILE: too many open files, (?!watch)/,
    reason: 'A process has as many files open as this machine allows ("ulimit -Hn"):',
    remedy: 'open fewer at a time, or raise that limit where it is set (Docker: --ulimit nofile=65536).',
  },
  {
    // A limit of watched files has the same code. libuv of Node 14 to 24, npm 6 to 11; coreutils 9, tar 1.34, git 2
    name: 'disk',
    weight: 2,
    pattern:
      /\b(?<code>ENOSPC|EDQUOT): (?!System limit)(?:[^,]{1,100}, [a-z]{1,20} '(?:[^']{1,500}' -> ')?(?<file>[^']{1,500})')?|\b(?:(?<none>No space left on device)|Disk quota exceeded)\b/,
    reason: describeFull,
  },
  {
    // WPGraphQL 0.8 to 2, which got a GET for a POST
    name: 'redirected-query',
    weight: 2,
    pattern: /\bGraphQL Request must include at least one of those two parameters: "query" or "queryId"/,
    reason: 'The request may have lost its query on the way, where an address leads on to another:',
    remedy: 'give the build the one that answers itself ("https" for "http", with or without "www").',
  },
  {
    // libuv of Node 8 to 24, chokidar 1 to 3, nodemon 1 to 3
    name: 'watchers',
    weight: 1,
    pattern: /\bENOSPC: System limit for number of file watchers reached/,
    reason: 'This machine has no file watchers left (fs.inotify.max_user_watches).',
    remedy: `A deployed app need not watch its files: use "node" in place of nodemon or --watch; or let chokidar poll with CHOKIDAR_USEPOLLING=true, as ${WHERE_TO_SET}.`,
  },
  {
    // libuv of Node 10 to 24
    name: 'no-access',
    weight: 1,
    pattern:
      /\b(?:EACCES: permission denied|EPERM: operation not permitted|(?<fixed>EROFS): read-only file system), (?:(?<open>open)|mkdir|mkdtemp) '(?<file>[^']{1,400})'/,
    reason: describeNoAccess,
  },
  {
    // OpenSSL 1 and 3 of Node 10 to 24
    name: 'certificate',
    weight: 1,
    pattern:
      /^(?!.*(?:SSL certificate problem|certificate verify failed)).*?\b(?:(?<old>certificate has expired|CERT_HAS_EXPIRED)|self[- ]signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT))/,
    reason: ({ app, lines, index, found: { old } }) => {
      const near = lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index + 1);
      const host = near.flatMap((line) => /request to https:\/\/([^/\s]{1,200})/.exec(line)?.[1] ?? []).at(-1);
      // A registry is for others to renew.
      if (old !== undefined && (app.step === 'install' || lines[index]?.startsWith('npm ') === true)) return undefined;
      if (old !== undefined) return `The certificate of ${host ?? 'the service'} has expired: renew it there.`;
      return `Node does not trust the certificate of ${host ?? 'the service'}: let its server send the whole chain, or add the certificate of your own authority to the app, and name that file in NODE_EXTRA_CA_CERTS, as ${WHERE_TO_SET}.`;
    },
  },
  {
    // V8 of Node 10 to 24, node-fetch 2
    name: 'page-for-json',
    weight: 1,
    pattern:
      /\binvalid json response body at (?<url>https?:\/\/\S{1,300}) reason: |Unexpected token (?:'<', ["'`]\s*<(?:!doct|(?:html|head|body)\b)|< in JSON at position 0)/i,
    // The text may be of a file, and Node up to 18 shows nothing of it.
    reason: ({ lines, index, found: { url } }) => {
      const isPage =
        url === undefined || /Unexpected token (?:'<', ["'`]\s*<(?:!doct|html|head|body)|<)/i.test(lines[index] ?? '');
      if (!isPage) return `${url} did not answer with JSON: is the address right, and does it answer without a log-in?`;
      const near = lines.slice(index, index + 1 + MAX_STACK);
      const isShown = /["'`]\s*</.test(lines[index] ?? '');
      const isAsked = near.some((line) => OF_A_REQUEST.test(line) || (isShown && OF_A_PAGE.test(line)));
      if (url === undefined && !isAsked) return undefined;
      return `${url ?? 'What was asked for JSON'} answered with a web page (HTML): is its address right, and does it answer without a log-in?`;
    },
  },
  {
    // Node 8 to 24
    name: 'port',
    weight: 1,
    pattern: /\b(?:listen|bind) (?:EADDRINUSE|(?<denied>EACCES))\b.{0,60}:(?<port>\d{1,5})$/,
    reason: ({ app, found: { port, denied } }) =>
      `Port ${port} is ${denied === undefined ? 'in use' : 'only for root'}: ${portRemedy(app.folder)}`,
  },
  {
    // MongoDB 4 to 6, PostgreSQL, MySQL, Redis 7, RabbitMQ 3, git 2, HTTP, Sentry CLI 1 and 2, DatoCMS; pg 3 to 8, mysql 2
    name: 'log-in',
    weight: 1,
    pattern:
      /\b(?:bad auth\b|[Aa]uth\w* failed|[Aa]ccess denied for user|ACCESS_REFUSED\b|WRONGPASS\b|[Ss]tatus code 401\b|http status: 401\)|^401 [A-Z][A-Z_]{2,40} \(|(?:[Ee]rror|[Ff]ail).{0,100}\b401 Unauthorized\b|(?<tls>no pg_hba\.conf entry for host\b.{0,300}\b(?:no encryption|SSL off))|(?<plain>server does not support SSL connections)|(?<old>ER_NOT_SUPPORTED_AUTH_MODE))/,
    reason: ({ app, lines, index, found: { tls, plain, old } }) => {
      if (OF_A_TEST.test(withoutPrefix(lines[index] ?? ''))) return undefined;
      if (tls !== undefined)
        return 'PostgreSQL has no rule for this address without encryption: turn TLS on ("?sslmode=require" in the URL, or the option "ssl").';
      if (plain !== undefined)
        return 'This PostgreSQL has no TLS: turn it off ("?sslmode=disable" in the URL, or the option "ssl").';
      if (old === undefined) return 'The service refused the log-in: check the user and the password, or the token.';
      return installedVersion('mysql', app.folder) === undefined
        ? undefined
        : 'The package "mysql" does not know how MySQL 8 and later ask for a password: use "mysql2" in its place.';
    },
  },
  {
    // Node 14 to 24, fetch, axios, Prisma 2 to 6, GraphQL Code Generator 1 to 5
    name: 'service',
    weight: 1,
    pattern:
      /\b(?:request to https?:\/\/(?<asked>[^/\s]{1,200})\S{0,300} failed, reason: (?:read |connect )?(?<broken>ECONNRESET|ETIMEDOUT|socket hang up)|(?<slow>ConnectTimeoutError|UND_ERR_CONNECT_TIMEOUT)\b|\w{0,20}Error: (?<reset>read ECONNRESET|socket hang up)|getaddrinfo (?<code>ENOTFOUND|EAI_AGAIN) (?<host>(?!undefined)[\w.-]{1,200})|(?:ssh:|unable to access \S{1,300}) Could not resolve host(?:name)?:? (?<git>[\w.-]{1,200})|AggregateError \[(?<all>ECONNREFUSED|ETIMEDOUT)\]|connect (?<why>ECONNREFUSED|ETIMEDOUT) (?<address>[\w.:[\]-]{1,200})|Can't reach database server at [`"]?(?<database>[\w.-]{1,200})[`"]?(?::[`"]?(?<server>\d{1,5}))?)|^\s+code: '(?<field>ECONNREFUSED|ETIMEDOUT)'/,
    reason: (spot) => {
      const { host, address, database, server, code, why, all, asked, broken, slow, reset, field, git } = spot.found;
      const near = spot.lines.slice(Math.max(0, spot.index - MAX_LINES_ABOVE), spot.index + MAX_LINES_ABOVE);
      // Who calls an app that has started may go away, and so may a server of its own; a retry may have helped.
      if (reset !== undefined)
        return spot.app.step === 'start' ||
          spot.error?.text.includes(reset) === false ||
          near.some((line) => OF_ITSELF.test(line))
          ? undefined
          : `A service broke off the connection (${reset}): run the job again. If it fails again, ask it for less at a time.`;
      if (host === 'http' || host === 'https')
        return `An address has "${host}:" for its host: its variable has that where only a host belongs, or twice.`;
      if (field !== undefined && !near.some((line) => /\bAggregateError\b/.test(line))) return undefined;
      const where = host ?? git ?? address ?? asked ?? [database, server].filter(Boolean).join(':');
      const error = code ?? why ?? all ?? broken ?? slow ?? field;
      const service = where === '' ? 'A service' : `The service ${where}`;
      return `${service}${error === undefined ? '' : ` (${error})`} cannot be reached. ${isReachable(spot, where, git !== undefined)}`;
    },
  },
];

function isReachable({ app }: Spot, address: string, isGit: boolean): string {
  if (/^(?:localhost|127\.0\.0\.1|\[?::1\]?)(?::|$)/.test(address) && app.step === 'build')
    return 'Nothing listens there: the app itself does not run while it is built. Give the build an address that it reaches, or move what needs it out of the build.';
  if (app.step === 'install')
    return `${isGit ? 'A dependency comes' : 'A script of a package downloads'} from there: run the job again. If it fails again, can this machine reach it, through its proxy if it has one?`;
  return app.step === 'start'
    ? 'Is its address right, and can this machine reach it?'
    : 'The build calls it: is its address right, and can this machine reach it? If not, move what needs it out of the build.';
}

/** Outside the app "open" may mean to read, and a hidden folder is of a tool. */
function describeNoAccess({ app, lines, index, found: { file = '', fixed, open } }: Spot): string | undefined {
  const inApp = withoutFolder(file, app.folder);
  if (app.step === 'install' || lines[index]?.startsWith('npm ') === true) return undefined;
  if (!isAbsolute(inApp) && fixed === undefined)
    return `This process may not open or make ${inApp}: who owns it, or the folder that it is in?`;
  if (isAbsolute(inApp) && ((open !== undefined && fixed === undefined) || inApp.includes('/.'))) return undefined;
  return `The app may not write to ${inApp}: write below os.tmpdir(), and keep elsewhere what has to last.`;
}

/** With what could not be written; most programs name none, or one in a folder that they do not name. */
function describeFull({ app, found: { code, none, file } }: Spot): string {
  const known = code ?? (none === undefined ? 'EDQUOT' : 'ENOSPC');
  const sentences = [describeFullDisk({ code: known }, file !== undefined && isAbsolute(file) ? file : app.disk)];
  if (file === undefined && app.step === 'install')
    sentences.push(`The full disk may also be that of npm's cache: see "npm config get cache".`);
  return sentences.join(' ');
}

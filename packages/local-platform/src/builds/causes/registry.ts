import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';

const NPM = 'npm (?:error|ERR!)';
/** Longest package-lock.json that is read, in bytes. */
const MAX_LOCK_BYTES = 2 ** 24;
const AGAIN =
  'Run the job again. If it fails again: can this machine reach the registry, through its proxy if it has one?';

/** What npm, Yarn and pnpm say of a registry: keys, names, versions, the network. */
export const REGISTRY: readonly Cause[] = [
  {
    // npm 6 to 11, Yarn 1.22, pnpm 7 to 10
    name: 'registry-token',
    weight: 3,
    pattern: new RegExp(
      String.raw`^${NPM} code E40[13]$|^error (?:An unexpected error occurred: ")?(?:Error: )?https?://[^"\s]{1,500}?: (?:Request failed )?\\?"?(?:40[13] |authentication)|^\s?ERR_PNPM_FETCH_40[13]\s`,
      'i',
    ),
    place: requested,
    reason:
      'The registry did not let this machine read{place}: it got no token, or one that is invalid or lacks permission.',
    remedy: giveToken,
  },
  {
    // npm 5 to 11, Yarn 1.22 to 4, pnpm 7 to 10
    name: 'registry-no-package',
    weight: 3,
    pattern: new RegExp(
      String.raw`^${NPM} 404 +(?:(?:The requested resource )?'(?<quoted>[^']{1,300})' (?:is not in|could not be)|Not Found: (?<old>\S{1,300})$)|^➤ YN0035: │ (?<berry>@?[^@\s]{1,200})@\S{1,200}: The remote server failed to provide|^\s?ERR_PNPM_FETCH_404\s{1,3}GET https?://[^/\s]{1,200}/(?<pnpm>\S{1,300}?): |^error (?:An unexpected error occurred: ")?(?:Error: )?(?:https?://[^/\s]{1,200}/(?<yarn>[^":\s]{1,300}): (?:Not found|Request failed \\"404 )|Couldn't find package "(?<unknown>[^"]{1,200})")`,
    ),
    place: ({ found }) => {
      const name = Object.values(found).find((each) => each !== undefined) ?? '';
      return (/@[^/%]{1,100}(?:\/|%2f)[^/]{1,200}/i.exec(name)?.[0] ?? name).replace(/%2f/i, '/');
    },
    reason: 'The registry has no {place}, or does not let this machine read it.',
    remedy:
      'Is the name right in package.json? A private package needs its registry, and a variable with a token, in .npmrc.',
  },
  {
    // npm 6 to 11, Yarn 1.22, pnpm 8 to 10
    name: 'registry-no-version',
    weight: 3,
    pattern: new RegExp(
      String.raw`^(?:${NPM} notarget|\s?ERR_PNPM_NO_MATCHING_VERSION)\s{1,3}No matching version found for (?<name>\S{1,300}?)\.?(?:$| )|^error Couldn't find any versions for "(?<yarn>[^"]{1,200})" that matches "(?<range>[^"]{1,100})"`,
    ),
    place: ({ found: { name, yarn, range } }) => name ?? `${yarn}@${range}`,
    reason: 'The registry has no version {place}.',
    remedy:
      'In package.json, use a version that it has ("npm view <package> versions"), then install again and commit the lock file.',
  },
  {
    // npm 5 to 11, Yarn 1.22, pnpm 8 to 10
    name: 'integrity',
    weight: 3,
    pattern: new RegExp(
      String.raw`^${NPM} (?:\S{1,200} i|I)ntegrity checksum failed when using|^error .{0,500}?(?:Integrity check failed for|Incorrect integrity when fetching from the cache for) "(?<name>[^"]{1,200})"|^\s?ERR_PNPM_TARBALL_(?<pnpm>INTEGRITY)\s`,
    ),
    place: ({ app, lines, index, found: { name } }) => {
      const tarball = lines.flatMap(
        (line) => /tarball data for (\S{1,200}?)@(?:https?:|file:|\()/.exec(line)?.[1] ?? [],
      );
      const known =
        name ??
        tarball.at(-1) ??
        lockedAs(/wanted (sha\d{1,3}-[^\s,]{1,200})/.exec(lines[index] ?? '')?.[1], app.folder);
      return known === undefined ? 'a package' : `"${known}"`;
    },
    reason: 'The checksum of {place} is not the expected one.',
    remedy: ({ found: { name, pnpm } }) =>
      `Run the job again, as a download may have broken off. If it fails again, this version was published anew, or comes from another registry: delete its entry in ${name === undefined ? (pnpm === undefined ? 'package-lock.json' : 'pnpm-lock.yaml') : 'yarn.lock'}, install, and commit that file.`,
  },
  {
    // npm 6 to 11, Yarn 1.22, pnpm 8 to 10, Corepack 0.14 to 0.34
    name: 'registry-network',
    weight: 3,
    pattern: new RegExp(
      String.raw`^${NPM} (?<limit>(?:429|50[0234]) [A-Z][\w ]{1,40}) - [A-Z]{3,6} https?://(?<busy>[^/\s]{1,200})|(?:^${NPM} (?:network )?|ERR_PNPM_\w{1,40}\s.{0,300})request to https?://(?<host>[^/\s]{1,200})\S{0,300} failed, reason: (?<why>.{0,200}\b(?:E[A-Z_]{4,20}|socket hang up|[Ss]ocket timeout|timeout|(?:self[- ]signed|issuer|first) certificate).{0,200})|Error when performing the request to https?://(?<corepack>[^/\s;]{1,200})|^error An unexpected error occurred: "https?://(?<yarn>[^/\s]{1,200})[^":]{0,300}: (?<reason>ETIMEDOUT|ESOCKETTIMEDOUT|ECONNRESET|tunneling socket[^"]{0,100}|getaddrinfo [^"]{1,100})`,
    ),
    reason: ({ found: { host = '', yarn, why = '', reason, limit, busy, corepack } }) =>
      limit !== undefined
        ? `The registry ${busy} is busy or out of order (${limit}). ${AGAIN}`
        : why.includes('certificate')
          ? `Node does not trust the certificate of the registry ${host}: give it that of your proxy or registry with NODE_EXTRA_CA_CERTS=<file>.`
          : corepack !== undefined
            ? `Corepack asked the registry ${corepack} for a package manager, and got none. ${AGAIN}`
            : `The registry ${host === '' ? yarn : host} did not answer (${reason ?? why}). ${AGAIN}`,
  },
  {
    // What Node says of the code of npm, too.
    // npm 7 to 11
    name: 'npm-itself',
    weight: 1,
    pattern: new RegExp(
      `^${NPM} (?:(?<midway>Exit handler never called!|cb\\(\\) never called!)|Cannot (?:read|set|destructure) propert|Invalid Version: *$|.{0,60} is not (?:a function|iterable)|Invalid comparator)`,
    ),
    reason: ({ lines, index, found: { midway } }) =>
      // It only could not say which packages do not go together.
      lines[index - 1]?.endsWith('code ERESOLVE') === true
        ? undefined
        : midway === undefined
          ? 'npm itself fails, mostly over what a lock file or a folder node_modules has from before. Remove both, run "npm install", and commit package-lock.json.'
          : `npm stopped midway, often because the registry does not answer. ${AGAIN}`,
  },
];

/** The package that has this checksum in package-lock.json. */
function lockedAs(checksum: string | undefined, folder: string): string | undefined {
  const lock = readRegularFile(path.join(folder, 'package-lock.json'), MAX_LOCK_BYTES) ?? '';
  const at = checksum === undefined ? -1 : lock.indexOf(checksum);
  const entry = lock.slice(lock.lastIndexOf('node_modules/', Math.max(at, 0)));
  return at < 0 ? undefined : /^node_modules\/((?:@[^/"]{1,100}\/)?[^/"]{1,100})"/.exec(entry)?.[1];
}

/** ` @acme/menu from registry.example`: what of a registry was asked for, from the line that has it. */
function requested(spot: Spot): string {
  const named = spot.lines.flatMap((line) => /401 Unauthorized: (\S{1,200})$/.exec(line)?.[1] ?? []).at(-1);
  if (named !== undefined) return ` ${named}`;
  const url = /https?:\/\/[^\s"]{1,500}/.exec(requestLine(spot))?.[0].replace(/:$/, '') ?? '';
  const { host = '', pathname = '' } = URL.canParse(url) ? new URL(url) : {};
  if (host === '') return ' a package';
  // Some registries are a folder of their host; a file of a package comes after "/-/".
  const scoped = /(?<name>@[^/]{1,100}(?:\/|%2[fF])[^/]{1,200})/.exec(pathname)?.groups?.['name'];
  const whole = pathname.replace(/\/-\/.*$/, '').split('/');
  return ` ${decodeURIComponent((scoped ?? whole.at(-1) ?? '').replaceAll(/%(?!2[fF])/g, '%25'))} from ${host}`;
}

/** The token itself is for nobody's repository. */
function giveToken(spot: Spot): string {
  const host = /https?:\/\/([^/\s]{1,200})/.exec(requestLine(spot))?.[1] ?? '<registry>';
  return `Add "//${host}/:_authToken=\${NPM_TOKEN}" to the app's .npmrc, and set NPM_TOKEN as ${WHERE_TO_SET}. Never commit the token itself.`;
}

function requestLine({ lines, index }: Spot): string {
  return lines.slice(index).find((line) => /40[13]\b.*https?:|https?:.*(?:40[13]\b|authentication)/.test(line)) ?? '';
}

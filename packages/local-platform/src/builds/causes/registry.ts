import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';

const NPM = 'npm (?:error|ERR!)';
const NO_PACKAGE = 'The registry has no {name}, or does not let this machine read it.';
const NAME_AND_TOKEN =
  'Is the name right in package.json? A private package needs its registry, and a variable with a token, in .npmrc.';
const AGAIN =
  'Run the job again. If it fails again: can this machine reach the registry, through its proxy if it has one?';

/** What npm, Yarn and pnpm say of a registry: keys, names, versions, the network. */
export const REGISTRY: readonly Cause[] = [
  {
    name: 'registry-variable',
    tool: 'npm 7 to 11, pnpm 8 to 10',
    weight: 3,
    pattern: /Failed to replace env in config: \$\{(?<name>\w{1,80})\}/,
    reason: '.npmrc uses the variable {name}, which is missing:',
    remedy: `set it as ${WHERE_TO_SET}.`,
  },
  {
    name: 'registry-token-npm',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} code E401$`),
    place: requested(/401 Unauthorized - GET (?<url>https?:\/\/\S{1,500})|401 Unauthorized: (?<name>\S{1,200})$/),
    reason: 'The registry did not let npm read{place}: it got no token, or an invalid one (401).',
    remedy: giveToken,
  },
  {
    name: 'registry-forbidden-npm',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} code E403$`),
    place: requested(/403 Forbidden - GET (?<url>https?:\/\/\S{1,500})/),
    reason: 'The registry refused{place} (403): its token lacks permission, or the registry blocks the package.',
    remedy: giveToken,
  },
  {
    name: 'registry-token-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern:
      /^error (?:An unexpected error occurred: ")?(?:Error: )?(?<url>https?:\/\/[^"\s]{1,500}?): (?:Request failed )?\\?"?(?:40[13] |authentication)/i,
    place: ({ found }) => describeRequest(found['url']),
    reason: 'The registry did not let Yarn read{place}: it got no token, or one without permission.',
    remedy: giveToken,
  },
  {
    name: 'registry-token-pnpm',
    tool: 'pnpm 7 to 10',
    weight: 3,
    pattern: /^\s?ERR_PNPM_FETCH_40[13]\s{1,3}GET (?<url>https?:\/\/\S{1,500}): /,
    place: ({ found }) => describeRequest(found['url']),
    reason: 'The registry did not let pnpm read{place}: it got no token, or one without permission.',
    remedy: giveToken,
  },
  {
    name: 'registry-no-package',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} 404 +(?:The requested resource )?'(?<name>[^']{1,300})' (?:is not in|could not be)`),
    reason: NO_PACKAGE,
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-package-npm-6',
    tool: 'npm 5 and 6',
    weight: 3,
    pattern: new RegExp(`^${NPM} 404 +Not Found: (?<name>\\S{1,300})$`),
    reason: NO_PACKAGE,
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-package-yarn-berry',
    tool: 'Yarn 2 to 4',
    weight: 3,
    pattern: /^➤ YN0035: │ (?<name>@?[^@\s]{1,200})@\S{1,200}: The remote server failed to provide/,
    reason: NO_PACKAGE,
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-package-pnpm',
    tool: 'pnpm 7 to 10',
    weight: 3,
    pattern: /^\s?ERR_PNPM_FETCH_404\s{1,3}GET https?:\/\/[^/\s]{1,200}\/(?<name>\S{1,300}?): /,
    reason: NO_PACKAGE,
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-package-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern:
      /^error (?:An unexpected error occurred: ")?(?:Error: )?https?:\/\/[^/\s]{1,200}\/(?<name>[^":\s]{1,300}): Not found/,
    place: ({ found }) => found['name']?.replace(/%2f/i, '/'),
    reason: NO_PACKAGE.replace('{name}', '{place}'),
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-name-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern: /^error Couldn't find package "(?<name>[^"]{1,200})"/,
    reason: NO_PACKAGE,
    remedy: NAME_AND_TOKEN,
  },
  {
    name: 'registry-no-version',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} notarget No matching version found for (?<name>\\S{1,300}?)\\.?$`),
    reason: 'The registry has no version {name}.',
    remedy:
      'In package.json, use a version that it has ("npm view <package> versions"), then run "npm install" and commit the lock file.',
  },
  {
    name: 'registry-no-version-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern: /^error Couldn't find any versions for "(?<name>[^"]{1,200})" that matches "(?<range>[^"]{1,100})"/,
    reason: 'The registry has no version {name}@{range}.',
    remedy:
      'In package.json, use a version that it has ("yarn info <package> versions"), then run "yarn install" and commit yarn.lock.',
  },
  {
    name: 'registry-no-version-pnpm',
    tool: 'pnpm 8 to 10',
    weight: 3,
    pattern: /ERR_PNPM_NO_MATCHING_VERSION\s{1,3}No matching version found for (?<name>\S{1,300})/,
    reason: 'The registry has no version {name}.',
    remedy: 'In package.json, use a version that it has, then run "pnpm install" and commit pnpm-lock.yaml.',
  },
  {
    name: 'registry-checksum',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(`^${NPM} (?:code EINTEGRITY$|.{0,200}integrity checksum failed)`),
    reason: 'A package does not match its checksum in the lock file (EINTEGRITY).',
    remedy:
      'Remove node_modules and the lock file, run "npm install" with the registry that the build uses, and commit the lock file.',
  },
  {
    name: 'registry-network',
    tool: 'npm 6 to 11',
    weight: 3,
    pattern: new RegExp(
      `^${NPM} (?:network )?request to https?:\\/\\/(?<host>[^/\\s]{1,200})\\S{0,300} failed, reason: (?<why>.{0,200}\\b(?:ETIMEDOUT|ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|socket hang up|[Ss]ocket timeout|timeout).{0,200})`,
    ),
    reason: 'The registry {host} did not answer ({why}).',
    remedy: AGAIN,
  },
  {
    name: 'registry-network-pnpm',
    tool: 'pnpm 8 to 10',
    weight: 3,
    pattern:
      /ERR_PNPM_(?:META_FETCH_FAIL|FETCH_\w{1,20}|TARBALL_FETCH)\s.{0,300}request to https?:\/\/(?<host>[^/\s]{1,200})\S{0,300} failed, reason: (?<why>.{1,200})/,
    reason: 'The registry {host} did not answer ({why}).',
    remedy: AGAIN,
  },
  {
    name: 'registry-network-yarn',
    tool: 'Yarn 1.22',
    weight: 3,
    pattern:
      /^error An unexpected error occurred: "https?:\/\/(?<host>[^/\s]{1,200})[^":]{0,300}: (?<why>ETIMEDOUT|ESOCKETTIMEDOUT|ECONNRESET|tunneling socket[^"]{0,100}|getaddrinfo [^"]{1,100})/,
    reason: 'The registry {host} did not answer ({why}).',
    remedy: AGAIN,
  },
  {
    name: 'npm-itself',
    tool: 'npm 7 to 11',
    weight: 1,
    pattern: new RegExp(`^${NPM} (?<words>Exit handler never called!|cb\\(\\) never called!)`),
    reason: 'npm stopped midway ("{words}"), often because the registry does not answer.',
    remedy: AGAIN,
  },
];

/** What of a registry npm asked for, from the line that has it. */
function requested(pattern: RegExp): (spot: Spot) => string {
  return ({ lines }) => {
    const match = lines.map((line) => pattern.exec(line)).findLast((each) => each !== null);
    const { name, url } = match?.groups ?? {};
    return name === undefined ? describeRequest(url) : ` ${name}`;
  };
}

/** ` @acme/menu from registry.example` */
function describeRequest(url: string | undefined): string {
  const { host = '', pathname = '' } = URL.canParse(url ?? '') ? new URL(url ?? '') : {};
  if (host === '') return ' a package';
  // Some registries are a folder of their host; a file of a package comes after "/-/".
  const scoped = /(?<name>@[^/]{1,100}(?:\/|%2[fF])[^/]{1,200})/.exec(pathname)?.groups?.['name'];
  const name =
    scoped ??
    pathname
      .replace(/\/-\/.*$/, '')
      .split('/')
      .at(-1) ??
    '';
  return ` ${decodeURIComponent(name.replaceAll(/%(?!2[fF])/g, '%25'))} from ${host}`;
}

/** The token itself is for nobody's repository. */
function giveToken(spot: Spot): string {
  const url = /https?:\/\/(?<host>[^/\s]{1,200})/.exec(requestLine(spot))?.groups?.['host'] ?? '<registry>';
  return `Add "//${url}/:_authToken=\${NPM_TOKEN}" to the app's .npmrc, and set NPM_TOKEN as ${WHERE_TO_SET}. Never commit the token itself.`;
}

function requestLine({ lines, index }: Spot): string {
  return lines.slice(index).find((line) => /40[13]\b.*https?:|https?:.*(?:40[13]\b|authentication)/.test(line)) ?? '';
}

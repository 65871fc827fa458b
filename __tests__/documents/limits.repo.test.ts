import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/*
 * Every number of a document that is a limit of the source: a change of either alone fails here. That the limit holds is
 * shown by the tests of that source.
 */
const IN_WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 5: 'five', 6: 'six', 10: 'ten' };
const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

const RETRIES = 'docs/reference/retries.md';
const BUILDS = 'docs/reference/local-platform-builds.md';
const API = 'docs/reference/local-platform-api.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const RECORDS = 'docs/how-to/github-records.md';
const REHEARSE = 'docs/how-to/rehearse.md';
const ERRORS = 'docs/how-to/fix-an-error.md';

/** Page, its words with `#` for the number, source file, name of the limit there, and the unit of the page in that of the source. */
type Row = readonly [page: string, words: string, source: string, name: string, unit?: number];

const LIMITS: readonly Row[] = [
  ['docs/why/adr/0002-own-packer.md', 'hashes blocks of # MiB', 'archive/zip/content-digest', 'BLOCK_BYTES', MIB],
  ['docs/why/adr/0003-upload-transport.md', 'From # MiB on', 'platform/api/upload', 'EXPECT_FROM_BYTES', MIB],
  [
    'docs/why/adr/0017-other-users.md',
    'within # seconds',
    'local-platform/state/portal-access',
    'CODE_LIFETIME_MS',
    SECONDS,
  ],
  [RETRIES, 'connection # s', 'platform/transport/request-phases', 'connect', SECONDS],
  [RETRIES, 'TLS # s', 'platform/transport/request-phases', 'tls', SECONDS],
  [RETRIES, 'no progress # s', 'platform/transport/request-phases', 'progress', SECONDS],
  [RETRIES, 'answer # s', 'platform/transport/request-phases', 'reply', SECONDS],
  [RETRIES, '`100 Continue` # s', 'platform/transport/request-phases', 'expect', SECONDS],
  [RETRIES, 'above # s, there is no retry', 'platform/retry/classify', 'MAX_RETRY_DELAY_MS', SECONDS],
  [RETRIES, 'up to # attempts', 'platform/retry/classify', 'MAX_ATTEMPTS'],
  [RETRIES, 'up to # requests', 'actions/delete-environment/delete', 'MAX_REQUESTS'],
  [WAIT, '# readings in a row', 'actions/deploy/live/decide', 'EQUAL_READINGS'],
  [WAIT, '# seconds after our build finished', 'actions/deploy/live/decide', 'GRACE_MS', SECONDS],
  [WAIT, 'at most # seconds each', 'platform/transport/page-request', 'PAGE_TIMEOUT_MS', SECONDS],
  [WAIT, 'read # KiB of the body', 'platform/transport/page-request', 'MAX_PAGE_BYTES', KIB],
  [WAIT, 'the first # characters of the answer', 'shared/text/safe-text', 'MAX_LENGTH'],
  [RECORDS, 'waits up to # seconds, before the upload', 'actions/github/calls', 'GITHUB_TIME_MS', SECONDS],
  [RECORDS, 'the # largest changed files', 'workspace/commits/compare-commits', 'MAX_NAMED'],
  [RECORDS, "the environment's # Deployments before this one", 'actions/deploy/github/changes', 'MAX_ASKED'],
  [ERRORS, 'name the # largest files', 'workspace/notes/largest', 'MAX_PARTS'],
  [ERRORS, 'The log lists up to #.', 'actions/deploy/zip/secret-findings', 'MAX_LOGGED'],
  [REHEARSE, 'up to # GiB for each', 'local-platform/builds/steps/caches', 'MAX_BYTES', GIB],
  [REHEARSE, 'of the last # apps', 'local-platform/detached/build-caches', 'MAX_APPS'],
  ['emulator/README.md', 'requests in progress get # seconds', 'local-platform/platform/server', 'GRACE_MS', SECONDS],
  [
    'emulator/README.md',
    'The code works once, within # s',
    'local-platform/state/portal-access',
    'CODE_LIFETIME_MS',
    SECONDS,
  ],
  ['SECURITY.md', 'the scan ignores one below # characters', 'secret-scan/scanner', 'MIN_PASSWORD_LENGTH'],
  ['SECURITY.md', 'sets no mask for one below #.', 'runner/github/github', 'MIN_MASK_LENGTH'],
  ['SECURITY.md', 'no secret of # characters', 'runner/secrets/redact', 'IN_NAMES: FormLengths = { plain'],
  ['SECURITY.md', 'of # characters or more, are removed', 'runner/secrets/redact', 'OF_VALUES: FormLengths = { plain'],
  ['SECURITY.md', 'read up to # MiB', 'platform/transport/exchange', 'MAX_REPLY_BYTES', MIB],
  [
    'docs/reference/secret-rules.md',
    'own password, if it has # characters',
    'secret-scan/scanner',
    'MIN_PASSWORD_LENGTH',
  ],
  ['docs/reference/secret-rules.md', 'up to # of a kind', 'secret-scan/candidates', 'MAX_FINDINGS'],
  ['docs/reference/deploy.md', 'own password (# characters or more)', 'secret-scan/scanner', 'MIN_PASSWORD_LENGTH'],
  ['docs/reference/results.md', 'up to # lines, or none', 'actions/step/report/error-report', 'MAX_LINES'],
  ['environments/README.md', '0 to #.', 'actions/environments/inputs', 'MAX_BUILDS_EACH'],
  ['delete-environment/README.md', 'at most # pull requests', 'actions/delete-environment/sweep', 'MAX_PULL_REQUESTS'],
  [BUILDS, 'or after # minutes', 'local-platform/builds/processes/command', 'MAX_COMMAND_MS', MINUTES],
  [BUILDS, 'does not answer within # s', 'local-platform/builds/serving/first-answer', 'answer', SECONDS],
  [BUILDS, 'on Linux after # s also on 8080', 'local-platform/builds/serving/first-answer', 'wait', SECONDS],
  [
    BUILDS,
    'after # s if it only listens elsewhere',
    'local-platform/builds/serving/first-answer',
    'elsewhere',
    SECONDS,
  ],
  [BUILDS, 'more than # GiB', 'local-platform/builds/steps/unpack', 'bytes', GIB],
  [BUILDS, 'more than # MiB and more', 'local-platform/builds/steps/unpack', 'ratioFrom', MIB],
  [BUILDS, 'more than # times the size of the zip', 'local-platform/builds/steps/unpack', 'ratio'],
  [BUILDS, 'The old app gets up to # s', 'local-platform/builds/serving/site', 'MAX_DRAIN_MS', SECONDS],
  [BUILDS, 'keeps the first # and the last', 'local-platform/builds/log-writer', 'first: { lines'],
  [BUILDS, 'and the last # lines', 'local-platform/builds/log-writer', 'last: { lines'],
  [BUILDS, 'up to # lines that may name an error', 'local-platform/builds/log-writer', 'MAX_TELLING: Bound = { lines'],
  [BUILDS, 'it keeps the first # characters', 'local-platform/builds/processes/lines', 'MAX_LINE_LENGTH'],
  [BUILDS, 'logs of its newest # builds', 'local-platform/builds/log-writer', 'MAX_KEPT_LOGS'],
  [BUILDS, 'the last # builds that failed', 'actions/emulator/build-logs', 'MAX_BUILDS'],
  [API, 'at most #, and 4 MiB', 'local-platform/state/requests', 'MAX_REQUESTS'],
  [API, 'bodies up to # KiB each', 'local-platform/http/recorded-body', 'MAX_BYTES', KIB],
  [API, 'a JSON body # MiB', 'local-platform/platform/http', 'MAX_JSON_BYTES', MIB],
  [API, 'An upload may have # GiB', 'local-platform/platform/server', 'DEFAULT_MAX_UPLOAD_BYTES', GIB],
];

/** The number behind the name of a limit, which may be a product or a power. */
function limitIn(source: string, name: string): number {
  const start = name.replace('{', String.raw`\{`);
  const text = readFileSync(
    `${source.replace(/^(?:local-platform\/)?/, (own) => (own === '' ? 'src/' : 'packages/local-platform/src/'))}.ts`,
    'utf8',
  );
  const [, digits = ''] = new RegExp(`\\b${start}(?: =|:) (\\d[\\d_ *]*)`).exec(text) ?? [];
  // "2 * 2 ** 30": a product of powers.
  return digits
    .replaceAll('_', '')
    .replaceAll('**', '^')
    .split('*')
    .map((factor) => factor.split('^').map(Number))
    .reduce((product, [base = NaN, exponent = 1]) => product * base ** exponent, 1);
}

test.each(LIMITS)('%s says "%s", as src/%s.ts has it', (page, words, source, name, unit = 1) => {
  const number = limitIn(source, name) / unit;
  expect(number).toBeGreaterThan(0);
  const shown = [String(number), number.toLocaleString('en'), IN_WORDS[number] ?? '#'].map((each) =>
    words.replace('#', each),
  );
  const text = readFileSync(page, 'utf8');
  expect(shown.filter((sentence) => text.includes(sentence))).not.toEqual([]);
});

test('the version of act on a page is the one that is installed', () => {
  const [version = ''] = /(?<=keep act )[\d.]+/.exec(readFileSync('scripts/workflows/install-tools.sh', 'utf8')) ?? [];
  const named = ['docs/why/evidence.md', 'docs/reference/compatibility.md'].map((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/^\| act (\d[\d.]+)/gm), ([, each]) => each),
  );
  expect(named).toEqual([[version], [version]]);
});

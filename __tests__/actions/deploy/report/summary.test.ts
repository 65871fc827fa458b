import { describe, expect, test } from '@jest/globals';
import { deploySummary } from '../../../../src/actions/deploy/report/summary.ts';
import { renderSummary } from '../../../../src/actions/step/report/summary.ts';
import type { Status } from '../../../../src/shared/errors.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import {
  createArchive,
  createFacts,
  createReportedInputs,
  createTarget,
  endedAs,
} from '../../../support/steps/deploy-facts.ts';

const ACCEPTED = endedAs('accepted');
const FRAME = {
  status: 'live',
  error: undefined,
  advice: '',
  more: '',
  warnings: [],
  commit: undefined,
  elapsed: 12_345,
} as const;

/** Lines as a person reads them. */
function linesOf(...[facts, ending, given]: Parameters<typeof deploySummary>): string[] {
  const html = renderSummary(deploySummary(facts, ending, given), { ...FRAME, status: ending.status });
  const broken = html.replaceAll('</b></td>', ': ').replaceAll(/<\/(?:tr|li|summary)>/g, '\n');
  return textOfHtml(broken)
    .split('\n')
    .filter((line) => line !== '');
}

test('a good deploy', () => {
  expect(linesOf(createFacts({ attempts: 2 }), ACCEPTED, createReportedInputs())).toEqual([
    '→ Deploy accepted: acme / shop / e-1',
    'In 12.3 s',
    'Platform: https://api.example.com',
    'Zip: 2 files, 1.2 kB',
    'Build: b-1',
    'Upload requests: 2',
    'Cache purge: done',
    'Names and hashes',
    'Environment: accounts/acme/apps/shop/environments/e-1',
    'Operation: accounts/acme/apps/shop/environments/e-1/operations/op-1',
    'Build: accounts/acme/apps/shop/environments/e-1/builds/b-1',
    `SHA-256 of the zip: ${'a'.repeat(64)}`,
    `SHA-256 of the content: ${'b'.repeat(64)}`,
  ]);
});

test('a dry run: what there is to send, and where the zip is', () => {
  const facts = { archive: createArchive({ path: '/t_m_p/a.zip', fileCount: 1 }) };
  expect(linesOf(facts, endedAs('dry-run'), { ...createReportedInputs(), target: undefined }).slice(0, 3)).toEqual([
    '○ Dry run, nothing sent: 1 file, 1.2 kB',
    'In 12.3 s',
    'Zip saved at: /t_m_p/a.zip',
  ]);
});

test('a failure before the zip has the files instead', () => {
  const files = [{ size: 500 }, { size: 734 }] as never;
  expect(linesOf({ files }, endedAs('failed', 'missing-file'), createReportedInputs())).toContain(
    'Files: 2 files, 1.2 kB',
  );
});

test('a failure before anything was known has no rows', () => {
  expect(linesOf({}, endedAs('failed', 'invalid-input'), undefined)).toEqual(['✖ Deploy failed', 'In 12.3 s']);
});

test('an answer without names has no rows for them', () => {
  const lines = linesOf(createFacts({ operation: undefined }), ACCEPTED, createReportedInputs());
  expect(lines.filter((line) => /^(?:Operation|Build)/.test(line))).toEqual([]);
});

test.each([
  ['before the upload was accepted it is no matter', { archive: createArchive() }, []],
  ['skipped after that', createFacts({ purge: undefined as never }), ['Cache purge: skipped']],
])('the cache purge: %s', (_name, facts, rows) => {
  const given = createReportedInputs(createTarget(), { purge: { webhook: {} as never, failOnError: false } });
  expect(linesOf(facts, endedAs('failed'), given).filter((line) => line.startsWith('Cache'))).toEqual(rows);
});

test.each<[string, string | undefined, string[]]>([
  ['another build', 'b-2', ['Live build: b-2']],
  ['our own build', 'b-1', []],
  ['none that could be read', undefined, []],
])('what is live in the end: %s', (_name, liveBuildId, rows) => {
  const outcome = {
    result: 'live',
    buildId: 'b-1',
    liveBuildId,
    environment: undefined,
    elapsed: 0,
    oldUntil: 0,
    reason: '',
  } as const;
  const lines = linesOf(createFacts({ outcome }), endedAs('live'), createReportedInputs());
  expect(lines.filter((line) => line.startsWith('Live build'))).toEqual(rows);
});

test('a UUID is short in the title, and whole among the names', () => {
  const environment = 'ab15f0c2-5d1e-4c5e-9a6b-2f0d8c1e7b34';
  const target = createTarget({ address: { account: 'acme', app: 'shop', environment } });
  const lines = linesOf({}, ACCEPTED, createReportedInputs(target));
  expect(lines[0]).toBe('→ Deploy accepted: acme / shop / ab15f0c2…');
  expect(lines.filter((line) => line.startsWith('Environment'))).toEqual([
    `Environment: accounts/acme/apps/shop/environments/${environment}`,
  ]);
});

test('a display name is the title, and named once', () => {
  const environment = { id: 'e-1', displayName: 'Production', domains: [] } as never;
  const lines = linesOf({ environment }, ACCEPTED, createReportedInputs());
  expect(lines.filter((line) => line.includes('Production'))).toEqual(['→ Deploy accepted: acme / shop / Production']);
});

/** Of the last folded section. */
const headingOf = (facts: Parameters<typeof deploySummary>[0]): string | undefined =>
  linesOf(facts, ACCEPTED, undefined).find((line) => /^(?:Names|Hashes)/.test(line));

test('names and hashes: only those that there are', () => {
  expect(headingOf(createFacts())).toBe('Names and hashes');
  expect(headingOf(createFacts({ archive: undefined as never }))).toBe('Names');
  expect(headingOf(createFacts({ operation: undefined }))).toBe('Hashes');
  expect(headingOf({})).toBeUndefined();
});

test('possible secrets are listed where the warning cannot name them all', () => {
  const secrets = Array.from(
    { length: 25 },
    (_, index) => ({ path: `${index}.env`, line: 2, kind: 'npm token' }) as const,
  );
  const shown = linesOf({ archive: createArchive({ secrets }) }, ACCEPTED, createReportedInputs());
  expect(shown).toContain('Possible secrets: 25');
  expect(shown).toContain('19.env:2npm token');
  expect(shown.join('\n')).toContain('and 5 more, in the log');
  const few = linesOf({ archive: createArchive({ secrets: secrets.slice(0, 3) }) }, ACCEPTED, createReportedInputs());
  expect(few.join('\n')).not.toContain('Possible secrets');
});

test('the address of the site is shown where it is given', () => {
  expect(
    linesOf({}, ACCEPTED, createReportedInputs(undefined, { environmentUrl: new URL('https://shop.example.com/') })),
  ).toContain('https://shop.example.com/');
});

describe('each status has its words', () => {
  test.each<[Status, string]>([
    ['accepted', 'Deploy accepted'],
    ['live', 'Deploy is live'],
    ['superseded', 'Deploy superseded by a newer one'],
    ['skipped', 'Deploy skipped, nothing changed'],
    ['dry-run', 'Dry run, nothing sent'],
    ['checked', 'Check passed, nothing sent'],
    ['rolled-back', 'Deploy rolled back'],
    ['failed', 'Deploy failed'],
    ['unknown', 'Outcome of the deploy unknown'],
  ])('%s', (status, words) => {
    expect(deploySummary({}, endedAs(status), undefined).heading).toBe(words);
  });
});

test('the commit is the one that was checked out', () => {
  const commit = {
    sha: '1a2b3c4d5e6f7081',
    url: new URL('https://github.com/a/b/commit/1a2b3c4d5e6f7081'),
    ref: 'main',
  };
  const lineFor = (checkedOut?: string): string => {
    const facts = checkedOut === undefined ? {} : { sentCommit: checkedOut };
    return renderSummary(deploySummary(facts, ACCEPTED, createReportedInputs()), { ...FRAME, commit });
  };
  expect(textOfHtml(lineFor())).toContain('From 1a2b3c4 (main) in');
  expect(textOfHtml(lineFor(commit.sha))).toContain('From 1a2b3c4 (main) in');
  const other = lineFor('9f8e7d6c5b4a3021');
  expect(textOfHtml(other)).toContain('From 9f8e7d6 in');
  // Of another repository, maybe.
  expect(other).not.toContain('href');
});

test('the summary of a zip that was packed earlier does not name the commit of the workflow', () => {
  const commit = { sha: '1a2b3c4d5e6f7081', url: undefined, ref: 'main' };
  const archive = { input: 'archive', name: 'app.zip', file: '/app.zip', sha256: undefined };
  const html = renderSummary(deploySummary({}, ACCEPTED, createReportedInputs(undefined, {}, { archive })), {
    ...FRAME,
    commit,
  });
  expect(textOfHtml(html)).not.toMatch(/1a2b3c4|main/);
  expect(
    textOfHtml(renderSummary(deploySummary({}, ACCEPTED, createReportedInputs()), { ...FRAME, commit })),
  ).toContain('From 1a2b3c4');
});

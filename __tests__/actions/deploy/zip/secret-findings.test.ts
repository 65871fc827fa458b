import { describe, expect, test } from '@jest/globals';
import { reportSecrets } from '../../../../src/actions/deploy/zip/secret-findings.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { always } from '../../../support/servers/socket-server.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { craftZip } from '../../../support/zips/crafted-zip.ts';

test.each([
  [1000, 1000],
  [1001, 1000],
])('of %d findings the log lists %d, the annotation three', (count, listed) => {
  const runner = recordingRunner({});
  const findings = Array.from({ length: count }, (_, index) => ({
    path: `file-${index}.txt`,
    line: 1,
    kind: 'private key' as const,
  }));
  reportSecrets(runner, findings, 'warn');
  expect(runner.log.filter((line) => /^(?:info: )? *file-\d+\.txt:1: private key$/.test(line))).toHaveLength(listed);
  expect(runner.log.at(-1)?.match(/file-\d+\.txt/g)).toEqual(['file-0.txt', 'file-1.txt', 'file-2.txt']);
});

test.each([
  ['Google API key', true],
  ['npm token', false],
] as const)('%s: it may be one for browsers, which nobody can keep secret: %p', (kind, expected) => {
  const runner = recordingRunner({});
  reportSecrets(runner, [{ path: 'a.js', line: 1, kind }], 'warn');
  expect(runner.log.at(-1)?.includes('is public: restrict it to your site instead.')).toBe(expected);
});

/** A JSON Web Token that expires at this date. */
function tokenUntil(date: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: '1234567890', exp: Date.parse(date) / 1000 },
  ];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 's'.repeat(43)].join('.');
}

describe.each([
  ['has expired', '2018-01-18T00:00:00Z', ''],
  ['is valid', '2026-01-02T00:00:00Z', 'secret-found'],
])('a token that %s by the date of the machine', (_name, until, code) => {
  const files = { ...SITE, 'notes.txt': tokenUntil(until) };

  test('is packed', async () => {
    const { outputs } = await runDeploy({ inputs: { 'dry-run': 'true', 'secret-scan': 'error' }, files });
    expect(outputs['error-code']).toBe(code);
  });

  test('is in a zip that was packed before', async () => {
    const archive = craftZip(Object.entries(files).map(([name, data]) => ({ name, data })));
    const { origin } = await always(200, createOperation());
    const inputs = createInputs(origin, { archive: 'app.zip', 'secret-scan': 'error' });
    const { outputs } = await runDeploy({ inputs, files: { 'app.zip': archive } });
    expect(outputs['error-code']).toBe(code);
  });
});

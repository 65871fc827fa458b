import { expect, test } from '@jest/globals';
import { deployAdvice } from '../../../../src/actions/deploy/report/advice.ts';
import { OutcomeError, StopError } from '../../../../src/shared/errors.ts';
import { commandTerms } from '../../../../src/runner/terminal/hosts.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { createFacts, createReportedInputs, createTarget } from '../../../support/steps/deploy-facts.ts';

const HOST = { isFork: false, terms: GITHUB_TERMS };

const ROLLBACK = {
  status: 'accepted',
  'error-code': '',
  'archive-sha256': '0f',
  'operation-name': 'op',
  'build-id': 'b-2',
  pages: [],
} as const;

test('a cancel during a rollback does not hide that a second upload may have been made', () => {
  const error = new StopError('cancelled', 'The step was cancelled.', 130);
  expect(deployAdvice(error, createFacts(), undefined, HOST)).toBe('The upload had been accepted before.');
  const advice = deployAdvice(error, { ...createFacts(), rollback: ROLLBACK }, undefined, HOST);
  expect(advice).toContain('a rollback may have followed it');
});

test('after a rollback nobody is sent to a page that shows the older build', () => {
  const error = new OutcomeError('smoke-test-failed', 'The smoke test failed.', 'rolled-back');
  const advice = deployAdvice(error, { ...createFacts(), rollback: { ...ROLLBACK, status: 'live' } }, undefined, HOST);
  expect(advice).toBe('The log of the app in the user portal may say why the new build failed.');
});

test.each([
  [GITHUB_TERMS, 'The output of the app is in the "Post" step of the emulator action, at the end of the job.'],
  [commandTerms('plain'), 'The output of the app is in the portal of the local platform.'],
  [commandTerms('gitlab'), 'The output of the app is in the folder of --build-logs, once the local platform ends.'],
])('on the local platform the one place is named that shows what the app wrote', (terms, where) => {
  const target = createTarget({ apiRoot: new URL('http://127.0.0.1:8080') });
  const inputs = createReportedInputs(target);
  const host = { ...HOST, terms };
  const failed = new OutcomeError('smoke-test-failed', 'The smoke test failed.', 'failed');
  expect(deployAdvice(failed, createFacts(), inputs, host)).toContain(where);
  const rolledBack = new OutcomeError('smoke-test-failed', 'The smoke test failed.', 'rolled-back');
  const facts = { ...createFacts(), rollback: { ...ROLLBACK, status: 'live' } } as const;
  expect(deployAdvice(rolledBack, facts, inputs, host)).toContain(where);
});

test('live, but no time was left for the smoke test: not reported as unaccepted', () => {
  const error = new OutcomeError('timeout', 'The new build is live, but the smoke test had no time left.', 'live');
  expect(deployAdvice(error, createFacts(), undefined, HOST)).toBe(
    'Raise "timeout-minutes", and check the site yourself.',
  );
});

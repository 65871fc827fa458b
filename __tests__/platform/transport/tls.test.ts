import { expect, test } from '@jest/globals';
import { logTarget } from '../../../src/actions/step/call-context.ts';
import { tlsVariableWarning } from '../../../src/platform/transport/tls.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

test('NODE_TLS_REJECT_UNAUTHORIZED=0 is warned of, and nothing else', () => {
  expect(tlsVariableWarning({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toContain('has no effect here');
  for (const value of [undefined, '', '1', '00', 'false']) {
    expect(tlsVariableWarning({ NODE_TLS_REJECT_UNAUTHORIZED: value })).toBeUndefined();
  }
});

test('a step with two targets warns once', () => {
  const runner = recordingRunner({}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  for (const host of ['one', 'two']) logTarget(runner, new URL(`https://${host}.example`), 'the same step');
  expect(runner.log.filter((line) => line.startsWith('warning: '))).toHaveLength(1);
});

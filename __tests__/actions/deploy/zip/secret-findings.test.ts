import { expect, test } from '@jest/globals';
import { reportSecrets } from '../../../../src/actions/deploy/zip/secret-findings.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';

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

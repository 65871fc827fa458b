import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { shellWord } from '../../../src/shared/text/shell-word.ts';
import fc from '../../support/jest/properties.ts';

test('a shell reads each word as it was', () => {
  const words = fc.sample(fc.stringMatching(/^[ -~é]{0,20}$/), 100);
  const printed = execFileSync('sh', ['-c', `printf '%s\\n' ${words.map(shellWord).join(' ')}`], { encoding: 'utf8' });
  expect(printed.split('\n').slice(0, -1)).toEqual(words);
});

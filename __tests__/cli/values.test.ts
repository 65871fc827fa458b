import { expect, test } from '@jest/globals';
import { stepVariables } from '../../src/cli/values.ts';

test('a step, and git with it, gets no HEADLESS_ variable, and no folder of a runner', () => {
  const variables = {
    PATH: '/bin',
    HEADLESS_PASSWORD: 'p',
    GITHUB_WORKSPACE: '/w',
    RUNNER_TEMP: '/t',
    INPUT_APP: 'a',
  };
  expect(stepVariables({ ...variables, SOURCE_DATE_EPOCH: '1' })).toEqual({ PATH: '/bin', SOURCE_DATE_EPOCH: '1' });
});

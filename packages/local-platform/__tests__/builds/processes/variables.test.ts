import { expect, test } from '@jest/globals';
import { programVariables } from '../../../src/builds/processes/variables.ts';

const MACHINE = {
  PATH: '/bin',
  HOME: '/home/me',
  SECRET: 'x',
  // From actions/setup-node.
  NPM_CONFIG_USERCONFIG: '/runner/.npmrc',
  https_proxy: 'http://proxy:3128',
};

test('programs of an app get the network of the machine and a quiet npm, and nothing else of it', () => {
  expect(programVariables(MACHINE, { KEY: 'value' }, '/tmp/1')).toEqual({
    PATH: '/bin',
    HOME: '/home/me',
    TMPDIR: '/tmp/1',
    https_proxy: 'http://proxy:3128',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    KEY: 'value',
  });
});

test('variables of the environment come first, but for PATH, HOME and TMPDIR', () => {
  const own = { npm_config_fund: 'true', HTTPS_PROXY: 'http://own:1', PATH: '/own', HOME: '/own', TMPDIR: '/own' };
  const given = programVariables(MACHINE, own, '/tmp/1');
  expect(given).toMatchObject({ npm_config_fund: 'true', HTTPS_PROXY: 'http://own:1', PATH: '/bin', HOME: '/home/me' });
  expect(given).not.toHaveProperty('https_proxy');
});

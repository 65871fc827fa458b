import { expect, test } from '@jest/globals';
import { programVariables, secretsOf } from '../../../src/builds/processes/variables.ts';

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

test.each([
  ['PORT', '3000', false],
  ['HOST', '10.0.0.7', false],
  ['NODE_ENV', 'special', false],
  ['MODE', 'Production', false],
  ['FEATURE_SECRET', 'true', false],
  ['LIMIT', '12345', false],
  ['LIMIT', '123456', true],
  ['LIMIT', '12a', true],
  ['DOOR_PIN', '1234', true],
  ['API_KEY', '12345', true],
  ['db_password', '1', true],
  ['SENTRY_DSN', '42', true],
  ['API_URL', 'https://a.example', true],
])('the value of %s, %s, is hidden: %j', (key, value, isHidden) => {
  expect(secretsOf({ shellVariables: [{ key, value }] }, {})).toEqual(isHidden ? [value] : []);
});

test('a value that one variable shows and another hides is hidden', () => {
  const shellVariables = [
    { key: 'PORT', value: '3000' },
    { key: 'DOOR_PIN', value: '3000' },
  ];
  expect(secretsOf({ shellVariables }, {})).toEqual(['3000']);
});

import { describe, expect, test } from '@jest/globals';
import { dialectOf, findHost, isDebugOn } from '../../src/runner/hosts.ts';

const PIPE = { isTerminal: false, isFile: false };
const TERMINAL = { isTerminal: true, isFile: false };

test.each([
  [{ TF_BUILD: 'True' }, 'azure'],
  [{ GITLAB_CI: 'true', CI: 'true' }, 'gitlab'],
  [{ JENKINS_URL: 'https://ci.example.com/' }, 'jenkins'],
  [{ BITBUCKET_BUILD_NUMBER: '7' }, 'bitbucket'],
  [{ CI: 'woodpecker' }, 'plain'],
  [{ TF_BUILD: '' }, 'plain'],
  [{}, 'plain'],
])('%j is %s', (environment, host) => {
  expect(findHost(environment)).toBe(host);
});

describe('colour', () => {
  test.each([
    ['in a terminal', {}, TERMINAL, true],
    ['not with NO_COLOR', { NO_COLOR: '1' }, TERMINAL, false],
    ['not in a dumb terminal', { TERM: 'dumb' }, TERMINAL, false],
    ['not in a pipe', {}, PIPE, false],
  ])('%s', (_, environment, target, expected) => {
    const [line = ''] = dialectOf('plain', environment, target).openGroup('Heading');
    expect(line.includes('\u001b')).toBe(expected);
  });
});

describe('secrets are told to the agent of Azure Pipelines', () => {
  test.each([
    ['where one runs', { TF_BUILD: 'True' }, PIPE, 1],
    ['not with --host azure elsewhere', {}, PIPE, 0],
    ['not in a terminal', { TF_BUILD: 'True' }, TERMINAL, 0],
    ['not in a file, which nobody clears of them', { TF_BUILD: 'True' }, { isTerminal: false, isFile: true }, 0],
  ])('%s', (_, environment, target, lines) => {
    expect(dialectOf('azure', environment, target).mask(['secret'])).toHaveLength(lines);
  });
});

test.each([
  [{ RUNNER_DEBUG: '1' }, true],
  [{ SYSTEM_DEBUG: 'True' }, true],
  [{ CI_DEBUG_TRACE: 'true' }, true],
  [{ SYSTEM_DEBUG: 'False' }, false],
  [{}, false],
])('debug logging with %j: %s', (environment, expected) => {
  expect(isDebugOn(environment)).toBe(expected);
});

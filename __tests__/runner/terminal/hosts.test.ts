import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ignoreAdvice } from '../../../src/actions/step/advice/advice.ts';
import { deployAdvice } from '../../../src/actions/deploy/report/advice.ts';
import { networkAdvice } from '../../../src/actions/step/advice/connection.ts';
import { InvalidInputError, StepError } from '../../../src/shared/errors.ts';
import { commandTerms } from '../../../src/runner/terminal/hosts.ts';
import { dialectOf, findHost, HOSTS, isDebugOn } from '../../../src/runner/terminal/hosts.ts';

const PIPE = { isTerminal: false, isFile: false };
const TERMINAL = { isTerminal: true, isFile: false };
/** What Jenkins sets in every build. */
const BUILD = { BUILD_TAG: 'jenkins-site-7', EXECUTOR_NUMBER: '0', JENKINS_HOME: '/var/jenkins_home' };
const AGENT = { TF_BUILD: 'True', AGENT_ID: '3', SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/' };

test.each([
  [AGENT, 'azure'],
  // The first jobs in containers had no TF_BUILD.
  [{ ...AGENT, TF_BUILD: '' }, 'azure'],
  [{ TF_BUILD: 'True', AGENT_ID: '3' }, 'azure'],
  [{ ...AGENT, JENKINS_URL: 'https://ci.example.com/' }, 'azure'],
  [{ ...AGENT, BUILD_TAG: '1.2' }, 'azure'],
  [{ ...AGENT, ...BUILD, JENKINS_URL: 'https://ci.example.com/' }, 'jenkins'],
  [{ GITLAB_CI: 'true', CI: 'true' }, 'gitlab'],
  [{ JENKINS_URL: 'https://ci.example.com/' }, 'jenkins'],
  [{ BITBUCKET_BUILD_NUMBER: '7' }, 'bitbucket'],
  [{ CI: 'woodpecker' }, 'plain'],
  [{ TF_BUILD: 'True' }, 'plain'],
  [{ TF_BUILD: 'True', CIRCLECI: 'true' }, 'plain'],
  [{ AGENT_ID: '3' }, 'plain'],
  [{ TF_BUILD: 'True', JENKINS_URL: 'https://ci.example.com/' }, 'jenkins'],
  [{ ...AGENT, GITHUB_ACTIONS: 'true' }, 'plain'],
  [{ JENKINS_URL: 'https://ci.example.com/', GITHUB_ACTIONS: 'true' }, 'plain'],
  [{ JENKINS_URL: 'https://ci.example.com/', BITBUCKET_BUILD_NUMBER: '7' }, 'bitbucket'],
  [{ TF_BUILD: 'True', GITLAB_CI: 'true' }, 'gitlab'],
  [{}, 'plain'],
])('%j is %s', (variables, host) => {
  expect(findHost(variables)).toBe(host);
});

describe('colour', () => {
  test.each([
    ['in a terminal', {}, TERMINAL, true],
    ['not with NO_COLOR', { NO_COLOR: '1' }, TERMINAL, false],
    ['not in a dumb terminal', { TERM: 'dumb' }, TERMINAL, false],
    ['not in a pipe', {}, PIPE, false],
  ])('%s', (_, variables, target, expected) => {
    const [line = ''] = dialectOf('plain', variables, target).openGroup('Heading');
    expect(line.includes('\u001b')).toBe(expected);
  });
});

describe('the agent of Azure Pipelines gets the secrets', () => {
  test.each([
    ['where one runs', AGENT, PIPE, 1],
    ['not with a variable that was set by hand', { TF_BUILD: 'True' }, PIPE, 0],
    ['not with --host azure elsewhere', {}, PIPE, 0],
    ['not with both on another host', { ...AGENT, GITHUB_ACTIONS: 'true' }, PIPE, 0],
    ...['BUILD_TAG', 'EXECUTOR_NUMBER', 'JENKINS_HOME', 'BUILD_URL'].map(
      (name) =>
        [`not with JENKINS_URL and ${name}`, { ...AGENT, JENKINS_URL: 'http://j', [name]: '0' }, PIPE, 0] as const,
    ),
    ['not in a build of a Jenkins that has no address', { ...AGENT, ...BUILD }, PIPE, 0],
    ['not in a terminal', AGENT, TERMINAL, 0],
    ['not in a file, which nobody clears of them', AGENT, { isTerminal: false, isFile: true }, 0],
  ])('%s', (_, variables, target, lines) => {
    expect(dialectOf('azure', variables, target).mask(['secret'])).toHaveLength(lines);
  });
});

test.each([
  [{ RUNNER_DEBUG: '1' }, true],
  [{ SYSTEM_DEBUG: 'True' }, true],
  [{ CI_DEBUG_TRACE: 'true' }, true],
  [{ SYSTEM_DEBUG: 'False' }, false],
  [{}, false],
])('debug logging with %j: %s', (variables, expected) => {
  expect(isDebugOn(variables)).toBe(expected);
});

/** Words of GitHub's workflows. */
const OF_WORKFLOWS =
  /\b(?:before this|this|the) step\b|"env:"|"concurrency"|\bRUNNER_TEMP\b|\bsecrets\.\w|\bworkflows?\b|\bthe runner\b/i;

describe.each([...HOSTS])('advice on the command line, with --host %s', (host) => {
  const messages = commandTerms(host);
  const advice = (error: StepError): string => deployAdvice(error, {}, undefined, { isFork: false, terms: messages });

  test('has no words of workflows', () => {
    const codes = [
      'conflict',
      'rate-limited',
      'server-error',
      'bad-reply',
      'ambiguous',
      'timeout',
      'cancelled',
    ] as const;
    const missing = new InvalidInputError([{ input: 'app', problem: 'is required', isMissing: true }]);
    const sentences = [
      ...codes.flatMap((code) => [advice(new StepError(code, '')), advice(new StepError(code, '', 'unknown'))]),
      ...['ENOTFOUND', 'CERT_UNTRUSTED', 'ECONNRESET'].map((reason) => networkAdvice(reason, 'headless-url', messages)),
      advice(missing),
      ignoreAdvice(messages),
      messages.onUnwrittenOutputs,
      messages.tempFolder,
      messages.workspace,
      messages.onMissingFolder,
    ];
    expect(sentences.filter((sentence) => sentence !== '').length).toBeGreaterThan(12);
    expect(sentences.filter((sentence) => OF_WORKFLOWS.test(sentence))).toEqual([]);
  });

  test('names what keeps deploys apart there', () => {
    const expected = {
      gitlab: 'resource_group',
      azure: 'lock',
      jenkins: 'disable',
      bitbucket: 'deployment',
      plain: 'one',
    };
    expect(advice(new StepError('conflict', ''))).toContain(expected[host]);
  });
});

test.each([
  ['gitlab', { CI_COMMIT_REF_PROTECTED: 'false' }, true],
  ['gitlab', { CI_COMMIT_REF_PROTECTED: 'true' }, false],
  ['gitlab', {}, false],
  ['plain', { CI_COMMIT_REF_PROTECTED: 'false' }, false],
] as const)('what is missing on %s with %j may be a protected variable: %s', (host, variables, expected) => {
  const { onMissingInput } = commandTerms(host, variables);
  expect(onMissingInput(['password']).includes('GitLab gives the job no protected variables')).toBe(expected);
});

test('no message that every host can show has words of workflows', () => {
  const source = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'src');
  // The last one names sources, such as a page about a file that is called so.
  const ofGitHub = /^(?:actions.(?:emulator|deploy.github)|entries|runner|secret-scan.credential-files)\b/;
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !ofGitHub.test(name))
    .flatMap((name) => {
      const code = readFileSync(path.join(source, name), 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
      return Array.from(code.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g), ([text]) => ({
        name,
        text: text.replace(/\$\{[^}]*\}/g, ''),
      }));
    });
  expect(texts.length).toBeGreaterThan(1000);
  // A message is more than one word. Only GitHub has runs from forks.
  const found = texts.filter(({ text }) => text.includes(' ') && OF_WORKFLOWS.test(text) && !text.includes('fork'));
  expect(found).toEqual([]);
});

test.each([
  ['azure', 'HEADLESS_PASSWORD: $(HEADLESS_PASSWORD).'],
  ['gitlab', 'jobs with that "environment:".'],
  ['jenkins', '"withCredentials" or "credentials()".'],
  ['bitbucket', 'steps with that "deployment:".'],
  ['plain', ' or give --app.'],
] as const)('%s: which variables do not reach every job', (host, end) => {
  expect(commandTerms(host).onMissingInput(['app']).endsWith(end)).toBe(true);
});

test.each([
  [['app'], 'Set HEADLESS_APP, or give --app.'],
  // No option holds a secret, and these variables are not called as their inputs.
  [['password'], 'Set HEADLESS_PASSWORD.'],
  [['url'], 'Set HEADLESS_WEBHOOK_URL.'],
  [
    ['headless-url', 'wp-environment', 'password'],
    'Set HEADLESS_URL, HEADLESS_WP_ENVIRONMENT, HEADLESS_PASSWORD, or give --headless-url, --wp-environment.',
  ],
])('%j are missing: the advice names each variable, and each option that there is', (inputs, advice) => {
  expect(commandTerms('plain').onMissingInput(inputs)).toBe(advice);
});

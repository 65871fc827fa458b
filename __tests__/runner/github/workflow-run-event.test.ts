import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isForkPullRequest, pullRequestOf } from '../../../src/runner/github/workflow-run.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const BASE = { full_name: 'acme/site' };

/** The event of a pull request whose head is in this repository. */
const eventFrom = (repo: { full_name?: string } | null): string =>
  JSON.stringify({ pull_request: { head: { repo } }, repository: BASE });

const FORK = eventFrom({ full_name: 'someone/site' });

const eventFile = (text: string): string => path.join(plant(makeFolder('event'), { 'event.json': text }), 'event.json');

const isFork = (file: string | undefined): boolean =>
  isForkPullRequest({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: file });

describe('a pull request from', () => {
  test.each([
    ['a fork', FORK, true],
    ['a fork that was deleted', eventFrom(null), true],
    ['a branch of the repository itself', eventFrom(BASE), false],
    ['a fork, with a byte order mark before the event', `\ufeff${FORK}`, true],
  ])('%s', (_, text, expected) => {
    expect(isFork(eventFile(text))).toBe(expected);
  });
});

test.each([
  ['pull_request_target', false],
  ['pull_request_review', true],
  ['push', false],
  ['', false],
  [undefined, false],
])('the event %p', (name, expected) => {
  expect(isForkPullRequest({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: eventFile(FORK) })).toBe(expected);
});

describe('an event that cannot be read is not one of a fork', () => {
  test.each([
    ['empty', ''],
    ['cut', FORK.slice(0, -5)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"pull_request"'],
    ['without a pull request', JSON.stringify({ repository: BASE })],
    ['without a head', JSON.stringify({ pull_request: {}, repository: BASE })],
    ['with a head that is null', JSON.stringify({ pull_request: { head: null }, repository: BASE })],
    ['with a repository that is null', JSON.stringify({ pull_request: { head: { repo: BASE } }, repository: null })],
    ['with a pull request that is null', JSON.stringify({ pull_request: null, repository: BASE })],
    ['without a repository', JSON.stringify({ pull_request: { head: { repo: BASE } } })],
  ])('%s', (_, text) => {
    expect(isFork(eventFile(text))).toBe(false);
  });

  test('no file', () => {
    const missing = path.join(makeFolder('event'), 'event.json');
    expect([undefined, '', missing].map(isFork)).toEqual([false, false, false]);
  });

  test('a folder', () => {
    expect(isFork(makeFolder('event'))).toBe(false);
  });

  test('larger than GitHub sends any: it is not read', () => {
    const small = eventFile(`${FORK}${' '.repeat(100)}`);
    const large = eventFile(FORK);
    expect(isFork(small)).toBe(true);
    // With spaces it would still be JSON.
    plant(path.dirname(large), { 'event.json': Buffer.alloc(25 * 1024 * 1024 + 1, ' ').fill(FORK, 0, FORK.length) });
    expect(isFork(large)).toBe(false);
    truncateSync(large, 25 * 1024 * 1024);
    expect(isFork(large)).toBe(true);
  });

  test('a pipe that nobody writes to', () => {
    const pipe = path.join(makeFolder('event'), 'event.json');
    execFileSync('mkfifo', [pipe]);
    expect(isFork(pipe)).toBe(false);
  });
});

const SHA = '0123456789abcdef0123456789abcdef01234567';
const event = (number: unknown, sha: unknown): string => JSON.stringify({ pull_request: { number, head: { sha } } });

describe('the pull request of a run', () => {
  test.each<[string, string, string, object | undefined]>([
    ['pull_request', 'pull_request', event(7, SHA), { number: 7, sha: SHA }],
    ['another event', 'push', event(7, SHA), undefined],
    ['pull_request_target, which runs on the base', 'pull_request_target', event(7, SHA), undefined],
    ['no number', 'pull_request', event('7', SHA), undefined],
    ['no commit', 'pull_request', event(7, 'main'), undefined],
    ['no JSON', 'pull_request', '{', undefined],
    ['nothing', 'pull_request', 'null', undefined],
  ])('with %s', (_, name, text, expected) => {
    const variables = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: eventFile(text) };
    expect(pullRequestOf(variables)).toEqual(expected);
  });
});

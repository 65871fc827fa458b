import { describe, expect, test } from '@jest/globals';
import { GITHUB_TERMS } from '../../src/runner/github/github.ts';
import { commandTerms } from '../../src/runner/terminal/hosts.ts';
import { anchorOf, moreAbout } from '../../src/shared/troubleshooting.ts';

const STEP = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'octo-org/headless-deploy',
  GITHUB_ACTION_REF: 'v1',
};

const PLAIN = 'More: docs/how-to/fix-an-error.md#credentials-refused';

function linkFor(overrides: Readonly<Record<string, string | undefined>>): string {
  return moreAbout('Credentials refused', { variables: { ...STEP, ...overrides }, terms: GITHUB_TERMS });
}

describe('the link about an error', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a tag', {}, 'https://github.com/octo-org/headless-deploy/blob/v1'],
    [
      'a branch with a slash',
      { GITHUB_ACTION_REF: 'feature/x' },
      'https://github.com/octo-org/headless-deploy/blob/feature/x',
    ],
    [
      'a commit',
      { GITHUB_ACTION_REF: 'a'.repeat(40) },
      `https://github.com/octo-org/headless-deploy/blob/${'a'.repeat(40)}`,
    ],
    [
      'a slash behind the server',
      { GITHUB_SERVER_URL: 'https://github.com/' },
      'https://github.com/octo-org/headless-deploy/blob/v1',
    ],
  ])('%s', (_, overrides, folder) => {
    expect(linkFor(overrides)).toBe(`More: ${folder}/docs/how-to/fix-an-error.md#credentials-refused`);
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['a local action', { GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' }],
    [
      'outside a runner',
      { GITHUB_SERVER_URL: undefined, GITHUB_ACTION_REPOSITORY: undefined, GITHUB_ACTION_REF: undefined },
    ],
    ['a local action on Gitea', { GITEA_ACTIONS: 'true', GITHUB_ACTION_REPOSITORY: '' }],
    ['a repository of three parts on Forgejo', { FORGEJO_ACTIONS: 'true', GITHUB_ACTION_REPOSITORY: 'a/b/c' }],
    ['a repository of three parts', { GITHUB_ACTION_REPOSITORY: 'a/b/c' }],
    ['a repository that leads up', { GITHUB_ACTION_REPOSITORY: '../b' }],
    ['a repository with another host', { GITHUB_ACTION_REPOSITORY: '@evil.example/b' }],
  ])('%s: the path in the repository', (_, overrides) => {
    expect(linkFor(overrides)).toBe(PLAIN);
  });
});

// By GitHub Connect, and by settings of Gitea and Forgejo, actions come from other hosts, too.
describe('where it is not certain which address has the file', () => {
  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://git.example.com:8443' }],
    ['GitHub Enterprise Cloud with data residency', { GITHUB_SERVER_URL: 'https://acme.ghe.com' }],
    ['Gitea', { GITEA_ACTIONS: 'true' }],
    ['Forgejo', { FORGEJO_ACTIONS: 'true' }],
    ['no server', { GITHUB_SERVER_URL: undefined }],
    ['a server that is none', { GITHUB_SERVER_URL: 'github.com' }],
    ['a server with a user', { GITHUB_SERVER_URL: 'https://github.com@evil.example' }],
    ['a server with a path', { GITHUB_SERVER_URL: 'https://git.example.com/path' }],
    ['a server of another kind', { GITHUB_SERVER_URL: 'javascript:alert(1)' }],
    ['no ref', { GITHUB_ACTION_REF: '' }],
    ['a ref that leads up', { GITHUB_ACTION_REF: 'v1/../../x' }],
    ['a ref with a query', { GITHUB_ACTION_REF: 'v1?x' }],
    ['a ref with a line break', { GITHUB_ACTION_REF: 'v1\n::error::x' }],
  ])('%s: the path, and in which repository it is', (_, overrides) => {
    expect(linkFor(overrides)).toBe(`${PLAIN} in the repository octo-org/headless-deploy`);
  });
});

test('the command line names no account, and no action that it may be part of', () => {
  expect(moreAbout('Credentials refused', { variables: STEP, terms: commandTerms('plain') })).toBe(
    `${PLAIN} in the repository of headless-deploy`,
  );
});

test.each([
  ['Invalid input', 'invalid-input'],
  ['No package.json', 'no-packagejson'],
  ['Everything in "path" is sent', 'everything-in-path-is-sent'],
  ['package.json cannot be read', 'packagejson-cannot-be-read'],
])('GitHub gives the heading "%s" the anchor %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});

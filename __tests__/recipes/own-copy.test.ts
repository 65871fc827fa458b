import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { git, makeFolder } from '../support/git/folders.ts';

/** The commands of RELEASE.md, from a fresh clone to the first release of somebody's own copy. */
const page = readFileSync('RELEASE.md', 'utf8');
const [release = '', account = ''] = Array.from(
  page.matchAll(/^( *)```sh\n([^]*?)^\1```/gm),
  ([, , text = '']) => text,
);
/** Newer than any of this major version, which the documents name. */
const VERSION = '1.999.0';
const origin = makeFolder('origin');
const clone = path.join(makeFolder('owner'), 'headless-deploy');

const run = (commands: string): string =>
  execFileSync('bash', ['-euc', commands], { cwd: clone, encoding: 'utf8', stdio: 'pipe' });

/** The account that holds this copy, or one whose length is not that of the placeholder. */
function ownerOf(name: string): string {
  const [, scope = ''] = /^@(.*)\//.exec(name) ?? [];
  return scope.includes('_') ? 'acme-incorporated' : scope;
}

function rewrite(name: string, change: (text: string) => string): void {
  const file = path.join(clone, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

beforeAll(() => {
  git('.', 'clone', '--quiet', '--bare', '.', origin);
  git(origin, 'update-ref', '--no-deref', 'refs/heads/main', 'HEAD');
  git(origin, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git('.', 'clone', '--quiet', origin, clone);
  for (const setting of [
    'user.name=Test',
    'user.email=test@example.invalid',
    'commit.gpgSign=false',
    'tag.gpgSign=false',
  ])
    git(clone, 'config', ...setting.split('='));
});

test('a fresh clone becomes an own copy that can be released, by the commands of the page', () => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  expect(account).toMatch(/^npm ci && npm run set-owner -- NAME\n$/);
  // A copy that changes hands is renamed by the same command.
  for (const owner of ['former-owner', ownerOf(name)])
    expect(run(account.replace('NAME', owner))).toMatch(/documents and dist\/ made anew/);
  expect(run(String.raw`git grep --files-with-matches 'former-owner[\/]*headless-deploy' || true`)).toBe('');
  expect(run('npx prettier --check .')).toContain('All matched files use Prettier code style!');
  rewrite('.github/CODEOWNERS', (text) => text.replace(/@\S+$/m, '@acme/team'));
  rewrite('CHANGELOG.md', (text) =>
    text.includes('## Unreleased') ? text : text.replace(/^## /m, '## Unreleased\n\n- A change.\n\n## '),
  );
  git(clone, 'commit', '--quiet', '--all', '--message=Own');
  expect(release).toContain('npm run release -- 1.2.0\n');
  expect(run(release.replace('1.2.0', VERSION))).toContain(`${VERSION} is committed on main and tagged v${VERSION}.`);
  expect(git(clone, 'status', '--porcelain')).toBe('');
  // It installs the packages three times, and builds four times.
}, 900_000);

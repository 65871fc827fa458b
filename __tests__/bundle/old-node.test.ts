import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/folders.ts';
import { expectRefusal, LAUNCHERS } from '../support/old-node.ts';
import { runBundle } from '../support/run-bundle.ts';
import { errorsIn } from '../support/runner-command-parser.ts';

// With a version that this Node only claims to have. `npm run test:old-node` runs the same on Nodes that are as old.

/** Environment that has Node report another version. */
function claiming(version: string): Record<string, string> {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const folder = plant(makeFolder('claim'), { 'claim.cjs': code });
  return { NODE_OPTIONS: `--require "${path.join(folder, 'claim.cjs').replaceAll('\\', '/')}"` };
}

const OLD = ['16.20.2', '18.19.1', '20.18.3'] as const;

// One version for each: all launchers make the same check (scripts/launchers.js).
test.each(LAUNCHERS.map((launcher, index) => [launcher.name, OLD[index % OLD.length] ?? '', launcher] as const))(
  '%s on Node %s: one error, exit code 1',
  async (_, version, launcher) => {
    await expectRefusal(launcher, version, { environment: claiming(version) });
  },
);

test.each(['20.19.0', '22.0.0', '100.0.0'])('Node %s is new enough', async (version) => {
  const run = await runBundle('webhook', {
    workspace: makeFolder('workspace'),
    inputs: {},
    environment: claiming(version),
  });
  expect([run.exitCode, errorsIn(run.stdout), run.stderr]).toEqual([
    1,
    [expect.stringMatching(/: url: is required/)],
    '',
  ]);
});

test.each([
  ['octo-org/headless-deploy', ' in the repository octo-org/headless-deploy'],
  ['a/b\n::error::c', ''],
])('the repository %j, where the page is', async (repository, place) => {
  const environment = { ...claiming('18.19.1'), GITHUB_ACTION_REPOSITORY: repository };
  const { stdout } = await runBundle('webhook', { workspace: makeFolder('workspace'), inputs: {}, environment });
  expect(stdout.split('\n').slice(1)).toEqual([`More: docs/troubleshooting.md#node-is-too-old${place}`, '']);
});

test('an outputs file that cannot be written: the error is still the one about Node', async () => {
  const environment = { ...claiming('18.19.1'), GITHUB_OUTPUT: makeFolder('no-file') };
  const run = await runBundle('webhook', { workspace: makeFolder('workspace'), inputs: {}, environment });
  expect(run.stdout).toMatch(
    /^::error title=Node is too old::.*\nMore: .*\nThe outputs could not be written: EISDIR\.\n$/,
  );
  expect([run.exitCode, run.stderr]).toEqual([1, '']);
});

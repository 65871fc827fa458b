import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  ALL_KINDS,
  ANSWERS,
  LAYOUTS,
  REMOTES,
  repositoryAt,
  runInit,
} from '../../../support/apps/init-repositories.ts';
import type { LayoutName } from '../../../support/apps/init-repositories.ts';

/** The pipeline of GitLab with some kinds of jobs. */
async function gitlabFor(layout: LayoutName, inputs: Readonly<Record<string, string>>) {
  const { exitCode, log, texts } = await runInit(repositoryAt(REMOTES.gitlab, LAYOUTS[layout]), {
    ...ANSWERS,
    ...inputs,
  });
  if (exitCode !== 0) throw new Error(log);
  return parse(texts['.gitlab-ci.yml'] ?? '') as Record<string, Job>;
}

interface Job {
  readonly script: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

describe('GitLab', () => {
  const access = ['HEADLESS_ACCOUNT', 'HEADLESS_APP', 'HEADLESS_USERNAME', 'HEADLESS_URL'];
  test.each([
    [['deploy'], ['deploy'], [...access.slice(0, 2), 'HEADLESS_ENVIRONMENT', ...access.slice(2)]],
    [['previews'], ['preview', 'stop-preview'], access],
    [['rehearsal', 'nightly'], ['rehearse', 'nightly'], []],
  ])('%j: the jobs of these kinds, with the variables they need', async (kinds, jobs, variables) => {
    const inputs = Object.fromEntries(kinds.map((kind) => [kind, 'true']));
    const { stages: _stages, variables: all, '.headless-deploy': _base, ...written } = await gitlabFor('npm', inputs);
    expect(Object.keys(written)).toEqual(jobs);
    expect(Object.keys(all ?? {})).toEqual([...variables, 'TOOL_REPOSITORY', 'TOOL_REF']);
  });

  test('Faust.js: previews and rehearsals have its variables, and no rehearsal a secret', async () => {
    const jobs = await gitlabFor('Faust.js', ALL_KINDS);
    expect(jobs['preview']?.variables).toEqual({
      HEADLESS_PREFIX: 'shop-mr-',
      HEADLESS_WP_ENVIRONMENT: 'acmestage',
      HEADLESS_SHELL_VARIABLES:
        'NEXT_PUBLIC_WORDPRESS_URL=https://staging.acme.example\nFAUST_SECRET_KEY=$FAUST_SECRET_KEY\n',
    });
    expect(jobs['stop-preview']?.variables).toMatchObject({ HEADLESS_PREFIX: 'shop-mr-' });
    expect(jobs['rehearse']?.script).toEqual([
      'node "$tool/dist/cli/index.js" rehearse --required-files package-lock.json --env NEXT_PUBLIC_WORDPRESS_URL=https://staging.acme.example --env FAUST_SECRET_KEY=',
    ]);
  });

  test('pnpm workspaces: previews and rehearsals send what the deploy sends', async () => {
    const jobs = await gitlabFor('pnpm workspaces', ALL_KINDS);
    for (const name of ['deploy', 'preview', 'rehearse'])
      expect([name, jobs[name]?.script.join('\n')]).toEqual([
        name,
        expect.stringMatching(/pnpm pack [^]*(?:deploy|rehearse) --path out --required-files package-lock\.json/),
      ]);
  });
});

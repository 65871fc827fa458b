import { describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import type { OutputEnvironment } from '../../../src/actions/environments/run.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { environmentsInputs, runAction } from '../../support/steps/sibling-actions.ts';
import type { ActionOptions, ActionRun, Inputs } from '../../support/steps/sibling-actions.ts';

const COUNT = 2100;
const ENVIRONMENTS = Array.from({ length: COUNT }, (_, index) => ({
  id: `e-${index}`,
  displayName: index === 7 ? 'Québec (staging)' : `Preview ${index}`,
  wpEnvironment: 'acmeprod',
  domains: index % 2 === 0 ? [`p${index}.example`] : [],
}));
const SEED = {
  accounts: [
    {
      name: 'acme',
      installs: [{ name: 'acmeprod' }],
      apps: [{ name: 'storefront', environments: ENVIRONMENTS }, { name: 'empty' }],
    },
  ],
};

let platform: Platform | undefined;
/** One platform for the whole file, which no test changes. Gives the run, and the requests that it made. */
async function list(
  overrides: Inputs = {},
  onStart?: ActionOptions['onStart'],
): Promise<ActionRun & { ids: string[]; requests: number }> {
  platform ??= await openPlatform({ seed: SEED });
  const count = (): number => {
    const { environments = 0, builds = 0 } = platform?.state().requests ?? {};
    return environments + builds;
  };
  const before = count();
  const inputs = environmentsInputs('', { ...accessTo(platform, 'headless-url'), ...overrides });
  const run = await runAction(environmentsAction, inputs, onStart === undefined ? {} : { onStart });
  return { ...run, ids: environmentsOf(run).map(({ id }) => id), requests: count() - before };
}

function environmentsOf({ outputs }: ActionRun): OutputEnvironment[] {
  return JSON.parse(outputs['environments'] || '[]') as OutputEnvironment[];
}

test('all environments of all pages, with a request for each page', async () => {
  const run = await list();
  expect([run.exitCode, run.requests, run.outputs['count']]).toEqual([0, 3, String(COUNT)]);
  expect(run.ids).toEqual(ENVIRONMENTS.map(({ id }) => id));
  expect(environmentsOf(run)[0]).toEqual({
    id: 'e-0',
    displayName: 'Preview 0',
    liveBuild: null,
    address: 'https://p0.example',
    builds: null,
  });
  expect(run.log).toHaveLength(COUNT + 3);
  expect(run.log.slice(1, 5)).toEqual([
    '2100 of 2100 environments',
    'Name              ID      Live build  Address',
    'Preview 0         e-0     -           https://p0.example',
    'Preview 1         e-1     -           -',
  ]);
});

test('the table is what it shows as its result, not a part of the log', async () => {
  const shown: string[] = [];
  const { log } = await list({ name: 'Preview 3' }, (runner) => {
    runner.show = (lines) => void shown.push(...lines);
  });
  expect(shown.map((line) => line.split(/ {2,}/)[0])).toEqual(['Name', 'Preview 3']);
  expect(log.at(-1)).toBe('1 of 2100 environments');
});

describe('with a name', () => {
  test.each([
    ['Preview 20?', 10],
    ['e-20?', 10],
    ['*staging)', 1],
    ['Qu?bec*', 1],
    ['Preview 3', 1],
    ['preview 3', 0],
    ['*', COUNT],
  ])('%s: %d', async (name, count) => {
    const run = await list({ name });
    expect([run.exitCode, run.ids.length, run.outputs['count'], run.requests]).toEqual([0, count, String(count), 3]);
  });

  test('none: an empty list, and people are told why', async () => {
    const run = await list({ name: 'x*' });
    expect([run.exitCode, run.outputs['environments'], run.outputs['count']]).toEqual([0, '[]', '0']);
    expect(run.log.at(-1)).toMatch(
      /^None of the 2100 environments of the app "storefront" has such a display name or ID: "[^"]+", .* and 2095 more\.$/,
    );
  });
});

test('an app without environments', async () => {
  const run = await list({ app: 'empty' });
  expect([run.exitCode, run.outputs['environments'], run.outputs['count']]).toEqual([0, '[]', '0']);
  expect(run.log.at(-1)).toBe('The app "empty" has no environments.');
});

test('the summary shows the first', async () => {
  const { summaries } = await list();
  expect(summaries[0]).toContain('2100 of 2100 environments');
  expect(summaries[0]).toContain('<code>e-49</code>');
  expect(summaries[0]).not.toContain('<code>e-50</code>');
  expect(summaries[0]).toContain('and 2050 more');
});

test('builds are read of those that are wanted, with a request for each', async () => {
  const run = await list({ name: 'Preview 20?', builds: '20' });
  expect([run.exitCode, run.requests]).toEqual([0, 3 + 10]);
  expect(environmentsOf(run).map(({ builds }) => builds)).toEqual(Array.from({ length: 10 }, () => []));
  expect(run.warnings).toEqual([]);
});

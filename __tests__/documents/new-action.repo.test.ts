import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ENTRIES } from '../../scripts/entries.js';

/** The files that an action brings. */
const OWN = ['<name>/action.yml', '<name>/README.md', 'src/actions/<name>/run.ts', '__tests__/actions/<name>/'];

/** The files that name every action. */
const NAMING = [
  'src/entries/every-action.ts',
  'src/cli/help.ts',
  'src/shared/inputs.ts',
  '__tests__/support/pages/summary-cases.ts',
  'jest.config.js',
  'README.md',
  'docs/reference/command-line.md',
  '.github/workflows/e2e.yml',
  '.github/ISSUE_TEMPLATE/bug.yml',
  '__tests__/imports/modules.ts',
  '__tests__/actions/contract.test.ts',
  '__tests__/bundle/download.process.test.ts',
  '__tests__/support/processes/sibling-bundles.ts',
  '__tests__/support/processes/run-in-process.ts',
];

/** Where an action that is in `scripts/entries.js` is missing. */
function placesWithout(action: string): string[] {
  const name = new RegExp(`(?<![\\w-])${action}(?![\\w-])`);
  return [
    ...OWN.map((file) => file.replace('<name>', action)).filter((file) => !existsSync(file)),
    ...NAMING.filter((file) => !name.test(readFileSync(file, 'utf8'))),
  ];
}

// The local platform is started by a program of its own; a deploy is where the others are not.
const SIBLINGS = ENTRIES.flatMap(({ name, kind }) =>
  kind === 'action' && !['deploy', 'emulator-start'].includes(name) ? [name] : [],
);

test.each(SIBLINGS)('%s is everywhere where an action has to be', (action) => {
  expect(placesWithout(action)).toEqual([]);
});

test('an action that is nowhere is told all places, and the page on new actions has each of them', () => {
  expect(placesWithout('teleport')).toEqual([...OWN.map((file) => file.replace('<name>', 'teleport')), ...NAMING]);
  const page = readFileSync('src/README.md', 'utf8');
  expect([...OWN, ...NAMING].filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});

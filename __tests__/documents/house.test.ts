import { expect, test } from '@jest/globals';
import { houseGraph } from '../../scripts/house.js';
import { makeFolder, plant } from '../support/git/folders.ts';

const arrowsIn = (graph: string): string[] =>
  graph.split('\n').flatMap((line) => /^ {2}(.+-->.+)$/.exec(line)?.[1] ?? []);

test('an arrow is an import, of types and at run time, too; one that follows from others and those to shared are left out', () => {
  const folder = plant(makeFolder('house'), {
    'shared/text.ts': '',
    'workspace/select.ts': "import { text } from '../shared/text.ts';",
    'archive/zip/pack.ts': "import type { Select } from '../../workspace/select.ts';",
    'actions/run.ts':
      "import { pack } from '../archive/zip/pack.ts';\nimport { select } from '../workspace/select.ts';",
    'cli/program.ts': "await import('../actions/run.ts');",
  });
  expect(arrowsIn(houseGraph(folder))).toEqual(['cli --> actions', 'actions --> archive', 'archive --> workspace']);
});

test('from the one file that the local platform shares with its client nothing follows', () => {
  const folder = plant(makeFolder('house'), {
    'emulator/state.ts': "import { MAX } from '../platform/api/wire.ts';",
    'actions/run.ts':
      "import { state } from '../emulator/state.ts';\nimport { upload } from '../platform/api/upload.ts';",
    'platform/api/wire.ts': '',
  });
  expect(arrowsIn(houseGraph(folder))).toEqual([
    'actions --> emulator',
    'actions --> platform',
    'emulator -->|wire.ts| platform',
  ]);
});

test('a folder without a row is an error', () => {
  const folder = plant(makeFolder('house'), { 'attic/box.ts': '' });
  expect(() => houseGraph(folder)).toThrow('scripts/house.js has no row for attic.');
});

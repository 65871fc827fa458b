import { expect, test } from '@jest/globals';
import { mutantsOf, sampleOf } from '../../scripts/mutation/mutants.js';

const changesOf = (source: string): string[] => mutantsOf('src/a.ts', source).map((mutant) => mutant.source);

test.each<[string, string, string[]]>([
  ['a comparison', 'a = b < c;', [';', 'a = (b <= c);']],
  ['a fallback', 'const a = b ?? c;', ['const a = (b && c);']],
  ['a negation', 'const a = !b;', ['const a = (b);']],
  ['a choice', 'const a = b ? c : d;', ['const a = (b ? d : c);']],
  ['a condition', 'if (f) g;', ['if (!(f)) g;', 'if (false) g;']],
  ['a value', 'const a = [true, 1];', ['const a = [];', 'const a = [false, 1];', 'const a = [true, 2];']],
  ['a call', 'await close();', [';']],
  ['a result that is none', 'function f() { return undefined; }', []],
  ['a result', 'function f() { return a; }', ['function f() { return undefined; }']],
  ['what comes after other bytes', "const ä = 'ü'; close();", ["const ä = 'ü'; ;"]],
  [
    'types and texts',
    "import { a } from './a.ts';\nconst b: 1 | true = a as 1;\ntype C = [2];\nexport type { C } from 'c';",
    [],
  ],
])('%s', (_, source, changes) => {
  expect(changesOf(source)).toEqual(changes);
});

test('a change says where it is, and what becomes of its lines', () => {
  mutantsOf('src/before.ts', 'const before = 1;');
  expect(mutantsOf('src/a.ts', '// A comment.\nconst a = 2;\nconst b = a; // end\n')).toEqual([
    {
      file: 'src/a.ts',
      line: 2,
      kind: 'one more',
      before: 'const a = 2;',
      after: 'const a = 3;',
      source: '// A comment.\nconst a = 3;\nconst b = a; // end\n',
    },
  ]);
});

test('a seed always chooses the same changes, each once', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const chosen = sampleOf(all, 20, 7);
  expect(sampleOf(all, 20, 7)).toEqual(chosen);
  expect(sampleOf(all, 20, 8)).not.toEqual(chosen);
  expect(new Set(chosen).size).toBe(20);
  expect(sampleOf(all, 200, 7).toSorted((one, other) => one - other)).toEqual(all);
});

import { expect, test } from '@jest/globals';
import { checkForBuild } from '../../../src/workspace/build-checks/build-checks.ts';
import { goodManifest, listBuildFiles } from '../../support/apps/build-notes.ts';

/** The files that are not executable, of an app whose "build" is this script. */
function notExecutable(scripts: Readonly<Record<string, string>>, executable: readonly string[] = []): string[] {
  const manifest = goodManifest({ scripts: { build: 'next build', start: 'next start', ...scripts } });
  const tree = { 'package.json': manifest, 'yarn.lock': '', 'build.sh': '#!/bin/sh\n', 'scripts/a.js': '' };
  const { files, ...folders } = listBuildFiles(tree);
  const listed = files.map((file) =>
    Object.assign(file, { mode: executable.includes(file.path) ? 0o755 : 0o644 } as const),
  );
  const notes = checkForBuild(listed, folders, 'linux').filter(
    ({ title }) => title === 'Script that is not executable',
  );
  return notes.map(({ level, text }) => `${level}: ${text.split(': run by')[0]}`);
}

test.each([
  ['./build.sh'],
  ['npm run a && ./build.sh --fast'],
  ['NODE_ENV=production A=1 ./build.sh'],
  ['(exec ./build.sh)'],
  ['a;./build.sh|b'],
])('%s', (build) => {
  expect(notExecutable({ build })).toEqual(['warning: build.sh']);
  // As "chmod +x build.sh" makes it.
  expect(notExecutable({ build }, ['build.sh'])).toEqual([]);
});

test.each([
  ['sh ./build.sh'],
  ['bash build.sh'],
  ['build.sh'],
  ['node scripts/a.js'],
  ['echo ./build.sh'],
  ['./none.sh'],
  ['$A/build.sh'],
  ['cd app && ./build.sh'],
  ["echo 'a (scripts/a.js)'"],
  ["glob 'src/**/*.(ts|scripts/a.js)'"],
])('%s needs no executable file', (build) => {
  expect(notExecutable({ build })).toEqual([]);
});

test('only in scripts that the platform runs', () => {
  expect(notExecutable({ test: './build.sh', deploy: './build.sh' })).toEqual([]);
  expect(notExecutable({ postinstall: 'scripts/a.js', prestart: './build.sh' })).toEqual([
    'warning: build.sh, scripts/a.js',
  ]);
});

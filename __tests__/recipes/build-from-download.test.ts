import { execFileSync } from 'node:child_process';
import { constants, cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeDownload, unpackDownload } from '../support/git/download.ts';

test('the download of a step can be built: all but the local platform, whose bundle stays', () => {
  const folder = unpackDownload(makeDownload());
  cpSync('node_modules', path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const built = execFileSync(process.execPath, ['scripts/build.js'], { cwd: folder, encoding: 'utf8' });
  expect(built.split('\n')[0]).toBe(
    'dist/local-platform stays as it is: it is built from a clone, which has packages/local-platform.',
  );
  const changed = execFileSync('diff', ['-rq', path.resolve('dist'), 'dist'], { cwd: folder, encoding: 'utf8' });
  expect(changed).toBe('');
});

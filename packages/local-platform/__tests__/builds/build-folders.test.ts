import { expect, test } from '@jest/globals';
import { AppFolders, withoutBuildFolders } from '../../src/builds/build-folders.ts';
import { LogWriter } from '../../src/builds/log-writer.ts';
import { Clock } from '../../src/state/clock.ts';

const FOLDERS = new AppFolders('/tmp/headless-emulator-Xy/local-platform-Zz/apps', '').next();
const { app, temporary } = FOLDERS;

test.each([
  [`cwd ${app}`, 'cwd .'],
  [`${app}/build.js:1`, 'build.js:1'],
  [`at Object.<anonymous> (${app}/src/a.js:1:42)`, 'at Object.<anonymous> (src/a.js:1:42)'],
  [`at file://${app}/server.mjs:3:7`, 'at server.mjs:3:7'],
  [`wrote ${temporary}/out.txt`, 'wrote $TMPDIR/out.txt'],
  ['npm warn EBADENGINE Unsupported engine', 'npm warn EBADENGINE Unsupported engine'],
  ['/etc/hosts', '/etc/hosts'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutBuildFolders(text, FOLDERS)).toBe(shown);
});

test('a log has both: what is shown, and what rules about a failure read', () => {
  const clock = new Clock(() => 0);
  const log = new LogWriter(
    clock,
    (text) => text,
    (text) => withoutBuildFolders(text, FOLDERS),
  );
  log.note('build', `${app}/a.js`);
  expect([log.lines()[0]?.text, log.written()[0]?.text]).toEqual(['a.js', `${app}/a.js`]);
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../support/git/folders.ts';
import { cafe, expectFailure, rehearse } from '../support/apps/rehearsal.ts';
import { FAILURES } from '../support/apps/rehearsal-failures.ts';
import { annotationsIn } from '../support/runners/command-parser.ts';

describe('a rehearsal ends red, and names', () => {
  test.each(Object.entries(FAILURES))('%s', async (_, failure) => {
    expectFailure(await rehearse({ ...failure, workspace: cafe(failure.changes) }), failure);
  });

  test('the port of an app that listens on another one', async () => {
    const workspace = cafe({ 'server.js': (text) => text.replace('listen(PORT', 'listen(0') });
    const run = await rehearse({ workspace, project: hurriedProject() });
    expectFailure(run, { code: 'build-failed', step: 'start', says: [] });
    expect(run.log).toMatch(
      /The app did not answer on PORT \(\d+\) within \d\d s\. It listens on port \d+ instead: make the app listen on process\.env\.PORT\. The platform accepts PORT, 8080 or 3000\.$/m,
    );
  });
});

test('without a lock file, where nobody requires one: live, with a warning', async () => {
  const { deploy, log } = await rehearse({
    workspace: cafe({ 'package-lock.json': null }),
    inputs: { 'required-files': '' },
  });
  expect([deploy.outputs['status'], annotationsIn(log).map(({ title }) => title)]).toEqual(['live', ['No lock file']]);
});

/** The bundles, with a local platform that waits for an app ten times as fast. */
function hurriedProject(): string {
  const project = makeFolder('hurried');
  cpSync('dist', path.join(project, 'dist'), { recursive: true });
  const launcher = path.join(project, 'dist', 'emulator', 'index.js');
  const hurry = `const { now } = performance;
const start = performance.now();
performance.now = () => start + (now.call(performance) - start) * 10;
`;
  writeFileSync(launcher, `${hurry}${readFileSync(launcher, 'utf8')}`);
  return project;
}

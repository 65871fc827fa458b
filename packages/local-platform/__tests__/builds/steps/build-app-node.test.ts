import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { nodeVersion } from '../../../src/builds/steps/build-app.ts';
import { makeFolder } from '../../../../../__tests__/support/git/folders.ts';

test('the Node on the PATH counts, not the one that runs the platform', async () => {
  const folder = makeFolder('node');
  const program = path.join(folder, 'node');
  writeFileSync(program, '#!/bin/sh\necho v18.1.2\n');
  chmodSync(program, 0o755);
  expect(await nodeVersion({ PATH: folder })).toBe('18.1.2');
});

test('a PATH without Node is a failure that says so', async () => {
  await expect(nodeVersion({ PATH: makeFolder('no-node') })).rejects.toThrow('There is no program "node" on the PATH.');
});

test('a Node that does not start is quoted, and not missing', async () => {
  const variables = { PATH: path.dirname(process.execPath), NODE_OPTIONS: '--no-such-option' };
  await expect(nodeVersion(variables)).rejects.toThrow(/^"node --version" fails: .*--no-such-option/);
});

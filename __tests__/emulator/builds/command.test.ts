import { expect, test } from '@jest/globals';
import { runCommand } from '../../../src/emulator/builds/command.ts';
import { ProcessGroups } from '../../../src/emulator/builds/groups.ts';
import { makeFolder } from '../../support/folders.ts';

test('a command that is cancelled while it starts is ended', async () => {
  const folder = makeFolder('command');
  const place = { folder, environment: { PATH: process.env['PATH'] ?? '' }, groups: new ProcessGroups(folder) };
  const controller = new AbortController();
  const running = runCommand('build', ['sleep', '1000'], place, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
});

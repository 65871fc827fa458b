import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { PATIENCE } from '../../src/builds/serving/first-answer.ts';
import { control, jsonOf, start } from '../support.ts';
import { app, deploy, page, useFastNpm } from './apps.ts';

/** An app that listens on a port of its own choice, as many do on 3000. */
function appOn(port: number, text: string): Buffer {
  const source = `require("http").createServer((_, r) => r.end("${text}")).listen(${port}, "0.0.0.0");`;
  return app('', { name: 'app', scripts: { start: 'node own.js' } }, { 'own.js': source });
}

test('an app on a port of its own is built again: the one before is ended first, and comes back if the new one fails', async () => {
  useFastNpm();
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  stranger.close();
  // In place of 8080 and 3000, which other programs may have.
  Object.assign(PATIENCE.others, { ports: [port], wait: 0 });
  const platform = await start({ runApps: true });

  await deploy(platform, appOn(port, 'one'));
  expect(await page(platform)).toBe('one');
  const two = await deploy(platform, appOn(port, 'two'));
  expect([await page(platform), two.builds.map(({ state }) => state)]).toEqual(['two', ['superseded', 'live']]);

  const failing = app('', { name: 'app', scripts: { start: 'exit 7' } });
  const state = await deploy(platform, failing);
  expect([await page(platform), state.live, state.builds.at(-1)?.state]).toEqual(['two', two.live, 'failed']);
  const { lines } = jsonOf(await control(platform, `log?build=${state.builds.at(-1)?.id}`)) as {
    lines: { text: string }[];
  };
  expect(lines.map(({ text }) => text)).toContain(
    'The version before is ended first, as it listens on a port of its own choice: should this one fail, it is started again.',
  );

  await deploy(platform, app('three'));
  expect(await page(platform)).toBe('three');
  await platform.close();
});

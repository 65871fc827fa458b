import { expect, test } from '@jest/globals';
import { portRemedy } from '../../../../src/emulator/builds/causes/start-port.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';

const add = (name: string, flags: string): string =>
  `"${name}" did not take PORT: add "${flags}" to it in the start script.`;
const replace = (written: string, better: string): string =>
  `its start script says "${written}": write "${better}" instead.`;

test.each<[string, string, Record<string, string>?]>([
  ['vite preview', add('vite preview', '--port $PORT --host')],
  ['vite build && vite preview --outDir dist', add('vite preview', '--port $PORT --host')],
  ['vite', add('vite', '--port $PORT --host')],
  ['ng serve', add('ng serve', '--port $PORT --host 0.0.0.0')],
  ['astro preview', add('astro preview', '--port $PORT --host')],
  ['http-server dist', add('http-server', '-p $PORT')],
  ['serve -s build', add('serve', '-l $PORT')],
  ['next start -p 3000', replace('-p 3000', '-p $PORT')],
  ['serve -s build -l 3000', replace('-l 3000', '-l $PORT')],
  ['serve -l tcp://0.0.0.0:3000', replace('-l tcp://0.0.0.0:3000', '-l tcp://0.0.0.0:$PORT')],
  ['http-server dist --port=8000', replace('--port=8000', '--port=$PORT')],
  ['serve -l \u202e:3000', replace(String.raw`-l \u202e:3000`, String.raw`-l \u202e:$PORT`)],
  ['PORT=3000 node server.js', 'its start script says "PORT=3000": leave that out.'],
  ['npm run preview', add('vite preview', '--port $PORT --host'), { preview: 'npm run serve', serve: 'vite preview' }],
  ['npm run start', 'let the app listen on process.env.PORT.'],
  ['next start -p $PORT', 'let the app listen on process.env.PORT.'],
  ['vite build && node server.js', 'let the app listen on process.env.PORT.'],
])('%s: %s', (start, remedy, scripts = {}) => {
  const manifest = JSON.stringify({ scripts: { start, ...scripts } });
  expect(portRemedy(plant(makeFolder('app'), { 'package.json': manifest }))).toBe(remedy);
});

test.each(['{', '[]', '{"scripts": {"start": 1}}'])('a package.json of %s tells nothing', (manifest) => {
  expect(portRemedy(plant(makeFolder('app'), { 'package.json': manifest }))).toBe(
    'let the app listen on process.env.PORT.',
  );
});

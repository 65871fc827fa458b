import { expect, test } from '@jest/globals';
import { acceptedPorts, describeLoopback, describePorts, portRemedy } from '../../../src/builds/causes/ports.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

const add = (name: string, flags: string): string =>
  `"${name}" did not use PORT: add "${flags}" to it in the start script.`;
const replace = (written: string, better: string): string =>
  `its start script says "${written}": write "${better}" instead.`;

test.each<[string, string, Record<string, string>?]>([
  ['vite preview', add('vite preview', '--port $PORT --host')],
  ['vite build && vite preview --outDir dist', add('vite preview', '--port $PORT --host')],
  ['vite', add('vite', '--port $PORT --host')],
  ['eleventy --serve', add('eleventy --serve', '--port=$PORT')],
  ['npx @11ty/eleventy --serve --quiet', add('eleventy --serve', '--port=$PORT')],
  ['hexo server', add('hexo server', '-p $PORT')],
  ['ng serve', add('ng serve', '--port $PORT --host 0.0.0.0')],
  ['astro preview', add('astro preview', '--port $PORT --host')],
  ['http-server dist', add('http-server', '-p $PORT')],
  ['serve -s build', add('serve', '-l $PORT')],
  ['next start -p 3000', replace('-p 3000', '-p $PORT')],
  ['serve -s build -l 3000', replace('-l 3000', '-l $PORT')],
  ['serve -l tcp://0.0.0.0:3000', replace('-l tcp://0.0.0.0:3000', '-l tcp://0.0.0.0:$PORT')],
  ['http-server dist --port=8000', replace('--port=8000', '--port=$PORT')],
  ['serve -l \u202e:3000', replace(String.raw`-l \u202e:3000`, String.raw`-l \u202e:$PORT`)],
  ['PORT=3000 node server.js', 'its start script says "PORT=3000": remove that.'],
  ['npm run preview', add('vite preview', '--port $PORT --host'), { preview: 'npm run serve', serve: 'vite preview' }],
  ['npm run start', 'make the app listen on process.env.PORT.'],
  ['next start -p $PORT', 'make the app listen on process.env.PORT.'],
  ['vite build && node server.js', 'make the app listen on process.env.PORT.'],
])('%s: %s', (start, remedy, scripts = {}) => {
  const manifest = JSON.stringify({ scripts: { start, ...scripts } });
  expect(portRemedy(plant(makeFolder('app'), { 'package.json': manifest }))).toBe(remedy);
});

test.each([
  ['@nestjs/core', 'nest start', 'write "await app.listen(process.env.PORT)" in src/main.ts.'],
  ['fastify', 'node server.js', expect.stringContaining('port: Number(process.env.PORT)')],
  ['express', 'vite preview', add('vite preview', '--port $PORT --host')],
])('an app of %s that starts with "%s"', (name, start, remedy) => {
  const manifest = JSON.stringify({ scripts: { start }, dependencies: { [name]: '1.0.0', express: '5.0.0' } });
  expect(portRemedy(plant(makeFolder('app'), { 'package.json': manifest }))).toEqual(remedy);
});

test.each(['{', '[]', '{"scripts": {"start": 1}}'])('a package.json of %s tells nothing', (manifest) => {
  expect(portRemedy(plant(makeFolder('app'), { 'package.json': manifest }))).toBe(
    'make the app listen on process.env.PORT.',
  );
});

test.each([
  [undefined, 'Does it listen on that port? If not, make the app listen on process.env.PORT.'],
  [[], 'It does not listen on any port: make it listen on process.env.PORT.'],
  [
    [5000],
    'It listens on port 5000 instead: make the app listen on process.env.PORT. The platform accepts PORT, 8080 or 3000.',
  ],
  [
    [5000, 5000, 9229],
    'It listens on ports 5000 and 9229 instead: make the app listen on process.env.PORT. The platform accepts PORT, 8080 or 3000.',
  ],
  [[3000, 9229], 'It listens on ports 3000 and 9229, but does not answer HTTP there: is it busy?'],
  [
    [1234, 9229],
    'It listens on that port, but does not answer HTTP on 127.0.0.1 or ::1: is it busy, or does it listen only on another address?',
  ],
])('an app that listens on %j instead of 1234: %s', (ports, sentence) => {
  const listening = ports?.map((port) => ({ port, isLoopback: false }));
  expect(describePorts(listening, 1234, 'no-such-folder')).toBe(sentence);
});

test.each([
  ['nobody can tell', undefined],
  ['it listens for all', [{ port: 1234, isLoopback: false }]],
  [
    'it listens for all on one of two addresses',
    [
      { port: 1234, isLoopback: true },
      { port: 1234, isLoopback: false },
    ],
  ],
  [
    'another port is for this machine only',
    [
      { port: 1234, isLoopback: false },
      { port: 9229, isLoopback: true },
    ],
  ],
])('no warning where %s', (_, all) => {
  expect(describeLoopback(all, 1234)).toBeUndefined();
});

test.each<[string, Parameters<typeof acceptedPorts>[0], readonly number[]]>([
  ['nobody can tell', undefined, []],
  ['both', [3000, 8080, 5000].map((port) => ({ port, isLoopback: false })), [8080, 3000]],
  ['one of another program, too', [{ port: 3000, isLoopback: true, isShared: true }], []],
  ['PORT as well', [3000, 1234].map((port) => ({ port, isLoopback: false })), []],
  ['another', [{ port: 5000, isLoopback: false }], []],
])('ports that the platform accepts beside PORT: %s', (_, all, accepted) => {
  expect(acceptedPorts(all, 1234)).toEqual(accepted);
});

test('an app that is still at work has a slow start', () => {
  expect(describePorts([], 1234, 'no-such-folder', true)).toContain(
    'still working: the start is slow. Move what takes long',
  );
  expect(describePorts([{ port: 1234, isLoopback: false }], 1234, 'no-such-folder', true)).toContain('is it busy');
});

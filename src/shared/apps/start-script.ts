import { FRAMEWORKS } from './frameworks.ts';

/** The package with which a framework makes a server, and the script `start` without it; undefined where there is none. */
const SERVERS: Readonly<Record<string, readonly [packageName: string, without: string | undefined]>> = {
  Astro: ['@astrojs/node', 'sirv dist --host 0.0.0.0'],
  SvelteKit: ['@sveltejs/adapter-node', undefined],
  Remix: ['@remix-run/serve', undefined],
};

/** What has Vite or Angular below it, and makes something else than their files in `dist`. */
const NOT_PLAIN = [
  '@analogjs/platform',
  '@builder.io/qwik',
  '@qwik.dev/core',
  '@solidjs/start',
  '@tanstack/react-start',
  '@tanstack/solid-start',
  'vike',
  'waku',
];

/**
 * The script `start` of an app that has none, as a sentence; undefined where its packages do not tell.
 * @param hasPackage whether its package.json lists a package
 */
export function suggestStart(hasPackage: (name: string) => boolean): string | undefined {
  const framework = FRAMEWORKS.find(({ packages }) => packages.some(hasPackage));
  if (framework === undefined) return undefined;
  const { name, start, buildFolder } = framework;
  if (['Vite', 'Angular'].includes(name) && NOT_PLAIN.some(hasPackage)) return undefined;
  // Nobody knows how its file is called.
  if (buildFolder === undefined) return line(name, start, ' with the name of your file');
  if (name === 'Angular') {
    const named = ' with the name of your project';
    if (hasPackage('@angular/ssr')) return line(name, 'node dist/<project>/server/server.mjs', named);
    if (hasPackage('@nguniversal/express-engine')) return line(name, 'node dist/<project>/server/main.js', named);
    // Its older builders make no folder "browser".
    return hasPackage('@angular/build')
      ? line(name, start, named)
      : line(name, start.replace('/browser', ''), `${named}, and "/browser" after it if the build makes that folder`);
  }
  if (hasPackage('@sveltejs/adapter-static')) return line(name, 'sirv build --host 0.0.0.0');
  const [server, without] = SERVERS[name] ?? [];
  if (server === undefined || hasPackage(server)) return line(name, start);
  return without === undefined ? `${line(name, start)} Its build needs ${server} for that.` : line(name, without);
}

function line(name: string, start: string, more = ''): string {
  const install = start.startsWith('sirv ') ? ' Run "npm install sirv-cli" for it.' : '';
  return `For ${name}, add "start": "${start}" to "scripts"${more}.${install}`;
}

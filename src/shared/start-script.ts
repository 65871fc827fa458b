import { FRAMEWORKS } from './frameworks.ts';

/** Frameworks that make files and start no server, by their package: where these go, and whether one page serves all paths. */
const STATIC: readonly (readonly [packageName: string, folder: string, isSinglePage?: true])[] = [
  ['@11ty/eleventy', '_site'],
  ['gatsby', 'public'],
  ['@docusaurus/core', 'build'],
  ['vitepress', 'docs/.vitepress/dist'],
  ['hexo', 'public'],
  ['@vue/cli-service', 'dist', true],
];

/** Packages with which a framework makes a server, and what goes without them. */
const SERVERS: Readonly<Record<string, readonly [packageName: string, folder: string]>> = {
  Astro: ['@astrojs/node', 'dist'],
};

/**
 * The script `start` of an app that has none, as a sentence; undefined where its packages do not tell.
 * @param hasPackage whether its package.json lists a package
 */
export function suggestStart(hasPackage: (name: string) => boolean): string | undefined {
  const fixed = STATIC.find(([name]) => hasPackage(name));
  if (fixed !== undefined) return serve(...fixed);
  if (hasPackage('@nestjs/core')) return line('NestJS', 'node dist/main');
  const framework = FRAMEWORKS.find(({ packages }) => packages.some(hasPackage));
  if (framework === undefined) return undefined;
  const { name, start, buildFolder } = framework;
  const server = SERVERS[name];
  if (server !== undefined && !hasPackage(server[0])) return serve(name, server[1]);
  if (start.startsWith('sirv ')) return `${line(name, start)} ${SIRV}`;
  // Nobody knows how its file is called.
  return line(name, start, buildFolder === undefined ? ' with the name of your file' : '');
}

const SIRV = 'Run "npm install sirv-cli" for it.';

function serve(name: string, folder: string, isSinglePage?: true): string {
  return `${line(name, `sirv ${folder}${isSinglePage ? ' --single' : ''} --host 0.0.0.0`)} ${SIRV}`;
}

function line(name: string, start: string, more = ''): string {
  return `For ${name}, add "start": "${start}" to "scripts"${more}.`;
}

import path from 'node:path';
import { fieldOf } from '../../schemas/unchecked.ts';
import { installedManifest } from '../causes/installed.ts';
import { manifestField } from '../causes/failed-app.ts';
import type { SourceText } from './app-files.ts';

/** Names of packages that say nothing where a message has them: they are words. */
const WORDS = new Set(['next', 'react', 'vite', 'config', 'request', 'open', 'path', 'events', 'debug', 'server']);

/**
 * The files of an app that import what fails: packages of the stack, packages that the message names, and packages that
 * need one of these themselves.
 * @param packages on the stack
 * @param text the message
 */
export function filesUsing(
  packages: readonly string[],
  text: string,
  folder: string,
  sources: readonly SourceText[],
): SourceText[] {
  const said = ` ${phrase(text)} `;
  const own = Object.keys(Object(manifestField(folder, 'dependencies')) as object);
  const named = own.filter((name) => !WORDS.has(name) && name.length > 2 && said.includes(` ${phrase(name)} `));
  const needing = own.filter((name) => {
    const needs = fieldOf(installedManifest(name, folder), 'dependencies');
    return packages.some((one) => fieldOf(needs, one) !== undefined);
  });
  const names = [...packages, ...named, ...needing, ...(text.match(/@[\w.-]{1,60}\/[\w.-]{1,60}/g) ?? [])];
  return sources.filter(({ lines }) =>
    lines.some((line) => names.some((name) => line.includes(`'${name}`) || line.includes(`"${name}`))),
  );
}

/** `ConvexReactClient`, `@auth0/nextjs-auth0`: its words. */
function phrase(text: string): string {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Next.js, of code that it bundled: the frame of a stack; the page that it could not make. */
const BUNDLED =
  /\.next\/server\/((?:app|pages)\/[^\s:()]{1,200}?)\.js\b|\.next\/server\/((?:app|pages)\/\S{1,200}?)\.js:/;
const PAGE = /(?:Failed to collect page data for|prerendering page) "?(\/[^\s".]{0,200})/;
/** Imports from a page on that are followed. */
const MAX_DEPTH = 6;

/** The files of an app that make the page which a bundled message is about: its own, and those that this imports. */
export function filesOfPage(lines: readonly string[], sources: readonly SourceText[]): SourceText[] {
  const pages = new Set(
    lines.flatMap((line) => {
      const bundled = BUNDLED.exec(line);
      const route = PAGE.exec(line)?.[1]?.replace(/\/$/, '');
      const own = route === undefined ? [] : [`app${route}/page`, `app${route}/route`, `pages${route}`];
      return [bundled?.[1] ?? bundled?.[2] ?? [], own, route === undefined ? [] : `pages${route}/index`].flat();
    }),
  );
  const found = sources.filter(({ file }) => pages.has(moduleOf(file)));
  for (let depth = 0, last = found; depth < MAX_DEPTH && last.length > 0; depth += 1) {
    const more = sources.filter(({ file }) => last.some((source) => source.file !== file && imports(source, file)));
    last = more.filter((source) => !found.includes(source));
    found.push(...last);
  }
  return found;
}

/** `app/api/menu/route` of `src/app/(shop)/api/menu/route.ts` */
function moduleOf(file: string): string {
  return file
    .replace(/^src\//, '')
    .replaceAll(/\([^()/]{1,60}\)\//g, '')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** Whether a file names another one in an import, by the end of its path. */
export function imports({ lines }: SourceText, file: string): boolean {
  const { dir, name } = path.posix.parse(file);
  const end = name === 'index' ? path.posix.basename(dir) : name;
  const written = new RegExp(String.raw`["'][.@~][^"']*\b${end.replaceAll(/[^\w-]/g, '.')}(?:\.\w+)?["']`);
  return lines.some((text) => /\b(?:require|from|import)\b/.test(text) && written.test(text));
}

import { withoutFrame } from './error-lines.ts';
import { placeOf } from './error-place.ts';
import type { Spot } from './rule.ts';

/** Lines before and after an error that may name it. */
const LINES_AROUND = 8;
/** Where a bundler or Node says it on the line of the error. */
const ON_LINE = /["'`] ?(?:imported from|from|in) ["'`]?(\S{1,500}?)["'`]?[.:]?$/;
/** TypeScript begins the line with it. */
const OF_TYPESCRIPT = /^(\S{1,500})\(\d{1,7},\d{1,7}\): error TS/;
/** Node, of CommonJS: below the error, the nearest file first. */
const REQUIRE_STACK = /^Require stack:$/;
const REQUIRED_BY = /^- (\S.{0,500})$/;
/** esbuild: below the error. */
const OF_ESBUILD = /^ {4}(\S{1,500}:\d{1,7}:\d{1,7}):$/;
/** webpack: above the error, which names the folder. */
const OF_WEBPACK = /^ERROR in (\S{1,500}) /;
/** Line and column, as some put them behind the file. */
const POSITION = /(?::\d{1,7}){1,2}$/;
/** What it says may be a folder. */
const HAS_EXTENSION = /\.\w{1,10}$/;
/** Bundlers name a file as it is below the folder of the app. */
const IN_PACKAGE = /(?:^|\/)node_modules\//;

/**
 * The file that imports what was not found, as the program that says so names it.
 * @returns undefined where it does not, or where that is in a package
 */
export function importerOf(spot: Spot): string | undefined {
  const first = Math.max(0, spot.index - LINES_AROUND);
  const lines = spot.lines.slice(first, spot.index + LINES_AROUND).map(withoutFrame);
  const index = spot.index - first;
  const line = lines[index] ?? '';
  const below = lines.slice(index + 1, index + 4);
  const stack = below.findIndex((each) => REQUIRE_STACK.test(each));
  const found = [
    OF_TYPESCRIPT.exec(line)?.[1],
    OF_WEBPACK.exec(lines[index - 1] ?? '')?.[1],
    ON_LINE.exec(line)?.[1],
    placeOf(lines, index),
    stack < 0 ? undefined : REQUIRED_BY.exec(lines[index + stack + 2] ?? '')?.[1],
    ...below.map((each) => OF_ESBUILD.exec(each)?.[1]),
  ];
  const files = found.flatMap((place) => place?.replace(POSITION, '').replace(/^\.\//, '') ?? []);
  return files.find((file) => HAS_EXTENSION.test(file) && !IN_PACKAGE.test(file));
}

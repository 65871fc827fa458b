/** Lines before an error in which its place may be: Node shows the place, the source and an arrow below it. */
const MAX_LINES_ABOVE = 9;
/** Lines after it: Astro puts hints between. */
const MAX_LINES_BELOW = 12;

/** Next.js; Vue CLI; svelte-check; Biome: on the line before. */
const ABOVE =
  /^(?: error {1,4}in )?(\.\/\S{1,300}|(?:\/|[\w@.-]{1,60}\/)\S{1,300}\.(?:\w{1,10}:\d{1,7}:\d{1,7}|[cm]?[jt]sx?))(?: lint\/\S{1,100}[A-Z ]{0,20} ━*)?$/;
/** A plugin of Rolldown, which may give the error in its own form first. */
const OF_PLUGIN = /^\[plugin [\w:@/-]{1,100}\] (\S{1,500})$/;
const FORM_OF_ROLLDOWN = /^RolldownError: /;
/** Node, of an error that nothing caught. */
const OF_NODE = /^(?:file:\/\/)?((?!node:|internal\/|events\.js:)[\w@./[\]()-]{1,500}\.\w{1,10}:\d{1,7})$/;
/** Rolldown: on the line below, above what it shows of the file. */
const BOX = /^\s{0,8}╭─\[ (\S{1,300}) \]$/;
/** esbuild, Angular: below the error. */
const OF_ESBUILD = /^ {4}(\S{1,300}:\d{1,7}:\d{1,7}):$/;
/** Vite, of Rollup. */
const OF_VITE = /^file: (\S{1,500})$/;
/** Sass: below the error, and what imports it below that. */
const OF_SASS = /^ {2}(\S{1,300} \d{1,7}:\d{1,7}) {2,200}(?:@\w{1,20}|root stylesheet|[\w-]{1,60}\(\))$/;
/** ESLint: above all that it says of the file. */
const OF_ESLINT = /^((?:\.?\/)?[\w@.[\]()/-]{1,300}\.\w{1,10})$/;
const MAX_LINES_OF_ESLINT = 60;
const BY_ESLINT = /^ {0,8}(?:Line )?(\d{1,7}:\d{1,7})/;
/** MDX of Docusaurus, whose place is in JSON below. */
const OF_MDX = /^Error: MDX compilation failed for file "([^"]{1,300})"$/;
const MAX_LINES_OF_MDX = 24;
/** Eleventy: above the error. */
const OF_ELEVENTY = /\bHaving trouble (?:rendering|compiling) (?:[\w.]{1,10} )?template:? "?([^\s"]{1,300})/;
const OF_ASTRO = /^\s{1,8}(?:Location|File):$/;

/**
 * Where the error is that a program names on a line, as the program has it: `./app/page.jsx:3:1`.
 * @param lines without what others put before them
 * @returns undefined where it does not say so beside the error, and where that is in a package
 */
export function placeOf(lines: readonly string[], index: number): string | undefined {
  const above = lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index).filter((line) => line.trim() !== '');
  const below = lines.slice(index + 1, index + 1 + MAX_LINES_BELOW);
  const last = above.at(-1) ?? '';
  const plugin = FORM_OF_ROLLDOWN.test(last) ? (above.at(-2) ?? '') : last;
  const place =
    placeOfEslint(lines, index) ??
    ABOVE.exec(last)?.[1] ??
    OF_PLUGIN.exec(plugin)?.[1] ??
    BOX.exec(lines[index + 1] ?? '')?.[1] ??
    placeOfNode(above) ??
    OF_ESBUILD.exec(below.find((line) => line.trim() !== '') ?? '')?.[1] ??
    below.slice(0, 3).flatMap((line) => OF_VITE.exec(line)?.[1] ?? [])[0] ??
    placeOfSass(below) ??
    placeOfMdx(lines, index) ??
    above.flatMap((line) => OF_ELEVENTY.exec(line)?.[1] ?? [])[0] ??
    placeOfAstro(below);
  // Vite knows a part of a file, or a file for one use, by a query.
  return place === undefined || /(?:^|\/)node_modules\//.test(place)
    ? undefined
    : place.replace(/\?[^:]{0,300}/, '').replace(/:undefined:NaN$/, '');
}

/** Below the place are the source and an arrow, or nothing where a file ends too early; Jest indents them. */
function placeOfNode(above: readonly string[]): string | undefined {
  const last = OF_NODE.exec(above.at(-1) ?? '')?.[1];
  if (last !== undefined) return last;
  if (!/^\s*\^+$/.test(above.at(-1) ?? '')) return undefined;
  return OF_NODE.exec(above.at(-3)?.trim() ?? '')?.[1];
}

function placeOfSass(below: readonly string[]): string | undefined {
  const places = below.flatMap((line) => OF_SASS.exec(line)?.[1]?.replace(' ', ':') ?? []);
  return places.find((place) => !/(?:^|\/)node_modules\//.test(place));
}

function placeOfEslint(lines: readonly string[], index: number): string | undefined {
  if (!BY_ESLINT.test(lines[index] ?? '')) return undefined;
  const above = lines.slice(Math.max(0, index - MAX_LINES_OF_ESLINT), index);
  const file = above.flatMap((line) => OF_ESLINT.exec(line)?.[1] ?? []).at(-1);
  const where = BY_ESLINT.exec(lines[index] ?? '')?.[1];
  return file === undefined ? undefined : `${file}:${where}`;
}

function placeOfMdx(lines: readonly string[], index: number): string | undefined {
  const file = OF_MDX.exec(lines[index] ?? '')?.[1];
  const below = file === undefined ? [] : lines.slice(index, index + MAX_LINES_OF_MDX);
  const where = below.flatMap((line) => /^\s*"name": "(\d{1,7}:\d{1,7})"/.exec(line)?.[1] ?? [])[0];
  return where === undefined ? undefined : `${file}:${where}`;
}

function placeOfAstro(below: readonly string[]): string | undefined {
  const heading = below.findIndex((line) => OF_ASTRO.test(line));
  return heading < 0 ? undefined : below[heading + 1]?.trim().replace(/:0:0$/, '');
}

const TEST = /^\s*(?:FAIL +\S|test at \S|[✖✕×] (?!\d+ problem)\S|\d{1,4}\) \S)/;
/** Of Jest, which puts these above all that it says of a test, or of a file that it cannot run. */
const OF_JEST = /^\s{1,4}● /;
const MAX_LINES_TO_NAME = 4;
const MAX_LINES_OF_TEST = 40;

/** The name of the test that failed, right above its error: Vitest, Mocha, node:test; the file, of Jest. */
export function testAbove(lines: readonly string[], index: number): string[] {
  const far = lines.slice(Math.max(0, index - MAX_LINES_OF_TEST), index);
  const isOfSuite = /^ {4}\S/.test(lines[index] ?? '') && far.some((line) => OF_JEST.test(line));
  if (isOfSuite || OF_JEST.test(lines[index] ?? '')) {
    const file = lines.slice(0, index).findLast((line) => /^\s*FAIL +\S/.test(line));
    return file === undefined ? [] : [file.trim()];
  }
  const above = lines.slice(Math.max(0, index - MAX_LINES_TO_NAME), index);
  const begin = above.findIndex((line) => TEST.test(line));
  const names = above.slice(begin < 0 ? above.length : begin).filter((line) => line.trim() !== '');
  return names.every((line) => TEST.test(line) || /^\s*\S.{0,100}:$/.test(line))
    ? names.map((line) => line.trim())
    : [];
}

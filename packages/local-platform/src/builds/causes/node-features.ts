import { gte, lt, parse } from 'semver';
import type { FailedApp } from './failed-app.ts';
import { manifestField } from './failed-app.ts';
import { fieldOf } from '../../schemas/unchecked.ts';
import { sourceAt } from '../sources/app-files.ts';
import { statementAt } from '../sources/env-reads.ts';
import { ownFrames, packagesOf } from '../sources/frames.ts';

/**
 * What Node has from a version on: methods and functions by name, those of common names with their object, globals, options,
 * modules and syntax; by its history in nodejs.org/api, and by the V8 of a version. A version of an odd line that got it
 * later counts as one that has it: then nothing is said.
 */
const SINCE: readonly (readonly [version: string, names: string])[] = [
  ['14.0', 'syntax:?. syntax:??'],
  [
    '15.0',
    'replaceAll Promise.any global.AggregateError syntax:??= syntax:||= syntax:&&= global.AbortController global.EventTarget timers/promises stream/promises',
  ],
  ['16.7', 'fs.cp cpSync'],
  ['16.9', 'Object.hasOwn'],
  ['17.0', 'global.structuredClone Readable.fromWeb readline/promises global.DOMException --openssl-legacy-provider'],
  ['17.3', 'AbortSignal.timeout'],
  ['17.4', 'crypto.getRandomValues'],
  [
    '18.0',
    'global.fetch global.Headers global.Request global.Response global.FormData global.Blob global.ReadableStream global.TransformStream global.BroadcastChannel global.CompressionStream node:test --test',
  ],
  ['18.3', 'util.parseArgs'],
  ['18.11', '--watch --watch-path'],
  ['18.14', 'availableParallelism isUtf8'],
  ['18.17', 'URL.canParse'],
  ['18.18', '--import'],
  ['18.19', 'module.register import.meta.resolve'],
  ['18.20', 'syntax:with'],
  ['19.0', 'global.CustomEvent global.crypto'],
  ['19.8', 'openAsBlob'],
  ['20.0', 'toSorted toReversed toSpliced isWellFormed toWellFormed global.File'],
  ['20.3', 'AbortSignal.any'],
  ['20.5', 'addAbortListener'],
  ['20.6', '--env-file'],
  ['20.11', 'import.meta.dirname import.meta.filename --disable-warning'],
  ['20.12', 'crypto.hash styleText process.loadEnvFile util.parseEnv node:sea'],
  ['20.16', 'getBuiltinModule'],
  ['21.0', 'Object.groupBy Map.groupBy global.navigator'],
  [
    '22.0',
    'Promise.withResolvers Array.fromAsync isSubsetOf isSupersetOf isDisjointFrom symmetricDifference global.Iterator',
  ],
  ['22.0', 'global.WebSocket fs.globSync fs.glob --run'],
  ['22.1', 'URL.parse'],
  ['22.2', 'zlib.crc32'],
  ['22.5', 'node:sqlite DatabaseSync --experimental-sqlite'],
  ['22.6', '--experimental-strip-types'],
  ['22.7', '--experimental-transform-types'],
  ['22.8', 'enableCompileCache'],
  ['22.9', 'getCallSites --env-file-if-exists'],
  ['22.15', 'registerHooks zstdCompress zstdCompressSync zstdDecompress'],
  ['23.0', 'Promise.try'],
  ['23.5', '--permission'],
  ['23.8', 'global.URLPattern'],
  ['24.0', 'Error.isError RegExp.escape global.Float16Array global.DisposableStack syntax:using'],
  ['25.0', 'Uint8Array.fromBase64 Uint8Array.fromHex'],
];

/** What Node has no more from a version on (nodejs.org/api/deprecations.html). */
const UNTIL: readonly (readonly [version: string, names: string])[] = [
  // github.com/gulpjs/gulp/issues/2324: graceful-fs 3 and older
  ['12.0', 'global.primordials'],
  ['14.0', 'os.tmpDir'],
  ['22.0', 'crypto.createCipher crypto.createDecipher'],
  ['22.0', 'syntax:assert'],
  [
    '23.0',
    'util.isArray util.isBoolean util.isDate util.isError util.isFunction util.isNull util.isNumber util.isObject util.isPrimitive util.isRegExp util.isString util.isUndefined util.log',
  ],
  ['25.0', 'global.SlowBuffer buffer.SlowBuffer'],
];

/** How Node says that it does not have something: the object of it, where there is one, and its name. */
const LACKS: readonly RegExp[] = [
  /\(?(?:\d, )?(?:(?<object>[\w$.[\]]{1,60}?)\.)?(?<name>[\w$]{2,40})\)? is not a function/,
  /The requested module '(?:node:)?(?<object>[a-z_/]{2,30})' does not provide an export named '(?<name>[\w$]{2,40})'/,
  /No such built-in module: (?<name>node:[\w/]{2,40})/,
  /Cannot find (?:module|package) '(?<name>(?:node:)?(?:timers|stream|readline)\/promises|node:(?:test|sqlite|sea))'/,
  /bad option: (?<name>--[\w-]{2,60})/,
  /(?<name>--[\w-]{2,60}) is not allowed in NODE_OPTIONS/,
];
const GLOBAL = /ReferenceError: ([\w$]{2,40}) is not defined/;
const SYNTAX = /SyntaxError: Unexpected (?:token|identifier) '(\?\?=|\|\|=|&&=|\?\.|\?\?|with|assert|using)'/;

/**
 * Whether what a program misses is in another Node than in the one that ran it.
 * @param text what is quoted of it
 * @param lines where it stands in the log, with the code that Node shows above it
 * @returns undefined where this Node has it, or is not known
 */
export function describeNodeFeature(text: string, lines: readonly string[], app: FailedApp): string | undefined {
  const { node } = app;
  const release = parse(node);
  if (node === undefined || release === null) return undefined;
  // A nightly build or a candidate of a version has what that brings, or lacks what it took away, or not yet.
  const { major, minor, patch } = release;
  const shown = shownSource(lines, app.folder);
  const token = SYNTAX.exec(text)?.[1];
  const meta = /Received undefined/.test(text) ? /import\.meta\.(dirname|filename)/.exec(shown)?.[1] : undefined;
  const globals = [GLOBAL.exec(text)?.[1] ?? '', ...(/\b(?:SlowBuffer|primordials)\b/.exec(shown) ?? [])];
  const lacking: Lacking[] = [
    ...LACKS.map((pattern): Lacking => pattern.exec(text)?.groups ?? {}),
    ...globals.map((name) => ({ object: 'global', name })),
    ...(token === undefined ? [] : [{ name: `syntax:${token}` }]),
    // What Node only shows, as it says something else of it.
    ...(meta === undefined ? [] : [{ object: 'import.meta', name: meta }]),
  ];
  for (const { object = '', name = '' } of lacking) {
    const since = versionOf(SINCE, object, name);
    if (since !== undefined && lt(`${major}.${minor}.${patch}`, since))
      return tooOld(called(object, name), since, node, app.folder);
    const until = versionOf(UNTIL, object, name);
    if (until !== undefined && gte(node, until)) return tooNew(called(object, name), until, node, packagesOf(lines)[0]);
  }
  return undefined;
}

/** What is not there, and of what it would be. */
interface Lacking {
  readonly object?: string | undefined;
  readonly name?: string | undefined;
}

/** The code that Node shows of an error, and the statement of the app that led there. */
function shownSource(lines: readonly string[], folder: string): string {
  const shown = lines.filter((_, index) => /^\s*\^+\s*$/.test(lines[index + 1] ?? ''));
  const [place] = ownFrames(lines, folder);
  const source = place && sourceAt(folder, place.file);
  return [
    ...shown,
    ...(source === undefined || place === undefined ? [] : [statementAt(source.lines, place.line)]),
  ].join('\n');
}

function tooOld(name: string, since: string, node: string, folder: string): string {
  const range = fieldOf(manifestField(folder, 'engines'), 'node');
  const now = typeof range === 'string' ? ` (now "${range}")` : '';
  return `${name} is in Node from ${short(since)} on; this is Node ${node}. Ask for ">=${short(since)}" in engines.node of package.json${now}, and use that Node.`;
}

function tooNew(name: string, until: string, node: string, owner: string | undefined): string {
  const who = owner === undefined ? 'what needs it' : `the package that needs it ("${owner}", or what brings it along)`;
  return `Node ${short(until)} and later have no ${name} any more; this is Node ${node}. Use a newer version of ${who}, or ask for "<${short(until)}" in engines.node of package.json, and use that Node.`;
}

/** `20.12` of `20.12.0`, `22` of `22.0.0` */
function short(version: string): string {
  return version.replace(/(?:\.0){1,2}$/, '');
}

/** Names of a table that stand with their object are only those of that. */
function versionOf(table: typeof SINCE, object: string, name: string): string | undefined {
  const row = table.find(([, names]) =>
    names.split(' ').some((entry) => {
      const dot = /^(?:--|syntax:)|:/.test(entry) ? -1 : entry.lastIndexOf('.');
      if (dot < 0) return object !== 'global' && [entry, `node:${entry}`].includes(name);
      return entry.slice(dot + 1) === name && isOf(entry.slice(0, dot), object);
    }),
  );
  return row === undefined ? undefined : `${row[0]}.0`;
}

/** A class has its own name; bundlers and compilers have others for a module: `node_crypto$2`, `util_1.default`. */
function isOf(owner: string, object: string): boolean {
  if (/^[A-Z]/.test(owner)) return object.split('.').at(-1) === owner;
  return new RegExp(`(?:^|[._])${owner}(?:__WEBPACK\\w*|[\\d_$]*)(?:[./](?:default|promises))?$`, 'i').test(object);
}

/** `crypto.hash` of a bundler's `node_crypto$2.hash`, `toSorted` of any list, `"assert" of an import`. */
function called(object: string, name: string): string {
  if (name.startsWith('syntax:')) return `syntax "${name.slice('syntax:'.length)}"`;
  const owner =
    /(?:crypto|fs|os|util|process|url|module|import\.meta|Promise|Object|Uint8Array|Array|Error|URL|Map|Set|AbortSignal)(?=[\d_$]*$)/i.exec(
      object,
    )?.[0];
  return owner === undefined ? name : `${owner}.${name}`;
}

import { escapePattern } from '../../shared/files/paths.ts';
import { differenceOf } from '../../shared/text/look-alikes.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { nearestName, nearestPath } from './nearest-name.ts';
import { PatternList } from './patterns.ts';

/** What patterns are tried on. */
interface PatternTrial {
  /** The folder to deploy. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Whether a pattern would match anything. */
  readonly matches: (pattern: string) => Promise<boolean>;
}

/** What no pattern of git has a use for. It has for `.*`, `.+page`, a `$` at the end of a name, and one that is quoted. */
const REGEXP = /^(?:regex:|\/?\^)|(?<!\\)\.\*\$$|\\\.[^*?[\]]*(?<!\\)\$$|\(\?[:=!<]|\\[dsw][+{]/;
const NO_REGEXP = '; patterns are as in .gitignore, and no regular expressions.';

/** Why a pattern matches nothing, or what it probably means, as the end of a sentence. Nothing is suggested that was not tried. */
export async function hintFor(pattern: string, tried: PatternTrial): Promise<string> {
  const typed = pattern.trim();
  const hint = (await syntaxHint(typed, tried)) ?? (await firstMatch(typed, namesFor(typed, tried), tried));
  if (hint !== undefined) return hint;
  for (const piece of piecesOf(typed)) {
    if (piece !== typed && (await tried.matches(piece)))
      return `; write one pattern per line, such as "${safeText(piece)}".`;
  }
  if ([typed, ...piecesOf(typed)].some((piece) => REGEXP.test(piece))) return NO_REGEXP;
  const hasBackslash = /\\[A-Za-z0-9]/.test(pattern);
  return hasBackslash ? '; write "/" between folders, as "\\" quotes what follows it.' : '.';
}

/** The same for a line of an ignore file: undefined unless it has syntax that git reads differently from other programs. */
export async function hintForLine(line: string, tried: Pick<PatternTrial, 'matches'>): Promise<string | undefined> {
  const [, sign = '', pattern = ''] = /^(!?)(.*?)[ \t\r]*$/.exec(line) ?? [];
  const isSuspect =
    /[\\,;|{"'`]|\s#|\/\/|^(?:\.\/|- |\s|\^|regex:)|\$$|[^ -~]/.test(pattern) && !/^\s*(?:#|$)/.test(line);
  if (!isSuspect || (await tried.matches(pattern))) return undefined;
  return (await syntaxHint(pattern, tried, sign)) ?? (REGEXP.test(pattern) ? NO_REGEXP : undefined);
}

/** @param sign what stands before each pattern */
async function syntaxHint(typed: string, tried: Pick<PatternTrial, 'matches'>, sign = ''): Promise<string | undefined> {
  const pieces = piecesOf(typed);
  const matching: string[] = [];
  for (const piece of pieces) if (await tried.matches(piece)) matching.push(piece);
  if (pieces.length > 1 && matching.length === pieces.length)
    return `; write one pattern per line: ${pieces.map((piece) => `"${safeText(sign + piece)}"`).join(', ')}.`;
  const readings = readingsOf(typed).filter((reading) => reading !== typed);
  return await firstMatch(typed, readings, tried, sign);
}

async function firstMatch(
  typed: string,
  candidates: Iterable<string>,
  { matches }: Pick<PatternTrial, 'matches'>,
  sign = '',
): Promise<string | undefined> {
  for (const candidate of candidates) {
    for (const suggestion of new Set([candidate, escapeBrackets(candidate)])) {
      if (suggestion === typed || !(await matches(suggestion))) continue;
      return `; did you mean "${safeText(sign + suggestion)}"?${differenceOf(unquoted(typed), unquoted(suggestion))}`;
    }
  }
  return undefined;
}

/** The pattern for what was written as a name: brackets as they are. */
export function escapeBrackets(pattern: string): string {
  return pattern.replace(/(?<!\\)[[\]]/g, String.raw`\$&`);
}

/** The patterns in a line that has several, as a list of JSON does, or one with alternatives, which git does not know. */
function piecesOf(line: string): string[] {
  const listed = line.replace(/^\[\s*(["'].*["'])\s*\]$/s, '$1');
  const braced = listed.replace(/[@+?]?\(([^()]*\|[^()]*)\)/g, (_, names: string) => `{${names.replaceAll('|', ',')}}`);
  const pieces = braced.match(/(?:\{[^{}]*\}|:(?=[\\/])|[^\s,:;|{}])+/g) ?? [];
  const plain = pieces.map((piece) => piece.replace(/^(["'])(.+)\1$/, '$2'));
  return [...new Set(plain.filter((piece) => !/^[-*]$/.test(piece)).flatMap(expandBraces))];
}

function expandBraces(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (names === '') return [pattern];
  return names.split(',').flatMap((name) => expandBraces(before + name + after));
}

/** What a pattern means that was written as in YAML, a shell or Windows: git knows no "./", "//" or comment after it. */
function readingsOf(typed: string): string[] {
  const bare = typed
    .replace(/^-\s+/, '')
    .replace(/\s+#.*$|[,;]$/, '')
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/^\.[/\\]/, '/')
    .replace(/(?<=.)\/{2,}/g, '/');
  const slashed = bare.replaceAll('\\', '/');
  return [bare, slashed, slashed.normalize('NFC'), slashed.normalize('NFD'), ...readingsOfRegExp(bare)];
}

/** `/docs/*` of the regular expression `^docs/.*$`, `*.test.ts` of `\.test\.ts$`. Never what could match almost all. */
function readingsOfRegExp(typed: string): string[] {
  const isLike = /(?<!\\)\$$|\\\./.test(typed) && !typed.includes('.*.');
  if (!isLike && !REGEXP.test(typed)) return [];
  const glob = typed
    .replace(/^regex:/, '')
    .replace(/^\/?\^/, '/')
    .replace(/(?<!\\)\$$/, '')
    .replace(/\.[*+]/g, '*')
    .replace(/\\([./-])/g, '$1');
  return [glob, `*${glob}`].filter((pattern) => {
    if (/^\/?\*.*\*\/?$/.test(pattern)) return false;
    return new PatternList([pattern]).match('package.json') !== 'ignored';
  });
}

/** Patterns for names that exist and may be meant, the likeliest first. */
function* namesFor(typed: string, { folder, files }: PatternTrial): Generator<string> {
  if (/^[./]*$/.test(typed)) return;
  const [bare = '', slashed = ''] = readingsOf(typed);
  yield* [bare, asPattern(bare), slashed.replace(/\/+$/, '')];
  const [, slash = '', whole = '', end = ''] = /^(\/?)(.*?)(\/?)$/s.exec(slashed) ?? [];
  const literal = nearestPath(folder, whole);
  if (literal !== undefined) yield `${slash}${asPattern(literal)}${end}`;
  // Up to the first wildcard: "componets/**" is meant for "components/**".
  const [, name = '', rest = ''] = /^([^*?[\]]*?)(\/?|\/[^/]*[*?[\]].*)$/s.exec(`${whole}${end}`) ?? [];
  if (name === '') return;
  const isFloating = slash === '' && !name.includes('/');
  const nearest = nearestPath(folder, name) ?? (isFloating ? nearestSegment(name, files) : undefined);
  if (nearest !== undefined) yield `${slash}${asPattern(nearest)}${rest}`;
  // Patterns are relative to `path`, and this one may have been written for the folder above.
  const inner = name.split('/').map((_, index, parts) => parts.slice(index).join('/'));
  for (const part of inner) if (part !== '') yield `/${part}${rest}`;
}

/** A pattern of one name matches at any depth. */
function nearestSegment(name: string, files: readonly string[]): string | undefined {
  return nearestName(name, new Set(files.flatMap((file) => file.split('/'))));
}

function unquoted(pattern: string): string {
  return pattern.replaceAll('\\', '');
}

function asPattern(name: string): string {
  return escapePattern(name).replace(/^[#!]/, String.raw`\$&`);
}

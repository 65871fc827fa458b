import type { FoundLine } from '../../workspace/listing/git/grep.ts';

/** A variable with an address of WordPress, and a file that reads it. */
export interface WordPressRead {
  /** POSIX, from the top. */
  readonly file: string;
  readonly name: string;
  /** What the app wants after the address of the site, such as `/graphql`; undefined where nothing says. */
  readonly path: string | undefined;
}

/** For git: what may be the name of one. */
export const WORDPRESS_NAME = '(WORDPRESS|WPGRAPHQL|WP)[A-Z0-9_]*_(URL|URI|ENDPOINT)';
/** Files with code or settings of an app. */
export const APP_FILES = [
  ...['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'vue', 'svelte', 'astro'].map((ending) => `*.${ending}`),
  ':(glob)**/.env*',
];

const NAME =
  '((?:[A-Z0-9]{1,20}_){0,5}(?:WORDPRESS|WPGRAPHQL|WP)(?:_(?:SITE|BASE|ROOT|API|REST|JSON|GRAPHQL)){0,3}_(?:URL|URI|ENDPOINT))';
/** The ways to read a variable, on one line. */
const READS = [
  // process.env.A, import.meta.env['A'], env('A'), config.get('A')
  `\\b(?:env(?:\\.|\\??\\.?\\[["'\`])|(?:env|get|getOrThrow)\\(["'\`])${NAME}\\b`,
  // const { A } = process.env; import { A } from '$env/static/private' or 'astro:env/server'
  `\\{[^{}]{0,300}?\\b${NAME}\\b[^{}]{0,300}\\}\\s?(?:=\\s?(?:process|import\\.meta)\\.env|from\\s?["'](?:\\$env/|astro:env))`,
].map((pattern) => new RegExp(pattern, 'g'));
/** A line of `.env.example` and the like. */
const SETTING = new RegExp(`^\\s*(?:export\\s+)?${NAME}(?=\\s*=)`, 'g');
/** What stands in place of a variable that is not set, or as an example of its value, right behind its name. */
const ADDRESS = /^["'`\])!]{0,4}\s*(?:\|\||\?\?|=|,)\s*["'`]?(https?:\/\/[^\s"'`]+)/;

/** The variables that an app reads in lines that git has found. */
export function wordPressReads(lines: readonly FoundLine[]): WordPressRead[] {
  return lines.flatMap(({ file, text }) => {
    const patterns = /(?:^|\/)\.env[^/]*$/.test(file) ? [SETTING] : READS;
    return patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ 0: match, 1: name = '', index }) => ({
        file,
        name,
        path: pathOf(name, text.slice(index + match.length)),
      })),
    );
  });
}

/** @param rest of the line, after the name. WPGraphQL answers at `/graphql` (wpgraphql.com) */
function pathOf(name: string, rest: string): string | undefined {
  const [, address = ''] = ADDRESS.exec(rest) ?? [];
  const path = URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : undefined;
  if (path !== undefined && /^(?:\/[\w.-]+)*$/.test(path)) return path;
  if (name.includes('GRAPHQL')) return '/graphql';
  return /_(?:API|REST|JSON|ENDPOINT)(?:_|$)/.test(name) ? undefined : '';
}

import type { Place } from './frames.ts';
import type { SourceText } from './app-files.ts';

/** Where code reads a variable. */
export interface EnvRead extends Place {
  readonly name: string;
  /** What the code keeps its value as: `secret`, `clientID`. */
  readonly alias: string | undefined;
  /** It has another value where the variable is not set. */
  readonly hasDefault: boolean;
}

/**
 * `process.env.A`, `process.env['A']`, `import.meta.env.A`; `env('A')`, `env.int('A')`, `config.get('A')` of Strapi, Nest and
 * Prisma.
 */
const READ =
  /\b(?:env(?:\.|\??\.?\[["'`])|env(?:\.\w{1,20})?\(\s?["'`]|get(?:OrThrow)?(?:<\w{1,20}>)?\(\s?["'`])([A-Z][A-Z0-9_]{2,80})\b(?=(["'`]?\]?,? ?[^]{0,12}))/g;
/** `const { A, B: b } = process.env` */
const TAKEN = /\{([^{}]{1,600})\}\s?=\s?(?:process|import\.meta)\.env\b/g;
const DEFAULT =
  /^(?:["'`]?\]?\)?!?\s?(?:(?:\|\||\?\?)=?\s?(?!(?:["'`]{2}|undefined|null)(?:\W|$))\S|\?\s)|["'`],\s?[^\s)])/;
const ALIAS = /([A-Za-z_$][\w$]{1,60})["']?\s?(?::\s?[\w<>[\] |]{1,40})?[:=]\s?(?:[\w$.]{1,40}\()?$/;
/** Lines of one statement. */
const MAX_STATEMENT = 15;

/** The variables that a file reads, in its order. */
export function envReadsOf({ file, lines }: SourceText): EnvRead[] {
  const reads = lines.flatMap((text, index) =>
    [...text.matchAll(READ)].map((match) => ({
      file,
      line: index + 1,
      name: match[1] ?? '',
      alias: ALIAS.exec(text.slice(0, match.index).replace(/(?:process|import\.meta|Bun)\.$/, ''))?.[1],
      hasDefault: DEFAULT.test(match[2] ?? ''),
    })),
  );
  return [...reads, ...takenIn({ file, lines })];
}

function takenIn({ file, lines }: SourceText): EnvRead[] {
  const text = lines.join('\n');
  return [...text.matchAll(TAKEN)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return (match[1] ?? '').split(',').flatMap((part) => {
      const [, name, alias, value] = /^\s*([A-Z][A-Z0-9_]{2,80})\s*(?::\s*(\w+))?\s*(=.*)?$/.exec(part) ?? [];
      return name === undefined ? [] : [{ file, line, name, alias: alias ?? name, hasDefault: value !== undefined }];
    });
  });
}

/** The text of the statement that a line begins, as far as its brackets are open. @param line from 1 */
export function statementAt(lines: readonly string[], line: number): string {
  let depth = 0;
  const rest = lines.slice(line - 1, line - 1 + MAX_STATEMENT);
  const end = rest.findIndex((text) => {
    depth += (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);
    return depth <= 0;
  });
  return rest.slice(0, end < 0 ? rest.length : end + 1).join('\n');
}

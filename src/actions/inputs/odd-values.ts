import { statSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { looksGenerated } from '../../shared/text/generated.ts';
import { ALL_INPUTS } from '../../shared/inputs.ts';
import type { Input } from '../../shared/inputs.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

type Variables = Runner['variables'];

/** References that a host or a tool would have replaced, as no value of a user looks. */
const REFERENCES: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/^\$\{\{.*\}\}$/s, '${{ }}'],
  [/^\{\{.*\}\}$/s, '{{ }}'],
  [/^\$\([^()]+\)$/, '$(NAME)'],
  [/^\$\[\s*variables\b.*\]$/s, '$[variables.NAME]'],
  [/^secrets\.[\w-]+$/i, 'secrets.NAME'],
  [/^vars\.[\w-]+$/i, 'vars.NAME'],
  [/^op:\/\/\S/i, 'op://'],
  [/^@Microsoft\.KeyVault\(.*\)$/i, '@Microsoft.KeyVault'],
  [/^arn:aws[\w-]*:(?:secretsmanager|ssm):/, 'arn:aws'],
];

/** A variable of a shell: it may be a password as well, unless its name is one that is known. */
const VARIABLE = /^(?:\$(?:env:)?([a-z_]\w*)|\$\{(?:env\.)?([a-z_]\w*)\b[^{}]*\}|%(?:env\.)?([a-z_]\w*)%)$/i;

/** Inputs whose value is one thing, and no list or pattern: credentials, names and addresses. */
export function isSingle({ holds, secret, isCredential }: Input): boolean {
  return holds !== undefined || isCredential === true || (secret !== undefined && secret !== 'variables');
}

/**
 * Why a value cannot be meant, as it is what should have been replaced by one: the end of a sentence.
 * @param variables those of the step, which `$NAME` may name
 * @returns undefined for any other value
 */
export function whyUnevaluated(text: string, variables: Variables): string | undefined {
  if (/^\*{3,}$/.test(text)) return 'must be the value itself, but is "***", which a log shows in its place';
  const form = REFERENCES.find(([pattern]) => pattern.test(text))?.[1];
  if (form !== undefined) return notReplaced(form);
  const name = VARIABLE.exec(text)?.slice(1).find(Boolean);
  if (name === undefined || !(/^HEADLESS_/i.test(name) || variables[name] !== undefined)) return undefined;
  return notReplaced(text.startsWith('%') ? '%NAME%' : '$NAME');
}

function notReplaced(form: string): string {
  return `must be the value itself, but is a reference (${form}) that nothing has replaced by it`;
}

/** Whether a text is a webhook URL or a part of one, which must not be shown. */
export function looksLikeWebhook(text: string): boolean {
  return /webhooks(?:\/|%2f)|token(?:=|%3d)/i.test(text);
}

/** White space, and what shows nothing, but for a plain blank. */
const INVISIBLE = /[^\S ]|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What programs write for no value, and people for one that is still to come. */
const PLACEHOLDER =
  /^(?:null|undefined|none|nil|nan|n\/a|todo|tbd|changeme|change[-_ ]me|\[object object\]|\[masked\]|<.+>|\.{3}|…|x{3,}|your[-_ ].+|(?:env|inputs|needs|steps|github|variables)\..+)$/i;

/** What is odd about a value that may be right: the end of a sentence about its input; undefined where nothing is. */
export function oddityOf(text: string): string | undefined {
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible !== undefined) {
    const code = (invisible.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `contains an invisible character (U+${code})`;
  }
  if (text !== text.trim()) return 'starts or ends with a space';
  if (/^(["'`]).+\1$/s.test(text)) return 'has quotes around it: store it without them, unless they are part of it';
  if (VARIABLE.test(text)) return `starts with "${text.charAt(0)}", like a variable that was not replaced`;
  // GitLab passes a variable of the type "File" as a path, and so do other hosts with what is stored as a file.
  if (path.isAbsolute(text) && tryToRead(() => statSync(text))?.isFile() === true)
    return 'is the path of a file: give what is in the file';
  if (PLACEHOLDER.test(text)) return 'looks like a placeholder for a value that is not set';
  return undefined;
}

/**
 * A sentence about each input whose value is odd. It does not show the value, which may be a secret.
 * @param isMeant which inputs; those with one value where it is not given
 */
export function describeOddities(
  runner: Pick<Runner, 'input'>,
  isMeant: (input: Input) => boolean = isSingle,
): string[] {
  return [...ALL_INPUTS].flatMap(([name, known]) => {
    if (!isMeant(known)) return [];
    const text = runner.input(name);
    const isPassword = known.holds !== undefined && looksGenerated(text);
    const oddity = oddityOf(text) ?? (isPassword ? 'looks like a password' : undefined);
    return oddity === undefined ? [] : [`The "${name}" ${oddity}.`];
  });
}

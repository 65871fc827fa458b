import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../../../src/shared/text/similar-names.ts';
import { Problems } from '../errors/problems.ts';
import type { Details } from '../program-door.ts';
import { readFaults } from '../faults/rules.ts';
import { whyAppsMustNotRun } from '../../../../src/shared/apps/run-apps-refusal.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { OptionsError } from '../errors/options-error.ts';
import type { Fault } from '../schemas/control/faults.ts';
import type { PlatformOptions } from '../platform/options.ts';
import { asBytes } from '../seed/size.ts';
import { asThrown } from '../errors/thrown.ts';
import { parseDocument } from '../seed/yaml-document.ts';
import { decodeText } from '../../../../src/shared/text/text.ts';

/** What the command line asks for. */
type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'start';
      readonly options: PlatformOptions;
      readonly lifetime: Lifetime;
      readonly json: boolean;
      /** Folder for the logs of builds. */
      readonly buildLogs?: string | undefined;
      /** File for the variables of a deploy, and the option that names it. */
      readonly envFile?: string | undefined;
      /** Folder that goes with the watched process. */
      readonly remove?: string | undefined;
    };

const OPTIONS = {
  port: { type: 'string' },
  seed: { type: 'string' },
  strict: { type: 'boolean' },
  'no-portal': { type: 'boolean' },
  'run-apps': { type: 'boolean' },
  'build-logs': { type: 'string' },
  'build-caches': { type: 'string' },
  faults: { type: 'string' },
  archives: { type: 'string' },
  'build-seconds': { type: 'string' },
  'max-upload': { type: 'string' },
  'idle-minutes': { type: 'string' },
  'watch-pid': { type: 'string' },
  remove: { type: 'string' },
  'write-env': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export const USAGE = `Starts the local platform on 127.0.0.1, in the foreground, until it is interrupted.

  --port N           port to listen on; 0 (the default) for any free one
  --seed FILE        accounts, apps, environments and installs, in YAML or JSON
  --strict           only what the specification shows, no extensions and no portal
  --no-portal        without the pages for a browser
  --run-apps         build and run what is uploaded, as your user and without a sandbox
  --build-logs DIR   with --run-apps: write the log of each failed build there as <build-id>.json,
                     instead of its reason to stderr; at the end also those of live apps
  --build-caches DIR with --run-apps: keep the caches of builds there, for the next start
  --faults JSON|FILE faults to queue: a JSON object or list, or a file that holds it
  --archives DIR     save each accepted zip there as <build-id>.zip
  --build-seconds S  time from the upload until the build is live (default 2)
  --max-upload SIZE  largest upload: 200MB (10^6), 200MiB (2^20) or bytes (default 2GiB)
  --idle-minutes N   end after N minutes without a request; 0 (the default) for never
  --write-env FILE   write the variables of a deploy there, for deploy --env-from FILE; removed at the end
  --watch-pid PID    end when that process is gone
  --remove DIR       with --watch-pid: remove that folder when the process is gone
  --json             when it listens, print its details as one line of JSON, not as text
  --help             print this
`;

/**
 * Reads the command line (without node and script) and the files it names.
 * @param variables of the process
 * @throws OptionsError naming every option that is unknown or not usable
 */
export function readCommand(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
): Command {
  const problems = new Problems();
  const values = readArguments(args, problems);
  if (values['help'] === true) return { kind: 'help' };
  const port = numberOf(values, 'port', problems);
  const seconds = numberOf(values, 'build-seconds', problems);
  const idleMinutes = numberOf(values, 'idle-minutes', problems);
  const watchedPid = numberOf(values, 'watch-pid', problems);
  const maxUploadBytes =
    values['max-upload'] === undefined ? undefined : asBytes(values['max-upload'], '--max-upload', problems);
  const seed = typeof values['seed'] === 'string' ? readDocument(values['seed'], '--seed', problems) : undefined;
  const faults = typeof values['faults'] === 'string' ? readFaultOption(values['faults'], problems) : undefined;
  const textOf = (name: keyof typeof OPTIONS): string | undefined => values[name]?.toString();
  if (values['remove'] !== undefined && watchedPid === undefined)
    problems.add('--remove', 'conflict', 'needs --watch-pid');
  checkRunApps(values, variables, problems);
  OptionsError.throwIf(problems);
  return {
    kind: 'start',
    json: values['json'] === true,
    buildLogs: textOf('build-logs'),
    remove: textOf('remove'),
    envFile: textOf('write-env'),
    lifetime: { idleMinutes: idleMinutes ?? 0, watchedPid },
    options: {
      port,
      seed,
      faults,
      buildMilliseconds: seconds && Math.round(seconds * 1000),
      maxUploadBytes,
      archives: textOf('archives'),
      strict: values['strict'] === true,
      portal: values['no-portal'] === true ? false : undefined,
      runApps: values['run-apps'] === true ? true : undefined,
      buildCaches: textOf('build-caches'),
    },
  };
}

/** What is printed once the platform listens. */
export function announce(details: Details, json: boolean): string {
  if (json) return `${JSON.stringify(details)}\n`;
  const width = Math.max(...Object.keys(details).map((key) => key.length));
  const lines = Object.entries(details).map(([key, value]) => `  ${key.padEnd(width)}  ${value}`);
  return `The local platform is listening. Stop it with Ctrl-C.\n\n${lines.join('\n')}\n`;
}

/** Options by their names; of one that is repeated, the last. */
type Values = Readonly<Record<string, string | boolean | undefined>>;

function readArguments(args: readonly string[], problems: Problems): Values {
  // Not strict: the strict mode of parseArgs stops at the first mistake.
  const { values, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  let isValueOfUnknown = false;
  for (const token of tokens) {
    if (token.kind === 'positional' && !isValueOfUnknown)
      problems.add(token.value, 'unknown_parameter', 'is not an option');
    isValueOfUnknown = false;
    if (token.kind !== 'option') continue;
    const option = Object.entries(OPTIONS).find(([name]) => name === token.name)?.[1];
    isValueOfUnknown = option === undefined && token.value === undefined;
    const hint = didYouMean(token.name, Object.keys(OPTIONS), '--').replace(/^(?=.)/, '.');
    if (option === undefined) problems.add(token.rawName, 'unknown_parameter', `is not an option${hint}`);
    else if (option.type === 'string' && (token.value ?? '') === '')
      problems.add(token.rawName, 'missing', 'needs a value');
    else if (option.type === 'boolean' && token.value !== undefined)
      problems.add(token.rawName, 'malformed', 'takes no value');
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

/** Options that take a number: how it is written, the largest, and what it must be. */
const NUMBERS = {
  port: [/^\d{1,5}$/u, 65_535, 'a whole number of at most 65535'],
  'build-seconds': [/^\d{1,6}(?:\.\d{1,3})?$/u, 86_400, 'a number of seconds of at most 86400'],
  'idle-minutes': [/^\d{1,4}(?:\.\d{1,6})?$/u, 7200, 'a number of minutes of at most 7200'],
  'watch-pid': [/^[1-9]\d{0,9}$/u, 2 ** 31 - 1, 'a process ID'],
} as const;

function numberOf(values: Values, name: keyof typeof NUMBERS, problems: Problems): number | undefined {
  const value = values[name];
  if (typeof value !== 'string') return undefined;
  const [pattern, most, says] = NUMBERS[name];
  const number = pattern.test(value) ? Number(value) : Number.NaN;
  if (number <= most) return number;
  return problems.add(`--${name}`, 'malformed', `must be ${says}, not ${JSON.stringify(value)}`);
}

function checkRunApps(values: Values, variables: Readonly<Record<string, string | undefined>>, problems: Problems) {
  if (values['run-apps'] !== true) {
    for (const name of ['build-logs', 'build-caches'])
      if (values[name] !== undefined) problems.add(`--${name}`, 'conflict', 'needs --run-apps');
    return;
  }
  const refusal = whyAppsMustNotRun(variables);
  if (refusal !== undefined) problems.add('--run-apps', 'conflict', refusal);
}

function readFaultOption(value: string, problems: Problems): readonly Fault[] {
  const document = /^\s*[[{]/u.test(value)
    ? parseDocument(value, '--faults', problems)
    : readDocument(value, '--faults', problems);
  return document === undefined ? [] : readFaults(document, '--faults', problems);
}

function readDocument(file: string, at: string, problems: Problems): unknown {
  try {
    return parseDocument(decodeText(readFileSync(file)), at, problems);
  } catch (error) {
    return problems.add(at, 'malformed', `cannot read ${JSON.stringify(file)}: ${asThrown(error).message}`);
  }
}

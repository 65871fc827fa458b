import { describe, expect, test } from '@jest/globals';
import { parseArguments } from '../../src/cli/arguments.ts';
import { UsageError } from '../../src/cli/usage-error.ts';
import { commandNamed } from '../support/runners/command-table.ts';

const deploy = (...args: string[]) => parseArguments(args, commandNamed('deploy'));

/** What is wrong with options. */
function problemsOf(command: string, ...args: string[]): readonly string[] {
  try {
    parseArguments(args, commandNamed(command));
  } catch (error) {
    if (error instanceof UsageError) return error.problems;
    throw error;
  }
  return [];
}

const NO_FOLDER =
  'Unexpected argument: number 2 after "deploy". It is not an option, so it must be the folder to deploy, which does not exist.';

describe('an argument', () => {
  test.each([[['src']], [['--dry-run', 'src']], [['--app', 'a', '--', 'src']]])('%j: the folder to deploy', (args) => {
    expect(deploy(...args).values.get('path')).toBe('src');
  });

  test.each([
    ['package.json/a', 'which does not exist'],
    // It may be a secret.
    ['s3cret/word', 'which does not exist'],
    ['docs/why/adrs', 'which does not exist; the nearest folder is "docs/why/adr"'],
  ])('is no folder to deploy, and not named: %s', (argument, problem) => {
    expect(problemsOf('rehearse', argument)).toEqual([
      `Unexpected argument: number 1 after "rehearse". It is not an option, so it must be the folder to deploy, ${problem}.`,
    ]);
  });

  test.each([
    ['../my-app', 'does not exist'],
    ['./package.json', 'is a file, not a folder; the nearest folder is "."'],
    ['package.json', 'is a file, not a folder; the nearest folder is "."'],
    ['./src/clii', 'does not exist; the nearest folder is "src/cli"'],
  ])('is no folder to deploy, and named, as it was written as a path or is there: %s', (argument, problem) => {
    expect(problemsOf('rehearse', argument)).toEqual([`The folder to deploy: "${argument}" ${problem}.`]);
  });

  test('is refused where nothing is deployed', () => {
    expect(problemsOf('webhook', 'src')).toEqual([
      'Unexpected argument: number 1 after "webhook", which takes only options.',
    ]);
  });
});

describe('options', () => {
  test('have the names of the inputs', () => {
    const { values } = deploy('--account', 'acme', '--app=shop', '--max-size', '200MB');
    expect([...values]).toEqual([
      ['account', 'acme'],
      ['app', 'shop'],
      ['max-size', '200MB'],
    ]);
  });

  test.each([
    ['--wait', 'true'],
    ['--wait=true', 'true'],
    ['--wait=if-possible', 'if-possible'],
  ])('%s is the input wait: %s', (option, value) => {
    expect([...deploy(option).values]).toEqual([['wait', value]]);
  });

  test('a switch needs no value', () => {
    const { values } = deploy('--dry-run', '--retry-ambiguous=false', '--fail-on-purge-error=yes');
    expect([...values.values()]).toEqual(['true', 'false', 'yes']);
  });

  test('lists may be repeated, a line each', () => {
    const { values } = deploy('--exclude', '/docs/', '--exclude=*.map', '--include', '/dist/');
    expect([values.get('exclude'), values.get('include')]).toEqual(['/docs/\n*.map', '/dist/']);
  });

  test('a value that starts with a dash is written with "="', () => {
    expect(deploy('--exclude=-x').values.get('exclude')).toBe('-x');
  });

  test('of every command', () => {
    const given = deploy('--json', '--outputs', 'o', '--env-from=e', '--password-stdin', '--host', 'gitlab');
    expect(given).toMatchObject({
      json: true,
      outputs: 'o',
      envFile: { file: 'e', by: '--env-from' },
      passwordStdin: true,
      ciHost: 'gitlab',
    });
    expect(deploy('--env-file', 'e').envFile).toEqual({ file: 'e', by: '--env-file' });
    expect(deploy()).toMatchObject({ json: false, outputs: undefined, envFile: undefined, ciHost: undefined });
  });
});

describe('what cannot be used is named', () => {
  test.each<[string, string[], string]>([
    ['an unknown option', ['--nope'], '--nope is not an option of "deploy".'],
    ['a switch that is negated', ['--no-wait'], '--no-wait is not an option of "deploy". Write --wait=false.'],
    ['another option, negated', ['--no-path'], '--no-path is not an option of "deploy". Did you mean --path?'],
    ['a short option', ['-x'], '-x is not an option of "deploy".'],
    [
      'an input of the action alone',
      ['--github-token=x'],
      '--github-token is not an option of "deploy". Only the action on GitHub has it.',
    ],
    ['a value that is missing at the end', ['--account'], '--account needs a value.'],
    ['an empty value', ['--account='], '--account needs a value.'],
    ['a switch with an empty value', ['--dry-run='], '--dry-run needs a value.'],
    [
      'an option in place of a value',
      ['--app', '--json'],
      '--app needs a value. One that starts with "-" is written --app=-….',
    ],
    ['two folders', ['src', 'docs'], 'Unexpected argument: number 2 after "deploy".'],
    ['a folder that is not there', ['none'], NO_FOLDER.replace('2', '1')],
    ['no folder', [''], NO_FOLDER.replace('2', '1')],
    ['a text that is too long for a name', ['x'.repeat(5000)], NO_FOLDER.replace('2', '1')],
    [
      'a folder below a file',
      ['package.json/src'],
      NO_FOLDER.replace('2', '1').replace(/\.$/, '; the nearest folder is "src".'),
    ],
    [
      'a file',
      ['--json', 'package.json'],
      'The folder to deploy: "package.json" is a file, not a folder; the nearest folder is ".". --json takes a value only as --json=….',
    ],
    ['a value of a switch', ['--dry-run', 'true'], `${NO_FOLDER} --dry-run takes a value only as --dry-run=….`],
    [
      'a folder beside --path',
      ['src', '--path', 'docs'],
      'Unexpected argument: number 1 after "deploy". --path names the folder already.',
    ],
    ['what follows an unknown option, with it', ['--nope', 'x'], '--nope is not an option of "deploy".'],
    ['several short options, by the first', ['-xyz'], '-x is not an option of "deploy".'],
    ['an argument after --', ['--', 'x'], NO_FOLDER],
    ['one value twice', ['--app=a', '--app=b'], '--app is given twice.'],
    [
      'one value under a former name, too',
      ['--env-from=a', '--env-file', 'b'],
      '--env-file cannot be combined with --env-from, which means the same.',
    ],
    ['a switch of every command with a value', ['--json=true'], '--json takes no value.'],
    ['an unknown host', ['--host=circle'], '--host must be one of azure, gitlab, jenkins, bitbucket, plain.'],
  ])('%s', (_, args, problem) => {
    expect(problemsOf('deploy', ...args)).toEqual([problem]);
  });

  test.each([
    ['deploy', '--acount=x', '--account'],
    ['deploy', '--acount x', '--account'],
    ['deploy', '--DryRun', '--dry-run'],
    ['deploy', '--max_size 5', '--max-size'],
    ['deploy', '--output o', '--outputs'],
    ['deploy', '--env-form o', '--env-from'],
    ['deploy', '--hlep', '--help'],
    ['deploy', '-account x', '--account'],
    ['deploy', '-dry-run', '--dry-run'],
    ['deploy', '--pasword x', '--password'],
    ['webhook', '--ulr=x', '--url'],
    ['webhook', '--acton rebuild', '--action'],
  ])('%s %s: did you mean %s', (command, typed, meant) => {
    const [name = ''] = typed.split(/[ =]/);
    const shown = name.startsWith('--') ? name : name.slice(0, 2);
    const problem = `${shown} is not an option of "${command}". Did you mean ${meant}?`;
    expect(problemsOf(command, ...typed.split(' '))).toEqual([problem]);
  });

  // "enclude" is as near to "include" as to "exclude"; "github-token" is not an option.
  test.each(['--enclude', '--github-tokens', '--x', '-p'])('%s: no guess', (typed) => {
    expect(problemsOf('deploy', typed)).toEqual([`${typed} is not an option of "deploy".`]);
  });

  test('all of it at once', () => {
    const problems = problemsOf('deploy', '--nope=x', 'stray', '--app=', '--host=x', '--password=p');
    expect(problems).toHaveLength(5);
  });

  test('a repeated option beside what else is wrong with it', () => {
    const problems = problemsOf('deploy', '--app=', '--app=b', '--json=true', '--json');
    expect(problems).toEqual([
      '--app needs a value.',
      '--app is given twice.',
      '--json takes no value.',
      '--json is given twice.',
    ]);
  });

  test('--password-stdin where there is no password', () => {
    expect(problemsOf('webhook', '--password-stdin')).toEqual([expect.stringContaining('takes no password')]);
  });
});

describe('a secret as an option', () => {
  test.each([
    ['deploy', '--password', 'Set HEADLESS_PASSWORD, or use --password-stdin.'],
    ['deploy', '--purge-cache-webhook', 'Set HEADLESS_PURGE_CACHE_WEBHOOK.'],
    ['webhook', '--url', 'Set HEADLESS_WEBHOOK_URL.'],
    ['installs', '--password', 'Set HEADLESS_PASSWORD, or use --password-stdin.'],
  ])('%s %s is refused, and never repeated', (command, option, remedy) => {
    for (const args of [[option, 's3cret'], [`${option}=s3cret`], [option]]) {
      const problems = problemsOf(command, ...args);
      expect(problems).toEqual([expect.stringContaining(remedy)]);
      expect(problems.join(' ')).not.toContain('s3cret');
    }
  });

  test.each([
    ['--pasword', 's3cret'],
    ['--pasword=s3cret'],
    ['s3cret'],
    ['-p', 's3cret'],
    ['-ps3cret'],
    ['-pasword=s3cret'],
    ['--dry-run', 's3cret'],
    ['--account', 'a', 's3cret'],
  ])('a typo does not print it: %s', (...args) => {
    const problems = problemsOf('deploy', ...args);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join(' ')).not.toContain('s3cret');
  });
});

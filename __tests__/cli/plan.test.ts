import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inputsOf } from '../../src/cli/command-table.ts';
import { commandHelp, programHelp } from '../../src/cli/help.ts';
import { variableOf } from '../../src/shared/input-names.ts';
import { planCommand } from '../../src/cli/plan.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { TABLE } from '../support/runners/command-table.ts';

const plan = (args: string[], variables: Record<string, string> = {}) => planCommand(args, TABLE, variables);

/** The values of the inputs that have one. */
function valuesOf(args: string[], variables: Record<string, string> = {}): Record<string, string> {
  const planned = plan(args, variables);
  if (planned.kind !== 'step') throw new Error(`it is a plan to ${planned.kind}`);
  return Object.fromEntries([...planned.values].filter(([, value]) => value !== ''));
}

/** What is said of variables that are unused. */
function unreadBy(args: string[], variables: Record<string, string> = {}): readonly string[] {
  const planned = plan(args, variables);
  return planned.kind === 'step' ? planned.unread : [];
}

const envFile = (content: string): string => path.join(plant(makeFolder('env-from'), { '.env': content }), '.env');

describe('values', () => {
  test('an option wins over a variable, and a variable over the file', () => {
    const file = envFile('HEADLESS_ACCOUNT=of-file\nHEADLESS_APP=of-file\nHEADLESS_ENVIRONMENT=of-file\n');
    const variables = { HEADLESS_ACCOUNT: 'of-variable', HEADLESS_APP: 'of-variable' };
    expect(valuesOf(['deploy', '--account', 'of-option', '--env-from', file], variables)).toEqual({
      account: 'of-option',
      app: 'of-variable',
      environment: 'of-file',
    });
  });

  test('an empty variable counts as none', () => {
    const file = envFile('HEADLESS_APP=shop\n');
    expect(valuesOf(['deploy', '--env-from', file], { HEADLESS_APP: '' })).toEqual({ app: 'shop' });
  });

  test('a switch by a name that nothing reads is refused: nobody means a deploy with HEADLESS_DRYRUN', () => {
    const problem = 'No command reads HEADLESS_DRYRUN. Did you mean HEADLESS_DRY_RUN?';
    for (const command of ['deploy', 'delete-environment']) {
      expect(() => plan([command], { HEADLESS_DRYRUN: 'true' })).toThrow(problem);
      expect(() => plan([command, '--env-from', envFile('HEADLESS_DRYRUN=1\n')])).toThrow(problem);
    }
    for (const variables of [
      { HEADLESS_DRYRUN: 'False' },
      { HEADLESS_DRYRUN: '0' },
      { HEADLESS_DRYRUN: 'true', HEADLESS_DRY_RUN: 'false' },
    ])
      expect(() => plan(['deploy'], variables)).not.toThrow();
    expect(unreadBy(['status'], { HEADLESS_DRYRUN: 'true' })).toEqual([problem]);
  });

  test('what Azure Pipelines leaves for a variable that is not there counts as none', () => {
    const variables = { HEADLESS_PASSWORD: '$(HEADLESS_PASSWORD)', HEADLESS_APP: '$(a) b' };
    expect(valuesOf(['deploy'], variables)).toEqual({ app: '$(a) b' });
  });

  test('are trimmed, as a runner trims inputs', () => {
    expect(valuesOf(['deploy'], { HEADLESS_PASSWORD: ' p w \n' })).toEqual({ password: 'p w' });
  });

  test('lists begin where they were written to begin, so that their lines can be counted', () => {
    const variables = { HEADLESS_SHELL_VARIABLES: '\n A=1\n', HEADLESS_BRANCH: '\n x\n' };
    expect(valuesOf(['create-environment'], variables)).toEqual({ 'shell-variables': '\n A=1', branch: 'x' });
  });

  test('no input of the action alone is read from a variable', () => {
    expect(valuesOf(['deploy'], { HEADLESS_GITHUB_TOKEN: 't', HEADLESS_COMMENT: 'true' })).toEqual({});
  });

  test('secrets come from the file as well', () => {
    const file = envFile('HEADLESS_WEBHOOK_URL="https://h/x?token=a#b"\n');
    expect(valuesOf(['webhook', '--env-from', file])).toEqual({ url: 'https://h/x?token=a#b' });
  });
});

describe('--env-from', () => {
  test('only HEADLESS_ variables are read, and none reaches this process', () => {
    const file = envFile('PATH=/nowhere\nNODE_OPTIONS=--bad\nHEADLESS_APP=shop\n');
    expect(valuesOf(['deploy', '--env-from', file])).toEqual({ app: 'shop' });
    expect([process.env['PATH'], process.env['HEADLESS_APP']]).toEqual([
      expect.not.stringContaining('nowhere'),
      undefined,
    ]);
  });

  test.each([
    ['deploy', '--env-from'],
    ['deploy', '--env-file'],
    ['rehearse', '--env-from'],
    ['rehearse', '--env-file'],
  ])('%s %s of a file that is not there is a usage error, which names the option as it was written', (name, option) => {
    expect(() => plan([name, option, '/none/.env'])).toThrow(`${option}: "/none/.env" cannot be read: ENOENT.`);
    expect(() => plan([name, `${option}=/none/.env`])).toThrow(`${option}: "/none/.env" cannot be read: ENOENT.`);
  });

  test('--env-file still means it, and no help names that', () => {
    expect(valuesOf(['deploy', '--env-file', envFile('HEADLESS_APP=shop\n')])).toEqual({ app: 'shop' });
    for (const { name } of TABLE.commands) {
      const planned = plan(name === 'emulator' ? ['help'] : [name, '--help']);
      expect(planned).toMatchObject({ kind: 'print', text: expect.not.stringContaining('env-file') });
    }
  });
});

describe('rehearse', () => {
  test('takes all variables of --env-from for the app, and sends neither that file nor the one of --outputs', () => {
    const file = envFile('export API_URL=x\nKEY="a\nb"\nHEADLESS_ACCOUNT=of-app\n');
    const args = ['rehearse', 'src', '--env-from', file, '--env', 'A=1', '--env', 'B=2', '--outputs', 'out.env'];
    expect(valuesOf(args)).toEqual({
      path: 'src',
      env: 'A=1\nB=2',
      'env-from': JSON.stringify({ API_URL: 'x', HEADLESS_ACCOUNT: 'of-app', KEY: 'a\nb' }),
    });
    expect(plan(args)).toMatchObject({ ownFiles: ['out.env', file] });
  });

  test.each(['HEADLESS_ENV_FROM', 'HEADLESS_ENV_FILE'])('its file may come from a variable, too: %s', (name) => {
    const file = envFile('A=1\n');
    expect(plan(['rehearse'], { [name]: file })).toMatchObject({ ownFiles: [file], unread: [] });
    expect(valuesOf(['rehearse'], { [name]: file })).toEqual({ 'env-from': '{"A":"1"}' });
    expect(() => plan(['rehearse'], { [name]: '/none' })).toThrow(`${name}: "/none" cannot be read: ENOENT.`);
  });

  test('takes account, app and environment from the variables of a deploy, and no access', () => {
    const environment = { HEADLESS_ACCOUNT: 'a', HEADLESS_APP: 'b', HEADLESS_PASSWORD: 'p', HEADLESS_DRY_RUN: 'true' };
    expect(valuesOf(['rehearse'], environment)).toEqual({ account: 'a', app: 'b' });
  });

  test('its help has one --env-from, and no password', () => {
    const planned = plan(['rehearse', '--help']);
    const text = planned.kind === 'print' ? planned.text : '';
    expect(text.match(/^ {2}--env-from/gm)).toHaveLength(1);
    expect(text).not.toMatch(/password-stdin|Secrets/);
  });
});

describe('a HEADLESS_ variable that no command reads', () => {
  test.each([
    ['HEADLESS_ACOUNT', 'HEADLESS_ACCOUNT'],
    ['HEADLESS_HEADLESS_URL', 'HEADLESS_URL'],
    ['HEADLESS_account', 'HEADLESS_ACCOUNT'],
  ])('%s is named where it looks mistyped', (name, meant) => {
    const unread = [`No command reads ${name}. Did you mean ${meant}?`];
    expect(unreadBy(['deploy'], { [name]: 's3cret', PATH: '/', HEADLESS: '1' })).toEqual(unread);
    expect(unreadBy(['deploy', '--env-from', envFile(`${name}=s3cret\nX=1`)], { [name]: 'x' })).toEqual(unread);
  });

  test.each([
    'HEADLESS_GITHUB_TOKEN',
    'HEADLESS_MODE',
    'HEADLESS_API',
    'HEADLESS_API_URL',
    'HEADLESS_API_KEY',
    'HEADLESS_',
  ])('%s may be one of the pipeline', (name) => {
    expect(unreadBy(['deploy'], { [name]: 's3cret', HEADLESS_APP: 'a' })).toEqual([]);
  });

  test('one of another command is none', () => {
    const known = TABLE.commands.flatMap(inputsOf).map((input) => [variableOf(input), 'x'] as const);
    expect(unreadBy(['deploy'], Object.fromEntries(known))).toEqual([]);
    expect(unreadBy(['deploy'], { HEADLESS_WEBHOOK_URL: 'x', HEADLESS_PORT: '1' })).toEqual([]);
  });
});

describe('help and version', () => {
  test.each([[['--help']], [['help']], [['-h']]])('%j lists the commands', (args) => {
    expect(plan(args)).toEqual({ kind: 'print', text: programHelp(TABLE, 80) });
  });

  test.each(['--version', '-v'])('%s', (option) => {
    expect(plan([option])).toEqual({ kind: 'print', text: `${TABLE.version}\n` });
  });

  test.each(['deploy', 'emulator'])('help %s is %s --help', (name) => {
    expect(plan(['help', name])).toEqual(plan([name, '--help']));
  });

  test('help for a command that there is not', () => {
    expect(() => plan(['help', 'depoly'])).toThrow('"depoly" is not a command. Did you mean deploy?');
  });

  test('--help wins over mistakes', () => {
    const [deploy] = TABLE.commands;
    if (deploy === undefined) throw new Error('no command');
    expect(plan(['deploy', '--nope', '--help'])).toEqual({ kind: 'print', text: commandHelp(deploy, 80) });
  });
});

test.each([
  [[], 'No command given. The commands are deploy, '],
  [[''], 'No command given. The commands are deploy, '],
  [['ship'], '"ship" is not a command. The commands are deploy, '],
  [['depoly'], '"depoly" is not a command. Did you mean deploy?'],
  [['Deploy'], '"Deploy" is not a command. Did you mean deploy?'],
  [['create-ap'], '"create-ap" is not a command. Did you mean create-app?'],
  [['version'], '"version" is not a command. Did you mean --version?'],
  [['--dry-run', 'deploy'], 'The first argument must be a command.'],
])('%j is a usage error that lists the commands', (args, message) => {
  expect(() => plan(args)).toThrow(message);
});

describe('the local platform', () => {
  test('reads its options itself', () => {
    expect(plan(['emulator', '--port', '0', '--json'])).toMatchObject({
      kind: 'emulator',
      args: ['--port', '0', '--json'],
    });
    expect(plan(['emulator', '--help'])).toEqual({ kind: 'emulator', args: ['--help'] });
  });

  test('takes variables for options that are not given', () => {
    const variables = { HEADLESS_PORT: '8080', HEADLESS_STRICT: 'true', HEADLESS_SEED: 'a.yml', HEADLESS_APP: 'x' };
    expect(plan(['emulator', '--seed=b.yml'], variables)).toEqual({
      kind: 'emulator',
      args: ['--port=8080', '--strict', '--seed=b.yml'],
    });
    expect(plan(['emulator'], { HEADLESS_STRICT: 'false' })).toEqual({ kind: 'emulator', args: [] });
  });
});

test.each([
  ['check', 'deploy --check'],
  ['dry-run', 'deploy --dry-run'],
  ['rebuild', 'webhook --action rebuild'],
  ['github', 'init --ci github'],
])('%s is no command: %s is meant', (name, meant) => {
  expect(() => plan([name])).toThrow(`"${name}" is not a command. Did you mean "${meant}"?`);
  expect(plan(meant.split(' ')).kind).toBe('step');
});

test.each(['login', 'true'])('%s is no command: they are listed', (name) => {
  expect(() => plan([name])).toThrow(`"${name}" is not a command. The commands are deploy, `);
});

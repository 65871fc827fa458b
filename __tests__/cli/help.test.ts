import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { inputsOf } from '../../src/cli/command-table.ts';
import { commandHelp, programHelp } from '../../src/cli/help.ts';
import { EVERYDAY, isSecret } from '../../src/shared/inputs.ts';
import { TABLE } from '../support/runners/command-table.ts';

const WIDTHS = [40, 60, 80, 100];
/** The local platform has help of its own. */
const COMMANDS = TABLE.commands.filter(({ name }) => name !== 'emulator');

function longest(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}

test('the help of the program lists each command once, in a group', () => {
  const text = programHelp(TABLE, 80);
  const listed = Array.from(text.matchAll(/^ {2}([a-z][a-z-]+) {2}/gm), ([, name = '']) => name);
  expect(listed.toSorted()).toEqual(TABLE.commands.map(({ name }) => name).toSorted());
  expect(text.match(/^[A-Z][^\n]*:$/gm)?.length).toBeGreaterThan(2);
});

test.each(WIDTHS)('no line of it is longer than %i characters', (width) => {
  // Texts stand beside the names, however narrow the terminal.
  expect(longest(programHelp(TABLE, width))).toBeLessThanOrEqual(Math.max(width, 56));
});

describe.each(COMMANDS.map((command) => [command.name, command] as const))('%s --help', (name, command) => {
  const text = commandHelp(command, 80);
  const words = text.replaceAll(/\s+/g, ' ');

  test('has every option and every secret once, and the options of all commands', () => {
    expect(text).toMatch(`Usage: headless-deploy ${name} `);
    for (const input of inputsOf(command)) {
      const options = text.match(new RegExp(`^ {2}--${input.name}(?=[ [\\n])`, 'gm')) ?? [];
      expect([input.name, options.length]).toEqual([input.name, isSecret(input) ? 0 : 1]);
    }
    for (const option of ['--json', '--outputs FILE', '--host NAME', '--help']) expect(text).toContain(`  ${option}`);
    expect(text.includes('--password-stdin')).toBe(inputsOf(command).some((input) => input.name === 'password'));
  });

  test('is in the words of a command line', () => {
    // `init` writes workflows.
    expect(words).not.toMatch(name === 'init' ? /`|\bworkspace\b/ : /`|\b(?:steps?|workflows?|workspace|jobs?)\b/);
    // What is for GitHub alone is no option.
    expect(words).not.toMatch(/github-token|closed-pull-requests|skip-unchanged|\b(?:deployment|comment)\b/);
    expect(words).not.toContain('one per line');
  });

  test.each(WIDTHS)('is wrapped to %i characters', (width) => {
    const lines = commandHelp(command, width).split('\n');
    // A name is never broken, nor a word; texts stand beside the names however narrow the terminal is.
    const texts = lines.filter((line) => !/^ {2}\S+ \S+$/.test(line) && /\S +\S/.test(line.trim()));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((line) => line.length > Math.max(width, 56))).toEqual([]);
  });
});

test('the deploy has first what most workflows need, secrets among it; and its page has the same order', () => {
  const deploy = TABLE.commands.find(({ name }) => name === 'deploy');
  const needed = deploy?.inputs.flatMap(({ name, description }) => (/Required unless/.test(description) ? [name] : []));
  expect(EVERYDAY).toEqual(expect.arrayContaining(needed ?? []));
  const [everyday = '', secrets = '', ...others] = deploy ? sectionsOf(commandHelp(deploy, 80)) : [];
  const secret = new Set(['password', 'purge-cache-webhook']);
  expect(namesIn(everyday, /^ {2}--([a-z-]+)/gm)).toEqual(EVERYDAY.filter((name) => !secret.has(name)));
  expect(namesIn(secrets, /^ {2}HEADLESS_([A-Z_]+)/gm)).toEqual(['PASSWORD', 'PURGE_CACHE_WEBHOOK']);
  expect(others.slice(0, -1).map((text) => text.split('\n')[0])).toEqual([
    'Which files, less often:',
    'After the upload, less often:',
    'Checks and limits, less often:',
  ]);
  const page = readFileSync('docs/reference/deploy.md', 'utf8').split('### Less often')[0] ?? '';
  expect(namesIn(page, /^\| `([a-z-]+)`/gm)).toEqual(EVERYDAY);
});

test('no other command has a title without options', () => {
  for (const command of COMMANDS) expect(commandHelp(command, 80)).not.toMatch(/:\n\n/);
});

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** What has a title and options below it. */
const sectionsOf = (help: string): string[] => help.split('\n\n').filter((text) => /^[A-Z][^\n]*:\n {2}/.test(text));

test('a value that a switch may have, the only values of an option, and what holds without it', () => {
  const deploy = TABLE.commands.find(({ name }) => name === 'deploy');
  if (deploy === undefined) throw new Error('no deploy');
  const text = commandHelp(deploy, 80);
  expect(text).toContain('  --wait[=if-possible] ');
  expect(text).toContain('  --secret-scan warn|error|off\n');
  expect(text).toMatch(/--compression-level VALUE\n[^-]*Without it: 6\n/);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('HEADLESS_ACCOUNT for --account, HEADLESS_URL for --headless-url');
});

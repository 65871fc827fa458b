import { describe, expect, test } from '@jest/globals';
import { azureDialect } from '../../../src/runner/terminal/dialects.ts';
import type { Dialect } from '../../../src/runner/terminal/dialects.ts';
import { gitlabDialect } from '../../../src/runner/terminal/dialects.ts';
import { commandTerms } from '../../../src/runner/terminal/hosts.ts';
import { plainDialect } from '../../../src/runner/terminal/dialects.ts';
import { createTerminal } from '../../../src/runner/terminal/terminal.ts';
import type { TerminalRunner } from '../../../src/runner/terminal/terminal.ts';
import { agentCommandsIn } from '../../support/runners/agent-command-parser.ts';
import { sectionsIn } from '../../support/runners/gitlab-section-parser.ts';
import { commandsIn } from '../../support/runners/command-parser.ts';

const SECRET = 'p@ss"w%rd';
const HOSTILE =
  '::add-mask::x\r##vso[task.complete]a\nsection_end:1:a\r\u001b[0K##[error]b\u0085##\u00advso[task.debug]c\u001b[31m';

/** A terminal whose log is kept. */
function terminalOf(dialect: Dialect, isDebug = false): TerminalRunner & { readonly log: () => string } {
  let log = '';
  const terminal = createTerminal({
    variables: {},
    cancelled: new AbortController().signal,
    isDebug,
    input: (name) => (name === 'app' ? 'shop' : ''),
    inputAsWritten: (name) => (name === 'app' ? ' shop' : ''),
    terms: commandTerms('plain'),
    dialect,
    writeLog: (text) => void (log += text),
    onOutputs: () => [],
  });
  return { ...terminal, log: () => log };
}

test('good news is green in a terminal, inside of a group as well, and without colours only text', async () => {
  for (const [hasColour, line] of [
    [true, '\u001b[32mLive after 2.0 s\u001b[39m\n'],
    [false, 'Live after 2.0 s\n'],
  ] as const) {
    const { runner, log } = terminalOf(plainDialect(hasColour));
    runner.info('Live after 2.0 s', 'good');
    await runner.group('', async () => runner.info('Live after 2.0 s', 'good'));
    expect(log()).toMatch(line);
    expect(log().endsWith(`  ${line}`)).toBe(true);
  }
});

/** Commands of Azure Pipelines, and sections of GitLab. */
const found = (log: string): string[] => [
  ...agentCommandsIn(log).map(({ name }) => name),
  ...sectionsIn(log).map(({ part }) => part),
];

/** Commands of GitHub. `##[group]` is one of Azure Pipelines as well. */
const others = (log: string): string[] => commandsIn(log).filter((name) => !/^(?:group|endgroup)$/.test(name));

/** Everything that a step can say. */
async function sayAll({ runner }: TerminalRunner, text: string): Promise<void> {
  runner.info(text);
  runner.debug(text);
  runner.notice(text, text);
  runner.warning(text, text);
  runner.error(text, text, text);
  await runner.group(text, async () => runner.info(text));
}

const DIALECTS: readonly (readonly [string, () => Dialect])[] = [
  ['plain', () => plainDialect(false)],
  ['in colour', () => plainDialect(true)],
  ['GitLab', () => gitlabDialect(() => 1_700_000_000_000)],
  ['Azure Pipelines', () => azureDialect(true)],
];

describe.each(DIALECTS)('%s', (_, dialect) => {
  test('writes no secret but in the command that masks it', async () => {
    const terminal = terminalOf(dialect(), true);
    terminal.runner.mask([SECRET]);
    for (const text of [SECRET, encodeURIComponent(SECRET), JSON.stringify(SECRET), `cut: ${SECRET.slice(0, 5)}…`]) {
      await sayAll(terminal, text);
    }
    const lines = terminal
      .log()
      .split('\n')
      .filter((line) => !line.includes('task.setsecret'));
    expect(lines.join('\n')).not.toMatch(/p(?:@|%40)ss/);
    expect(lines.join('\n')).toContain('***');
  });

  test('lets no command of any host through', async () => {
    const harmless = terminalOf(dialect(), true);
    await sayAll(harmless, 'words');
    const terminal = terminalOf(dialect(), true);
    await sayAll(terminal, HOSTILE);
    expect(found(terminal.log())).toEqual(found(harmless.log()));
    expect(others(terminal.log())).toEqual(others(harmless.log()));
    // Colour and the markers of sections are our own.
    const colours = /\u001b\[(?:\d+m|0K)/g;
    expect(terminal.log().replace(colours, '')).not.toMatch(/[\u001b\u0085\u00ad]/);
  });
});

test('plain lines: what a person reads in a terminal', async () => {
  const { runner, log } = terminalOf(plainDialect(false));
  runner.info('one\ntwo');
  runner.debug('not shown');
  runner.warning('Title', 'first\nsecond');
  runner.error('Title', 'first\nsecond', 'remedy\nmore');
  const value = await runner.group('Heading', async () => (runner.info('inside'), 7));
  runner.info(String(value));
  expect(log().split('\n')).toEqual([
    'one',
    'two',
    'warning: Title: first',
    'second',
    'error: Title: first',
    'second',
    'remedy',
    'more',
    'Heading',
    '  inside',
    '7',
    '',
  ]);
});

test('colour marks levels and headings, and no title names the site', async () => {
  const { runner, log } = terminalOf(plainDialect(true));
  runner.about(' (acme / shop)');
  runner.error('Title', 'text');
  await runner.group('Heading', async () => undefined);
  expect(log()).toBe('\u001b[31merror:\u001b[39m \u001b[1mTitle:\u001b[22m text\n\u001b[1mHeading\u001b[22m\n');
});

test('GitLab: groups are sections, each with a name of its own, and closed in any ending', async () => {
  const { runner, log } = terminalOf(gitlabDialect(() => 1_700_000_000_000));
  await runner.group('First', async () => runner.info('inside'));
  await expect(runner.group('Second', async () => await Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const sections = sectionsIn(log());
  expect(sections.map(({ part, rest }) => [part, rest])).toEqual([
    ['start', 'First'],
    ['end', ''],
    ['start', 'Second'],
    ['end', ''],
  ]);
  expect(sections.map(({ name }) => name)).toEqual([1, 1, 2, 2].map((n) => `headless_deploy_1700000000000_${n}`));
  expect(log()).toContain('\ninside\n');
});

describe('Azure Pipelines', () => {
  test('errors and warnings are issues, which name the site, with the remedy in the same line', () => {
    const { runner, log } = terminalOf(azureDialect(true));
    runner.error('Title', '100%3B; of [it]\nsecond', 'remedy');
    runner.about(' (acme / shop)');
    runner.warning('Title', 'text');
    runner.notice('Title', 'text');
    expect(agentCommandsIn(log())).toEqual([
      { name: 'task.logissue', properties: { type: 'error' }, data: 'Title: 100%3B; of [it] remedy' },
      { name: 'task.logissue', properties: { type: 'warning' }, data: 'Title (acme / shop): text' },
    ]);
    expect(log()).toContain('\nsecond\n');
    expect(log()).toContain('\nnotice: Title (acme / shop): text\n');
  });

  test.each(['plain', 'semi;colon]', '100%', '%3B%0D%0A%5D', '%AZP25', 'ü %'])(
    'an output keeps the value %j',
    (value) => {
      const lines = azureDialect(true).output('DEPLOY_STATUS', value);
      expect(agentCommandsIn(lines.join('\n'))).toEqual([
        { name: 'task.setvariable', properties: { variable: 'DEPLOY_STATUS', isOutput: 'true' }, data: value },
      ]);
    },
  );

  test('secrets are marked line by line, once, and as they are', () => {
    const { runner, log } = terminalOf(azureDialect(true));
    runner.mask(['a%0Ab;c]d', 'line one\nline two', 'abc']);
    runner.mask(['line two']);
    expect(agentCommandsIn(log()).map(({ name, data }) => [name, data])).toEqual([
      ['task.setsecret', 'a%0Ab;c]d'],
      ['task.setsecret', 'line one'],
      ['task.setsecret', 'line two'],
    ]);
  });

  test('where no agent reads the log, it holds no secret', () => {
    const { runner, log } = terminalOf(azureDialect(false));
    runner.mask([SECRET]);
    expect(log()).toBe('');
  });
});

test('inputs, state and outputs', () => {
  const { runner, outputs } = terminalOf(plainDialect(false));
  runner.saveState('a', 'b');
  runner.output('status', 'done');
  expect([
    runner.input('app'),
    runner.inputAsWritten('app'),
    runner.input('none'),
    runner.state('a'),
    runner.state('c'),
  ]).toEqual(['shop', ' shop', '', 'b', '']);
  expect([...outputs]).toEqual([['status', 'done']]);
});

test('what a step shows is its result, not part of the log: lines without secrets and commands', () => {
  const { runner, shown, log } = terminalOf(azureDialect(true));
  runner.mask([SECRET]);
  const before = log();
  runner.show([`a ${SECRET}`, `b\n${HOSTILE}`]);
  expect(log()).toBe(before);
  expect(shown).toHaveLength(2);
  expect(shown.join('\n')).not.toContain(SECRET);
  expect(found(shown.join('\n'))).toEqual([]);
});

test('a value that is hidden is in no text, and stays in outputs; the host is not told', () => {
  const outputs: (readonly [string, string])[] = [];
  let log = '';
  const { runner, clean } = createTerminal({
    variables: {},
    cancelled: new AbortController().signal,
    isDebug: false,
    input: () => '',
    inputAsWritten: () => '',
    terms: commandTerms('azure'),
    dialect: {
      ...azureDialect(true),
      mask: (secrets) => [...secrets],
      output: (name, value) => (outputs.push([name, value]), []),
    },
    writeLog: (text) => void (log += text),
    onOutputs: (values) => [...values],
  });
  runner.hide(['production', 'short']);
  runner.mask([SECRET]);
  runner.info('production, cHJvZHVjdGlvbg==, short');
  runner.warning('production', 'production');
  runner.output('environment-id', `production-${SECRET}`);
  runner.output('result', '');
  expect(log).toBe(`${SECRET}\n***, ***, short\n##vso[task.logissue type=warning]***: ***\n`);
  expect(outputs[0]).toEqual(['environment-id', 'production-***']);
  expect(clean(`production ${SECRET}`)).toEqual(['production ***']);
  expect(runner.redact(`production ${SECRET}`)).toBe('*** ***');
  expect(runner.holdsSecret('id-production-1', [])).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createGitHubRunner } from '../../../src/runner/github/github.ts';
import { describe, expect, test } from '@jest/globals';
import type { Runner } from '../../../src/runner/runner.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { runBehindDoor } from '../../support/faults/door.ts';
import { plant, makeFolder } from '../../support/git/folders.ts';
import { annotationsIn, commandsIn } from '../../support/runners/command-parser.ts';

/** What `body` writes through a runner. */
async function withRunner(
  body: (runner: Runner) => void | Promise<void>,
  { inputs = {}, variables = {} }: { inputs?: Record<string, string>; variables?: Record<string, string> } = {},
) {
  const action = async (runner: Runner): Promise<number> => {
    await body(runner);
    return 0;
  };
  return await runBehindDoor(action, inputs, { clock: fakeClock() }, variables);
}

test('a run that Dependabot started says where its secrets are', () => {
  const { signal } = new AbortController();
  const messages = (actor: string) => createGitHubRunner({ GITHUB_ACTOR: actor }, signal).terms.onMissingInput([]);
  expect(messages('dependabot[bot]')).toContain('those under "Secrets and variables > Dependabot" in the settings');
  expect(messages('octocat')).not.toContain('Dependabot');
});

test('outputs go to a named pipe while somebody reads it, who sees no end between them', async () => {
  const pipe = path.join(makeFolder('output'), 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opened in another way, it would hold the test for ever.
  const rescue = `setTimeout(() => require('node:fs').openSync(${JSON.stringify(pipe)}, 'r+'), 4000), setInterval(() => {}, 9000)`;
  const rescuer = new Worker(rescue, { eval: true });
  try {
    await withRunner(
      (runner) => {
        expect(() => runner.output('status', 'unknown')).toThrow(/ENXIO/);
        const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
        const bytes = Buffer.alloc(1000);
        for (const value of ['one', 'two']) {
          runner.output('status', value);
          expect(bytes.toString('utf8', 0, readSync(reader, bytes))).toContain(value);
          expect(() => readSync(reader, bytes)).toThrow(/EAGAIN/);
        }
        closeSync(reader);
        expect(() => runner.output('status', 'three')).toThrow(/ENXIO/);
      },
      { variables: { GITHUB_OUTPUT: pipe } },
    );
  } finally {
    await rescuer.terminate();
  }
});

describe('the log', () => {
  test('has one line for each fact, annotations with a title, and groups', async () => {
    const { stdout } = await withRunner(async (runner) => {
      runner.info('one\ntwo');
      runner.debug('detail');
      runner.notice('Title: 1', 'first, line\nsecond');
      runner.warning('Title', '100 %');
      runner.error('Title', 'text');
      const value = await runner.group('Heading', async () => (runner.info('inside'), 7));
      runner.info(String(value));
    });
    expect(stdout.split('\n')).toEqual([
      'one',
      'two',
      '::debug::detail',
      '::notice title=Title%3A 1::first, line',
      'second',
      '::warning title=Title::100 %25',
      '::error title=Title::text',
      '::group::Heading',
      'inside',
      '::endgroup::',
      '7',
      '',
    ]);
  });

  test('names the site in the title of each annotation, once it is known', async () => {
    const { stdout } = await withRunner(async (runner) => {
      runner.warning('Title', 'before');
      runner.about(' (acme / shop / a::b\n%)');
      runner.warning('Title', 'after');
      runner.error('Title', 'text');
      runner.about('');
      runner.error('Title', 'again');
    });
    expect(stdout.split('\n').slice(0, -1)).toEqual([
      '::warning title=Title::before',
      '::warning title=Title (acme / shop / a%3A %3Ab\\u000a%25)::after',
      '::error title=Title (acme / shop / a%3A %3Ab\\u000a%25)::text',
      '::error title=Title::again',
    ]);
  });

  test.each([
    [{}, 'The log says:%0A  a%0A  \\u003a:error: :b%0A  ##\\u005berror]c%0ADo it.'],
    [{ ACT: 'true' }, 'The log says: a | \\u003a:error: :b | ##\\u005berror]c. Do it.'],
    [{ GITEA_ACTIONS: 'true' }, 'The log says: a | \\u003a:error: :b | ##\\u005berror]c. Do it.'],
  ])('an annotation quotes lines as lines, where its runner knows line breaks: %j', async (variables, text) => {
    const { stdout } = await withRunner(
      (runner) => runner.error('Title', 'The log says:\n  a\n  ::error::b\n  ##[error]c\nDo it.\n  more'),
      { variables },
    );
    expect(stdout).toBe(`::error title=Title::${text}\n  more\n`);
    expect(commandsIn(annotationsIn(stdout)[0]?.text ?? '')).toEqual([]);
  });

  test('lets no command through, whichever way it comes', async () => {
    const hostile = '::add-mask::x\r::set-env name=a::b\n ##[error]c\r\n\u0085::stop-commands::d';
    const { stdout } = await withRunner(async (runner) => {
      runner.info(hostile);
      runner.error(hostile, hostile);
      await runner.group(hostile, async () => undefined);
    });
    expect(commandsIn(stdout)).toEqual(['error', 'group', 'endgroup']);
    // What the annotation says once the runner has decoded it is printed as well.
    const [annotation] = annotationsIn(stdout);
    const decoded = `${annotation?.title}\n${annotation?.text}`;
    expect(decoded).toContain('add-mask');
    expect(commandsIn(decoded)).toEqual([]);
  });
});

function hideSecret(runner: Runner): void {
  runner.mask(['p@ss"w%rd']);
}

/** In every form, and everywhere that a runner writes. */
async function saySecret(runner: Runner): Promise<void> {
  for (const text of ['p@ss"w%rd', 'p%40ss%22w%25rd', JSON.stringify('p@ss"w%rd')]) {
    runner.info(text);
    runner.debug(text);
    runner.notice(text, text);
    runner.warning(text, text);
    runner.error(text, text);
    await runner.group(text, async () => undefined);
    await runner.summary(`<p>${text}</p>`);
  }
  await runner.summary('<p>p&#64;ss&#34;w%rd</p>');
  runner.info('cut: p@ss"…');
}

describe('secrets', () => {
  test('reach the runner once, and are written nowhere else', async () => {
    const { stdout, summary } = await withRunner(async (runner) => {
      hideSecret(runner);
      hideSecret(runner);
      await saySecret(runner);
    });
    const lines = stdout.split('\n');
    const masks = lines.filter((line) => line.startsWith('::add-mask::'));
    expect(masks).toEqual(['::add-mask::p@ss"w%rd']);
    const rest = [...lines.filter((line) => !line.startsWith('::add-mask::')), summary].join('\n');
    expect(rest).toContain('***');
    expect(rest).not.toMatch(/p(?:@|%40|&#64;)ss/);
  });

  test('are not written at all where no runner removes the mask command from the log', async () => {
    const { stdout, summary } = await withRunner(
      async (runner) => {
        hideSecret(runner);
        await saySecret(runner);
      },
      { variables: { GITHUB_ACTIONS: '' } },
    );
    expect(stdout + summary).not.toMatch(/add-mask|p(?:@|%40|&#64;)ss/);
  });
});

describe('inputs, outputs and the summary', () => {
  test('inputs are trimmed; one that is not set is empty', async () => {
    const { stdout } = await withRunner(
      (runner) =>
        runner.info(
          JSON.stringify([runner.input('headless-url'), runner.input('none'), runner.inputAsWritten('headless-url')]),
        ),
      { inputs: { 'headless-url': '  https://x \n' } },
    );
    expect(stdout).toBe('["https://x","","  https://x \\n"]\n');
  });

  test('an output goes to the file, under a delimiter that its value cannot forge', async () => {
    const { stdout, outputFile } = await withRunner((runner) => runner.output('name', 'a\nEOF\nother<<EOF\nb'));
    expect(stdout).toBe('');
    expect(outputFile).toMatch(/^name<<(ghadelimiter_[\w-]+)\na\nEOF\nother<<EOF\nb\n\1\n$/);
  });

  test('the summary is appended', async () => {
    const { summary } = await withRunner(async (runner) => {
      await runner.summary('<p>1</p>');
      await runner.summary('<p>2</p>');
    });
    expect(summary).toBe('<p>1</p>\n<p>2</p>\n');
  });

  test('no summary where the host has none', async () => {
    const { stdout } = await withRunner(
      async (runner) => {
        await runner.summary('<p>1</p>');
        runner.info('goes on');
      },
      { variables: { GITHUB_STEP_SUMMARY: '' } },
    );
    expect(stdout).toBe('goes on\n');
  });
});

const sayWhetherFork = (runner: Runner): void => runner.info(String(runner.isForkPullRequest()));

test.each([
  ['a fork', { full_name: 'someone/site' }, true],
  ['a fork that was deleted', null, true],
  ['a branch of the repository itself', { full_name: 'acme/site' }, false],
])('a pull request from %s: %j', async (_, repo, expected) => {
  const event = { pull_request: { head: { repo } }, repository: { full_name: 'acme/site' } };
  const folder = plant(makeFolder('event'), { 'event.json': JSON.stringify(event) });
  const { stdout } = await withRunner(sayWhetherFork, {
    variables: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: `${folder}/event.json` },
  });
  expect(stdout).toBe(`${expected}\n`);
});

test('a push is no pull request from a fork', async () => {
  const { stdout } = await withRunner(sayWhetherFork, { variables: { GITHUB_EVENT_NAME: 'push' } });
  expect(stdout).toBe('false\n');
});

import { describe, expect, test } from '@jest/globals';
import { commitOf } from '../../../../src/actions/step/report/commit.ts';
import { code, element, text } from '../../../../src/actions/step/report/html.ts';
import { renderSummary } from '../../../../src/actions/step/report/summary.ts';
import type { Summary, SummaryFrame } from '../../../../src/actions/step/report/summary.ts';
import { InvalidInputError, OutcomeError, StepError } from '../../../../src/shared/errors.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import { DRAWN } from '../../../support/jest/code-points.ts';
import fc from '../../../support/jest/properties.ts';
import { foreignIn, withoutCallouts } from '../../../support/pages/summary-html.ts';

const SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const GITHUB = {
  GITHUB_SHA: SHA,
  GITHUB_REF_NAME: 'main',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
};
const COMMIT_URL = `https://github.com/acme/shop/commit/${SHA}`;

function render(summary: Partial<Summary> = {}, frame: Partial<SummaryFrame> = {}): string {
  const known = {
    status: 'accepted' as const,
    error: undefined,
    advice: '',
    more: 'docs/x.md#y',
    warnings: [],
    commit: commitOf(GITHUB),
    elapsed: 12_345,
    ...frame,
  };
  return renderSummary({ heading: 'Deploy accepted', subject: 'acme / shop / e-1', commit: 'sent', ...summary }, known);
}

function firstLine(html: string): string {
  return textOfHtml(html).split('\n')[0] ?? '';
}

describe('title, commit and time', () => {
  const error = new StepError('conflict', 'It is there.');

  test.each<[string, Partial<Summary>, Partial<SummaryFrame>, string, string]>([
    ['all is known', {}, {}, '→ Deploy accepted: acme / shop / e-1', 'From 1a2b3c4 (main) in 12.3 s'],
    [
      'a commit that was not sent',
      { heading: 'App created', commit: 'ran-for' },
      {},
      '→ App created: acme / shop / e-1',
      'At commit 1a2b3c4 (main) in 12.3 s',
    ],
    [
      'a failure',
      { heading: 'Deploy failed' },
      { error },
      '→ Deploy failed: acme / shop / e-1',
      'From 1a2b3c4 (main) after 12.3 s',
    ],
    ['nothing to name', { subject: undefined }, {}, '→ Deploy accepted', 'From 1a2b3c4 (main) in 12.3 s'],
    ['a zip of an unknown commit', { commit: 'hidden' }, {}, '→ Deploy accepted: acme / shop / e-1', 'In 12.3 s'],
    ['no commit', {}, { commit: undefined }, '→ Deploy accepted: acme / shop / e-1', 'In 12.3 s'],
    [
      'no branch',
      {},
      { commit: commitOf({ GITHUB_SHA: SHA }) },
      '→ Deploy accepted: acme / shop / e-1',
      'From 1a2b3c4 in 12.3 s',
    ],
  ])('with %s', (_name, summary, frame, title, origin) => {
    const lines = textOfHtml(render(summary, frame)).split('\n');
    expect([lines[0], lines.at(-1)]).toEqual([title, origin]);
  });

  test.each<[SummaryFrame['status'], string]>([
    ['accepted', '→ '],
    ['live', '✔ '],
    ['skipped', '○ '],
    ['failed', '✖ '],
    ['unknown', '? '],
  ])('%s has a mark of its own, and warnings one more', (status, mark) => {
    const warnings = [{ title: 'No lock file', text: 'There is none.' }];
    expect(firstLine(render({}, { status }))).toMatch(new RegExp(`^\\${mark}Deploy`));
    expect(firstLine(render({}, { status, warnings }))).toMatch(new RegExp(`^\\${mark}⚠ Deploy accepted, 1 warning: `));
  });

  test('a step that is red is not marked as done, though its build is live', () => {
    const late = { status: 'live', error: new OutcomeError('timeout', 'No time was left.', 'live') } as const;
    const warnings = [{ title: 'No lock file', text: 'There is none.' }];
    expect(firstLine(render({}, late))).toMatch(/^⚠ Deploy accepted: /);
    expect(firstLine(render({}, { ...late, warnings }))).toMatch(/^⚠ Deploy accepted, 1 warning: /);
  });

  test('a number and its unit stay on one line', () => {
    expect(render()).toContain(' in 12.3\u00a0s</p>');
    expect(text('12 files, 3.4 MB, 2 min 5 s')).toBe('12 files, 3.4\u00a0MB, 2\u00a0min 5\u00a0s');
  });

  test('links the commit on the server of the runner', () => {
    expect(foreignIn(render(), [COMMIT_URL])).toEqual([]);
    expect(foreignIn(render())).toHaveLength(1);
  });

  test.each([
    [
      'Gitea below a path',
      { GITHUB_SERVER_URL: 'https://git.example.com/gitea/' },
      `https://git.example.com/gitea/acme/shop/commit/${SHA}`,
    ],
    ['no server', { GITHUB_SERVER_URL: '' }, undefined],
    ['a server that is none', { GITHUB_SERVER_URL: 'javascript:alert(1)//' }, undefined],
    ['a server with credentials', { GITHUB_SERVER_URL: 'https://user:pass@git.example.com' }, undefined],
    ['a repository that is none', { GITHUB_REPOSITORY: '../../evil' }, undefined],
  ])('%s', (_name, changed, url) => {
    expect(commitOf({ ...GITHUB, ...changed })?.url?.href).toBe(url);
  });

  test.each([undefined, '', 'main', '1a2b3c4', `${SHA}"><script>`])('%j is no commit', (sha) => {
    expect(commitOf({ ...GITHUB, GITHUB_SHA: sha })).toBeUndefined();
  });
});

describe('the address of the site', () => {
  test('is the one link, in place of that to the commit', () => {
    const html = render({ url: 'https://shop.example.com/' });
    expect(foreignIn(html, ['https://shop.example.com/'])).toEqual([]);
    expect(html.match(/href/g)).toHaveLength(1);
    expect(textOfHtml(html)).toContain('From 1a2b3c4 (main)');
  });

  test.each(['javascript:alert(1)', 'not a url', 'data:text/html,x'])('%s is none', (url) => {
    expect(foreignIn(render({ url }), [COMMIT_URL])).toEqual([]);
  });
});

describe('a failure', () => {
  test('comes first, in a red callout: its title, the message and the advice, each in paragraphs of their own', () => {
    const html = render(
      { subject: undefined },
      {
        error: new StepError('too-large', 'The zip is too large.'),
        advice: 'Leave something out.\n  9 MB  a.mp4\n  1 MB  b.png',
      },
    );
    expect(html.split('\n').slice(1)).toEqual([
      '',
      '> [!CAUTION]',
      '> <p><b>Too large.</b> <a>The zip is too large.</a></p>',
      '> <p><a>Leave something out.</a></p>',
      '> <ul><li><a>9 MB  a.mp4</a></li><li><a>1 MB  b.png</a></li></ul>',
      '> <p><code>docs/x.md&#35;y</code></p>',
      '',
      expect.stringContaining('<p>From '),
    ]);
  });

  test('of several inputs is a list', () => {
    const problems = ['a', 'b'].map((input) => ({ input, problem: 'is required' }));
    expect(render({}, { error: new InvalidInputError(problems) })).toContain(
      '> <p><b>Invalid input.</b> <a>2 problems.</a></p>\n> <ul><li><a>a&#58; is required</a></li><li><a>b&#58; is required</a></li></ul>',
    );
  });

  test('leads to the page about it, where the address of that is known', () => {
    const more = 'https://github.com/octo-org/headless-deploy/blob/v1/docs/x.md#y';
    const html = render({}, { error: new StepError('conflict', 'It is there.'), more });
    expect(foreignIn(html, [COMMIT_URL, more])).toEqual([]);
    expect(foreignIn(html, [COMMIT_URL])).toHaveLength(1);
    expect(textOfHtml(html)).toContain('Troubleshooting: Conflict');
    expect(textOfHtml(html)).not.toContain('docs/x.md');
    expect(render({}, { more })).not.toContain('Troubleshooting');
  });

  test('that has no advice has no empty paragraph', () => {
    const html = render({}, { error: new StepError('conflict', 'It is there.\n') });
    expect(html).not.toMatch(/<(\w+)>\s*<\/\1>/);
  });
});

describe('what is below', () => {
  test('rows without a value are not shown', () => {
    const html = render({
      rows: [
        ['Zip', text('1 file')],
        ['Build', undefined],
      ],
      names: [['Operation', undefined]],
    });
    expect(html.split('\n').slice(2)).toEqual(['<table><tr><td><b>Zip</b></td><td>1 file</td></tr></table>']);
  });

  test('sections and long names are folded', () => {
    const html = render({
      sections: [{ heading: 'Files', body: [element('ul', element('li', code('a')))] }],
      names: [['Operation', code('op')]],
      hashes: [['SHA-256', code('0f')]],
    });
    expect(html.split('\n').slice(2)).toEqual([
      '<details><summary>Files</summary><ul><li><code>a</code></li></ul></details>',
      '<details><summary>Names and hashes</summary><ul><li>Operation&#58; <code>op</code></li><li>SHA-256&#58; <code>0f</code></li></ul></details>',
    ]);
  });

  test('no line is empty but around a callout: from there on GitHub would read Markdown', () => {
    const error = new StepError('conflict', 'a\n\n\n# b\r\n\r\n');
    const html = render({ rows: [['a', code('x\n\ny')]], subject: 'x\n\ny' }, { error, advice: '\n\n' });
    expect(withoutCallouts(html)).not.toMatch(/\n\s*\n/);
    expect(withoutCallouts(html)).toContain('\n<p><b>Conflict');
  });
});

test('any text in a failure comes out as it went in, and is no element', () => {
  const more = ['', '</a></p><img src=x onerror=y>', '<', '&#60;', '<!--', '`b` @team #1 [a](https://evil.example)'];
  fc.assert(
    fc.property(fc.string({ unit: DRAWN }), fc.constantFrom(...more), (words, hostile) => {
      const html = render(
        {},
        { error: new StepError('rejected', `=${words}${hostile}=`), advice: `=${hostile}${words}=` },
      );
      expect(foreignIn(html, [COMMIT_URL])).toEqual([]);
      // To a reader a space that does not break is a space: `textOfHtml` reads the page so.
      const read = words.replaceAll('\u00a0', ' ');
      expect(textOfHtml(html)).toContain(`=${read}${hostile}=`);
      expect(textOfHtml(html)).toContain(`=${hostile}${read}=`);
    }),
    { numRuns: 300 },
  );
});

describe('64 KB at most: a comment has more than that, and may have 65,536 characters', () => {
  test.each([
    ['a long message', { error: new StepError('rejected', '&'.repeat(1_000_000)) }],
    ['many short lines', { error: new StepError('rejected', 'x'), advice: '|\n'.repeat(100_000) }],
    ['a long advice', { error: new StepError('rejected', 'x'), advice: '  |\n'.repeat(100_000) }],
  ])('of %s', (_name, frame) => {
    const html = render({}, frame);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64_000);
    expect(html).toContain('… (the log has all of it)');
    expect(foreignIn(html, [COMMIT_URL])).toEqual([]);
  });

  test('of many long values: whole blocks are dropped', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`row ${index}`, code('é&'.repeat(250))] as const);
    const html = render({ rows, names: rows.slice(0, 2), sections: [{ heading: 'a', body: [code('last')] }] });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64_000);
    expect(html).toContain('<code>last</code>');
    expect(html).toContain('… (the log has all of it)');
    expect(html).not.toContain('row 39');
  });
});

import { expect, test } from '@jest/globals';
import { createCases } from '../../../support/pages/summary-cases.ts';
import { asGitHubShows } from '../../../../scripts/look/github-page.js';
import { titles } from '../../../../src/actions/step/advice/error-codes.ts';
import { renderSummary } from '../../../../src/actions/step/report/summary.ts';
import { anchorOf } from '../../../../src/shared/troubleshooting.ts';
import { textOfHtml, tokenizeHtml } from '../../../support/pages/html-tokens.ts';
import { foreignIn, withoutCallouts } from '../../../support/pages/summary-html.ts';

const COMMIT = 'https://github.com/acme/shop/commit/1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const COMPARISON =
  'https://github.com/acme/shop/compare/0d62d3bc4abd7954eab065056d105bf6dd5cea2e...1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const PAGE = 'https://github.com/YOUR_ACCOUNT/headless-deploy/blob/v1/docs/how-to/fix-an-error.md';
const LINKS = [
  COMMIT,
  COMPARISON,
  'https://shop.example.com/',
  ...titles().map((title) => `${PAGE}#${anchorOf(title)}`),
];
const HOSTILE =
  '</code></td></table></details><script src=x>alert(1)</script><img onerror="x" src=\'y\'>[a](https://evil.example) `b` @team #1\n\n# c';

test('every action has summaries of success and failure', () => {
  const names = createCases().map(([name]) => name.split(': ')[0]);
  const actions = [
    'deploy',
    'create-app',
    'create-environment',
    'delete-environment',
    'webhook',
    'installs',
    'environments',
    'emulator',
  ];
  expect([...new Set(names)]).toEqual(actions);
  for (const action of actions) expect(names.filter((name) => name === action).length).toBeGreaterThan(1);
});

test.each(createCases())('%s: what happened, from which commit, in what time', (name, html) => {
  const [first = '', ...lines] = textOfHtml(html).split('\n');
  expect(first).toMatch(/^[→✔○✖?] (?:⚠ )?[A-Z][\w ,]+(?:: .*)?$/);
  // What fits on one line of the page.
  expect(first.length).toBeLessThanOrEqual(70);
  const origin = lines.find((line) => line.endsWith(' 12.3 s')) ?? '';
  expect(origin).toMatch(/^(?:From|At commit) 1a2b3c4 \(main\) (?:in|after) 12\.3 s$/);
  expect(foreignIn(html, LINKS)).toEqual([]);
  const isFailure = origin.endsWith(' after 12.3 s');
  expect(/> <p><a href="[^"]+">Troubleshooting&#58; /.test(html)).toBe(isFailure);
  expect(html.includes('</h3>\n\n> [!CAUTION]\n> <p><b>')).toBe(isFailure);
  // The commit, or the site in its place.
  expect(html.match(/href/g)).toHaveLength(isFailure || name === 'deploy: live, compared' ? 2 : 1);
  expect(textOfHtml(html).includes('https://shop.example.com/')).toBe(name === 'deploy: live');
  expect(html).not.toMatch(/undefined|null|\[object|<(\w+)>\s*<\/\1>/);
  expect(withoutCallouts(html)).not.toMatch(/\n\s*\n/);
  expect(name).toContain(': ');
});

test.each(createCases((words) => `${words}${HOSTILE}`))(
  '%s: hostile names make no element and no link',
  (_name, html) => {
    expect(foreignIn(html, LINKS)).toEqual([]);
    expect(textOfHtml(html)).toContain('<script src=x>');
    expect(withoutCallouts(html)).not.toMatch(/\n\s*\n/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64_000);
  },
);

test.each(createCases((words) => `${words}${HOSTILE}`))('%s: GitHub shows all of it as it is', (_name, html) => {
  const page = asGitHubShows(html);
  const shown = tokensOf(page.replaceAll(/<blockquote>\n<p>\[!(?:CAUTION|WARNING)\]<\/p>|<\/blockquote>/g, ''));
  expect(page.match(/<blockquote>/g)?.length).toBe(html.match(/> \[!/g)?.length);
  expect(shown).toEqual(tokensOf(withoutCallouts(html)));
});

test('warnings are a yellow callout, and only the mark of a callout is Markdown', () => {
  const warnings = [{ title: 'Secret found', text: '> [!CAUTION]\n# .env' }];
  const frame = { error: undefined, advice: '', more: '', commit: undefined, elapsed: 1, warnings };
  const html = renderSummary({ heading: 'Done' }, { status: 'done', ...frame });
  expect(html).toContain(
    '</h3>\n\n> [!WARNING]\n> <ul><li><b>Secret found.</b> <a>&#62; &#91;!CAUTION&#93;</a></li></ul>\n\n<p>',
  );
  expect(asGitHubShows(html)).toContain('<blockquote>\n<p>[!WARNING]</p>\n<ul><li>');
});

function tokensOf(html: string): string[] {
  const tokens = tokenizeHtml(html).map((token) => (token.kind === 'tag' ? token.name : token.text));
  return tokens.filter((token) => !/^(?:\/?tbody|\s*)$/.test(token));
}

test('GitHub would not show anything else', () => {
  expect(asGitHubShows('<p style="color:red" class="x">a<font>b</font></p>')).toBe('<p>ab</p>');
});

import { describe, expect, test } from '@jest/globals';
import { exclusionSections } from '../../../../src/actions/deploy/report/exclusions.ts';
import { renderSummary } from '../../../../src/actions/step/report/summary.ts';
import type { RuleTotal } from '../../../../src/workspace/explain/exclusions.ts';
import { textOfHtml, tokenizeHtml } from '../../../support/pages/html-tokens.ts';

const OURS = new Set(
  ['details', 'summary', 'table', 'tr', 'th', 'td', 'code', 'p'].flatMap((name) => [name, `/${name}`]),
);

function total(source: string, pattern: string, files: number, bytes: number): RuleTotal {
  return { source, pattern, files, bytes };
}

/** The sections as they stand in a summary. */
function renderExclusions(...[exclusions, files]: Parameters<typeof exclusionSections>): string {
  const summary = { heading: 'Heading', sections: exclusionSections(exclusions, files) };
  const html = renderSummary(summary, {
    status: 'failed',
    error: undefined,
    advice: '',
    more: '',
    warnings: [],
    commit: undefined,
    elapsed: 0,
  });
  return html.slice(html.indexOf('</p>') + '</p>'.length);
}

/** The text of each row, cells parted by a bar. */
function linesOf(html: string): string[] {
  const text = textOfHtml(
    html.replaceAll(/<\/t[hd]><t[hd](?: align="right")?>/g, ' | ').replaceAll(/<\/(?:tr|summary|p)>/g, '\n'),
  );
  return text.split('\n').filter((line) => line !== '');
}

test('each rule with its counts, what was brought back, and the largest of what is sent', () => {
  const excluded = [total('built-in', 'node_modules/', 48_211, 312_400_000), total('src/.gitignore:1', '*.log', 1, 30)];
  const html = renderExclusions({ excluded, broughtBack: [total('include', '/dist/', 2, 500)] }, [
    { path: 'dist/server.js', size: 900 },
    { path: 'a', size: 100 },
  ]);
  expect(linesOf(html)).toEqual([
    'Not sent: 48212 files, 312.4 MB',
    'Pattern | Rule | Files | Bytes',
    'node_modules/ | built-in | 48211 | 312.4 MB',
    '*.log | src/.gitignore:1 | 1 | 30 B',
    'Brought back: 2 files, 500 B',
    'Pattern | Rule | Files | Bytes',
    '/dist/ | include | 2 | 500 B',
    'The largest of what is sent',
    'Path | Files | Bytes | Share',
    'dist/server.js | 1 | 900 B | 90 %',
    'a | 1 | 100 B | 10 %',
  ]);
});

test('numbers are at the right of their columns', () => {
  const html = renderExclusions({ excluded: [total('built-in', 'a', 48_211, 312_400_000)], broughtBack: [] }, []);
  expect(html).toContain('<th>Rule</th><th align="right">Files</th><th align="right">Bytes</th>');
  expect(html).toContain('<td align="right">48211</td><td align="right">312.4\u00a0MB</td>');
});

test('nothing to show is no text', () => {
  expect(renderExclusions({ excluded: [], broughtBack: [] }, [])).toBe('');
});

describe('hostile text', () => {
  const hostile = '</code><script src=x>[a](https://evil) `b` @team #1 ::add-mask::x ##[group]';

  test('makes no element, no attribute, no link and no mention', () => {
    const rule = total(hostile, hostile, 1, 1);
    const html = renderExclusions({ excluded: [rule], broughtBack: [rule] }, [{ path: hostile, size: 1 }]);
    const foreign = tokenizeHtml(html).filter((token) => {
      if (token.kind === 'text') return false;
      const { align, ...others } = token.attributes;
      return !OURS.has(token.name) || Object.keys(others).length > 0 || (align ?? '"right"') !== '"right"';
    });
    expect(foreign).toEqual([]);
    expect(html).not.toMatch(/[[\]`@_*]/);
    expect(textOfHtml(html)).toContain('##\\u005bgroup]');
  });

  test('cannot make it larger than 64 KiB', () => {
    const many = Array.from({ length: 5000 }, (_, index) => total('&'.repeat(600), `${index}${'&'.repeat(600)}`, 1, 1));
    const html = renderExclusions({ excluded: many, broughtBack: many }, [{ path: '&'.repeat(9000), size: 1 }]);
    expect(Buffer.byteLength(html)).toBeLessThan(65_536);
    expect(html).toContain('(the log has all of it)');
  });

  test('shows twenty rules at most', () => {
    const many = Array.from({ length: 5000 }, (_, index) => total('.gitignore:1', `${index}`, 1, 1));
    const html = renderExclusions({ excluded: many, broughtBack: [] }, []);
    expect(html.match(/<tr>/g)).toHaveLength(21);
    expect(html).toContain('and 4980 more, in the log');
  });
});

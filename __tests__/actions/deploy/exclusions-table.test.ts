import { describe, expect, test } from '@jest/globals';
import { renderExclusions } from '../../../src/actions/deploy/exclusions-table.ts';
import type { RuleTotal } from '../../../src/workspace/exclusions.ts';
import { textOfHtml, tokenizeHtml } from '../../support/html-tokens.ts';

const OURS = new Set(
  ['details', 'summary', 'table', 'tr', 'th', 'td', 'code', 'p'].flatMap((name) => [name, `/${name}`]),
);

function total(source: string, pattern: string, files: number, bytes: number): RuleTotal {
  return { source, pattern, files, bytes };
}

/** The text of each row, cells parted by a bar. */
function linesOf(html: string): string[] {
  const text = textOfHtml(html.replaceAll(/<\/t[hd]><t[hd][^>]*>/g, ' | '));
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
    'The largest files and folders in the zip',
    'Path | Files | Bytes | Share',
    'dist/server.js | 1 | 900 B | 90 %',
    'a | 1 | 100 B | 10 %',
  ]);
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
      const attributes = Object.entries(token.attributes);
      return (
        !OURS.has(token.name) ||
        attributes.some(([name, value]) => name !== 'align' || !/^"(?:left|right)"$/.test(value))
      );
    });
    expect(foreign).toEqual([]);
    expect(html).not.toMatch(/[[\]`@_*]/);
    expect(textOfHtml(html)).toContain('##\\u005bgroup]');
  });

  test('cannot make it larger than 64 KiB', () => {
    const many = Array.from({ length: 5000 }, (_, index) => total('&'.repeat(600), `${index}${'&'.repeat(600)}`, 1, 1));
    const html = renderExclusions({ excluded: many, broughtBack: many }, [{ path: '&'.repeat(9000), size: 1 }]);
    expect(Buffer.byteLength(html)).toBeLessThan(65_536);
    expect(html).toContain('and 4980 more rules, in the log');
  });
});

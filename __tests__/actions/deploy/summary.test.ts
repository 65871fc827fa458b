import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeployInputs } from '../../../src/actions/deploy/inputs.ts';
import { renderSummary } from '../../../src/actions/deploy/summary.ts';
import { textOfHtml, tokenizeHtml } from '../../support/html-tokens.ts';
import { createArchive, createFacts, createTarget, endedAs } from '../../support/deploy-facts.ts';

const OURS = new Set(['h3', 'table', 'tr', 'th', 'td', 'code', 'p', 'b', 'pre'].flatMap((name) => [name, `/${name}`]));

const ACCEPTED = endedAs('accepted');
const FAILED = endedAs('failed', 'rejected');

function inputs(target = createTarget()): Pick<DeployInputs, 'target' | 'purgeWebhook'> {
  return { target, purgeWebhook: undefined };
}

/** Every tag that we never write, and every attribute but `align="left"`. */
function foreignIn(html: string): unknown[] {
  return tokenizeHtml(html).filter((token) => {
    if (token.kind === 'text') return false;
    const attributes = Object.entries(token.attributes);
    return !OURS.has(token.name) || attributes.some(([name, value]) => name !== 'align' || value !== '"left"');
  });
}

test('a good deploy, as a person reads it', () => {
  const html = renderSummary(createFacts({ attempts: 2 }), ACCEPTED, inputs(), '');
  expect(textOfHtml(html.replaceAll('</th>', ': ')).trim().split('\n')).toEqual([
    'Deploy accepted',
    '',
    'Environment: acme / shop / e-1',
    'Platform: https://api.example.com',
    'Operation: accounts/acme/apps/shop/environments/e-1/operations/op-1',
    'Build: accounts/acme/apps/shop/environments/e-1/builds/b-1',
    'Zip: 2 files, 1.2 kB',
    `SHA-256 of the zip: ${'a'.repeat(64)}`,
    `SHA-256 of the content: ${'b'.repeat(64)}`,
    'Upload requests: 2',
    'Cache purge: done',
  ]);
  expect(foreignIn(html)).toEqual([]);
});

test('a failure before anything was known has its reason and no empty rows', () => {
  const html = renderSummary({}, endedAs('failed', 'invalid-input'), undefined, 'a\nb');
  expect(textOfHtml(html).trim()).toBe('Deploy failed\ninvalid-input\na\nb');
});

test('one file is one file', () => {
  const archive = createArchive({ fileCount: 1 });
  expect(renderSummary({ archive }, ACCEPTED, undefined, '')).toContain('<td>1 file, 1.2 kB</td>');
});

test('where the zip of a dry run is', () => {
  const archive = createArchive({ path: '/t_m_p/a.zip' });
  expect(textOfHtml(renderSummary({ archive }, endedAs('dry-run'), undefined, ''))).toContain('Kept at/t_m_p/a.zip');
});

describe('hostile text', () => {
  const hostile =
    '</code></pre><script src=x>alert(1)</script><img onerror="x" src=\'y\'>[a](https://evil) `b` @team #1';

  test('the tokenizer would see it', () => {
    expect(foreignIn(`<p>${hostile}</p>`)).not.toEqual([]);
    expect(foreignIn('<td onclick="x">')).not.toEqual([]);
  });

  test('makes no element, no attribute, no link and no mention', () => {
    const target = createTarget({ address: { account: hostile, app: hostile, environment: hostile } });
    const operation = { operationName: hostile, operationId: hostile, buildPath: hostile, buildId: hostile };
    const archive = createArchive({ path: hostile });
    const html = renderSummary(
      createFacts({ operation, archive }),
      { ...FAILED, status: 'dry-run' },
      inputs(target),
      hostile,
    );
    expect(foreignIn(html)).toEqual([]);
    expect(textOfHtml(html).split(hostile)).toHaveLength(8);
    expect(html).not.toMatch(/[[\]`@_*]/);
  });

  test('any text in the reason comes out as it went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', hostile, '<', '&#60;'), (text, more) => {
        const html = renderSummary(createFacts(), FAILED, inputs(), `=${text}${more}=`);
        expect(foreignIn(html)).toEqual([]);
        expect(textOfHtml(html)).toContain(`=${text}${more}=`);
      }),
      { numRuns: 2000 },
    );
  });

  test('cannot make the summary larger than 64 KiB', () => {
    const html = renderSummary(createFacts(), FAILED, inputs(), '&'.repeat(1_000_000));
    expect(Buffer.byteLength(html)).toBeLessThan(65_536);
    expect(html).toContain('… (the log has all of it)');
  });
});

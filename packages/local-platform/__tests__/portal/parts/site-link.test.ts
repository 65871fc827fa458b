import { expect, test } from '@jest/globals';
import { render } from '../../../src/portal/parts/render.tsx';
import { SiteLink } from '../../../src/portal/parts/site-link.tsx';

function linkOf(url: string): string {
  return /<\/h1>(.*)<\/main>/s.exec(render({ title: 'A page' }, SiteLink({ url })).body)?.[1] ?? '';
}

test.each(['http://127.0.0.1:8080', 'https://www.example.com/'])('%s is a link', (url) => {
  expect(linkOf(url)).toBe(`<a href="${url}" rel="noreferrer">${url}</a>`);
});

test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '//example.com', 'www.example.com', ''])(
  '%j is text',
  (url) => {
    expect(linkOf(url)).toBe(`<span>${url}</span>`);
  },
);

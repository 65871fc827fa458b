import { expect, test } from '@jest/globals';
import { wordPressReads } from '../../../src/actions/init/wordpress-reads.ts';

const readsIn = (file: string, text: string): (readonly [string, string | undefined])[] =>
  wordPressReads([{ file, text }]).map(({ name, path }) => [name, path]);

test.each([
  // Starters and documents of WordPress sites on GitHub have these.
  ['process.env.NEXT_PUBLIC_WORDPRESS_URL', 'NEXT_PUBLIC_WORDPRESS_URL', ''],
  ['url: process.env.WPGRAPHQL_URL || `https://demo.example/graphql`,', 'WPGRAPHQL_URL', '/graphql'],
  [
    "const API = import.meta.env.PUBLIC_WORDPRESS_API_URL ?? 'http://a.example/wp-json/wp/v2/';",
    'PUBLIC_WORDPRESS_API_URL',
    '/wp-json/wp/v2',
  ],
  ['fetch(process.env["WORDPRESS_GRAPHQL_ENDPOINT"]!)', 'WORDPRESS_GRAPHQL_ENDPOINT', '/graphql'],
  ['const API_URL = process.env.WORDPRESS_API_URL', 'WORDPRESS_API_URL', undefined],
  ["fetch('https://other.example/x?' + process.env.WORDPRESS_BASE_URL)", 'WORDPRESS_BASE_URL', ''],
  ["import { WP_URL, KEY } from '$env/static/private';", 'WP_URL', ''],
  ["import { PUBLIC_WORDPRESS_URL } from 'astro:env/client';", 'PUBLIC_WORDPRESS_URL', ''],
  ['const { KEY, WORDPRESS_URL = "x" } = process.env;', 'WORDPRESS_URL', ''],
  ["config.get('WORDPRESS_URL')", 'WORDPRESS_URL', ''],
])('code: %s', (text, name, path) => {
  expect(readsIn('src/a.ts', text)).toEqual([[name, path]]);
});

test.each([
  ['WORDPRESS_API_URL=https://demo.example/graphql', 'WORDPRESS_API_URL', '/graphql'],
  ['export WORDPRESS_API_URL="https://demo.example/wp-json/"', 'WORDPRESS_API_URL', '/wp-json'],
  ['NEXT_PUBLIC_WORDPRESS_URL=', 'NEXT_PUBLIC_WORDPRESS_URL', ''],
  ['WORDPRESS_URL=https://demo.example/?a=b', 'WORDPRESS_URL', ''],
])('settings: %s', (text, name, path) => {
  expect(readsIn('apps/web/.env.local.example', text)).toEqual([[name, path]]);
});

test.each([
  "const WORDPRESS_URL = 'https://a.example';",
  'process.env.WORDPRESS_WEBHOOK_URL',
  'process.env.WP_URLS',
  'process.env.SWP_URL',
  'const { WORDPRESS_URL } = props;',
  '# WORDPRESS_URL=https://a.example',
])('no read: %s', (text) => {
  expect(readsIn('a.js', text)).toEqual([]);
  expect(readsIn('.env', text)).toEqual([]);
});

test('a line of a build, however long, takes no time', () => {
  const text = `${'{WP_'.repeat(100_000)}process.env.WORDPRESS_URL`;
  const start = performance.now();
  expect(readsIn('dist/a.js', text)).toEqual([['WORDPRESS_URL', '']]);
  expect(performance.now() - start).toBeLessThan(2000);
});

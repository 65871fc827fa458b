import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const page = readFileSync('SECURITY.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| .+ \| .+ \| .+ \|$/.test(line) && !/^\| (?:Threat|-)/.test(line));

test('each threat names tests that are there', () => {
  const tests = new Set(
    readdirSync('__tests__', { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name, '.test.ts')),
  );
  const named = rows.map((row) =>
    Array.from(row.split(' | ')[2]?.matchAll(/`([\w-]+)`/g) ?? [], ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((names) => names.length === 0)).toEqual([]);
  expect(named.flat().filter((name) => !tests.has(name))).toEqual([]);
});

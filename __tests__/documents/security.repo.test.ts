import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const page = readFileSync('SECURITY.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| .+ \| .+ \| .+ \|$/.test(line) && !/^\| (?:Threat|-)/.test(line));

test('each threat names tests, each of which is one file', () => {
  const folders = ['__tests__', 'packages/local-platform/__tests__'];
  const all = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const tests = all
    .flatMap((name) => /^(.*?)(?:\.(?:process|repo))?\.test\.ts$/.exec(name)?.slice(1) ?? [])
    .map((name) => `/${name}`);
  const named = rows.map((row) =>
    Array.from(row.split(' | ')[2]?.matchAll(/`([\w/-]+)`/g) ?? [], ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((names) => names.length === 0)).toEqual([]);
  expect(named.flat().filter((name) => tests.filter((file) => file.endsWith(`/${name}`)).length !== 1)).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const firstScreen = page.slice(0, page.indexOf('\n| I want to'));

test('the first screen has the commands, and names a test and a line that there are', () => {
  const commands = Array.from(firstScreen.matchAll(/^(?:git clone|npm [\w ]+)/gm), ([command]) => command.trim());
  expect(commands).toEqual(['git clone', 'npm cit', 'npm test']);
  const [, testFile = ''] = /npm test -- (\S+)/.exec(firstScreen) ?? [];
  const [, source = '', line = ''] = /In `(src\/\S+)` make `(.+?)` something else/.exec(firstScreen) ?? [];
  expect(existsSync(`${testFile}.test.ts`)).toBe(true);
  for (const file of [source, `${testFile}.test.ts`]) expect(readFileSync(file, 'utf8')).toContain(`'${line}'`);
  expect(firstScreen.split('\n').length).toBeLessThan(20);
});

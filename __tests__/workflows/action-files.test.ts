import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';

const actionFiles = ENTRIES.flatMap(({ actionFile }) => actionFile ?? []);

test.each(actionFiles)('%s names an author', (file) => {
  expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ author: 'headless-deploy contributors' });
});

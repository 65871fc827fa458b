import { expect, test } from '@jest/globals';
import { appIn, claimOf } from '../claims.ts';

const APP = '/srv/cafe';
const notEmpty = (folder: string): string =>
  `npm error ENOTEMPTY: directory not empty, rename '${folder}/node_modules/menu' -> '${folder}/node_modules/.menu-a1'`;
const jsonImport = (folder: string): string =>
  `TypeError [ERR_IMPORT_ATTRIBUTE_MISSING]: Module "file://${folder}/menu.json" needs an import attribute of "type: json"`;

test.each([
  [notEmpty('/usr/local/lib'), undefined],
  [notEmpty(APP), 'Do not deploy node_modules'],
  [jsonImport(`${APP}/node_modules/menu`), undefined],
  [jsonImport(APP), `The import of menu.json has to end in "with { type: 'json' }".`],
])('whose packages or files these are: %s', (output, claim) => {
  const said = claimOf([output], appIn(APP));
  if (claim === undefined) expect(said).toBe('');
  else expect(said).toContain(claim);
});

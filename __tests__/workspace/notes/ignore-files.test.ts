import { expect, test } from '@jest/globals';
import { collect, notesOf } from '../../support/git/collecting.ts';
import { makeRepository, plant } from '../../support/git/folders.ts';

test.each(['.gitignore', 'web/.gitignore', '.git/info/exclude'])(
  '%s in UTF-16 is named, and in UTF-8 not',
  async (name) => {
    const rules = 'drafts/\r\n';
    const root = plant(makeRepository({ a: '' }), { 'drafts/a': '', 'web/drafts/b': '' });
    plant(root, { [name]: Buffer.from(`\ufeff${rules}`, 'utf16le') });
    expect(notesOf(await collect(root))).toEqual([expect.stringContaining(`${name}: zero bytes, as UTF-16 has them`)]);
    plant(root, { [name]: rules });
    expect(notesOf(await collect(root))).toEqual([]);
  },
);

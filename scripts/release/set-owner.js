import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOwner } from './arguments.js';
import { missingReviewersIn, withOwner } from './placeholders.js';
import { textFiles } from './state.js';
import { STEPS } from './steps.js';

/**
 * `npm run set-owner -- NAME`: writes the account on GitHub that holds this copy of the repository into every file, in
 * place of the placeholder. Nothing is committed; dist/ names the account in a list of licenses, and is to be built anew.
 */
try {
  const [owner, ...others] = process.argv.slice(2).map(readOwner);
  if (owner === undefined || others.length > 0) throw new Error('Name the account: npm run set-owner -- NAME');
  const folder = process.cwd();
  const changed = withOwner(textFiles(folder), owner);
  if (changed.length === 0) throw new Error('Nothing changed: no file has the placeholder any more.');
  for (const { name, text } of changed) writeFileSync(path.join(folder, name), text);
  // The account is longer or shorter than the placeholder.
  await STEPS.format(
    folder,
    changed.map(({ name }) => name),
  );
  console.log(
    `${changed.length} files name ${owner} now. Nothing is committed: see "git diff". Then run "npm run build".`,
  );
  const places = missingReviewersIn(textFiles(folder));
  if (places.length > 0) console.log(`Left for you: a person or @org/team in ${places.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

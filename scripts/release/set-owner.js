import { setOwner } from './owner.js';
import { isAccount } from './placeholders.js';

/**
 * `npm run set-owner -- NAME`: writes the account on GitHub that holds this copy of the repository into every file, in
 * place of the placeholder or of whoever held it before, and makes documents and dist/ anew. Nothing is committed. What one run leaves undone, because
 * it was stopped, the next one does.
 *
 * Imports no package: without node_modules/ it has to say what is missing.
 */
try {
  const [owner, ...others] = process.argv.slice(2);
  if (owner === undefined || others.length > 0) throw new Error('Name the account: npm run set-owner -- NAME');
  if (!isAccount(owner))
    throw new Error(
      `"${owner}" is not the name of an account on GitHub: up to 39 letters, digits and single hyphens, such as acme-inc.`,
    );
  const { written, reviewers } = await setOwner(process.cwd(), owner);
  const files = written === 1 ? '1 file was' : `${written} files were`;
  console.log(`${files} rewritten for ${owner}, and documents and dist/ made anew. Look at "git diff", and commit it.`);
  if (reviewers.length > 0) console.log(`Left for you: name a person or @org/team in ${reviewers.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { cutRelease } from './cut-release.js';
import { readVersion } from './rules.js';

/**
 * `npm run release -- 1.2.0`: cuts a release from HEAD and pushes nothing; RELEASE.md has what comes before and after.
 * With `--dry-run` it does everything except the tag, and changes nothing here.
 */
try {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean', default: false } });
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.length !== 1) throw new Error('Name the version: npm run release -- 1.2.0');
  const version = readVersion(positionals[0] ?? '');
  const problems = await cutRelease(process.cwd(), version, values['dry-run']);
  if (problems.length > 0) {
    console.log(`Nothing was released, and nothing changed here:\n\n- ${problems.join('\n- ')}`);
    process.exitCode = 1;
  } else if (values['dry-run']) console.log(`${version} can be released. Nothing changed here.`);
  else
    console.log(`${version} is committed on main and tagged v${version}. Nothing is pushed.

Look at it:   git show --stat v${version}
Push it:      git push --atomic origin main v${version}
Or undo it:   git tag --delete v${version} && git reset --hard HEAD~1

The Release workflow then drafts the Release. Publish it: RELEASE.md has the steps.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

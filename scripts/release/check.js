import { checkRelease } from './check-release.js';
import { readVersion } from './rules.js';

/**
 * `npm run release:check`: whether versions and CHANGELOG.md agree, and a build in another folder gives what is in dist/.
 * `npm run release:check -- v1.2.0`: also whether this commit is what that tag says (the Release workflow).
 */
try {
  const [tag] = process.argv.slice(2);
  const problems = await checkRelease(process.cwd(), tag && readVersion(tag.replace(/^v/, '')));
  for (const problem of problems) console.log(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`This commit holds what ${tag ?? 'every one'} has to; a build in another folder gives its dist/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

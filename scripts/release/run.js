import { parseArgs } from 'node:util';
import { readVersion } from './arguments.js';
import { describeProblems } from './check-release.js';
import { cutRelease } from './cut-release.js';
import { STEPS } from './steps.js';

/**
 * `npm run release -- 1.2.0`: cuts a release from HEAD and pushes nothing; RELEASE.md has what comes before and after.
 *
 *     --dry-run   does everything except the commit and the tag
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new Error('Name the version: npm run release -- 1.2.0');
  const version = readVersion(positionals[0] ?? '');
  const dryRun = values['dry-run'];
  const release = { version, now: new Date(), dryRun };
  const { problems, branch } = await cutRelease(process.cwd(), release, STEPS);
  if (problems.length > 0) {
    console.log(`Nothing was released, and nothing changed here:\n\n${describeProblems(problems)}`);
    process.exitCode = 1;
  } else {
    console.log(dryRun ? `${version} can be released. Nothing changed here.` : released(version, branch));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} version @param {string} branch */
function released(version, branch) {
  return `${version} is committed on ${branch} and tagged v${version}. Nothing is pushed.

Look at it:   git show --stat v${version}
Push it:      git push --atomic origin ${branch} v${version}
Or undo it:   git tag --delete v${version} && git reset --hard HEAD~1

The Release workflow then drafts the Release. Publish it: RELEASE.md has the steps.`;
}

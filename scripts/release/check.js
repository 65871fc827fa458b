import { parseArgs } from 'node:util';
import { readVersion } from './arguments.js';
import { checkRelease, describeProblems } from './check-release.js';
import { STEPS } from './steps.js';

/**
 * `npm run release:check`: whether a release can be cut from this commit. It builds the commit in a folder of its
 * own, and changes nothing here.
 *
 *     npm run release:check                    as the next version
 *     npm run release:check -- 1.2.0           as this version
 *     npm run release:check -- --tag v1.2.0    whether this commit is what the tag says (the Release workflow)
 *     npm run release:check -- --commit        only what must hold for every commit (.ci/run)
 */
try {
  const plan = readPlan();
  const { version, problems } = await checkRelease(process.cwd(), plan, STEPS);
  console.log(
    problems.length === 0 ? success(plan, version) : `In the way of a release:\n\n${describeProblems(problems)}`,
  );
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {import('./check-release.js').Plan} */
function readPlan() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'boolean' }, tag: { type: 'string' } },
  });
  const [version] = positionals;
  if (values.commit === true) return { kind: 'commit' };
  if (values.tag !== undefined) return { kind: 'tag', version: readVersion(values.tag.replace(/^v/, '')) };
  return { kind: 'next', ...(version === undefined ? {} : { version: readVersion(version) }) };
}

/** @param {import('./check-release.js').Plan} plan @param {string} version */
function success({ kind }, version) {
  if (kind === 'tag') return `This commit is version ${version}, ready to be released.`;
  const same = 'A build in another folder gives what is in dist/';
  return kind === 'commit'
    ? `${same}; versions and CHANGELOG.md agree.`
    : `${same}, and nothing is in the way of ${version}.`;
}

import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Answers } from './answers.ts';
import { findCiHost, findFramework, findLockFile, findNode, manifestIn } from './detect.ts';
import type { CiHost } from './detect.ts';
import type { InitInputs } from './inputs.ts';
import type { Repository } from './repository.ts';

const HOST_NAMES: Readonly<Record<CiHost, string>> = {
  github: 'GitHub Actions',
  gitlab: 'GitLab CI',
  azure: 'Azure Pipelines',
  bitbucket: 'Bitbucket Pipelines',
};

/** Says what was found, and from what. @param known without `path` where it is not clear yet */
export function describeFindings(
  repository: Repository,
  known: Answers,
  { given, kinds }: Pick<InitInputs, 'given' | 'kinds'>,
  runner: Runner,
): void {
  const { ci, branch, path: app } = known;
  runner.info(`Found in ${safeText(repository.top)}:`);
  const hostFrom = given.ci === undefined ? findCiHost(repository)?.from : '--ci';
  if (ci !== undefined) show(`${HOST_NAMES[ci as CiHost]}: ${hostFrom ?? ''}`, runner);
  const branchFrom = repository.branch?.isOfRemote === true ? 'the default of the remote' : 'checked out now';
  if (branch !== undefined && kinds.includes('deploy'))
    show(`Branch ${branch}: ${given.branch === undefined ? branchFrom : '--branch'}`, runner);
  if (app !== undefined) describeApp(repository, app, runner);
}

/** @param app its folder, from the top */
export function describeApp(repository: Repository, app: string, runner: Runner): void {
  const manifest = manifestIn(repository, app);
  const framework = manifest && findFramework(manifest);
  const lock = findLockFile(repository, app);
  const node = findNode(repository, app);
  const built = framework?.buildFolder === undefined ? '' : `; it builds into ${framework.buildFolder}`;
  const lines = [
    `App: ${app || 'the top of the repository'}`,
    lock === undefined ? 'No lock file' : `${lock.manager}: ${path.posix.join(lock.folder, lock.name)} is there`,
    ...(node === undefined ? [] : [`Node ${node.value}: ${node.from}`]),
    ...(framework === undefined ? [] : [`${framework.name}: package.json depends on it${built}`]),
  ];
  for (const line of lines) show(line, runner);
}

function show(line: string, runner: Runner): void {
  runner.info(`  ${safeText(line)}`);
}

import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { AnswerName } from './answers.ts';
import type { DeployPlan } from './deploy-plan.ts';
import { findCiHost, findFramework, findLockFile, findNode, manifestIn } from './detect.ts';
import type { CiHost } from './detect.ts';
import type { Framework } from './frameworks.ts';
import type { InitInputs } from './inputs.ts';
import type { PipelineValues } from './pipelines.ts';
import type { Repository } from './repository.ts';

const HOST_NAMES: Readonly<Record<CiHost, string>> = {
  github: 'GitHub Actions',
  gitlab: 'GitLab CI',
  azure: 'Azure Pipelines',
  bitbucket: 'Bitbucket Pipelines',
};

/** Says what was found, and from what. */
export function describeFindings(
  repository: Repository,
  app: string,
  { ciHost, branch, plan, kinds }: PipelineValues,
  { given }: InitInputs,
  runner: Runner,
): void {
  const option = (name: AnswerName): string | undefined => (given[name] === undefined ? undefined : `--${name}`);
  const manifest = manifestIn(repository, app);
  const framework = manifest && findFramework(manifest);
  const lock = findLockFile(repository, app);
  const node = findNode(repository, app);
  const branchFrom = repository.branch?.isOfRemote === true ? 'the default of the remote' : 'checked out now';
  const lines = [
    `${HOST_NAMES[ciHost]}: ${option('ci') ?? findCiHost(repository)?.from ?? 'as you answered'}`,
    `App: ${app || 'the top of the repository'}`,
    ...(kinds.includes('deploy') ? [`Branch ${branch}: ${option('branch') ?? branchFrom}`] : []),
    lock === undefined ? 'No lock file' : `${lock.manager}: ${path.posix.join(lock.folder, lock.name)} is there`,
    ...(node === undefined ? [] : [`Node ${node.value}: ${node.from}`]),
    ...(framework === undefined ? [] : [frameworkLine(framework, plan)]),
  ];
  runner.info(`Found in ${safeText(repository.top)}:`);
  for (const line of lines) runner.info(`  ${safeText(line)}`);
  for (const note of plan.notes) runner.notice('To know', safeText(note));
}

function frameworkLine({ name, buildFolder }: Framework, { exclude }: DeployPlan): string {
  const tracked = exclude.length === 0 ? '' : ', which git tracks and is left out of the zip';
  return `${name}: package.json depends on it${buildFolder === undefined ? '' : `; it builds into ${buildFolder}${tracked}`}`;
}

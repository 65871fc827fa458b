import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { InvalidInputError } from '../../shared/errors.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import type { Services } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import type { Answers, Ask } from './answers.ts';
import { atSite, describeGaps, variablesOf } from './app-variables.ts';
import { planDeploy } from './deploy-plan.ts';
import type { DeployPlan } from './deploy-plan.ts';
import { findFramework, findNode, manifestIn, mirrorOf, ownerOf, serverOf } from './detect.ts';
import type { CiHost } from './detect.ts';
import { describeApp, describeFindings } from './findings.ts';
import { readInitInputs } from './inputs.ts';
import type { InitInputs } from './inputs.ts';
import { nextSteps } from './next-steps.ts';
import type { PipelineValues } from './pipelines/values.ts';
import { pipelineFiles, pipelinePaths } from './pipelines/pipelines.ts';
import type { PipelineFile } from './pipelines/pipelines.ts';
import { completeAnswers, describeOddAnswers, knownAnswers } from './questions.ts';
import { readRepository, tracks } from './repository.ts';
import type { Remote, Repository } from './repository.ts';
import { needsOwner } from './pipelines/samples.ts';
import type { Samples } from './pipelines/samples.ts';
import { requireNew, writeNew } from './write.ts';

interface InitFacts {
  /** What was written, from the top of the repository. */
  readonly files: readonly string[];
}

interface InitServices extends Services {
  readonly samples: Samples;
  /** Undefined where nobody is there to answer. */
  readonly ask: Ask | undefined;
  /** How this program is started, as words of a shell. */
  readonly program: string;
  /** Where the copy of this project that runs was cloned from; undefined where it is no clone. */
  readonly findClone: (runner: Runner) => Promise<Remote | undefined>;
}

/** Writes the workflow or pipeline of a repository, once all that it needs is known. */
export const init = defineStep<InitInputs, InitFacts, InitServices>({
  inputs: INPUTS.init,
  read: readInitInputs,
  run: async (inputs, context) => {
    const { runner, services, signal, record } = context;
    const { samples, program } = services;
    const repository = await requireRepository(inputs, context);
    const clone = await services.findClone(runner);
    const mirror = mirrorOf(clone, repository.remote);
    const known = knownAnswers(inputs, repository, (ci) => {
      const ofServer = ci === 'github' && clone?.host !== 'github.com' ? ownerOf(clone, repository.remote) : undefined;
      const isNamed = !needsOwner(samples) || (ci === 'gitlab' && mirror !== undefined);
      return ofServer ?? (isNamed ? '' : ownerOf(clone));
    });
    describeFindings(repository, known, inputs, runner);
    // Before anybody is asked for more.
    const ciHost = known.ci as CiHost | undefined;
    if (ciHost !== undefined && !inputs.isDryRun) requireNew(repository.top, pipelinePaths({ ...inputs, ciHost }));
    if (known.path !== undefined) requirePlan(repository, known.path, samples);
    const { ask } = services;
    const { variables } = runner;
    const answers = await completeAnswers(known, inputs.kinds, repository, { ask, signal, variables });
    const oddities = describeOddAnswers(answers, inputs.headlessUrl);
    if (oddities.length > 0) runner.warning('Value looks odd', oddities.join(' '));
    const app = answers.path ?? '';
    if (known.path === undefined) describeApp(repository, app, runner);
    const plan = requirePlan(repository, app, samples);
    const exclude = await buildOutput(repository, app, context);
    const values = valuesOf(inputs, repository, answers, { ...plan, exclude }, mirror);
    const server = values.isOnServer ? serverOf(repository) : undefined;
    const notes = [
      ...plan.notes,
      ...describeGaps(values),
      ...(server === undefined ? [] : [describeServer(server)]),
      ...exclude.map((folder) => `git tracks ${folder}, which the build makes: the deploy excludes it.`),
    ];
    for (const note of notes) runner.info(`  Note: ${safeText(note)}`);
    const files = pipelineFiles(samples, values);
    signal.throwIfAborted();
    if (!inputs.isDryRun) {
      writeNew(repository.top, files);
      record({ files: files.map((file) => file.path) });
    }
    runner.show(
      shownLines(files, nextSteps(values, files, samples, { program, top: repository.top }), inputs.isDryRun),
    );
    return inputs.isDryRun ? 'dry-run' : 'done';
  },
  report: {
    outputs: ({ files }) => ({ files: files ?? null }),
    advice: (error, _facts, _inputs, ciHost) =>
      commonAdvice(error, { address: 'the repository', urlInput: 'headless-url' }, ciHost),
    summary: (_facts, { status }) => ({
      heading: headingOf(status, { done: 'Pipeline written', 'dry-run': 'Nothing written' }, 'Pipeline not written'),
    }),
  },
});

function describeServer(host: string): string {
  return `${host} is not github.com, so jobs run on "self-hosted", which every runner of a GitHub Enterprise Server has. See docs/how-to/github-enterprise-server.md of headless-deploy; for Gitea and Forgejo, docs/how-to/proxies-and-runners.md.`;
}

type Context = Pick<StepContext<InitFacts, InitServices>, 'runner' | 'services' | 'signal'>;

async function requireRepository({ folder }: InitInputs, { runner, signal }: Context): Promise<Repository> {
  const repository = await readRepository(folder, runner, signal);
  if (repository !== undefined) return repository;
  throw badPath(path.relative('', folder) || '.', 'is not in a git repository; run "git init" first');
}

function badPath(value: string, problem: string): InvalidInputError {
  return new InvalidInputError([{ input: 'path', value, problem }]);
}

/** A folder that means nothing else in a script, an expression or YAML. */
const PLAIN_FOLDER = /^(?!-)[\w@.][\w@./-]*$/;

function requirePlan(repository: Repository, app: string, samples: Samples): DeployPlan {
  const name = app || '.';
  if (!PLAIN_FOLDER.test(name))
    throw badPath(name, 'must have only letters, digits and ". _ @ / -" in its path from the top of the repository');
  const plan = planDeploy(repository, app, samples);
  if (typeof plan === 'string') throw badPath(name, plan);
  return plan;
}

/** A build that is committed would be sent, and be stale: the platform builds anew. */
async function buildOutput(repository: Repository, app: string, { runner, signal }: Context): Promise<string[]> {
  const manifest = manifestIn(repository, app);
  const folder = manifest && findFramework(manifest)?.buildFolder;
  if (folder === undefined) return [];
  return (await tracks(repository, path.posix.join(app, folder), runner, signal)) ? [`/${folder}/`] : [];
}

function valuesOf(
  { given, kinds, headlessUrl, node }: InitInputs,
  repository: Repository,
  answers: Answers,
  plan: DeployPlan,
  mirror: string | undefined,
): PipelineValues {
  const app = answers.path ?? '';
  const from = findNode(repository, app)?.from;
  const { site, variables } = atSite(answers['wordpress-url'] ?? '', variablesOf(repository, app));
  const name = repository.remote?.path
    .split('/')
    .at(-1)
    ?.replaceAll(/[^\w.-]+/g, '-');
  return {
    ciHost: answers.ci as CiHost,
    kinds,
    isOnServer: answers.ci === 'github' && serverOf(repository) !== undefined,
    account: answers.account ?? '',
    app: answers.app ?? '',
    environment: answers.environment ?? '',
    userId: answers.username ?? '',
    headlessUrl,
    branch: answers.branch ?? 'main',
    isBranchFound: given.branch === undefined && answers.branch === repository.branch?.name,
    owner: answers.owner || undefined,
    mirror: given.owner === undefined ? mirror : undefined,
    node,
    nodeFile: from === 'engines.node' ? path.posix.join(app, 'package.json') : from,
    repository: name || path.basename(repository.top).replaceAll(/[^\w.-]+/g, '-'),
    install: answers['wp-environment'] ?? '',
    wordpressUrl: site,
    variables,
    folder: app,
    plan,
  };
}

function shownLines(files: readonly PipelineFile[], steps: ReturnType<typeof nextSteps>, isDryRun: boolean): string[] {
  const written = files.flatMap(({ path: name, text }) =>
    isDryRun ? [`# ${name}`, ...text.trimEnd().split('\n'), ''] : [`  ${name}`],
  );
  const next = steps.flatMap(({ heading, lines }, index) => [
    '',
    `${index + 1}. ${heading}${lines.length === 0 ? '.' : ':'}`,
    ...lines.map((line) => `   ${line}`),
  ]);
  return isDryRun ? written : ['Written:', ...written, ...next];
}

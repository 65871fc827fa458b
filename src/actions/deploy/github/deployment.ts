import type { Archive } from '../../../archive/archive.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { GitHubCalls } from '../../../runner/github-api/calls.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import type { FinishedStep } from '../../step/ending.ts';
import { timeForGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { PACKED_FROM, setStatus } from '../../github/deployments.ts';
import { unlessStopped } from '../../../shared/signals.ts';
import type { Changes, DeployFacts, DeployRun } from '../facts.ts';
import type { DeployInputs, Target } from '../inputs/inputs.ts';
import { describeChanges } from '../report/changes.ts';
import { shownAddress } from '../environment/addresses.ts';
import { siteAddress, siteText } from '../../lookup/site-address.ts';
import type { AcceptedUpload } from '../upload/upload.ts';
import type { ZipToSend } from '../zip/pack.ts';
import { findChanges, readPackedCommit } from './changes.ts';
import { createDeployment, payloadOf, stateOf } from './deployment-record.ts';
import { compareWithLive } from './unchanged.ts';
import type { ListedDeployments, TestSite } from './unchanged.ts';

/** What was uploaded, and where to. */
interface DeployedZip extends ZipToSend {
  readonly target: Target;
  readonly sent: AcceptedUpload;
}

/** The Deployment of one deploy: it begins once the upload is accepted, and ends with the step. */
export class Deployment {
  /** Those of the environment, where they have been asked for. */
  #listed: ListedDeployments | undefined;
  /** Its ID once it is made; undefined where that failed, which the log shows. It never rejects. */
  #id: Promise<number | undefined> | undefined;
  /** What the deploy changes, where that can be known. It never rejects. */
  #changes: Promise<Changes | undefined> | undefined;

  constructor(
    private readonly github: GitHubCalls,
    private readonly inputs: DeployInputs,
    private readonly run: DeployRun,
  ) {}

  /** Whether what is packed is live already, where `skip-unchanged` asks for that. */
  async isUnchanged(archive: Archive, target: Target, testSite?: TestSite): Promise<boolean> {
    const { github, inputs, run } = this;
    if (!inputs.github.skipUnchanged) return false;
    const options = { ...inputs, testSite };
    const { whyNotSkipped, listed } = await compareWithLive(github, archive, target, options, run);
    this.#listed = listed;
    return whyNotSkipped === undefined;
  }

  /**
   * Records the Deployment of an upload that was accepted: not before, as it names the build, and nothing of it can be
   * changed later. Then it finds out what the deploy changes. Both are done beside what the step does next, which does not
   * fail with them.
   */
  begin(deployed: DeployedZip): void {
    const { run, inputs } = this;
    // No git is left behind by a step that has ended.
    const ended = new AbortController();
    run.onEnd(() => ended.abort(new Error('the step has ended')));
    const untilEnd: DeployRun = { ...run, signal: AbortSignal.any([run.signal, ended.signal]) };
    const commit = readPackedCommit(deployed.workspace, inputs.files, untilEnd);
    const id = commit.then(async (known) => await this.#create(deployed, known)).catch(this.#debug);
    this.#id = id;
    this.#changes = Promise.all([id, commit])
      .then(async ([madeId, known]) => await this.#findChanges(deployed, madeId, known, untilEnd))
      .catch(this.#debug);
  }

  /**
   * Waits for what the deploy changes, no longer than calls to GitHub may take, and records it. To be called before the
   * step ends: what is recorded once it has reported would overwrite its outputs.
   */
  async recordChanges(): Promise<void> {
    if (this.#changes === undefined) return;
    const { runner, services, signal, record } = this.run;
    const time = timeForGitHub(services.clock);
    const bounded = AbortSignal.any([signal, time.signal]);
    const changes = await unlessStopped(bounded, this.#changes).catch(() => undefined);
    if (changes === undefined) return;
    record({ changes });
    runner.info(describeChanges(changes));
  }

  /** Sets the last status. An upload that was not accepted gets its Deployment now, so that its failure is seen. */
  async end({ ending, facts }: FinishedStep<DeployFacts>, time: GitHubTime): Promise<void> {
    const { github, run } = this;
    const { target } = this.inputs;
    const { archive, attempts = 0, environment } = facts;
    const address = shownAddress(target, environment);
    const last = { ...stateOf(ending), environmentUrl: this.#siteOf(environment) };
    if (archive === undefined || attempts === 0 || address === undefined || target === undefined) return;
    if (this.#id === undefined) {
      const name = environment?.displayName ?? address.environment;
      const payload = { ...payloadOf(archive, target.apiRoot.origin, address, undefined), commit: '' };
      await createDeployment(github, { ref: facts.sentCommit, environment: name, payload, status: last }, run, time);
      return;
    }
    // What was begun beside the step may still be under way.
    const id = await unlessStopped(time.signal, this.#id).catch(() => undefined);
    if (id !== undefined && !(ending.status === 'accepted' && !this.inputs.afterUpload.wait && !ending.error))
      await setStatus(github, id, last, run.runner, time);
  }

  /** @returns its ID; undefined where there is none, which the log shows by then */
  async #create({ archive, target, sent, workspace }: DeployedZip, commit: string | undefined) {
    const { github, run } = this;
    const time = timeForGitHub(run.services.clock);
    const found = environmentBefore(sent);
    const payload = {
      ...payloadOf(archive, target.apiRoot.origin, target.address, sent.buildId),
      commit: commit ?? '',
      [PACKED_FROM]: workspace === undefined ? '' : (workspace.sentCommit ?? github.run.sha),
    };
    const { wait } = this.inputs.afterUpload;
    const description = wait ? 'Accepted, waiting until it is live' : 'Accepted, without waiting until it is live';
    const status = { state: 'in_progress', description, environmentUrl: this.#siteOf(found) } as const;
    const deployment = { ref: workspace?.sentCommit, environment: nameOf(target, found), payload, status };
    return await createDeployment(github, deployment, run, time);
  }

  #siteOf(environment: EnvironmentRecord | undefined): string | undefined {
    const site = siteAddress(this.inputs.afterUpload.environmentUrl, environment);
    return site && siteText(site);
  }

  async #findChanges(
    { workspace, target, sent }: DeployedZip,
    id: number | undefined,
    commit: string | undefined,
    untilEnd: DeployRun,
  ): Promise<Changes | undefined> {
    if (id === undefined || commit === undefined || workspace === undefined) return undefined;
    const environment = safeText(nameOf(target, environmentBefore(sent)));
    const recorded = { id, environment, commit, target, workspace, listed: this.#listed };
    return await findChanges(this.github, recorded, this.inputs.files, untilEnd);
  }

  readonly #debug = (error: unknown): undefined => {
    this.run.runner.debug(String(error));
    return undefined;
  };
}

function environmentBefore({ before }: AcceptedUpload): EnvironmentRecord | undefined {
  return before?.kind === 'value' ? before.value : undefined;
}

/** What the environment is called on GitHub. */
function nameOf({ displayName, address }: Target, found: EnvironmentRecord | undefined): string {
  return found?.displayName ?? displayName ?? address.environment;
}

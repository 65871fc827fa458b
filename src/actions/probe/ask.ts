import { callUrl, isSegment } from '../../platform/api/address.ts';
import type { EnvironmentAddress } from '../../platform/api/address.ts';
import { getAnyReply } from '../../platform/api/api-request.ts';
import { buildIdOf } from '../../platform/api/builds.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { describeRefusedSuccess } from '../../platform/api/refused-success.ts';
import { asObject, parseExactObject } from '../../shared/json-object.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import type { AppOrEnvironment } from '../inputs/target.ts';
import { findEnvironment, missingApp, missingEnvironment } from '../lookup/find-environment.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import { CALLS } from './calls.ts';
import type { CallId, ProbeCall } from './calls.ts';
import { readReply } from './reply.ts';
import type { ProbedReply } from './reply.ts';

/** Which host is asked, and about what: the first environment of the list where none is named. */
export interface ProbeTarget extends AppOrEnvironment {
  /** The root of the hosting API, where that is asked, too. */
  readonly hosting: URL | undefined;
}

/** What a host has answered. */
export interface ProbeAnswers {
  /** Of whatever status. */
  readonly replies: ReadonlyMap<CallId, ProbedReply>;
  /** Why a call was not made, as a clause. */
  readonly unasked: ReadonlyMap<CallId, string>;
  /** By the names in braces of paths; empty where none is known. */
  readonly address: EnvironmentAddress & { readonly build: string; readonly install: string };
  /** Of this machine, where an answer has no date. */
  readonly now: Date;
}

/**
 * Makes every call once, one after the other; a failure of the host is tried again as in any read.
 * @throws {PlatformError} where there is no reply to the first, or the credentials are refused at once: a second request with wrong
 *   ones could lock the account; {StepError} `not-found` for an app or an environment that a list does not have
 */
export async function askAll(target: ProbeTarget, calls: LoggedCallContext): Promise<ProbeAnswers> {
  const walk = new Walk(target, calls);
  for (const id of Object.keys(CALLS) as CallId[]) await walk.make(id, CALLS[id]);
  return { replies: walk.replies, unasked: walk.unasked, address: walk.names, now: calls.clock.date() };
}

type Name = keyof ProbeAnswers['address'];
/** A name in braces, in a path. */
const NAME = /\{(\w+)\}/g;

class Walk {
  readonly replies = new Map<CallId, ProbedReply>();
  readonly unasked = new Map<CallId, string>();
  readonly names: Record<Name, string>;

  constructor(
    private readonly target: ProbeTarget,
    private readonly calls: LoggedCallContext,
  ) {
    const environment = target.environment === undefined ? '' : textOfReference(target.environment);
    const known = isSegment(environment) ? environment : '';
    this.names = { ...target.address, environment: known, build: '', install: '' };
  }

  async make(id: CallId, call: ProbeCall): Promise<void> {
    const { apiRoot, hosting = apiRoot } = this.target;
    const obstacle = this.obstacleOf(call);
    if (obstacle !== undefined) return void this.unasked.set(id, obstacle);
    const root = call.api === 'headless' ? apiRoot : hosting;
    const path = call.path.replace(NAME, (_, name: Name) => this.names[name]);
    const credentials = call.isWithoutCredentials === true ? undefined : this.target.credentials;
    const answer = await getAnyReply(root, credentials, path, call.what, this.calls).catch((error: unknown) =>
      this.withoutReply(id, error),
    );
    if (answer === undefined) return;
    const { error } = answer;
    const reply = readReply(answer.reply, callUrl(root, path), { apiRoot, ...this.calls });
    const words = error === undefined ? describeRefusedSuccess(reply.body) : undefined;
    this.calls.log(`GET ${call.path}: HTTP ${reply.status}${words === undefined ? '' : `, but it refuses: ${words}`}`);
    if (id === 'apps' && error?.code === 'unauthorized') throw error;
    this.replies.set(id, reply);
    if (error === undefined) this.learn(id, reply);
  }

  /** What was answered before is worth a record. @throws where nothing was, and when the signal ended it */
  private withoutReply(id: CallId, error: unknown): undefined {
    if (this.replies.size === 0 || !(error instanceof PlatformError)) throw error;
    this.unasked.set(id, `no answer (${error.clause})`);
    this.calls.log(`GET ${CALLS[id].path}: no answer (${error.clause})`);
  }

  private obstacleOf({ api, path, isWithoutCredentials }: ProbeCall): string | undefined {
    if (api === 'hosting' && this.target.hosting === undefined) return '"base-url" is not given';
    if (api === 'hosting' && isWithoutCredentials !== true && this.replies.get('installs')?.status === 401)
      return 'the hosting API refuses the credentials';
    const missing = [...path.matchAll(NAME)].map(([, name]) => name as Name).find((name) => this.names[name] === '');
    return missing && `no ${missing} is known`;
  }

  /** Names that later calls need. Nothing of a host becomes part of a path unless it is one segment, and no secret. */
  private learn(id: CallId, reply: ProbedReply): void {
    if (id === 'apps') this.requireApp(reply);
    else if (id === 'environments') this.learnEnvironment(reply);
    else if (id === 'environment') this.keep('build', buildIdOf(reply.body['build']));
    else if (id === 'newest-builds' && this.names.build === '')
      this.keep('build', buildIdOf(firstOf(reply, 'builds')['name']));
    else if (id === 'installs') this.keep('install', firstOf(reply, 'results')['id']);
  }

  private keep(name: 'build' | 'install', value: unknown): void {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && isSegment(text) && !this.calls.holdsSecret(text)) this.names[name] = text;
  }

  private requireApp({ apps, list }: ProbedReply): void {
    const names = apps?.map(({ id }) => id);
    if (names === undefined || names.includes(this.names.app) || list('apps')?.part !== undefined) return;
    throw missingApp(names, this.target.address);
  }

  private learnEnvironment({ environments: entries, list }: ProbedReply): void {
    const { address, environment } = this.target;
    if (entries === undefined) return;
    const asked = environment && { ...address, environment };
    const found = asked === undefined ? entries[0] : findEnvironment(entries, asked);
    const part = list('environments')?.part;
    if (found !== undefined) this.names.environment = found.id;
    // The environment may be on another page.
    else if (asked !== undefined && part === undefined) throw missingEnvironment({ entries, part }, asked);
  }
}

/** The first entry of a list; an empty one where there is none that is an object. */
function firstOf({ text }: ProbedReply, key: string): Readonly<Record<string, unknown>> {
  const list = parseExactObject(text)?.[key];
  return asObject(Array.isArray(list) ? list[0] : undefined) ?? {};
}

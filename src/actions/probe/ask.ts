import { isSegment } from '../../platform/api/address.ts';
import type { AppAddress } from '../../platform/api/address.ts';
import { getAnyReply } from '../../platform/api/api-request.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import { parseApp } from '../../platform/api/apps.ts';
import { buildIdOf } from '../../platform/api/builds.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import { parseEnvironmentRecord } from '../../platform/api/environments.ts';
import { entriesOf } from '../../platform/api/lists.ts';
import { describeRefusedSuccess } from '../../platform/api/refused-success.ts';
import { asObject, parseExactObject, parseObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../../platform/transport/exchange.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import { findEnvironment, missingApp, missingEnvironment } from '../lookup/find-environment.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import type { ProbeState } from './assumptions/assumption.ts';
import { CALLS } from './calls.ts';
import type { CallId, ProbeCall } from './calls.ts';

/** Which host is asked, and about what. */
export interface ProbeTarget extends ApiConnection {
  readonly address: AppAddress;
  /** The first of the list when undefined. */
  readonly environment: EnvironmentReference | undefined;
  /** The root of the hosting API, where that is asked, too. */
  readonly hosting: URL | undefined;
}

/** What a host has answered. */
export interface ProbeAnswers extends ProbeState {
  /** Why a call was not made, as a clause. */
  readonly unasked: ReadonlyMap<CallId, string>;
}

/**
 * Makes every call once, one after the other; a failure of the host is tried again as in any read.
 * @throws {PlatformError} where there is no reply to the first, or the credentials are refused at once: a second request with wrong
 *   ones could lock the account; {StepError} `not-found` for an app or an environment that a list does not have
 */
export async function askAll(target: ProbeTarget, calls: LoggedCallContext): Promise<ProbeAnswers> {
  const walk = new Walk(target, calls);
  for (const id of Object.keys(CALLS) as CallId[]) await walk.make(id);
  return walk.answers();
}

type Name = keyof ProbeAnswers['address'];

class Walk {
  private readonly replies = new Map<CallId, HttpReply>();
  private readonly unasked = new Map<CallId, string>();
  /** By the names in braces of paths; empty where none is known. */
  private readonly names: Record<Name, string>;
  /** The credentials were refused at the hosting API. */
  private isRefused = false;

  constructor(
    private readonly target: ProbeTarget,
    private readonly calls: LoggedCallContext,
  ) {
    const environment = target.environment === undefined ? '' : textOfReference(target.environment);
    const known = isSegment(environment) ? environment : '';
    this.names = { ...target.address, environment: known, build: '', install: '' };
  }

  async make(id: CallId): Promise<void> {
    const call = CALLS[id];
    const why = this.obstacleOf(call);
    if (why !== undefined) {
      this.unasked.set(id, why);
      return;
    }
    const { apiRoot, credentials, hosting = apiRoot } = this.target;
    const root = call.api === 'headless' ? apiRoot : hosting;
    const path = call.path.replace(NAME, (_, name: Name) => this.names[name]);
    const given = call.isWithoutCredentials === true ? undefined : credentials;
    const answer = await getAnyReply(root, given, path, call.what, this.calls).catch((error: unknown) =>
      this.withoutReply(id, error),
    );
    if (answer === undefined) return;
    const { reply, error } = answer;
    const words = describeRefusedSuccess(parseObject(reply.text));
    const refused = error === undefined && words !== undefined;
    this.calls.log(`GET ${call.path}: HTTP ${reply.status}${refused ? `, but it refuses: ${words}` : ''}`);
    if (error?.code === 'unauthorized' && given !== undefined && this.isFirst(call)) {
      if (call.api === 'headless') throw error;
      this.isRefused = true;
    }
    this.replies.set(id, reply);
    if (error === undefined) this.learn(id, reply);
  }

  /** What was answered before is worth a record. @throws where nothing was, and when the signal ended it */
  private withoutReply(id: CallId, error: unknown): undefined {
    if (this.replies.size === 0 || !(error instanceof PlatformError)) throw error;
    this.unasked.set(id, `no answer (${error.clause})`);
    this.calls.log(`GET ${CALLS[id].path}: no answer (${error.clause})`);
  }

  answers(): ProbeAnswers {
    const { replies, unasked, names: address } = this;
    const { apiRoot, hosting } = this.target;
    const { clock, holdsSecret } = this.calls;
    return { replies, unasked, address, now: clock.date(), holdsSecret, apiRoot, hosting };
  }

  private obstacleOf({ api, path, isWithoutCredentials }: ProbeCall): string | undefined {
    if (api === 'hosting' && this.target.hosting === undefined) return '"base-url" is not given';
    if (api === 'hosting' && this.isRefused && isWithoutCredentials !== true)
      return 'the hosting API refuses the credentials';
    const missing = [...path.matchAll(NAME)].map(([, name]) => name as Name).find((name) => this.names[name] === '');
    return missing && `no ${missing} is known`;
  }

  /** Whether no call with credentials to the same API was answered before. */
  private isFirst({ api }: ProbeCall): boolean {
    return [...this.replies.keys()].every((id) => CALLS[id].api !== api || CALLS[id].isWithoutCredentials === true);
  }

  /** Names that later calls need. Nothing of a host becomes part of a path unless it is one segment, and no secret. */
  private learn(id: CallId, reply: HttpReply): void {
    const { text } = reply;
    if (id === 'apps') this.requireApp(reply);
    else if (id === 'environments') this.learnEnvironment(reply);
    else if (id === 'environment') this.keep('build', buildIdOf(parseObject(text)?.['build']));
    else if (id === 'newest-builds' && this.names.build === '')
      this.keep('build', buildIdOf(firstOf(text, 'builds')['name']));
    else if (id === 'installs') this.keep('install', firstOf(text, 'results')['id']);
  }

  private keep(name: 'build' | 'install', value: unknown): void {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && isSegment(text) && !this.calls.holdsSecret(text)) this.names[name] = text;
  }

  private requireApp(reply: HttpReply): void {
    const { address } = this.target;
    const apps = entriesOf(reply, 'apps', (item) => parseApp(item)?.id);
    if (apps.kind !== 'value' || apps.value.part !== undefined || apps.value.entries.includes(address.app)) return;
    throw missingApp(apps.value.entries, address);
  }

  private learnEnvironment(reply: HttpReply): void {
    const { address, environment, apiRoot } = this.target;
    const { holdsSecret } = this.calls;
    const list = entriesOf(reply, 'environments', (item) => parseEnvironmentRecord(item, { apiRoot, holdsSecret }));
    if (list.kind !== 'value') return;
    const { entries, part } = list.value;
    const asked = environment && { ...address, environment };
    const found = asked === undefined ? entries[0] : findEnvironment(entries, asked);
    if (found !== undefined) this.names.environment = found.id;
    // The environment may be on another page.
    else if (asked !== undefined && part === undefined) throw missingEnvironment(list.value, asked);
  }
}

/** A name in braces, in a path. */
const NAME = /\{(\w+)\}/g;

/** The first entry of a list; an empty one where there is none that is an object. */
function firstOf(text: string, key: string): Readonly<Record<string, unknown>> {
  const list = parseExactObject(text)?.[key];
  return asObject(Array.isArray(list) ? list[0] : undefined) ?? {};
}

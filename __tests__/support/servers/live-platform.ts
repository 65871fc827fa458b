import { httpReply, answering } from './socket-server.ts';
import type { Answer, SocketServer } from './socket-server.ts';
import { createOperation } from './exchanges.ts';
import { methodOf, targetOf } from './requests.ts';

export const ENVIRONMENT = 'accounts/acme/apps/shop/environments/e-1';

/** The environment as its read shows it, with this build live. */
export function environmentWith(id: string, more: object = {}): string {
  const live = id === '' ? '' : `${ENVIRONMENT}/builds/${id}`;
  return httpReply(200, {
    name: ENVIRONMENT,
    displayName: 'Production',
    build: live,
    reconciling: false,
    domains: [],
    ...more,
  });
}

/**
 * A build as its read shows it.
 * @param finished whether it has finished, or the `finishTime` that it is said to have
 * @param headlessDeployLocal what the local platform says of it
 */
export function build(id: string, finished: boolean | string, headlessDeployLocal?: unknown): string {
  const finishTime = finished === true ? '2026-01-01T00:01:00Z' : finished;
  const finish = finishTime === false ? {} : { finishTime };
  return httpReply(200, {
    name: `${ENVIRONMENT}/builds/${id}`,
    createTime: '2026-01-01T00:00:00Z',
    ...finish,
    headlessDeployLocal,
  });
}

/** The list of builds; times are seconds after the fake clock's start. */
export function builds(...list: readonly (readonly [id: string, second: number])[]): string {
  const start = Date.parse('2026-01-01T00:00:00Z');
  return httpReply(200, {
    builds: list.map(([id, second]) => ({
      name: `${ENVIRONMENT}/builds/${id}`,
      createTime: new Date(start + 1000 * second).toISOString(),
    })),
  });
}

/** Answers, or what makes them when they are asked for. */
type Answers = readonly (Answer | (() => Answer))[];

/** What a platform answers to each kind of request, one after the other; the last answer stays. */
export interface LiveScript {
  /** The first is the read before the upload. */
  readonly environment?: Answers;
  readonly build?: Answers;
  readonly builds?: Answers;
  /** The list of environments. */
  readonly list?: Answers;
  /** The list of apps. */
  readonly apps?: Answers;
  readonly upload?: Answers;
  readonly webhook?: Answers;
}

export type Kind = keyof LiveScript;

/** A platform that answers as it is told; 404 to what it is not told about. The upload is build `b-1`. */
export async function livePlatform(script: LiveScript): Promise<SocketServer> {
  const counts = new Map<Kind, number>();
  return await answering((request) => {
    const kind = kindOf(methodOf(request), targetOf(request));
    const { upload = [httpReply(200, createOperation())] } = script;
    const answers: Answers = { ...script, upload }[kind] ?? [httpReply(404)];
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    const answer = answers[Math.min(count, answers.length - 1)];
    return typeof answer === 'function' ? answer() : answer;
  });
}

/** The kinds of the requests that came, in order. */
export function kindsOf({ requests }: SocketServer): Kind[] {
  return requests.map((request) => kindOf(methodOf(request), targetOf(request)));
}

function kindOf(method: string, target: string): Kind {
  if (target.startsWith('/wh/')) return 'webhook';
  if (method === 'POST') return 'upload';
  if (/\/builds\?/.test(target)) return 'builds';
  if (target.endsWith('/environments')) return 'list';
  if (target.endsWith('/apps')) return 'apps';
  return /\/builds\//.test(target) ? 'build' : 'environment';
}

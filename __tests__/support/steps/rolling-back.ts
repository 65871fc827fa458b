import { createHash, randomBytes } from 'node:crypto';
import { craftZip } from '../zips/crafted-zip.ts';
import { runDeploy } from './deploying.ts';
import type { DeployOptions } from './deploying.ts';
import { createOperation } from '../servers/exchanges.ts';
import { createInputs, SITE } from './inputs.ts';
import { build, ENVIRONMENT, environmentWith, kindsOf, livePlatform } from '../servers/live-platform.ts';
import type { LiveScript } from '../servers/live-platform.ts';
import { targetOf, uploadsOf } from '../servers/requests.ts';
import { answering, httpReply } from '../servers/socket-server.ts';
import type { Answer, SocketRequest } from '../servers/socket-server.ts';

const SITE_FILES = Object.entries(SITE).map(([name, data]) => ({ name, data: data as string }));
/** Larger than what the step packs. */
export const ZIP = craftZip([...SITE_FILES, { name: 'photo.bin', data: randomBytes(2000) }]);
export const SHA256 = createHash('sha256').update(ZIP).digest('hex');
const HOOK = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234';

export const [OLD, OURS, BACK] = ['b-0', 'b-1', 'b-2'].map((id) => environmentWith(id)) as [string, string, string];
export const accepted = (id: string) =>
  httpReply(
    200,
    createOperation({
      name: `${ENVIRONMENT}/operations/op-${id}`,
      metadata: { ...(createOperation()['metadata'] as object), build: `${ENVIRONMENT}/builds/${id}` },
    }),
  );

interface Options extends Pick<DeployOptions, 'resolve' | 'clock' | 'onStart'> {
  readonly more?: Readonly<Record<string, string>>;
  /** What the site answers once something was uploaded. */
  readonly page?: string | ((request: SocketRequest, uploads: number) => Answer);
  /** What it answers before. */
  readonly before?: string | (() => Answer);
}

/** A deploy that goes live and fails its smoke test, with an older zip at hand. */
export async function deployAndRollBack(
  script: LiveScript,
  { more = {}, page = httpReply(500), before = httpReply(200), ...options }: Options = {},
) {
  const server = await livePlatform({
    upload: [accepted('b-1'), accepted('b-2')],
    build: [build('b-1', true), build('b-2', true)],
    webhook: [httpReply(204)],
    ...script,
  });
  const site = await answering((request) => {
    const uploads = uploadsOf(server).length;
    if (uploads === 0) return typeof before === 'function' ? before() : before;
    return typeof page === 'function' ? page(request, uploads) : page;
  });
  const ending = await runDeploy({
    inputs: createInputs(server.origin, {
      wait: 'true',
      'environment-url': site.origin,
      'smoke-test': '/',
      'smoke-test-minutes': '0.05',
      'purge-cache-webhook': server.origin + HOOK,
      'rollback-archive': 'last-good.zip',
      'rollback-archive-sha256': SHA256,
      ...more,
    }),
    files: { ...SITE, 'last-good.zip': ZIP },
    ...options,
  });
  const { rollback } = JSON.parse(ending.outputs['result'] ?? '') as { rollback: Record<string, unknown> | null };
  const pages = site.requests.map((request) => targetOf(request));
  return { ...ending, rollback, kinds: kindsOf(server), uploads: uploadsOf(server), pages };
}

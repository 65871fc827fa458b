import { INPUTS } from '../../../src/shared/inputs.ts';
import type { Input } from '../../../src/shared/inputs.ts';
import { createOperation } from '../servers/exchanges.ts';
import { createInputs } from '../steps/inputs.ts';
import { probeInputs } from '../servers/probed-host.ts';
import { headerOf, targetOf } from '../servers/requests.ts';
import { decodedForms, ENCODINGS } from './secret-encodings.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  statusInputs,
  webhookUrl,
} from '../steps/sibling-actions.ts';
import type { Inputs } from '../steps/sibling-actions.ts';
import { answering, httpReply } from '../servers/socket-server.ts';
import type { SocketRequest, SocketServer } from '../servers/socket-server.ts';

/** An input of a command that holds a secret. */
export interface SecretInput {
  readonly command: string;
  readonly input: string;
  readonly kind: string;
}

/** All of them, by the one catalogue that says which inputs are secret. */
export const SECRETS: readonly SecretInput[] = Object.entries(INPUTS).flatMap(([command, inputs]) =>
  Object.entries<Input>(inputs).flatMap(([input, { secret }]) =>
    secret === undefined ? [] : [{ command, input, kind: secret }],
  ),
);

/** With every kind of mark, for messages: those that the header of a token can hold, where it is one. */
export const markedFor = ({ kind }: SecretInput): string => (kind === 'token' ? MARKED.replace(/[ ö]/g, '') : MARKED);
const MARKED = `pl&nted 'w"ö<r>d%41+/=?x`;
/** One that a name can hold. */
export const PLAIN = 'Pl4nted.s3cret-w0rd';

/** Good inputs of each command, for a platform at `origin`. */
const GOOD: Readonly<Record<string, (origin: string) => Inputs>> = {
  deploy: (origin) => createInputs(origin),
  'create-app': (origin) => createAppInputs(origin),
  'create-environment': (origin) => createEnvironmentInputs(origin),
  'delete-environment': (origin) => deleteEnvironmentInputs(origin),
  webhook: (origin) => ({ url: webhookUrl(origin) }),
  installs: (origin) => installsInputs(origin),
  environments: (origin) => environmentsInputs(origin, { app: 'shop', builds: '1' }),
  status: (origin) => statusInputs(origin),
  builds: (origin) => statusInputs(origin),
  probe: (origin) => probeInputs(origin),
};
/** How a secret stands in an input. */
const VALUES: Readonly<Record<string, (secret: string, origin: string) => string>> = {
  password: (secret) => secret,
  token: (secret) => secret,
  webhook: (secret, origin) =>
    webhookUrl(origin, { action: 'purgeCache', query: `token=${encodeURIComponent(secret)}` }),
  variables: (secret) => `PLANTED=${secret}`,
};

/** Good inputs with the secret in one of them. @throws {RangeError} for a command or a kind that is not known here */
export function plantedInputs({ command, input, kind }: SecretInput, secret: string, origin: string): Inputs {
  const [good, value] = [GOOD[command], VALUES[kind]];
  if (good === undefined || value === undefined) throw new RangeError(`no inputs for ${command}, ${kind}`);
  return { ...good(origin), [input]: value(secret, origin) };
}

/** Messages of a server that repeat a secret in every way that is known: some in each. */
export function messagesWith(secret: string, { kind }: SecretInput): string[] {
  const ways = Object.entries(ENCODINGS).filter(([name]) => kind === 'password' || !name.includes('the pair'));
  const encoded = ways.map(([, encode]) => encode(secret, 'api-user'));
  return Array.from({ length: Math.ceil(encoded.length / 3) }, (_, index) =>
    encoded.slice(index * 3, index * 3 + 3).join(' | '),
  );
}

/** A refusal that its command repeats. `probe` goes on after any other one, and tells no more than its status. */
export function refusalOf({ command }: SecretInput, body: object): string {
  return httpReply(command === 'probe' ? 401 : 400, body);
}

/** An answer with this text for every name that an action reads of one. */
export function namesWith(text: string): string {
  const environment = `accounts/acme/apps/${text}/environments/${text}`;
  const record = { name: environment, displayName: text, build: `${environment}/builds/${text}`, domains: [text] };
  return httpReply(200, {
    ...createOperation({ name: `${environment}/operations/${text}`, metadata: { build: record.build } }),
    environments: [record],
    apps: [{ name: `accounts/acme/apps/${text}` }],
    builds: [{ name: record.build }],
    count: 1,
    results: [{ id: 1, name: text }],
    next: null,
  });
}

/** A platform, or a GitHub, that answers each request that carries the secret with `echo`, and accepts all others. */
export async function echoingServer(secret: string, echo: () => string): Promise<SocketServer & { echoed: number }> {
  const state = { echoed: 0 };
  const server = await answering((request) => {
    if (!carries(request, secret)) return httpReply(200, createOperation());
    state.echoed += 1;
    return echo();
  });
  return Object.defineProperty({ ...server, echoed: 0 }, 'echoed', { get: () => state.echoed });
}

/** Whether a request has the secret: in its credentials, its address, or its body of JSON. */
function carries(request: SocketRequest, secret: string): boolean {
  const [scheme, credentials = ''] = (headerOf(request, 'authorization') ?? '').split(' ');
  const pair = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
  const inJson = JSON.stringify(secret).slice(1, -1);
  const body = request.body.toString();
  return [pair, decodeURIComponent(targetOf(request))].some((text) => text.includes(secret)) || body.includes(inJson);
}

/** Lines in which somebody could read the secret, however it is written there. */
export function readableIn(texts: readonly string[], secret: string): string[] {
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines.filter((line) => decodedForms(line).some((text) => text.includes(secret)));
}

import { beforeAll, expect, test } from '@jest/globals';
import { buildsAction } from '../../../src/actions/builds/run.ts';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { statusAction } from '../../../src/actions/status/run.ts';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeArchive } from '../../support/faults/calls.ts';
import { runBehindDoor } from '../../support/faults/door.ts';
import type { DoorRun } from '../../support/faults/door.ts';
import { faultServer } from '../../support/faults/server.ts';
import type { FaultServer, Peer } from '../../support/faults/server.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { environmentsInputs, statusInputs } from '../../support/steps/sibling-actions.ts';
import { createArchive } from '../../support/steps/deploy-facts.ts';
import fc from '../../support/jest/properties.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import { secretsIn } from '../../support/secrets/secret-scan.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

const MARKS = Array.from('"\'`%+~ &<>=/\\|;,.!?*()[]{}#@$^_-:');
const LETTERS = Array.from('abcXYZ0189äßéñ日本語кλ🚀\u00a0\u200b');
const word = (units: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...units), fc.constantFrom(...MARKS)), { minLength: 9, maxLength: 40 })
    .map((parts) => parts.join('').trim())
    // Shorter ones turn up in ordinary words.
    .filter((text) => Array.from(text).length >= 8);

const credentials = fc.record({
  username: word(LETTERS).map((text) => text.replaceAll(':', '.')),
  password: word(LETTERS),
  token: word(Array.from('abcXYZ0189')).map((text) => encodeURIComponent(text.toWellFormed())),
});
interface Secrets {
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Hosts that say what they were told, in every place where we might repeat it. */
const ECHOES: Readonly<Record<string, (peer: Peer, secrets: Secrets) => void>> = {
  'in a message': (peer, { password, token }) =>
    peer.reply(401, JSON.stringify({ message: `no user has ${password} or ${token}`, type: password, code: token })),
  'at the end of a long message': (peer, { password }) =>
    peer.reply(400, JSON.stringify({ message: `${'x'.repeat(495 - password.length / 2)}${password}` })),
  'in base64': (peer, { username, password }) =>
    peer.reply(403, JSON.stringify({ message: Buffer.from(`${username}:${password}`).toString('base64') })),
  'as a URL writes it': (peer, { password, token }) =>
    peer.reply(404, JSON.stringify({ message: `/?p=${encodeURIComponent(password)}&token=${token}` })),
  'as JSON writes it': (peer, { password }) =>
    peer.reply(409, JSON.stringify({ message: JSON.stringify({ password }) })),
  'in the address of a redirect': (peer, { token }) =>
    peer.reply(302, '', { Location: `https://elsewhere.example/${token}?token=${token}` }),
  'in a page': (peer, { password, token }) => peer.reply(200, `<p>${password} ${token}</p>`),
  'in the names of installs': (peer, { password, token }) =>
    peer.reply(200, JSON.stringify({ count: 1, results: [{ id: token, name: password }], next: null })),
  'in the next page': (peer, { token }) =>
    peer.reply(200, JSON.stringify({ count: 1, results: [], next: `https://elsewhere.example/${token}` })),
  'after 500': (peer, { password }) => peer.reply(500, JSON.stringify({ message: password })),
  'in a reset': (peer) => peer.reset(),
};

let server: FaultServer;
let echo: (peer: Peer) => void = (peer) => peer.reset();
let workspace: string;
let archive: { path: string; bytes: number };
beforeAll(async () => {
  server = await faultServer(async (peer) => {
    await peer.bodyIn();
    echo(peer);
  });
  workspace = plant(makeFolder('workspace'), SITE);
  archive = makeArchive(100);
});

const services = () => ({ clock: fakeClock() });
const hookOf = (token: string): string =>
  `${server.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:rebuild?token=${token}`;

/** Steps that fail, with the inputs that they get. */
const STEPS: Readonly<Record<string, (secrets: Secrets) => Promise<DoorRun>>> = {
  deploy: async ({ username, password, token }) =>
    await runBehindDoor(
      deploy,
      createInputs(server.origin, { username, password, 'purge-cache-webhook': hookOf(token) }),
      { ...services(), writeArchive: async () => createArchive(archive) },
      { GITHUB_WORKSPACE: workspace },
    ),
  'deploy with bad inputs': async ({ username, password, token }) =>
    await runBehindDoor(
      deploy,
      createInputs(`http://${encodeURIComponent(username)}:${encodeURIComponent(password)}@x.example`, {
        username: `${username}:x`,
        password,
        'purge-cache-webhook': `${hookOf(token)}#${token}`,
      }),
      { ...services(), writeArchive: async () => createArchive(archive) },
      { GITHUB_WORKSPACE: workspace },
    ),
  webhook: async ({ token }) => await runBehindDoor(webhookAction, { url: hookOf(token) }, services()),
  'webhook with another action': async ({ token }) =>
    await runBehindDoor(webhookAction, { url: hookOf(token), action: 'clean-rebuild' }, services()),
  installs: async ({ username, password }) =>
    await runBehindDoor(installsAction, { 'base-url': server.origin, username, password }, services()),
  environments: async ({ username, password }) =>
    await runBehindDoor(environmentsAction, environmentsInputs(server.origin, { username, password }), services()),
  status: async ({ username, password }) =>
    await runBehindDoor(statusAction, statusInputs(server.origin, { username, password }), services()),
  builds: async ({ username, password }) =>
    await runBehindDoor(buildsAction, statusInputs(server.origin, { username, password }), services()),
};

test(
  'no secret in the log of any failing path, with debug logging on',
  async () => {
    const names = [fc.constantFrom(...Object.keys(ECHOES)), fc.constantFrom(...Object.keys(STEPS))] as const;
    await fc.assert(
      fc.asyncProperty(
        credentials,
        fc.array(fc.tuple(...names), { minLength: 6, maxLength: 6 }),
        async (secrets, pairs) => {
          for (const [place, step] of pairs) {
            echo = (peer) => ECHOES[place]?.(peer, secrets);
            const ran = await STEPS[step]?.(secrets);
            server.peers.length = 0;
            if (ran === undefined) throw new RangeError(step);
            const log = withoutMasks(ran.stdout);
            const looked = {
              ...(step.startsWith('webhook') ? {} : { username: secrets.username, password: secrets.password }),
              ...(/^(?:deploy|webhook)/.test(step) ? { 'purge-cache-webhook': hookOf(secrets.token) } : {}),
            };
            expect({ place, step, leaks: secretsIn(`${log}\n${ran.summary}`, looked) }).toEqual({
              place,
              step,
              leaks: [],
            });
            const masks = ran.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'));
            for (const name of ['acme', 'shop', 'e-1']) expect(masks).not.toContain(`::add-mask::${name}`);
          }
        },
      ),
      { numRuns: sizeOf('credentials') },
    );
  },
  PATIENCE,
);

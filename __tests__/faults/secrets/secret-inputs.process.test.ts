import { describe, expect, test } from '@jest/globals';
import { TABLE } from '../../support/runners/command-table.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import {
  echoingServer,
  markedFor,
  messagesWith,
  namesWith,
  PLAIN,
  plantedInputs,
  readableIn,
  refusalOf,
  SECRETS,
} from '../../support/secrets/planted-inputs.ts';
import type { SecretInput } from '../../support/secrets/planted-inputs.ts';
import { buildsPlatform, listed } from '../../support/servers/builds-platform.ts';
import { previewPlatform } from '../../support/servers/preview-platform.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import type { InProcessAction } from '../../support/processes/run-in-process.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const workspace = plant(makeFolder('workspace'), SITE);
/** Those of the actions; `rehearse` is a command. */
const OF_ACTIONS = SECRETS.filter(({ command }) => command !== 'rehearse');

/** The one that gets the token is GitHub. It is asked only once an environment is gone, or where a build is live. */
const PLATFORMS: Readonly<Record<string, () => Promise<{ readonly origin: string }>>> = {
  'delete-environment': previewPlatform,
  status: async () => await buildsPlatform('b-1', [listed('b-1', 7260, 7200)]),
};

/** Runs an action with a secret in one of its inputs, which every server that gets it repeats. */
async function runWith(of: SecretInput, secret: string, echo: () => string) {
  const server = await echoingServer(secret, echo);
  const github = await gitHubServer();
  const usesGitHub = ['deploy', 'delete-environment'].includes(of.command);
  const { origin } = (of.kind === 'token' ? await PLATFORMS[of.command]?.() : undefined) ?? server;
  const api = of.kind === 'token' ? { GITHUB_API_URL: server.origin } : {};
  const run = await runInProcess(of.command as InProcessAction, {
    workspace,
    inputs: {
      ...(usesGitHub ? { comment: 'true', deployment: 'true', 'github-token': TOKEN } : {}),
      ...plantedInputs(of, secret, origin),
    },
    variables: { RUNNER_DEBUG: '1', ...github.variables, ...pullRequestEvent(), ...api },
  });
  const left = [github.comments, github.deployments, Array.from(github.statuses.values())];
  const written = [
    withoutMasks(run.stdout),
    run.summary,
    textOfHtml(run.summary),
    ...Object.values(run.outputs),
    ...left.map((each) => JSON.stringify(each)),
  ];
  return { written, echoed: server.echoed, comments: github.comments.length };
}

test('every command but the local platform and init has a secret', () => {
  const without = TABLE.commands.filter(({ name }) => !SECRETS.some(({ command }) => command === name));
  expect(without.map(({ name }) => name)).toEqual(['emulator', 'init']);
});

/** Where a host can repeat what it was told. A fifth place are the names in a good answer: see below. */
const PLACES: Readonly<Record<string, (of: SecretInput, message: string) => string>> = {
  'in a refusal': (of, message) =>
    refusalOf(of, { message, type: message.slice(0, 300), code: message.slice(0, 300), errors: [{ message }] }),
  'in the address of a redirect': (_, message) =>
    httpReply(302, { message }, { Location: `https://x.example/?${encodeURIComponent(message)}` }),
  'in an answer that is not of the API': (_, message) =>
    httpReply(200, { name: message, count: 1, results: [], next: `https://x.example/${encodeURIComponent(message)}` }),
  'in a failure of its own': (_, message) => httpReply(500, { message }),
};
const PLACE_NAMES = Object.keys(PLACES);
/** How names can hold a secret. */
const NAMES = [PLAIN, `x-${PLAIN}~1`, Buffer.from(`xy${PLAIN}z`).toString('base64url')];

describe.each(OF_ACTIONS)('$command, $input: a host repeats it, and nobody can read it', (of) => {
  const row = OF_ACTIONS.indexOf(of);

  // Other encodings in each place of each row: echoed-encodings.process.test.ts has all of them in one.
  test.each(PLACE_NAMES)('%s', async (place) => {
    const secret = markedFor(of);
    const messages = messagesWith(secret, of);
    const message = messages[(row + 4 * PLACE_NAMES.indexOf(place)) % messages.length] ?? '';
    const { written, echoed } = await runWith(of, secret, () => PLACES[place]?.(of, message) ?? '');
    expect(echoed).toBeGreaterThan(0);
    if (place === 'in a refusal') expect(written.join('\n')).toContain('***');
    expect(readableIn(written, secret)).toEqual([]);
  });

  // A name of the specification's form may be the value of a variable: the tests of create-environment have that.
  for (const text of of.kind === 'variables' ? [] : NAMES) {
    test(`in names, as ${text}`, async () => {
      const { written, echoed } = await runWith(of, PLAIN, () => namesWith(text));
      expect(echoed).toBeGreaterThan(0);
      expect(readableIn(written, PLAIN)).toEqual([]);
    });
  }
});

test('the comment would show it: a failed deploy leaves one with what the host said', async () => {
  const of = { command: 'deploy', input: 'password', kind: 'password' };
  const { written, comments } = await runWith(of, PLAIN, () => httpReply(400, { message: `not ${PLAIN}` }));
  expect(comments).toBe(1);
  expect(written.filter((text) => text.includes('Deploy failed') && text.includes('not ***')).length).toBeGreaterThan(
    1,
  );
});

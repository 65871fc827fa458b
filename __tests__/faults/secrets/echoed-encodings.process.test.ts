import { beforeAll, describe, expect, test } from '@jest/globals';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeArchive } from '../../support/faults/calls.ts';
import { runBehindDoor } from '../../support/faults/door.ts';
import type { DoorRun } from '../../support/faults/door.ts';
import { faultServer } from '../../support/faults/server.ts';
import type { FaultServer } from '../../support/faults/server.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import { createArchive } from '../../support/steps/deploy-facts.ts';
import { decodedForms, ENCODINGS } from '../../support/secrets/secret-encodings.ts';

const USERNAME = 'api-user';
const PASSWORD = `p&ss w"ö<r>d%41+/=?'`;
const PAIR = `${USERNAME}:${PASSWORD}`;

let server: FaultServer;
let message = '';
let workspace: string;
let archive: { path: string; bytes: number };
beforeAll(async () => {
  server = await faultServer(async (peer) => {
    await peer.bodyIn();
    peer.reply(400, JSON.stringify({ message, type: message.slice(0, 300), errors: [{ message }] }));
  });
  workspace = plant(makeFolder('workspace'), SITE);
  archive = makeArchive(100);
});

/** A deploy that is refused with this message, with debug logging on. */
async function deployRefusedWith(text: string): Promise<DoorRun> {
  message = text;
  server.peers.length = 0;
  return await runBehindDoor(
    deploy,
    createInputs(server.origin, { username: USERNAME, password: PASSWORD }),
    { clock: fakeClock(), writeArchive: async () => createArchive(archive) },
    { GITHUB_WORKSPACE: workspace },
  );
}

/** All that a person could read, without the lines that tell the runner what to hide. */
function writtenBy({ stdout, outputFile, summary }: DoorRun): string[] {
  const log = withoutMasks(stdout).split('\n');
  return [...log, ...outputFile.split('\n'), ...summary.split('\n'), ...textOfHtml(summary).split('\n')];
}

const cases = Object.entries(ENCODINGS).map(([name, encode]) => [name, encode(PASSWORD, USERNAME)] as const);

test('there are more than 30 encodings, all different', () => {
  expect(new Set(cases.map(([, encoded]) => encoded)).size).toBeGreaterThan(30);
});

describe('a host repeats the password, and nobody can read it', () => {
  test.each(cases)('in its message: %s', async (_, encoded) => {
    const run = await deployRefusedWith(`user ${USERNAME} has not (${encoded})`);
    const lines = writtenBy(run);
    // The message is there, but for the password.
    expect(lines.join('\n')).toMatch(/The service reported: user api-user has not \(\*\*\*/);
    expect(run.summary).toContain('has not');
    expect(lines.filter((line) => line.includes(encoded))).toEqual([]);
    const decoded = lines.flatMap((line) => decodedForms(line));
    expect(decoded.filter((text) => text.includes(PASSWORD) || text.includes(PAIR))).toEqual([]);
  });

  test.each(cases)('at the end of a long one: %s', async (_, encoded) => {
    const shown = Math.floor(encoded.length * 0.6);
    const run = await deployRefusedWith(`${'-'.repeat(499 - shown)}${encoded}${encoded}`);
    const decoded = writtenBy(run).flatMap((line) => decodedForms(line));
    expect(run.stdout).toContain('---');
    expect(decoded.filter((text) => text.includes(PASSWORD.slice(0, 6)))).toEqual([]);
  });
});

test('outputs are whole where the password is part of them', async () => {
  const inputs = createInputs(server.origin, { password: 'shop' });
  const platform = await faultServer(async (peer) => {
    await peer.bodyIn();
    const path = 'accounts/acme/apps/shop/environments/e-1';
    peer.reply(200, JSON.stringify({ name: `${path}/operations/op-1`, metadata: { build: `${path}/builds/b-1` } }));
  });
  const run = await runBehindDoor(
    deploy,
    { ...inputs, 'headless-url': platform.origin },
    { clock: fakeClock(), writeArchive: async () => createArchive(archive) },
    { GITHUB_WORKSPACE: workspace },
  );
  expect(run.exitCode).toBe(0);
  expect(Object.fromEntries(run.set)['operation-name']).toBe(
    'accounts/acme/apps/shop/environments/e-1/operations/op-1',
  );
  for (const [name, value] of run.set) {
    // The reason of a failure is text for people, which is redacted.
    const whole = name === 'result' ? JSON.stringify({ ...(JSON.parse(value) as object), error: null }) : value;
    expect(whole).not.toContain('***');
  }
  expect(run.stdout).not.toMatch(/^::add-mask::(?:acme|e-1|api-user)$/m);
});

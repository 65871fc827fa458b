import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { always } from '../../support/servers/socket-server.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { leaksOf, RUNNERS } from '../../support/runners/masks.ts';

const PASSWORDS = {
  'a plain one': 'hunter22',
  'with "%"': 'p@ss"w%rd 100%',
  'with "%25"': 'first%25second',
  'with "%0A"': 'first%0Asecond%0Dthird',
  'with "::"': 'first::second',
  'that begins with ":"': ':hunter22',
  'with another command': 'x::error::hunter22',
  'with a line break': 'first\n}\nsecond',
  'that is part of other inputs': 'shop',
  'of 3 characters': 'e-1',
} as const;

/** The mask commands of a whole deploy with a purge, and the run; one run for each password. */
async function deployWith(password: string) {
  const done = runs.get(password) ?? deployOnce(password);
  runs.set(password, done);
  return await done;
}
const runs = new Map<string, ReturnType<typeof deployOnce>>();

async function deployOnce(password: string) {
  const server = await always(200, createOperation());
  const hook = `${server.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0k%25en%2B1`;
  const inputs = createInputs(server.origin, { password, 'purge-cache-webhook': hook });
  const run = await runInProcess('deploy', { workspace: plant(makeFolder('workspace'), SITE), inputs });
  const lines = run.stdout.split('\n').filter((line) => line.includes('add-mask'));
  const pair = Buffer.from(`api-user:${password}`).toString('base64');
  return { run, lines, secrets: [password, pair, Buffer.from(pair, 'base64').toString('base64url'), hook, 't0k%en+1'] };
}

describe.each(Object.entries(PASSWORDS))('a password %s', (_, password) => {
  test('is not shown by the commands that mask it', async () => {
    const { run, lines, secrets } = await deployWith(password);
    const values = lines.map((line) => line.slice('::add-mask::'.length));
    expect(lines.filter((line) => !line.startsWith('::add-mask::'))).toEqual([]);
    // As it is: a part of the secret, not one that was encoded.
    expect(values.filter((value) => !secrets.some((secret) => secret.includes(value)))).toEqual([]);
    expect(values.filter((value) => value.length < 4)).toEqual([]);
    for (const name of Object.keys(RUNNERS)) expect([name, leaksOf(RUNNERS[name], lines)]).toEqual([name, []]);
    // The first act of the step.
    expect(run.stdout.split('\n').slice(0, lines.length)).toEqual(lines);
    // A line break is refused, and nothing of the password is said.
    expect(run.exitCode).toBe(password.includes('\n') ? 1 : 0);
    const rest = run.stdout.split('\n').slice(lines.length).join('\n');
    expect(password.split('\n').filter((line) => line.length > 3 && rest.includes(line))).toEqual([]);
  });

  test('leaves the outputs whole, and account, app and environment unmasked', async () => {
    const { run, lines } = await deployWith(password);
    const expected = password.includes('\n') ? '' : 'accounts/acme/apps/shop/environments/e-1/operations/op-1';
    expect(run.outputs['operation-name']).toBe(expected);
    expect(JSON.stringify(run.outputs)).not.toContain('***');
    const names = ['acme', 'shop', 'e-1', 'api-user'].filter((name) => name !== password);
    expect(names.filter((name) => lines.includes(`::add-mask::${name}`))).toEqual([]);
  });
});

test('what runners can mask whole is masked whole', async () => {
  for (const password of ['hunter22', 'p@ss"w%rd 100%']) {
    const { lines, secrets } = await deployWith(password);
    for (const secret of secrets.slice(0, 2)) expect(lines).toContain(`::add-mask::${secret}`);
  }
});

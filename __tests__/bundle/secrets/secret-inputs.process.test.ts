import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { SITE } from '../../support/steps/inputs.ts';
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
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';

const cwd = plant(makeFolder('site'), SITE);
/**
 * One input of each kind: the program hides what it is told to, and faults/secrets/secret-inputs.process.test.ts has every
 * input of every action. The token is an input of the actions alone.
 */
const OF_KINDS = ['password', 'webhook', 'variables'].flatMap((kind) =>
  SECRETS.filter((secret) => secret.kind === kind).slice(0, 1),
);

/** Runs a command with a secret in one of its inputs, which the platform repeats. */
async function runWith(of: SecretInput, secret: string, echo: () => string) {
  const server = await echoingServer(secret, echo);
  const variables = variablesOf(plantedInputs(of, secret, server.origin));
  const { stdout, stderr } = await runCli({ args: [of.command, '--json'], cwd, variables });
  expect([server.echoed > 0, typeof JSON.parse(stdout)]).toEqual([true, 'object']);
  return { texts: [stdout, stderr], stderr };
}

test.each(OF_KINDS)('--json, $command, $input: a host repeats it in a refusal, and nobody can read it', async (of) => {
  const secret = markedFor(of);
  const [message = ''] = messagesWith(secret, of);
  const { texts, stderr } = await runWith(of, secret, () => refusalOf(of, { message, errors: [{ message }] }));
  expect(stderr).toContain('***');
  expect(readableIn(texts, secret)).toEqual([]);
});

test.each(OF_KINDS.slice(0, 1))('--json, $command, $input: in names, too', async (of) => {
  const { texts } = await runWith(of, PLAIN, () => namesWith(`x-${PLAIN}`));
  expect(readableIn(texts, PLAIN)).toEqual([]);
});

/** An app that repeats its variables where its build fails. */
const APP = {
  'app/package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node build.js' } }),
  'app/build.js': `for (const value of [process.env.PLANTED, process.env.FROM_FILE])
  console.error('Error: not', value, encodeURIComponent(value), Buffer.from('x' + value).toString('base64'));
process.exit(1);
`,
  'app/.npmrc': 'offline=true\nupdate-notifier=false\n',
  'app.env': `FROM_FILE=${PLAIN}-2\n`,
};

test('rehearse, env and env-from: the app repeats them, and nobody can read them', async () => {
  useFastNpm();
  const inputs = SECRETS.filter(({ command }) => command === 'rehearse').map(({ input }) => input);
  expect(inputs).toEqual(['env', 'env-from']);
  const folder = plant(makeFolder('app'), APP);
  const options = ['--env', `PLANTED=${PLAIN}-1`, '--env-from', path.join(folder, 'app.env')];
  const { stdout, stderr } = await runCli({ args: ['rehearse', path.join(folder, 'app'), '--json', ...options] });
  expect(stderr).toMatch(/Error: not \*\*\* .*\n.*Error: not \*\*\* /);
  expect(readableIn([stdout, stderr], PLAIN)).toEqual([]);
});

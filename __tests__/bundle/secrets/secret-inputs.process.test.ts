import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
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
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';

const cwd = plant(makeFolder('site'), SITE);
/** The token is an input of the actions alone. */
const OF_COMMANDS = SECRETS.filter(({ command, kind }) => command !== 'rehearse' && kind !== 'token');

describe.each(OF_COMMANDS)('--json, $command, $input: a host repeats it, and nobody can read it', (of) => {
  const run = async (secret: string, echo: () => string) => {
    const server = await echoingServer(secret, echo);
    const variables = variablesOf(plantedInputs(of, secret, server.origin));
    const { stdout, stderr } = await runCli({ args: [of.command, '--json'], cwd, variables });
    expect([server.echoed > 0, typeof JSON.parse(stdout)]).toEqual([true, 'object']);
    return { texts: [stdout, stderr], stderr };
  };

  test('in a refusal', async () => {
    const secret = markedFor(of);
    const [message = ''] = messagesWith(secret, of);
    const { texts, stderr } = await run(secret, () => refusalOf(of, { message, errors: [{ message }] }));
    expect(stderr).toContain('***');
    expect(readableIn(texts, secret)).toEqual([]);
  });

  if (of.kind !== 'variables') {
    test('in names', async () => {
      expect(readableIn((await run(PLAIN, () => namesWith(`x-${PLAIN}`))).texts, PLAIN)).toEqual([]);
    });
  }
});

/** An app that repeats its variable where its build fails. */
const APP = {
  'app/package.json': JSON.stringify({ scripts: { build: 'node build.js', start: 'node build.js' } }),
  'app/build.js': `const { PLANTED } = process.env;
console.error('Error: not', PLANTED, encodeURIComponent(PLANTED), Buffer.from('x' + PLANTED).toString('base64'));
process.exit(1);
`,
  'app/.npmrc': 'offline=true\nupdate-notifier=false\n',
  'app.env': `PLANTED=${PLAIN}\n`,
};

test.each(SECRETS.filter(({ command }) => command === 'rehearse'))(
  'rehearse, $input: the app repeats it, and nobody can read it',
  async ({ input }) => {
    const folder = plant(makeFolder('app'), APP);
    const value = input === 'env' ? `PLANTED=${PLAIN}` : path.join(folder, 'app.env');
    const { stdout, stderr } = await runCli({
      args: ['rehearse', path.join(folder, 'app'), '--json', `--${input}`, value],
    });
    expect(stderr).toContain('Error: not ');
    expect(readableIn([stdout, stderr], PLAIN)).toEqual([]);
  },
);

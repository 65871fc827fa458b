import { expect, test } from '@jest/globals';
import type { ErrorReport } from '../../../../src/shared/errors.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';
import { runInProcess } from '../../../support/processes/run-in-process.ts';
import { commandsIn } from '../../../support/runners/command-parser.ts';
import { secretsIn } from '../../../support/secrets/secret-scan.ts';
import { build, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';
import { always, httpReply } from '../../../support/servers/socket-server.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, PASSWORD, SITE } from '../../../support/steps/inputs.ts';
import { createEnvironmentInputs, webhookUrl } from '../../../support/steps/sibling-actions.ts';
import { deployAndWait } from '../../../support/steps/waiting.ts';

/** `error` of `result`. */
function errorIn({ result = '' }: Readonly<Record<string, string>>): ErrorReport {
  return (JSON.parse(result) as { readonly error: ErrorReport }).error;
}

/** Words of others that change what a reader or a runner sees. */
const COMMANDS = '::error::x ##[error]y \u001b[2J\u202e\r\n::set-output name=z::z';

/** What a server knows of a step, in forms that it may write. */
function secretsOf(inputs: Readonly<Record<string, string>>): string {
  const { username = '', password = '', 'purge-cache-webhook': webhook = '' } = inputs;
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  return [password, encodeURIComponent(password), JSON.stringify(password), pair, webhook].join(' ');
}

function expectClean(error: ErrorReport, inputs: Readonly<Record<string, string>>): void {
  const texts = [error.title, error.message, error.advice, error.more, error.step, ...error.lines];
  const all = texts.join('\n');
  expect(all).toContain('***');
  expect(secretsIn(all, inputs)).toEqual([]);
  expect(commandsIn(all)).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(all).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
}

/** A deploy to a platform whose answers hold every secret. */
async function deployTo(kind: 'upload' | 'build', answer: (secrets: string) => string) {
  let secrets = '';
  const server = await livePlatform({ environment: [environmentWith('b-0')], [kind]: [() => answer(secrets)] });
  const webhook = webhookUrl(server.origin, { action: 'purgeCache' });
  const inputs = createInputs(server.origin, { wait: 'true', 'purge-cache-webhook': webhook });
  secrets = secretsOf(inputs);
  const workspace = plant(makeFolder('workspace'), SITE);
  const { outputs } = await runInProcess('deploy', { workspace, inputs });
  return { outputs, inputs };
}

test('a build that failed: why, at which step, and the end of its log', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const record = { result: 'failed', step: 'build', reason: '"npm run build" ended with exit status 3.', log: lines };
  const { outputs } = await deployAndWait({
    environment: [environmentWith('b-0')],
    build: [build('b-1', true, record)],
  });
  expect(errorIn(outputs)).toEqual({
    title: 'Build failed',
    message: '"npm run build" ended with exit status 3. Build b-1 failed at step "build".',
    advice: 'See "Log of the build" for the end of its log.',
    more: 'docs/how-to/fix-an-error.md#build-failed',
    step: 'build',
    lines: lines.slice(10),
  });
});

test('bad inputs: all of them, as the annotation has them', async () => {
  const inputs = createInputs('https://api.example.com', { 'max-size': 'large', wait: 'perhaps' });
  const { outputs, error } = await runDeploy({ inputs });
  expect(error).toContain('2 problems: (1) ');
  expect(errorIn(outputs)).toMatchObject({
    title: 'Invalid input',
    message: error.split('\n')[0],
    step: '',
    lines: [],
  });
});

test('a step that ends well has none', async () => {
  const { origin } = await livePlatform({});
  expect(errorIn((await runDeploy({ inputs: createInputs(origin) })).outputs)).toBeNull();
});

test('no secret of the step, and no command, gets out of the log of a build', async () => {
  const { outputs, inputs } = await deployTo('build', (secrets) => {
    const text = `${COMMANDS} ${secrets}`;
    // The second is cut in the middle of the password.
    const log = [text, `${'x'.repeat(490)}${PASSWORD}`, secrets];
    return build('b-1', true, { result: 'failed', step: text, reason: text, log });
  });
  expect(outputs['error-code']).toBe('build-failed');
  const error = errorIn(outputs);
  expectClean(error, inputs);
  expect(error.lines.map((line) => line.replace(/x+/, ''))).toEqual([
    expect.stringContaining('***'),
    '***',
    expect.stringMatching(/^\*\*\*/),
  ]);
});

test.each([400, 403, 500])('nor out of an answer of HTTP %i', async (status) => {
  const { outputs, inputs } = await deployTo('upload', (secrets) =>
    httpReply(status, { type: COMMANDS, code: secrets, message: secrets }),
  );
  expectClean(errorIn(outputs), inputs);
});

test('nor a shell variable that creating an environment sends', async () => {
  const VARIABLE = 'va1ue-of-a-variable';
  const { origin } = await always(409, { message: `${COMMANDS} API_KEY=${VARIABLE}` });
  const inputs = createEnvironmentInputs(origin, { 'shell-variables': `API_KEY=${VARIABLE}` });
  const { outputs } = await runInProcess('create-environment', { workspace: makeFolder('workspace'), inputs });
  expect(outputs['error-code']).toBe('conflict');
  expectClean(errorIn(outputs), inputs);
  expect(outputs['result']).not.toContain(VARIABLE);
});

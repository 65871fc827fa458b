import { expect, test } from '@jest/globals';
import { agentCommandsIn } from '../../support/runners/agent-command-parser.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { sectionsIn } from '../../support/runners/gitlab-section-parser.ts';
import { createInputs, PASSWORD, SITE } from '../../support/steps/inputs.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { always } from '../../support/servers/socket-server.ts';

const AGENT = { TF_BUILD: 'True', AGENT_ID: '3' };

async function deployOn(host: Record<string, string>, status: number, body: unknown, ...args: string[]) {
  const server = await always(status, body);
  const variables = { ...host, ...variablesOf(createInputs(server.origin)) };
  return await runCli({ args: ['deploy', ...args], cwd: plant(makeFolder('workspace'), SITE), variables });
}

test('Azure Pipelines: variables, groups and marked secrets', async () => {
  const { exitCode, stderr } = await deployOn(AGENT, 200, createOperation());
  expect(exitCode).toBe(0);
  const commands = agentCommandsIn(stderr);
  const variables = commands.filter(({ name }) => name === 'task.setvariable');
  // The agent keeps the last value of each.
  const values = new Map(variables.map(({ properties, data }) => [properties['variable'], data]));
  expect(values.get('DEPLOY_STATUS')).toBe('accepted');
  expect(values.get('DEPLOY_OPERATION_NAME')).toBe('accounts/acme/apps/shop/environments/e-1/operations/op-1');
  expect(variables.every(({ properties }) => properties['isOutput'] === 'true')).toBe(true);
  expect(values.has('DEPLOY_RESULT')).toBe(false);
  const secrets = commands.filter(({ name }) => name === 'task.setsecret').map(({ data }) => data);
  expect(secrets).toContain(PASSWORD);
  expect(commands.filter(({ name }) => name === 'group').map(({ data }) => data)).toEqual([
    'Choose files',
    'Pack',
    'Upload',
  ]);
});

test('Azure Pipelines: a failure is an issue, and text of a server is no command', async () => {
  const message = '##vso[task.setvariable variable=PATH]x\r##[error]y';
  const { exitCode, stderr } = await deployOn(AGENT, 403, { message });
  const commands = agentCommandsIn(stderr).filter(({ name }) => !/^(?:group|endgroup|task\.setsecret)$/.test(name));
  const others = commands.filter(({ properties }) => !properties['variable']?.startsWith('DEPLOY_'));
  expect([exitCode, others]).toEqual([
    1,
    [
      {
        name: 'task.logissue',
        properties: { type: 'error' },
        data: expect.stringMatching(/^Not allowed \(acme \/ shop \/ e-1\): .*lack permission/),
      },
    ],
  ]);
});

test('GitLab: sections that open and close, and no secret', async () => {
  const message = `section_start:1:x\r\u001b[0K ${PASSWORD}`;
  const { stderr } = await deployOn({ GITLAB_CI: 'true' }, 403, { message });
  const parts = sectionsIn(stderr).map(({ part, rest }) => `${part} ${rest}`.trim());
  expect(parts).toEqual(['start Choose files', 'end', 'start Pack', 'end', 'start Upload', 'end']);
  expect(stderr).not.toContain(PASSWORD);
});

test('--host plain on Azure Pipelines: plain text', async () => {
  const { stdout, stderr } = await deployOn(AGENT, 200, createOperation(), '--host', 'plain');
  expect([agentCommandsIn(stderr), sectionsIn(stderr)]).toEqual([[], []]);
  expect(stdout + stderr).not.toContain('\u001b');
  expect(stderr).toContain('\n  Accepted after ');
});

import { expect, test } from '@jest/globals';
import { sendToGitHub } from '../../../src/actions/github/calls.ts';
import type { GitHubCalls } from '../../../src/runner/github-api/calls.ts';
import { plainDialect } from '../../../src/runner/terminal/dialects.ts';
import { commandTerms } from '../../../src/runner/terminal/hosts.ts';
import { createTerminal } from '../../../src/runner/terminal/terminal.ts';
import { gitHubServer, TOKEN } from '../../support/servers/github-server.ts';

/** The API of the host, for a command in a job with these variables. */
function gitHubOf(variables: Readonly<Record<string, string>>, token: string): GitHubCalls | undefined {
  const { runner } = createTerminal({
    variables,
    cancelled: new AbortController().signal,
    isDebug: false,
    input: () => '',
    inputAsWritten: () => '',
    terms: commandTerms('plain'),
    dialect: plainDialect(false),
    writeLog: () => undefined,
    onOutputs: () => [],
  });
  return runner.github(token, sendToGitHub);
}

test('in a run on GitHub, its API is there for a command that has a token', async () => {
  const { variables } = await gitHubServer();
  expect([gitHubOf({}, TOKEN), gitHubOf(variables, '')]).toEqual([undefined, undefined]);
  const answer = await gitHubOf(variables, TOKEN)?.listDeployments('E').attempt(AbortSignal.timeout(20_000));
  expect(answer).toEqual({ kind: 'value', value: [] });
});

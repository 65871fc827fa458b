import path from 'node:path';
import { expect, test } from '@jest/globals';
import { loadOctokit } from '../../../src/runner/github-api/octokit.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { authorityFile, connectProxy, exampleHost, tunnelsTo } from '../../support/faults/proxy.ts';
import { gitHubServer, TOKEN } from '../../support/servers/github-server.ts';
import { runSource } from '../../support/processes/run-source.ts';

test('is loaded whatever the file of the event holds, which stays named for others', async () => {
  const file = path.join(plant(makeFolder('event'), { 'event.json': 'no JSON' }), 'event.json');
  process.env['GITHUB_EVENT_PATH'] = file;
  const sent: string[] = [];
  const github = await loadOctokit('secret', 'https://api.example', async ({ url, headers }) => {
    sent.push(`${url.href} ${headers['authorization']}`);
    return await Promise.resolve({ status: 200, headers: {}, text: '{"id":7}' });
  });
  const { data } = await github.request('GET /repos/{owner}/{repo}', { owner: 'acme', repo: 'site' });
  expect([data.id, sent]).toEqual([7, ['https://api.example/repos/acme/site token secret']]);
  expect(process.env['GITHUB_EVENT_PATH']).toBe(file);
});

test('calls to GitHub go through the proxy of the environment', async () => {
  const host = await exampleHost(async (peer) => {
    await peer.bodyIn();
    peer.reply(200, '[]');
  });
  const proxy = await connectProxy(host);
  const { variables } = await gitHubServer();
  const code = `
    import { openGitHub } from '%SRC%/runner/github/workflow-run.ts';
    import { sendToGitHub } from '%SRC%/actions/github/calls.ts';
    const github = openGitHub(process.env, '${TOKEN}', (text) => text, sendToGitHub);
    const answer = await github.listDeployments('Production').attempt(new AbortController().signal);
    console.log(JSON.stringify(answer));
    process.exit(0);`;
  const { stdout, stderr } = await runSource(code, {
    variables: {
      ...variables,
      GITHUB_API_URL: 'https://api.platform.example',
      https_proxy: proxy.origin,
      NODE_EXTRA_CA_CERTS: authorityFile(),
    },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ kind: 'value', value: [] });
  expect(tunnelsTo(proxy)).toEqual(['api.platform.example:443']);
  expect(host.peers.map(({ head }) => head.split('?')[0])).toEqual(['GET /repos/acme/site/deployments']);
});

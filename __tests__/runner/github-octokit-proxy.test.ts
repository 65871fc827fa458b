import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { gitHubServer, TOKEN } from '../support/github-server.ts';
import { runSource } from '../support/run-source.ts';

const proxy = createServer();
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

test('calls to GitHub go through the proxy of the environment', async () => {
  const github = await gitHubServer();
  const tunnels: (string | undefined)[] = [];
  // Whatever host is asked for: there is only one.
  proxy.on('connect', ({ url }, socket) => {
    tunnels.push(url);
    const host = connect(Number(new URL(github.origin).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      host.pipe(socket).pipe(host);
    });
    host.on('error', () => socket.destroy());
    socket.on('error', () => host.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const code = `
    import { openGitHub } from '%SRC%/runner/workflow-run.ts';
    import { sendToGitHub } from '%SRC%/actions/github/calls.ts';
    const github = openGitHub(process.env, '${TOKEN}', (text) => text, sendToGitHub);
    const answer = await github.listDeployments('Production', new AbortController().signal);
    console.log(JSON.stringify(answer));
    process.exit(0);`;
  const { stdout, stderr } = await runSource(code, {
    variables: {
      ...github.variables,
      GITHUB_API_URL: 'http://api.github.test',
      http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ kind: 'value', value: [] });
  expect(tunnels).toEqual(['api.github.test:80']);
  expect(github.calls()).toEqual(['GET /deployments']);
});

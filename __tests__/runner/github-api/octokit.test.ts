import path from 'node:path';
import { expect, test } from '@jest/globals';
import { loadOctokit } from '../../../src/runner/github-api/octokit.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

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

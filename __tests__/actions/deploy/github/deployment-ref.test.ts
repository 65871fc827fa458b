import { expect, test } from '@jest/globals';
import { git, makeCommittedRepository } from '../../../support/git/folders.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import {
  gitHubError,
  gitHubServer,
  HEAD,
  pullRequestEvent,
  SHA,
  TOKEN,
} from '../../../support/servers/github-server.ts';
import { livePlatform } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';

const workspace = makeCommittedRepository(SITE);
const PACKED = git(workspace, 'rev-parse', 'HEAD').trim();

/** One deploy of the repository. @param has whether GitHub has its commit */
async function deployWith(variables: Readonly<Record<string, string>>, script: LiveScript = {}, has = true) {
  const github = await gitHubServer({
    instead: (call, count) =>
      call === 'POST /deployments' && count === 0 && !has ? gitHubError(422, 'No ref found') : undefined,
  });
  const platform = await livePlatform(script);
  const { log } = await runDeploy({
    workspace,
    inputs: createInputs(platform.origin, { deployment: 'true', comment: 'true', 'github-token': TOKEN }),
    variables: { ...github.variables, ...variables },
  });
  const said = log.filter((line) => /^(?:notice|warning): |^No comment/.test(line));
  return { refs: github.deployments.map(({ ref }) => ref), said };
}

const NO_COMMENT = 'No comment: this run is not for a pull request.';

test.each<[string, Record<string, string>, LiveScript, string]>([
  ['that is checked out, where the run is of another', { GITHUB_EVENT_NAME: 'workflow_run' }, {}, PACKED],
  ['the same, where the upload was refused', {}, { upload: [httpReply(400)] }, PACKED],
  ['of the run, where that is checked out', { GITHUB_SHA: PACKED }, {}, PACKED],
])('the Deployment is of the commit %s', async (_, variables, script, ref) => {
  const { refs, said } = await deployWith(variables, script);
  expect([refs, said]).toEqual([[ref], [NO_COMMENT]]);
});

test('for a pull request whose merge is checked out it is the head', async () => {
  const { refs } = await deployWith({ ...pullRequestEvent(), GITHUB_SHA: PACKED });
  expect(refs).toEqual([HEAD]);
});

test('where the repository does not have that commit it is that of the run, with a notice', async () => {
  const { refs, said } = await deployWith({}, {}, false);
  expect(refs).toEqual([SHA]);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`^notice: Deployment of another commit: .* ${PACKED} \\(HTTP 422: .*of the run, ${SHA}\\.$`),
    ),
    NO_COMMENT,
  ]);
});

test('pull_request_target is called what it is', async () => {
  const { said } = await deployWith({ ...pullRequestEvent('someone/site'), GITHUB_EVENT_NAME: 'pull_request_target' });
  expect(said).toEqual([
    expect.stringMatching(/^No comment: the event is pull_request_target, a run of the base branch/),
  ]);
});

import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { workflowBelow } from '../support/apps/recipes.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { runAct } from '../support/runners/run-act.ts';
import { answering, httpReply } from '../support/servers/socket-server.ts';
import type { SocketServer } from '../support/servers/socket-server.ts';
import { SITE } from '../support/steps/inputs.ts';

/** Stands for the GitHub CLI: there is no open issue, and what is sent stays in a file. */
const GH = `#!/usr/bin/env bash
echo "$*" >> "$GH_LOG"
case "$*" in *--input*) cat > "$GH_LOG.body";; *) echo "\${GH_OPEN:-0}";; esac
`;
/** What a service may say to reach somebody, or to look like somebody else. */
const HOSTILE = '<!channel> @everyone [a](https://evil.example) `x` ```';

let action = '';
let platform: SocketServer;
let channel: SocketServer;
beforeAll(async () => {
  action = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(action, name), { recursive: true });
  platform = await answering(() => httpReply(403, { message: HOSTILE }));
  channel = await answering(() => httpReply(200, 'ok'));
});

interface Notified {
  readonly status: number | null;
  readonly log: string;
  /** Every body that the channel has got. */
  readonly bodies: readonly unknown[];
  /** The calls of `gh`, and the body of the last. */
  readonly calls: readonly string[];
  readonly issue: unknown;
}

/** Text of a file; undefined where it is not there. */
function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

interface Job {
  readonly env?: Readonly<Record<string, string>>;
  /** As in a pull request from a fork. */
  readonly hasSecrets?: boolean;
}

/** Runs a job whose deploy is refused, with the step below a heading of the page. */
async function notify(heading: string, event: string, { env = {}, hasSecrets = true }: Job = {}): Promise<Notified> {
  const inputs = {
    account: 'acme',
    app: 'shop',
    environment: 'accounts/acme/apps/shop/environments/e-1',
    username: 'api-user',
    password: '${{ secrets.HEADLESS_PASSWORD }}',
    'headless-url': platform.origin,
  };
  const [deploy = {}, ...others] = parse(workflowBelow('docs/how-to/notify.md', heading)) as object[];
  const steps = [{ uses: 'actions/checkout@v7' }, { ...deploy, with: inputs }, ...others];
  const workflow = { on: event, permissions: {}, jobs: { deploy: { 'runs-on': 'ubuntu-latest', steps } } };
  const tools = plant(makeFolder('tools'), { gh: GH });
  chmodSync(path.join(tools, 'gh'), 0o755);
  const ghLog = path.join(makeFolder('gh'), 'log');
  const folder = plant(makeFolder('site'), { ...SITE, 'notify.yml': stringify(workflow) });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/site');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  const before = channel.requests.length;
  const { status, log } = await runAct('notify.yml', {
    name: event,
    event: { repository: { full_name: 'acme/site' } },
    folder,
    secrets: hasSecrets
      ? {
          HEADLESS_PASSWORD: 's3cret-w0rd',
          SLACK_WEBHOOK: `${channel.origin}/slack`,
          TEAMS_WEBHOOK: `${channel.origin}/teams`,
          GITHUB_TOKEN: 'ghs_0123',
        }
      : {},
    env: { GH_LOG: ghLog, PATH: `${tools}:${process.env['PATH']}`, ...env },
    actions: { 'YOUR_ACCOUNT/headless-deploy@v1': action },
  });
  return {
    status,
    log,
    bodies: channel.requests.slice(before).map(({ body }) => JSON.parse(body.toString('utf8')) as unknown),
    calls: read(ghLog)?.trim().split('\n') ?? [],
    issue: JSON.parse(read(`${ghLog}.body`) ?? 'null') as unknown,
  };
}

const RUN = expect.stringMatching(/^https:\/\/github\.com\/.+\/actions\/runs\/\d+$/);
const TITLE = 'Not allowed';
const HEADER = `shop: e-1: ${TITLE}`;
const MESSAGE = expect.stringMatching(/HTTP 403\. The service reported: <!channel> @everyone .*\n.*lack permission/s);

test('Slack gets the reason, as plain text', async () => {
  const { status, bodies } = await notify('## Slack', 'push');
  expect([status, bodies]).toEqual([
    1,
    [
      {
        text: HEADER,
        blocks: [
          { type: 'header', text: { type: 'plain_text', text: HEADER } },
          { type: 'section', text: { type: 'plain_text', text: MESSAGE } },
          { type: 'section', text: { type: 'mrkdwn', text: expect.stringMatching(/^<https:.*\/\d+\|Open the run>$/) } },
        ],
      },
    ],
  ]);
});

test('Teams gets a card, with the reason where it takes no Markdown', async () => {
  const { bodies } = await notify('## Teams', 'push');
  expect(bodies).toEqual([
    {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', weight: 'Bolder', text: HEADER },
              { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: MESSAGE }] },
            ],
            actions: [{ type: 'Action.OpenUrl', title: 'Open the run', url: RUN }],
          },
        },
      ],
    },
  ]);
});

test.each([
  ['## Slack', 'Tell Slack'],
  ['## Teams', 'Tell Teams'],
])('%s: without secrets the step fails, and posts nothing', async (heading, step) => {
  const { log, bodies } = await notify(heading, 'pull_request', { hasSecrets: false });
  expect(bodies).toEqual([]);
  expect(log).toContain(`Failure - Main ${step}`);
});

describe('an issue', () => {
  const HEADING = '## An issue for a failed nightly run';

  test('is opened for a nightly run, with the reason as code', async () => {
    const { calls, issue } = await notify(HEADING, 'schedule');
    expect(calls).toEqual([
      'api repos/acme/site/issues?state=open&labels=nightly --jq length',
      'api repos/acme/site/issues --input -',
    ]);
    const { title, labels, body } = issue as Readonly<Record<string, string>>;
    expect([title, labels]).toEqual([`Nightly deploy: ${TITLE}`, ['nightly']]);
    const [run, empty, ...lines] = (body ?? '').split('\n');
    expect([run, empty, lines.length]).toEqual([RUN, '', 2]);
    expect(lines.filter((line) => !line.startsWith('    '))).toEqual([]);
  });

  test('is not opened twice, nor on push', async () => {
    expect((await notify(HEADING, 'schedule', { env: { GH_OPEN: '1' } })).issue).toBeNull();
    expect((await notify(HEADING, 'push')).calls).toEqual([]);
  });
});

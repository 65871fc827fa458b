/** What is said of `dry-run` in those of the deploy does not hold where nothing is sent. */
const READS = {
  account: 'Name of the account, unless a path in `environment` gives it.',
  app: 'Name of the app, unless a path in `environment` gives it.',
  environment: 'ID, path or exact display name of the environment.',
  username: 'API user ID.',
  password: 'API password. Take it from a secret.',
  'headless-url': 'Root of the API, with https. There is no default; credentials go only to this address.',
  'timeout-minutes': 'Time limit for everything the command does.',
  'fail-on-warning': 'Fail on any warning. Warnings come only from inputs, and from the local platform about an app.',
};

const ENDING = { status: '', 'error-code': '' };

/**
 * The subcommands that are no actions. What only they have is described here, and `src/shared/inputs.ts` says which
 * inputs of an action they have, too.
 *
 * - like: the action whose inputs they may have.
 * - inputs: descriptions of inputs: of their own, and of those whose meaning is another than in that action.
 * - resultOf: the action whose `result` it prints; without one it has a `result` of its own outputs.
 * - outputs: with descriptions, for the schema of `result`, where they are its own. `result` is added.
 * @typedef {{
 *   name: string,
 *   description: string,
 *   like: string,
 *   inputs: Readonly<Record<string, string>>,
 *   resultOf?: string,
 *   outputs: Readonly<Record<string, string>>,
 * }} OwnCommand
 * @type {readonly OwnCommand[]}
 */
export const OWN_COMMANDS = [
  {
    name: 'rehearse',
    description:
      'Builds, runs and checks the app on this machine: a whole deploy, to a local platform that ends with it',
    like: 'deploy',
    resultOf: 'deploy',
    outputs: { ...ENDING, url: '' },
    inputs: {
      env: 'Variables of the app, one per line: `KEY=value`. Others on this machine can see them; `--env-from` keeps secrets from them.',
      'env-from': 'File with variables of the app, as `KEY=value`. `--env` wins over it.',
      'watch-seconds': 'How long to watch, after its pages, whether the app still runs; 0 to 600.',
      verbose: 'Print what the build and the app write, as it comes.',
      'no-cache': 'Build without the caches (such as `.next/cache`) of the last rehearsal, and keep none.',
      open: 'Then open the site and the portal in the browser, and keep them running until Ctrl-C.',
      path: 'Folder to deploy.',
      account: 'Name of the account that the local platform has.',
      app: 'Name of the app that it has.',
      environment: 'ID or display name of the environment that it has.',
      'fail-on-warning':
        'Fail on any warning about inputs or files, before anything is sent, and on one about the app once it is live.',
      'smoke-test':
        'Pages to request once the app is live, one per line: `PATH [STATUS] [TEXT]`, such as `/ 200 Welcome`. Without it `/`, which may answer anything but 5xx; `none` requests nothing.',
    },
  },
  {
    name: 'status',
    description:
      'Shows what is live in an environment, or in all of an app; fails if nothing is live, or if a newer build did not go live',
    like: 'deploy',
    outputs: {
      ...ENDING,
      'build-id': 'ID of the live build; empty where nothing is live.',
      'live-since':
        'When that build finished, in UTC: it went live then or soon after, which no host tells. Empty where that is not known.',
      commit: 'Hash of the commit of its Deployment on GitHub; without one that of the build, where the host tells it.',
      'commit-url': 'Address of the page of that commit; empty without a Deployment.',
      'live-run': 'Address of the page of the run that the Deployment names.',
      building:
        'ID of the newest build that is newer than the live one, and has not finished; empty where there is none.',
      'failed-build':
        'ID of the newest build that is newer than the live one, and did not go live; empty where there is none. It failed or was cancelled, or its app did not start.',
      environments:
        'The environment, or all of the app, as JSON: `id`, `displayName`, `liveBuild`, `liveSince`, `commit`, `commitUrl`, `liveRun`, `building` and `failedBuild`, each null where there is none or the host does not tell it. Null where they could not be read. For all, the outputs before this one are empty.',
    },
    inputs: {
      ...READS,
      environment: 'ID, path or exact display name of the environment. Without it, all of the app.',
      'github-token':
        'Token for the Deployments of GitHub, in a run on it: they show the commit and the run of what is live.',
    },
  },
  {
    name: 'builds',
    description: 'Lists the newest builds of an environment, newest first',
    like: 'deploy',
    outputs: {
      ...ENDING,
      builds:
        'The builds as JSON, newest first: `id`; `state`, which is `live`, `superseded` (a newer build is live), `building`, `not-live-yet` (finished, and may still go live), `not-live` or `failed` (only the local platform says that); `createTime`, `finishTime`, `commitSha`, `commitMessage`, `branch` (the local platform alone tells that), and the `reason` of a failure, each null where the host does not tell it. Null where they could not be read.',
      count: 'How many these are.',
      'build-id': 'ID of the live build, which may be none of these; empty where nothing is live.',
    },
    inputs: {
      count: 'How many builds to list at most; 1 to 200.',
      ...READS,
    },
  },
  {
    name: 'probe',
    description: 'Reads from a host, and compares its answers with what this project assumes; changes nothing',
    like: 'create-environment',
    outputs: {
      ...ENDING,
      'as-expected': '',
      different: '',
      absent: '',
      'not-allowed': '',
      'not-shown': '',
      assumptions: '',
    },
    inputs: {
      environment: 'ID or display name of an environment that has builds. Without it, the first of the app.',
      record:
        'New file for what the host has shown: statuses, names of headers, and the shape of each answer. No name, ID, domain or host is in it, so that it can be published.',
      'base-url': 'Root of the hosting API, without `/v1`. Our assumptions about that API are checked, too.',
      'fail-on-warning': 'Fail if anything is not as expected, and on any warning about inputs.',
    },
  },
  {
    name: 'init',
    description: 'Writes the CI files of a repository, and says how to set its variables and secrets',
    like: 'deploy',
    outputs: { ...ENDING, files: '' },
    inputs: {
      ci: 'CI host: `github`, `gitlab`, `azure` or `bitbucket`. Without it, the host of the remote.',
      branch: 'Branch to deploy. Without it, the default branch of the remote.',
      'node-version': 'Major version of Node for the build in CI, such as `24`. Without it, what the app asks for.',
      owner: 'Account on GitHub that holds your copy of headless-deploy.',
      deploy: 'Write the deploy. Default if none of these four is given.',
      previews: 'Write the preview of every pull request (GitHub, GitLab).',
      nightly: 'Write the nightly rebuild.',
      rehearsal: 'Write the rehearsal of every pull request.',
      'wordpress-url':
        'Address of the WordPress site that previews and rehearsals read; needed if the app reads such an address from a variable.',
      'wp-environment': 'The WordPress install that previews read.',
      path: 'Folder of the app, in its repository.',
      account: 'Name of the account.',
      app: 'Name of the app.',
      environment: 'ID or display name of the environment.',
      username: 'API user ID.',
      'headless-url': 'Root of the API. Without it, `https://js.wpengineapi.com`.',
      'dry-run': 'Print the files, and write nothing.',
    },
  },
];

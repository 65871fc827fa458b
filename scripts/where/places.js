/**
 * Where to change what: a goal, the files to open for it (paths from the root) and what each is for. Words that people
 * look for belong into the goal. `next` is what to do after the change.
 * @typedef {{ goal: string, open: readonly (readonly [path: string, what?: string])[], next?: string }} Place
 * @type {readonly Place[]}
 */
export const PLACES = [
  {
    goal: 'add or change an input or output of the deploy',
    open: [
      ['action.yml'],
      ['src/shared/inputs.ts', 'secret, list, switch, default'],
      ['src/actions/deploy/inputs/'],
      ['src/actions/deploy/report/outputs.ts'],
      ['__tests__/actions/contract.test.ts', 'a value of it'],
    ],
    next: 'npm run docs',
  },
  { goal: 'add an action', open: [['src/README.md', 'the list of what it touches']] },
  {
    goal: 'change how an environment is found by its name or ID',
    open: [
      ['src/actions/inputs/target.ts', 'the inputs'],
      ['src/actions/lookup/find-environment.ts', 'which one'],
      ['src/actions/deploy/environment/resolve.ts', 'the lookup'],
    ],
  },
  {
    goal: 'change which environment may be deleted',
    open: [
      ['src/actions/delete-environment/preview.ts', 'its name'],
      ['src/actions/delete-environment/delete.ts', 'what is read before'],
      ['src/actions/delete-environment/sweep.ts', 'closed pull requests'],
    ],
  },
  {
    goal: 'change which files are sent: include, exclude, ignore rules',
    open: [
      ['src/workspace/rules/rules.ts', 'the rules'],
      ['src/workspace/rules/selection-rules.ts', 'their order'],
      ['src/workspace/listing/git/list-files.ts', 'what git lists'],
    ],
  },
  {
    goal: 'change what differs on Windows and macOS: case, links, paths',
    open: [
      ['src/workspace/paths/disk.ts'],
      ['src/shared/real-path.ts'],
      ['__tests__/support/git/fake-disk.ts', 'what tests pass'],
    ],
  },
  { goal: 'warn of what fails the build on the platform', open: [['src/workspace/build-checks/']] },
  {
    goal: 'add a kind of secret to the scan',
    open: [['src/secret-scan/rules.ts'], ['bench/secret-scan/planted-secrets.ts', 'plant one']],
  },
  {
    goal: 'change how the zip is made, or its files are deflated (compressed)',
    open: [
      ['src/archive/pack.ts'],
      ['src/archive/zip/', 'the format'],
      ['src/archive/tasks/', 'what is done; compress.ts deflates'],
      ['src/archive/threads/', 'where, and in which order'],
    ],
  },
  {
    goal: 'change what a zip in the input archive must be like',
    open: [
      ['src/archive/prepacked/entry-rules.ts', 'names'],
      ['src/archive/prepacked/layout.ts', 'no gaps, two headers that agree'],
    ],
  },
  {
    goal: 'add an error, a warning or a notice',
    open: [
      ['docs/how-to/fix-an-error.md', 'its section, with its title'],
      ['src/actions/step/advice/error-codes.ts', 'a new error-code'],
    ],
  },
  {
    goal: 'change a message, or the advice after it',
    open: [
      ['src/platform/retry/platform-error.ts'],
      ['src/actions/step/advice/advice.ts'],
      ['src/actions/deploy/report/advice.ts'],
    ],
  },
  {
    goal: 'change when a request is sent again (retries)',
    open: [
      ['src/platform/retry/classify.ts', 'the table'],
      ['src/platform/retry/attempts.ts', 'the loop'],
    ],
  },
  {
    goal: 'change how the upload is sent, or a lost answer looked up',
    open: [
      ['src/actions/deploy/upload/upload.ts'],
      ['src/actions/deploy/upload/look-up.ts'],
      ['src/platform/transport/exchange.ts', 'the connection'],
    ],
  },
  {
    goal: 'change when a build counts as live (wait)',
    open: [
      ['src/actions/deploy/live/decide.ts', 'the rule'],
      ['src/actions/deploy/live/poll.ts', 'what is read'],
      ['src/actions/deploy/live/follow.ts', 'the loop'],
    ],
  },
  { goal: 'change when a build failed (status, builds)', open: [['src/actions/status/build-states.ts']] },
  {
    goal: 'change what follows an accepted upload: smoke test, purge, rollback',
    open: [
      ['src/actions/deploy/after-upload.ts', 'the order'],
      ['src/actions/deploy/smoke-test/'],
      ['src/actions/deploy/purge.ts'],
      ['src/actions/deploy/rollback.ts'],
    ],
  },
  {
    goal: 'change the job summary',
    open: [
      ['src/actions/step/report/summary.ts', 'all actions'],
      ['src/actions/deploy/report/summary.ts', 'the deploy'],
    ],
    next: 'npm run look',
  },
  {
    goal: 'change what reaches the log, or how it is escaped',
    open: [['src/shared/safe-text.ts'], ['src/runner/github/github.ts', 'the one door to stdout']],
  },
  {
    goal: 'change what all actions share: deadline, cancel, credentials, hints after a 404',
    open: [
      ['src/actions/step/step.ts', 'deadline, cancel, status'],
      ['src/actions/inputs/', 'inputs, credentials'],
      ['src/actions/lookup/', 'hints after a 404'],
    ],
  },
  {
    goal: 'change the command line and its options',
    open: [
      ['src/cli/program.ts'],
      ['src/cli/step.ts'],
      ['scripts/command-table.js', 'options; most come from the action.yml files'],
    ],
  },
  {
    goal: 'add a command that is no action',
    open: [
      ['scripts/own-commands.js', 'its inputs and outputs'],
      ['src/actions/', 'its folder'],
      ['src/shared/inputs.ts', 'which inputs it has'],
      ['scripts/entries.js', 'a row'],
      ['src/cli/help.ts', 'its place in the help'],
      ['__tests__/imports/modules.ts', 'a row'],
    ],
    next: 'npm run docs',
  },
  {
    goal: 'change what probe asks a host: assumptions',
    open: [
      ['src/actions/probe/assumptions/', 'what is expected'],
      ['src/actions/probe/calls.ts', 'the requests'],
      ['src/actions/probe/record.ts', 'what --record writes'],
    ],
    next: 'npm run docs',
  },
  { goal: 'change what init writes', open: [['src/actions/init/'], ['scripts/samples.js', 'from which samples']] },
  {
    goal: 'change what another CI host sees: GitLab, Azure, Jenkins, Bitbucket',
    open: [
      ['src/runner/terminal/hosts.ts'],
      ['src/runner/terminal/dialects.ts'],
      ['__tests__/support/', 'their parsers'],
    ],
  },
  {
    goal: 'change what is left on GitHub: deployment, comment',
    open: [
      ['src/actions/deploy/github/', 'when'],
      ['src/actions/github/', 'how'],
      ['src/runner/github-api/api.ts', 'the calls'],
      ['src/runner/github-api/session.ts', 'asking'],
      ['src/runner/github-api/octokit.ts', 'sending'],
    ],
  },
  {
    goal: 'change what a deploy is compared with (skip-unchanged)',
    open: [
      ['src/actions/deploy/github/changes.ts', 'since when'],
      ['src/workspace/commits/packed-commit.ts', 'of which commit'],
      ['src/workspace/commits/compare-commits.ts', 'what counts'],
    ],
  },
  {
    goal: 'change the local platform (emulator): an endpoint, a page of its portal',
    open: [['src/emulator/README.md', 'its folders, and what an endpoint or a page touches']],
  },
  {
    goal: 'name why a build failed: its cause',
    open: [
      ['src/emulator/builds/causes/', 'a row'],
      ['__tests__/emulator/builds/corpus/causes/', 'a sample of the output'],
    ],
  },
  {
    goal: 'change what the log of a build holds or hides',
    open: [
      ['src/emulator/builds/log-writer.ts', 'its bounds'],
      ['src/emulator/builds/processes/lines.ts'],
      ['src/emulator/secrets/redact.ts', 'what is hidden'],
      ['src/actions/emulator/build-logs.ts', 'who prints it'],
    ],
  },
  { goal: 'change what rehearse does', open: [['src/actions/rehearse/'], ['scripts/own-commands.js', 'its options']] },
  { goal: 'change what the demo shows', open: [['demo/deploy-twice.js', 'the story'], ['demo/readable.js']] },
  {
    goal: 'let a file import another module, or a package (dependency)',
    open: [['__tests__/imports/modules.ts', 'the table; imports.test.ts beside it checks all imports']],
  },
  { goal: 'add a bundle', open: [['scripts/entries.js', 'a row'], ['src/entries/']] },
  {
    goal: 'change what CI runs',
    open: [
      ['package.json', 'the ci: scripts'],
      ['.ci/step', 'the longer ones'],
      ['jest.config.js', 'the suites; portable is for Windows and macOS'],
      ['.github/workflows/'],
    ],
  },
  {
    goal: 'change what a release is, or what it needs',
    open: [['scripts/release/rules.js', 'what is checked'], ['.github/workflows/release.yml'], ['RELEASE.md']],
  },
  {
    goal: 'change what assistants are told',
    open: [['scripts/llms-template.txt', 'llms.txt is made of it; npm run test:tools runs workflows made of that']],
    next: 'npm run docs',
  },
  { goal: 'change what an issue asks for', open: [['.github/ISSUE_TEMPLATE/']] },
  { goal: 'take an update of Dependabot', open: [['CONTRIBUTING.md', 'Updates of dependencies']] },
  { goal: 'see why something is as it is (decisions)', open: [['docs/why/adr/']] },
];

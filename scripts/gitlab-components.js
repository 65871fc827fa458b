import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { commandTable } from './command-table.js';
import './typescript-hooks.js';

/**
 * The CI/CD components of GitLab, templates/*.yml: their `spec: inputs` are those of action.yml. GitLab writes inputs into the
 * pipeline, so that no secret is one: secrets are CI/CD variables, with the names that the command line reads.
 */

/** @typedef {{ description: string, default?: string, options?: readonly string[] }} Spec */
/** @typedef {Readonly<Record<string, Spec>>} Specs */

/** @type {Specs} */
const ENVIRONMENT = {
  'gitlab-environment': { description: 'Environment of GitLab that the deploy belongs to.', default: 'production' },
};

/** Outside of the workspace, or it would be sent, too. `clone --branch` takes no commit. */
const FETCH = [
  'tool=$(mktemp -d)',
  'git init --quiet "$tool"',
  'git -C "$tool" fetch --quiet --depth 1 "$TOOL_REPOSITORY" "$TOOL_REF"',
  'git -C "$tool" checkout --quiet FETCH_HEAD',
];
const TOOL = { TOOL_REPOSITORY: '$[[ inputs.tool ]]', TOOL_REF: '$[[ inputs.ref ]]' };
const JOB = { stage: '$[[ inputs.stage ]]', image: '$[[ inputs.image ]]' };
const RUN = 'node "$tool/dist/cli/index.js"';
const OUTPUTS = { when: 'always', reports: { dotenv: 'deploy.env' } };
const MERGE_REQUEST = '$CI_PIPELINE_SOURCE == "merge_request_event"';
const PREVIEW = '--environment "$HEADLESS_PREFIX$CI_MERGE_REQUEST_IID"';
const CREATE = 'create-environment --display-name "$HEADLESS_PREFIX$CI_MERGE_REQUEST_IID" --if-exists ignore';

const REQUIRED = new Set(['account', 'app', 'environment', 'username', 'headless-url', 'prefix', 'wp-environment']);
const ACCESS = ['account', 'app', 'username', 'headless-url'];
/** What a preview sets itself, or has no use for. */
const NOT_OF_PREVIEWS =
  /^(?:environment|archive|archive-sha256|rollback-.*|dry-run|check|display-name|branch|if-exists|if-missing|fail-on-purge-error)$/;

/**
 * @param {string} root the project
 * @returns {Promise<[path: string, text: string, source: string][]>}
 */
export async function gitlabComponents(root) {
  const { inputsOf: allInputsOf } = await import('../src/cli/command-table.ts');
  const { variableOf } = await import('../src/cli/variables.ts');
  const { commands } = commandTable(root);
  const own = ownSpecs(root);
  /** @param {string} name of a command @param {(input: string) => boolean} [isWanted] @returns {Specs} */
  const inputsOf = (name, isWanted = () => true) => {
    const command = commands.find((each) => each.name === name);
    const shown = (command === undefined ? [] : allInputsOf(command)).filter(
      (input) => input.secret === undefined && isWanted(input.name),
    );
    return Object.fromEntries(shown.map((input) => [input.name, specOf(input)]));
  };
  const deploy = inputsOf('deploy');
  const { wait = { description: '' }, ...others } = {
    ...inputsOf('create-environment', (name) => !NOT_OF_PREVIEWS.test(name)),
    ...inputsOf('delete-environment', (name) => name === 'prefix'),
    ...inputsOf('deploy', (name) => !NOT_OF_PREVIEWS.test(name)),
  };
  const preview = { ...others, wait: { ...wait, default: 'true' } };
  const rehearse = inputsOf('rehearse', (name) => !/^(?:account|app|environment|open|no-cache)$/.test(name));
  /** @param {Specs} specs */
  const variablesOf = (specs) =>
    Object.fromEntries(Object.keys(specs).map((input) => [variableOf({ name: input }), `$[[ inputs.${input} ]]`]));
  const name = 'preview/$CI_MERGE_REQUEST_IID';
  return Object.entries({
    'templates/deploy.yml': component(
      { ...own, ...ENVIRONMENT, ...deploy },
      {
        deploy: {
          ...JOB,
          rules: [
            { if: '$CI_PIPELINE_SOURCE == "schedule"', when: 'never' },
            { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' },
          ],
          environment: { name: '$[[ inputs.gitlab-environment ]]', url: '$DEPLOY_URL' },
          resource_group: '$[[ inputs.gitlab-environment ]]',
          interruptible: false,
          variables: { ...TOOL, ...variablesOf(deploy) },
          script: [...FETCH, `${RUN} deploy --outputs deploy.env`],
          artifacts: OUTPUTS,
        },
      },
    ),
    'templates/preview.yml': component(
      { ...own, ...preview },
      {
        preview: {
          ...JOB,
          rules: [{ if: MERGE_REQUEST }],
          environment: { name, url: '$DEPLOY_URL', on_stop: 'stop-preview' },
          resource_group: name,
          interruptible: false,
          variables: { ...TOOL, ...variablesOf(preview) },
          script: [...FETCH, `${RUN} ${CREATE}`, `${RUN} deploy ${PREVIEW} --outputs deploy.env`],
          artifacts: OUTPUTS,
        },
        'stop-preview': {
          ...JOB,
          rules: [{ if: MERGE_REQUEST, when: 'manual' }],
          allow_failure: true,
          needs: [],
          environment: { name, action: 'stop' },
          resource_group: name,
          variables: { GIT_STRATEGY: 'none', ...TOOL, ...variablesOf(pick(preview, [...ACCESS, 'prefix'])) },
          script: [...FETCH, `${RUN} delete-environment ${PREVIEW} --if-missing ignore`],
        },
      },
    ),
    'templates/rehearse.yml': component(
      { ...own, stage: { description: 'Stage of the job.', default: 'test' }, ...rehearse },
      {
        rehearse: {
          ...JOB,
          rules: [{ if: MERGE_REQUEST }],
          variables: { ...TOOL, ...variablesOf(rehearse) },
          script: [...FETCH, `${RUN} rehearse`],
        },
      },
    ),
  }).map(([file, text]) => [
    file,
    text,
    'the action.yml files, scripts/own-commands.js and scripts/gitlab-components.js',
  ]);
}

/** What is no input of a command. @param {string} root @returns {Specs} */
function ownSpecs(root) {
  const { variables } = parse(readFileSync(path.join(root, 'examples', 'gitlab-ci.yml'), 'utf8'));
  return {
    tool: {
      description: 'Address of your copy of headless-deploy, as git fetches it: a mirror on this GitLab, say.',
      default: variables.TOOL_REPOSITORY,
    },
    ref: { description: 'Tag or full commit of that copy.', default: variables.TOOL_REF },
    image: { description: 'Image of the jobs, with bash, git and Node 20.19 or later.', default: 'node:24' },
    stage: { description: 'Stage of the jobs.', default: 'deploy' },
  };
}

/** @param {import('../src/cli/command-table.ts').CommandInput} input @returns {Spec} */
function specOf({ name, description, default: fallback = '', kind, choices }) {
  const options = kind === 'switch' ? ['false', 'true'] : choices;
  return {
    description,
    ...(REQUIRED.has(name) ? {} : { default: fallback }),
    ...(options === undefined ? {} : { options: [...options] }),
  };
}

/** @param {Specs} specs @param {readonly string[]} names */
function pick(specs, names) {
  return Object.fromEntries(Object.entries(specs).filter(([name]) => names.includes(name)));
}

/** @param {Specs} inputs @param {object} jobs */
function component(inputs, jobs) {
  const comment = '# Made of action.yml by "npm run docs" (scripts/gitlab-components.js): docs/how-to/gitlab.md\n';
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  return `${comment}${stringify({ spec: { inputs } }, options)}---\n${stringify(jobs, options)}`;
}

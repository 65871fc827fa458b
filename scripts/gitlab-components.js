import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { commandTable } from './command-table.js';
import './typescript-hooks.js';

/**
 * The CI/CD components of GitLab, templates/*.yml. Their jobs are written by hand; their `spec: inputs`, and the variables
 * that these become in the job named as the file, are made of action.yml. GitLab writes inputs into the pipeline, so that no
 * secret is one: secrets are CI/CD variables, with the names that the command line reads.
 */

/** @typedef {{ description: string, default?: string, options?: readonly string[] }} Spec */
/** @typedef {Readonly<Record<string, Spec>>} Specs */

/** Written by hand, too: no command has these inputs. */
const OWN = new Set(['tool', 'ref', 'image', 'stage', 'gitlab-environment']);
const TOOL = { TOOL_REPOSITORY: '$[[ inputs.tool ]]', TOOL_REF: '$[[ inputs.ref ]]' };
const REQUIRED = new Set(['account', 'app', 'environment', 'username', 'headless-url', 'prefix', 'wp-environment']);
/** What a preview sets itself, or has no use for. */
const NOT_OF_PREVIEWS =
  /^(?:environment|archive|archive-sha256|rollback-.*|dry-run|check|display-name|branch|if-exists|if-missing|fail-on-purge-error)$/;

/**
 * @param {string} root the project
 * @returns {Promise<[path: string, text: string, source: string][]>}
 */
export async function gitlabComponents(root) {
  const { inputsOf: allInputsOf } = await import('../src/cli/command-table.ts');
  const { variableOf } = await import('../src/shared/input-names.ts');
  const { commands } = commandTable(root);
  /** @param {string} name of a command @param {(input: string) => boolean} [isWanted] @returns {Specs} */
  const inputsOf = (name, isWanted = () => true) => {
    const command = commands.find((each) => each.name === name);
    const shown = (command === undefined ? [] : allInputsOf(command)).filter(
      (input) => input.secret === undefined && isWanted(input.name),
    );
    return Object.fromEntries(shown.map((input) => [input.name, specOf(input)]));
  };
  const { wait = { description: '' }, ...others } = {
    ...inputsOf('create-environment', (name) => !NOT_OF_PREVIEWS.test(name)),
    ...inputsOf('delete-environment', (name) => name === 'prefix'),
    ...inputsOf('deploy', (name) => !NOT_OF_PREVIEWS.test(name)),
  };
  const made = {
    deploy: inputsOf('deploy'),
    preview: { ...others, wait: { ...wait, default: 'true' } },
    rehearse: inputsOf('rehearse', (name) => !/^(?:account|app|environment|open|no-cache)$/.test(name)),
  };
  return Object.entries(made).map(([job, specs]) => {
    const file = `templates/${job}.yml`;
    const [head = '', jobs = ''] = readFileSync(path.join(root, file), 'utf8').split('\n---\n');
    const own = Object.entries(parse(head).spec.inputs).filter(([name]) => OWN.has(name));
    const variables = Object.keys(specs).map((name) => [variableOf({ name }), `$[[ inputs.${name} ]]`]);
    const document = parseDocument(jobs);
    document.setIn([job, 'variables'], document.createNode({ ...TOOL, ...Object.fromEntries(variables) }));
    const text = [
      '# "npm run docs" makes inputs, and variables of the first job, of action.yml (scripts/gitlab-components.js): docs/how-to/gitlab.md',
      `${stringify({ spec: { inputs: { ...Object.fromEntries(own), ...specs } } }, FORMAT)}---`,
      document.toString(FORMAT),
    ];
    return [file, text.join('\n'), 'the action.yml files, scripts/own-commands.js and scripts/gitlab-components.js'];
  });
}

const FORMAT = { lineWidth: 0, aliasDuplicateObjects: false };

/** @param {import('../src/cli/command-table.ts').CommandInput} input @returns {Spec} */
function specOf({ name, description, default: fallback = '', kind, choices }) {
  const options = kind === 'switch' ? ['false', 'true'] : choices;
  return {
    description,
    ...(REQUIRED.has(name) ? {} : { default: fallback }),
    ...(options === undefined ? {} : { options: [...options] }),
  };
}

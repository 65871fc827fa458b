import { MAX_PREFIX_LENGTH } from '../inputs/prefix.ts';
import { seedOf, withShellVariables } from './app-variables.ts';
import type { AppValues } from './app-variables.ts';
import type { CiHost } from './detect.ts';
import type { DeployPlan } from './deploy-plan.ts';
import { replaceOnce, withOwner } from './samples.ts';
import type { SampleName, Samples } from './samples.ts';
import { indented, yamlCommands, yamlLines, yamlText } from './yaml.ts';

/** A workflow or pipeline that can be asked for. */
export type Kind = 'deploy' | 'previews' | 'nightly' | 'rehearsal';

/** All that the files hold which is not in the samples. Every text of it was checked: see answers.ts. */
export interface PipelineValues extends AppValues {
  readonly ciHost: CiHost;
  readonly kinds: readonly Kind[];
  readonly account: string;
  readonly app: string;
  readonly environment: string;
  readonly userId: string;
  /** Undefined: that of the samples. */
  readonly headlessUrl: string | undefined;
  readonly branch: string;
  /** Whether git has named it; GitLab knows its default branch itself. */
  readonly isBranchFound: boolean;
  /** Undefined: the samples name it, or are left as they are. */
  readonly owner: string | undefined;
  /** Major version for the jobs; undefined: that of the samples. */
  readonly node: string | undefined;
  /** What says the Node of the app, from the top: `package.json` or `.nvmrc`; undefined where nothing does. */
  readonly nodeFile: string | undefined;
  /** Name of the repository, for the names of previews. */
  readonly repository: string;
  readonly install: string;
  /** Of the app, from the top; empty for the top. */
  readonly folder: string;
  readonly plan: DeployPlan;
}

/** A file to write. */
export interface PipelineFile {
  /** POSIX, from the top of the repository. */
  readonly path: string;
  readonly text: string;
}

/** What stands between the name of a repository and the number of a pull request in the name of a preview. */
const PREFIX_END = '-pr-';
/** The Node of the samples, where nothing else says one. */
const NODE = '24';

type Fill = (text: string, values: PipelineValues) => string;

/** A file to write, by its path, with the sample that it is made of. */
type Source = readonly [path: string, sample: SampleName, fill: Fill];

/** @param kinds of GitHub; the other hosts have one pipeline */
function sourcesOf({ ciHost, kinds }: Pick<PipelineValues, 'ciHost' | 'kinds'>): readonly Source[] {
  switch (ciHost) {
    case 'gitlab':
      return [['.gitlab-ci.yml', 'gitlab', fillGitLab]];
    case 'bitbucket':
      return [['bitbucket-pipelines.yml', 'bitbucket', fillBitbucket]];
    case 'azure':
      return [
        ['azure-pipelines.yml', 'azure', fillAzure],
        ['azure-deploy.yml', 'azure-template', fillAzureTemplate],
      ];
    case 'github':
      return kinds.map((kind) => [`.github/workflows/${kind}.yml`, `github-${kind}`, GITHUB[kind]]);
  }
}

/** The paths of the files that would be written. */
export function pipelinePaths(wanted: Pick<PipelineValues, 'ciHost' | 'kinds'>): readonly string[] {
  return sourcesOf(wanted).map(([path]) => path);
}

/** The files that a repository needs, from the samples. */
export function pipelineFiles({ files }: Pick<Samples, 'files'>, values: PipelineValues): readonly PipelineFile[] {
  return sourcesOf(values).map(([path, sample, fill]) => ({
    path,
    // The owner first: a folder of the repository may have the name of this project, too.
    text: fill(withOwner(withoutCopyNote(files[sample]), values.owner), values),
  }));
}

/** The first comment of a sample says where to copy it to. */
function withoutCopyNote(text: string): string {
  return text.replace(/^# [\w ]+: (?:copy this|a template\.)[^]*?(?=^(?!#)|^#$)/m, '').replace(/^#\n/, '');
}

const GITHUB: Readonly<Record<Kind, Fill>> = {
  deploy: (text, values) => {
    const named = replaceOnce(text, /branches: \[main\]/, () => `branches: [${yamlText(values.branch)}]`);
    return withPlan(named, values.plan, /^ {10}headless-url: .*\n/);
  },
  previews: (text, values) => {
    const named = [
      ['PREFIX', `${values.repository.slice(0, MAX_PREFIX_LENGTH - PREFIX_END.length)}${PREFIX_END}`],
      ['INSTALL', values.install],
      ['WORDPRESS_URL', values.wordpressUrl],
    ].reduce(
      (before, [name = '', value = '']) =>
        replaceOnce(before, new RegExp(`^  ${name}: .*$`), () => `  ${name}: ${yamlText(value)}`),
      text,
    );
    return withPlan(withShellVariables(named, values), values.plan, /^ {10}wait: true\n/);
  },
  nightly: (text) => text,
  rehearsal: (text, values) => {
    const { plan, nodeFile, node } = values;
    const version =
      nodeFile === undefined || node !== undefined
        ? `node-version: ${node ?? NODE}`
        : `node-version-file: ${yamlText(nodeFile)}`;
    const onNode = replaceOnce(text, /node-version-file: package\.json/, () => version);
    const files = replaceOnce(onNode, /^ {10}required-files: .*\n/, () => '');
    const required =
      plan.requiredFiles.length > 0 || plan.lockFile === undefined ? plan.requiredFiles : [plan.lockFile];
    const seeded = replaceOnce(files, /^ {10}run-apps: true\n/, (line) => line + seedOf(values));
    return withPlan(seeded, { ...plan, requiredFiles: required }, /^ {10}wait: true\n/);
  },
};

/** The deploy step, with what the plan wants before it and of it. @param input the line of its last input of the sample */
function withPlan(text: string, plan: DeployPlan, input: RegExp): string {
  const { path, exclude, requiredFiles, prepare } = plan;
  const inputs = [
    ...(path === '.' ? [] : [`          path: ${yamlText(path)}\n`]),
    ...listInput('exclude', exclude),
    ...listInput('required-files', requiredFiles),
  ];
  const steps = prepare.map((command) => `      - run: ${yamlCommands(command, 8)}`);
  const withInputs = replaceOnce(text, input, (line) => line + inputs.join(''));
  return replaceOnce(withInputs, /^ {6}- uses: \S+\/headless-deploy@v\d+$/, (line) => steps.join('') + line);
}

function listInput(name: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [`          ${name}: ${yamlLines(values, 10)}`];
}

function fillGitLab(text: string, values: PipelineValues): string {
  const named = withVariables(text, [
    [/^ {2}HEADLESS_ACCOUNT: .*$/, values.account],
    [/^ {2}HEADLESS_APP: .*$/, values.app],
    [/^ {2}HEADLESS_ENVIRONMENT: .*$/, values.environment],
    [/^ {2}HEADLESS_USERNAME: .*$/, values.userId],
    [/^ {2}HEADLESS_URL: .*$/, values.headlessUrl],
  ]);
  const { branch, isBranchFound } = values;
  const onBranch = isBranchFound ? named : named.replaceAll('== $CI_DEFAULT_BRANCH', () => `== "${branch}"`);
  return withScript(withImage(onBranch, values), values.plan, true);
}

function fillBitbucket(text: string, values: PipelineValues): string {
  const named = replaceOnce(text, /^ {4}main:$/, () => `    ${yamlText(values.branch)}:`);
  return withScript(withImage(named, values), values.plan, true, 12);
}

function fillAzure(text: string, values: PipelineValues): string {
  const named = withVariables(
    replaceOnce(text, /include: \[main\]/, () => `include: [${yamlText(values.branch)}]`),
    [
      [/^ {10}account: .*$/, values.account],
      [/^ {10}app: .*$/, values.app],
      [/^ {10}environment: .*$/, values.environment],
      [/^ {10}username: .*$/, values.userId],
      [/^ {10}headlessUrl: .*$/, values.headlessUrl],
    ],
  );
  const { path } = values.plan;
  if (path === '.') return named;
  return replaceOnce(named, /^ {10}headlessUrl: .*\n/, (line) => `${line}          path: ${yamlText(path)}\n`);
}

function fillAzureTemplate(text: string, { plan, node }: PipelineValues): string {
  const onNode = node === undefined ? text : text.replaceAll(/\b24(?=\.x$)|(?<=displayName: Node )24$/gm, node);
  // Its path is a parameter.
  return withScript(onNode, { ...plan, path: '.' }, false, 6);
}

function withVariables(text: string, values: readonly (readonly [RegExp, string | undefined])[]): string {
  return values.reduce(
    (before, [line, value]) =>
      value === undefined
        ? before
        : replaceOnce(before, line, (found) => found.replace(/: .*/, `: ${yamlText(value)}`)),
    text,
  );
}

function withImage(text: string, { node }: PipelineValues): string {
  return node === undefined ? text : text.replaceAll(/(?<=image: node:)\d+/g, node);
}

/** The command line of the deploy, with options of its own, and what has to run before it in the same shell. */
function withScript(text: string, plan: DeployPlan, isList: boolean, indent = 4): string {
  const options = [
    ...(plan.path === '.' ? [] : [`--path ${plan.path}`]),
    ...plan.exclude.map((pattern) => `--exclude ${pattern}`),
    ...plan.requiredFiles.map((name) => `--required-files ${name}`),
  ];
  const margin = ' '.repeat(indent);
  const before = plan.prepare.map((command) => {
    // What follows stays in the folder it is in.
    const kept = /\bcd /.test(command) ? subshell(command) : command;
    return isList ? `${margin}- ${yamlCommands(kept, indent)}` : indented(kept, indent);
  });
  const line = new RegExp(`^${margin}${isList ? '- ' : ''}node .*/cli/index\\.js" deploy`);
  return replaceOnce(text, line, (found) => [before.join('') + found, ...options].join(' '));
}

function subshell(command: string): string {
  return command.includes('\n') ? `(\nset -e\n${command}\n)` : `(${command})`;
}

import { seedOf, shellVariables } from '../app-variables.ts';
import type { DeployPlan } from '../deploy-plan.ts';
import { fillGitLab } from './gitlab.ts';
import { previewPrefix, rehearsedPlan } from './values.ts';
import type { Kind, PipelineValues } from './values.ts';
import { replaceOnce, withOwner } from './samples.ts';
import type { SampleName, Samples } from './samples.ts';
import { withBranch, withNode, withRehearsal, withScript, withValues } from './scripts.ts';
import { indented, yamlCommands, yamlLines, yamlText } from './yaml.ts';

/** A file to write. */
export interface PipelineFile {
  /** POSIX, from the top of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The Node of the samples, where nothing else says one. */
const NODE = '24';

type Fill = (text: string, values: PipelineValues) => string;

/** A file to write, by its path, with the sample that it is made of. */
type Source = readonly [path: string, sample: SampleName, fill: Fill];

/** @param kinds each is a file on GitHub; the other hosts have one pipeline */
function sourcesOf({ ciHost, kinds }: Pick<PipelineValues, 'ciHost' | 'kinds'>): readonly Source[] {
  switch (ciHost) {
    case 'gitlab':
      return [['.gitlab-ci.yml', 'gitlab', fillGitLab]];
    case 'bitbucket':
      return [['bitbucket-pipelines.yml', 'bitbucket', fillBitbucket]];
    case 'azure':
      return kinds.flatMap((kind) => AZURE[kind]);
    case 'github':
      return kinds.map((kind) => [
        `.github/workflows/${kind}.yml`,
        `github-${kind}`,
        (text, values) => withRunner(GITHUB[kind](text, values), kind, values),
      ]);
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
  deploy: (text, values) => withPlan(withBranch(text, values), values.plan, /^ {10}headless-url: .*\n/),
  previews: (text, values) => {
    const named = withValues(text, {
      PREFIX: previewPrefix(values.repository, '-pr-'),
      INSTALL: values.install,
      WORDPRESS_URL: values.wordpressUrl,
    });
    return withPlan(withShellVariables(named, values), values.plan, /^ {10}wait: true\n/);
  },
  nightly: (text) => text,
  rehearsal: (text, values) => {
    const { nodeFile, node } = values;
    const version =
      nodeFile === undefined || node !== undefined
        ? `node-version: ${node ?? NODE}`
        : `node-version-file: ${yamlText(nodeFile)}`;
    const onNode = replaceOnce(text, /node-version-file: package\.json/, () => version);
    const files = replaceOnce(onNode, /^ {10}required-files: .*\n/, () => '');
    const seeded = replaceOnce(files, /^ {10}run-apps: true\n/, (line) => line + seedOf(values));
    return withPlan(seeded, rehearsedPlan(values), /^ {10}wait: true\n/);
  },
};

/** Every runner of one's own has the label `self-hosted` (docs.github.com, "Using self-hosted runners in a workflow"). */
function withRunner(text: string, kind: Kind, { isOnServer }: PipelineValues): string {
  if (!isOnServer) return text;
  const comment =
    kind === 'rehearsal'
      ? 'It runs the code of pull requests: choose runners that never deploy.'
      : 'Any of your runners. Name a label of theirs.';
  return text.replaceAll(/(?<=^ {4}runs-on: )ubuntu-latest$/gm, `self-hosted # ${comment}`);
}

function withShellVariables(text: string, values: PipelineValues): string {
  const lines = shellVariables(values, (name) => `\${{ secrets.${name} }}`, '${{ env.WORDPRESS_URL }}');
  if (lines.length > 0) return replaceOnce(text, /^ {12}WORDPRESS_URL=.*\n/, () => indented(lines.join('\n'), 12));
  const without = replaceOnce(text, /^ {10}shell-variables: \|\n {12}WORDPRESS_URL=.*\n/, () => '');
  return replaceOnce(without, /^ {2}WORDPRESS_URL: .*\n/, () => '');
}

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

/** Where the kinds begin in the pipeline of Bitbucket, below `pipelines`. */
const BITBUCKET: Readonly<Record<string, Kind>> = {
  branches: 'deploy',
  'pull-requests': 'rehearsal',
  custom: 'nightly',
};

function fillBitbucket(text: string, values: PipelineValues): string {
  const { kinds, plan } = values;
  const blocks = withNode(text, values).trimEnd().split('\n\n');
  const filled = blocks.flatMap((block) => {
    const kind = BITBUCKET[/^ {2}([\w-]+):$/m.exec(block)?.[1] ?? ''];
    const top = block.startsWith('pipelines:\n') ? 'pipelines:\n' : '';
    if (kind === undefined || !kinds.includes(kind)) return kind === undefined ? [block] : top.trimEnd() || [];
    if (kind === 'rehearsal') return withRehearsal(block, values);
    if (kind === 'nightly') return block;
    const named = replaceOnce(block, /^ {4}main:$/, () => `    ${yamlText(values.branch)}:`);
    return withScript(named, plan);
  });
  return `${filled
    .map((block) => block.trimEnd())
    .join('\n\n')
    .replace('pipelines:\n\n', 'pipelines:\n')}\n`;
}

/** Each kind is a pipeline of its own. Previews have none, as nothing runs when a pull request is closed. */
const AZURE: Readonly<Record<Kind, readonly Source[]>> = {
  deploy: [
    ['azure-pipelines.yml', 'azure', fillAzure],
    // Its path is a parameter.
    [
      'azure-deploy.yml',
      'azure-template',
      (text, values) => withScript(withNode(text, values), { ...values.plan, path: '.' }),
    ],
  ],
  previews: [],
  nightly: [['azure-nightly.yml', 'azure-nightly', (text, values) => withNode(withBranch(text, values), values)]],
  rehearsal: [
    ['azure-rehearsal.yml', 'azure-rehearsal', (text, values) => withRehearsal(withNode(text, values), values)],
  ],
};

function fillAzure(text: string, values: PipelineValues): string {
  const { account, app, environment, userId: username, headlessUrl } = values;
  const named = withValues(withBranch(text, values), { account, app, environment, username, headlessUrl });
  const { path } = values.plan;
  if (path === '.') return named;
  return replaceOnce(named, /^ {10}headlessUrl: .*\n/, (line) => `${line}          path: ${yamlText(path)}\n`);
}

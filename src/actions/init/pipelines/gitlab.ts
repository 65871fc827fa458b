import { shellVariables } from '../app-variables.ts';
import { previewPrefix } from './values.ts';
import type { Kind, PipelineValues } from './values.ts';
import { replaceOnce } from './samples.ts';
import { withNode, withRehearsal, withScript, withValues } from './scripts.ts';
import { yamlLines } from './yaml.ts';

type Fill = (job: string, values: PipelineValues) => string;

/** The jobs of each kind, by their names. */
const JOBS: Readonly<Record<Kind, Readonly<Record<string, Fill>>>> = {
  deploy: { deploy: (job, values) => withScript(onBranch(job, values), values.plan) },
  previews: {
    preview: (job, values) => withScript(withShellVariables(withPrefix(job, values), values), values.plan),
    'stop-preview': withPrefix,
  },
  rehearsal: { rehearse: withRehearsal },
  nightly: { nightly: (job) => job },
};

/** The pipeline of GitLab: one file for all kinds, whose jobs are apart by an empty line. */
export function fillGitLab(text: string, values: PipelineValues): string {
  const wanted = Object.assign({}, ...values.kinds.map((kind) => JOBS[kind])) as Readonly<Record<string, Fill>>;
  const blocks = text.trimEnd().split('\n\n');
  const filled = blocks.flatMap((block) => {
    const [, name = ''] = /^([\w.-]+):/m.exec(block) ?? [];
    const isJob = Object.values(JOBS).some((jobs) => Object.hasOwn(jobs, name));
    const fill = name === 'variables' ? fillVariables : wanted[name];
    if (fill !== undefined) return [fill(block, values)];
    return isJob ? [] : [withNode(block, values)];
  });
  return `${filled.map((block) => block.trimEnd()).join('\n\n')}\n`;
}

function fillVariables(text: string, values: PipelineValues): string {
  const named = withValues(text, {
    HEADLESS_ACCOUNT: values.account,
    HEADLESS_APP: values.app,
    HEADLESS_ENVIRONMENT: values.environment,
    HEADLESS_USERNAME: values.userId,
    HEADLESS_URL: values.headlessUrl,
    TOOL_REPOSITORY: values.mirror,
  });
  if (values.kinds.includes('deploy')) return named;
  return named.replace(
    values.kinds.includes('previews') ? /^ {2}HEADLESS_ENVIRONMENT: .*\n/m : /^ {2}HEADLESS_.*\n/gm,
    '',
  );
}

function onBranch(job: string, { branch, isBranchFound }: PipelineValues): string {
  return isBranchFound ? job : replaceOnce(job, /== \$CI_DEFAULT_BRANCH$/, () => `== "${branch}"`);
}

function withPrefix(job: string, { repository }: PipelineValues): string {
  return withValues(job, { HEADLESS_PREFIX: previewPrefix(repository, '-mr-') });
}

function withShellVariables(job: string, values: PipelineValues): string {
  const named = withValues(job, { HEADLESS_WP_ENVIRONMENT: values.install });
  const lines = shellVariables(values, (name) => `$${name}`);
  return replaceOnce(named, /^ {4}HEADLESS_SHELL_VARIABLES: .*\n/, () =>
    lines.length === 0 ? '' : `    HEADLESS_SHELL_VARIABLES: ${yamlLines(lines, 4)}`,
  );
}

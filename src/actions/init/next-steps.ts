import path from 'node:path';
import { quoted, shellWord } from '../../shared/text/shell-word.ts';
import type { CiHost } from './detect.ts';
import type { PipelineValues } from './pipelines/values.ts';
import type { PipelineFile } from './pipelines/pipelines.ts';
import type { Samples } from './pipelines/samples.ts';

/** What a person does next, as lines to read and to paste into a shell. */
interface NextSteps {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Where the commands are typed. */
interface Place {
  /** How this program is started, as words of a shell. */
  readonly program: string;
  /** The repository: absolute. */
  readonly top: string;
}

/** What is left to do once the files are there. */
export function nextSteps(
  values: PipelineValues,
  files: readonly PipelineFile[],
  samples: Samples,
  { program, top }: Place,
): readonly NextSteps[] {
  const has = (kind: PipelineValues['kinds'][number]): boolean => values.kinds.includes(kind);
  const names = files.map((file) => shellWord(file.path)).join(' ');
  const isAzure = values.ciHost === 'azure';
  const skip = has('deploy') && !isAzure ? ' [skip ci]' : '';
  const commit = {
    heading: skip === '' ? 'Commit and push' : 'Commit and push; "[skip ci]" keeps this push from deploying',
    lines: [`git add ${names}`, `git commit -m ${quoted(`Add the files of headless-deploy${skip}`)}`, 'git push'],
  };
  const set = settings(values, files, samples);
  return [
    ...(path.relative('', top) === '' ? [] : [{ heading: 'Go to the repository', lines: [`cd ${shellWord(top)}`] }]),
    ...(isAzure ? [] : set),
    ...(has('deploy') && values.variables.length > 0 ? [setVariables(values)] : []),
    ...(has('deploy') ? [checkHere(values, samples, program)] : []),
    ...(values.plan.prepare.length > 0 ? [rehearseHere(values, { program, top })] : []),
    commit,
    // A pipeline is made of the files that were pushed.
    ...(isAzure ? set : []),
    ...(values.ciHost === 'gitlab' && has('nightly')
      ? [
          {
            heading: 'Create the schedule of the nightly job (04:23 UTC)',
            lines: [
              `glab schedule create --cron '23 4 * * *' --ref ${shellWord(values.branch)} --description 'Nightly rebuild'`,
            ],
          },
        ]
      : []),
    ...(has('deploy') ? [firstRun(values, samples)] : []),
  ];
}

/** The values of the variables, by their names. */
function variablesOf(values: PipelineValues, samples: Samples): ReadonlyMap<string, string> {
  return new Map([
    ['HEADLESS_ACCOUNT', values.account],
    ['HEADLESS_APP', values.app],
    ['HEADLESS_ENVIRONMENT', values.environment],
    ['HEADLESS_USERNAME', values.userId],
    ['HEADLESS_URL', values.headlessUrl ?? rootIn(samples)],
  ]);
}

/** The root of the API in the samples. */
function rootIn({ files }: Samples): string {
  return /^ {2}HEADLESS_URL: (\S+)$/m.exec(files.gitlab)?.[1] ?? '';
}

/** Where the webhook's URL is from. */
const WEBHOOK = 'a webhook URL of the environment, from the portal';
const ASK_PASSWORD = 'printf "API password: " && read -rs HEADLESS_PASSWORD && export HEADLESS_PASSWORD && echo';

function settings(values: PipelineValues, files: readonly PipelineFile[], samples: Samples): NextSteps[] {
  const all = files.map(({ text }) => text).join('\n');
  const variables = [...variablesOf(values, samples)];
  // A pipeline of Azure must be created, whatever it does.
  if (values.ciHost !== 'azure' && values.kinds.every((kind) => kind === 'rehearsal')) return [];
  const byHost: Readonly<Record<CiHost, () => NextSteps>> = {
    github: () => {
      const wanted = samples.commands['github-set-up'].flatMap((line) => {
        const name = /^gh (?:variable|secret) set (\w+)/.exec(line)?.[1] ?? '';
        const value = new Map(variables).get(name);
        if (!all.includes(`.${name} `)) return [];
        return value === undefined ? line : line.replace(/ --body '.*'$/, () => ` --body ${quoted(value)}`);
      });
      const webhook = all.includes('.HEADLESS_WEBHOOK_URL ') ? [`gh secret set HEADLESS_WEBHOOK_URL # ${WEBHOOK}`] : [];
      const ofApp = values.variables.flatMap(({ name, from }) =>
        all.includes(`secrets.${name} `) ? [`gh secret set ${name} # ${from}: that of the previews`] : [],
      );
      return {
        heading: 'Set the variables and secrets; "gh secret set" asks for the value',
        lines: [...wanted, ...webhook, ...ofApp],
      };
    },
    gitlab: () => gitlabSettings(values),
    azure: () => azureSettings(values, files),
    bitbucket: () => ({
      heading: 'Set these by hand: Repository settings > Pipelines > Repository variables',
      lines: [
        ...(values.kinds.includes('deploy')
          ? [
              ...variables.map(([name, value]) => `${name}: ${value}`),
              'HEADLESS_PASSWORD: the API password; mark it as secured',
            ]
          : []),
        ...(values.kinds.includes('nightly')
          ? [`HEADLESS_WEBHOOK_URL: ${WEBHOOK}; mark it as secured. Then add a schedule for the pipeline "nightly"`]
          : []),
      ],
    }),
  };
  return [byHost[values.ciHost]()];
}

/** Each file is a pipeline, but for the template. */
function azureSettings({ repository, branch }: PipelineValues, files: readonly PipelineFile[]): NextSteps {
  const pipelines: readonly (readonly [file: string, name: string, secret: string | undefined])[] = [
    ['azure-pipelines.yml', 'headless-deploy', 'HEADLESS_PASSWORD'],
    ['azure-nightly.yml', 'headless-nightly', 'HEADLESS_WEBHOOK_URL'],
    ['azure-rehearsal.yml', 'headless-rehearsal', undefined],
  ];
  const written = pipelines.filter(([name]) => files.some((file) => file.path === name));
  const notes = [
    ...(written.some(([, , secret]) => secret === 'HEADLESS_WEBHOOK_URL')
      ? [`HEADLESS_WEBHOOK_URL is ${WEBHOOK}`]
      : []),
    ...(written.some(([, name]) => name === 'headless-rehearsal')
      ? ['headless-rehearsal needs a build validation policy of the branch']
      : []),
  ];
  return {
    heading: [
      'Once the files are pushed, create the pipeline and set the secret; the command "variable create" asks for its value',
      ...notes,
    ].join('. '),
    lines: written.flatMap(([file, name, secret]) => {
      const create = `az pipelines create --name ${name} --repository-type tfsgit --repository ${shellWord(repository)} --branch ${shellWord(branch)} --yml-path ${file} --skip-first-run true`;
      const set = `az pipelines variable create --pipeline-name ${name} --name ${secret ?? ''} --secret true`;
      return secret === undefined ? [create] : [create, set];
    }),
  };
}

/** Values are never words of a command: other users of the machine see those. */
function gitlabSettings({ kinds, variables }: PipelineValues): NextSteps {
  // Merge requests run on branches that are not protected.
  const isProtected = !kinds.includes('previews');
  const set = (name: string, protects = isProtected): string =>
    `printf %s "$${name}" | glab variable set ${name} --masked${protects ? ' --protected' : ''} --raw`;
  // A schedule runs on a protected branch.
  const webhook = kinds.includes('nightly')
    ? [`read -rs HEADLESS_WEBHOOK_URL # ${WEBHOOK}`, set('HEADLESS_WEBHOOK_URL', true)]
    : [];
  const password = kinds.some((kind) => kind === 'deploy' || kind === 'previews')
    ? [ASK_PASSWORD, set('HEADLESS_PASSWORD')]
    : [];
  const ofApp = kinds.includes('previews') ? variables.filter(({ holds }) => holds === 'a secret') : [];
  const how = isProtected ? 'masked and protected' : 'masked; what merge requests need is not protected';
  return {
    heading: `Set the secrets (bash), or by hand: Settings > CI/CD > Variables, ${how}`,
    lines: [
      ...password,
      ...webhook,
      ...ofApp.flatMap(({ name, from }) => [`read -rs ${name} # ${from}: that of the previews`, set(name)]),
    ],
  };
}

/** The check of a deploy from this machine, before anything is pushed. */
function checkHere(values: PipelineValues, samples: Samples, program: string): NextSteps {
  const { plan, ciHost } = values;
  // What the job makes before the deploy is not there yet.
  const isMade = plan.prepare.length > 0;
  const folder = isMade ? values.folder || '.' : plan.path;
  const options = [
    ['account', values.account],
    ['app', values.app],
    ['environment', values.environment],
    ['headless-url', values.headlessUrl ?? rootIn(samples)],
    ['username', values.userId],
    ...(folder === '.' ? [] : [['path', folder]]),
  ].map(([name = '', value = '']) => `--${name}${value.startsWith('-') ? '=' : ' '}${shellWord(value)}`);
  const warnings = isMade ? '. Ignore what it reports about lock files and dependencies: the job changes them' : '';
  return {
    heading: `Check files, credentials and environment from here (bash); nothing is sent${warnings}`,
    lines: [...(ciHost === 'gitlab' ? [] : [ASK_PASSWORD]), `${program} deploy --check ${options.join(' ')}`],
  };
}

/** What an app cannot do without, and no workflow passes on to its build. */
function setVariables({ variables, environment }: PipelineValues): NextSteps {
  return {
    heading: `Before the first deploy, give the environment ${environment} these variables, in the portal under "Variables"`,
    lines: variables.map(({ name, from }) => `${name}: ${from}`),
  };
}

/** Makes what the job makes of the last commit, in a copy, and rehearses it. */
function rehearseHere({ plan, variables, folder }: PipelineValues, { program, top }: Place): NextSteps {
  const file = path.join(top, folder, '.env.local');
  const hasSome = variables.length > 0;
  const source = hasSome ? ` --env-from ${shellWord(file)}` : '';
  const [first = '', ...others] = plan.prepare.flatMap((lines) => lines.split('\n'));
  const [, pnpm] = /^npm install --global (pnpm@\S+)$/.exec(first) ?? [];
  const commands = quoted([...(pnpm === undefined ? [first] : []), ...others].join('; '));
  const shell = `${pnpm === undefined ? '' : `npm exec --yes --package=${pnpm} -- `}bash -ec ${commands}`;
  const copy = `cd "$(mktemp -d)" && git clone --quiet ${shellWord(top)} .`;
  return {
    heading: `Rehearse what the job makes of the last commit (bash): this installs, builds and starts it here${hasSome ? `, with ${variables.map(({ name }) => name).join(', ')} from ${path.relative(top, file)}` : ''}`,
    lines: [`(${copy} && ${shell} && ${program} rehearse ${plan.path}${source})`],
  };
}

function firstRun({ ciHost, branch, isBranchFound }: PipelineValues, samples: Samples): NextSteps {
  const target = ciHost === 'gitlab' && isBranchFound ? 'the default branch' : branch;
  if (ciHost !== 'github') return { heading: `From then on every push to ${target} deploys`, lines: [] };
  const heading = `The first run checks, the second one deploys; from then on every push to ${branch} does`;
  return { heading, lines: samples.commands['github-run'] };
}

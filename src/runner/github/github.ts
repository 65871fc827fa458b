import { closeSync, constants, openSync, statSync } from 'node:fs';
import * as core from '@actions/core';
import { messageLines, messageOnOneLine } from '../../shared/text/quoted-lines.ts';
import { breakCommands, safeText } from '../../shared/text/safe-text.ts';
import { gitHubRun, isForkPullRequest, openGitHub } from './workflow-run.ts';
import { Redactor } from '../secrets/redact.ts';
import type { HostTerms, Runner } from '../runner.ts';

/**
 * The runner of GitHub Actions, and of hosts that speak its protocol (Gitea, Forgejo, act). This is the one door to
 * stdout: each line is cleared of secrets and of workflow commands here, whatever the caller did before.
 */
export function createGitHubRunner(variables: NodeJS.ProcessEnv, cancelled: AbortSignal): Runner {
  const redactor = new Redactor();
  const masked = new Set<string>();
  let about = '';
  let pipe: number | undefined;
  // The runner ends a line at CR, too.
  const clean = (text: string): string =>
    redactor
      .text(text)
      .split(/\r\n|\r|\n/)
      .map(breakCommands)
      .join('\n');

  // Other runners than GitHub's own print the "%0A" of a line break as it stands, and take the second "::" of a line for
  // the end of the command (nektos/act, pkg/runner/command.go), so there an annotation is one line, and nowhere has it that.
  const isOther = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some((name) => variables[name] === 'true');
  const annotate =
    (command: typeof core.error) =>
    (title: string, text: string, remedy = ''): void => {
      const plain = clean(text);
      const { message: lines, details } = messageLines(plain);
      const whole = isOther ? messageOnOneLine(plain) : lines.join('\n');
      const [firstOfRemedy = '', ...more] = clean(remedy).split('\n');
      const message = withoutDoubleColons(`${whole} ${firstOfRemedy}`.trimEnd());
      command(message, { title: withoutDoubleColons(safeText(clean(title + about))) });
      for (const line of [...details, ...more]) core.info(line);
    };

  return {
    variables,
    cancelled,
    isDebug: core.isDebug(),
    ciRun: () => gitHubRun(variables),
    terms: variables['GITHUB_ACTOR'] === 'dependabot[bot]' ? DEPENDABOT_TERMS : GITHUB_TERMS,
    input: (name) => core.getInput(name),
    inputAsWritten: (name) => core.getInput(name, { trimWhitespace: false }),
    mask: (secrets) => {
      redactor.mask(secrets);
      // Only a runner takes the command out of its log; anywhere else it would print the secret. Not `core.setSecret`,
      // which encodes.
      if (variables['GITHUB_ACTIONS'] !== 'true') return;
      for (const value of maskValues(secrets)) {
        if (!masked.has(value)) core.info(`::add-mask::${value}`);
        masked.add(value);
      }
    },
    hide: (values) => redactor.hide(values),
    redact: (text) => redactor.text(text),
    holdsSecret: (text, names) => redactor.hasSecretIn(text, names),
    info: (text) => core.info(clean(text)),
    show: (lines) => lines.forEach((line) => core.info(clean(line))),
    debug: (text) =>
      clean(text)
        .split('\n')
        .forEach((line) => core.debug(line)),
    about: (site) => void (about = site),
    notice: annotate(core.notice),
    warning: annotate(core.warning),
    error: annotate(core.error),
    group: async (heading, body) => await core.group(safeText(clean(heading)), body),
    output: (name, value) => {
      pipe = openPipe(variables['GITHUB_OUTPUT'], pipe);
      core.setOutput(name, value);
    },
    saveState: (name, value) => core.saveState(name, value),
    state: (name) => core.getState(name),
    summary: async (html) => {
      if (variables['GITHUB_STEP_SUMMARY']) await core.summary.addRaw(redactor.text(html), true).write();
    },
    isForkPullRequest: () => isForkPullRequest(variables),
    github: (token, send) => openGitHub(variables, token, (text) => redactor.text(text), send),
  };
}

/**
 * To open a named pipe that nobody reads would take for ever. It stays open up to the end: at each close its reader would
 * see the end of the file, and may be gone for a moment.
 * @param before what was opened last time
 * @throws what the file system says of one without a reader: ENXIO
 */
function openPipe(file = '', before?: number): number | undefined {
  if (file === '' || statSync(file, { throwIfNoEntry: false })?.isFIFO() !== true) return before;
  const pipe = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  if (before !== undefined) closeSync(before);
  return pipe;
}

/** An address of IPv6 in a URL is written in full, which means the same. */
function withoutDoubleColons(text: string): string {
  return text.replace(/\[([\da-f:]{2,39})\]/gi, addressInFull).replaceAll('::', ': :');
}

function addressInFull(literal: string, address: string): string {
  if (!URL.canParse(`http://${literal}`)) return literal;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `[${[...before, ...zeros, ...after].join(':')}]`;
}

/** Shorter values are left to `redact`. */
const MIN_MASK_LENGTH = 4;

/**
 * Where a value would be misread:
 * - CR and LF end the command.
 * - `%25`, `%0D` and `%0A` are decoded by every runner (actions/runner `ActionCommand.UnescapeData`; nektos/act and
 *   Gitea's fork of it, `unescapeCommandData` in `pkg/runner/command.go`). What is masked is then not what was written.
 * - `::` twice: act takes the last one for the end of the command's name (`^::([^ ]+)( (.+))?::`), so it knows no such
 *   command and prints the line.
 */
const MISREAD = /[\r\n]+|%25|%0D|%0A|:{2,}/;

/**
 * The values to write after `::add-mask::`, as they are, in this order.
 *
 * The runners of Gitea and Forgejo decode a value, mask what comes out, and pass on the line as it was written, some of
 * them into their log (act's `commandHandler`, which returns true there). So a value is safe only where decoding
 * changes nothing: then the mask hides its own line as well. The encoding of `core.setSecret` breaks that for each `%`.
 * A single `%` needs none: nothing decodes it.
 *
 * A secret that would be misread is masked in the pieces between those places: each is read as it is on every runner.
 * A runner has the values of `secrets.*` whole already (actions/runner `Worker.InitializeSecretMasker`), and our own
 * lines are cleared by `redact`.
 *
 * Nothing shorter than 4 characters is masked. actions/runner masks whatever it is given, a line `}` or a password `x`
 * included: it then shows `***` all over the job's log, and drops every output of the job that has this character in it.
 * Gitea's passes over single characters for that reason (`AppendSecretMasker`).
 */
export function maskValues(secrets: readonly string[]): string[] {
  const pieces = secrets
    .flatMap((secret) => secret.split(MISREAD))
    // Before a colon, the end of the command would be read one character late. Runners trim the lines of a secret, too.
    .map((piece) => piece.replace(/^[:\s]+/, '').trim());
  // The longest first: a mask that is part of a later one would leave the rest of that one's line as it is.
  return [...new Set(pieces)]
    .filter((piece) => piece.length >= MIN_MASK_LENGTH)
    .toSorted((a, b) => b.length - a.length);
}

/** What GitHub Actions, and hosts that speak its protocol, call things. */
export const GITHUB_TERMS: HostTerms = {
  unit: 'step',
  runAgain: 'run the job again',
  setting: (input, value) => `"${input}: ${value}"`,
  onMissingInput: () =>
    'Check what the step sets, and that the variables and secrets it names exist and reach this job: those of an environment need its "environment:", those in a reusable workflow "secrets: inherit".',
  whereToSetVariables: 'in the "env:" of the job or the runner',
  onConcurrentDeploys: 'A "concurrency" group for the environment keeps deploys of one repository apart.',
  workspace: 'the workspace',
  onMissingFolder: 'Check that the checkout and the build ran before',
  tempFolder: 'RUNNER_TEMP',
  whereLocalAppLog: 'The output of the app is in the "Post" step of the emulator action, at the end of the job.',
  onUnwrittenOutputs:
    'The runner names their file in GITHUB_OUTPUT: check that no earlier step removed it, that the user of the step may write it, and that the disk has room.',
};

/** The same for a run that Dependabot started. */
const DEPENDABOT_TERMS: HostTerms = {
  ...GITHUB_TERMS,
  onMissingInput: () =>
    'A run that Dependabot started gets no secrets but those under "Secrets and variables > Dependabot" in the settings: add them there, or leave this step out with "if: github.actor != \'dependabot[bot]\'".',
};

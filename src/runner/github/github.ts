import * as core from '@actions/core';
import { breakCommands, safeText } from '../../shared/safe-text.ts';
import { maskValues } from './add-mask.ts';
import { isForkPullRequest } from './event.ts';
import { GITHUB_TERMS } from '../terminal/host-terms.ts';
import { openGitHub } from './workflow-run.ts';
import { Redactor } from '../secrets/redact.ts';
import type { Runner } from '../runner.ts';

/**
 * The runner of GitHub Actions, and of hosts that speak its protocol (Gitea, Forgejo, act). This is the one door to
 * stdout: each line is cleared of secrets and of workflow commands here, whatever the caller did before.
 */
export function createGitHubRunner(variables: NodeJS.ProcessEnv, cancelled: AbortSignal): Runner {
  const redactor = new Redactor();
  const masked = new Set<string>();
  // The runner ends a line at CR, too.
  const clean = (text: string): string =>
    redactor
      .text(text)
      .split(/\r\n|\r|\n/)
      .map(breakCommands)
      .join('\n');

  // Several runners print the "%0A" of a line break as it stands, and take the second "::" of a line for the end of the
  // command (nektos/act, pkg/runner/command.go), so an annotation is one line without either.
  const annotate =
    (command: typeof core.error) =>
    (title: string, text: string, remedy = ''): void => {
      const [first = '', ...details] = clean(text).split('\n');
      const [firstOfRemedy = '', ...more] = clean(remedy).split('\n');
      const message = `${first} ${firstOfRemedy}`.trimEnd().replaceAll('::', ': :');
      command(message, { title: safeText(clean(title)).replaceAll('::', ': :') });
      for (const line of [...details, ...more]) core.info(line);
    };

  return {
    variables,
    cancelled,
    isDebug: core.isDebug(),
    messages: GITHUB_TERMS,
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
    holdsSecret: (text, names) => redactor.isIn(text, names),
    info: (text) => core.info(clean(text)),
    debug: (text) =>
      clean(text)
        .split('\n')
        .forEach((line) => core.debug(line)),
    notice: annotate(core.notice),
    warning: annotate(core.warning),
    error: annotate(core.error),
    group: async (heading, body) => await core.group(safeText(clean(heading)), body),
    output: (name, value) => core.setOutput(name, value),
    saveState: (name, value) => core.saveState(name, value),
    state: (name) => core.getState(name),
    summary: async (html) => {
      if (variables['GITHUB_STEP_SUMMARY']) await core.summary.addRaw(redactor.text(html), true).write();
    },
    isForkPullRequest: async () => isForkPullRequest(variables),
    github: (token, send) => openGitHub(variables, token, (text) => redactor.text(text), send),
  };
}

import type { CodeMisuse } from '../state/portal-access.ts';

/** How a line on stderr begins that reports a misuse; the action that started the local platform looks for it. */
export const PORTAL_NOTICE = 'Portal: ';

/** What became of a code that others may have read, as a line for stderr. */
export function describeMisuse(misuse: CodeMisuse): string {
  if (misuse.kind === 'used-again') {
    return `${PORTAL_NOTICE}The code of --open was used a second time, so all sessions of the portal have ended. If you did not do that, another user of this machine has read the code.`;
  }
  const who = misuse.user === undefined ? 'Somebody else' : `Another user of this machine (uid ${misuse.user})`;
  return `${PORTAL_NOTICE}${who} tried the code of --open, and was refused.`;
}

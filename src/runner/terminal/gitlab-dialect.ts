import type { Dialect } from './dialect.ts';
import { plainDialect } from './plain-dialect.ts';

/** Clears the line, so that a reader of the raw log sees no marker. */
const CLEAR_LINE = '\u001b[0K';

/**
 * GitLab CI: groups are collapsible sections (GitLab documentation, "Custom collapsible sections"). A job cannot tell
 * GitLab what to mask, and sets outputs by a file.
 * @param now milliseconds since 1970; GitLab shows how long a section took, so it must not jump
 */
export function gitlabDialect(now: () => number): Dialect {
  let count = 0;
  // A section needs a name that no other of the job has.
  const run = now();
  const marker = (part: 'start' | 'end'): string =>
    `${CLEAR_LINE}section_${part}:${Math.floor(now() / 1000)}:headless_deploy_${run}_${count}\r${CLEAR_LINE}`;
  return {
    ...plainDialect(false),
    openGroup: (heading) => {
      count += 1;
      return [`${marker('start')}${heading}`];
    },
    closeGroup: () => [marker('end')],
    groupLine: (text) => text,
  };
}

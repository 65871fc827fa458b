/** A marker of a collapsible section. */
export interface SectionMarker {
  readonly part: string;
  readonly name: string;
  /** What follows it on its line: the heading. */
  readonly rest: string;
}

/**
 * How GitLab finds sections in the log of a job: `Gitlab::Regex.build_trace_section_regex`, anywhere in the log
 * (gitlab-foss `lib/gitlab/ci/ansi2json/converter.rb`), with the options in brackets that newer versions take.
 */
export function sectionsIn(log: string): SectionMarker[] {
  const markers = log.matchAll(/section_(start|end):\d+:([a-zA-Z0-9_.-]+)(?:\[[^\]]*\])?\r\u001b\[0K([^\n]*)/g);
  return [...markers].map(([, part = '', name = '', rest = '']) => ({ part, name, rest }));
}

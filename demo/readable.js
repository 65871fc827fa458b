/** What a runner makes of workflow commands, for a terminal: headings, indented groups, and named annotations. */
const HEADINGS = new Map([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['notice', 'Notice'],
]);

/**
 * One line of a step's log as a person sees it in the web page of a run.
 * @param {string} line
 */
export function readableLine(line) {
  const command = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/.exec(line);
  if (command === null) return `    ${line}`;
  const [, name = '', properties = '', data = ''] = command;
  if (name === 'group') return `  > ${unescape(data)}`;
  const heading = HEADINGS.get(name);
  if (heading === undefined) return undefined;
  const title = /(?:^|,)title=([^,]*)/.exec(properties)?.[1] ?? '';
  return `  ${heading}: ${unescape(title)}\n    ${unescape(data).replaceAll('\n', '\n    ')}`;
}

/**
 * The job summary without its HTML, what is folded opened.
 * @param {string} html
 */
export function readableSummary(html) {
  return html
    .replace(
      /<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g,
      (_, name, value) => `    ${`${name.replace(/<[^>]+>/g, '')}:`.padEnd(20)}${value}\n`,
    )
    .replace(/<summary>(.*?)<\/summary>/g, '    $1:\n')
    .replace(/<li>(.*?)<\/li>/g, '      - $1\n')
    .replace(/<(?:h3|p)>/g, '  ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\n{2,}/g, '\n')
    .trimEnd();
}

/**
 * Escapes of workflow commands (actions/toolkit, command.ts).
 * @param {string} text
 */
function unescape(text) {
  return text
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '\r')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

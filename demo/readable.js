/** What a runner makes of workflow commands, for a terminal: headings, indented groups, and named annotations. */
const HEADINGS = new Map([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['notice', 'Notice'],
]);

const SECRETS = new Set(['password', 'purge-cache-webhook']);

/**
 * The step of a workflow.
 * @param {Record<string, string>} inputs
 */
export function readableStep(inputs) {
  const rows = Object.entries(inputs).map(([name, value]) => `        ${name}: ${SECRETS.has(name) ? '***' : value}`);
  return ['    - uses: YOUR_ACCOUNT/headless-deploy@v1', '      with:', ...rows].join('\n');
}

/**
 * One line of a step's log as a person sees it in the web page of a run; undefined for what is not shown there.
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
 * @param {Record<string, string>} outputs
 * @param {string[]} names of those to show
 */
export function readableOutputs(outputs, names) {
  return names.map((name) => `    ${`${name}:`.padEnd(18)}${outputs[name] ?? ''}`).join('\n');
}

/**
 * The job summary without its HTML. What is folded stays so.
 * @param {string} html
 */
export function readableSummary(html) {
  return unescapeHtml(
    html
      .replace(
        /<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g,
        (_, name, value) => `    ${`${name.replace(/<[^>]+>/g, '')}:`.padEnd(18)}${value}\n`,
      )
      .replace(/<details>.*?<summary>(.*?)<\/summary>.*?<\/details>/gs, '    > $1\n')
      .replace(/<(?:h3|p)>/g, '    ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\n{2,}/g, '\n')
    .trimEnd();
}

/**
 * The text of the first line of a page that has these words.
 * @param {string} html
 * @param {string} words
 */
export function readablePageLine(html, words) {
  const line = html.split('\n').find((candidate) => candidate.includes(words)) ?? '';
  return `    ${unescapeHtml(line.replace(/<[^>]+>/g, '').trim())}`;
}

/** @param {string} text */
function unescapeHtml(text) {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
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

/** Outputs that are no text, or never empty, in a step that could not begin; all others are empty. */
const VALUES = new Map(
  Object.entries({
    status: 'failed',
    // Not `internal`: the workflow or the command has to change, and nothing is to be reported to us.
    'error-code': 'invalid-input',
    'archive-bytes': null,
    'file-count': null,
    attempts: 0,
    // `skipped` where a webhook is given.
    'purge-status': 'off',
    created: false,
    deleted: null,
    kept: null,
    'status-code': null,
    installs: null,
    count: null,
    total: null,
    install: null,
  }),
);

/**
 * The outputs of a step that could not begin, as `result` has them: what a Node that is too old and a wrong command line
 * leave behind, where nothing of the action itself is loaded.
 * @param {readonly string[]} names as action.yml has them
 * @returns {Record<string, string | number | boolean | null>}
 */
export function refusedOutputs(names) {
  const own = names.filter((name) => name !== 'result');
  return Object.fromEntries(own.map((name) => [name, VALUES.has(name) ? (VALUES.get(name) ?? null) : '']));
}

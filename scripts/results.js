/**
 * Outputs that are no text, or have few values: their JSON Schema, and their value in a step that could not begin. All
 * others are text, and empty there.
 * @typedef {string | number | boolean | null} Value
 * @type {Readonly<Record<string, { readonly schema: object, readonly refused: Value }>>}
 */
export const TYPED_OUTPUTS = {
  'archive-bytes': { schema: countOrNull(), refused: null },
  'file-count': { schema: countOrNull(), refused: null },
  attempts: { schema: { type: 'integer', minimum: 0 }, refused: 0 },
  // `skipped` where a webhook is given.
  'purge-status': { schema: { enum: ['off', 'done', 'failed', 'skipped'] }, refused: 'off' },
  created: { schema: { type: 'boolean' }, refused: false },
  deleted: { schema: listOrNull(), refused: null },
  kept: { schema: listOrNull(), refused: null },
  'status-code': { schema: { type: ['integer', 'null'] }, refused: null },
  installs: { schema: listOrNull(), refused: null },
  environments: { schema: listOrNull(), refused: null },
  builds: { schema: buildsOrNull(), refused: null },
  count: { schema: countOrNull(), refused: null },
  total: { schema: countOrNull(), refused: null },
  install: { schema: { type: ['object', 'null'] }, refused: null },
  'as-expected': { schema: countOrNull(), refused: null },
  different: { schema: countOrNull(), refused: null },
  absent: { schema: countOrNull(), refused: null },
  'not-allowed': { schema: countOrNull(), refused: null },
  'not-shown': { schema: countOrNull(), refused: null },
  assumptions: { schema: listOrNull(), refused: null },
  files: { schema: { type: ['array', 'null'], items: { type: 'string' } }, refused: null },
};

function countOrNull() {
  return { type: ['integer', 'null'], minimum: 0 };
}

function listOrNull() {
  return { type: ['array', 'null'], items: { type: 'object' } };
}

/**
 * Those of these outputs that are JSON: no host has a variable for such a thing.
 * @param {readonly string[]} names
 */
export function documentsOf(names) {
  return names.filter((name) => name in TYPED_OUTPUTS && isDocument(TYPED_OUTPUTS[name]?.schema ?? {}));
}

/** @param {{ readonly type?: unknown }} schema */
function isDocument({ type }) {
  return Array.isArray(type) && (type.includes('array') || type.includes('object'));
}

/** What the command `builds` lists. */
function buildsOrNull() {
  const text = { type: 'string' };
  const textOrNull = { type: ['string', 'null'] };
  const properties = {
    id: text,
    state: { enum: ['live', 'superseded', 'building', 'not-live-yet', 'not-live', 'failed'] },
    createTime: text,
    finishTime: textOrNull,
    commitSha: textOrNull,
    commitMessage: textOrNull,
    branch: textOrNull,
    reason: textOrNull,
  };
  const required = Object.keys(properties);
  return { type: ['array', 'null'], items: { type: 'object', required, additionalProperties: false, properties } };
}

/**
 * The outputs of a step that could not begin, as `result` has them: what a Node that is too old and a wrong command line
 * leave behind, where nothing of the action itself is loaded.
 * @param {readonly string[]} names as action.yml has them
 * @returns {Record<string, Value>}
 */
export function refusedOutputs(names) {
  const own = names.filter((name) => !['status', 'error-code', 'result'].includes(name));
  const values = own.map((name) => [name, name in TYPED_OUTPUTS ? TYPED_OUTPUTS[name]?.refused : '']);
  // Not `internal`: the workflow or the command has to change, and nothing is to be reported to us.
  return { status: 'failed', 'error-code': 'invalid-input', ...Object.fromEntries(values) };
}

/** What `result` says that a step was about, with what each is. An output of such a name counts instead. */
export const SUBJECT = {
  account: 'The input; empty where it did not pass its check, or looks like a password.',
  app: 'As `account`.',
  environment: 'As `account`: ID or display name.',
  repository: 'Such as `acme/site`; like `commit` and `run` empty where no CI host names it.',
  commit: 'Full hash; of a pull request, that of its head.',
  run: 'Address of the page of the run.',
};

/**
 * The output `result` of such a step, but for `error`.
 * @param {string} action
 * @param {readonly string[]} names its outputs
 */
export function refusedResult(action, names) {
  const subject = Object.fromEntries(Object.keys(SUBJECT).map((name) => [name, '']));
  return {
    ...subject,
    ...refusedOutputs(names),
    warnings: [],
    error: null,
    ...(action === 'deploy' ? { rollback: null } : {}),
  };
}

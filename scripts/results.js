const TEXT = { type: 'string' };
const TEXT_OR_NULL = { type: ['string', 'null'] };
const COUNT_OR_NULL = { type: ['integer', 'null'], minimum: 0 };
const LIST_OR_NULL = { type: ['array', 'null'], items: { type: 'object' } };

/** What the command `builds` lists. */
const BUILD = {
  id: TEXT,
  state: { enum: ['live', 'superseded', 'building', 'not-live-yet', 'not-live', 'failed'] },
  createTime: TEXT,
  finishTime: TEXT_OR_NULL,
  commitSha: TEXT_OR_NULL,
  commitMessage: TEXT_OR_NULL,
  branch: TEXT_OR_NULL,
  reason: TEXT_OR_NULL,
};

/** @param {Readonly<Record<string, object>>} properties all of them, always */
export function object(properties, type = /** @type {string | string[]} */ ('object')) {
  return { type, required: Object.keys(properties), additionalProperties: false, properties };
}

/**
 * The JSON Schema of outputs that are no text, or have few values.
 * @type {Readonly<Record<string, { readonly type?: unknown, readonly [field: string]: unknown }>>}
 */
export const TYPED_OUTPUTS = {
  'archive-bytes': COUNT_OR_NULL,
  'file-count': COUNT_OR_NULL,
  attempts: { type: 'integer', minimum: 0 },
  // `skipped` where a webhook is given.
  'purge-status': { enum: ['off', 'done', 'failed', 'skipped'] },
  created: { type: 'boolean' },
  deleted: LIST_OR_NULL,
  kept: LIST_OR_NULL,
  'status-code': { type: ['integer', 'null'] },
  installs: LIST_OR_NULL,
  environments: LIST_OR_NULL,
  builds: { ...LIST_OR_NULL, items: object(BUILD) },
  count: COUNT_OR_NULL,
  total: COUNT_OR_NULL,
  install: { type: ['object', 'null'] },
  'as-expected': COUNT_OR_NULL,
  different: COUNT_OR_NULL,
  absent: COUNT_OR_NULL,
  'not-allowed': COUNT_OR_NULL,
  'not-shown': COUNT_OR_NULL,
  assumptions: LIST_OR_NULL,
  files: { type: ['array', 'null'], items: TEXT },
};

/**
 * Those of these outputs that are JSON: no host has a variable for such a thing.
 * @param {readonly string[]} names
 */
export function documentsOf(names) {
  return names.filter((name) => /^(?:array|object),null$/.test(String(TYPED_OUTPUTS[name]?.type)));
}

/** @type {Readonly<Record<string, string | number | boolean>>} */
const REFUSED = { attempts: 0, 'purge-status': 'off', created: false };

/**
 * The outputs of a step that could not begin, as `result` has them: what a Node that is too old and a wrong command line
 * leave behind, where nothing of the action itself is loaded.
 * @param {readonly string[]} names as action.yml has them
 * @returns {Record<string, string | number | boolean | null>}
 */
export function refusedOutputs(names) {
  const own = names.filter((name) => !['status', 'error-code', 'result'].includes(name));
  const values = own.map((name) => [name, REFUSED[name] ?? (name in TYPED_OUTPUTS ? null : '')]);
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

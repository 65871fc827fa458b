interface Row {
  /** The output `status`. */
  readonly statuses: readonly string[];
  /** The output `error-code`, any of them; none where the step did what it was asked to. */
  readonly codes: readonly string[];
  /** Of the step. The command line has others for some (`exitCodeOf`). */
  readonly exitCodes: readonly (0 | 1 | 130 | 143)[];
  /** What that means, for the page. */
  readonly meaning: string;
}

/**
 * How a step ends: every combination of status and error code. The types below, docs/reference/results.md and the JSON Schema of
 * `result` are made from it; `endings.test.ts` of the deploy reaches every row.
 */
export const ENDING_ROWS = [
  {
    statuses: ['accepted'],
    codes: [],
    exitCodes: [0],
    meaning: 'The platform has accepted the upload and is building it',
  },
  { statuses: ['live'], codes: [], exitCodes: [0], meaning: 'With `wait`: the new build is live' },
  { statuses: ['superseded'], codes: [], exitCodes: [0], meaning: 'With `wait`: a newer build is live instead' },
  {
    statuses: ['skipped'],
    codes: [],
    exitCodes: [0],
    meaning: 'With `skip-unchanged`: the same content is live already',
  },
  {
    statuses: ['dry-run'],
    codes: [],
    exitCodes: [0],
    meaning: 'Nothing was sent; the zip is at `archive-path`',
  },
  { statuses: ['checked'], codes: [], exitCodes: [0], meaning: 'A `check` found nothing wrong; nothing was sent' },
  {
    statuses: ['done'],
    codes: [],
    exitCodes: [0],
    meaning: 'No deploy: a step that only reads, or changes only this machine, has finished',
  },
  {
    statuses: ['failed'],
    codes: ['invalid-input'],
    exitCodes: [1],
    meaning: 'The inputs are refused; nothing was sent',
  },
  {
    statuses: ['failed'],
    codes: ['no-files', 'too-large', 'invalid-file', 'missing-file', 'secret-found'],
    exitCodes: [1],
    meaning: 'The files are refused, or the outputs cannot be written; nothing was sent',
  },
  {
    statuses: ['failed'],
    codes: ['warning'],
    exitCodes: [1],
    meaning: 'With `fail-on-warning`: there was a warning; nothing was sent',
  },
  {
    statuses: ['failed'],
    codes: [
      'unauthorized',
      'forbidden',
      'not-found',
      'conflict',
      'too-large',
      'rate-limited',
      'rejected',
      'server-error',
    ],
    exitCodes: [1],
    meaning: 'The platform refused the upload, or a read before it',
  },
  {
    statuses: ['failed'],
    codes: ['network', 'timeout'],
    exitCodes: [1],
    meaning: 'The upload did not get through, or not in time; the platform accepted nothing',
  },
  {
    statuses: ['failed'],
    codes: ['bad-reply'],
    exitCodes: [1],
    meaning: 'A read before the upload got an unusable answer',
  },
  {
    statuses: ['unknown'],
    codes: ['ambiguous', 'bad-reply'],
    exitCodes: [1],
    meaning: 'The platform may have accepted the upload: look in the portal before a re-run',
  },
  {
    statuses: ['failed'],
    codes: ['cannot-wait'],
    exitCodes: [1],
    meaning: 'With `wait: true`: the host does not show builds; nothing was sent',
  },
  {
    statuses: ['accepted'],
    codes: ['cannot-wait'],
    exitCodes: [1],
    meaning: 'With `wait: true`: accepted, but the host does not show builds; do not run it again',
  },
  {
    statuses: ['failed'],
    codes: ['build-failed'],
    exitCodes: [1],
    meaning: 'With `wait`: accepted, but the new build did not go live',
  },
  {
    statuses: ['failed'],
    codes: ['build-failed', 'nothing-live'],
    exitCodes: [1],
    meaning: 'Only the command `status`: a build newer than the live one did not go live, or nothing is live',
  },
  {
    statuses: ['failed'],
    codes: ['not-found'],
    exitCodes: [1],
    meaning: 'With `wait`: accepted, but the environment or its app was deleted',
  },
  {
    statuses: ['unknown'],
    codes: ['timeout'],
    exitCodes: [1],
    meaning: 'With `wait`: accepted, but not seen live in time',
  },
  {
    statuses: ['failed', 'rolled-back'],
    codes: ['smoke-test-failed'],
    exitCodes: [1],
    meaning: 'The new build went live, but a page was not as expected; `rolled-back`: the older zip is live again',
  },
  {
    statuses: ['live'],
    codes: ['warning'],
    exitCodes: [1],
    meaning: 'With `fail-on-warning`: live, but the local platform warns about the build',
  },
  {
    statuses: ['live'],
    codes: ['timeout'],
    exitCodes: [1],
    meaning: 'Live, but no time was left for the smoke test',
  },
  {
    statuses: ['accepted', 'live'],
    codes: ['purge-failed'],
    exitCodes: [1],
    meaning: 'With `fail-on-purge-error`: the cache was not purged',
  },
  {
    statuses: ['failed', 'unknown', 'accepted'],
    codes: ['cancelled'],
    exitCodes: [130, 143],
    meaning: '`failed` before the last byte of the upload, `unknown` after it, `accepted` once it was accepted',
  },
  {
    statuses: ['failed', 'accepted'],
    codes: ['internal'],
    exitCodes: [1],
    meaning: 'A defect of this project (`accepted` if the upload was); the message says what to report',
  },
] as const satisfies readonly Row[];

type EndingRow = (typeof ENDING_ROWS)[number];

/**
 * How a step ended: the `status` output.
 * `unknown`: the platform may have accepted the request; nobody here can know.
 * `done`: a step that changes nothing on a real host (reads, the local platform); others end as `accepted`.
 * `checked`: a deploy that was only checked, and nothing is wrong.
 */
export type Status = EndingRow['statuses'][number];

/** Why a step did not end well: the `error-code` output. */
export type ErrorCode = EndingRow['codes'][number];

/** How a step ends that has an error code. */
export type FailedStatus = Extract<EndingRow, { readonly codes: readonly [string, ...string[]] }>['statuses'][number];

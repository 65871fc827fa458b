/**
 * How a step ends: every combination of status and error code. The types below, docs/reference/results.md and the JSON Schema of
 * `result` are made from it; `endings.test.ts` of the deploy reaches every row.
 */
export const ENDING_ROWS = [
  good('accepted', 'The platform has accepted the upload and is building it'),
  good('live', 'With `wait`: the new build is live'),
  good('superseded', 'With `wait`: a newer build is live instead'),
  good('skipped', 'With `skip-unchanged`: the same content is live already'),
  good('dry-run', 'Nothing was sent; the zip is at `archive-path`'),
  good('checked', 'A `check` found nothing wrong; nothing was sent'),
  good('done', 'No deploy: a step that only reads, or changes only this machine, has finished'),
  bad(['failed'], ['invalid-input'], 'The inputs are refused; nothing was sent'),
  bad(
    ['failed'],
    ['no-files', 'too-large', 'invalid-file', 'missing-file', 'secret-found'],
    'The files are refused, or the outputs cannot be written; nothing was sent',
  ),
  bad(['failed'], ['warning'], 'With `fail-on-warning`: there was a warning; nothing was sent'),
  bad(
    ['failed'],
    ['unauthorized', 'forbidden', 'not-found', 'conflict', 'too-large', 'rate-limited', 'rejected', 'server-error'],
    'The platform refused the upload, or a read before it',
  ),
  bad(
    ['failed'],
    ['network', 'timeout'],
    'The upload did not get through, or not in time; the platform accepted nothing',
  ),
  bad(['failed'], ['bad-reply'], 'A read before the upload got an unusable answer'),
  bad(
    ['unknown'],
    ['ambiguous', 'bad-reply'],
    'The platform may have accepted the upload: look in the portal before a re-run',
  ),
  bad(['failed'], ['cannot-wait'], 'With `wait: true`: the host does not show builds; nothing was sent'),
  bad(
    ['accepted'],
    ['cannot-wait'],
    'With `wait: true`: accepted, but the host does not show builds; do not run it again',
  ),
  bad(['failed'], ['build-failed'], 'With `wait`: accepted, but the new build did not go live'),
  bad(
    ['failed'],
    ['build-failed', 'nothing-live'],
    'Only the command `status`: a build newer than the live one did not go live, or nothing is live',
  ),
  bad(['failed'], ['not-found'], 'With `wait`: accepted, but the environment or its app was deleted'),
  bad(['unknown'], ['timeout'], 'With `wait`: accepted, but not seen live in time'),
  bad(
    ['failed', 'rolled-back'],
    ['smoke-test-failed'],
    'The new build went live, but a page was not as expected; `rolled-back`: the older zip is live again',
  ),
  bad(['live'], ['warning'], 'With `fail-on-warning`: live, but the local platform warns about the build'),
  bad(['live'], ['timeout'], 'Live, but no time was left for the smoke test'),
  bad(['accepted', 'live'], ['purge-failed'], 'With `fail-on-purge-error`: the cache was not purged'),
  bad(
    ['failed', 'unknown', 'accepted'],
    ['cancelled'],
    '`failed` before the last byte of the upload, `unknown` after it, `accepted` once it was accepted',
    [130, 143],
  ),
  bad(
    ['failed', 'accepted'],
    ['internal'],
    'A defect of this project (`accepted` if the upload was); the message says what to report',
  ),
];

/** Where the step did what it was asked to. @param status the output `status`. @param meaning for the page */
function good<const Name extends string>(status: Name, meaning: string) {
  return { statuses: [status], codes: [], exitCodes: [0], meaning } as const;
}

/**
 * Where it did not.
 * @param codes the output `error-code`, any of them
 * @param exitCodes of the step; the command line has others for some (`exitCodeOf`)
 */
function bad<const Statuses extends readonly string[], const Codes extends readonly string[]>(
  statuses: Statuses,
  codes: Codes,
  meaning: string,
  exitCodes: readonly number[] = [1],
) {
  return { statuses, codes, exitCodes, meaning } as const;
}

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

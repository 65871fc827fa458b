import { isLoopback } from '../../shared/secure-url.ts';
import { withAttempts } from '../retry/attempts.ts';
import { isServiceError } from '../retry/service-error.ts';
import { ExchangeError } from '../transport/exchange-error.ts';
import { exchange } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { multipartBody } from '../transport/multipart.ts';
import type { ZipSource } from '../transport/multipart.ts';
import { ARCHIVE_PART, COMMIT_HEADER } from './wire.ts';
import { callUrl } from './address.ts';
import type { EnvironmentAddress } from './address.ts';
import { basicAuthorization } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { acceptanceOf, operationError } from './operation.ts';
import type { Acceptance } from './operation.ts';

/**
 * Smallest body that waits for `100 Continue`, in bytes. Below, one round trip costs more than the body, and the status of
 * a host that refuses early is read anyway (`__tests__/faults/uploads/early-refusal-small*`). curl does the same.
 */
const EXPECT_FROM_BYTES = 1024 * 1024;

/** What others than the platform answer to a header with `Expect` that they cannot take. */
const REFUSALS: ReadonlySet<number> = new Set([400, 405, 501]);

/** What was packed. */
export interface PackedCommit {
  /** Full hash. */
  readonly sha: string;
  /** Empty where it is on none. */
  readonly branch: string;
}

interface UploadRequest extends ApiConnection {
  readonly address: EnvironmentAddress;
  readonly zip: ZipSource;
  /** What the zip was packed from, where that is known. */
  readonly commit?: PackedCommit | undefined;
  readonly retryAmbiguous: boolean;
  /** Called before each request with its number, from 1. */
  readonly onRequest: (request: number) => void;
  readonly onProgress: (bytes: number, total: number) => void;
}

/**
 * Uploads application code (specification section 4.3).
 * @throws {PlatformError} refused, also by an operation that failed; unreachable, ambiguous, or `bad-reply`: a 2xx that is
 *   not the platform's.
 * @throws {StepError} when the signal ended it; its status is `unknown` where the platform may have accepted the upload.
 */
export async function uploadArchive(request: UploadRequest, context: CallContext): Promise<Acceptance> {
  const { apiRoot, address, zip, onProgress } = request;
  const { account, app, environment } = address;
  const path = `/fu/v1/accounts/${account}/apps/${app}/environments/${environment}:upload`;
  const name = { what: 'the upload', origin: apiRoot.origin };
  const body = multipartBody(ARCHIVE_PART, zip);
  const call = {
    method: 'POST' as const,
    url: callUrl(apiRoot, path),
    headers: { Authorization: basicAuthorization(request.credentials), ...commitHeader(apiRoot, request.commit) },
    body,
    onProgress: (bytes: number) => onProgress(bytes, body.bytes),
    ...context,
  };
  let requests = 0;
  let expectContinue = body.bytes >= EXPECT_FROM_BYTES;
  const post = async (): Promise<HttpReply> => {
    requests += 1;
    request.onRequest(requests);
    return await exchange({ ...call, expectContinue });
  };
  const errorIn = (reply: HttpReply) => (reply.sent ? operationError(name, reply) : undefined);
  const postExpecting = async (): Promise<HttpReply> => {
    try {
      const reply = await post();
      if (!expectContinue || !refusesExpect(reply)) return reply;
    } catch (error) {
      // Where the cut came of Expect, the next attempt shows it; another reason would show again, too.
      if (error instanceof ExchangeError && error.kind === 'before-body') expectContinue = false;
      throw error;
    }
    expectContinue = false;
    return await post();
  };
  const options = { kind: 'upload', name, retryAmbiguous: request.retryAmbiguous, errorIn, ...context } as const;
  return acceptanceOf(name, await withAttempts(options, postExpecting), context.holdsSecret);
}

/** Tells a platform on this machine what was packed; no other host is sent that. */
export function commitHeader(apiRoot: URL, commit: PackedCommit | undefined): Record<string, string> {
  if (commit === undefined || !isLoopback(apiRoot.hostname)) return {};
  return { [COMMIT_HEADER]: `${commit.sha} ${encodeURIComponent(commit.branch.toWellFormed())}`.trimEnd() };
}

/** Whether this host, or a proxy before it, does not know `Expect`: by 417 (RFC 9110 section 15.5.18), or in its own way. */
function refusesExpect(reply: HttpReply): boolean {
  return reply.status === 417 || (reply.isBodyHeld && REFUSALS.has(reply.status) && !isServiceError(reply));
}

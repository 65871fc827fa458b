import { describeFailure } from '../../../platform/retry/platform-error.ts';
import { ExchangeError } from '../../../platform/transport/exchange-error.ts';
import { exchange, MAX_REPLY_BYTES } from '../../../platform/transport/exchange.ts';
import { jsonBody } from '../../../platform/transport/json-body.ts';
import type { SendApiRequest } from '../../../runner/github-calls.ts';

const MEBIBYTE = 1024 * 1024;

/** Requests to GitHub go the way of all others: with the same checks, proxies and bounds. */
export const sendToGitHub: SendApiRequest = async ({ method, url, headers, body, signal }) => {
  try {
    const json = body === undefined ? {} : { body: jsonBody(body) };
    const { status, text, complete, ...reply } = await exchange({ method, url, headers, signal, ...json });
    if (complete) return { status, text, headers: reply.headers };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ExchangeError ? new Error(describeFailure(error), { cause: error }) : error;
  }
  throw new Error(`it was cut off, or is larger than ${MAX_REPLY_BYTES / MEBIBYTE} MiB`);
};

export const id = 961;
export const ids = [961];
export const modules = {

/***/ 375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ INSTALLS_SUBJECT),
/* harmony export */   ai: () => (/* binding */ commonAdvice),
/* harmony export */   wx: () => (/* binding */ IGNORE_ADVICE)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3808);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3745);



const FORK = 'This run is for a pull request from a fork, and those get no secrets: run this step on push to your own branches instead.';
const MISSING = 'Check the "with:" of the step, and that the variables and secrets it names exist.';
/** For a conflict where `if-exists` was left at `error`. */
const IGNORE_ADVICE = 'Set "if-exists: ignore" to go on with one that exists.';
/** A list of installs: a read, which leaves nothing unknown. */
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};
/** What to do about a failure, in sentences; empty where its message says it all. */
function commonAdvice(error, subject, isFork) {
    const { address, urlInput, mayHave, lookFor } = subject;
    const look = `Look in the user portal for ${lookFor} before you run the job again.`;
    switch (error.code) {
        case 'invalid-input':
            return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC ? inputAdvice(error, isFork) : '';
        case 'unauthorized':
            return 'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the login of the portal. A secret that was renamed or deleted arrives empty or old.';
        case 'forbidden':
            return `The credentials are known but may not do this: check the rights of the API user for ${address}.`;
        case 'not-found':
            return urlInput === 'base-url'
                ? 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'
                : `Check ${address}, and "${urlInput}".`;
        case 'conflict':
            return `It may exist already, or another change may be under way: ${address}.`;
        case 'rate-limited':
            return 'Wait some minutes and run the job again; if many workflows share one API user, spread their schedules.';
        case 'rejected':
            return isRedirect(error)
                ? `Check "${urlInput}": it must be the final address of the API.`
                : `Check the inputs against what the service says: ${address}.`;
        case 'server-error':
            return 'The request was not taken. Run the job again later.';
        case 'bad-reply':
            return error.status === 'unknown' ? `Check "${urlInput}"; ${mayHave}. ${look}` : `Check "${urlInput}".`;
        case 'ambiguous':
            return `The platform may or may not have taken the request: ${mayHave}. ${look}`;
        case 'network':
            return (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .networkAdvice */ .B0)(error instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk ? (error.details.reason ?? '') : '', urlInput);
        case 'timeout':
            return error.status === 'failed' ? 'Nothing was taken. Raise "timeout-minutes".' : '';
        case 'cancelled':
            return error.status === 'unknown' ? `The request had been sent, but not answered: ${mayHave}. ${look}` : '';
        case 'internal':
            return _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_ADVICE */ .sz;
        case 'too-large':
            return 'The service, or a proxy before it, takes no request of this size.';
        case 'no-files':
        case 'secret-found':
        case 'invalid-file':
        case 'build-failed':
        case 'purge-failed':
            return '';
    }
}
function inputAdvice({ problems }, isFork) {
    if (isFork && problems.some(isSecretInput))
        return FORK;
    return problems.some(({ isMissing = false }) => isMissing) ? MISSING : '';
}
/** Inputs that come from secrets or variables, which a fork does not get. */
function isSecretInput({ input }) {
    return ['username', 'password', 'url', 'purge-cache-webhook'].includes(input);
}
function isRedirect(error) {
    const status = error instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk ? (error.details.httpStatus ?? 0) : 0;
    return status >= 300 && status < 400;
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Time and chance as they are. */
const systemClock = {
    now: () => Date.now(),
    sleep: async (milliseconds, signal) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
    },
    random: () => Math.random(),
};


/***/ }),

/***/ 7961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/actions/clock.js
var clock = __webpack_require__(7133);
// EXTERNAL MODULE: ./lib/platform/api/webhook.js
var api_webhook = __webpack_require__(7981);
// EXTERNAL MODULE: ./lib/actions/call-context.js + 1 modules
var call_context = __webpack_require__(6365);
// EXTERNAL MODULE: ./lib/actions/step.js + 3 modules
var step = __webpack_require__(9922);
// EXTERNAL MODULE: ./lib/actions/input-reader.js
var input_reader = __webpack_require__(6311);
;// CONCATENATED MODULE: ./lib/actions/webhook/inputs.js


/** Action words by the value of the input `action`; seen publicly, not part of the specification. */
const ACTIONS = {
    rebuild: 'rebuild',
    'clean-rebuild': 'cleanRebuild',
    'purge-cache': 'purgeCache',
};
/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the URL */
function readWebhookInputs(runner) {
    const reader = new input_reader/* InputReader */.i_((name) => runner.input(name));
    const { webhook, action, ...inputs } = reader.finish({
        webhook: reader.required('url', api_webhook/* parseWebhook */.ds, { secret: true }),
        action: reader.choice('action', ['as-is', 'rebuild', 'clean-rebuild', 'purge-cache']),
        retryAmbiguous: reader.boolean('retry-ambiguous', false),
        timeoutMinutes: reader.parsed('timeout-minutes', 30, input_reader/* parseTimeoutMinutes */.Ej),
    });
    return { ...inputs, webhook: action === 'as-is' ? webhook : (0,api_webhook/* withAction */.TE)(webhook, ACTIONS[action]) };
}

// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/actions/advice.js
var advice = __webpack_require__(375);
;// CONCATENATED MODULE: ./lib/actions/webhook/report.js


const webhookReport = {
    outputs: ({ statusCode }, { error }) => {
        const ofError = error instanceof platform_error/* PlatformError */.Wk ? error.details.httpStatus : undefined;
        return { 'status-code': statusCode ?? ofError ?? null };
    },
    advice: (error, _facts, inputs, isFork) => {
        // The token is all the authority there is, so a refusal means that it is not valid any more.
        if (['unauthorized', 'forbidden', 'not-found'].includes(error.code)) {
            return 'The webhook may have been regenerated or deleted: copy its URL from the portal again, whole, into the secret.';
        }
        if (error.code === 'conflict') {
            return 'The platform cannot do this now: a build may be under way, or nothing may have been uploaded yet.';
        }
        const unsure = error.status === 'unknown' || error.code === 'server-error';
        if (inputs?.webhook.action === 'purgeCache' && unsure) {
            return 'The cache may or may not have been purged. Purging again does no harm: run the job again.';
        }
        const mayHave = 'the webhook may have been triggered';
        return (0,advice/* commonAdvice */.ai)(error, { address: 'the webhook', urlInput: 'url', mayHave, lookFor: 'a new build' }, isFork);
    },
};

;// CONCATENATED MODULE: ./lib/actions/webhook/run.js





/** Triggers a webhook: rebuild, clean rebuild, or purge of the cache. */
const webhookAction = (0,step/* defineStep */.o)({
    webhookInputs: ['url'],
    read: readWebhookInputs,
    run: async ({ webhook, retryAmbiguous }, { runner, calls, record, aboutToSend }) => {
        // A host may repeat the URL that was called, which is not the input where "action" changed it.
        runner.mask([webhook.url.href, webhook.url.pathname]);
        (0,call_context/* tellTarget */.Jz)(runner, webhook.url, webhook.action ?? 'the action of the URL');
        aboutToSend();
        const statusCode = await (0,api_webhook/* triggerWebhook */.ch)(webhook, calls, retryAmbiguous);
        record({ statusCode });
        runner.info(`Accepted with HTTP ${statusCode}.`);
        return 'accepted';
    },
    report: webhookReport,
});

;// CONCATENATED MODULE: ./lib/entries/webhook.js


const run = async (runner) => await webhookAction(runner, { clock: clock/* systemClock */.m });


/***/ }),

/***/ 6180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VN: () => (/* binding */ describeServiceError),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   zU: () => (/* binding */ parseServiceError)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8804);

/**
 * Reads an error body in either documented form: flat `{type, code, message}`, or `{message, errors: [{type, code,
 * message, …}]}`. Undefined when it is neither.
 */
function parseServiceError(text) {
    const body = parseObject(text);
    if (body === undefined)
        return undefined;
    const nested = Array.isArray(body['errors']) ? body['errors'] : [];
    const first = nested.find((entry) => typeof entry === 'object' && entry !== null);
    const source = { ...first, ...dropEmpty(body) };
    const detail = nested.length > 0 && first !== undefined ? textOf(first['message']) : undefined;
    const message = [textOf(body['message']), detail].filter((part, index, all) => part !== undefined && all.indexOf(part) === index);
    const error = {
        type: textOf(source['type']),
        code: textOf(source['code']),
        message: message.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(message.join(': ')) : undefined,
    };
    return error.type === undefined && error.code === undefined && error.message === undefined ? undefined : error;
}
/** One line for the log: `message (type invalid_value, code too_large)`. */
function describeServiceError({ type, code, message }) {
    const labels = [type && `type ${type}`, code && `code ${code}`].filter(Boolean).join(', ');
    if (message === undefined)
        return labels;
    return labels === '' ? message : `${message} (${labels})`;
}
/** A JSON object, or undefined for anything else. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}
function dropEmpty(body) {
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== ''));
}
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(value) : undefined;
}


/***/ }),

/***/ 7981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ withAction),
/* harmony export */   ch: () => (/* binding */ triggerWebhook),
/* harmony export */   ds: () => (/* binding */ parseWebhook)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(628);
/* harmony import */ var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5872);
/* harmony import */ var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5539);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4547);




const SEGMENT = '[^/]{1,128}';
const WEBHOOK_PATH = new RegExp(`/wh/v1/accounts/${SEGMENT}/apps/${SEGMENT}/environments/${SEGMENT}/webhooks/webhook:([A-Za-z][A-Za-z_-]{0,63})$`);
/**
 * Checks a webhook URL.
 * @throws {RangeError} whose message never repeats any of it.
 */
function parseWebhook(text) {
    const url = (0,_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSecureUrl */ .cy)(text);
    const word = WEBHOOK_PATH.exec(url.pathname)?.[1];
    const token = url.searchParams.get('token') ?? '';
    if (word === undefined || token === '' || url.hash !== '') {
        throw new RangeError('must be a webhook URL copied whole from the portal: its path ends in /webhooks/webhook:<action>, and it has a token');
    }
    return { url, token, action: _wire_js__WEBPACK_IMPORTED_MODULE_3__/* .WEBHOOK_ACTIONS */ .Sn.find((action) => action === word) };
}
/** The same webhook with another action: one token serves the three URLs of an environment (seen publicly). */
function withAction(webhook, action) {
    const url = new URL(webhook.url);
    url.pathname = url.pathname.replace(/:[^:/]+$/, `:${action}`);
    return { ...webhook, url, action };
}
/**
 * Fires a webhook: POST, no body, no Basic authentication. Any 2xx is success: its status and body are not specified.
 * @returns the HTTP status
 * @throws {PlatformError}, {ExchangeError} `stopped`
 */
async function triggerWebhook(webhook, context, retryAmbiguous = false) {
    const kind = webhook.action === 'purgeCache' ? 'repeatable' : 'trigger';
    const { reply } = await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .withAttempts */ .d)({ kind, name: { what: 'the webhook', origin: webhook.url.origin }, retryAmbiguous, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)({ method: 'POST', url: webhook.url, ...context }));
    return reply.status;
}


/***/ }),

/***/ 4547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ UPLOADABLE_BRANCH),
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   Sn: () => (/* binding */ WEBHOOK_ACTIONS),
/* harmony export */   ij: () => (/* binding */ REGIONS),
/* harmony export */   lV: () => (/* binding */ ARCHIVE_PART)
/* harmony export */ });
/**
 * The service's own words: the types and limits of the API specification (sections 2, 4 and 8). The client and the
 * local platform share this file and nothing else, so that neither can inherit a mistake of the other.
 */
/** Regions an app can be created in (section 2.1). */
const REGIONS = ['US-C', 'AUS-SE', 'UK', 'EU-W'];
/** Branch value of every environment of a direct-upload app (section 2.2). */
const UPLOADABLE_BRANCH = 'uploadable';
/** Name of the form file part that carries the zip (section 4.3). */
const ARCHIVE_PART = 'repository';
/** Largest `limit` of a list request (section 8). */
const MAX_PAGE_SIZE = 100;
/** Action words of webhook URLs. Not in the specification (section 4.4); seen in public documents. */
const WEBHOOK_ACTIONS = ['rebuild', 'cleanRebuild', 'purgeCache'];


/***/ }),

/***/ 5872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ withAttempts)
});

// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/platform/transport/exchange.js + 3 modules
var exchange = __webpack_require__(5539);
;// CONCATENATED MODULE: ./lib/platform/retry/classify.js

/**
 * The retry table as one function. A call that the platform may have taken is never repeated, unless repeating it does
 * no harm.
 */
function judge(kind, outcome) {
    if (outcome instanceof exchange/* ExchangeError */.Sb)
        return judgeFailure(kind, outcome);
    const { status, sent, complete } = outcome;
    const maybeTaken = kind === 'repeatable' ? 'again' : 'ambiguous';
    if (status >= 200 && status < 300)
        return complete ? 'success' : maybeTaken;
    if (status === 429 || status === 408 || status === 425)
        return 'again';
    if (status === 503 && outcome.headers['retry-after'] !== undefined)
        return 'again';
    // No final answer (RFC 9110 section 15.2), yet the last one that came.
    if (status < 200)
        return sent ? maybeTaken : 'final';
    if (FINAL_SERVER_ERRORS.has(status) || status < 500)
        return 'final';
    // A host that answers before it has the whole body has not taken it.
    return sent ? maybeTaken : 'again';
}
/** Server errors that say the request was not processed, and would not be (RFC 9110 section 15.6, RFC 4918, 5842, 2774, 6585). */
const FINAL_SERVER_ERRORS = new Set([501, 505, 506, 507, 508, 510, 511]);
function judgeFailure(kind, { kind: failure }) {
    // Exhaustive: the compiler refuses a kind of failure that is not judged here.
    switch (failure) {
        case 'not-sent':
            return 'again';
        case 'untrusted':
        case 'stopped':
            return 'final';
        case 'incomplete':
            return kind === 'upload' || kind === 'repeatable' ? 'again' : 'ambiguous';
        case 'unanswered':
            return kind === 'repeatable' ? 'again' : 'ambiguous';
    }
}
const MOST_TRIES = 5;
/** A host that asks for a longer pause than this is not waited for, in milliseconds. */
const LONGEST_PAUSE = 120_000;
/**
 * Pause before try `next` (2 is the first that repeats): full jitter below 1 s, 2 s, 4 s … 30 s, and not shorter than
 * `Retry-After` asks for.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
function pauseBefore(next, retryAfter, random) {
    const jittered = random * Math.min(30_000, 1000 * 2 ** (next - 2));
    return Math.max(Math.round(jittered), retryAfter ?? 0);
}
/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 section 10.2.3). Undefined where it is
 * absent or neither.
 */
function parseRetryAfter(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\d{1,15}$/.test(value.trim()))
        return Number(value) * 1000;
    const date = /^[A-Za-z]{3},? /.test(value.trim()) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./lib/platform/retry/attempts.js



/**
 * Makes a call until it succeeds, fails for good, or has been tried five times.
 * @param send makes one attempt
 * @throws {PlatformError} when there is no success; {ExchangeError} `stopped` when our signal ended it
 */
async function withAttempts(options, send) {
    const { kind, name, clock, signal } = options;
    let maybeTaken = false;
    for (let attempt = 1;; attempt += 1) {
        const outcome = await send().catch((error) => {
            if (!(error instanceof exchange/* ExchangeError */.Sb))
                throw error;
            if (error.kind === 'stopped')
                throw new exchange/* ExchangeError */.Sb('stopped', error.reason, error.phase, error.sent || maybeTaken);
            return error;
        });
        const verdict = judge(kind, outcome);
        const answered = verdict === 'success' && !(outcome instanceof exchange/* ExchangeError */.Sb);
        const foreign = answered && options.isAnswer?.(outcome) === false;
        if (answered && (!foreign || attempt >= MOST_TRIES))
            return { reply: outcome, attempts: attempt };
        const repeat = foreign || verdict === 'again' || (verdict === 'ambiguous' && options.retryAmbiguous === true);
        const retryAfter = outcome instanceof exchange/* ExchangeError */.Sb ? undefined : parseRetryAfter(outcome.headers['retry-after'], clock.now());
        const failure = () => {
            const error = failureOf(name, outcome, verdict === 'ambiguous', attempt, retryAfter);
            return maybeTaken && verdict !== 'ambiguous' ? afterAmbiguity(error) : error;
        };
        if (!repeat || attempt >= MOST_TRIES || (retryAfter ?? 0) > LONGEST_PAUSE)
            throw failure();
        const pause = pauseBefore(attempt + 1, retryAfter, clock.random());
        maybeTaken ||= verdict === 'ambiguous';
        options.onRetry({ next: attempt + 1, most: MOST_TRIES, pause, why: reasonOf(outcome) });
        try {
            await clock.sleep(pause, signal);
        }
        catch (error) {
            throw signal.aborted ? new exchange/* ExchangeError */.Sb('stopped', 'ABORTED', 'connect', maybeTaken) : error;
        }
    }
}
function failureOf(name, outcome, ambiguous, attempts, retryAfter) {
    if (ambiguous)
        return (0,platform_error/* ambiguity */.Gv)(name, outcome);
    if (outcome instanceof exchange/* ExchangeError */.Sb)
        return (0,platform_error/* unreachable */.HB)(name, outcome, attempts);
    const error = (0,platform_error/* refusal */.x5)(name, outcome, attempts);
    if ((retryAfter ?? 0) > LONGEST_PAUSE) {
        error.message += ` It asks to wait ${Math.ceil((retryAfter ?? 0) / 1000)} s, which is longer than this step waits.`;
    }
    return error;
}
function afterAmbiguity({ message, details }) {
    return new platform_error/* PlatformError */.Wk('ambiguous', `${message} An earlier attempt may have been accepted.`, 'unknown', details);
}
function reasonOf(outcome) {
    if (!(outcome instanceof exchange/* ExchangeError */.Sb)) {
        return outcome.status < 300 ? `HTTP ${outcome.status} without a usable answer` : `HTTP ${outcome.status}`;
    }
    return `${outcome.reason === 'TIMEOUT' ? 'time-out' : outcome.reason} ${platform_error/* WHERE */.gR[outcome.phase]}`;
}


/***/ }),

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ ambiguity),
/* harmony export */   HB: () => (/* binding */ unreachable),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   gR: () => (/* binding */ WHERE),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8804);
/* harmony import */ var _api_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6180);



/** A call that failed, with what is known of it and nothing that is secret. */
class PlatformError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg {
    details;
    name = 'PlatformError';
    constructor(code, message, status, details = {}) {
        super(code, message, status);
        this.details = details;
    }
}
const CODES = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    413: 'too-large',
    429: 'rate-limited',
};
/** The error for a reply that is a refusal and stays one. */
function refusal(call, reply, attempts) {
    const { status, headers } = reply;
    const service = (0,_api_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServiceError */ .zU)(reply.text);
    const code = CODES[status] ?? (status >= 500 ? 'server-error' : 'rejected');
    const sentences = [`${call.origin} answered ${call.what} with HTTP ${status}${attemptsMade(attempts)}.`];
    if (service !== undefined)
        sentences.push(`The service says: ${(0,_api_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeServiceError */ .VN)(service)}.`);
    if (status >= 300 && status < 400)
        sentences.push(`It points to ${originOf(headers['location'], call.origin)}; credentials are never sent on to another place.`);
    return new PlatformError(code, sentences.join(' '), 'failed', { httpStatus: status });
}
/** The error for an outcome after which the platform may have done what it was asked for. */
function ambiguity(call, outcome) {
    if (outcome instanceof Error) {
        const details = { reason: outcome.reason };
        if (!outcome.sent) {
            const how = outcome.reason === 'TIMEOUT' ? 'stood still' : `was cut (${outcome.reason})`;
            const message = `The connection to ${call.origin} ${how} while ${call.what} was being sent.`;
            return new PlatformError('ambiguous', message, 'unknown', details);
        }
        const how = outcome.reason === 'TIMEOUT'
            ? 'no answer came in time'
            : `the connection ended before an answer came (${outcome.reason})`;
        const message = `All of ${call.what} had been sent to ${call.origin} when ${how}.`;
        return new PlatformError('ambiguous', message, 'unknown', details);
    }
    const service = (0,_api_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .parseServiceError */ .zU)(outcome.text);
    const cut = outcome.status >= 200 && outcome.status < 300 ? ', but the answer was cut off' : '';
    const when = outcome.sent ? ', after all of it had been sent' : ' before all of it had been sent';
    const sentences = [`${call.origin} answered ${call.what} with HTTP ${outcome.status}${cut}${when}.`];
    if (service !== undefined)
        sentences.push(`The service says: ${(0,_api_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeServiceError */ .VN)(service)}.`);
    return new PlatformError('ambiguous', sentences.join(' '), 'unknown', { httpStatus: outcome.status });
}
/** Phases of an exchange, as the end of a clause. */
const WHERE = {
    connect: 'while connecting',
    tls: 'in the TLS handshake',
    body: 'while it was sent',
    reply: 'before an answer came',
};
/** The error for a call that never got a reply and was certainly not taken. */
function unreachable(call, error, attempts) {
    const why = error.reason === 'TIMEOUT' ? 'timed out' : `failed with ${error.reason}`;
    return new PlatformError('network', `${call.what} to ${call.origin} ${why} ${WHERE[error.phase]}${attemptsMade(attempts)}.`.replace(/^./, (first) => first.toUpperCase()), 'failed', { reason: error.reason });
}
function attemptsMade(attempts) {
    return attempts > 1 ? ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(attempts, 'attempt')})` : '';
}
/** Origin of a redirect's target, never its path or query. */
function originOf(location, origin) {
    if (location === undefined || !URL.canParse(location, origin))
        return 'no valid address';
    const target = new URL(location, origin);
    return target.origin === 'null' ? `${target.protocol} (not a web address)` : target.origin;
}


/***/ })

};

export const id = 563;
export const ids = [563];
export const modules = {

  4346:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  MAX_LOCAL_RESULT_BYTES),
    Dn: () => (  UPLOADABLE_BRANCH),
    H4: () => (  MAX_PAGE_SIZE),
    Sn: () => (  WEBHOOK_ACTIONS),
    ij: () => (  REGIONS),
    lV: () => (  ARCHIVE_PART)
  });
const REGIONS = ['US-C', 'AUS-SE', 'UK', 'EU-W'];
const UPLOADABLE_BRANCH = 'uploadable';
const ARCHIVE_PART = 'repository';
const MAX_PAGE_SIZE = 100;
const MAX_LOCAL_RESULT_BYTES = 64 * 1024;
const WEBHOOK_ACTIONS = ['rebuild', 'cleanRebuild', 'purgeCache'];


  }),

  2039:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vs: () => (  PLATFORM_POLICY),
    dP: () => (  withAttempts),
    ux: () => (  repeat)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_http_date_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1877);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
  var _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3594);
  var _classify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2679);
  var _no_reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9275);
  var _platform_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2837);








const PLATFORM_POLICY = {
    maxAttempts: _classify_js__WEBPACK_IMPORTED_MODULE_4__  .m,
    delay: _classify_js__WEBPACK_IMPORTED_MODULE_4__  .a2,
    mayPause: (milliseconds) => milliseconds <= _classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ,
};
async function repeat({ policy, clock, signal, onRetry }, make) {
    const { maxAttempts } = policy;
    for (let attempt = 1;; attempt += 1) {
        const made = await make(attempt);
        if ('result' in made)
            return made.result;
        const { reason, retryAfter, giveUp } = made;
        if (attempt >= maxAttempts)
            return giveUp('attempts');
        const delay = policy.delay(attempt + 1, retryAfter, clock.random());
        if (!policy.mayPause(delay))
            return giveUp('pause');
        onRetry({ attempt: attempt + 1, maxAttempts, delay, reason });
        try {
            await clock.sleep(delay, signal);
        }
        catch (thrown) {
            if (!signal.aborted)
                throw thrown;
            return giveUp('stopped');
        }
    }
}
async function withAttempts(options, attemptOnce) {
    const { kind, clock, signal, onRetry, maxAttempts = _classify_js__WEBPACK_IMPORTED_MODULE_4__  .m } = options;
    const policy = { ...PLATFORM_POLICY, maxAttempts };
    let maybeAccepted = false;
    let refused;
    return await repeat({ policy, clock, signal, onRetry }, async (attempt) => {
        const result = await attemptOnce().catch((error) => caught(error, options, maybeAccepted, refused));
        const retryAfter = result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .S
            ? undefined
            : (0,_classify_js__WEBPACK_IMPORTED_MODULE_4__  .mu)(result.headers['retry-after'], (0,_shared_http_date_js__WEBPACK_IMPORTED_MODULE_1__  .F7)(result.headers, clock.date()));
        const outcome = (0,_classify_js__WEBPACK_IMPORTED_MODULE_4__  .L8)(kind, result, retryAfter);
        if (outcome === 'success' && !(result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .S)) {
            const carried = options.errorIn?.(result);
            if (carried !== undefined)
                throw maybeAccepted ? afterAmbiguity(carried.message, undefined, carried.details) : carried;
            if (attempt >= maxAttempts || options.isAnswer?.(result) !== false)
                return { result };
        }
        const error = errorFor(options.name, result, { outcome, attempt, retryAfter });
        const final = maybeAccepted && outcome !== 'ambiguous' ? afterAmbiguity(error.message, error.cause, error.details) : error;
        if (!mayRetry(outcome, options))
            throw final;
        maybeAccepted ||= outcome === 'ambiguous';
        refused = error;
        const giveUp = (why) => {
            throw why === 'stopped' ? (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Dr)(signal, maybeAccepted, refused) : final;
        };
        return { reason: reasonOf(result), retryAfter, giveUp };
    });
}
function caught(error, { kind, signal }, maybeAccepted, refused) {
    if (!(error instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .S))
        throw maybeAccepted ? attemptNotMade(error) : error;
    if (error.kind !== 'stopped')
        return error;
    const isConnected = error.phase !== 'connect' && error.phase !== 'tls';
    throw (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Dr)(signal, maybeAccepted || (error.sent && kind !== 'read'), isConnected ? undefined : refused);
}
function mayRetry(outcome, { retryAmbiguous = false }) {
    return outcome === 'retry' || outcome === 'success' || (outcome === 'ambiguous' && retryAmbiguous);
}
function errorFor(name, result, known) {
    if (known.outcome === 'ambiguous')
        return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Gv)(name, result);
    if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .S)
        return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .HB)(name, result, known.attempt);
    const error = (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .x5)(name, result, known.attempt, known.retryAfter);
    const retryAfter = known.retryAfter ?? 0;
    if (retryAfter > _classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ) {
        error.message += ` It asks to wait ${Math.ceil(retryAfter / 1000)} s; the maximum is ${_classify_js__WEBPACK_IMPORTED_MODULE_4__  .pQ / 1000} s.`;
    }
    return error;
}
function afterAmbiguity(message, cause, details) {
    const text = `${message} An earlier attempt may have been accepted.`;
    return new _platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Wk('ambiguous', text, 'unknown', details, { cause });
}
function attemptNotMade(cause) {
    const message = cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg ? cause.message : `${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(messageOf(cause))}.`;
    return afterAmbiguity(message, cause);
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function reasonOf(result) {
    if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .S)
        return (0,_no_reply_js__WEBPACK_IMPORTED_MODULE_5__  .Ic)(result);
    return (0,_platform_error_js__WEBPACK_IMPORTED_MODULE_6__  .Im)(result.status) ? `HTTP ${result.status} without a usable answer` : `HTTP ${result.status}`;
}


  }),

  2679:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L8: () => (  classify),
    a2: () => (  retryDelay),
    m: () => (  MAX_ATTEMPTS),
    mu: () => (  parseRetryAfter),
    pQ: () => (  MAX_RETRY_DELAY_MS)
  });
  var _shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1877);
  var _shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8983);
  var _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3594);



function classify(kind, result, retryAfter) {
    if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__  .S)
        return classifyFailure(kind, result);
    const { status, sent, complete } = result;
    const maybeAccepted = isRepeatable(kind) ? 'retry' : 'ambiguous';
    switch ((0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(status)) {
        case 'success':
            return complete || isWebhook(kind) ? 'success' : maybeAccepted;
        case 'later':
            return 'retry';
        case 'interim':
            return sent ? maybeAccepted : 'final';
        case 'server-error':
            if (status === 503 && retryAfter !== undefined)
                return 'retry';
            return sent ? maybeAccepted : 'retry';
        case 'redirect':
        case 'refused':
        case 'missing':
        case 'no-call':
        case 'rejected':
        case 'unsupported':
            return 'final';
    }
}
function isRepeatable(kind) {
    return kind === 'purge' || kind === 'read';
}
function isWebhook(kind) {
    return kind === 'purge' || kind === 'trigger';
}
function classifyFailure(kind, { kind: failure }) {
    switch (failure) {
        case 'not-sent':
        case 'before-body':
            return 'retry';
        case 'untrusted':
        case 'stopped':
            return 'final';
        case 'incomplete':
            return kind === 'upload' || isRepeatable(kind) ? 'retry' : 'ambiguous';
        case 'unanswered':
            return isRepeatable(kind) ? 'retry' : 'ambiguous';
    }
}
const MAX_ATTEMPTS = 5;
const MAX_RETRY_DELAY_MS = 120_000;
function retryDelay(attempt, retryAfter, random) {
    const jittered = random * Math.min(30_000, 1000 * 2 ** (attempt - 2));
    return Math.max(Math.round(jittered), retryAfter ?? 0);
}
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d{1,15}$/.test(text))
        return Number(text) * 1000;
    const date = (0,_shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__  .m6)(text, now);
    return date === undefined ? undefined : Math.max(0, date - now);
}


  }),

  3594:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  ExchangeError),
    g: () => (  exchangeFailure)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);

class ExchangeError extends Error {
    kind;
    reason;
    phase;
    sent;
    name = 'ExchangeError';
    constructor(kind, reason, phase, sent, options) {
        super(`${kind}: ${reason}`, options);
        this.kind = kind;
        this.reason = reason;
        this.phase = phase;
        this.sent = sent;
    }
    get isUnreadable() {
        return this.reason.startsWith('HPE_');
    }
    get isConnectTimeout() {
        return this.phase === 'connect' && this.reason.endsWith('ETIMEDOUT');
    }
}
const NO_HTTP = 'PROXY_NO_HTTP';
const UNTRUSTED = /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_|CRL_|ERROR_IN_|ERR_TLS_|ERR_SSL_|EPROTO)/;
const CERTIFICATE_REQUIRED = 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED';
const NETWORK = /^(?:E(?:AI_)?[A-Z0-9]+$|ERR_SOCKET_(?:CLOSED|CONNECTION_TIMEOUT)$|TIMEOUT$)/;
function exchangeFailure(thrown, phases, signal, proxied) {
    if (thrown instanceof ExchangeError)
        return thrown;
    const { phase, sent, expired, proxyRefusal, isBodyHeld } = phases;
    if (signal.aborted)
        return new ExchangeError('stopped', 'ABORTED', phase, sent);
    if (proxyRefusal !== undefined) {
        const kind = [502, 503, 504].includes(proxyRefusal) ? 'not-sent' : 'untrusted';
        return new ExchangeError(kind, Number.isNaN(proxyRefusal) ? NO_HTTP : `PROXY_${proxyRefusal}`, phase, false);
    }
    const code = expired === undefined ? codeOf(thrown) : 'TIMEOUT';
    const options = { cause: bareError(thrown) };
    if (code === CERTIFICATE_REQUIRED)
        return new ExchangeError('untrusted', code, phase, sent, options);
    if (sent)
        return new ExchangeError('unanswered', code, phase, sent, options);
    if (phase !== 'connect' && phase !== 'tls')
        return new ExchangeError(isBodyHeld ? 'before-body' : 'incomplete', code, phase, sent, options);
    const isAtProxy = proxied && phase === 'connect';
    const reason = isAtProxy && code !== 'TIMEOUT' ? (code === 'UNKNOWN' ? NO_HTTP : `PROXY_${code}`) : code;
    if (UNTRUSTED.test(code))
        return new ExchangeError('untrusted', reason, phase, sent, options);
    return phase === 'tls' || reason === NO_HTTP || NETWORK.test(code)
        ? new ExchangeError('not-sent', reason, phase, sent, options)
        : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('internal', `The request could not be built (${code}).`, 'failed', options);
}
function codeOf(error) {
    for (let current = error; current instanceof Error; current = current.cause) {
        if (current instanceof AggregateError && current.errors.some(isTimeout))
            return 'ETIMEDOUT';
        const [, tls] = /:SSL routines:[^:]*:([^:]+):/.exec(current.message) ?? [];
        if (tls !== undefined)
            return `ERR_SSL_${tls
                .toUpperCase()
                .replaceAll(/[^A-Z\d]+/g, '_')
                .replace(/_$/, '')}`;
        const { code } = current;
        if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code))
            return code;
    }
    return 'UNKNOWN';
}
function isTimeout(error) {
    return error.code === 'ETIMEDOUT';
}
function bareError(error) {
    const message = error instanceof Error ? error.message : String(error);
    return new Error(message.replace(/\/\/[^\s/]*@/g, '//***@'));
}


  }),

  1776:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Kf: () => (  MAX_REPLY_BYTES),
  cv: () => (  exchange),
  vo: () => (  preloadTransport)
});

var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./lib/src/platform/transport/connect-rounds.js

const ATTEMPT_MS = { first: 250, second: 2500 };
const FIRST_ADDRESSES = 3;
const NOWHERE = [
    { address: '255.255.255.255', family: 4 },
    { address: 'ff00::', family: 6 },
];
const connected = new Map();
class ConnectRound {
    hostname;
    lookup;
    round;
    hasSeveral = false;
    constructor(hostname, lookup = external_node_dns_.lookup, round = connected.get(hostname)?.round ?? 'first') {
        this.hostname = hostname;
        this.lookup = lookup;
        this.round = round;
    }
    get options() {
        return {
            autoSelectFamily: true,
            autoSelectFamilyAttemptTimeout: ATTEMPT_MS[this.round],
            lookup: ((hostname, options, callback) => this.lookup(hostname, options, (error, found, family) => {
                if (error !== null || typeof found === 'string')
                    callback(error, found, family);
                else
                    callback(null, this.inTurn(found));
            })),
        };
    }
    get next() {
        return this.round === 'first' && this.hasSeveral
            ? new ConnectRound(this.hostname, this.lookup, 'second')
            : undefined;
    }
    remember(address) {
        if (this.hasSeveral)
            connected.set(this.hostname, { address, round: this.round });
    }
    inTurn(found) {
        const known = connected.get(this.hostname)?.address;
        const byAddress = new Map(found.map((entry) => [entry.address, entry]));
        const addresses = [...byAddress.values()].sort((one, other) => Number(other.address === known) - Number(one.address === known));
        this.hasSeveral = addresses.length > 1;
        if (!this.hasSeveral)
            return addresses;
        if (this.round === 'first')
            return [...addresses, ...NOWHERE];
        return addresses.filter((_, index) => index < FIRST_ADDRESSES || index === addresses.length - 1);
    }
}

var exchange_error = __webpack_require__(3594);
var request_body = __webpack_require__(8224);
var request_phases = __webpack_require__(6733);
var proxy = __webpack_require__(5254);
var transport_tls = __webpack_require__(9463);
var shared_text = __webpack_require__(5831);
var clock = __webpack_require__(6544);
;// CONCATENATED MODULE: ./lib/src/platform/transport/exchange.js








const MAX_REPLY_BYTES = 1024 * 1024;
function preloadTransport() {
    Promise.all( [__webpack_require__.e(830), __webpack_require__.e(485), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2485)).catch(() => undefined);
}
async function exchange(call) {
    const { url, limits = request_phases .H } = call;
    const proxy = usableProxy(url);
    const round = proxy === undefined ? new ConnectRound(url.hostname, call.lookup) : new ConnectRound(proxy.hostname);
    const start = (0,clock .wI)();
    try {
        return await exchangeInRound(call, proxy, round, limits);
    }
    catch (error) {
        const { next } = round;
        const connect = limits.connect - ((0,clock .wI)() - start);
        if (next === undefined || connect <= 0 || !(error instanceof exchange_error .S && error.isConnectTimeout))
            throw error;
        return await exchangeInRound(call, proxy, next, { ...limits, connect });
    }
}
async function exchangeInRound(call, proxy, round, limits) {
    const { url, signal } = call;
    const secure = url.protocol === 'https:';
    const expectContinue = call.expectContinue === true && call.body !== undefined;
    const client = secure ? await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    const tls = secure ? await (0,transport_tls .v6)(url) : undefined;
    const phases = new request_phases .M(client, tls, limits, expectContinue);
    if (call.body === undefined)
        phases.beforeLastByte();
    const body = call.body && (0,request_body .B)(call.body, phases, call.onProgress);
    try {
        const response = await startRequest(call, {
            agent: await agentFor(client, proxy, round),
            phases,
            data: body?.stream,
            headers: headersOf(call, expectContinue),
        });
        const { sent, isBodyHeld } = phases;
        const headers = flatten(response.headers);
        const { bytes, complete } = await readBody(response.data, phases, call);
        const text = (0,shared_text .g)(bytes, charsetOf(headers));
        return { status: response.status, headers, bytes, text, complete, fault: phases.parserCode, sent, isBodyHeld };
    }
    catch (error) {
        const bodyError = body?.failure();
        if (bodyError !== undefined && !signal.aborted)
            throw bodyError;
        throw (0,exchange_error .g)(error, phases, signal, proxy !== undefined);
    }
    finally {
        if (phases.remoteAddress !== undefined)
            round.remember(phases.remoteAddress);
        phases.end();
        body?.stream.destroy();
    }
}
async function startRequest({ method, url, signal }, { agent, phases, data, headers }) {
    const { default: axios } = await Promise.all( [__webpack_require__.e(830), __webpack_require__.e(485), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2485));
    return await axios.request({
        method,
        url: url.href,
        headers,
        data,
        responseType: 'stream',
        validateStatus: () => true,
        maxRedirects: 0,
        proxy: false,
        httpAgent: agent,
        httpsAgent: agent,
        transport: phases,
        signal: AbortSignal.any([signal, phases.signal]),
    });
}
function headersOf({ body, headers }, expectContinue) {
    return {
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'headless-deploy',
        ...(body === undefined
            ? { 'Content-Type': false }
            : { 'Content-Type': body.type, 'Content-Length': String(body.bytes) }),
        ...(expectContinue ? { Expect: '100-continue' } : {}),
        ...headers,
    };
}
function usableProxy(url) {
    try {
        return (0,proxy .i)(url);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new exchange_error .S('untrusted', 'PROXY_URL', 'connect', false);
    }
}
async function agentFor(client, proxy, round) {
    const options = { keepAlive: false, ...transport_tls .XO, ...round.options };
    if (proxy === undefined)
        return new client.Agent(options);
    const { HttpsProxyAgent } = await Promise.all( [__webpack_require__.e(830), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 7659));
    return new HttpsProxyAgent(proxy, options);
}
async function readBody(stream, phases, { signal, maxReplyBytes = MAX_REPLY_BYTES }) {
    const chunks = [];
    let length = 0;
    let complete = true;
    try {
        for await (const chunk of stream) {
            phases.advanced();
            chunks.push(chunk.subarray(0, maxReplyBytes - length));
            length += chunk.length;
            if (length > maxReplyBytes) {
                complete = false;
                break;
            }
        }
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        complete = false;
    }
    return { bytes: Buffer.concat(chunks), complete };
}
function charsetOf({ 'content-type': type = '' }) {
    return /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(type)?.[1];
}
function flatten(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}


  }),

  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  openBody),
    J: () => (  jsonBody)
  });
  var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);


function openBody(body, phases, onProgress) {
    const stream = node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(pieces(body, phases, onProgress), { objectMode: false });
    let failure;
    stream.on('error', (error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__  .zg)
            failure ??= error;
    });
    return { stream, failure: () => failure };
}
async function* pieces(body, phases, onProgress) {
    let written = 0;
    const report = () => {
        if (written > 0 && phases.isConnected)
            onProgress?.(written);
    };
    void phases.connected.then(report);
    await phases.bodyAllowed;
    for await (const piece of body.open()) {
        written += piece.length;
        if (written === body.bytes)
            phases.beforeLastByte();
        yield piece;
        phases.advanced();
        report();
    }
}
function jsonBody(text) {
    const bytes = Buffer.from(text, 'utf8');
    return {
        type: 'application/json',
        bytes: bytes.length,
        open: async function* () {
            yield bytes;
        },
    };
}


  }),

  6733:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (  PHASE_LIMITS),
  M: () => (  RequestPhases)
});

;// CONCATENATED MODULE: ./lib/src/platform/transport/early-response.js
const GRACE_MS = 1000;
function readEarlyResponse(socket) {
    const { _write: write, _writev: writev } = socket;
    const held = (done) => (error) => {
        if (!isClosedThere(error) || socket.readableEnded || socket.destroyed)
            return done(error);
        const timer = setTimeout(() => done(error), GRACE_MS);
        socket.once('close', () => clearTimeout(timer));
    };
    const patient = {
        _write: (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done)),
        _writev: (chunks, done) => writev.call(socket, chunks, held(done)),
    };
    Object.assign(socket, patient);
}
function isClosedThere(error) {
    const { code } = (error ?? {});
    return code === 'EPIPE' || code === 'ECONNRESET';
}

;// CONCATENATED MODULE: ./lib/src/platform/transport/expect-gate.js
class ExpectGate {
    isUsed;
    resolve = () => undefined;
    isHolding;
    opened;
    constructor(isUsed) {
        this.isUsed = isUsed;
        this.isHolding = isUsed;
        this.opened = isUsed ? new Promise((resolve) => (this.resolve = resolve)) : Promise.resolve();
    }
    release() {
        this.resolve();
    }
    open() {
        this.isHolding = false;
        this.resolve();
    }
    follow(request) {
        request.on('continue', () => this.open());
        request.on('close', () => this.release());
        if (this.isUsed)
            request.flushHeaders();
    }
    startTimer(limit) {
        if (this.isUsed)
            setTimeout(() => this.open(), limit).unref();
    }
}

;// CONCATENATED MODULE: ./lib/src/platform/transport/request-phases.js


const PHASE_LIMITS = {
    connect: 10_000,
    tls: 10_000,
    progress: 60_000,
    reply: 300_000,
    expect: 1000,
};
const MAX_HEAD_BYTES = 64 * 1024;
const TRANSITIONS = {
    connect: { handshake: 'tls', ready: 'body', replied: 'reply' },
    tls: { ready: 'body', replied: 'reply' },
    body: { written: 'reply', replied: 'reply' },
    reply: { written: 'reply', replied: 'reply' },
};
const LIMIT_OF = {
    connect: 'connect',
    tls: 'tls',
    body: 'progress',
    reply: 'reply',
};
class RequestPhases {
    client;
    tls;
    limits;
    phase = 'connect';
    proxyRefusal;
    remoteAddress;
    parserCode;
    expired;
    hasLastByte = false;
    isClosed = false;
    expiry = new AbortController();
    gate;
    timer;
    current;
    resolveConnected = () => undefined;
    connected = new Promise((resolve) => (this.resolveConnected = resolve));
    constructor(client, tls, limits, expectContinue) {
        this.client = client;
        this.tls = tls;
        this.limits = limits;
        this.gate = new ExpectGate(expectContinue);
        this.restartTimer();
    }
    get signal() {
        return this.expiry.signal;
    }
    get bodyAllowed() {
        return this.gate.opened;
    }
    get sent() {
        return this.hasLastByte && this.hasConnection;
    }
    get isBodyHeld() {
        return this.hasConnection && this.gate.isHolding;
    }
    get isConnected() {
        return !this.isClosed && this.hasConnection;
    }
    get hasConnection() {
        return this.phase === 'body' || this.phase === 'reply';
    }
    beforeLastByte() {
        this.hasLastByte = true;
    }
    request(options, onReply) {
        const ours = { ...options, ...this.tls, maxHeaderSize: MAX_HEAD_BYTES };
        const request = this.client.request(ours, onReply);
        this.current = request;
        request.on('socket', (socket) => this.followSocket(socket));
        request.on('proxyConnect', ({ statusCode }) => {
            if (statusCode === 200)
                return;
            this.proxyRefusal = statusCode;
            request.destroy();
        });
        request.on('finish', () => this.apply('written'));
        request.on('response', () => this.apply('replied'));
        request.prependListener('response', ({ headers, headersDistinct: { server } }) => {
            if (server !== undefined)
                headers.server = server.join(', ');
        });
        request.on('upgrade', (reply, socket) => {
            this.apply('replied');
            onReply(reply);
            socket.destroy();
            reply.destroy();
        });
        request.on('error', ({ code = '' }) => {
            if (code.startsWith('HPE_'))
                this.parserCode = code;
        });
        request.on('close', () => (this.isClosed = true));
        this.gate.follow(request);
        return request;
    }
    advanced() {
        if (this.hasConnection)
            this.restartTimer();
    }
    end() {
        clearTimeout(this.timer);
        this.gate.release();
        this.current?.destroy();
    }
    followSocket(socket) {
        readEarlyResponse(socket);
        const ready = () => {
            if (!this.apply('ready'))
                return;
            this.resolveConnected();
            this.gate.startTimer(this.limits.expect);
        };
        const connected = () => {
            this.remoteAddress = socket.remoteAddress;
            if (this.tls === undefined)
                return ready();
            this.apply('handshake');
            socket.once('secureConnect', ready);
        };
        if (socket.connecting)
            socket.once('connect', connected);
        else
            connected();
    }
    apply(event) {
        const next = TRANSITIONS[this.phase][event];
        if (next === undefined)
            return false;
        this.phase = next;
        this.restartTimer();
        return true;
    }
    restartTimer() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
            this.expired = this.phase;
            this.expiry.abort();
        }, this.limits[LIMIT_OF[this.phase]]);
    }
}


  })

};

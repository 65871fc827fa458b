export const id = 82;
export const ids = [82];
export const modules = {

/***/ 1929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRoot),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2851);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(261);



/**
 * Credentials, and the API root in the input `urlInput`.
 * @param read `required`, or `given` where the step can do without
 */
function readConnection(reader, urlInput, read = reader.required) {
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .together */ .bs)({ apiRoot: readRoot(reader, urlInput, read), credentials: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_1__/* .readCredentials */ .L1)(read) });
}
/** An API root. A bad one is only repeated when it cannot hold a password or a token: `user:password@`, a query. */
function readRoot(reader, urlInput, read) {
    return read(urlInput, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiRoot */ .kd, { secret: /[@?#]/.test(reader.text(urlInput)) });
}


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ resourceName),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   Zs: () => (/* binding */ parseSegment),
/* harmony export */   _f: () => (/* binding */ SEGMENT),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   kd: () => (/* binding */ parseApiRoot),
/* harmony export */   sl: () => (/* binding */ OtherRecord),
/* harmony export */   wk: () => (/* binding */ isSegment)
/* harmony export */ });
/* harmony import */ var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7960);

/**
 * One name in a resource path, as the source of a pattern: what can stand in a URL path unescaped, and is neither `.` nor
 * `..`. What follows it in a pattern is a `/` or the end.
 */
const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,128}';
const WHOLE_SEGMENT = new RegExp(`^${SEGMENT}$`);
/** `accounts/acme/apps/shop`, or `accounts/acme/apps/shop/environments/e-1` (specification section 2.3). */
function resourceName({ account, app, environment }) {
    const name = `accounts/${account}/apps/${app}`;
    return environment === undefined ? name : `${name}/environments/${environment}`;
}
/** What a read gave in place of the record that was asked for: one under another resource name, which is no evidence. */
class OtherRecord {
    name;
    /** @param name not checked */
    constructor(name) {
        this.name = name;
    }
}
/**
 * Whether a resource name is below an environment. Public documents show several paths before a build, so what a name
 * leaves out does not count.
 */
function isBelow(name, { account, app, environment }) {
    const ids = new Map([
        ['accounts', account],
        ['apps', app],
        ['environments', environment],
    ]);
    const segments = name.split('/');
    const start = segments.findIndex((segment) => ids.has(segment));
    const isOurs = (segment, index) => (ids.get(segment) ?? segments[index + 1]) === segments[index + 1];
    // Collections and IDs take turns: an account may be called "apps".
    return segments.every((segment, index) => index < start || (index - start) % 2 === 1 || isOurs(segment, index));
}
/** Whether a text can be one path segment (account, app, environment). */
function isSegment(text) {
    return WHOLE_SEGMENT.test(text);
}
/**
 * Checks one path segment.
 * @throws {RangeError} whose message ends a sentence that begins with the value.
 */
function parseSegment(text) {
    if (/^["'`].*["'`]$/.test(text))
        throw new RangeError('must not have quotes around it');
    if (!isSegment(text))
        throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
    return text;
}
/** The versioned path (specification section 9) as people copy it from the address of a call; not that of webhooks. */
const VERSION = /(?<!\/wh)(?:\/fu)?\/v1$/;
/** Pages of the user portal, as people copy them from the browser: of an account or environment, of signing in. */
const PORTAL_PAGE = /\/(?:accounts|environments)\/[^/]|\/(?:login|sign-?in|api[_-]access)(?:\.html)?$/i;
const NOT_THE_PORTAL = 'must be the root of the API, and this looks like a page of the user portal: copy what stands before "/v1" in the calls that the platform documents; if it is the root, add "/v1"';
/**
 * An API root: https, or http on loopback; no credentials, query or fragment. The versioned path, which the client adds,
 * is removed: `/v1`, `/fu/v1`; nobody copies it from a page of the portal. Returned without a slash at the end.
 * @throws {RangeError}
 */
function parseApiRoot(text) {
    const url = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSecureUrl */ .c)(text);
    if (url.search !== '' || url.hash !== '')
        throw new RangeError('must not have a query or a fragment');
    const path = url.pathname.replace(/\/+$/, '');
    url.pathname = path.replace(VERSION, '').replace(/\/+$/, '');
    if (/\/v1(?:\/|$)/.test(url.pathname))
        throw new RangeError('must be the root of the API, without "/v1" and what follows');
    if (!VERSION.test(path) && PORTAL_PAGE.test(path))
        throw new RangeError(NOT_THE_PORTAL);
    return url;
}
/** URL of a call below an API root. `path` is made of checked segments, so nothing in it is escaped (`:upload` stays). */
function callUrl(apiRoot, path) {
    // Not resolved against the origin: a path that begins with "//" would name another host.
    return new URL(`${apiRoot.origin}${apiRoot.pathname.replace(/\/$/, '')}${path}`);
}


/***/ }),

/***/ 4260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ postJson),
/* harmony export */   Tt: () => (/* binding */ getJson),
/* harmony export */   aR: () => (/* binding */ basicAuthorization),
/* harmony export */   b_: () => (/* binding */ isMissingCall),
/* harmony export */   fK: () => (/* binding */ deleteOnce)
/* harmony export */ });
/* harmony import */ var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9178);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3808);
/* harmony import */ var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9742);
/* harmony import */ var _transport_json_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2968);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(628);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9593);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3949);







/**
 * GET of a JSON document below an API root, or at an absolute URL that was already checked.
 * @param what name of the call in messages
 * @throws {PlatformError}; the signal's reason when that ended it
 */
async function getJson(connection, target, what, context) {
    return await send(connection, { method: 'GET', target, what, kind: 'read' }, context);
}
/**
 * Whether a call failed because there is nothing at its address: no such resource, or a host that does not know a call
 * which is not part of the specification.
 */
function isMissingCall(error) {
    return error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && (error.statusClass === 'missing' || error.statusClass === 'no-call');
}
/**
 * POST of a JSON document.
 * @throws {PlatformError}, also for an operation that failed; {StepError} when the signal ended it
 */
async function postJson(connection, path, what, body, context) {
    return await send(connection, { method: 'POST', target: path, what, kind: 'create', body }, context);
}
/**
 * One DELETE, with no attempt after it: whoever repeats it looks first what is there.
 * @throws {PlatformError}; {StepError} when the signal ended it
 */
async function deleteOnce(connection, path, what, context) {
    return await send(connection, { method: 'DELETE', target: path, what, kind: 'delete' }, { ...context, maxAttempts: 1 });
}
async function send({ apiRoot, credentials }, call, context) {
    const body = call.body === undefined ? {} : { body: (0,_transport_json_body_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonBody */ .J)(JSON.stringify(call.body)) };
    const url = typeof call.target === 'string' ? (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .callUrl */ .eh)(apiRoot, call.target) : call.target;
    const headers = { Authorization: basicAuthorization(credentials) };
    // A read whose answer is not JSON may have met a proxy or an error page: it is worth a retry. Any JSON is the host's.
    const isAnswer = (reply) => call.kind !== 'read' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isJson */ .F)(reply.text);
    const name = { what: call.what, origin: apiRoot.origin };
    const errorIn = (reply) => (call.kind === 'create' ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .operationError */ .mE)(name, reply) : undefined);
    return await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .withAttempts */ .d)({ kind: call.kind, name, isAnswer, errorIn, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)({ method: call.method, url, headers, ...body, ...context }));
}
/** RFC 7617: user ID and password in UTF-8, joined by a colon, in base64. */
function basicAuthorization({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}


/***/ }),

/***/ 5162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ createApp),
/* harmony export */   QP: () => (/* binding */ listAllApps),
/* harmony export */   tS: () => (/* binding */ listApps),
/* harmony export */   uW: () => (/* binding */ readApp)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(350);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(628);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9593);
/* harmony import */ var _whole_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7428);






/**
 * Creates an app for direct upload (specification section 4.1). The specification shows no body in the answer, the
 * public reference an App object; anything else, such as a sign-in page, does not come from the platform.
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
async function createApp(connection, { account, app, region }, context) {
    const body = { region: `regions/${region}`, uploadable: {} };
    const what = 'the request to create the app';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .postJson */ .B2)(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
    if (text.trim() === '' || isApp((0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text)))
        return;
    const message = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}, but neither with an empty answer nor with an app.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
/** No schema of an App is needed here: anything but an error (specification section 2.6) will do, and `{}`. */
function isApp(body) {
    if (body === undefined || body['success'] === false)
        return false;
    return typeof body['name'] === 'string' || (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceError */ .Yo)(body) === undefined;
}
/**
 * Whether a host confirms that an app for direct upload exists. Not part of the specification.
 * @returns `other` for an app that is connected to a repository instead
 * @throws {PlatformError} `not-found` where there is no such app, or no such read; {StepError} when the signal ended it
 */
async function readApp(connection, { account, app }, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .getJson */ .Tt)(connection, `/v1/accounts/${account}/apps/${app}`, 'the read of the app', context);
    const repository = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(reply.text)?.['repository'];
    if (typeof repository !== 'object' || repository === null)
        return 'unreadable';
    return repository.provider === 'UPLOADABLE' ? 'uploadable' : 'other';
}
/** The resource name of an app, as public documents show it. */
const APP_NAME = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT */ ._f}/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT */ ._f})$`);
/**
 * Names of all apps of an account. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such account, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function listApps(connection, account, context) {
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .getJson */ .Tt)(connection, `/v1/accounts/${account}/apps`, 'the list of apps', context);
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text)?.['apps'];
    if (!Array.isArray(list))
        return undefined;
    const names = list.map(appNameOf);
    return names.includes(undefined) ? undefined : names;
}
/**
 * As `listApps`, where a name that is not in it is to be evidence.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; as `listApps`
 */
async function listAllApps(connection, account, context) {
    const confirm = (item) => {
        const app = appNameOf(item);
        return app !== undefined && item.name === `accounts/${account}/apps/${app}` ? app : undefined;
    };
    const path = `/v1/accounts/${account}/apps`;
    const list = { path, key: 'apps', what: 'the list of apps', entry: 'an app of this account', confirm };
    return await (0,_whole_list_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeList */ .E)(connection, list, context);
}
function appNameOf(item) {
    const { name } = (item ?? {});
    return typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
}


/***/ }),

/***/ 3949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ HOLDS_SECRET),
/* harmony export */   TO: () => (/* binding */ parseAcceptance),
/* harmony export */   kg: () => (/* binding */ otherEnvironment),
/* harmony export */   mE: () => (/* binding */ operationError),
/* harmony export */   zk: () => (/* binding */ otherEnvironmentId)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(350);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(628);





/** Longest resource name that is passed on as an output, in characters. */
const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT */ ._f})/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT */ ._f})/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT */ ._f})`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT */ ._f})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT */ ._f})$`);
/** Stands for an acceptance whose names hold a secret, and the same as the end of a sentence. */
const HOLDS_SECRET = 'but a name in the answer holds one of your secrets';
/**
 * The body of a 2xx reply that carries an Operation (specification section 2.3), or is empty or `{}` (both documented
 * publicly). Undefined for anything else: neither a malformed name nor one with a secret must become an output.
 */
function parseAcceptance(text, holdsSecret) {
    if (text.trim() === '')
        return { operation: undefined };
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text);
    if (body === undefined)
        return undefined;
    if (Object.keys(body).length === 0)
        return { operation: undefined };
    const operationName = body['name'];
    const metadata = body['metadata'];
    const buildPath = typeof metadata === 'object' && metadata !== null ? metadata['build'] : undefined;
    if (typeof operationName !== 'string' || typeof buildPath !== 'string')
        return undefined;
    if (operationName.length > MAX_NAME_LENGTH || buildPath.length > MAX_NAME_LENGTH)
        return undefined;
    const operation = OPERATION_NAME.exec(operationName)?.slice(1);
    const build = BUILD_PATH.exec(buildPath)?.slice(1);
    const operationId = operation?.at(-1);
    const buildId = build?.at(-1);
    if (operation === undefined || operationId === undefined || build === undefined || buildId === undefined)
        return undefined;
    if ([...operation, ...build].some(holdsSecret))
        return HOLDS_SECRET;
    return { operation: { operationName, operationId, buildPath, buildId } };
}
/**
 * What the `error` of an operation in a 2xx reply means. The specification shows none. Services whose operations have
 * this form give it to one that is done and failed (`google.longrunning.Operation`): a code above 0, or a message.
 * @returns `rejected` for that; `bad-reply`, with the status `unknown`, for any other; undefined where there is none
 */
function operationError(call, { status, text }) {
    const { error, done } = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text) ?? {};
    if (error === undefined || error === null)
        return undefined;
    const isObject = typeof error === 'object' && !Array.isArray(error);
    const service = isObject ? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceError */ .Yo)(error) : undefined;
    const known = service ?? (typeof error === 'string' && error !== '' ? { message: (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(error) } : undefined);
    const reported = known === undefined ? '' : ` The service reported: ${(0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeServiceError */ .VN)(known)}.`;
    const answered = `${call.origin} answered ${call.what} with HTTP ${status}, but`;
    const details = { httpStatus: status };
    if (done === true && service !== undefined && service.code !== '0')
        return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('rejected', `${answered} with an operation that failed.${reported}`, 'failed', details);
    const what = done === true ? 'an error of an unexpected format' : 'an error, but not of an operation that is done';
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', `${answered} with ${what}.${reported}`, 'unknown', details);
}
/**
 * The environment that an operation or its build belongs to, where it is not the one that the request was for.
 * @param parent name of the app or environment that the request was for: `accounts/acme/apps/shop`
 * @returns `accounts/acme/apps/other/environments/e-1`; undefined where all is as it should be
 */
function otherEnvironment({ operationName, buildPath }, parent) {
    const other = [operationName, buildPath].find((name) => !name.startsWith(`${parent}/`));
    return other?.replace(/\/[^/]+\/[^/]+$/, '');
}
/**
 * ID of the environment that an operation or its build belongs to, whatever account and app stand before it.
 * @param environment ID of the environment that the request was for
 * @returns undefined where both belong to that one
 */
function otherEnvironmentId({ operationName, buildPath }, environment) {
    return [operationName, buildPath].map((name) => name.split('/')[5]).find((id) => id !== environment);
}


/***/ }),

/***/ 1146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ describeRefusedSuccess),
/* harmony export */   v: () => (/* binding */ isSet)
/* harmony export */ });
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3242);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9593);
/* harmony import */ var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(350);



/** What services without a schema answer, with a status of success, when they refuse. */
const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;
/**
 * Whether the body of a 2xx says that the request was refused after all: an error object in a documented form
 * (specification section 2.6), `error` or `errors` that are set, as in an operation that failed, or `success: false`.
 * @returns what it says, as a clause that is safe to print; undefined where it refuses nothing
 */
function describeRefusedSuccess(text) {
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .l)(text);
    if (body === undefined || !refuses(body))
        return undefined;
    const { error } = body;
    const isObject = typeof error === 'object' && error !== null;
    const service = (isObject ? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceError */ .Yo)(error) : undefined) ?? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .readServiceError */ .Yo)(body);
    if (service !== undefined)
        return (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeServiceError */ .VN)(service);
    return typeof error === 'string' ? (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(error) : 'an error without a text';
}
function refuses(body) {
    const { error, errors, success, ok, status } = body;
    if (success === false || ok === false || isSet(error) || isSet(errors))
        return true;
    return (typeof status === 'string' && FAILED_STATUS.test(status)) || isErrorObject(body);
}
/** A message alone may be good news, also with a number that is no error's of HTTP. */
function isErrorObject({ name, type, code, message }) {
    if (name !== undefined || !isWord(message))
        return false;
    return isWord(type) || (isWord(code) && !/^\d+$/.test(code)) || Number(code) >= 400;
}
function isWord(value) {
    return typeof value === 'string' && value !== '';
}
/** Whether a field that may be there has anything in it: services that write proto3 JSON leave it out, or empty. */
function isSet(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readWholeList),
/* harmony export */   M: () => (/* binding */ badReply)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9593);
/* harmony import */ var _refused_success_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1146);




/**
 * Every entry of a list. Not part of the specification.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
async function readWholeList(connection, { path, key, what, entry, confirm }, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__/* .getJson */ .Tt)(connection, path, what, context);
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .parseObject */ .l)(reply.text);
    const list = body?.[key];
    if (body === undefined || !Array.isArray(list))
        throw badReply(connection, what, reply.status, 'unexpected format');
    if ((0,_refused_success_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRefusedSuccess */ .f)(reply.text) !== undefined)
        throw badReply(connection, what, reply.status, 'it has an error beside the list');
    if (reply.status === 206 || isPage(body, list.length) || NEXT_LINK.test(reply.headers['link'] ?? ''))
        throw badReply(connection, what, reply.status, 'it may be only a page of the list');
    const names = new Set();
    return list.map((item) => {
        const confirmed = confirm(item);
        if (confirmed === undefined)
            throw badReply(connection, what, reply.status, `not every entry is ${entry}`);
        const { name } = item;
        if (names.has(name))
            throw badReply(connection, what, reply.status, 'several entries have the same name');
        names.add(name);
        return confirmed;
    });
}
/** Names of what lists have beside their entries where there are more of them, or some could not be read. */
const MORE = /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
/** The header of a page that is not the last (RFC 8288): `rel` may name several relations, and have blanks around it. */
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;
/** Whether a list shows, beside it or one level below, that it may not be all. The public one has nothing but its entries. */
function isPage(body, length) {
    const below = Object.values(body).filter((value) => typeof value === 'object' && value !== null);
    return [body, ...below].some((fields) => Array.isArray(fields) ? false : Object.entries(fields).some(([name, value]) => isSignOfMore(name, value, length)));
}
function isSignOfMore(name, value, length) {
    if (MORE.test(name) && (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_2__/* .isSet */ .v)(value))
        return true;
    return (WHOLE.test(name) && value === false) || (COUNT.test(name) && isOtherNumber(value, length));
}
/** Services that write proto3 JSON give a number of 64 bits as text. */
function isOtherNumber(value, length) {
    return (typeof value === 'number' || (typeof value === 'string' && value !== '')) && Number(value) !== length;
}
/** For a read whose answer is no evidence. @param why as a clause */
function badReply({ apiRoot }, what, status, why) {
    const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but the answer cannot be used: ${why}.`;
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'failed', { httpStatus: status });
}


/***/ }),

/***/ 2968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody)
/* harmony export */ });
/** A body that is a JSON document. @param text the document as it is sent */
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


/***/ })

};

export const id = 275;
export const ids = [275];
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

/***/ 9835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ readApps),
/* harmony export */   NE: () => (/* binding */ describeEnvironment),
/* harmony export */   Rd: () => (/* binding */ suggestNames),
/* harmony export */   bW: () => (/* binding */ suggestEnvironments),
/* harmony export */   cD: () => (/* binding */ describeApps),
/* harmony export */   gE: () => (/* binding */ describeEnvironments),
/* harmony export */   zm: () => (/* binding */ readEnvironments)
/* harmony export */ });
/* harmony import */ var _platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4260);
/* harmony import */ var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5162);
/* harmony import */ var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3052);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1838);
/* harmony import */ var _shared_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1873);






/** Names shown of a list. */
const MAX_SHOWN = 10;
/** @throws {PlatformError} for what is no missing call: 401, 403, no connection; {StepError} when the signal ended it */
async function readEnvironments(target, context) {
    return await readList(async () => await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_2__/* .listEnvironments */ .DO)(target, target.address, context));
}
/** Names of the apps of an account. @throws as `readEnvironments` */
async function readApps(target, context) {
    return await readList(async () => await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__/* .listApps */ .tS)(target, target.address.account, context));
}
async function readList(read) {
    try {
        const entries = await read();
        return entries === undefined ? { entries, why: 'unexpected format' } : { entries };
    }
    catch (error) {
        if (!(0,_platform_api_api_request_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissingCall */ .b_)(error))
            throw error;
        return { entries: undefined, why: error.clause };
    }
}
/** Of several names that are equally near, those that are offered. */
const MAX_NEAREST = 3;
/** The environments whose name or ID is nearest, as ` Did you mean "Staging" (ID e-2)?`; empty where none is near. */
function suggestEnvironments(wanted, environments) {
    const namesOf = ({ id, displayName }) => displayName === undefined ? [id] : [id, displayName];
    const nearest = new Set((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(wanted, environments.flatMap(namesOf)));
    return suggestion(environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment));
}
/** The nearest names of apps or installs, as ` Did you mean shop?`; empty where none is near. */
function suggestNames(wanted, names) {
    return suggestion((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(wanted, names).map((name) => (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(name)));
}
function suggestion(nearest) {
    return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}
/** What an app has, as the end of a sentence: `"Production" (ID e-1), "Staging" (ID e-2)`. */
function describeEnvironments(environments) {
    return environments.length === 0 ? 'no environments' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(environments, MAX_SHOWN, describeEnvironment);
}
/** What an account has, as the end of a sentence: `shop, blog`. */
function describeApps(apps) {
    return apps.length === 0 ? 'no apps' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(apps, MAX_SHOWN);
}
/** `"Production" (ID e-1)`; without a display name `ID e-1`. */
function describeEnvironment({ id, displayName }) {
    return displayName === undefined ? `ID ${id}` : `"${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(displayName)}" (ID ${id})`;
}


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ resourceName),
/* harmony export */   Zs: () => (/* binding */ parseSegment),
/* harmony export */   _f: () => (/* binding */ SEGMENT),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   kd: () => (/* binding */ parseApiRoot),
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
/* harmony import */ var _transport_json_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2968);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(628);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9593);






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
 * @throws {PlatformError}; {StepError} when the signal ended it
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
    const body = call.body === undefined ? {} : { body: (0,_transport_json_body_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonBody */ .J)(JSON.stringify(call.body)) };
    const url = typeof call.target === 'string' ? (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .callUrl */ .eh)(apiRoot, call.target) : call.target;
    const headers = { Authorization: basicAuthorization(credentials) };
    // A read whose answer is not JSON may have met a proxy or an error page: it is worth a retry. Any JSON is the host's.
    const isAnswer = (reply) => call.kind !== 'read' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .F)(reply.text);
    return await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .withAttempts */ .d)({ kind: call.kind, name: { what: call.what, origin: apiRoot.origin }, isAnswer, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)({ method: call.method, url, headers, ...body, ...context }));
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
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);
/* harmony import */ var _whole_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7428);





/**
 * Creates an app for direct upload (specification section 4.1). The specification shows no body in the answer, the
 * public reference an App object; anything else, such as a sign-in page, does not come from the platform.
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
async function createApp(connection, { account, app, region }, context) {
    const body = { region: `regions/${region}`, uploadable: {} };
    const what = 'the request to create the app';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .postJson */ .B2)(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
    if (text.trim() === '' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text) !== undefined)
        return;
    const message = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}, but neither with an empty answer nor with an app.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
/**
 * Whether a host confirms that an app for direct upload exists. Not part of the specification.
 * @returns `other` for an app that is connected to a repository instead
 * @throws {PlatformError} `not-found` where there is no such app, or no such read; {StepError} when the signal ended it
 */
async function readApp(connection, { account, app }, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, `/v1/accounts/${account}/apps/${app}`, 'the read of the app', context);
    const repository = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(reply.text)?.['repository'];
    if (typeof repository !== 'object' || repository === null)
        return 'unreadable';
    return repository.provider === 'UPLOADABLE' ? 'uploadable' : 'other';
}
/** The resource name of an app, as public documents show it. */
const APP_NAME = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f}/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f})$`);
/**
 * Names of all apps of an account. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such account, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function listApps(connection, account, context) {
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, `/v1/accounts/${account}/apps`, 'the list of apps', context);
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text)?.['apps'];
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
    return await (0,_whole_list_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeList */ .E)(connection, list, context);
}
function appNameOf(item) {
    const { name } = (item ?? {});
    return typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d$: () => (/* binding */ buildIdOf),
  AY: () => (/* binding */ listNewestBuilds),
  lT: () => (/* binding */ readBuild)
});

// EXTERNAL MODULE: ./lib/shared/http-date.js
var http_date = __webpack_require__(7814);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/platform/api/address.js
var address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/platform/api/api-request.js
var api_request = __webpack_require__(4260);
// EXTERNAL MODULE: ./lib/platform/json-object.js
var json_object = __webpack_require__(9593);
// EXTERNAL MODULE: ./lib/shared/secure-url.js
var secure_url = __webpack_require__(7960);
// EXTERNAL MODULE: ./lib/platform/api/wire.js
var wire = __webpack_require__(4547);
;// CONCATENATED MODULE: ./lib/platform/api/local-result.js


/** The platform has fewer to say: what lists more is not it. */
const MAX_WARNINGS = 10;
/**
 * `headlessDeployLocal` of a build: what became of it. Only the local platform has it, which is on this machine.
 * @param apiRoot of the platform that says it
 * @returns undefined for any other platform or result, where a live build has no warnings, and for what has another shape or is too large
 */
function parseLocalResult(value, apiRoot) {
    if (!(0,secure_url/* isLoopback */.U)(apiRoot.hostname))
        return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const { result, step, reason, log = [], warnings } = value;
    if (result === 'running')
        return 'running';
    if (result === 'live')
        return areWarnings(warnings) ? { warnings } : undefined;
    if (result !== 'failed' || !isWord(step) || !isWord(reason) || !isList(log))
        return undefined;
    // Not of the whole value: other fields may be nested deeper than can be written.
    const isTooLarge = Buffer.byteLength(JSON.stringify({ result, step, reason, log })) > wire/* MAX_LOCAL_RESULT_BYTES */.BR;
    return isTooLarge ? undefined : { step, reason, log };
}
function areWarnings(value) {
    return Array.isArray(value) && value.length > 0 && value.length <= MAX_WARNINGS && value.every(isWord);
}
function isWord(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function isList(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

;// CONCATENATED MODULE: ./lib/platform/api/timestamp.js

/** `date-time` of RFC 3339 section 5.6. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;
/**
 * A time as the platform writes it: RFC 3339, of the year 2000 or later.
 * @returns milliseconds since 1970; undefined for anything else. `Date.parse` alone takes dates, local times and 30 February.
 */
function parseTimestamp(value) {
    const fields = typeof value === 'string' ? DATE_TIME.exec(value) : null;
    if (fields === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = fields
        .slice(1)
        .map((field) => Number(field ?? 0));
    const isInRange = month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && offsetHour < 24 && offsetMinute < 60;
    // Day 0 of the next month is the last one of this.
    if (!isInRange || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || second > 60)
        return undefined;
    // A leap second (section 5.7) counts as the one before it: Date has none.
    const time = Date.parse(fields[0].replace(/:60(?=[.Z+-])/i, ':59'));
    return time >= http_date/* EARLIEST_MS */.f$ ? time : undefined;
}

;// CONCATENATED MODULE: ./lib/platform/api/builds.js







/** The last segment of a build's resource name (specification section 2.3); public documents show two paths before it. */
const BUILD_ID = new RegExp(`/builds/(${address/* SEGMENT */._f})$`);
/** Stands for a build where there is none (public documents, for environments of direct-upload apps). */
const PLACEHOLDER = 'no_build';
/** ID of the build that a resource name names; undefined for anything else, and for the placeholder. */
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
/**
 * Whether a build has finished, well or not: only the state of its environment shows which, or the local platform. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such build, or no such read (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function readBuild(connection, { account, app, environment, build }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}/builds/${build}`;
    const reply = await (0,api_request/* getJson */.Tt)(connection, path, 'the read of the build', context);
    const body = (0,json_object/* parseObject */.l)(reply.text);
    if (body === undefined || buildIdOf(body['name']) !== build)
        return undefined;
    const now = (0,http_date/* answeredAt */.F7)(reply.headers, context.clock.date());
    const record = parseFinish(body['createTime'], body['finishTime'], now);
    const local = parseLocalResult(body['headlessDeployLocal'], connection.apiRoot);
    return record.isFinished || local === 'running' ? { ...record, local } : record;
}
/** Some services give a build that is running a zero time, or a word: only a time that can be true is proof. */
function parseFinish(createTime, finishTime, now) {
    if (finishTime === undefined || finishTime === null || finishTime === '')
        return { isFinished: false };
    const finished = parseTimestamp(finishTime);
    const created = parseTimestamp(createTime);
    if (finished !== undefined && created !== undefined && finished >= created)
        return { isFinished: true, age: now - created };
    const doubt = `its finishTime ${shown(finishTime)} is not a time at or after its createTime ${shown(createTime)}`;
    return { isFinished: false, doubt };
}
/** A value of JSON in a message. */
function shown(value) {
    return value === undefined ? 'none' : (0,safe_text/* safeText */.Hk)(JSON.stringify(value));
}
/**
 * The newest builds of an environment, newest first. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such list; {StepError} when the signal ended it
 */
async function listNewestBuilds(connection, { account, app, environment }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}/builds`;
    const url = (0,address/* callUrl */.eh)(connection.apiRoot, `${path}?orderBy=createTime%20desc&pageSize=10`);
    const reply = await (0,api_request/* getJson */.Tt)(connection, url, 'the list of builds', context);
    const list = (0,json_object/* parseObject */.l)(reply.text)?.['builds'];
    if (!Array.isArray(list))
        return undefined;
    const now = (0,http_date/* answeredAt */.F7)(reply.headers, context.clock.date());
    const builds = [];
    for (const item of list) {
        const { name, createTime } = (item ?? {});
        const id = buildIdOf(name);
        const time = parseTimestamp(createTime);
        if (id === undefined || time === undefined)
            return undefined;
        builds.push({ id, createTime: time, age: now - time });
    }
    return builds.sort((a, b) => b.createTime - a.createTime);
}


/***/ }),

/***/ 3052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ listEnvironments),
/* harmony export */   MO: () => (/* binding */ createEnvironment),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Uv: () => (/* binding */ parseEnvironmentRecord)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3949);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4260);
/* harmony import */ var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2198);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9593);






/** The environment segment of a resource name (specification section 2.3). */
const ENVIRONMENT_ID = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f}/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f})(?:/|$)`);
/**
 * Creates an environment (specification section 4.2).
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
async function createEnvironment(connection, { account, app }, body, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .postJson */ .B2)(connection, path, 'the request to create the environment', body, context);
    const acceptance = (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAcceptance */ .TO)(reply.text, context.holdsSecret);
    if (acceptance === undefined || acceptance === _operation_js__WEBPACK_IMPORTED_MODULE_2__/* .HOLDS_SECRET */ .E) {
        const what = acceptance ?? 'but not with an operation';
        const message = `${connection.apiRoot.origin} answered the request to create the environment with HTTP ${reply.status}, ${what}.`;
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: reply.status });
    }
    const { operation } = acceptance;
    return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}
/**
 * Every environment of an app. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such app, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function listEnvironments(connection, { account, app }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .getJson */ .Tt)(connection, path, 'the list of environments', context);
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text)?.['environments'];
    if (!Array.isArray(list))
        return undefined;
    const environments = list.map((item) => parseEnvironmentRecord(item, context.holdsSecret));
    return environments.includes(undefined) ? undefined : environments;
}
/**
 * One environment. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such environment, or no such read (see `isMissingCall`); {StepError} when the
 *   signal ended it
 */
async function readEnvironment(connection, { account, app, environment }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}`;
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .getJson */ .Tt)(connection, path, 'the read of the environment', context);
    return parseEnvironmentRecord((0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text), context.holdsSecret);
}
/**
 * Domains are strings in the public reference, objects with `name` or `hostname` elsewhere; all are read. What holds a
 * secret counts as not there: of these the ID and a domain become outputs, and a display name the name of a Deployment.
 */
function parseEnvironmentRecord(value, holdsSecret) {
    // Services that write proto3 JSON leave a field out that is false.
    const { name, displayName, build, reconciling = false, domains } = (value ?? {});
    const id = typeof name === 'string' ? ENVIRONMENT_ID.exec(name)?.[1] : undefined;
    if (id === undefined || holdsSecret(id))
        return undefined;
    const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
    return {
        id,
        displayName: isNamed ? displayName : undefined,
        liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_4__/* .buildIdOf */ .d$)(build),
        reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
        domains: Array.isArray(domains)
            ? domains.flatMap(domainOf).filter((domain) => !hostForms(domain).some(holdsSecret))
            : [],
    };
}
/** A domain as written, and as a URL normalizes it: lower case, variants of a letter as that letter. */
function hostForms(domain) {
    const href = `https://${domain}`;
    return URL.canParse(href) ? [domain, new URL(href).host] : [domain];
}
function domainOf(value) {
    if (typeof value === 'string')
        return [value];
    const { name, hostname } = (value ?? {});
    const domain = name ?? hostname;
    return typeof domain === 'string' ? [domain] : [];
}
function environmentIdOf(name) {
    return ENVIRONMENT_ID.exec(name)?.[1];
}


/***/ }),

/***/ 3949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ HOLDS_SECRET),
/* harmony export */   TO: () => (/* binding */ parseAcceptance),
/* harmony export */   kg: () => (/* binding */ otherEnvironment),
/* harmony export */   zk: () => (/* binding */ otherEnvironmentId)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9593);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);


/** Longest resource name that is passed on as an output, in characters. */
const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})$`);
/** Stands for an acceptance whose names hold a secret, and the same as the end of a sentence. */
const HOLDS_SECRET = 'but a name in the answer holds one of your secrets';
/**
 * The body of a 2xx reply that carries an Operation (specification section 2.3), or is empty or `{}` (both documented
 * publicly). Undefined for anything else: neither a malformed name nor one with a secret must become an output.
 */
function parseAcceptance(text, holdsSecret) {
    if (text.trim() === '')
        return { operation: undefined };
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .parseObject */ .l)(text);
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


/***/ }),

/***/ 1873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   au: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * The names that differ least from one that was typed, by no more than a third of its letters. Case, spaces, hyphens and
 * quotes do not count.
 */
function nearestNames(wanted, names) {
    let nearest = [];
    const letters = lettersOf(wanted);
    let least = Math.max(1, Math.floor(letters.length / 3));
    for (const name of names) {
        const other = lettersOf(name);
        if (Math.abs(other.length - letters.length) > least)
            continue;
        const distance = editDistance(letters, other);
        if (distance > least)
            continue;
        nearest = distance < least ? [name] : [...nearest, name];
        least = distance;
    }
    return nearest;
}
/** All of a name that has nothing else. */
function lettersOf(name) {
    return name.toLowerCase().replace(/[\s"'`_-]+/g, '') || name;
}
/** ` Did you mean …?`, to stand behind a sentence; empty unless exactly one name is near. */
function didYouMean(wanted, names, prefix = '') {
    const [name, ...others] = nearestNames(wanted, names);
    return name === undefined || others.length > 0 ? '' : ` Did you mean ${prefix}${name}?`;
}
/** How many letters to add, drop, change or swap with the next one (optimal string alignment). */
function editDistance(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity));
        }
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}


/***/ })

};

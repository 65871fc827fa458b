export const id = 207;
export const ids = [207];
export const modules = {

/***/ 6323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRoot),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1901);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);



/**
 * Credentials, and the API root in the input `urlInput`.
 * @param read `required`, or `given` where the step can do without
 */
function readConnection(reader, urlInput, read = reader.required) {
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .together */ .bs)({ root: readRoot(reader, urlInput, read), credentials: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_1__/* .readCredentials */ .L1)(read) });
}
/** An API root. A bad one is only repeated when it cannot hold a password or a token: `user:password@`, a query. */
function readRoot(reader, urlInput, read) {
    return read(urlInput, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiRoot */ .kd, { secret: /[@?#]/.test(reader.text(urlInput)) });
}


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEnvironmentAction: () => (/* binding */ createEnvironmentAction)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/platform/api/api-request.js
var api_request = __webpack_require__(4260);
// EXTERNAL MODULE: ./lib/platform/api/environments.js
var api_environments = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/platform/api/installs.js
var api_installs = __webpack_require__(4478);
// EXTERNAL MODULE: ./lib/platform/api/operation.js
var operation = __webpack_require__(3949);
// EXTERNAL MODULE: ./lib/platform/api/wire.js
var wire = __webpack_require__(4547);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(8804);
// EXTERNAL MODULE: ./lib/actions/call-context.js + 1 modules
var call_context = __webpack_require__(6365);
// EXTERNAL MODULE: ./lib/actions/step.js + 4 modules
var step = __webpack_require__(6934);
// EXTERNAL MODULE: ./lib/platform/api/address.js
var address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/actions/connection.js
var actions_connection = __webpack_require__(6323);
// EXTERNAL MODULE: ./lib/actions/input-reader.js
var input_reader = __webpack_require__(6311);
// EXTERNAL MODULE: ./lib/platform/json-object.js
var json_object = __webpack_require__(9593);
;// CONCATENATED MODULE: ./lib/actions/create-environment/shell-variables.js

/** A name that a shell can set (POSIX.1-2017, XBD 3.235). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
/**
 * `shell-variables`: lines `KEY=value`, or a JSON object for values with line breaks. Empty lines and lines that begin
 * with `#` are passed over; a value is everything after the first `=`, as it stands.
 * @throws {RangeError} naming lines and keys, never a value
 */
function parseShellVariables(text) {
    const variables = text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
    const seen = new Set();
    for (const { key } of variables) {
        if (seen.has(key))
            throw new RangeError(`must not set ${key} twice`);
        seen.add(key);
    }
    return variables;
}
function fromJson(text) {
    const object = (0,json_object/* parseObject */.l)(text);
    if (object === undefined)
        throw new RangeError('begins with "{" and must then be one JSON object');
    const variables = Object.entries(object).map(([key, value], index) => {
        checkKey(key, `member ${index + 1}`);
        if (typeof value !== 'string')
            throw new RangeError(`must have a string as the value of ${key}`);
        return { key, value };
    });
    // Of two members with one name JSON.parse keeps the last. Here each member is two strings, so any more were dropped.
    const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    if (strings.length !== 2 * variables.length)
        throw new RangeError('must not have two members of one name');
    return variables;
}
function fromLines(text) {
    const variables = [];
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            continue;
        const equals = line.indexOf('=');
        if (equals < 0)
            throw new RangeError(`must be lines KEY=value, or one JSON object; line ${index + 1} has no "="`);
        const key = line.slice(0, equals).trim();
        checkKey(key, `line ${index + 1}`);
        variables.push({ key, value: line.slice(equals + 1) });
    }
    return variables;
}
/** A bad key is not repeated: a line that is out of place may be part of a value. */
function checkKey(key, where) {
    if (!KEY.test(key)) {
        throw new RangeError(`must have names of letters, digits and "_" that do not begin with a digit; the one in ${where} is not like that`);
    }
}

;// CONCATENATED MODULE: ./lib/actions/create-environment/inputs.js





/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the value of a shell variable */
function readCreateEnvironmentInputs(runner) {
    const reader = new input_reader/* InputReader */.i_((name) => runner.input(name));
    const connection = (0,actions_connection/* readConnection */.d)(reader, 'headless-url');
    const { body, ...inputs } = reader.finish({
        connection,
        account: reader.required('account', address/* parseSegment */.Zs),
        app: reader.required('app', address/* parseSegment */.Zs),
        body: (0,input_reader/* together */.bs)({
            displayName: reader.required('display-name', parseName),
            wpEnvironment: reader.required('wp-environment', parseName),
            branch: reader.parsed('branch', wire/* UPLOADABLE_BRANCH */.Dn, parseName),
            shellVariables: reader.parsed('shell-variables', [], parseShellVariables, { secret: true }),
        }),
        hosting: readHosting(reader, connection),
        ignoreExisting: reader.choice('if-exists', ['error', 'ignore']) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', 30, input_reader/* parseTimeoutMinutes */.Ej),
    });
    const { shellVariables, ...fields } = body;
    return { ...inputs, body: shellVariables.length > 0 ? body : fields };
}
/** The hosting API takes the same credentials, which have been read. */
function readHosting(reader, connection) {
    if (reader.optional('base-url') === undefined)
        return undefined;
    const root = (0,actions_connection/* readRoot */.X)(reader, 'base-url', reader.required);
    return connection === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : (0,input_reader/* together */.bs)({ root, credentials: connection.credentials });
}
/** A name in a JSON body: what is allowed is the platform's to say, but one line it must be. @throws {RangeError} */
function parseName(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
        throw new RangeError('must be one line of at most 256 characters');
    }
    return text;
}

// EXTERNAL MODULE: ./lib/actions/advice.js
var advice = __webpack_require__(375);
// EXTERNAL MODULE: ./lib/actions/html.js
var html = __webpack_require__(8866);
;// CONCATENATED MODULE: ./lib/actions/create-environment/report.js


const HEADINGS = {
    accepted: 'Environment created',
    skipped: 'Environment exists already',
    unknown: 'Outcome unknown, the environment may be there',
};
const createEnvironmentReport = {
    outputs: ({ environment, created = false }) => ({
        'environment-id': environment?.environmentId ?? '',
        'operation-name': environment?.operation.operationName ?? '',
        'build-path': environment?.operation.buildPath ?? '',
        created,
    }),
    advice: (error, { isLookingUpInstall = false }, inputs, host) => {
        if (isLookingUpInstall)
            return (0,advice/* commonAdvice */.ai)(error, advice/* INSTALLS_SUBJECT */.CX, host);
        const subject = {
            address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the environment may have been created',
            lookFor: 'the environment',
        };
        const common = (0,advice/* commonAdvice */.ai)(error, subject, host);
        return error.code === 'conflict' && inputs?.ignoreExisting === false
            ? `${common} ${(0,advice/* ignoreAdvice */.lN)(host.words)}`
            : common;
    },
    summary: ({ environment }, { status }, inputs) => ({
        heading: HEADINGS[status] ?? 'Environment not created',
        subject: inputs && `${inputs.account} / ${inputs.app} / ${inputs.body.displayName}`,
        rows: [
            ['Environment ID', environment?.environmentId ? (0,html/* code */.aY)(environment.environmentId) : undefined],
            ['WordPress install', inputs && (0,html/* code */.aY)(inputs.body.wpEnvironment)],
            ['Shell variables', inputs?.body.shellVariables && (0,html/* text */.Qq)(String(inputs.body.shellVariables.length))],
            ['Platform', inputs && (0,html/* code */.aY)(inputs.connection.root.origin)],
        ],
        names: [
            ['Operation', environment?.operation.operationName ? (0,html/* code */.aY)(environment.operation.operationName) : undefined],
            ['Build', environment?.operation.buildPath ? (0,html/* code */.aY)(environment.operation.buildPath) : undefined],
        ],
    }),
};

;// CONCATENATED MODULE: ./lib/actions/create-environment/run.js











/** More than any account has; a guard against a list that never ends. */
const MAX_PAGES = 1000;
/** Creates an environment of a direct-upload app. */
const createEnvironmentAction = (0,step/* defineStep */.o)({
    read: readCreateEnvironmentInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, body, hosting } = inputs;
        const { displayName, wpEnvironment, shellVariables = [] } = body;
        const variables = shellVariables.length === 0 ? '' : `, ${(0,lib_text/* countOf */.pq)(shellVariables.length, 'shell variable')}`;
        const what = `account ${account}, app ${app}, environment "${(0,lib_text/* safeText */.Hk)(displayName)}"${variables}`;
        (0,call_context/* logTarget */.w)(runner, connection.root, what);
        const existing = inputs.ignoreExisting ? await findExisting(runner, inputs, calls) : undefined;
        if (existing !== undefined) {
            record({ environment: existing });
            runner.info(`It exists already: environment ID ${existing.environmentId}`);
            return 'skipped';
        }
        if (hosting !== undefined) {
            record({ isLookingUpInstall: true });
            (0,call_context/* logTarget */.w)(runner, hosting.root, `the install "${(0,lib_text/* safeText */.Hk)(wpEnvironment)}"`);
            await requireInstall(hosting, wpEnvironment, calls);
            record({ isLookingUpInstall: false });
        }
        aboutToSend();
        const environment = await (0,api_environments/* createEnvironment */.MO)(connection, inputs, body, calls);
        record({ accepted: true, environment, created: true });
        if (environment.environmentId === '') {
            runner.warning('No operation in the answer', 'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.');
        }
        else {
            runner.info(`Created: environment ID ${environment.environmentId}`);
        }
        const place = `accounts/${account}/apps/${app}`;
        const other = (0,operation/* otherEnvironment */.kg)(environment.operation, place);
        if (other !== undefined) {
            const text = `The request was sent to ${place}, but the answer names ${other}. Look in the user portal where the environment is.`;
            runner.warning('Operation of another environment', text);
        }
        return 'accepted';
    },
    report: createEnvironmentReport,
});
/** The environment of that display name, for `if-exists: ignore`; undefined where a new one is to be created. */
async function findExisting(runner, { connection, account, app, body }, calls) {
    const environments = await (0,api_environments/* listEnvironments */.DO)(connection, { account, app }, calls).catch((error) => {
        if ((0,api_request/* isMissingCall */.b_)(error))
            return undefined;
        throw error;
    });
    if (environments === undefined) {
        runner.warning('Existing environments not known', 'This host has no readable list of environments, so "if-exists: ignore" cannot find one that is there already. A new one is created.');
    }
    const found = environments?.find(({ displayName }) => displayName === body.displayName);
    return found && { environmentId: found.id, operation: operation/* UNNAMED_OPERATION */.T9 };
}
/** @throws {InvalidInputError} when the account has no install of that name */
async function requireInstall(hosting, name, calls) {
    const options = { pageSize: wire/* MAX_PAGE_SIZE */.H4, offset: 0, maxPages: MAX_PAGES };
    const { installs } = await (0,api_installs/* listInstalls */.j5)(hosting, options, calls);
    if (installs.some((install) => install.name === name))
        return;
    const known = installs.length === 0 ? 'It has none' : `It has ${(0,lib_text/* firstOf */.Ku)(installs, 10, (install) => (0,lib_text/* safeText */.Hk)(install.name))}`;
    const problem = `is not an install that these credentials can see at ${hosting.root.origin}. ${known}.`;
    throw new errors/* InvalidInputError */.oC([{ input: 'wp-environment', value: name, problem }]);
}


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ parseSegment),
/* harmony export */   _f: () => (/* binding */ SEGMENT),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   kd: () => (/* binding */ parseApiRoot),
/* harmony export */   wk: () => (/* binding */ isSegment)
/* harmony export */ });
/* harmony import */ var _transport_secure_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2572);

/**
 * One name in a resource path, as the source of a pattern: what can stand in a URL path unescaped, and is neither `.` nor
 * `..`. What follows it in a pattern is a `/` or the end.
 */
const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,128}';
const WHOLE_SEGMENT = new RegExp(`^${SEGMENT}$`);
/** Whether a text can be one path segment (account, app, environment). */
function isSegment(text) {
    return WHOLE_SEGMENT.test(text);
}
/**
 * Checks one path segment.
 * @throws {RangeError} whose message ends a sentence that begins with the value.
 */
function parseSegment(text) {
    if (!isSegment(text))
        throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
    return text;
}
/** The versioned path (specification section 9) as people copy it from the address of a call; not that of webhooks. */
const VERSION = /(?<!\/wh)(?:\/fu)?\/v1$/;
/**
 * An API root: https, or http on loopback; no credentials, query or fragment. The versioned path, which the client adds,
 * is taken off: `/v1`, `/fu/v1`. Returned without a slash at the end.
 * @throws {RangeError}
 */
function parseApiRoot(text) {
    const url = (0,_transport_secure_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSecureUrl */ .c)(text);
    if (url.search !== '' || url.hash !== '')
        throw new RangeError('must not have a query or a fragment');
    url.pathname = url.pathname.replace(/\/+$/, '').replace(VERSION, '').replace(/\/+$/, '');
    if (/\/v1(?:\/|$)/.test(url.pathname))
        throw new RangeError('must be the root of the API, without "/v1" and what follows');
    return url;
}
/** URL of a call below an API root. `path` is made of checked segments, so nothing in it is escaped (`:upload` stays). */
function callUrl(root, path) {
    // Not resolved against the origin: a path that begins with "//" would name another host.
    return new URL(`${root.origin}${root.pathname.replace(/\/$/, '')}${path}`);
}


/***/ }),

/***/ 4260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   aR: () => (/* binding */ basicAuthorization),
/* harmony export */   b_: () => (/* binding */ isMissingCall),
/* harmony export */   vt: () => (/* binding */ create)
/* harmony export */ });
/* harmony import */ var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1527);
/* harmony import */ var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5856);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(628);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);





/**
 * GET below an API root, or of a full URL that was already checked.
 * @param what name of the call in messages
 * @throws {PlatformError}; the signal's reason when that ended it
 */
async function read(connection, target, what, context) {
    return await send(connection, { method: 'GET', target, what, kind: 'read' }, context);
}
/**
 * Whether a call failed because there is nothing at its address: no such resource, or a host that does not know a call
 * which is not part of the specification.
 */
function isMissingCall(error) {
    return error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && [404, 405, 501].includes(error.details.httpStatus ?? 0);
}
/**
 * POST of a JSON document.
 * @throws {PlatformError}; {StepError} when the signal ended it
 */
async function create(connection, path, what, body, context) {
    return await send(connection, { method: 'POST', target: path, what, kind: 'create', body }, context);
}
async function send({ root, credentials }, call, context) {
    const bytes = call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body), 'utf8');
    const body = bytes === undefined
        ? {}
        : {
            body: {
                type: 'application/json',
                bytes: bytes.length,
                open: async function* () {
                    yield bytes;
                },
            },
        };
    const url = typeof call.target === 'string' ? (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .callUrl */ .eh)(root, call.target) : call.target;
    const headers = { Authorization: basicAuthorization(credentials) };
    // A read whose answer is not JSON may have met a proxy or an error page: it is worth a retry. Any JSON is the host's.
    const isAnswer = (reply) => call.kind !== 'read' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .F)(reply.text);
    return await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .withAttempts */ .d)({ kind: call.kind, name: { what: call.what, origin: root.origin }, isAnswer, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)({ method: call.method, url, headers, ...body, ...context }));
}
/** RFC 7617: user ID and password in UTF-8, joined by a colon, in base64. */
function basicAuthorization({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}


/***/ }),

/***/ 8891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ listNewestBuilds),
/* harmony export */   d$: () => (/* binding */ buildIdOf),
/* harmony export */   lT: () => (/* binding */ readBuild)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9593);



/** The last segment of a build's resource name (specification section 2.3); public documents show two paths before it. */
const BUILD_ID = new RegExp(`/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})$`);
/** Stands for a build where there is none (public documents, for environments of direct-upload apps). */
const PLACEHOLDER = 'no_build';
/** ID of the build that a resource name names; undefined for anything else, and for the placeholder. */
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
/**
 * Whether a build has finished: well or not, which the state of its environment tells. Not part of the specification.
 * @returns undefined where the answer has another shape
 * @throws {PlatformError} where there is no such build, or no such read (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function readBuild(connection, { account, app, environment, build }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}/builds/${build}`;
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(connection, path, 'the read of the build', context);
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .l)(reply.text);
    if (buildIdOf(body?.['name']) !== build)
        return undefined;
    return { isFinished: typeof body?.['finishTime'] === 'string' && body['finishTime'] !== '' };
}
/**
 * The newest builds of an environment, newest first. Not part of the specification.
 * @returns undefined where the answer has another shape
 * @throws {PlatformError} where there is no such list; {StepError} when the signal ended it
 */
async function listNewestBuilds(connection, { account, app, environment }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}/builds`;
    const url = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .callUrl */ .eh)(connection.root, `${path}?orderBy=createTime%20desc&pageSize=10`);
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(connection, url, 'the list of builds', context);
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .l)(reply.text)?.['builds'];
    if (!Array.isArray(list))
        return undefined;
    const builds = [];
    for (const item of list) {
        const { name, createTime } = (item ?? {});
        const id = buildIdOf(name);
        const time = typeof createTime === 'string' ? Date.parse(createTime) : Number.NaN;
        if (id === undefined || Number.isNaN(time))
            return undefined;
        builds.push({ id, createTime: time });
    }
    return builds.sort((a, b) => b.createTime - a.createTime);
}


/***/ }),

/***/ 3052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ listEnvironments),
/* harmony export */   MO: () => (/* binding */ createEnvironment),
/* harmony export */   Qo: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1527);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3949);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4260);
/* harmony import */ var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9593);






/** The environment segment of a resource name (specification section 2.3). */
const ENVIRONMENT_ID = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f}/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f})(?:/|$)`);
/**
 * Creates an environment (specification section 4.2).
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
async function createEnvironment(connection, { account, app }, body, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .create */ .vt)(connection, path, 'the request to create the environment', body, context);
    const operation = (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOperation */ .$$)(reply.text);
    if (operation === undefined) {
        const message = `${connection.root.origin} answered the request to create the environment with HTTP ${reply.status}, but not with an operation.`;
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: reply.status });
    }
    return { environmentId: environmentIdOf(operation.operationName) ?? '', operation };
}
/**
 * Every environment of an app. Not part of the specification.
 * @returns undefined where the answer has another shape
 * @throws {PlatformError} where there is no such app, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
async function listEnvironments(connection, { account, app }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .LF)(connection, path, 'the list of environments', context);
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text)?.['environments'];
    if (!Array.isArray(list))
        return undefined;
    const environments = list.map(parseEnvironmentRecord);
    return environments.includes(undefined) ? undefined : environments;
}
/**
 * One environment. Not part of the specification.
 * @returns undefined where the answer has another shape
 * @throws {PlatformError} where there is no such environment, or no such read (see `isMissingCall`); {StepError} when the
 *   signal ended it
 */
async function readEnvironment(connection, { account, app, environment }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}`;
    const { text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .LF)(connection, path, 'the read of the environment', context);
    return parseEnvironmentRecord((0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .l)(text));
}
/** Domains are strings in the public reference, objects with `name` or `hostname` elsewhere; all are read. */
function parseEnvironmentRecord(value) {
    const { name, displayName, build, reconciling, domains } = (value ?? {});
    const id = typeof name === 'string' ? ENVIRONMENT_ID.exec(name)?.[1] : undefined;
    if (id === undefined)
        return undefined;
    return {
        id,
        displayName: typeof displayName === 'string' && displayName !== '' ? displayName : undefined,
        liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_4__/* .buildIdOf */ .d$)(build),
        reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
        domains: Array.isArray(domains) ? domains.flatMap(domainOf) : [],
    };
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

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ym: () => (/* binding */ getInstall),
/* harmony export */   i4: () => (/* binding */ primaryHostname),
/* harmony export */   j5: () => (/* binding */ listInstalls)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1527);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8804);





/** Longest URL of a next page that is followed, in characters: about what servers take for a request line. */
const MAX_NEXT_LENGTH = 4096;
/**
 * Lists installs over all pages (specification sections 4.5 and 8) by following `next` until it is null.
 * @throws {PlatformError} `bad-reply` for a page of another form, or a `next` that leads elsewhere or in a circle;
 * {StepError} when the signal ended it
 */
async function listInstalls(connection, options, context) {
    const first = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .callUrl */ .eh)(connection.root, `/v1/installs?limit=${options.pageSize}&offset=${options.offset}`);
    const seen = new Set([first.href]);
    const installs = [];
    let url = first;
    for (let page = 1;; page += 1) {
        const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(connection, url, 'the list of installs', context);
        const { results, count, next } = parsePage(connection, reply.text);
        installs.push(...results);
        if (next === null)
            return { installs, total: count, truncated: false };
        if (page >= options.maxPages)
            return { installs, total: count, truncated: true };
        url = nextPage(connection, first, next);
        if (seen.has(url.href))
            throw badReply(connection, 'names a page that was read before as the next one');
        seen.add(url.href);
    }
}
/**
 * Reads one install with its domains (specification section 4.6).
 * @throws {PlatformError} `not-found` when the account has no such install; {StepError} when the signal ended it
 */
async function getInstall(connection, id, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(connection, `/v1/installs/${id}`, 'the read of the install', context);
    const install = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(reply.text);
    if (install === undefined || !isInstall(install))
        throw badReply(connection, 'is no install');
    return install;
}
/** Its primary domain, where it has domains in the form of section 2.4; other forms are passed on, but not read. */
function primaryHostname({ domains }) {
    const list = Array.isArray(domains) ? domains : [];
    for (const domain of list) {
        const { hostname, primary } = (domain ?? {});
        if (primary === true && typeof hostname === 'string')
            return hostname;
    }
    return undefined;
}
function parsePage(connection, text) {
    const { results, count, next = null } = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text) ?? {};
    if (!Array.isArray(results) || !results.every(isInstall))
        throw badReply(connection, 'has no list of installs in "results"');
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
        throw badReply(connection, 'has no number in "count"');
    if (next !== null && typeof next !== 'string')
        throw badReply(connection, 'has a "next" that is neither a URL nor null');
    return { results, count, next };
}
/** The next page only where the first one came from: the request carries credentials. */
function nextPage(connection, first, next) {
    if (next.length > MAX_NEXT_LENGTH)
        throw badReply(connection, `has a "next" of more than ${MAX_NEXT_LENGTH} characters`);
    if (!URL.canParse(next))
        throw badReply(connection, 'has a "next" that is no full URL');
    const url = new URL(next);
    if (url.username !== '' || url.password !== '') {
        throw badReply(connection, 'has a "next" with a user name or a password in it, which is not followed');
    }
    if (url.origin !== first.origin || url.pathname !== first.pathname) {
        const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
        throw badReply(connection, `has a "next" that leads to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(place)}; credentials are not sent there`);
    }
    url.hash = '';
    return url;
}
function isInstall(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { id, name } = value;
    return (typeof id === 'number' || typeof id === 'string') && typeof name === 'string';
}
function badReply({ root }, problem) {
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk('bad-reply', `The answer of ${root.origin} ${problem}.`, 'failed');
}


/***/ }),

/***/ 3949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ parseOperation),
/* harmony export */   T9: () => (/* binding */ UNNAMED_OPERATION),
/* harmony export */   kg: () => (/* binding */ otherEnvironment)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9593);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);


/** Longest resource name that is passed on as an output, in characters. */
const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f}/environments/${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f}`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})$`);
const UNNAMED_OPERATION = { operationName: '', operationId: '', buildPath: '', buildId: '' };
/**
 * The body of a 2xx reply that carries an Operation (specification section 2.3), or is empty or `{}` (both documented
 * publicly). Undefined for anything else: a name of another form must not become an output of the step.
 */
function parseOperation(text) {
    if (text.trim() === '')
        return UNNAMED_OPERATION;
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .parseObject */ .l)(text);
    if (body === undefined)
        return undefined;
    if (Object.keys(body).length === 0)
        return UNNAMED_OPERATION;
    const operationName = body['name'];
    const metadata = body['metadata'];
    const buildPath = typeof metadata === 'object' && metadata !== null ? metadata['build'] : undefined;
    if (typeof operationName !== 'string' || typeof buildPath !== 'string')
        return undefined;
    if (operationName.length > MAX_NAME_LENGTH || buildPath.length > MAX_NAME_LENGTH)
        return undefined;
    const operationId = OPERATION_NAME.exec(operationName)?.[1];
    const buildId = BUILD_PATH.exec(buildPath)?.[1];
    if (operationId === undefined || buildId === undefined)
        return undefined;
    return { operationName, operationId, buildPath, buildId };
}
/**
 * The environment that an operation or its build belongs to, where that is not in the place that was asked for.
 * @param place `accounts/acme/apps/shop`, or an environment below it
 * @returns `accounts/acme/apps/other/environments/e-1`; undefined where all is as it should be
 */
function otherEnvironment({ operationName, buildPath }, place) {
    const other = [operationName, buildPath].find((name) => name !== '' && !name.startsWith(`${place}/`));
    return other?.replace(/\/[^/]+\/[^/]+$/, '');
}


/***/ })

};

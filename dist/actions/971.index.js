export const id = 971;
export const ids = [971];
export const modules = {

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEnvironmentAction: () => (/* binding */ createEnvironmentAction)
});

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/platform/api/address.js
var address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/platform/api/environments.js
var api_environments = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/platform/api/installs.js
var api_installs = __webpack_require__(4478);
// EXTERNAL MODULE: ./lib/platform/api/operation.js
var api_operation = __webpack_require__(3949);
// EXTERNAL MODULE: ./lib/platform/api/wire.js
var wire = __webpack_require__(4547);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/actions/step/call-context.js + 1 modules
var call_context = __webpack_require__(7202);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 2 modules
var step = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/actions/lookup/platform-lists.js
var platform_lists = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/actions/lookup/not-found-hint.js
var not_found_hint = __webpack_require__(758);
// EXTERNAL MODULE: ./lib/shared/inputs.js
var shared_inputs = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/actions/inputs/target.js
var target = __webpack_require__(600);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
// EXTERNAL MODULE: ./lib/actions/create-environment/shell-variables.js
var shell_variables = __webpack_require__(1966);
;// CONCATENATED MODULE: ./lib/actions/create-environment/inputs.js





/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the value of a shell variable */
function readCreateEnvironmentInputs(runner) {
    const reader = new input_reader/* InputReader */.i_(shared_inputs/* INPUTS */.mc['create-environment'], (name) => name === 'shell-variables' ? runner.inputAsWritten(name).trimEnd() : runner.input(name));
    const connection = (0,target/* readConnection */.dC)(reader, 'headless-url');
    const { body, ...inputs } = reader.finish({
        connection,
        account: reader.required('account', address/* parseSegment */.Zs),
        app: reader.required('app', address/* parseSegment */.Zs),
        body: (0,input_reader/* together */.bs)({
            displayName: reader.required('display-name', parseName),
            wpEnvironment: reader.required('wp-environment', parseName),
            branch: reader.parsed('branch', parseName),
            shellVariables: reader.parsedOr('shell-variables', [], shell_variables/* parseShellVariables */.R),
        }),
        hosting: readHosting(reader, connection),
        ignoreExisting: reader.choice('if-exists', ['error', 'ignore']) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
    const { shellVariables, ...fields } = body;
    return { ...inputs, body: shellVariables.length > 0 ? body : fields };
}
/** The hosting API takes the same credentials, which have been read. */
function readHosting(reader, connection) {
    if (reader.optional('base-url') === undefined)
        return undefined;
    const apiRoot = (0,target/* readRoot */.XD)(reader, 'base-url', reader.required);
    return connection === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : (0,input_reader/* together */.bs)({ apiRoot, credentials: connection.credentials });
}
/** A name in a JSON body, of one line. What else is allowed, the platform decides. @throws {RangeError} */
function parseName(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
        throw new RangeError('must be one line of at most 256 characters');
    }
    return text;
}

// EXTERNAL MODULE: ./lib/actions/step/advice/advice.js
var advice_advice = __webpack_require__(8747);
// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/actions/step/advice/error-codes.js
var error_codes = __webpack_require__(2938);
// EXTERNAL MODULE: ./lib/actions/step/report/html.js
var html = __webpack_require__(6696);
// EXTERNAL MODULE: ./lib/actions/step/ending.js
var ending = __webpack_require__(2903);
;// CONCATENATED MODULE: ./lib/actions/create-environment/report.js





const HEADINGS = {
    accepted: 'Environment created',
    skipped: 'Environment already exists',
    unknown: 'Outcome unknown, the environment may be there',
};
const createEnvironmentReport = {
    outputs: ({ environment, created = false }) => ({
        'environment-id': environment?.environmentId ?? '',
        'operation-name': environment?.operation?.operationName ?? '',
        'build-path': environment?.operation?.buildPath ?? '',
        created,
    }),
    advice: (error, { isLookingUpInstall }, inputs, ciHost) => {
        if (isLookingUpInstall === true)
            return (0,error_codes/* commonAdvice */.ai)(error, advice_advice/* INSTALLS_SUBJECT */.C, ciHost);
        const subject = {
            address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the environment may have been created',
            lookFor: 'the environment',
        };
        const advice = [(0,error_codes/* commonAdvice */.ai)(error, subject, ciHost)];
        // What the account has was listed otherwise: that error has advice of its own.
        const isUnseen = ['not-found', 'forbidden'].includes(error.code) && error.advice === undefined;
        if (error.code === 'conflict' && inputs?.ignoreExisting === false)
            advice.push((0,advice_advice/* ignoreAdvice */.l)(ciHost.messages));
        if (isUnseen && isLookingUpInstall === false)
            advice.push(CHECK_SPELLING);
        else if (mayBeLimit(error))
            advice.push(LIMIT_ADVICE);
        return advice.join(' ');
    },
    summary: ({ environment }, { status }, inputs) => ({
        heading: (0,ending/* headingOf */.W)(status, HEADINGS, 'Environment not created'),
        subject: inputs && `${inputs.account} / ${inputs.app} / ${inputs.body.displayName}`,
        rows: [
            ['Environment ID', environment?.environmentId === undefined ? undefined : (0,html/* code */.aY)(environment.environmentId)],
            ['WordPress install', inputs && (0,html/* code */.aY)(inputs.body.wpEnvironment)],
            ['Shell variables', inputs?.body.shellVariables && (0,html/* text */.Qq)(describeVariables(inputs.body.shellVariables, status))],
            ['Platform', inputs && (0,html/* code */.aY)(inputs.connection.apiRoot.origin)],
        ],
        names: [
            ['Operation', environment?.operation && (0,html/* code */.aY)(environment.operation.operationName)],
            ['Build', environment?.operation && (0,html/* code */.aY)(environment.operation.buildPath)],
        ],
    }),
};
const CHECK_SPELLING = "The credentials are valid, as the installs could be read with them: check the account's spelling first.";
const LIMIT_ADVICE = 'If the app has as many environments as it may have, delete some: the action delete-environment does that for closed pull requests.';
/** Which status a platform answers with that allows no more environments is not public. */
function mayBeLimit(error) {
    if (!(error instanceof platform_error/* PlatformError */.Wk))
        return false;
    return ['conflict', 'forbidden', 'rate-limited'].includes(error.code) || error.statusClass === 'rejected';
}
function describeVariables(variables, status) {
    return status === 'skipped' ? `${variables.length}, not sent: it keeps those that it has` : String(variables.length);
}

;// CONCATENATED MODULE: ./lib/actions/create-environment/run.js














/** More than any account has; a guard against a list that never ends. */
const MAX_PAGES = 1000;
/** Creates an environment of a direct-upload app. */
const createEnvironmentAction = (0,step/* defineStep */.o)({
    read: readCreateEnvironmentInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, body, hosting } = inputs;
        const { displayName, wpEnvironment, shellVariables = [] } = body;
        hideValues(runner, shellVariables);
        const variables = shellVariables.length === 0 ? '' : `, ${(0,format/* countOf */.pq)(shellVariables.length, 'shell variable')}`;
        const what = `account ${account}, app ${app}, environment "${(0,safe_text/* safeText */.Hk)(displayName)}"${variables}`;
        (0,call_context/* logTarget */.w)(runner, connection.apiRoot, what);
        const existing = inputs.ignoreExisting ? await findExisting(runner, inputs, calls) : undefined;
        if (existing !== undefined) {
            record({ environment: existing });
            runner.info(`It already exists: environment ID ${existing.environmentId}`);
            if (shellVariables.length > 0)
                runner.info('It keeps the shell variables that it has: those given here were not sent.');
            return 'skipped';
        }
        if (hosting !== undefined) {
            record({ isLookingUpInstall: true });
            (0,call_context/* logTarget */.w)(runner, hosting.apiRoot, `the install "${(0,safe_text/* safeText */.Hk)(wpEnvironment)}"`);
            await requireInstall(hosting, wpEnvironment, calls);
            record({ isLookingUpInstall: false });
        }
        aboutToSend();
        const environment = await create(inputs, calls);
        record({ accepted: true, environment, created: true });
        logCreated(runner, environment, (0,address/* resourceName */.Iy)({ account, app }));
        return 'accepted';
    },
    report: createEnvironmentReport,
});
/** Inputs that the step shows anyway. */
const SHOWN = ['account', 'app', 'display-name', 'wp-environment', 'branch', 'headless-url', 'base-url'];
/** A host may repeat a value. One that is part of another input, such as the name of the account, is no secret. */
function hideValues(runner, variables) {
    const shown = SHOWN.map((name) => runner.input(name));
    const values = variables.map(({ value }) => value);
    runner.hide(values.filter((value) => !shown.some((text) => text.includes(value.trim()))));
}
/** @throws {StepError} with what the account has, where the app is not there */
async function create({ connection, account, app, body }, calls) {
    try {
        return await (0,api_environments/* createEnvironment */.MO)(connection, { account, app }, body, calls);
    }
    catch (error) {
        const describe = async (context) => await (0,not_found_hint/* describeMissingApp */.pV)({ ...connection, address: { account, app } }, context);
        throw await (0,not_found_hint/* addNotFoundHint */.yd)(error, 'list of apps', describe, calls);
    }
}
/** @param appName resource name of the app that the request was sent to */
function logCreated(runner, { environmentId, operation }, appName) {
    if (environmentId === undefined) {
        runner.warning('No operation in the answer', 'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.');
    }
    else {
        runner.info(`Created: environment ID ${environmentId}`);
    }
    const other = operation && (0,api_operation/* otherEnvironment */.kg)(operation, appName);
    if (other === undefined)
        return;
    const text = `The request was sent to ${appName}, but the answer names ${other}. Look in the user portal where the environment is.`;
    runner.warning('Operation of another environment', text);
}
/** The environment of that display name, for `if-exists: ignore`; undefined where a new one is to be created. */
async function findExisting(runner, { connection, account, app, body }, calls) {
    const environments = await (0,api_environments/* hintedEnvironments */.Nv)(connection, { account, app }, calls);
    if (environments.kind !== 'value') {
        runner.warning('Existing environments not known', 'This host has no readable list of environments, so "if-exists: ignore" cannot find one that is there already. A new one is created.');
        return undefined;
    }
    const found = environments.value.find(({ displayName }) => displayName === body.displayName);
    return found && { environmentId: found.id, operation: undefined };
}
/** @throws {InvalidInputError} when the account has no install of that name */
async function requireInstall(hosting, name, calls) {
    const options = { pageSize: wire/* MAX_PAGE_SIZE */.H4, offset: 0, maxPages: MAX_PAGES };
    const { installs } = await (0,api_installs/* listInstalls */.j5)(hosting, options, calls);
    if (installs.some((install) => install.name === name))
        return;
    const known = installs.length === 0 ? 'It has none' : `It has ${(0,format/* firstOf */.Ku)(installs, 10, (install) => (0,safe_text/* safeText */.Hk)(install.name))}`;
    const nearest = (0,platform_lists/* suggestNames */.Rd)(name, installs.map((install) => install.name));
    const problem = `is not an install that these credentials can see at ${hosting.apiRoot.origin}.${nearest} ${known}.`;
    throw new errors/* InvalidInputError */.oC([{ input: 'wp-environment', value: name, problem }]);
}


/***/ }),

/***/ 1966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseShellVariables)
/* harmony export */ });
/* harmony import */ var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9593);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1838);


/** Bad lines or members that an error names; a key pasted with line breaks has dozens. */
const MAX_PLACES = 5;
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
    const object = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(text);
    if (object === undefined)
        throw new RangeError('starts with "{", so it must be one JSON object');
    const badKeys = Object.keys(object).flatMap((key, index) => (KEY.test(key) ? [] : `member ${index + 1}`));
    if (badKeys.length > 0)
        throw new RangeError(badKeyProblem(badKeys));
    const variables = Object.entries(object).map(([key, value]) => {
        if (typeof value !== 'string')
            throw new RangeError(`must have a string as the value of ${key}`);
        return { key, value };
    });
    // Of two members with one name JSON.parse keeps the last. Here each member is two strings, so any more were dropped.
    const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    if (strings.length !== 2 * variables.length)
        throw new RangeError('must not have two members with the same name');
    return variables;
}
function fromLines(text) {
    const lines = text
        .split(/\r\n|\r|\n/)
        .map((line, index) => ({ line, equals: line.indexOf('='), where: `line ${index + 1}` }))
        .filter(({ line }) => line.trim() !== '' && !line.trimStart().startsWith('#'));
    const variables = lines.map(({ line, equals, where }) => {
        return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where };
    });
    const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
    const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
    const problems = [
        ...(noEquals.length === 0
            ? []
            : [`must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(noEquals, MAX_PLACES)}`]),
        ...(badKeys.length === 0 ? [] : [badKeyProblem(badKeys)]),
    ];
    if (problems.length > 0)
        throw new RangeError(problems.join('; it '));
    return variables.map(({ key, value }) => ({ key, value }));
}
/** A bad key is not repeated: a line that is out of place may be part of a value. */
function badKeyProblem(places) {
    return `has an invalid name in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}


/***/ }),

/***/ 758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ requireApp),
/* harmony export */   pV: () => (/* binding */ describeMissingApp),
/* harmony export */   yd: () => (/* binding */ addNotFoundHint)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7718);
/* harmony import */ var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5162);
/* harmony import */ var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3808);
/* harmony import */ var _platform_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9835);





/** How long the lists may take to read: they are an extra. */
const MAX_LOOKUP_MS = 10_000;
/**
 * For a request that was answered with 404: adds what the platform has instead, where the host has lists of it.
 * @param thrown what the request ended with
 * @param list what is read: `list of apps`
 * @param describe reads it, and returns what to check, in sentences; empty if nothing could be determined
 * @returns the error with what was found in its message, or as it is
 * @throws {StopError} `cancelled`, when the step is cancelled meanwhile
 */
async function addNotFoundHint(thrown, list, describe, context) {
    if (!(thrown instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || thrown.code !== 'not-found')
        return thrown;
    context.log(`HTTP 404: reading the ${list} to see what is there`);
    const signal = AbortSignal.any([context.signal, (0,_shared_time_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .timeLimit */ .z)(MAX_LOOKUP_MS)]);
    const found = await describe({ ...context, signal }).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StopError */ .Tj && error.code === 'cancelled')
            throw error;
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg || signal.aborted)
            return '';
        throw error;
    });
    // It says which input to look at, so that it needs no further advice.
    return found === '' ? thrown : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('not-found', `${thrown.message} ${found}`, 'failed', { advice: '' });
}
/** What to check where the app that a call is for may not be there, as sentences; empty if nothing could be determined. */
async function describeMissingApp(target, context) {
    const why = whyAppIsMissing(target, await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__/* .hintedApps */ .Zi)(target, target.address.account, context));
    return why === undefined ? '' : `Check "app" and "account". ${why}`;
}
/**
 * Where the environments of an app cannot be read: whether that is because there is no such app.
 * @returns the list of apps
 * @throws {StepError} `not-found`, where the list of apps can be read and does not have it; as `hintedApps`
 */
async function requireApp(target, context) {
    const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__/* .hintedApps */ .Zi)(target, target.address.account, context);
    const why = whyAppIsMissing(target, apps);
    if (why !== undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('not-found', why, 'failed', { advice: '' });
    return apps;
}
function whyAppIsMissing({ address }, apps) {
    const { account, app } = address;
    if (apps.kind !== 'value' || apps.value.includes(app))
        return undefined;
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestNames */ .Rd)(app, apps.value);
    return `There is no app "${app}" in the account "${account}".${nearest} The account has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .describeApps */ .cD)(apps.value)}.`;
}


/***/ }),

/***/ 9835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ describeEnvironment),
/* harmony export */   Rd: () => (/* binding */ suggestNames),
/* harmony export */   bW: () => (/* binding */ suggestEnvironments),
/* harmony export */   cD: () => (/* binding */ describeApps),
/* harmony export */   gE: () => (/* binding */ describeEnvironments)
/* harmony export */ });
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3242);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1838);
/* harmony import */ var _shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1873);



/** Names shown of a list. */
const MAX_SHOWN = 10;
/** Of several names that are equally near, those that are offered. */
const MAX_NEAREST = 3;
/** The environments whose name or ID is nearest, as ` Did you mean "Staging" (ID e-2)?`; empty where none is near. */
function suggestEnvironments(wanted, environments) {
    const namesOf = ({ id, displayName }) => displayName === undefined ? [id] : [id, displayName];
    const nearest = new Set((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(wanted, environments.flatMap(namesOf)));
    return suggestion(environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment));
}
/** The nearest names of apps or installs, as ` Did you mean shop?`; empty where none is near. */
function suggestNames(wanted, names) {
    return suggestion((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .LE)(wanted, names).map((name) => (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(name)));
}
function suggestion(nearest) {
    return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}
/** What an app has, as the end of a sentence: `"Production" (ID e-1), "Staging" (ID e-2)`. */
function describeEnvironments(environments) {
    return environments.length === 0 ? 'no environments' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(environments, MAX_SHOWN, describeEnvironment);
}
/** What an account has, as the end of a sentence: `shop, blog`. */
function describeApps(apps) {
    return apps.length === 0 ? 'no apps' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(apps, MAX_SHOWN);
}
/** `"Production" (ID e-1)`; without a display name `ID e-1`. */
function describeEnvironment({ id, displayName }) {
    return displayName === undefined ? `ID ${id}` : `"${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(displayName)}" (ID ${id})`;
}


/***/ }),

/***/ 8747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ INSTALLS_SUBJECT),
/* harmony export */   l: () => (/* binding */ ignoreAdvice)
/* harmony export */ });
/** For a conflict where `if-exists` was left at `error`. */
function ignoreAdvice({ setting }) {
    return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}
/** A list of installs: a read, which leaves nothing unknown. */
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d$: () => (/* binding */ buildIdOf),
  AY: () => (/* binding */ listNewestBuilds),
  lT: () => (/* binding */ readBuild)
});

// EXTERNAL MODULE: ./lib/shared/answer.js
var answer = __webpack_require__(111);
// EXTERNAL MODULE: ./lib/shared/http-date.js
var http_date = __webpack_require__(7814);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/platform/api/address.js
var api_address = __webpack_require__(628);
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

;// CONCATENATED MODULE: ./lib/platform/api/builds.js







/** The last segment of a build's resource name (specification section 2.3); public documents show two paths before it. */
const BUILD_ID = new RegExp(`/builds/(${api_address/* SEGMENT */._f})$`);
/** Stands for a build where there is none (public documents, for environments of direct-upload apps). */
const PLACEHOLDER = 'no_build';
/** ID of the build that a resource name names; undefined for anything else, and for the placeholder. */
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
/**
 * Whether a build has finished, well or not: only the state of its environment shows which, or the local platform. Not part of the specification.
 * @throws {StepError} when the signal ended it
 */
async function readBuild(connection, { build, ...address }, context) {
    const path = `/v1/${(0,api_address/* resourceName */.Iy)(address)}/builds/${build}`;
    return await (0,api_request/* ask */.kA)(connection, path, 'the read of the build', context, ({ headers, text }) => {
        const body = (0,json_object/* parseObject */.l)(text);
        const name = body?.['name'];
        const id = buildIdOf(name);
        if (body === undefined || typeof name !== 'string' || id === undefined)
            return api_request/* UNEXPECTED_RESPONSE */.Wi;
        if (id !== build || !(0,api_address/* isBelow */.Yw)(name, address))
            return (0,api_request/* aboutOther */._i)(name);
        const now = (0,http_date/* answeredAt */.F7)(headers, context.clock.date());
        const record = parseFinish(body['createTime'], body['finishTime'], now);
        const local = parseLocalResult(body['headlessDeployLocal'], connection.apiRoot);
        return (0,answer/* valueOf */.RP)(record.isFinished || local === 'running' ? { ...record, local } : record);
    });
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
 * @param onOther called with the name of each build in the list that is not of this environment; it is left out
 * @throws {StepError} when the signal ended it
 */
async function listNewestBuilds(connection, address, context, onOther = () => undefined) {
    const url = (0,api_address/* callUrl */.eh)(connection.apiRoot, `/v1/${(0,api_address/* resourceName */.Iy)(address)}/builds?orderBy=createTime%20desc&pageSize=10`);
    return await (0,api_request/* ask */.kA)(connection, url, 'the list of builds', context, ({ headers, text }) => {
        const list = (0,json_object/* parseObject */.l)(text)?.['builds'];
        if (!Array.isArray(list))
            return api_request/* UNEXPECTED_RESPONSE */.Wi;
        const now = (0,http_date/* answeredAt */.F7)(headers, context.clock.date());
        const builds = [];
        for (const item of list) {
            const { name, createTime } = (item ?? {});
            const id = buildIdOf(name);
            const time = parseTimestamp(createTime);
            if (typeof name !== 'string' || id === undefined || time === undefined)
                return api_request/* UNEXPECTED_RESPONSE */.Wi;
            if ((0,api_address/* isBelow */.Yw)(name, address))
                builds.push({ id, createTime: time, age: now - time });
            else
                onOther(name);
        }
        return (0,answer/* valueOf */.RP)(builds.sort((a, b) => b.createTime - a.createTime));
    });
}
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


/***/ }),

/***/ 3052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ createEnvironment),
/* harmony export */   Nv: () => (/* binding */ hintedEnvironments),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Uv: () => (/* binding */ parseEnvironmentRecord),
/* harmony export */   jA: () => (/* binding */ deleteEnvironment)
/* harmony export */ });
/* harmony import */ var _shared_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(111);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3949);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4260);
/* harmony import */ var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7614);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9593);
/* harmony import */ var _refused_success_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1146);








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
 * The environments of an app, as a hint: there may be more of them. Not part of the specification.
 * @returns a problem where there is no such app, or no such list, or it has an unexpected format
 * @throws {PlatformError} for anything else, see `unlessRefused`; {StepError} when the signal ended it
 */
async function hintedEnvironments(connection, { account, app }, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)({ account, app })}/environments`;
    const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(connection, path, 'the list of environments', context, ({ text }) => (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(text, 'environments', (item) => parseEnvironmentRecord(item, context.holdsSecret)));
    return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessRefused */ .J0)(answer);
}
/**
 * One environment: the record of this one, and of no other. Not part of the specification.
 * @throws {StepError} when the signal ended it
 */
async function readEnvironment(connection, address, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}`;
    return await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .ask */ .kA)(connection, path, 'the read of the environment', context, ({ text }) => {
        const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(text);
        const record = parseEnvironmentRecord(body, context.holdsSecret);
        if (record === undefined)
            return _api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .UNEXPECTED_RESPONSE */ .Wi;
        const { name } = body;
        return name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .valueOf */ .RP)(record) : (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .aboutOther */ ._i)(name);
    });
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
/**
 * Asks to delete an environment (public documents): one request, which is never repeated here. No schema of the answer is
 * public; an empty one and a JSON object are taken for the platform's. Neither says that the environment has gone.
 * @throws {PlatformError} refused, also in the body of a 2xx, unreachable, `ambiguous`, or `bad-reply` with the status
 *   `unknown`; {StepError} when the signal ended it
 */
async function deleteEnvironment(connection, address, context) {
    const what = 'the request to delete the environment';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteOnce */ .fK)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}`, what, context);
    const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
    const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusedSuccess */ .f)(text);
    if (refusal !== undefined)
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('rejected', `${answered}, and refused it: ${refusal}.`, 'failed', { httpStatus: status });
    if (text.trim() === '' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(text) !== undefined)
        return;
    const message = `${answered}, but not as the platform does.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: status });
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

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ym: () => (/* binding */ getInstall),
/* harmony export */   i4: () => (/* binding */ primaryHostname),
/* harmony export */   j5: () => (/* binding */ listInstalls)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3808);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);





/** Longest URL of a next page that is followed, in characters: about what servers take for a request line. */
const MAX_NEXT_LENGTH = 4096;
/**
 * Lists installs over all pages (specification sections 4.5 and 8) by following `next` until it is null.
 * @throws {PlatformError} `bad-reply` for a page of an unexpected format, or a `next` that leads to another host or in a circle;
 * {StepError} when the signal ended it
 */
async function listInstalls(connection, options, context) {
    const first = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .callUrl */ .eh)(connection.apiRoot, `/v1/installs?limit=${options.pageSize}&offset=${options.offset}`);
    const seen = new Set([first.href]);
    const installs = [];
    let url = first;
    for (let page = 1;; page += 1) {
        const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, url, 'the list of installs', context);
        const { results, count, next } = parsePage(connection, reply.text, context.holdsSecret);
        installs.push(...results);
        if (next === null)
            return { installs, total: count, truncated: false };
        if (page >= options.maxPages)
            return { installs, total: count, truncated: true };
        url = nextPage(connection, first, next);
        if (seen.has(url.href))
            throw badReply(connection, 'repeats a page that was already read as the next one');
        seen.add(url.href);
    }
}
/**
 * Reads one install with its domains (specification section 4.6).
 * @throws {PlatformError} `not-found` when the account has no such install; {StepError} when the signal ended it
 */
async function getInstall(connection, id, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, `/v1/installs/${id}`, 'the read of the install', context);
    const install = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(reply.text);
    if (install === undefined || !isInstall(install))
        throw badReply(connection, 'is not an install');
    requireNoSecret(connection, install, context.holdsSecret);
    return install;
}
/** Its primary domain, where it has domains in the format of section 2.4; other formats are passed on, but not read. */
function primaryHostname({ domains }) {
    const list = Array.isArray(domains) ? domains : [];
    for (const domain of list) {
        const { hostname, primary } = (domain ?? {});
        if (primary === true && typeof hostname === 'string')
            return hostname;
    }
    return undefined;
}
function parsePage(connection, text, holdsSecret) {
    const { results, count, next = null } = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text) ?? {};
    if (!Array.isArray(results) || !results.every(isInstall))
        throw badReply(connection, 'has no list of installs in "results"');
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
        throw badReply(connection, 'has no number in "count"');
    if (next !== null && typeof next !== 'string')
        throw badReply(connection, 'has a "next" that is neither a URL nor null');
    requireNoSecret(connection, results, holdsSecret);
    return { results, count, next };
}
/** All of an install is passed on, in JSON. A value that is left out of it in silence would be worse than none. */
function requireNoSecret(connection, data, holdsSecret) {
    if (holdsSecret(JSON.stringify(data)))
        throw badReply(connection, 'holds one of your secrets');
}
/** The next page only where the first one came from: the request carries credentials. */
function nextPage(connection, first, next) {
    if (next.length > MAX_NEXT_LENGTH)
        throw badReply(connection, `has a "next" of more than ${MAX_NEXT_LENGTH} characters`);
    if (!URL.canParse(next))
        throw badReply(connection, 'has a "next" that is not an absolute URL');
    const url = new URL(next);
    if (url.username !== '' || url.password !== '') {
        throw badReply(connection, 'has a "next" with a user name or a password in it, which is not followed');
    }
    if (url.origin !== first.origin || url.pathname !== first.pathname) {
        const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
        throw badReply(connection, `has a "next" that leads to ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(place)}; credentials are not sent there`);
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
function badReply({ apiRoot }, problem) {
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk('bad-reply', `The answer of ${apiRoot.origin} ${problem}.`, 'failed');
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

export const id = 691;
export const ids = [691];
export const modules = {

  691:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createEnvironmentAction: () => (  createEnvironmentAction)
});

var errors = __webpack_require__(8835);
var address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var api_environments = __webpack_require__(5141);
var installs = __webpack_require__(7619);
var api_operation = __webpack_require__(6518);
var wire = __webpack_require__(4346);
var safe_text = __webpack_require__(7225);
var format = __webpack_require__(9967);
var call_context = __webpack_require__(9311);
var shared_inputs = __webpack_require__(2045);
var step = __webpack_require__(3735);
var platform_lists = __webpack_require__(3314);
var not_found_hint = __webpack_require__(4731);
var target = __webpack_require__(1633);
var input_reader = __webpack_require__(3412);
var shell_variables = __webpack_require__(2349);
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/inputs.js





function readCreateEnvironmentInputs(runner) {
    const reader = new input_reader .i_(shared_inputs .mc['create-environment'], {
        ...runner,
        input: (name) => (name === 'shell-variables' ? runner.inputAsWritten(name).trimEnd() : runner.input(name)),
    });
    const connection = (0,target .d)('headless-url', reader.required);
    const { body, ...inputs } = reader.finish({
        connection,
        account: reader.required('account', address .Zs),
        app: reader.required('app', address .Zs),
        body: (0,input_reader .bs)({
            displayName: reader.required('display-name', parseName),
            wpEnvironment: reader.required('wp-environment', parseName),
            branch: reader.parsed('branch', parseName),
            shellVariables: reader.parsedOr('shell-variables', [], shell_variables .R),
        }),
        hosting: readHosting(reader, connection),
        ignoreExisting: reader.choice('if-exists', shared_inputs .mc['create-environment']['if-exists'].choices) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
    const { shellVariables, ...fields } = body;
    return { ...inputs, body: shellVariables.length > 0 ? body : fields };
}
function readHosting(reader, connection) {
    if (reader.optional('base-url') === undefined)
        return undefined;
    const apiRoot = reader.required('base-url', address .kd);
    return connection === input_reader .eU ? input_reader .eU : (0,input_reader .bs)({ apiRoot, credentials: connection.credentials });
}
function parseName(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
        throw new RangeError('must be one line of at most 256 characters');
    }
    return text;
}

var advice_advice = __webpack_require__(3556);
var platform_error = __webpack_require__(2837);
var error_codes = __webpack_require__(805);
var html = __webpack_require__(7383);
var ending = __webpack_require__(4802);
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/report.js






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
            return (0,error_codes .ai)(error, advice_advice .C, ciHost);
        const subject = {
            address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the environment may have been created',
            lookFor: 'the environment',
        };
        const install = error.code === 'rejected' && inputs ? `, wp-environment "${(0,safe_text .Hk)(inputs.body.wpEnvironment)}"` : '';
        const advice = [(0,error_codes .ai)(error, { ...subject, address: subject.address + install }, ciHost)];
        const isUnseen = ['not-found', 'forbidden'].includes(error.code) && error.advice === undefined && !(0,platform_error .jq)(error);
        if (error.code === 'conflict' && inputs?.ignoreExisting === false)
            advice.push((0,advice_advice .l)(ciHost.messages));
        if (isUnseen && isLookingUpInstall === false)
            advice.push(CHECK_SPELLING);
        else if (mayBeLimit(error))
            advice.push(LIMIT_ADVICE);
        return advice.join(' ');
    },
    summary: ({ environment }, { status }, inputs) => ({
        heading: (0,ending .W)(status, HEADINGS, 'Environment not created'),
        subject: inputs && `${inputs.account} / ${inputs.app} / ${inputs.body.displayName}`,
        rows: [
            ['Environment ID', environment?.environmentId === undefined ? undefined : (0,html .aY)(environment.environmentId)],
            ['WordPress install', inputs && (0,html .aY)(inputs.body.wpEnvironment)],
            ['Shell variables', inputs?.body.shellVariables && (0,html .Qq)(describeVariables(inputs.body.shellVariables, status))],
            ['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
        ],
        names: [
            ['Operation', environment?.operation && (0,html .aY)(environment.operation.operationName)],
            ['Build', environment?.operation && (0,html .aY)(environment.operation.buildPath)],
        ],
    }),
};
const CHECK_SPELLING = "The credentials are valid, as they can read the installs: check the account's spelling first.";
const LIMIT_ADVICE = 'If the app has reached its limit of environments, delete some: the action delete-environment does that for closed pull requests.';
function mayBeLimit(error) {
    if (!(error instanceof platform_error .Wk) || (0,platform_error .jq)(error))
        return false;
    return ['conflict', 'forbidden', 'rate-limited'].includes(error.code) || error.statusClass === 'rejected';
}
function describeVariables(variables, status) {
    return status === 'skipped'
        ? `${variables.length}, not sent: the environment keeps its own`
        : String(variables.length);
}

;// CONCATENATED MODULE: ./lib/src/actions/create-environment/run.js
















const MAX_PAGES = 1000;
const createEnvironmentAction = (0,step .o)({
    inputs: shared_inputs .mc['create-environment'],
    read: readCreateEnvironmentInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, body, hosting } = inputs;
        const { displayName, wpEnvironment, shellVariables = [] } = body;
        hideValues(runner, shellVariables);
        const variables = shellVariables.length === 0 ? '' : `, ${(0,format .pq)(shellVariables.length, 'shell variable')}`;
        const what = `account ${account}, app ${app}, environment "${(0,safe_text .Hk)(displayName)}"${variables}`;
        (0,call_context .w)(runner, connection.apiRoot, what);
        const existing = inputs.ignoreExisting ? await findExisting(runner, inputs, calls) : undefined;
        if (existing !== undefined) {
            record({ environment: existing });
            runner.info(`It already exists: environment ID ${existing.environmentId}`);
            if (shellVariables.length > 0)
                runner.info('It keeps its own shell variables: those given here were not sent.');
            return 'skipped';
        }
        if (hosting !== undefined) {
            record({ isLookingUpInstall: true });
            (0,call_context .w)(runner, hosting.apiRoot, `the install "${(0,safe_text .Hk)(wpEnvironment)}"`);
            await requireInstall(hosting, wpEnvironment, calls);
            record({ isLookingUpInstall: false });
        }
        aboutToSend();
        const environment = await create(inputs, calls);
        record({ accepted: true, environment, created: true });
        logCreated(runner, environment, (0,address .Iy)({ account, app }));
        return 'accepted';
    },
    report: createEnvironmentReport,
});
const SHOWN = ['account', 'app', 'display-name', 'wp-environment', 'branch', 'headless-url', 'base-url'];
function hideValues(runner, variables) {
    const shown = SHOWN.map((name) => runner.input(name));
    const values = variables.map(({ value }) => value);
    runner.hide(values.filter((value) => !shown.some((text) => text.includes(value.trim()))));
}
async function create({ connection, account, app, body }, calls) {
    try {
        return await (0,api_environments .MO)(connection, { account, app }, body, calls);
    }
    catch (error) {
        const target = { ...connection, address: { account, app } };
        const describe = async (context) => await (0,not_found_hint .pV)(target, context);
        throw await (0,not_found_hint .UY)(await (0,not_found_hint .yd)(error, 'list of apps', describe, calls), target, calls);
    }
}
function logCreated(runner, { environmentId, operation }, appName) {
    if (environmentId === undefined) {
        runner.warning('No operation in the answer', 'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.');
    }
    else {
        runner.info(`Created: environment ID ${environmentId}`);
    }
    const other = operation && (0,api_operation .kg)(operation, appName);
    if (other === undefined)
        return;
    const text = `The request was sent to ${appName}, but the answer names ${other}. Check in the user portal where the environment is.`;
    runner.warning('Operation of another environment', text);
}
async function findExisting(runner, { connection, account, app, body }, calls) {
    const environments = (0,api_request .J0)(await (0,api_environments .DO)(connection, { account, app }, calls));
    if (environments.kind !== 'value') {
        runner.warning('Existing environments not known', 'This host has no readable list of environments, so "if-exists: ignore" cannot find an existing one: the platform is asked to create one.');
        return undefined;
    }
    const { entries, part } = environments.value;
    const found = entries.find(({ displayName }) => displayName === body.displayName);
    if (found !== undefined)
        return { environmentId: found.id, operation: undefined };
    if (part === undefined)
        return undefined;
    const message = `${connection.apiRoot.origin} lists no environment of that name, but not all may have been listed: ${part}. Nothing was created, as it may exist.`;
    throw new errors .zg('bad-reply', message, 'failed', { advice: '' });
}
async function requireInstall(hosting, name, calls) {
    const options = { pageSize: wire .H4, offset: 0, maxPages: MAX_PAGES, matches: () => true };
    const { entries, part } = await (0,installs .j5)(hosting, options, calls);
    const names = entries.map((install) => install.name);
    if (names.includes(name))
        return;
    const nearest = (0,platform_lists .Rd)(name, names);
    if (part !== undefined) {
        const message = `${hosting.apiRoot.origin} lists no install "${(0,safe_text .Hk)(name)}", but not all may have been listed: ${part}.${nearest}`;
        throw new errors .zg('bad-reply', message, 'failed', {
            advice: 'Leave "base-url" empty to go on without this check.',
        });
    }
    const known = names.length === 0 ? 'It has none' : `It has ${(0,format .Ku)(names, 10)}`;
    const problem = `is not an install that these credentials can see at ${hosting.apiRoot.origin}.${nearest} ${known}.`;
    throw new errors .oC([{ input: 'wp-environment', value: name, problem }]);
}


  }),

  2349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  parseShellVariables)
  });
  var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2950);
  var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9967);


const MAX_PLACES = 5;
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
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
    const object = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(text);
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
            : [`must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__  .Ku)(noEquals, MAX_PLACES)}`]),
        ...(badKeys.length === 0 ? [] : [badKeyProblem(badKeys)]),
    ];
    if (problems.length > 0)
        throw new RangeError(problems.join('; it '));
    return variables.map(({ key, value }) => ({ key, value }));
}
function badKeyProblem(places) {
    return `has an invalid name in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__  .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}


  }),

  3118:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    jY: () => (  findEnvironment),
    kP: () => (  missingEnvironment),
    qz: () => (  missingApp)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7225);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
  var _platform_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3314);




function findEnvironment(environments, { app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__  .CK)(reference);
    const byId = environments.find(({ id }) => id === text);
    if (byId !== undefined)
        return byId;
    const named = reference.kind === 'id' ? [] : environments.filter(({ displayName }) => displayName === text);
    if (named.length < 2)
        return named[0];
    const ids = named.map(({ id }) => id).join(', ');
    const problem = `is the display name of ${named.length} environments of the app "${app}". Use the ID of the one you mean: ${ids}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .oC([{ input: 'environment', value: text, problem }]);
}
function missingEnvironment({ entries, part }, { account, app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__  .CK)(reference);
    const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(text)}"`;
    const where = `in the app "${app}" of the account "${account}"`;
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .bW)(text, entries);
    if (part !== undefined) {
        const message = `No environment with ${what} was found ${where}, but not all may have been listed: ${part}.${nearest} Write environments/ and the ID of the one you mean.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('bad-reply', message, 'failed', { advice: '' });
    }
    const message = `There is no environment with ${what} ${where}.${nearest} The app has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .gE)(entries)}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('not-found', message, 'failed', { advice: '' });
}
function missingApp(apps, { account, app }) {
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .Rd)(app, apps);
    const message = `There is no app "${app}" in the account "${account}".${nearest} The account has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .cD)(apps)}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('not-found', message, 'failed', { advice: '' });
}


  }),

  4731:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UY: () => (  addSwapHint),
    pV: () => (  describeMissingApp),
    yd: () => (  addNotFoundHint)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
  var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5019);
  var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2837);
  var _find_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3118);





const MAX_LOOKUP_MS = 10_000;
async function addNotFoundHint(thrown, list, describe, context) {
    if (!(thrown instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk) || thrown.code !== 'not-found')
        return thrown;
    context.log(`HTTP 404: reading the ${list} to see what is there`);
    return withHint(thrown, await lookUp(describe, context));
}
async function addSwapHint(thrown, target, context) {
    const { account, app } = target.address;
    if (!(thrown instanceof _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk) || thrown.code !== 'forbidden' || account === app)
        return thrown;
    context.log(`HTTP 403: reading the list of apps of "${app}", in case account and app are swapped`);
    const describe = async (within) => {
        const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .tS)(target, app, within);
        if (apps.kind !== 'value' || !apps.value.entries.includes(account))
            return '';
        return `"account" and "app" are swapped: the account "${app}" has an app "${account}".`;
    };
    return withHint(thrown, await lookUp(describe, context));
}
async function lookUp(describe, context) {
    const signal = AbortSignal.any([context.signal, (0,_shared_signals_js__WEBPACK_IMPORTED_MODULE_4__  .z)(MAX_LOOKUP_MS)]);
    return await describe({ ...context, signal }).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj && error.code === 'cancelled')
            throw error;
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg || signal.aborted)
            return '';
        throw error;
    });
}
function withHint(thrown, hint) {
    return hint === '' ? thrown : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg(thrown.code, `${thrown.message} ${hint}`, 'failed', { advice: '' });
}
async function describeMissingApp({ address, ...connection }, context) {
    const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .tS)(connection, address.account, context);
    if (apps.kind !== 'value' || apps.value.part !== undefined || apps.value.entries.includes(address.app))
        return '';
    return `Check "app" and "account". ${(0,_find_environment_js__WEBPACK_IMPORTED_MODULE_3__  .qz)(apps.value.entries, address).message}`;
}


  }),

  3314:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NE: () => (  describeEnvironment),
    Rd: () => (  suggestNames),
    bW: () => (  suggestEnvironments),
    cD: () => (  describeApps),
    gE: () => (  describeEnvironments)
  });
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9967);
  var _shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6626);



const MAX_SHOWN = 10;
const MAX_NEAREST = 3;
function suggestEnvironments(wanted, environments) {
    const namesOf = ({ id, displayName }) => displayName === undefined ? [id] : [id, displayName];
    const nearest = new Set((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, environments.flatMap(namesOf)));
    return suggestion(environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment));
}
function suggestNames(wanted, names) {
    return suggestion((0,_shared_similar_names_js__WEBPACK_IMPORTED_MODULE_1__  .LE)(wanted, names).map((name) => (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)));
}
function suggestion(nearest) {
    return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}
function describeEnvironments(environments) {
    return environments.length === 0 ? 'no environments' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(environments, MAX_SHOWN, describeEnvironment);
}
function describeApps(apps) {
    return apps.length === 0 ? 'no apps' : (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(apps, MAX_SHOWN);
}
function describeEnvironment({ id, displayName }) {
    return displayName === undefined ? `ID ${id}` : `"${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(displayName)}" (ID ${id})`;
}


  }),

  3556:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  INSTALLS_SUBJECT),
    l: () => (  ignoreAdvice)
  });
function ignoreAdvice({ setting }) {
    return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};


  }),

  9444:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lP: () => (  MAX_BUILDS),
  d$: () => (  buildIdOf),
  YF: () => (  listBuilds),
  t9: () => (  parseFinish),
  lk: () => (  parseTimestamp),
  lT: () => (  readBuild)
});


var shared_answer = __webpack_require__(5602);
var http_date = __webpack_require__(1877);
var safe_text = __webpack_require__(7225);
var api_address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var json_object = __webpack_require__(2950);
var secure_url = __webpack_require__(9597);
var wire = __webpack_require__(4346);
;// CONCATENATED MODULE: ./lib/src/platform/api/local-result.js


const MAX_WARNINGS = 10;
function parseLocalResult(value, apiRoot) {
    if (!(0,secure_url .U)(apiRoot.hostname))
        return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const fields = value;
    const { result, step, reason, log = [], warnings } = fields;
    if (result === 'running')
        return { running: runningStepOf(fields) };
    if (result === 'live')
        return areWarnings(warnings) ? { warnings } : undefined;
    if (result !== 'failed' || !isWord(step) || !isWord(reason) || !isList(log))
        return undefined;
    const isTooLarge = Buffer.byteLength(JSON.stringify({ result, step, reason, log })) > wire .BR;
    return isTooLarge ? undefined : { step, reason, log };
}
function runningStepOf(fields) {
    const { step, stepNumber: number, stepCount: count, stepSeconds: seconds } = fields;
    return isWord(step) && isCount(number) && isCount(count) && isCount(seconds)
        ? { name: step, number, count, seconds }
        : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
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

var lists = __webpack_require__(8113);
;// CONCATENATED MODULE: ./lib/src/platform/api/builds.js








const BUILD_ID = new RegExp(`/builds/(${api_address ._f})$`);
const PLACEHOLDER = 'no_build';
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
const MAX_BUILDS = 200;
const MAX_TEXT_LENGTH = 4096;
async function listBuilds(connection, address, count, context, onOther = () => undefined) {
    const call = {
        path: `/v1/${(0,api_address .Iy)(address)}/builds`,
        query: { orderBy: 'createTime desc', pageSize: String(count) },
        what: 'the list of builds',
        key: 'builds',
        parse: (item, { headers }) => parseBuild(item, headers, context),
        enough: { entries: count },
    };
    const answer = await (0,lists .LD)(connection, call, context);
    if (answer.kind !== 'value')
        return answer;
    const { entries, part } = answer.value;
    const isOrdered = entries.every(({ createTime }, index) => createTime <= (entries[index - 1]?.createTime ?? Infinity));
    if (!isOrdered && (part !== undefined || entries.length >= count))
        return (0,shared_answer ._P)('it is not ordered by createTime');
    const builds = new Map();
    for (const { name, ...build } of entries.toSorted((a, b) => b.createTime - a.createTime)) {
        if (!(0,api_address .Yw)(name, address))
            onOther(name);
        else if (!builds.has(build.id))
            builds.set(build.id, build);
    }
    return (0,shared_answer .RP)([...builds.values()].slice(0, count));
}
async function readBuild(connection, { build, ...address }, context) {
    const path = `/v1/${(0,api_address .Iy)(address)}/builds/${build}`;
    return await (0,api_request .kA)(connection, path, 'the read of the build', context, ({ headers, text }) => {
        const body = (0,json_object .lj)(text);
        const found = parseBuild(body, headers, context);
        if (found === undefined)
            return api_request .Wi;
        const { name, ...record } = found;
        if (record.id !== build || !(0,api_address .Yw)(name, address))
            return (0,api_request ._i)(name);
        const local = parseLocalResult(body?.['headlessDeployLocal'], connection.apiRoot);
        const isRunning = local !== undefined && 'running' in local;
        return (0,shared_answer .RP)(record.finishTime !== undefined || isRunning ? { ...record, local } : record);
    });
}
function parseBuild(item, headers, { clock, holdsSecret }) {
    const { name, createTime, finishTime, commitSha, commitMessage } = (item ?? {});
    const id = buildIdOf(name);
    const created = parseTimestamp(createTime);
    if (typeof name !== 'string' || id === undefined || holdsSecret(id) || created === undefined)
        return undefined;
    const { finished, doubt } = parseFinish(createTime, finishTime);
    const textOf = (value) => typeof value === 'string' && value !== '' && !holdsSecret(value) ? cut(value) : undefined;
    return {
        name,
        id,
        createTime: created,
        age: (0,http_date .F7)(headers, clock.date()) - created,
        finishTime: finished,
        ...(doubt === undefined || holdsSecret(doubt) ? {} : { doubt }),
        commitSha: textOf(commitSha),
        commitMessage: textOf(commitMessage),
    };
}
function cut(text) {
    return text.length <= MAX_TEXT_LENGTH
        ? text
        : Buffer.from(text.slice(0, MAX_TEXT_LENGTH), 'utf16le').toString('utf16le');
}
function parseFinish(createTime, finishTime) {
    if (finishTime === undefined || finishTime === null || finishTime === '')
        return { finished: undefined };
    const finished = parseTimestamp(finishTime);
    const created = parseTimestamp(createTime);
    if (finished !== undefined && created !== undefined && finished >= created)
        return { finished };
    const doubt = `its finishTime ${shown(finishTime)} is not a time at or after its createTime ${shown(createTime)}`;
    return { finished: undefined, doubt };
}
function shown(value) {
    return value === undefined ? 'none' : (0,safe_text .Hk)(JSON.stringify(value));
}
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;
function parseTimestamp(value) {
    const fields = typeof value === 'string' ? DATE_TIME.exec(value) : null;
    if (fields === null)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = fields
        .slice(1)
        .map((field) => Number(field ?? 0));
    const isInRange = month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && offsetHour < 24 && offsetMinute < 60;
    if (!isInRange || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || second > 60)
        return undefined;
    const time = Date.parse(fields[0].replace(/:60(?=[.Z+-])/i, ':59'));
    return time >= http_date .f$ ? time : undefined;
}


  }),

  5141:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DO: () => (  listEnvironments),
    MO: () => (  createEnvironment),
    Qo: () => (  readEnvironment),
    Uv: () => (  parseEnvironmentRecord),
    b4: () => (  environmentsCall),
    jA: () => (  deleteEnvironment)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5602);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
  var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7187);
  var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6518);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9444);
  var _lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8113);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2950);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4601);
  var _site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9892);










const ENVIRONMENT_ID = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f}/apps/${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f}/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_1__  ._f})(?:/|$)`);
async function createEnvironment(connection, { account, app }, body, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .B2)(connection, path, 'the request to create the environment', body, context);
    const acceptance = (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__  .TO)(reply.text, context.holdsSecret);
    if (acceptance === undefined || acceptance === _operation_js__WEBPACK_IMPORTED_MODULE_2__  .E) {
        const what = acceptance ?? 'but the body is not an operation';
        const message = `${connection.apiRoot.origin} answered the request to create the environment with HTTP ${reply.status}, ${what}.`;
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: reply.status });
    }
    const { operation } = acceptance;
    return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}
const MAX_NAME_LENGTH = 4096;
function environmentsCall({ apiRoot }, { account, app }, { holdsSecret }) {
    return {
        path: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)({ account, app })}/environments`,
        what: 'the list of environments',
        key: 'environments',
        parse: (item) => parseEnvironmentRecord(item, { apiRoot, holdsSecret }),
    };
}
async function listEnvironments(connection, address, context) {
    const answer = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_5__  .LD)(connection, environmentsCall(connection, address, context), context);
    if (answer.kind !== 'value')
        return answer;
    const { entries, part } = answer.value;
    const byId = new Map(entries.toReversed().map((environment) => [environment.id, environment]));
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_8__  .RP)({ entries: [...byId.values()].toReversed(), part });
}
async function readEnvironment(connection, address, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`;
    return await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .kA)(connection, path, 'the read of the environment', context, ({ text }) => {
        const record = parseEnvironmentRecord((0,_json_object_js__WEBPACK_IMPORTED_MODULE_9__  .lj)(text), { ...connection, ...context });
        if (record === undefined)
            return _api_request_js__WEBPACK_IMPORTED_MODULE_3__  .Wi;
        return record.name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_8__  .RP)(record) : (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  ._i)(record.name);
    });
}
function parseEnvironmentRecord(value, { apiRoot, holdsSecret }) {
    const { name, displayName, build, reconciling = false, domains } = (value ?? {});
    const id = typeof name === 'string' ? environmentIdOf(name) : undefined;
    if (typeof name !== 'string' || id === undefined || holdsSecret(id))
        return undefined;
    if (typeof displayName === 'string' && displayName.length > MAX_NAME_LENGTH)
        return undefined;
    const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
    return {
        name,
        id,
        displayName: isNamed ? displayName : undefined,
        liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_4__  .d$)(build),
        reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
        site: (0,_site_js__WEBPACK_IMPORTED_MODULE_7__  .z)(domains, apiRoot, holdsSecret),
    };
}
async function deleteEnvironment(connection, address, context) {
    const what = 'the request to delete the environment';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .fK)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`, what, context);
    const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_9__  .lj)(text);
    const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .f)(body);
    if (refusal !== undefined)
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('rejected', `${answered}, but refused it: ${refusal}.`, 'failed', { httpStatus: status });
    if (text.trim() === '' || body !== undefined)
        return;
    const message = `${answered}, but the body is neither empty nor a JSON object.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
function environmentIdOf(name) {
    return ENVIRONMENT_ID.exec(name)?.[1];
}


  }),

  7619:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OK: () => (  isInstall),
    Ym: () => (  getInstall),
    Zj: () => (  nextPage),
    j5: () => (  listInstalls)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5602);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2950);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
  var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8113);





const MAX_NEXT_LENGTH = 4096;
class ListedInstall {
    id;
    name;
    hostname;
    json;
    constructor(install) {
        this.id = install.id;
        this.name = install.name;
        this.hostname = primaryHostname(install);
        this.json = JSON.stringify(install);
    }
}
async function listInstalls(connection, { pageSize, offset, maxPages, matches }, context) {
    let [total, read, hasSecret] = [0, 0, false];
    const parse = (item) => {
        const install = isInstall(item) ? new ListedInstall(item) : undefined;
        hasSecret ||= install !== undefined && context.holdsSecret(install.json);
        return install;
    };
    const call = {
        path: '/v1/installs',
        query: { limit: String(pageSize), offset: String(offset) },
        what: 'the list of installs',
        key: 'results',
        parse,
        isWanted: ({ name }) => matches(name),
        textOf: ({ json }) => json,
        enough: { pages: maxPages },
        paging: {
            parseBody: _json_object_js__WEBPACK_IMPORTED_MODULE_3__  .k$,
            members: ['next', 'previous', 'count', 'limit', 'offset'],
            next: ({ results, count, next = null }, first) => {
                if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
                    return 'its "count" is not a number';
                if (hasSecret)
                    return 'it holds one of your secrets';
                total = count;
                read += results.length;
                return next === null ? undefined : nextPage(next, first);
            },
        },
    };
    const list = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, await (0,_lists_js__WEBPACK_IMPORTED_MODULE_2__  .LD)(connection, call, context));
    const isShort = list.part === undefined && offset + read < total;
    return { ...list, part: isShort ? `the service counts ${total}` : list.part, total };
}
async function getInstall(connection, id, context) {
    const what = 'the read of the install';
    const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .kA)(connection, `/v1/installs/${id}`, what, context, ({ text }) => {
        const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_3__  .k$)(text);
        if (!isInstall(body))
            return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  ._P)('it is not an install');
        const install = new ListedInstall(body);
        return context.holdsSecret(install.json) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  ._P)('it holds one of your secrets') : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_4__  .RP)(install);
    });
    return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, what, answer);
}
function primaryHostname({ domains }) {
    const list = Array.isArray(domains) ? domains : [];
    for (const domain of list) {
        const { hostname, primary } = (domain ?? {});
        if (primary === true && typeof hostname === 'string')
            return hostname;
    }
    return undefined;
}
function nextPage(next, first) {
    if (typeof next !== 'string')
        return 'its "next" is neither a URL nor null';
    if (next.length > MAX_NEXT_LENGTH)
        return `its "next" has more than ${MAX_NEXT_LENGTH} characters`;
    if (!URL.canParse(next))
        return 'its "next" is not an absolute URL';
    const url = new URL(next);
    if (url.username !== '' || url.password !== '')
        return 'its "next" has a user name or a password in it, so it is not followed';
    if (url.origin !== first.origin || url.pathname !== first.pathname) {
        const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
        return `its "next" leads to ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(place)}; credentials are not sent there`;
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


  }),

  9892:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  textOfDomain),
    z: () => (  siteOf)
  });
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9597);

const MAX_DOMAINS = 1000;
const MAX_DOMAIN_LENGTH = 1024;
function siteOf(domains, apiRoot, holdsSecret) {
    const isLocal = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__  .U)(apiRoot.hostname);
    for (const domain of Array.isArray(domains) ? domains.slice(0, MAX_DOMAINS) : []) {
        const text = textOfDomain(domain) ?? '';
        const isText = text !== '' && text.length <= MAX_DOMAIN_LENGTH;
        const url = isText ? ((isLocal ? localSite(text) : undefined) ?? publicSite(text)) : undefined;
        if (url !== undefined && !holdsSecret(text) && !holdsSecret(url.host))
            return url;
    }
    return undefined;
}
function textOfDomain(value) {
    if (typeof value === 'string')
        return value;
    const { name, hostname } = (value ?? {});
    const domain = name ?? hostname;
    return typeof domain === 'string' ? domain : undefined;
}
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DNS_NAME = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);
function publicSite(text) {
    const href = `https://${text}`;
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const isNameOnly = url?.href === `https://${url?.hostname}/`;
    return isNameOnly && url.hostname.length <= 253 && DNS_NAME.test(url.hostname) ? url : undefined;
}
function localSite(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOriginOnly = url !== undefined && url.href === `http://${url.host}/`;
    return isOriginOnly && (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__  .U)(url.hostname) ? url : undefined;
}


  })

};

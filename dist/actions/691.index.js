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
var api_environments = __webpack_require__(5141);
var api_installs = __webpack_require__(7619);
var api_operation = __webpack_require__(6518);
var wire = __webpack_require__(4346);
var safe_text = __webpack_require__(7225);
var format = __webpack_require__(9967);
var call_context = __webpack_require__(9311);
var shared_inputs = __webpack_require__(2045);
var step = __webpack_require__(6305);
var platform_lists = __webpack_require__(3314);
var not_found_hint = __webpack_require__(4731);
var target = __webpack_require__(1633);
var input_reader = __webpack_require__(3412);
var shell_variables = __webpack_require__(2349);
;// CONCATENATED MODULE: ./lib/src/actions/create-environment/inputs.js





function readCreateEnvironmentInputs(runner) {
    const reader = new input_reader .i_(shared_inputs .mc['create-environment'], (name) => name === 'shell-variables' ? runner.inputAsWritten(name).trimEnd() : runner.input(name));
    const connection = (0,target .dC)(reader, 'headless-url');
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
    const apiRoot = (0,target .XD)(reader, 'base-url', reader.required);
    return connection === input_reader .eU ? input_reader .eU : (0,input_reader .bs)({ apiRoot, credentials: connection.credentials });
}
function parseName(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
        throw new RangeError('must be one line of at most 256 characters');
    }
    return text;
}

var advice_advice = __webpack_require__(3556);
var platform_error = __webpack_require__(2665);
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
        const isUnseen = ['not-found', 'forbidden'].includes(error.code) && error.advice === undefined;
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
    if (!(error instanceof platform_error .Wk))
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
    const environments = await (0,api_environments .DO)(connection, { account, app }, calls);
    if (environments.kind !== 'value') {
        runner.warning('Existing environments not known', 'This host has no readable list of environments, so "if-exists: ignore" cannot find an existing one: the platform is asked to create one.');
        return undefined;
    }
    const found = environments.value.find(({ displayName }) => displayName === body.displayName);
    return found && { environmentId: found.id, operation: undefined };
}
async function requireInstall(hosting, name, calls) {
    const options = { pageSize: wire .H4, offset: 0, maxPages: MAX_PAGES };
    const { installs } = await (0,api_installs .j5)(hosting, options, calls);
    if (installs.some((install) => install.name === name))
        return;
    const known = installs.length === 0 ? 'It has none' : `It has ${(0,format .Ku)(installs, 10, (install) => (0,safe_text .Hk)(install.name))}`;
    const nearest = (0,platform_lists .Rd)(name, installs.map((install) => install.name));
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

  4731:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JJ: () => (  requireApp),
    UY: () => (  addSwapHint),
    pV: () => (  describeMissingApp),
    yd: () => (  addNotFoundHint)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
  var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5019);
  var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2665);
  var _platform_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3314);





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
        const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .Zi)(target, app, within);
        if (apps.kind !== 'value' || !apps.value.includes(account))
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
async function describeMissingApp(target, context) {
    const why = whyAppIsMissing(target, await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .Zi)(target, target.address.account, context));
    return why === undefined ? '' : `Check "app" and "account". ${why}`;
}
async function requireApp(target, context) {
    const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_1__  .Zi)(target, target.address.account, context);
    const why = whyAppIsMissing(target, apps);
    if (why !== undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('not-found', why, 'failed', { advice: '' });
    return apps;
}
function whyAppIsMissing({ address }, apps) {
    const { account, app } = address;
    if (apps.kind !== 'value' || apps.value.includes(app))
        return undefined;
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .Rd)(app, apps.value);
    return `There is no app "${app}" in the account "${account}".${nearest} The account has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__  .cD)(apps.value)}.`;
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

  7619:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OK: () => (  isInstall),
    Ym: () => (  getInstall),
    Zj: () => (  nextPage),
    i4: () => (  primaryHostname),
    j5: () => (  listInstalls)
  });
  var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2665);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2950);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7225);





const MAX_NEXT_LENGTH = 4096;
async function listInstalls(connection, options, context) {
    const first = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .eh)(connection.apiRoot, `/v1/installs?limit=${options.pageSize}&offset=${options.offset}`);
    const seen = new Set([first.href]);
    const installs = [];
    let url = first;
    for (let page = 1;; page += 1) {
        const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__  .Tt)(connection, url, 'the list of installs', context);
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
async function getInstall(connection, id, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__  .Tt)(connection, `/v1/installs/${id}`, 'the read of the install', context);
    const install = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(reply.text);
    if (install === undefined || !isInstall(install))
        throw badReply(connection, 'is not an install');
    requireNoSecret(connection, install, context.holdsSecret);
    return install;
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
function parsePage(connection, text, holdsSecret) {
    const { results, count, next = null } = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(text) ?? {};
    if (!Array.isArray(results) || !results.every(isInstall))
        throw badReply(connection, 'has no list of installs in "results"');
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
        throw badReply(connection, 'has no number in "count"');
    if (next !== null && typeof next !== 'string')
        throw badReply(connection, 'has a "next" that is neither a URL nor null');
    requireNoSecret(connection, results, holdsSecret);
    return { results, count, next };
}
function requireNoSecret(connection, data, holdsSecret) {
    if (holdsSecret(JSON.stringify(data)))
        throw badReply(connection, 'holds one of your secrets');
}
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
        throw badReply(connection, `has a "next" that leads to ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(place)}; credentials are not sent there`);
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
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__  .Wk('bad-reply', `The answer of ${apiRoot.origin} ${problem}.`, 'failed');
}


  })

};

export const id = 611;
export const ids = [611];
export const modules = {

  4611:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createAppAction: () => (  createAppAction),
  createAppReport: () => (  createAppReport)
});

var apps = __webpack_require__(5019);
var platform_error = __webpack_require__(2665);
var advice = __webpack_require__(3556);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var inputs = __webpack_require__(2045);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var step = __webpack_require__(6305);
var address = __webpack_require__(7187);
var wire = __webpack_require__(4346);
var target = __webpack_require__(1633);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/create-app/inputs.js





function readCreateAppInputs(runner) {
    const reader = new input_reader .i_(inputs .mc['create-app'], (name) => runner.input(name));
    return reader.finish({
        account: reader.required('account', address .Zs),
        app: reader.required('app', address .Zs),
        region: reader.required('region', parseRegion),
        connection: (0,target .dC)(reader, 'headless-url'),
        ignoreExisting: reader.choice('if-exists', inputs .mc['create-app']['if-exists'].choices) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function parseRegion(text) {
    const region = wire .ij.find((known) => known === text.replace(/^regions\//, ''));
    if (region === undefined)
        throw new RangeError(`must be one of ${wire .ij.join(', ')}`);
    return region;
}

;// CONCATENATED MODULE: ./lib/src/actions/create-app/run.js










const HEADINGS = {
    accepted: 'App created',
    skipped: 'App already exists',
    unknown: 'Outcome unknown, the app may be there',
};
const createAppReport = {
    outputs: ({ created = false }) => ({ created }),
    advice: (error, _facts, inputs, ciHost) => {
        const account = `account "${inputs?.account ?? ''}"`;
        const subject = {
            address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the app may have been created',
            lookFor: 'the app',
        };
        const common = (0,error_codes .ai)(error, subject, ciHost);
        return error.code === 'conflict' && inputs?.ignoreExisting === false
            ? `${common} ${(0,advice .l)(ciHost.messages)}`
            : common;
    },
    summary: (_facts, { status }, inputs) => ({
        heading: (0,ending .W)(status, HEADINGS, 'App not created'),
        mark: status === 'accepted' ? ending .J.done.mark : undefined,
        subject: inputs && `${inputs.account} / ${inputs.app}`,
        rows: [
            ['Region', inputs && (0,html .aY)(inputs.region)],
            ['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
        ],
    }),
};
const createAppAction = (0,step .o)({
    inputs: inputs .mc['create-app'],
    read: readCreateAppInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, region } = inputs;
        (0,call_context .w)(runner, connection.apiRoot, `account ${account}, app ${app}, region ${region}`);
        aboutToSend();
        const created = await createOrConfirm(inputs, calls);
        record(created ? { accepted: true, created } : { created });
        runner.info(created ? 'The app was created.' : 'The app already exists.');
        return created ? 'accepted' : 'skipped';
    },
    report: createAppReport,
});
async function createOrConfirm(inputs, calls) {
    try {
        await (0,apps .Ef)(inputs.connection, inputs, calls);
        return true;
    }
    catch (error) {
        const mayExist = error instanceof platform_error .Wk && (error.code === 'conflict' || error.code === 'rejected');
        if (!mayExist || !inputs.ignoreExisting)
            throw error;
        const found = await (0,apps .uW)(inputs.connection, inputs, calls).catch((failure) => {
            if (failure instanceof platform_error .Wk)
                return failure;
            throw failure;
        });
        if (found === 'uploadable')
            return false;
        throw new platform_error .Wk(error.code, `${error.message} ${whyNotIgnored(found)}`, 'failed', error.details);
    }
}
function whyNotIgnored(found) {
    if (found === 'other')
        return 'An app with that name exists, but it is connected to a repository and accepts no uploads.';
    const reading = found === 'unreadable'
        ? 'The app could be read, but the answer does not show what kind of app it is.'
        : found.message;
    return `"if-exists: ignore" does not apply: no read confirmed that the app exists. ${reading}`;
}


  }),

  1633:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    XD: () => (  readRoot),
    _E: () => (  readTarget),
    dC: () => (  readConnection)
  });
  var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);
  var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4424);
  var _input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);




function readConnection(reader, urlInput, read = reader.required) {
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ apiRoot: readRoot(reader, urlInput, read), credentials: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__  .L1)(read) });
}
function readRoot(reader, urlInput, read) {
    return read(urlInput, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .kd, { secret: /[@?#]/.test(reader.text(urlInput)) });
}
function readTarget(reader, read) {
    const address = readAddress(reader, read);
    const connection = readConnection(reader, 'headless-url', read);
    return connection === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU || address === _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU ? _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU : { ...connection, address };
}
function readAddress(reader, read) {
    const path = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .i7)(reader.text('environment'));
    const part = (name) => {
        const ofPath = path?.[name];
        if (ofPath === undefined || reader.text(name) !== '')
            return read(name, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .Zs);
        return ofPath;
    };
    const account = part('account');
    const app = part('app');
    const secret = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__  .Vy)(reader.text('environment'));
    const environment = read('environment', (text) => {
        if (secret)
            throw new RangeError(NO_WEBHOOK);
        if (differs(account, path?.account))
            throw new RangeError('names another account than the input "account"');
        if (differs(app, path?.app))
            throw new RangeError('names another app than the input "app"');
        return (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(text);
    }, { secret });
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ account, app, environment });
}
function differs(given, ofPath) {
    return given !== _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU && ofPath !== undefined && given !== ofPath;
}
const NO_WEBHOOK = 'must be an environment ID or a display name, but this is (part of) a webhook URL, which is a secret. If it was stored outside of the secrets, regenerate the webhooks in the user portal';


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

  8939:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B2: () => (  postJson),
    J0: () => (  unlessRefused),
    Mc: () => (  entriesOf),
    Tt: () => (  getJson),
    Wi: () => (  UNEXPECTED_RESPONSE),
    _i: () => (  aboutOther),
    aR: () => (  basicAuthorization),
    dy: () => (  getAnyReply),
    fK: () => (  deleteOnce),
    kA: () => (  ask),
    ut: () => (  answerOf)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5602);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2039);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2665);
  var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1776);
  var _transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8224);
  var _address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7187);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2950);
  var _operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6518);









async function getJson(connection, target, what, context) {
    return await callApi(connection, { method: 'GET', target, what, kind: 'read' }, context);
}
async function getAnyReply(apiRoot, credentials, path, what, context) {
    let last;
    const onReply = (reply) => void (last = reply);
    try {
        const call = { method: 'GET', target: path, what, kind: 'read', isAnswer: () => true, onReply };
        return { reply: await callApi({ apiRoot, credentials }, call, context), error: undefined };
    }
    catch (error) {
        const isRefusal = error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk && error.statusClass !== undefined;
        if (!isRefusal || error.statusClass === 'success' || last === undefined)
            throw error;
        return { reply: last, error };
    }
}
async function ask(connection, target, what, context, parse) {
    const reply = await answerOf(getJson(connection, target, what, context));
    return reply.kind === 'value' ? parse(reply.value) : reply;
}
async function answerOf(reading) {
    try {
        return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)(await reading);
    }
    catch (error) {
        if (!(error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk))
            throw error;
        const { statusClass, clause, details } = error;
        return { kind: (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .oQ)(statusClass), reason: clause, retryAfter: details.retryAfter, error };
    }
}
const UNEXPECTED_RESPONSE = (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  ._P)('unexpected response format');
function aboutOther(name) {
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  ._P)(`the answer is about ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)}`);
}
function unlessRefused(answer) {
    if (answer.kind === 'value' || answer.kind === 'missing' || answer.kind === 'no-call')
        return answer;
    if (answer.error !== undefined)
        throw answer.error;
    return answer;
}
function entriesOf(text, key, parse) {
    const list = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .lj)(text)?.[key];
    if (!Array.isArray(list))
        return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  ._P)('unexpected format');
    const entries = list.map(parse);
    return entries.includes(undefined) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  ._P)('unexpected format') : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)(entries);
}
async function postJson(connection, path, what, body, context) {
    return await callApi(connection, { method: 'POST', target: path, what, kind: 'create', body }, context);
}
async function deleteOnce(connection, path, what, context) {
    return await callApi(connection, { method: 'DELETE', target: path, what, kind: 'delete' }, { ...context, maxAttempts: 1 });
}
async function callApi({ apiRoot, credentials }, call, context) {
    const body = call.body === undefined ? {} : { body: (0,_transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__  .J)(JSON.stringify(call.body)) };
    const url = typeof call.target === 'string' ? (0,_address_js__WEBPACK_IMPORTED_MODULE_5__  .eh)(apiRoot, call.target) : call.target;
    const headers = credentials === undefined ? {} : { Authorization: basicAuthorization(credentials) };
    const isHosts = (reply) => call.kind !== 'read' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .Fh)(reply.text);
    const isAnswer = call.isAnswer ?? isHosts;
    const name = { what: call.what, origin: apiRoot.origin };
    const errorIn = (reply) => (call.kind === 'create' ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_6__  .mE)(name, reply) : undefined);
    return await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_1__  .dP)({ kind: call.kind, name, isAnswer, errorIn, ...context }, async () => {
        const reply = await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .cv)({ method: call.method, url, headers, ...body, ...context });
        call.onReply?.(reply);
        return reply;
    });
}
function basicAuthorization({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}


  }),

  5019:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EG: () => (  appNameOf),
    Ef: () => (  createApp),
    Zi: () => (  hintedApps),
    uW: () => (  readApp)
  });
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2665);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);
  var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2950);





async function createApp(connection, { account, app, region }, context) {
    const body = { region: `regions/${region}`, uploadable: {} };
    const what = 'the request to create the app';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .B2)(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
    if (text.trim() === '' || isApp((0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(text)))
        return;
    const message = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}, but the body is neither empty nor an app.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
function isApp(body) {
    if (body === undefined || body['success'] === false)
        return false;
    return typeof body['name'] === 'string' || (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(body) === undefined;
}
async function readApp(connection, { account, app }, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .Tt)(connection, `/v1/accounts/${account}/apps/${app}`, 'the read of the app', context);
    const repository = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(reply.text)?.['repository'];
    if (typeof repository !== 'object' || repository === null)
        return 'unreadable';
    return repository.provider === 'UPLOADABLE' ? 'uploadable' : 'other';
}
const APP_NAME = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f}/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f})$`);
async function hintedApps(connection, account, context) {
    const path = `/v1/accounts/${account}/apps`;
    const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .kA)(connection, path, 'the list of apps', context, ({ text }) => (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .Mc)(text, 'apps', appNameOf));
    return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .J0)(answer);
}
function appNameOf(item) {
    const { name } = (item ?? {});
    return typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
}


  }),

  6518:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  HOLDS_SECRET),
    TO: () => (  parseAcceptance),
    kg: () => (  otherEnvironment),
    mE: () => (  operationError),
    zk: () => (  otherEnvironmentId)
  });
  var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2950);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2665);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
  var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7187);





const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_3__  ._f})/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_3__  ._f})/environments/(${_address_js__WEBPACK_IMPORTED_MODULE_3__  ._f})`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${_address_js__WEBPACK_IMPORTED_MODULE_3__  ._f})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${_address_js__WEBPACK_IMPORTED_MODULE_3__  ._f})$`);
const HOLDS_SECRET = 'but a name in the answer holds one of your secrets';
function parseAcceptance(text, holdsSecret) {
    if (text.trim() === '')
        return { operation: undefined };
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(text);
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
function operationError(call, { status, text }) {
    const { error, done } = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(text) ?? {};
    if (error === undefined || error === null)
        return undefined;
    const isObject = typeof error === 'object' && !Array.isArray(error);
    const service = isObject ? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(error) : undefined;
    const known = service ?? (typeof error === 'string' && error !== '' ? { message: (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(error) } : undefined);
    const reported = known === undefined ? '' : ` The service reported: ${(0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .VN)(known)}.`;
    const answered = `${call.origin} answered ${call.what} with HTTP ${status}, but`;
    const details = { httpStatus: status };
    if (done === true && service !== undefined && service.code !== '0')
        return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('rejected', `${answered} with an operation that failed.${reported}`, 'failed', details);
    const what = done === true ? 'an error in an unexpected format' : 'an error in an operation that is not marked as done';
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', `${answered} with ${what}.${reported}`, 'unknown', details);
}
function otherEnvironment({ operationName, buildPath }, parent) {
    const other = [operationName, buildPath].find((name) => !name.startsWith(`${parent}/`));
    return other?.replace(/\/[^/]+\/[^/]+$/, '');
}
function otherEnvironmentId({ operationName, buildPath }, environment) {
    return [operationName, buildPath].map((name) => name.split('/')[5]).find((id) => id !== environment);
}


  })

};

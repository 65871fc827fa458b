export const id = 596;
export const ids = [596];
export const modules = {

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

  9444:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lP: () => (  MAX_BUILDS),
  d$: () => (  buildIdOf),
  YF: () => (  listBuilds),
  AY: () => (  listNewestBuilds),
  t9: () => (  parseFinish),
  EH: () => (  parseTimestamp),
  lT: () => (  readBuild),
  H5: () => (  readDatedBuild)
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

var pages = __webpack_require__(9035);
;// CONCATENATED MODULE: ./lib/src/platform/api/builds.js








const BUILD_ID = new RegExp(`/builds/(${api_address ._f})$`);
const PLACEHOLDER = 'no_build';
function buildIdOf(name) {
    const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
    return id === PLACEHOLDER ? undefined : id;
}
async function readBuild(connection, { build, ...address }, context) {
    const path = `/v1/${(0,api_address .Iy)(address)}/builds/${build}`;
    return await (0,api_request .kA)(connection, path, 'the read of the build', context, ({ headers, text }) => {
        const body = (0,json_object .lj)(text);
        const name = body?.['name'];
        const id = buildIdOf(name);
        if (body === undefined || typeof name !== 'string' || id === undefined)
            return api_request .Wi;
        if (id !== build || !(0,api_address .Yw)(name, address))
            return (0,api_request ._i)(name);
        const now = (0,http_date .F7)(headers, context.clock.date());
        const record = parseFinish(body['createTime'], body['finishTime'], now);
        const local = parseLocalResult(body['headlessDeployLocal'], connection.apiRoot);
        const isRunning = local !== undefined && 'running' in local;
        return (0,shared_answer .RP)(record.isFinished || isRunning ? { ...record, local } : record);
    });
}
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
function shown(value) {
    return value === undefined ? 'none' : (0,safe_text .Hk)(JSON.stringify(value));
}
async function listNewestBuilds(connection, address, context, onOther = () => undefined) {
    const url = (0,api_address .eh)(connection.apiRoot, `/v1/${(0,api_address .Iy)(address)}/builds?orderBy=createTime%20desc&pageSize=10`);
    return await (0,api_request .kA)(connection, url, 'the list of builds', context, ({ headers, text }) => {
        const list = (0,json_object .lj)(text)?.['builds'];
        if (!Array.isArray(list))
            return api_request .Wi;
        const now = (0,http_date .F7)(headers, context.clock.date());
        const builds = [];
        for (const item of list) {
            const { name, createTime } = (item ?? {});
            const id = buildIdOf(name);
            const time = parseTimestamp(createTime);
            if (typeof name !== 'string' || id === undefined || time === undefined)
                return api_request .Wi;
            if ((0,api_address .Yw)(name, address))
                builds.push({ id, createTime: time, age: now - time });
            else
                onOther(name);
        }
        return (0,shared_answer .RP)(builds.sort((a, b) => b.createTime - a.createTime));
    });
}
const MAX_BUILDS = 200;
async function listBuilds(connection, address, count, context, onOther = () => undefined) {
    const call = {
        path: `/v1/${(0,api_address .Iy)(address)}/builds`,
        query: { orderBy: 'createTime desc', pageSize: String(count) },
        what: 'the list of builds',
        key: 'builds',
    };
    const parse = (item, { headers }) => parseDatedBuild(item, (0,http_date .F7)(headers, context.clock.date()), context.holdsSecret);
    const answer = await (0,pages .n)(connection, call, parse, context, count);
    if (answer.kind !== 'value')
        return answer;
    const { entries, isWhole } = answer.value;
    const isOrdered = entries.every(({ createTime }, index) => createTime <= (entries[index - 1]?.createTime ?? Infinity));
    if (!isOrdered && (!isWhole || entries.length >= count))
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
async function readDatedBuild(connection, { build, ...address }, context) {
    const path = `/v1/${(0,api_address .Iy)(address)}/builds/${build}`;
    return await (0,api_request .kA)(connection, path, 'the read of the build', context, ({ headers, text }) => {
        const now = (0,http_date .F7)(headers, context.clock.date());
        const found = parseDatedBuild((0,json_object .lj)(text), now, context.holdsSecret);
        if (found === undefined)
            return api_request .Wi;
        const { name, ...dated } = found;
        return dated.id === build && (0,api_address .Yw)(name, address) ? (0,shared_answer .RP)(dated) : (0,api_request ._i)(name);
    });
}
function parseDatedBuild(item, now, holdsSecret) {
    const { name, createTime, finishTime, commitSha, commitMessage } = (item ?? {});
    const id = buildIdOf(name);
    const created = parseTimestamp(createTime);
    if (typeof name !== 'string' || id === undefined || holdsSecret(id) || created === undefined)
        return undefined;
    const { isFinished, doubt } = parseFinish(createTime, finishTime, now);
    const textOf = (value) => typeof value === 'string' && value !== '' && !holdsSecret(value) ? value : undefined;
    return {
        name,
        id,
        createTime: created,
        age: now - created,
        finishTime: isFinished ? parseTimestamp(finishTime) : undefined,
        ...(doubt === undefined || holdsSecret(doubt) ? {} : { doubt }),
        commitSha: textOf(commitSha),
        commitMessage: textOf(commitMessage),
    };
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
    jA: () => (  deleteEnvironment)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5602);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2665);
  var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7187);
  var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6518);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _builds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9444);
  var _pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9035);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2950);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4601);









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
async function listEnvironments(connection, address, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)({ account: address.account, app: address.app })}/environments`;
    const call = { path, what: 'the list of environments', key: 'environments' };
    const parse = (item) => parseEnvironmentRecord(item, context.holdsSecret);
    const answer = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .J0)(await (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__  .n)(connection, call, parse, context));
    if (answer.kind !== 'value')
        return answer;
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)([...new Map(answer.value.entries.toReversed().map((each) => [each.id, each])).values()].toReversed());
}
async function readEnvironment(connection, address, context) {
    const path = `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`;
    return await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .kA)(connection, path, 'the read of the environment', context, ({ text }) => {
        const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .lj)(text);
        const record = parseEnvironmentRecord(body, context.holdsSecret);
        if (record === undefined)
            return _api_request_js__WEBPACK_IMPORTED_MODULE_3__  .Wi;
        const { name } = body;
        return name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)(record) : (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  ._i)(name);
    });
}
function parseEnvironmentRecord(value, holdsSecret) {
    const { name, displayName, build, reconciling = false, domains } = (value ?? {});
    const id = typeof name === 'string' ? ENVIRONMENT_ID.exec(name)?.[1] : undefined;
    if (id === undefined || holdsSecret(id))
        return undefined;
    const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
    return {
        id,
        displayName: isNamed ? displayName : undefined,
        liveBuildId: (0,_builds_js__WEBPACK_IMPORTED_MODULE_4__  .d$)(build),
        reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
        domains: Array.isArray(domains)
            ? domains.flatMap(domainOf).filter((domain) => !hostForms(domain).some(holdsSecret))
            : [],
    };
}
async function deleteEnvironment(connection, address, context) {
    const what = 'the request to delete the environment';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .fK)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(address)}`, what, context);
    const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
    const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_6__  .f)(text);
    if (refusal !== undefined)
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('rejected', `${answered}, but refused it: ${refusal}.`, 'failed', { httpStatus: status });
    if (text.trim() === '' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .lj)(text) !== undefined)
        return;
    const message = `${answered}, but the body is neither empty nor a JSON object.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__  .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
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


  }),

  9035:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  readPages)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5602);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2950);
  var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);





const MAX_PAGES = 1000;
const MAX_ENTRIES = 10_000;
const MAX_TOKEN_LENGTH = 4096;
async function readPages(connection, call, parse, context, enough = Infinity) {
    const entries = [];
    const tokens = new Set();
    let query = { ...call.query };
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
        const url = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__  .eh)(connection.apiRoot, search === '' ? call.path : `${call.path}?${search}`);
        const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__  .kA)(connection, url, call.what, context, (reply) => parsePage(reply, call, parse));
        if (answer.kind !== 'value')
            return page === 1 ? answer : withoutEnd(connection, call, ofPage(page, answer));
        const { nextPageToken } = answer.value;
        entries.push(...answer.value.entries);
        if (nextPageToken === undefined)
            return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  .RP)({ entries, isWhole: true });
        if (entries.length >= enough)
            return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  .RP)({ entries, isWhole: false });
        if (entries.length > MAX_ENTRIES)
            return withoutEnd(connection, call, (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  ._P)(`it has more than ${MAX_ENTRIES} entries`));
        const problem = problemOf(nextPageToken, tokens, context);
        if (problem !== undefined)
            return withoutEnd(connection, call, ofPage(page, (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  ._P)(problem)));
        tokens.add(nextPageToken);
        query = { ...call.query, pageToken: nextPageToken };
    }
    return withoutEnd(connection, call, (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  ._P)(`it has more than ${MAX_PAGES} pages`));
}
function parsePage(reply, { key }, parse) {
    const entries = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__  .Mc)(reply.text, key, (item) => parse(item, reply));
    if (entries.kind !== 'value')
        return entries;
    const token = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .lj)(reply.text)?.['nextPageToken'];
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  .RP)({ entries: entries.value, nextPageToken: token === '' || token === null ? undefined : token });
}
function problemOf(token, seen, { holdsSecret }) {
    if (typeof token !== 'string')
        return 'its "nextPageToken" is not a string';
    if (token.length > MAX_TOKEN_LENGTH)
        return `its "nextPageToken" has more than ${MAX_TOKEN_LENGTH} characters`;
    if (holdsSecret(token))
        return 'its "nextPageToken" holds one of your secrets';
    if (!token.isWellFormed())
        return 'its "nextPageToken" is not valid Unicode';
    return seen.has(token) ? 'its "nextPageToken" leads to a page that was already read' : undefined;
}
function withoutEnd({ apiRoot }, { what }, problem) {
    const message = `${apiRoot.origin} answered ${what}, but the list cannot be read to its end: ${problem.reason}.`;
    return { error: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('bad-reply', message, 'failed', { advice: '' }), ...problem };
}
function ofPage(page, problem) {
    const isThere = problem.kind === 'missing' || problem.kind === 'no-call';
    return { ...problem, kind: isThere ? 'unusable' : problem.kind, reason: `page ${page}: ${problem.reason}` };
}


  }),

  4601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  describeRefusedSuccess),
    v: () => (  isSet)
  });
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);



const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;
function describeRefusedSuccess(text) {
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .lj)(text);
    if (body === undefined || !refuses(body))
        return undefined;
    const { error } = body;
    const isObject = typeof error === 'object' && error !== null;
    const service = (isObject ? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(error) : undefined) ?? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(body);
    if (service !== undefined)
        return (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .VN)(service);
    return typeof error === 'string' ? (0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(error) : 'an error without a message';
}
function refuses(body) {
    const { error, errors, success, ok, status } = body;
    if (success === false || ok === false || isSet(error) || isSet(errors))
        return true;
    return (typeof status === 'string' && FAILED_STATUS.test(status)) || isErrorObject(body);
}
function isErrorObject({ name, type, code, message }) {
    if (name !== undefined || !isWord(message))
        return false;
    return isWord(type) || (isWord(code) && !/^\d+$/.test(code)) || Number(code) >= 400;
}
function isWord(value) {
    return typeof value === 'string' && value !== '';
}
function isSet(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}


  })

};

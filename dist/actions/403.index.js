export const id = 403;
export const ids = [403];
export const modules = {

  1633:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  readTarget),
    d: () => (  readConnection)
  });
  var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);
  var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4424);
  var _input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
  var _odd_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4914);





function readConnection(urlInput, read) {
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ apiRoot: read(urlInput, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .kd), credentials: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__  .L1)(read) });
}
function readTarget(reader, read) {
    const address = readAddress(reader, read);
    const connection = readConnection('headless-url', read);
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
    const environment = read('environment', (text) => {
        if ((0,_odd_values_js__WEBPACK_IMPORTED_MODULE_4__  .Vy)(text))
            throw new RangeError(NO_WEBHOOK);
        if (differs(account, path?.account))
            throw new RangeError('names another account than the input "account"');
        if (differs(app, path?.app))
            throw new RangeError('names another app than the input "app"');
        return (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(text);
    });
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .bs)({ account, app, environment });
}
function differs(given, ofPath) {
    return given !== _input_reader_js__WEBPACK_IMPORTED_MODULE_3__  .eU && ofPath !== undefined && given !== ofPath;
}
const NO_WEBHOOK = 'must be an environment ID or a display name, but this is (part of) a webhook URL, which is a secret. If it was stored outside of the secrets, regenerate the webhooks in the user portal';


  }),

  8939:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B2: () => (  postJson),
    J0: () => (  unlessRefused),
    Tt: () => (  getJson),
    Wi: () => (  UNEXPECTED_RESPONSE),
    _i: () => (  aboutOther),
    aR: () => (  basicAuthorization),
    dy: () => (  getAnyReply),
    fK: () => (  deleteOnce),
    kA: () => (  ask),
    mw: () => (  required),
    ut: () => (  answerOf)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5602);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2039);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2837);
  var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1776);
  var _transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8224);
  var _address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7187);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2950);
  var _operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6518);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4601);










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
    if (reply.kind !== 'value')
        return reply;
    const answer = parse(reply.value);
    return answer.kind === 'unusable' ? (refusalOf(connection, what, reply.value) ?? answer) : answer;
}
function refusalOf({ apiRoot }, what, { status, text }) {
    const words = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_7__  .f)((0,_json_object_js__WEBPACK_IMPORTED_MODULE_8__  .lj)(text));
    if (words === undefined)
        return undefined;
    const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but refused it: ${words}.`;
    const error = new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk('bad-reply', message, 'failed', { httpStatus: status }, { advice: '' });
    return { ...(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_9__  ._P)(`HTTP ${status}, but it refuses: ${words}`), error };
}
function required({ apiRoot }, what, answer) {
    if (answer.kind === 'value')
        return answer.value;
    const message = `${apiRoot.origin} answered ${what}, but the answer cannot be used: ${answer.reason}.`;
    throw answer.error ?? new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk('bad-reply', message, 'failed');
}
async function answerOf(reading) {
    try {
        return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_9__  .RP)(await reading);
    }
    catch (error) {
        if (!(error instanceof _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_2__  .Wk))
            throw error;
        const { statusClass, clause, details } = error;
        return { kind: (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_9__  .oQ)(statusClass), reason: clause, retryAfter: details.retryAfter, error };
    }
}
const UNEXPECTED_RESPONSE = (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_9__  ._P)('unexpected response format');
function aboutOther(name) {
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_9__  ._P)(`the answer is about ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(name)}`);
}
function unlessRefused(answer) {
    if (answer.kind === 'value' || answer.kind === 'missing' || answer.kind === 'no-call')
        return answer;
    if (answer.error !== undefined)
        throw answer.error;
    return answer;
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
    Ef: () => (  createApp),
    dp: () => (  parseApp),
    rd: () => (  appsCall),
    tS: () => (  listApps),
    uW: () => (  readApp)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5602);
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);
  var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2950);
  var _lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8113);
  var _refused_success_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4601);








async function createApp(connection, { account, app, region }, context) {
    const body = { region: `regions/${region}`, uploadable: {} };
    const what = 'the request to create the app';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_3__  .B2)(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
    if (text.trim() === '' || isApp((0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__  .lj)(text)))
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
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__  .lj)(reply.text);
    const repository = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__  .f)(body) === undefined ? body?.['repository'] : undefined;
    if (typeof repository !== 'object' || repository === null)
        return 'unreadable';
    return repository.provider === 'UPLOADABLE' ? 'uploadable' : 'other';
}
const APP_NAME = new RegExp(`^accounts/${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f}/apps/(${_address_js__WEBPACK_IMPORTED_MODULE_2__  ._f})$`);
function appsCall(account) {
    return { path: `/v1/accounts/${account}/apps`, what: 'the list of apps', key: 'apps', parse: parseApp };
}
async function listApps(connection, account, context) {
    const answer = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_4__  .LD)(connection, appsCall(account), context);
    if (answer.kind !== 'value')
        return answer;
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_7__  .RP)({ ...answer.value, entries: answer.value.entries.map(({ id }) => id) });
}
function parseApp(item) {
    const { name } = (item ?? {});
    const id = typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
    return typeof name === 'string' && id !== undefined ? { id, name } : undefined;
}


  }),

  8113:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  JP: () => (  MAX_LIST_CHARACTERS),
  ro: () => (  MORE_PAGES),
  Mc: () => (  entriesOf),
  LD: () => (  readList)
});

var shared_answer = __webpack_require__(5602);
var json_object = __webpack_require__(2950);
var platform_error = __webpack_require__(2837);
var address = __webpack_require__(7187);
var api_request = __webpack_require__(8939);
var refused_success = __webpack_require__(4601);
;// CONCATENATED MODULE: ./lib/src/platform/api/list-signs.js

const MORE = /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /(?<!ac)count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;
function signsOf({ status, headers }, body, length, isKnown = () => false) {
    const beside = Object.entries(body).filter(([name]) => !isKnown(name));
    const below = beside.flatMap(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);
    const fields = [...beside, ...below];
    const [total, ...others] = new Set(fields.flatMap(countIn).filter((count) => count !== length));
    const isPart = others.length > 0 || status === 206 || NEXT_LINK.test(headers['link'] ?? '');
    return { isPart: isPart || fields.some(isSignOfMore), total };
}
function isSignOfMore([name, value]) {
    return (MORE.test(name) && (0,refused_success .v)(value)) || (WHOLE.test(name) && value === false);
}
function countIn([name, value]) {
    const isNumber = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return COUNT.test(name) && isNumber ? [Number(value)] : [];
}

;// CONCATENATED MODULE: ./lib/src/platform/api/lists.js







const MAX_PAGES = 1000;
const MAX_LIST_CHARACTERS = 16 * 1024 * 1024;
const ENTRY_WEIGHT = 128;
const ESCAPE_WEIGHT = 16;
const MAX_TOKEN_LENGTH = 4096;
const MORE_PAGES = 'there are more pages';
const MAY_BE_PART = 'the answer may be only a part of it';
async function readList(connection, call, context) {
    const { what, isWanted = () => true, textOf = (entry) => JSON.stringify(entry), enough = {} } = call;
    const { paging = BY_TOKEN } = call;
    const search = new URLSearchParams(call.query).toString().replaceAll('+', '%20');
    const first = (0,address .eh)(connection.apiRoot, search === '' ? call.path : `${call.path}?${search}`);
    const entries = [];
    const totals = new Set();
    const seen = new Set();
    let [url, isPart, characters] = [first, false, 0];
    const endOn = (page, problem) => withoutEnd(connection, what, ofPage(page, problem));
    for (let page = 1;; page += 1) {
        seen.add(url.href);
        const answer = await (0,api_request .kA)(connection, url, what, context, (reply) => parsePage(reply, call, (body) => paging.next(body, first, context)));
        if (answer.kind !== 'value')
            return page === 1 ? answer : endOn(page, answer);
        const { next, total } = answer.value;
        const wanted = answer.value.entries.filter(isWanted);
        for (const entry of wanted) {
            entries.push(entry);
            characters += weightOf(textOf(entry));
        }
        isPart ||= answer.value.isPart;
        if (total !== undefined)
            totals.add(total);
        if (next === undefined) {
            const isWhole = !isPart && [...totals].every((count) => count === entries.length);
            return (0,shared_answer .RP)({ entries, part: isWhole ? undefined : MAY_BE_PART });
        }
        if (entries.length >= (enough.entries ?? Infinity) || page >= (enough.pages ?? Infinity))
            return (0,shared_answer .RP)({ entries, part: MORE_PAGES });
        const isTooLong = characters > MAX_LIST_CHARACTERS;
        if (isTooLong && enough.pages !== undefined)
            return (0,shared_answer .RP)({ entries, part: TOO_LONG.reason });
        if (isTooLong)
            return withoutEnd(connection, what, TOO_LONG);
        if (page >= (enough.pages ?? MAX_PAGES))
            return withoutEnd(connection, what, TOO_MANY_PAGES);
        if (typeof next === 'string')
            return endOn(page, (0,shared_answer ._P)(next));
        if (seen.has(next.href))
            return endOn(page, (0,shared_answer ._P)(`its "${paging.members[0]}" leads to a page that was already read`));
        url = next;
    }
}
const TOO_LONG = (0,shared_answer ._P)(`its entries have more than ${MAX_LIST_CHARACTERS} characters`);
const TOO_MANY_PAGES = (0,shared_answer ._P)(`it has more than ${MAX_PAGES} pages`);
function weightOf(json) {
    return ENTRY_WEIGHT + json.length + ESCAPE_WEIGHT * json.replaceAll(/[^%&\\+{[]+/g, '').length;
}
function withoutEnd({ apiRoot }, what, problem) {
    const message = `${apiRoot.origin} answered ${what}, but the list cannot be read to its end: ${problem.reason}.`;
    return { error: new platform_error .Wk('bad-reply', message, 'failed', {}, { advice: '' }), ...problem };
}
function ofPage(page, problem) {
    const isThere = problem.kind === 'missing' || problem.kind === 'no-call';
    return { ...problem, kind: isThere ? 'unusable' : problem.kind, reason: `page ${page}: ${problem.reason}` };
}
function entriesOf(reply, key, parse) {
    const page = parsePage(reply, { key, parse }, ({ nextPageToken }) => ((0,refused_success .v)(nextPageToken) ? MORE_PAGES : undefined));
    if (page.kind !== 'value')
        return page;
    const { entries, next, isPart, total } = page.value;
    const part = isPart || total !== undefined ? MAY_BE_PART : undefined;
    return (0,shared_answer .RP)({ entries, part: next === undefined ? part : MORE_PAGES });
}
function parsePage(reply, { key, parse, paging = BY_TOKEN }, nextOf) {
    const body = paging.parseBody(reply.text);
    const list = body?.[key];
    if ((0,refused_success .f)(body) !== undefined)
        return (0,shared_answer ._P)('it is a refusal');
    if (body === undefined || !Array.isArray(list))
        return (0,shared_answer ._P)('unexpected format');
    const entries = list.map((item) => parse(item, reply));
    if (entries.includes(undefined))
        return (0,shared_answer ._P)('unexpected format');
    const signs = signsOf(reply, body, entries.length, (name) => paging.members.includes(name));
    return (0,shared_answer .RP)({ entries: entries, next: nextOf(body), ...signs });
}
const BY_TOKEN = {
    parseBody: json_object .lj,
    members: ['nextPageToken'],
    next: ({ nextPageToken: token }, first, { holdsSecret }) => {
        if (token === undefined || token === null || token === '')
            return undefined;
        if (typeof token !== 'string')
            return 'its "nextPageToken" is not a string';
        if (token.length > MAX_TOKEN_LENGTH)
            return `its "nextPageToken" has more than ${MAX_TOKEN_LENGTH} characters`;
        if (holdsSecret(token))
            return 'its "nextPageToken" holds one of your secrets';
        if (!token.isWellFormed())
            return 'its "nextPageToken" is not valid Unicode';
        const url = new URL(first);
        url.searchParams.set('pageToken', token);
        url.search = url.search.replaceAll('+', '%20');
        return url;
    },
};


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
  var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
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

  4601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  describeRefusedSuccess),
    v: () => (  isSet)
  });
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
  var _retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3193);


const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;
function describeRefusedSuccess(body) {
    if (body === undefined || !refuses(body))
        return undefined;
    const { error } = body;
    const isObject = typeof error === 'object' && error !== null;
    const service = (isObject ? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(error) : undefined) ?? (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .Yo)(body);
    if (service !== undefined)
        return (0,_retry_service_error_js__WEBPACK_IMPORTED_MODULE_1__  .VN)(service);
    return [error, body['errors']].flat().flatMap(wordsOf)[0] ?? 'an error without a message';
}
function wordsOf(value) {
    return isWord(value) ? [(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(value)] : [];
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

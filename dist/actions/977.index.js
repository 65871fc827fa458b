export const id = 977;
export const ids = [977];
export const modules = {

  2342:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  parseTextGlob),
    q: () => (  parseGlob)
  });
function parseGlob(text) {
    if (!/^[\w.*?-]{1,64}$/.test(text)) {
        throw new RangeError('must be a name, with "*" for any characters and "?" for one');
    }
    return globOf(text);
}
function parseTextGlob(text) {
    if (text.length > 128 || /\p{Cc}/u.test(text)) {
        throw new RangeError('must be at most 128 characters on one line, with "*" for any characters and "?" for one');
    }
    return globOf(text);
}
function globOf(text) {
    const glob = Array.from(text);
    return (name) => matches(glob, Array.from(name));
}
function matches(glob, name) {
    let [inGlob, inName, star, mark] = [0, 0, -1, 0];
    while (inName < name.length) {
        const sign = glob[inGlob];
        if (sign === '*') {
            star = inGlob;
            mark = inName;
            inGlob += 1;
        }
        else if (sign === '?' || sign === name[inName]) {
            inGlob += 1;
            inName += 1;
        }
        else if (star >= 0) {
            inGlob = star + 1;
            mark += 1;
            inName = mark;
        }
        else {
            return false;
        }
    }
    return glob.slice(inGlob).every((sign) => sign === '*');
}


  }),

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

  8977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  installsAction: () => (  installsAction),
  installsReport: () => (  installsReport)
});

var api_installs = __webpack_require__(7619);
var lists = __webpack_require__(8113);
var format = __webpack_require__(9967);
var safe_text = __webpack_require__(7225);
var advice = __webpack_require__(3556);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var inputs = __webpack_require__(2045);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var outputs = __webpack_require__(8504);
var step = __webpack_require__(3735);
var address = __webpack_require__(7187);
var wire = __webpack_require__(4346);
var target = __webpack_require__(1633);
var glob = __webpack_require__(2342);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/installs/inputs.js






function readInstallsInputs(runner) {
    const reader = new input_reader .i_(inputs .mc.installs, runner);
    const installId = reader.parsedOr('install-id', undefined, address .Zs);
    const name = reader.optional('name');
    if (installId !== undefined && name !== undefined) {
        reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
    }
    return reader.finish({
        connection: (0,target .d)('base-url', reader.required),
        installId,
        list: (0,input_reader .bs)({
            pageSize: reader.integer('page-size', 1, wire .H4),
            offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
            maxPages: reader.integer('max-pages', 1, 1_000_000),
            matches: reader.parsedOr('name', () => true, glob .q),
        }),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/installs/run.js













const MAX_SHOWN = 50;
const installsReport = {
    outputs: ({ installs, total, install }) => ({
        installs: installs === undefined ? null : new outputs .kB(`[${installs.map(({ json }) => json).join(',')}]`),
        count: installs?.length ?? null,
        total: total ?? null,
        install: install === undefined ? null : new outputs .kB(install.json),
    }),
    advice: (error, _facts, inputs, ciHost) => {
        if (error.code === 'not-found' && inputs?.installId !== undefined) {
            return `The account of these credentials has no install with the ID "${inputs.installId}". Leave "install-id" empty to list them.`;
        }
        return (0,error_codes .ai)(error, advice .C, ciHost);
    },
    summary: ({ installs, install, total }, { status }, inputs) => ({
        heading: (0,ending .W)(status, { done: 'Installs read' }, 'Installs not read'),
        subject: installs === undefined ? install?.name : `${installs.length} of ${(0,format .pq)(total ?? 0, 'install')}`,
        rows: [
            ['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
            ['Install', install && installLine(install)],
        ],
        sections: listOf(installs ?? []),
    }),
};
const MAX_LOGGED = 200;
const installsAction = (0,step .o)({
    inputs: inputs .mc.installs,
    read: readInstallsInputs,
    run: async (inputs, context) => {
        const { runner, calls, record } = context;
        const { connection, installId } = inputs;
        (0,call_context .w)(runner, connection.apiRoot, installId === undefined ? 'list of installs' : `install ${installId}`);
        if (installId === undefined) {
            await list(inputs, context);
        }
        else {
            const install = await (0,api_installs .Ym)(connection, installId, calls);
            record({ install });
            runner.info(lineOf(install));
        }
        return 'done';
    },
    report: installsReport,
});
async function list(inputs, { runner, calls, record }) {
    const { entries: installs, total, part } = await (0,api_installs .j5)(inputs.connection, inputs.list, calls);
    record({ installs, total });
    runner.info(`${installs.length} of ${(0,format .pq)(total, 'install')}`);
    for (const line of (0,format .UV)(installs, MAX_LOGGED, lineOf))
        runner.info(line);
    if (part === undefined)
        return;
    const problem = part === lists .ro
        ? `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`
        : `The list is not complete: ${part}.`;
    runner.warning('List not complete', problem);
}
function lineOf({ id, name, hostname }) {
    const where = hostname === undefined ? '' : ` at ${(0,safe_text .Hk)(hostname)}`;
    return `  ${(0,safe_text .Hk)(name)} (${(0,safe_text .Hk)(String(id))})${where}`;
}
function listOf(installs) {
    if (installs.length === 0)
        return [];
    const items = installs.slice(0, MAX_SHOWN).map((install) => (0,html .ND)('li', installLine(install)));
    const rest = (0,format .v)(installs.length, MAX_SHOWN);
    if (rest !== '')
        items.push((0,html .ND)('li', (0,html .Qq)(rest)));
    return [{ heading: (0,format .pq)(installs.length, 'install'), body: [(0,html .ND)('ul', ...items)] }];
}
function installLine({ id, name, hostname }) {
    const where = hostname === undefined ? [] : [(0,html .Qq)(' at '), (0,html .aY)(hostname)];
    return (0,html .fj)((0,html .aY)(name), (0,html .Qq)(' ('), (0,html .aY)(String(id)), (0,html .Qq)(')'), ...where);
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

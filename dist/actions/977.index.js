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

  8977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  installsAction: () => (  installsAction),
  installsReport: () => (  installsReport)
});

var api_installs = __webpack_require__(7619);
var format = __webpack_require__(9967);
var safe_text = __webpack_require__(7225);
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
var glob = __webpack_require__(2342);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/installs/inputs.js






function readInstallsInputs(runner) {
    const reader = new input_reader .i_(inputs .mc.installs, (name) => runner.input(name));
    const installId = reader.parsedOr('install-id', undefined, address .Zs);
    const name = reader.optional('name');
    if (installId !== undefined && name !== undefined) {
        reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
    }
    return reader.finish({
        connection: (0,target .dC)(reader, 'base-url'),
        installId,
        matches: reader.parsedOr('name', () => true, glob .q),
        list: (0,input_reader .bs)({
            pageSize: reader.integer('page-size', 1, wire .H4),
            offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
            maxPages: reader.integer('max-pages', 1, 1_000_000),
        }),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/installs/run.js











const MAX_SHOWN = 50;
const installsReport = {
    outputs: ({ installs, total, install }) => ({
        installs: installs ?? null,
        count: installs?.length ?? null,
        total: total ?? null,
        install: install ?? null,
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
    const { installs: all, total, truncated } = await (0,api_installs .j5)(inputs.connection, inputs.list, calls);
    const installs = all.filter(({ name }) => inputs.matches(name));
    record({ installs, total });
    runner.info(`${installs.length} of ${(0,format .pq)(total, 'install')}`);
    for (const line of (0,format .UV)(installs, MAX_LOGGED, lineOf))
        runner.info(line);
    if (truncated) {
        const problem = `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`;
        runner.warning('List not complete', problem);
    }
}
function lineOf(install) {
    const primary = (0,api_installs .i4)(install);
    const where = primary === undefined ? '' : ` at ${(0,safe_text .Hk)(primary)}`;
    return `  ${(0,safe_text .Hk)(install.name)} (${(0,safe_text .Hk)(String(install.id))})${where}`;
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
function installLine(install) {
    const primary = (0,api_installs .i4)(install);
    const where = primary === undefined ? [] : [(0,html .Qq)(' at '), (0,html .aY)(primary)];
    return (0,html .fj)((0,html .aY)(install.name), (0,html .Qq)(' ('), (0,html .aY)(String(install.id)), (0,html .Qq)(')'), ...where);
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

export const id = 622;
export const ids = [622];
export const modules = {

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

  1502:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  lookUpAll),
    T: () => (  lookUp)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5602);
  var _platform_api_apps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5019);
  var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
  var _find_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3118);




async function lookUp(target, calls) {
    const lookup = await lookUpAll(target, calls);
    if (lookup.kind !== 'found')
        return lookup;
    const { environments } = lookup;
    const environment = (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .jY)(environments.entries, target.address);
    if (environment !== undefined)
        return { kind: 'found', environment, environments };
    return { kind: 'no-environment', error: (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .kP)(environments, target.address), environments };
}
async function lookUpAll(target, calls) {
    const list = await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_1__  .DO)(target, target.address, calls);
    if (list.kind === 'value')
        return { kind: 'found', environments: list.value };
    const isMissing = list.kind === 'missing' || list.kind === 'no-call';
    if (!isMissing && list.error !== undefined)
        return { kind: 'refused', error: list.error };
    const { account, app } = target.address;
    const apps = await (0,_platform_api_apps_js__WEBPACK_IMPORTED_MODULE_0__  .tS)(target, account, calls);
    if (apps.kind !== 'value')
        return { kind: 'no-list', problem: list, apps };
    const { entries, part } = apps.value;
    if (entries.includes(app))
        return { kind: 'no-list', problem: list, apps: undefined };
    if (part !== undefined)
        return { kind: 'no-list', problem: list, apps: (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__  ._P)(part) };
    return { kind: 'no-app', error: (0,_find_environment_js__WEBPACK_IMPORTED_MODULE_2__  .qz)(entries, target.address) };
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

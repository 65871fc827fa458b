export const id = 632;
export const ids = [632];
export const modules = {

/***/ 3902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ TIME_WHEN_CANCELLED_MS),
/* harmony export */   J4: () => (/* binding */ sendToGitHub),
/* harmony export */   Jk: () => (/* binding */ NO_API),
/* harmony export */   X3: () => (/* binding */ askGitHub),
/* harmony export */   gh: () => (/* binding */ timeForGitHub),
/* harmony export */   kM: () => (/* binding */ reportProblem),
/* harmony export */   os: () => (/* binding */ describeGitHubProblem),
/* harmony export */   px: () => (/* binding */ GITHUB_TIME_MS)
/* harmony export */ });
/* harmony import */ var _platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9178);
/* harmony import */ var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3808);
/* harmony import */ var _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3267);
/* harmony import */ var _platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9742);
/* harmony import */ var _platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2968);
/* harmony import */ var _shared_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(111);
/* harmony import */ var _shared_time_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7718);







const DELAYS_MS = [1000, 3000];
const POLICY = {
    maxAttempts: DELAYS_MS.length + 1,
    delay: (attempt, retryAfter = 0) => Math.max(retryAfter, DELAYS_MS[attempt - 2] ?? 0),
};
/** The longest that calls to GitHub may take together, each time that there is something to ask or to tell. */
const GITHUB_TIME_MS = 15_000;
/** Time that begins now. @param most in milliseconds, where less is left than usual */
function timeForGitHub(clock, most = GITHUB_TIME_MS) {
    const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
    return { clock, signal: (0,_shared_time_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .timeLimit */ .z)(milliseconds), end: clock.now() + milliseconds };
}
/** Makes a call up to three times. Never throws: what the signal ends is a failed call. */
async function askGitHub({ attempt, isRepeatable }, { clock, signal, end }) {
    const policy = { ...POLICY, mayPause: (milliseconds) => clock.now() + milliseconds <= end };
    return await (0,_platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .repeat */ .ux)({ policy, clock, signal, onRetry: () => undefined }, async () => {
        const answer = await attempt(signal);
        if (answer.kind === 'value' || !(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemporary */ .ey)(answer))
            return { result: answer };
        if (answer.kind !== 'busy' && !isRepeatable)
            return { result: answer };
        const { reason, retryAfter } = answer;
        return { reason, retryAfter, giveUp: (why) => (why === 'pause' ? withLongPause(answer) : answer) };
    });
}
function withLongPause(problem) {
    const { reason, retryAfter = 0 } = problem;
    if (retryAfter === 0)
        return problem;
    const seconds = Math.ceil(retryAfter / 1000);
    return { ...problem, reason: `${reason}; it asks to wait ${seconds} s, which is too long for an extra` };
}
/**
 * Why something was not done on GitHub, as sentences. None of it is a failure of the step.
 * @param isFork whether the run is for a pull request from a fork
 */
function describeGitHubProblem({ kind, reason }, permission, isFork) {
    switch (kind) {
        case 'refused':
            return isFork
                ? `The token lacks permission (${reason}): for a pull request from a fork it can only read.`
                : `The token lacks permission (${reason}). Add the line "${permission}" under "permissions:" of the job.`;
        case 'missing':
        case 'no-call':
            return `The host has no such API, or does not show the repository to this token (${reason}).`;
        case 'busy':
            return `The host limits the rate of requests (${reason}).`;
        case 'unusable':
        case 'failed':
            return `The request failed (${reason}).`;
    }
}
/** The longest that the last calls to GitHub take in a cancelled step, which is killed 10 s after the first signal. */
const TIME_WHEN_CANCELLED_MS = 5000;
/** Why a run has no API to use, as a sentence. */
const NO_API = 'Nothing can be recorded on the host: "github-token" is empty, or the host does not say which run this is. Nothing else is affected.';
/** One annotation: a host that cannot do it is only worth a notice. */
async function reportProblem(runner, { title, permission }, problem) {
    const isFork = await runner.isForkPullRequest().catch(() => false);
    const text = `${describeGitHubProblem(problem, permission, isFork)} Nothing else is affected.`;
    if (problem.kind === 'missing' || problem.kind === 'no-call')
        runner.notice(title, text);
    else
        runner.warning(title, text);
}
const MEBIBYTE = 1024 * 1024;
/** Requests to GitHub go the way of all others: with the same checks, proxies and bounds. */
const sendToGitHub = async ({ method, url, headers, body, signal }) => {
    try {
        const json = body === undefined ? {} : { body: (0,_platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonBody */ .J)(body) };
        const { status, text, complete, ...reply } = await (0,_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .exchange */ .cv)({ method, url, headers, signal, ...json });
        if (complete)
            return { status, text, headers: reply.headers };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ExchangeError */ .S ? new Error((0,_platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error), { cause: error }) : error;
    }
    throw new Error(`it was cut off, or is larger than ${_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPLY_BYTES */ .Kf / MEBIBYTE} MiB`);
};


/***/ }),

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   YK: () => (/* binding */ COMMENT),
/* harmony export */   xO: () => (/* binding */ writtenBy)
/* harmony export */ });
/* unused harmony export markerOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _shared_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(111);
/* harmony import */ var _step_report_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6696);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3902);




const COMMENT = { title: 'Comment not written', permission: 'pull-requests: write' };
/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** How all markers begin. */
const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);
/**
 * Writes a comment on a pull request, in place of the one that the same token wrote about the same environment.
 * @returns false where it could not for a reason that other pull requests share, which the log shows
 */
async function writeComment(github, pullRequest, { subject, body, isEnd = false }, runner, time) {
    const found = await findComment(github, pullRequest, subject, time);
    if (found.kind !== 'value') {
        await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, found);
        return false;
    }
    const { value: comment } = found;
    if (comment === undefined && isEnd)
        return true;
    const whole = `${markerFor(subject, isEnd, comment)}\n${body}`;
    const answer = comment === undefined
        ? await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.createComment(pullRequest, whole), time)
        : await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.updateComment(comment.id, whole), time);
    if (answer.kind === 'value') {
        runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
        return true;
    }
    if (await isLocked(github, pullRequest, answer, time)) {
        const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
        runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
        return true;
    }
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, answer);
    return false;
}
/** Whether a refusal is due to a locked conversation. GitHub answers 403 then, as for a missing permission. */
async function isLocked(github, pullRequest, { kind }, time) {
    if (kind !== 'refused' && kind !== 'unusable')
        return false;
    const read = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.readPullRequest(pullRequest), time);
    return read.kind === 'value' && read.value.isLocked;
}
/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(github, pullRequest, subject, time) {
    const listed = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.listComments(pullRequest, PRODUCT), time);
    if (listed.kind !== 'value')
        return listed;
    const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
    if (candidates.length === 0)
        return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(undefined);
    const viewer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X3)(github.viewer(), time);
    if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call')
        return viewer;
    const own = candidates.filter(({ author }) => viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author));
    const by = (match) => own.filter((comment) => matchOf(comment, subject) === match);
    const before = by('before');
    return (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}
function matchOf({ body }, subject) {
    const [, first, second] = MARKER.exec(body) ?? [];
    const { name, id } = keysOf(subject);
    if (first === undefined)
        return undefined;
    if ((second ?? first) === (id ?? name))
        return 'same';
    if (first !== name || subject.nameIs === 'shared')
        return undefined;
    if (second === undefined)
        return 'name';
    return subject.nameIs === 'unique' ? 'before' : undefined;
}
/** The marker of a comment, which loses nothing that the one before knew. */
function markerFor(subject, isEnd, before) {
    const { name, id } = keysOf(subject);
    if (isEnd && name !== undefined)
        return markerLine([name]);
    const known = [name, id].filter((key) => key !== undefined);
    const [marker, , second] = MARKER.exec(before?.body ?? '') ?? [];
    return known.length === 1 && marker !== undefined && second !== undefined ? marker : markerLine(known);
}
function keysOf({ apiRoot, app, name, id }) {
    const key = (of) => (of === undefined ? undefined : keyOf(apiRoot, app, of));
    return { name: key(name), id: key(id) };
}
/**
 * The first line of a comment, which nobody sees: by what its environment is known.
 * @param names its display name, by which one that is made anew finds the comment, and its ID, each where it is known
 */
function markerOf(apiRoot, app, ...names) {
    return markerLine(names.map((name) => keyOf(apiRoot, app, name)));
}
function markerLine(keys) {
    return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}
function keyOf({ origin }, { account, app }, name) {
    const key = JSON.stringify([origin, account, app, name]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 32);
}
/** The last line of a comment: when it was written, and by which run. */
function writtenBy({ url }, now) {
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
    return (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .element */ .ND)('p', (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(time), (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(new URL(url), (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('log of this run')));
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   qb: () => (/* binding */ hasRecord),
/* harmony export */   uH: () => (/* binding */ DEPLOYMENT),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3902);

const DEPLOYMENT = { title: 'Deployment not recorded', permission: 'deployments: write' };
/** What the payload of each Deployment of this product has, among others of the repository. @param origin of the platform */
function recordOf(origin, { account, app }) {
    return { by: 'headless-deploy', origin, account, app };
}
/** Whether a payload has all of these fields. */
function hasRecord(payload, fields) {
    if (typeof payload !== 'object' || payload === null)
        return false;
    const given = payload;
    return Object.entries(fields).every(([name, value]) => given[name] === value);
}
/** Adds a status to a Deployment, or shows in the log why not. @returns whether it was added */
async function setStatus(github, id, status, runner, time) {
    const answer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .askGitHub */ .X3)(github.setDeploymentStatus(id, status), time);
    if (answer.kind === 'value')
        return true;
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .reportProblem */ .kM)(runner, DEPLOYMENT, answer);
    return false;
}


/***/ }),

/***/ 1987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ requireEnvironment),
/* harmony export */   jY: () => (/* binding */ findEnvironment),
/* harmony export */   kP: () => (/* binding */ missingEnvironment)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3242);
/* harmony import */ var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(617);
/* harmony import */ var _platform_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9835);




/**
 * The environment of a list that is meant: exact ID, then exact display name.
 * @returns undefined where it is not there
 * @throws {InvalidInputError} for a display name that several have
 */
function findEnvironment(environments, { app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfReference */ .CK)(reference);
    const byId = environments.find(({ id }) => id === text);
    if (byId !== undefined)
        return byId;
    const named = reference.kind === 'id' ? [] : environments.filter(({ displayName }) => displayName === text);
    if (named.length < 2)
        return named[0];
    const ids = named.map(({ id }) => id).join(', ');
    const problem = `is the display name of ${named.length} environments of the app "${app}". Use the ID of the one you mean: ${ids}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInputError */ .oC([{ input: 'environment', value: text, problem }]);
}
/** As `findEnvironment`. @throws {StepError} `not-found`, with what is there */
function requireEnvironment(environments, address) {
    const found = findEnvironment(environments, address);
    if (found === undefined)
        throw missingEnvironment(environments, address);
    return found;
}
/** What a step ends with whose environment is not there. */
function missingEnvironment(environments, { account, app, environment: reference }) {
    const text = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfReference */ .CK)(reference);
    const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text)}"`;
    const message = `There is no environment with ${what} in the app "${app}" of the account "${account}".`;
    const nearest = (0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestEnvironments */ .bW)(text, environments);
    const whole = `${message}${nearest} The app has ${(0,_platform_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .describeEnvironments */ .gE)(environments)}.`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .zg('not-found', whole, 'failed', { advice: '' });
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

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ confirmedEnvironments),
/* harmony export */   by: () => (/* binding */ confirmedEnvironment),
/* harmony export */   yn: () => (/* binding */ confirmedApps)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9593);
/* harmony import */ var _apps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5162);
/* harmony import */ var _environments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3052);
/* harmony import */ var _refused_success_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1146);







/**
 * Every environment of an app.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
async function confirmedEnvironments(connection, address, context) {
    const list = {
        path: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}/environments`,
        key: 'environments',
        what: 'the list of environments',
        entry: 'an environment of this app',
        confirm: (item) => confirmEnvironment(item, address, context),
    };
    return await readWholeList(connection, list, context);
}
/**
 * One environment by its ID.
 * @throws {PlatformError} `bad-reply` for anything but its record; where it is refused or there is none; {StepError} when
 *   the signal ended it
 */
async function confirmedEnvironment(connection, address, context) {
    const what = 'the read of the environment';
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}`, what, context);
    const environment = confirmEnvironment((0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(reply.text), address, context);
    if (environment?.id === address.environment)
        return environment;
    throw badReply(connection, what, reply.status, 'it is not the record of this environment');
}
/** Undefined for a record that is of another app, or has another form (specification section 2.3). */
function confirmEnvironment(value, { account, app }, context) {
    const record = (0,_environments_js__WEBPACK_IMPORTED_MODULE_4__/* .parseEnvironmentRecord */ .Uv)(value, context.holdsSecret);
    if (record === undefined)
        return undefined;
    const { id, displayName } = record;
    const { name } = value;
    return name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)({ account, app, environment: id }) ? { id, displayName } : undefined;
}
/**
 * Names of all apps of an account.
 * @throws {PlatformError} as `confirmedEnvironments`
 */
async function confirmedApps(connection, account, context) {
    const confirm = (item) => {
        const app = (0,_apps_js__WEBPACK_IMPORTED_MODULE_3__/* .appNameOf */ .EG)(item);
        return app !== undefined && item.name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)({ account, app }) ? app : undefined;
    };
    const path = `/v1/accounts/${account}/apps`;
    const list = { path, key: 'apps', what: 'the list of apps', entry: 'an app of this account', confirm };
    return await readWholeList(connection, list, context);
}
/** Every entry of a list. @throws {PlatformError} as `confirmedEnvironments` */
async function readWholeList(connection, { path, key, what, entry, confirm }, context) {
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, path, what, context);
    const body = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(reply.text);
    const list = body?.[key];
    if (body === undefined || !Array.isArray(list))
        throw badReply(connection, what, reply.status, 'unexpected format');
    if ((0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusedSuccess */ .f)(reply.text) !== undefined)
        throw badReply(connection, what, reply.status, 'it has an error beside the list');
    if (reply.status === 206 || isPage(body, list.length) || NEXT_LINK.test(reply.headers['link'] ?? ''))
        throw badReply(connection, what, reply.status, 'it may be only a page of the list');
    const names = new Set();
    return list.map((item) => {
        const confirmed = confirm(item);
        if (confirmed === undefined)
            throw badReply(connection, what, reply.status, `not every entry is ${entry}`);
        const { name } = item;
        if (names.has(name))
            throw badReply(connection, what, reply.status, 'several entries have the same name');
        names.add(name);
        return confirmed;
    });
}
/** Names of what lists have beside their entries where there are more of them, or some could not be read. */
const MORE = /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
/** The header of a page that is not the last (RFC 8288): `rel` may name several relations, and have blanks around it. */
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;
/** Whether a list shows, beside it or one level below, that it may not be all. The public one has nothing but its entries. */
function isPage(body, length) {
    const below = Object.values(body).filter((value) => typeof value === 'object' && value !== null);
    return [body, ...below].some((fields) => Array.isArray(fields) ? false : Object.entries(fields).some(([name, value]) => isSignOfMore(name, value, length)));
}
function isSignOfMore(name, value, length) {
    if (MORE.test(name) && (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_5__/* .isSet */ .v)(value))
        return true;
    return (WHOLE.test(name) && value === false) || (COUNT.test(name) && isOtherNumber(value, length));
}
/** Services that write proto3 JSON give a number of 64 bits as text. */
function isOtherNumber(value, length) {
    return (typeof value === 'number' || (typeof value === 'string' && value !== '')) && Number(value) !== length;
}
/** For a read whose answer is no evidence. @param why as a clause */
function badReply({ apiRoot }, what, status, why) {
    const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but the answer cannot be used: ${why}.`;
    return new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'failed', { httpStatus: status });
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

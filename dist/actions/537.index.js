export const id = 537;
export const ids = [537];
export const modules = {

/***/ 2537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deleteEnvironmentAction: () => (/* binding */ deleteEnvironmentAction)
});

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/platform/api/environment-reference.js
var environment_reference = __webpack_require__(617);
// EXTERNAL MODULE: ./lib/actions/lookup/find-environment.js
var find_environment = __webpack_require__(1987);
// EXTERNAL MODULE: ./lib/actions/lookup/platform-lists.js
var platform_lists = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/actions/step/call-context.js + 1 modules
var call_context = __webpack_require__(7202);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 2 modules
var step = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/platform/api/confirmed.js
var confirmed = __webpack_require__(2421);
// EXTERNAL MODULE: ./lib/platform/api/environments.js
var environments = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/platform/retry/attempts.js
var attempts = __webpack_require__(9178);
// EXTERNAL MODULE: ./lib/platform/retry/classify.js
var classify = __webpack_require__(3918);
// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/platform/retry/stop-error.js
var stop_error = __webpack_require__(6051);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/delete.js









const MAX_REQUESTS = 3;
/** After a request whose answer was lost, one more look shows what became of it: that is no request. */
const POLICY = { ...attempts/* PLATFORM_POLICY */.Vs, maxAttempts: MAX_REQUESTS + 1 };
/** Previews that a message names. */
const MAX_SHOWN = 10;
/** The whole list of environments of an app. @throws {StepError} where there is any doubt that it is */
async function listForDeletion(app, calls) {
    try {
        return await (0,confirmed/* confirmedEnvironments */.QL)(app, app.address, calls);
    }
    catch (error) {
        throw withSentence(error, 'Nothing is deleted without the whole list of environments.');
    }
}
/**
 * Asks to delete a preview that is in the list. Its record is read before each request, and must still have the same
 * display name; after a request the list is read, and nothing else shows that the preview has gone.
 * @throws {StepError} with the status `unknown` once a request may have been accepted
 */
async function deletePreview(app, preview, calls, { aboutToSend, findDoubt }) {
    let lost;
    const onRetry = (retry) => {
        if (retry.attempt <= MAX_REQUESTS)
            calls.onRetry({ ...retry, maxAttempts: MAX_REQUESTS });
    };
    const gone = () => ({ result: lost === undefined ? 'gone' : 'deleted' });
    try {
        return await (0,attempts/* repeat */.ux)({ policy: POLICY, ...calls, onRetry }, async (attempt) => {
            if (attempt > 1 && !(await isListed(app, preview, calls)))
                return gone();
            if (attempt > MAX_REQUESTS && lost !== undefined)
                throw lost;
            if (!(await hasRecord(app, preview, calls)))
                return gone();
            const doubt = await findDoubt?.();
            if (doubt !== undefined && lost === undefined)
                return { result: { doubt } };
            if (doubt !== undefined)
                throw new errors/* StepError */.zg('conflict', `It was not sent again: ${doubt}.`);
            // Before the request: a step that is killed can say no more.
            calls.log(`Deleting ${(0,platform_lists/* describeEnvironment */.NE)(preview)}`);
            aboutToSend();
            const error = await requestDeletion(app, preview, calls);
            if (error === undefined) {
                const isListedStill = (await findListed(app, [preview], calls)).length > 0;
                return { result: isListedStill ? 'accepted' : 'deleted' };
            }
            if (error.status === 'unknown')
                lost ??= error;
            else if (mayBeGone(error) && !(await isListedAfter(error, app, preview, calls)))
                return gone();
            else if (attempt >= MAX_REQUESTS || !mayBeRepeated(error))
                throw error;
            const giveUp = (why) => {
                throw why === 'stopped' ? (0,stop_error/* stopError */.D)(calls.signal, false, error) : error;
            };
            return { reason: error.clause, retryAfter: error.details.retryAfter, giveUp };
        });
    }
    catch (error) {
        throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
    }
}
/**
 * Reads the list until it has none of the previews any more whose deletion was accepted.
 * @param onGone called for each of them, then
 * @throws {StepError} with the status `unknown` where it still has some when the time is up, or cannot be read
 */
async function waitUntilGone(app, accepted, calls, onGone = () => undefined) {
    let left = accepted;
    for (let attempt = 2; left.length > 0; attempt += 1) {
        if (attempt === 2)
            calls.log(`Accepted; waiting until the list no longer has ${describeAll(left)}`);
        try {
            await calls.clock.sleep((0,classify/* retryDelay */.a2)(attempt, undefined, calls.clock.random()), calls.signal);
        }
        catch (error) {
            throw afterAcceptance(left, error, calls.signal);
        }
        const listed = await findListed(app, left, calls);
        for (const preview of left.filter((each) => !listed.includes(each)))
            onGone(preview);
        left = listed;
    }
}
/** Those of some previews whose deletion was accepted that the list still has. @throws {StepError} `unknown` */
async function findListed(app, accepted, calls) {
    try {
        const ids = new Set((await (0,confirmed/* confirmedEnvironments */.QL)(app, app.address, calls)).map(({ id }) => id));
        return accepted.filter(({ id }) => ids.has(id));
    }
    catch (error) {
        throw afterAcceptance(accepted, error, calls.signal);
    }
}
/** What a step ends with that cannot go on once the platform has accepted deletions that no list has shown yet. */
function afterAcceptance(accepted, error, signal) {
    const reason = signal.aborted ? signal.reason : error;
    if (reason instanceof errors/* StopError */.Tj && reason.code === 'cancelled')
        return (0,stop_error/* stopError */.D)(signal, true);
    if (!(reason instanceof errors/* StepError */.zg))
        return error;
    const message = `The platform accepted the request to delete ${describeAll(accepted)}, but its list of environments does not show that it has gone. ${reason.message}`;
    const advice = 'Look in the user portal whether it is still there.';
    return new errors/* StepError */.zg(reason.code, message, 'unknown', { advice, cause: reason });
}
function describeAll(previews) {
    return (0,format/* firstOf */.Ku)(previews, MAX_SHOWN, platform_lists/* describeEnvironment */.NE);
}
/** @returns why the request was not carried out, or may not have been */
async function requestDeletion(app, { id }, calls) {
    try {
        await (0,environments/* deleteEnvironment */.jA)(app, { ...app.address, environment: id }, calls);
        return undefined;
    }
    catch (error) {
        if (error instanceof platform_error/* PlatformError */.Wk)
            return error;
        throw error;
    }
}
/** Whether a refusal is one that a preview gets which is not there any more, perhaps with a status of success. */
function mayBeGone({ statusClass }) {
    return statusClass === 'missing' || statusClass === 'success';
}
/** As `isListed`; a refusal with a status of success is no evidence of what is there. */
async function isListedAfter(refusal, app, preview, calls) {
    try {
        return await isListed(app, preview, calls);
    }
    catch (error) {
        throw refusal.statusClass === 'success' ? afterLostAnswer(refusal, error, calls.signal) : error;
    }
}
async function isListed(app, { id }, calls) {
    return (await listForDeletion(app, calls)).some((environment) => environment.id === id);
}
/**
 * Whether the record of a preview is there, and still that of a preview with this name.
 * @returns false where it has gone, and the list confirms that
 * @throws {StepError} where it cannot be read, or has another name
 */
async function hasRecord(app, preview, calls) {
    let record;
    try {
        record = await (0,confirmed/* confirmedEnvironment */.by)(app, { ...app.address, environment: preview.id }, calls);
    }
    catch (error) {
        const isMissing = error instanceof platform_error/* PlatformError */.Wk && error.statusClass === 'missing';
        if (isMissing && !(await isListed(app, preview, calls)))
            return false;
        throw withSentence(error, `${(0,platform_lists/* describeEnvironment */.NE)(preview)} was not deleted, as its record must be read first.`);
    }
    if (record.displayName === preview.displayName)
        return true;
    const message = `The list has the environment ${(0,platform_lists/* describeEnvironment */.NE)(preview)}, and its record says ${(0,platform_lists/* describeEnvironment */.NE)(record)}. It was not deleted.`;
    throw new errors/* StepError */.zg('conflict', message, 'failed', { advice: '' });
}
/** Of a request that was not accepted. */
function mayBeRepeated({ code, statusClass, details }) {
    if ((details.retryAfter ?? 0) > classify/* MAX_RETRY_DELAY_MS */.pQ)
        return false;
    return code === 'network' || ['later', 'server-error'].includes(statusClass ?? '');
}
/** What the deletion ends with once an answer was lost, whatever came after it. */
function afterLostAnswer(lost, error, signal) {
    if (signal.aborted)
        return (0,stop_error/* stopError */.D)(signal, true);
    if (!(error instanceof errors/* StepError */.zg))
        return error;
    const then = error === lost ? 'The environment is still there.' : `After that: ${error.message}`;
    return new platform_error/* PlatformError */.Wk(lost.code, `${lost.message} ${then}`, 'unknown', lost.details, { cause: lost });
}
function withSentence(error, sentence) {
    if (!(error instanceof platform_error/* PlatformError */.Wk))
        return error;
    return new platform_error/* PlatformError */.Wk(error.code, `${error.message} ${sentence}`, 'failed', error.details, { cause: error });
}

;// CONCATENATED MODULE: ./lib/actions/delete-environment/facts.js
/** Why a preview is kept that no dry run would keep. */
const DRY_RUN = 'dry run: it would be deleted';

// EXTERNAL MODULE: ./lib/actions/github/calls.js
var calls = __webpack_require__(3902);
// EXTERNAL MODULE: ./lib/actions/github/comment.js
var github_comment = __webpack_require__(802);
// EXTERNAL MODULE: ./lib/actions/github/deployments.js
var github_deployments = __webpack_require__(8223);
// EXTERNAL MODULE: ./lib/actions/step/report/html.js
var html = __webpack_require__(6696);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/preview.js
/** The preview that an environment is; undefined for any other environment. */
function asPreview(prefix, { id, displayName }) {
    return displayName !== undefined && isPreviewName(prefix, displayName) ? { id, displayName } : undefined;
}
function isPreviewName(prefix, name) {
    return name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
}
/** Why a preview may be mistaken for another environment, as a clause; undefined where it cannot. */
function whyMistakable({ id, displayName }, environments) {
    const others = environments.filter((each) => each.id !== id);
    if (others.some((each) => each.displayName === displayName))
        return 'another environment has the same name';
    const isMixedUp = others.some((each) => each.id === displayName || each.displayName === id);
    return isMixedUp ? 'the ID of one environment is the display name of another' : undefined;
}
/** The pull request that a preview is for; undefined where its digits are no such number: `007`. */
function pullRequestOf(prefix, name) {
    const digits = name.slice(prefix.length);
    return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}
/**
 * `prefix`. One that ends in a digit would also be the beginning of another prefix and its number: `site-1` and `7` make
 * the same name as `site-` and `17`.
 * @throws {RangeError}
 */
function parsePrefix(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length < 3 || text.length > 90)
        throw new RangeError('must be one line of 3 to 90 characters');
    if (/\d$/.test(text))
        throw new RangeError('must not end in a digit: the number of the pull request follows it');
    return text;
}

;// CONCATENATED MODULE: ./lib/actions/delete-environment/github.js







/** Deployments that have the time for calls to GitHub, each time. */
const DEPLOYMENTS_AT_A_TIME = 30;
/** Previews that a warning names. */
const github_MAX_SHOWN = 10;
/**
 * Opens the API of the host where it is needed, and arranges that GitHub learns of what has been deleted.
 * @returns undefined where it is not needed, or there is none
 */
function openGitHub(inputs, context) {
    const { runner, onReported } = context;
    const { clock } = context.services;
    const stepEnd = clock.now() + inputs.timeoutMinutes * 60_000;
    const { token, comment, deployment } = inputs.github;
    const isSweep = inputs.target.environment === undefined;
    if (!isSweep && !comment && !deployment)
        return undefined;
    const github = runner.github(token, calls/* sendToGitHub */.J4);
    if (github === undefined) {
        if (!isSweep)
            runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', calls/* NO_API */.Jk);
        return undefined;
    }
    onReported(async ({ facts: { deleted = [], gone, listed = [] } }) => {
        const left = listed.filter(({ id }) => !deleted.some((preview) => preview.id === id));
        const previews = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
        // All of them together have what is left of the step's time.
        const least = runner.cancelled.aborted ? calls/* TIME_WHEN_CANCELLED_MS */.A6 : calls/* GITHUB_TIME_MS */.px;
        const end = Math.max(runner.cancelled.aborted ? 0 : stepEnd, clock.now() + least);
        const timeLeft = () => (0,calls/* timeForGitHub */.gh)(clock, Math.max(0, end - clock.now()));
        // What failed once fails for the others, too, and takes its time with each.
        let [deployments, comments] = [deployment, comment];
        for (const [index, preview] of previews.entries()) {
            if (clock.now() >= end) {
                const late = (0,format/* firstOf */.Ku)(previews.slice(index), github_MAX_SHOWN, ({ displayName }) => (0,safe_text/* safeText */.Hk)(displayName));
                const problem = `The time was up before GitHub could be told that these were deleted: ${late}. Nothing else is affected.`;
                if (deployments)
                    runner.warning(github_deployments/* DEPLOYMENT */.uH.title, problem);
                if (comments)
                    runner.warning(github_comment/* COMMENT */.YK.title, problem);
                break;
            }
            deployments &&= await endDeployments(github, preview, left, inputs, context, timeLeft);
            comments &&= await endComment(github, preview, left, inputs, context, timeLeft());
            // It is killed soon.
            if (runner.cancelled.aborted)
                break;
        }
    });
    return github;
}
/**
 * Says in the comment of a preview that it has gone. Where there is none, none is written.
 * @param left environments that are still there
 * @returns false where it could not, which the log shows
 */
async function endComment(github, { id, displayName }, left, { target: { apiRoot, address: app }, prefix }, { runner, services }, time) {
    const pullRequest = pullRequestOf(prefix, displayName);
    if (pullRequest === undefined)
        return true;
    const heading = (0,html/* element */.ND)('h3', (0,html/* text */.Qq)('Preview deleted: '), (0,html/* code */.aY)(`${app.account} / ${app.app} / ${displayName}`));
    const body = `${heading}\n${(0,github_comment/* writtenBy */.xO)(github.run, services.clock.date())}`;
    const isShared = left.some((each) => each.displayName === displayName);
    const subject = { apiRoot, app, id, name: displayName, nameIs: isShared ? 'shared' : 'unique' };
    return await (0,github_comment/* writeComment */.HF)(github, pullRequest, { subject, body, isEnd: true }, runner, time);
}
/**
 * Sets the Deployments of a preview to `inactive`, those to an earlier environment of this name, too. GitHub itself does
 * not do so where they are transient.
 * @param left environments that are still there
 * @param timeLeft the time for some calls
 * @returns false where it could not, which the log shows
 */
async function endDeployments(github, preview, left, { target }, { runner }, timeLeft) {
    const { id: environmentId, displayName } = preview;
    const fail = async (problem) => {
        await (0,calls/* reportProblem */.kM)(runner, github_deployments/* DEPLOYMENT */.uH, problem);
        return false;
    };
    let time = timeLeft();
    const found = new Map();
    // What a deploy may have called it: one by the ID alone may never have learned the display name.
    for (const name of [displayName, ...(environmentId === undefined ? [] : [environmentId])].map(safe_text/* safeText */.Hk)) {
        const all = await (0,calls/* askGitHub */.X3)(github.listAllDeployments(name), time);
        if (all.kind !== 'value')
            return await fail(all);
        for (const each of all.value)
            found.set(each.id, each);
    }
    const record = (0,github_deployments/* recordOf */.zv)(target.apiRoot.origin, target.address);
    const own = [...found.values()].filter((each) => (0,github_deployments/* hasRecord */.qb)(each.payload, record) && isOf(each, preview, left));
    const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined };
    let ended = 0;
    for (const [index, { id }] of own.entries()) {
        if (index % DEPLOYMENTS_AT_A_TIME === 0)
            time = timeLeft();
        const state = await (0,calls/* askGitHub */.X3)(github.latestState(id), time);
        if (state.kind !== 'value')
            return await fail(state);
        if (state.value === 'inactive')
            continue;
        if (!(await (0,github_deployments/* setStatus */.Lx)(github, id, status, runner, time)))
            return false;
        ended += 1;
    }
    runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${(0,safe_text/* safeText */.Hk)(displayName)}`);
    return true;
}
/**
 * Whether a Deployment is one of a preview, by what it says itself: a host may list those of other environments, whatever
 * it was asked for. One that names another environment of the app by its ID is of that.
 */
function isOf({ environment, payload }, { id, displayName }, left) {
    const { environment: deployed } = payload;
    if (id !== undefined && deployed === id)
        return true;
    return environment === (0,safe_text/* safeText */.Hk)(displayName) && !left.some((each) => each.id === deployed);
}

// EXTERNAL MODULE: ./lib/platform/api/address.js
var api_address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/shared/inputs.js
var inputs = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
// EXTERNAL MODULE: ./lib/actions/inputs/target.js
var inputs_target = __webpack_require__(600);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/inputs.js





/** @throws {InvalidInputError} with all bad inputs at once */
function readDeleteEnvironmentInputs(runner) {
    const reader = new input_reader/* InputReader */.i_(inputs/* INPUTS */.mc['delete-environment'], (name) => runner.input(name));
    const isSweep = reader.boolean('closed-pull-requests');
    if (isSweep === true && reader.text('environment') !== '')
        reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
    return reader.finish({
        target: isSweep === true ? readApp(reader) : readOne(reader),
        prefix: reader.required('prefix', parsePrefix),
        ignoreMissing: reader.choice('if-missing', ['error', 'ignore']) === 'ignore',
        isDryRun: reader.boolean('dry-run'),
        github: (0,input_reader/* together */.bs)({
            token: reader.text('github-token'),
            comment: reader.boolean('comment'),
            deployment: reader.boolean('deployment'),
        }),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readApp(reader) {
    const connection = (0,inputs_target/* readConnection */.dC)(reader, 'headless-url');
    const address = (0,input_reader/* together */.bs)({
        account: reader.required('account', api_address/* parseSegment */.Zs),
        app: reader.required('app', api_address/* parseSegment */.Zs),
    });
    return connection === input_reader/* BAD */.eU || address === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : { ...connection, address, environment: undefined };
}
function readOne(reader) {
    const target = (0,inputs_target/* readTarget */._E)(reader, reader.required);
    if (target === input_reader/* BAD */.eU)
        return input_reader/* BAD */.eU;
    const { environment, ...address } = target.address;
    return { ...target, address, environment };
}

// EXTERNAL MODULE: ./lib/actions/step/advice/error-codes.js
var error_codes = __webpack_require__(2938);
// EXTERNAL MODULE: ./lib/actions/step/ending.js
var ending = __webpack_require__(2903);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/report.js





/** Environments that the summary lists; the outputs have all. */
const MAX_LISTED = 50;
const deleteEnvironmentReport = {
    outputs: ({ deleted = null, kept = null }) => ({ deleted, kept }),
    advice: (error, { deleted = [] }, inputs, ciHost) => {
        if (error.code === 'timeout' && error.status === 'failed' && deleted.length > 0)
            return `It had deleted ${(0,format/* countOf */.pq)(deleted.length, 'environment')} by then. Raise "timeout-minutes", or ${ciHost.messages.runAgain} for the others.`;
        const environment = inputs?.target.environment;
        const app = `account "${inputs?.target.address.account ?? ''}", app "${inputs?.target.address.app ?? ''}"`;
        const subject = {
            address: environment === undefined ? app : `${app}, environment "${(0,environment_reference/* textOfReference */.CK)(environment)}"`,
            urlInput: 'headless-url',
            mayHave: 'the environment may have been deleted',
            lookFor: 'the environment',
        };
        return (0,error_codes/* commonAdvice */.ai)(error, subject, ciHost);
    },
    summary: ({ deleted = [], kept = [] }, { status }, inputs) => {
        const { address, environment, apiRoot } = inputs?.target ?? {};
        const name = deleted[0]?.displayName ?? (environment && (0,environment_reference/* textOfReference */.CK)(environment));
        const app = address && `${address.account} / ${address.app}`;
        return {
            heading: (0,ending/* headingOf */.W)(status, headings(deleted, kept), 'Environment not deleted'),
            subject: app && environment && name !== undefined ? `${app} / ${name}` : app,
            rows: [
                ['Environment ID', environment && deleted[0] && (0,html/* code */.aY)(deleted[0].id)],
                ['Prefix', inputs && (0,html/* code */.aY)(inputs.prefix)],
                ['Platform', apiRoot && (0,html/* code */.aY)(apiRoot.origin)],
            ],
            sections: environment === undefined ? [...listOf('Deleted', deleted), ...listOf('Kept', kept)] : [],
        };
    },
};
function headings(deleted, kept) {
    return {
        accepted: deleted.length === 1 ? 'Environment deleted' : `Deleted ${(0,format/* countOf */.pq)(deleted.length, 'environment')}`,
        'dry-run': 'Dry run, nothing deleted',
        skipped: kept.length === 0 ? 'No environment to delete' : `No environment deleted, ${kept.length} kept`,
        unknown: 'Outcome unknown, the environment may have been deleted',
    };
}
function listOf(heading, environments) {
    if (environments.length === 0)
        return [];
    const items = environments
        .slice(0, MAX_LISTED)
        .map(({ id, displayName, reason }) => (0,html/* element */.ND)('li', (0,html/* code */.aY)(displayName), (0,html/* text */.Qq)(' (ID '), (0,html/* code */.aY)(id), (0,html/* text */.Qq)(')'), ...(reason ? [(0,html/* text */.Qq)(': '), (0,html/* quoted */.TL)(reason)] : [])));
    const rest = (0,format/* andMore */.v)(environments.length, MAX_LISTED);
    if (rest !== '')
        items.push((0,html/* element */.ND)('li', (0,html/* text */.Qq)(rest)));
    return [{ heading: `${heading}: ${environments.length}`, body: [(0,html/* element */.ND)('ul', ...items)] }];
}

;// CONCATENATED MODULE: ./lib/actions/delete-environment/sweep.js








/**
 * Pull requests that one step asks for: GitHub allows the token of a workflow as many requests in an hour. Those that are
 * closed are asked for once more; where that is too much for GitHub, they are kept.
 */
const MAX_PULL_REQUESTS = 1000;
/**
 * Deletes the previews whose pull request is closed, and keeps all others. One that cannot be deleted does not keep the
 * others.
 * @throws {StepError} where one could not be deleted, once all others have been looked at
 */
async function sweep(github, { target, prefix, isDryRun }, context) {
    const { runner, calls, record, aboutToSend, signal } = context;
    const environments = await listForDeletion(target, calls);
    record({ listed: environments });
    const previews = environments.flatMap((environment) => asPreview(prefix, environment) ?? []);
    runner.info(`${(0,format/* countOf */.pq)(environments.length, 'environment')} in the app, ${previews.length} of them named "${(0,safe_text/* safeText */.Hk)(prefix)}" and digits`);
    const deleted = [];
    const kept = [];
    /** Those that the list still had when their deletion was accepted. */
    let accepted = [];
    const failures = [];
    const keep = (preview, reason) => {
        kept.push({ ...preview, reason });
        runner.info(`Kept: ${(0,platform_lists/* describeEnvironment */.NE)(preview)}: ${reason}`);
        record({ kept: [...kept] });
    };
    const end = (preview, how = 'Deleted') => {
        deleted.push(preview);
        accepted = accepted.filter((each) => each !== preview);
        record({ deleted: [...deleted] });
        runner.info(`${how}: ${(0,platform_lists/* describeEnvironment */.NE)(preview)}`);
    };
    const keepAccepted = () => accepted.forEach((preview) => keep(preview, 'its deletion was accepted, and no list shows that it has gone'));
    const pullRequests = new PullRequests(github, context);
    const visit = async (preview) => {
        // Again before each request, which can be minutes later: a pull request may have been reopened.
        const findDoubt = async () => await pullRequests.doubt(pullRequestOf(prefix, preview.displayName));
        const doubt = whyMistakable(preview, environments) ?? (await findDoubt());
        if (doubt !== undefined || isDryRun)
            return keep(preview, doubt ?? DRY_RUN);
        const deletion = await deletePreview(target, preview, calls, { aboutToSend, findDoubt });
        if (typeof deletion === 'object')
            keep(preview, deletion.doubt);
        else if (deletion === 'accepted')
            accepted = [...accepted, preview];
        else
            end(preview, deletion === 'gone' ? 'Already deleted' : undefined);
    };
    for (const preview of previews) {
        try {
            await visit(preview);
        }
        catch (error) {
            if (!isOfOne(error)) {
                keepAccepted();
                throw accepted.length === 0 ? error : afterAcceptance(accepted, error, signal);
            }
            failures.push(error);
            keep(preview, error.message);
        }
    }
    pullRequests.reportProblem();
    try {
        await waitUntilGone(target, accepted, calls, end);
    }
    catch (error) {
        keepAccepted();
        if (!(error instanceof errors/* StepError */.zg) || error instanceof errors/* StopError */.Tj)
            throw error;
        failures.push(error);
    }
    if (failures.length > 0)
        throw asOne(failures);
    if (isDryRun)
        return 'dry-run';
    return deleted.length > 0 ? 'accepted' : 'skipped';
}
/** Not a cancel, the deadline, or a defect; and credentials that are refused once are refused every time. */
function isOfOne(error) {
    return error instanceof errors/* StepError */.zg && !(error instanceof errors/* StopError */.Tj) && error.code !== 'unauthorized';
}
/** What the repository says of its pull requests. */
class PullRequests {
    github;
    context;
    #asked = new Set();
    #problem;
    constructor(github, context) {
        this.github = github;
        this.context = context;
    }
    /** Why a preview is kept, as a clause; undefined where its pull request is closed. */
    async doubt(number) {
        if (number === undefined)
            return 'its digits are not the number of a pull request';
        // The next ones would fail in the same way, and a rate limit lasts longer with each.
        if (this.#problem !== undefined)
            return 'the pull request could not be read';
        if (!this.#asked.has(number) && this.#asked.size >= MAX_PULL_REQUESTS)
            return `a step asks for ${MAX_PULL_REQUESTS} pull requests at most`;
        this.#asked.add(number);
        const { signal, services } = this.context;
        signal.throwIfAborted();
        const own = (0,calls/* timeForGitHub */.gh)(services.clock);
        const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
        const answer = await (0,calls/* askGitHub */.X3)(this.github.readPullRequest(number), time);
        signal.throwIfAborted();
        if (answer.kind === 'missing' || answer.kind === 'no-call')
            return `this repository has no pull request ${number}`;
        if (answer.kind !== 'value') {
            this.#problem ??= answer;
            return `the pull request could not be read (${answer.reason})`;
        }
        const { state, number: given, repository, headRepository } = answer.value;
        const isOurs = given === number && isSame(repository, this.github.run.repository);
        if (!isOurs)
            return `what was read is not pull request ${number} of this repository`;
        if (!isSame(headRepository, repository))
            return `pull request ${number} is of a fork`;
        return state === 'closed' ? undefined : `pull request ${number} is ${(0,safe_text/* safeText */.Hk)(state ?? 'without a state')}`;
    }
    /** One warning, as all others fail in the same way. */
    reportProblem() {
        if (this.#problem === undefined)
            return;
        const why = (0,calls/* describeGitHubProblem */.os)(this.#problem, 'pull-requests: read', false);
        this.context.runner.warning('Pull requests not read', `${why} The environments of these pull requests were kept.`);
    }
}
/** GitHub compares the names of repositories without regard to case. */
function isSame(one, other) {
    return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}
function asOne(failures) {
    const [first] = failures;
    if (first !== undefined && failures.length === 1)
        return first;
    const lines = failures.map(({ message }) => `  ${message.replaceAll('\n', ' ')}`);
    const message = [`${failures.length} environments could not be deleted.`, ...lines].join('\n');
    const status = failures.some((failure) => failure.status === 'unknown') ? 'unknown' : 'failed';
    return new errors/* StepError */.zg(first?.code ?? 'internal', message, status);
}

;// CONCATENATED MODULE: ./lib/actions/delete-environment/run.js














/** Deletes the environment of a pull request, or those of all that are closed. */
const deleteEnvironmentAction = (0,step/* defineStep */.o)({
    read: readDeleteEnvironmentInputs,
    run: async (inputs, context) => {
        const { apiRoot, address, environment } = inputs.target;
        context.record({ deleted: [], kept: [] });
        const which = environment === undefined
            ? 'environments of closed pull requests'
            : `environment "${(0,safe_text/* safeText */.Hk)((0,environment_reference/* textOfReference */.CK)(environment))}"`;
        (0,call_context/* logTarget */.w)(context.runner, apiRoot, `account ${address.account}, app ${address.app}, ${which}`);
        const github = openGitHub(inputs, context);
        if (environment !== undefined)
            return await deleteOne(environment, inputs, context);
        if (github !== undefined)
            return await sweep(github, inputs, context);
        const problem = 'needs the API of GitHub, and "github-token" is empty, or the host does not say which run this is';
        throw new errors/* InvalidInputError */.oC([{ input: 'closed-pull-requests', value: 'true', problem }]);
    },
    report: deleteEnvironmentReport,
});
/** @throws {StepError} */
async function deleteOne(environment, { target, prefix, ignoreMissing, isDryRun }, { runner, calls, record, aboutToSend }) {
    const address = { ...target.address, environment };
    const environments = await listForDeletion(target, calls);
    record({ listed: environments });
    const found = findUnmistakable(environments, address);
    const preview = found && asPreview(prefix, found);
    if (found !== undefined && preview === undefined) {
        const problem = `is the environment ${(0,platform_lists/* describeEnvironment */.NE)(found)}. Only one whose display name is "${(0,safe_text/* safeText */.Hk)(prefix)}" (the "prefix") and digits is deleted`;
        throw new errors/* InvalidInputError */.oC([{ input: 'environment', value: (0,environment_reference/* textOfReference */.CK)(environment), problem }]);
    }
    if (preview !== undefined && isDryRun) {
        record({ kept: [{ ...preview, reason: DRY_RUN }] });
        runner.info(`Dry run: ${(0,platform_lists/* describeEnvironment */.NE)(preview)} would be deleted`);
        return 'dry-run';
    }
    const deletion = preview && (await deletePreview(target, preview, calls, { aboutToSend }));
    if (preview !== undefined && (deletion === 'deleted' || deletion === 'accepted')) {
        if (deletion === 'accepted')
            await waitUntilGone(target, [preview], calls);
        record({ accepted: true, deleted: [preview] });
        runner.info(`Deleted: ${(0,platform_lists/* describeEnvironment */.NE)(preview)}`);
        return 'accepted';
    }
    const name = preview?.displayName ?? (0,environment_reference/* textOfReference */.CK)(environment);
    // GitHub learns of it: not from a dry run.
    if (!isDryRun && isPreviewName(prefix, name))
        record({ gone: name });
    if (!ignoreMissing)
        throw (0,find_environment/* missingEnvironment */.kP)(environments.filter((each) => each !== found), address);
    runner.info('It is not there: the list of environments does not have it.');
    return 'skipped';
}
/**
 * As `findEnvironment`, which prefers an ID to a display name: with a deletion nobody must have to know that.
 * @throws {InvalidInputError}
 */
function findUnmistakable(environments, address) {
    const { environment: reference } = address;
    const found = (0,find_environment/* findEnvironment */.jY)(environments, address);
    const name = (0,environment_reference/* textOfReference */.CK)(reference);
    const namesake = environments.find(({ id, displayName }) => id !== found?.id && displayName === name);
    if (reference.kind === 'id' || found === undefined || namesake === undefined)
        return found;
    const problem = `is the ID of ${(0,platform_lists/* describeEnvironment */.NE)(found)}, and the display name of ${(0,platform_lists/* describeEnvironment */.NE)(namesake)}. Write environments/ and the ID of the one you mean`;
    throw new errors/* InvalidInputError */.oC([{ input: 'environment', value: name, problem }]);
}


/***/ })

};

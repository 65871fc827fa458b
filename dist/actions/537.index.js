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
// EXTERNAL MODULE: ./lib/actions/step/step.js + 4 modules
var step = __webpack_require__(2621);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/platform/api/delete-environment.js
var delete_environment = __webpack_require__(1449);
// EXTERNAL MODULE: ./lib/platform/retry/classify.js
var classify = __webpack_require__(3918);
// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/platform/retry/stop-error.js
var stop_error = __webpack_require__(6051);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/delete.js







const MAX_ATTEMPTS = 3;
/** Previews that a message names. */
const MAX_SHOWN = 10;
/** The whole list of environments of an app. @throws {StepError} where there is any doubt that it is */
async function listForDeletion(app, calls) {
    try {
        return await (0,delete_environment/* listAllEnvironments */.se)(app, app.address, calls);
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
    try {
        for (let attempt = 1;; attempt += 1) {
            if (attempt > 1 && !(await isListed(app, preview, calls)))
                break;
            if (attempt > MAX_ATTEMPTS && lost !== undefined)
                throw lost;
            if (!(await hasRecord(app, preview, calls)))
                break;
            const doubt = await findDoubt?.();
            if (doubt !== undefined && lost === undefined)
                return { doubt };
            if (doubt !== undefined)
                throw new errors/* StepError */.zg('conflict', `It was not sent again: ${doubt}.`);
            // Before the request: a step that is killed can say no more.
            calls.log(`Deleting ${(0,platform_lists/* describeEnvironment */.NE)(preview)}`);
            aboutToSend();
            const error = await sendOnce(app, preview, calls);
            if (error === undefined)
                return (await findListed(app, [preview], calls)).length === 0 ? 'deleted' : 'accepted';
            if (error.status === 'unknown')
                lost ??= error;
            else if (mayBeGone(error) && !(await isListedAfter(error, app, preview, calls)))
                break;
            else if (attempt >= MAX_ATTEMPTS || !mayBeRepeated(error))
                throw error;
            await pause(error, attempt + 1, calls);
        }
    }
    catch (error) {
        throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
    }
    return lost === undefined ? 'gone' : 'deleted';
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
        const ids = new Set((await (0,delete_environment/* listAllEnvironments */.se)(app, app.address, calls)).map(({ id }) => id));
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
async function sendOnce(app, { id }, calls) {
    try {
        await (0,delete_environment/* deleteEnvironment */.jA)(app, { ...app.address, environment: id }, calls);
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
        record = await (0,delete_environment/* readOneEnvironment */.qm)(app, { ...app.address, environment: preview.id }, calls);
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
async function pause(error, attempt, { clock, signal, onRetry }) {
    const delay = (0,classify/* retryDelay */.a2)(attempt, error.details.retryAfter, clock.random());
    onRetry({ attempt, maxAttempts: MAX_ATTEMPTS, delay, reason: error.clause });
    await clock.sleep(delay, signal);
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
var comment = __webpack_require__(802);
// EXTERNAL MODULE: ./lib/actions/github/deployments.js
var deployments = __webpack_require__(8223);
// EXTERNAL MODULE: ./lib/actions/step/html.js
var html = __webpack_require__(137);
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






/**
 * Opens the API of the host where it is needed, and arranges that GitHub learns of what has been deleted.
 * @returns undefined where it is not needed, or there is none
 */
function openGitHub(inputs, context) {
    const { runner, services, onReported } = context;
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
    onReported(async ({ facts: { deleted = [], gone } }) => {
        const previews = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
        // What failed once fails for the others, too, and takes its time with each.
        let [deployments, comments] = [deployment, comment];
        for (const preview of previews) {
            const time = (0,calls/* timeForGitHub */.gh)(services.clock, runner.cancelled.aborted ? calls/* TIME_WHEN_CANCELLED_MS */.A6 : undefined);
            deployments &&= await endDeployments(github, preview, inputs, context, time);
            comments &&= await endComment(github, preview, inputs, context, time);
            // It is killed soon.
            if (runner.cancelled.aborted)
                break;
        }
    });
    return github;
}
/** What a deploy may have called it: one by the ID alone may never have learned the display name. */
function namesOf({ displayName, id }) {
    return id === undefined ? [displayName] : [displayName, id];
}
/**
 * Says in the comment of a preview that it has gone. Where there is none, none is written.
 * @returns false where it could not, which the log shows
 */
async function endComment(github, preview, { target, prefix }, { runner, services }, time) {
    const pullRequest = pullRequestOf(prefix, preview.displayName);
    if (pullRequest === undefined)
        return true;
    const { account, app } = target.address;
    const heading = (0,html/* element */.ND)('h3', (0,html/* text */.Qq)('Preview deleted: '), (0,html/* code */.aY)(`${account} / ${app} / ${preview.displayName}`));
    const body = `${heading}\n${(0,comment/* writtenBy */.xO)(github.run, services.clock.date())}`;
    const [first, ...others] = namesOf(preview);
    const marker = (name) => (0,comment/* markerOf */.we)(target.apiRoot, target.address, name);
    const markers = [marker(first), ...others.map(marker)];
    return await (0,comment/* writeComment */.HF)(github, pullRequest, { markers, body, isUpdate: true }, runner, time);
}
/**
 * Sets the Deployments of a preview to `inactive`, those to an earlier environment of this name, too. GitHub itself does
 * not do so where they are transient.
 * @returns false where it could not, which the log shows
 */
async function endDeployments(github, preview, { target }, { runner }, time) {
    const fail = async (problem) => {
        await (0,calls/* reportProblem */.kM)(runner, deployments/* DEPLOYMENT */.uH, problem);
        return false;
    };
    const found = [];
    for (const name of namesOf(preview).map(safe_text/* safeText */.Hk)) {
        const listed = await (0,calls/* withGitHubAttempts */.Gm)(true, time, async (signal) => await github.listDeployments(name, signal));
        if (listed.kind !== 'value')
            return await fail(listed);
        found.push(...listed.value);
    }
    const record = (0,deployments/* recordOf */.zv)(target.apiRoot.origin, target.address);
    const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined };
    let ended = 0;
    for (const { id } of found.filter(({ payload }) => (0,deployments/* hasRecord */.qb)(payload, record))) {
        const state = await (0,calls/* withGitHubAttempts */.Gm)(true, time, async (signal) => await github.latestState(id, signal));
        if (state.kind !== 'value')
            return await fail(state);
        if (state.value === 'inactive')
            continue;
        if (!(await (0,deployments/* setStatus */.Lx)(github, id, status, runner, time)))
            return false;
        ended += 1;
    }
    runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${(0,safe_text/* safeText */.Hk)(preview.displayName)}`);
    return true;
}

// EXTERNAL MODULE: ./lib/platform/api/address.js
var api_address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/actions/inputs/connection.js
var inputs_connection = __webpack_require__(1929);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
// EXTERNAL MODULE: ./lib/actions/inputs/target.js
var inputs_target = __webpack_require__(600);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/inputs.js





/** @throws {InvalidInputError} with all bad inputs at once */
function readDeleteEnvironmentInputs(runner) {
    const reader = new input_reader/* InputReader */.i_((name) => runner.input(name));
    const isSweep = reader.boolean('closed-pull-requests', false);
    if (isSweep === true && reader.text('environment') !== '')
        reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
    return reader.finish({
        target: isSweep === true ? readApp(reader) : readOne(reader),
        prefix: reader.required('prefix', parsePrefix),
        ignoreMissing: reader.choice('if-missing', ['error', 'ignore']) === 'ignore',
        isDryRun: reader.boolean('dry-run', false),
        github: (0,input_reader/* together */.bs)({
            token: reader.text('github-token'),
            comment: reader.boolean('comment', false),
            deployment: reader.boolean('deployment', false),
        }),
        timeoutMinutes: reader.parsed('timeout-minutes', 30, input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning', false),
    });
}
function readApp(reader) {
    const connection = (0,inputs_connection/* readConnection */.d)(reader, 'headless-url');
    const address = (0,input_reader/* together */.bs)({
        account: reader.required('account', api_address/* parseSegment */.Zs),
        app: reader.required('app', api_address/* parseSegment */.Zs),
    });
    return connection === input_reader/* BAD */.eU || address === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : { ...connection, address, environment: undefined };
}
function readOne(reader) {
    const target = (0,inputs_target/* readTarget */._)(reader, reader.required);
    if (target === input_reader/* BAD */.eU)
        return input_reader/* BAD */.eU;
    const { environment, ...address } = target.address;
    return { ...target, address, environment };
}

// EXTERNAL MODULE: ./lib/actions/step/error-codes.js + 1 modules
var error_codes = __webpack_require__(8134);
// EXTERNAL MODULE: ./lib/actions/ending.js
var ending = __webpack_require__(4028);
;// CONCATENATED MODULE: ./lib/actions/delete-environment/report.js





/** Environments that the summary lists; the outputs have all. */
const MAX_LISTED = 50;
const deleteEnvironmentReport = {
    outputs: ({ deleted = null, kept = null }) => ({ deleted, kept }),
    advice: (error, _facts, inputs, ciHost) => {
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








/** Pull requests that one step asks for: GitHub allows the token of a workflow as many requests in an hour. */
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
        const answer = await (0,calls/* withGitHubAttempts */.Gm)(true, time, async (each) => await this.github.readPullRequest(number, each));
        signal.throwIfAborted();
        if (answer.kind === 'missing-api')
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


/***/ }),

/***/ 3902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ TIME_WHEN_CANCELLED_MS),
/* harmony export */   Gm: () => (/* binding */ withGitHubAttempts),
/* harmony export */   J4: () => (/* binding */ sendToGitHub),
/* harmony export */   Jk: () => (/* binding */ NO_API),
/* harmony export */   gh: () => (/* binding */ timeForGitHub),
/* harmony export */   kM: () => (/* binding */ reportProblem),
/* harmony export */   os: () => (/* binding */ describeGitHubProblem)
/* harmony export */ });
/* harmony import */ var _platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3267);
/* harmony import */ var _platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9742);
/* harmony import */ var _platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2968);
/* harmony import */ var _shared_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7718);





const MAX_ATTEMPTS = 3;
const DELAYS_MS = [1000, 3000];
/** The longest that calls to GitHub may take together, each time that there is something to ask or to tell. */
const GITHUB_TIME_MS = 15_000;
/** Time that begins now. @param most in milliseconds, where less is left than usual */
function timeForGitHub(clock, most = GITHUB_TIME_MS) {
    const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
    return { clock, signal: (0,_shared_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .timeLimit */ .z)(milliseconds), end: clock.now() + milliseconds };
}
/**
 * Makes a call up to three times. Never throws: what the signal ends is a failed call.
 * @param isRepeatable whether it does no harm to do it twice; if not, only a call that a rate limit refused is repeated
 */
async function withGitHubAttempts(isRepeatable, { clock, signal, end }, call) {
    for (let attempt = 1;; attempt += 1) {
        const answer = await call(signal);
        if (answer.kind === 'value' || !answer.isTemporary || attempt === MAX_ATTEMPTS)
            return answer;
        if (answer.kind !== 'busy' && !isRepeatable)
            return answer;
        const { retryAfter = 0 } = answer;
        const pause = Math.max(retryAfter, DELAYS_MS[attempt - 1] ?? 0);
        if (clock.now() + pause > end) {
            if (retryAfter === 0)
                return answer;
            const seconds = Math.ceil(retryAfter / 1000);
            return { ...answer, reason: `${answer.reason}; it asks to wait ${seconds} s, which is too long for an extra` };
        }
        try {
            await clock.sleep(pause, signal);
        }
        catch {
            return answer;
        }
    }
}
/**
 * Why something was not done on GitHub, as sentences. None of it is a failure of the step.
 * @param isFork whether the run is for a pull request from a fork
 */
function describeGitHubProblem({ kind, reason }, permission, isFork) {
    switch (kind) {
        case 'forbidden':
            return isFork
                ? `The token lacks permission (${reason}): for a pull request from a fork it can only read.`
                : `The token lacks permission (${reason}). Add the line "${permission}" under "permissions:" of the job.`;
        case 'missing-api':
            return `The host has no such API, or does not show the repository to this token (${reason}).`;
        case 'busy':
            return `The host limits the rate of requests (${reason}).`;
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
    if (problem.kind === 'missing-api')
        runner.notice(title, text);
    else
        runner.warning(title, text);
}
const MEBIBYTE = 1024 * 1024;
/** Requests to GitHub go the way of all others: with the same checks, proxies and bounds. */
const sendToGitHub = async ({ method, url, headers, body, signal }) => {
    try {
        const json = body === undefined ? {} : { body: (0,_platform_transport_json_body_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonBody */ .J)(body) };
        const { status, text, complete, ...reply } = await (0,_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)({ method, url, headers, signal, ...json });
        if (complete)
            return { status, text, headers: reply.headers };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ExchangeError */ .S ? new Error((0,_platform_retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .Ic)(error), { cause: error }) : error;
    }
    throw new Error(`it was cut off, or is larger than ${_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_REPLY_BYTES */ .Kf / MEBIBYTE} MiB`);
};


/***/ }),

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   we: () => (/* binding */ markerOf),
/* harmony export */   xO: () => (/* binding */ writtenBy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _step_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(137);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3902);



const COMMENT = { title: 'Comment not written', permission: 'pull-requests: write' };
/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
/** How all markers begin. */
const PRODUCT = '<!-- headless-deploy ';
/**
 * Writes a comment on a pull request, in place of the one that the same token wrote with one of the same markers.
 * @returns false where it could not, which the log shows
 */
async function writeComment(github, pullRequest, { markers, body, isUpdate = false }, runner, time) {
    const whole = `${markers[0]}\n${body}`;
    const found = await findComment(github, pullRequest, markers, time);
    if (found.kind !== 'value') {
        await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, found);
        return false;
    }
    const { value: comment } = found;
    if (comment === undefined && isUpdate)
        return true;
    const answer = comment === undefined
        ? await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .withGitHubAttempts */ .Gm)(false, time, async (signal) => await github.createComment(pullRequest, whole, signal))
        : await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .withGitHubAttempts */ .Gm)(true, time, async (signal) => await github.updateComment(comment.id, whole, signal));
    if (answer.kind !== 'value') {
        await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .reportProblem */ .kM)(runner, COMMENT, answer);
        return false;
    }
    runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
    return true;
}
/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(github, pullRequest, markers, time) {
    const listed = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .withGitHubAttempts */ .Gm)(true, time, async (signal) => await github.listComments(pullRequest, PRODUCT, signal));
    if (listed.kind !== 'value')
        return listed;
    const marked = markers.flatMap((marker) => listed.value.filter(({ body }) => body.startsWith(marker)));
    if (marked.length === 0)
        return { kind: 'value', value: undefined };
    const viewer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .withGitHubAttempts */ .Gm)(true, time, async (signal) => await github.viewer(signal));
    if (viewer.kind !== 'value' && viewer.kind !== 'missing-api')
        return viewer;
    const isOwn = ({ author }) => viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author);
    return { kind: 'value', value: marked.find(isOwn) };
}
/**
 * The first line of a comment, which nobody sees: the same for each step that names its environment alike.
 * @param environment its display name, so that one that is made anew keeps its comment; its ID where that is not known
 */
function markerOf({ origin }, { account, app }, environment) {
    const key = JSON.stringify([origin, account, app, environment]);
    return `${PRODUCT}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 32)} -->`;
}
/** The last line of a comment: when it was written, and by which run. */
function writtenBy({ url }, now) {
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
    return (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .element */ .ND)('p', (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(time), (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(new URL(url), (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('log of this run')));
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
    const answer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .withGitHubAttempts */ .Gm)(true, time, async (signal) => await github.setDeploymentStatus(id, status, signal));
    if (answer.kind === 'value')
        return true;
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .reportProblem */ .kM)(runner, DEPLOYMENT, answer);
    return false;
}


/***/ }),

/***/ 600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readTarget)
/* harmony export */ });
/* harmony import */ var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
/* harmony import */ var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(617);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1929);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2851);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(261);





/** @param read `given` in a dry run, which needs none of these, but reports what is wrong with those that are there */
function readTarget(reader, read) {
    const address = readAddress(reader, read);
    const connection = (0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .d)(reader, 'headless-url', read);
    return connection === _input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .BAD */ .eU || address === _input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .BAD */ .eU ? _input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .BAD */ .eU : { ...connection, address };
}
/** A path in `environment` stands for `account` and `app`, too: they must agree with it where they are given. */
function readAddress(reader, read) {
    const path = (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEnvironmentPath */ .i7)(reader.text('environment'));
    const part = (name) => {
        const ofPath = path?.[name];
        if (ofPath === undefined || reader.text(name) !== '')
            return read(name, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSegment */ .Zs);
        return ofPath;
    };
    const account = part('account');
    const app = part('app');
    const secret = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .looksLikeWebhook */ .Vy)(reader.text('environment'));
    const environment = read('environment', (text) => {
        if (secret)
            throw new RangeError(NO_WEBHOOK);
        if (differs(account, path?.account))
            throw new RangeError('names another account than the input "account"');
        if (differs(app, path?.app))
            throw new RangeError('names another app than the input "app"');
        return (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEnvironmentReference */ .ut)(text);
    }, { secret });
    return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .together */ .bs)({ account, app, environment });
}
function differs(given, ofPath) {
    return given !== _input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .BAD */ .eU && ofPath !== undefined && given !== ofPath;
}
const NO_WEBHOOK = 'must be an environment ID or a display name, and this is (part of) a webhook URL, which is a secret. If it was kept outside of the secrets, regenerate the webhooks in the user portal';


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

/***/ 1449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jA: () => (/* binding */ deleteEnvironment),
/* harmony export */   qm: () => (/* binding */ readOneEnvironment),
/* harmony export */   se: () => (/* binding */ listAllEnvironments)
/* harmony export */ });
/* harmony import */ var _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3808);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/* harmony import */ var _api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3052);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9593);
/* harmony import */ var _refused_success_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1146);
/* harmony import */ var _whole_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7428);







/**
 * Every environment of an app.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
async function listAllEnvironments(connection, address, context) {
    return await (0,_whole_list_js__WEBPACK_IMPORTED_MODULE_5__/* .readWholeList */ .E)(connection, {
        path: `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}/environments`,
        key: 'environments',
        what: 'the list of environments',
        entry: 'an environment of this app',
        confirm: (item) => confirm(item, address, context),
    }, context);
}
/**
 * One environment by its ID.
 * @throws {PlatformError} `bad-reply` for anything but its record; where it is refused or there is none; {StepError} when
 *   the signal ended it
 */
async function readOneEnvironment(connection, address, context) {
    const what = 'the read of the environment';
    const reply = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .getJson */ .Tt)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}`, what, context);
    const environment = confirm((0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(reply.text), address, context);
    if (environment?.id === address.environment)
        return environment;
    throw (0,_whole_list_js__WEBPACK_IMPORTED_MODULE_5__/* .badReply */ .M)(connection, what, reply.status, 'it is not the record of this environment');
}
/**
 * Asks to delete an environment (public documents): one request, which is never repeated here. No schema of the answer is
 * public; an empty one and a JSON object are taken for the platform's. Neither says that the environment has gone.
 * @throws {PlatformError} refused, also in the body of a 2xx, unreachable, `ambiguous`, or `bad-reply` with the status
 *   `unknown`; {StepError} when the signal ended it
 */
async function deleteEnvironment(connection, address, context) {
    const what = 'the request to delete the environment';
    const { status, text } = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteOnce */ .fK)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)(address)}`, what, context);
    const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
    const refusal = (0,_refused_success_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRefusedSuccess */ .f)(text);
    if (refusal !== undefined)
        throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('rejected', `${answered}, and refused it: ${refusal}.`, 'failed', { httpStatus: status });
    if (text.trim() === '' || (0,_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .parseObject */ .l)(text) !== undefined)
        return;
    const message = `${answered}, but not as the platform does.`;
    throw new _retry_platform_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk('bad-reply', message, 'unknown', { httpStatus: status });
}
/** Undefined for a record that is of another app, or has another form (specification section 2.3). */
function confirm(value, { account, app }, context) {
    const record = (0,_environments_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEnvironmentRecord */ .Uv)(value, context.holdsSecret);
    if (record === undefined)
        return undefined;
    const { id, displayName } = record;
    const { name } = value;
    return name === (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .resourceName */ .Iy)({ account, app, environment: id }) ? { id, displayName } : undefined;
}


/***/ }),

/***/ 617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ textOfReference),
/* harmony export */   i7: () => (/* binding */ parseEnvironmentPath),
/* harmony export */   ut: () => (/* binding */ parseEnvironmentReference)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A resource name, or the name of an operation or a build below it, also as the path of a call (sections 2.3 and 4). */
const PATH = new RegExp(`^/?(?:(?:fu/)?v1/)?(?:(?:accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})/)?apps/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})/)?environments/(${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})(?:/(?:operations|builds)/${_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT */ ._f})?/?$`);
/** Text that was meant as a path, whether it is one or not. */
const LIKE_PATH = /(?:^|\/)(?:accounts|environments)\/|:\/\//;
const NOT_A_PATH = 'must be the environment ID, its display name, or a path such as accounts/<account>/apps/<app>/environments/<ID>';
/** The parts of a path that holds `environments/<id>`; undefined for any other text. */
function parseEnvironmentPath(text) {
    const [, account, app, id] = PATH.exec(text) ?? [];
    return id === undefined ? undefined : { account, app, id };
}
/**
 * What the input `environment` names: a UUID and the ID in a path are IDs, anything else is a name.
 * @throws {RangeError} whose message ends a sentence that begins with the value
 */
function parseEnvironmentReference(text) {
    if (UUID.test(text))
        return { kind: 'id', id: text };
    const path = parseEnvironmentPath(text);
    if (path !== undefined)
        return { kind: 'id', id: path.id };
    if (LIKE_PATH.test(text))
        throw new RangeError(NOT_A_PATH);
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
        throw new RangeError('must be an environment ID or a display name: one line of at most 256 characters');
    }
    return { kind: 'name', name: text };
}
/** The ID or the name, human-readable. */
function textOfReference(reference) {
    return reference.kind === 'id' ? reference.id : reference.name;
}


/***/ })

};

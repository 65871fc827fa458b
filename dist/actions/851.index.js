export const id = 851;
export const ids = [851];
export const modules = {

  6851:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  deleteEnvironmentAction: () => (  deleteEnvironmentAction)
});

var errors = __webpack_require__(8835);
var safe_text = __webpack_require__(7225);
var environment_reference = __webpack_require__(214);
var find_environment = __webpack_require__(3118);
var platform_lists = __webpack_require__(3314);
var call_context = __webpack_require__(9311);
var inputs = __webpack_require__(2045);
var step = __webpack_require__(3735);
var format = __webpack_require__(9967);
var confirmed = __webpack_require__(3038);
var environments = __webpack_require__(5141);
var attempts = __webpack_require__(2039);
var classify = __webpack_require__(2679);
var platform_error = __webpack_require__(2837);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/delete.js









const MAX_REQUESTS = 3;
const POLICY = { ...attempts .Vs, maxAttempts: MAX_REQUESTS + 1 };
const MAX_SHOWN = 10;
async function listForDeletion(app, calls) {
    try {
        return await (0,confirmed .QL)(app, app.address, calls);
    }
    catch (error) {
        throw withSentence(error, 'Nothing is deleted without the whole list of environments.');
    }
}
async function deletePreview(app, preview, calls, { aboutToSend, findDoubt }) {
    let lost;
    const onRetry = (retry) => {
        if (retry.attempt <= MAX_REQUESTS)
            calls.onRetry({ ...retry, maxAttempts: MAX_REQUESTS });
    };
    const gone = () => ({ result: lost === undefined ? 'gone' : 'deleted' });
    try {
        return await (0,attempts .ux)({ policy: POLICY, ...calls, onRetry }, async (attempt) => {
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
                throw new errors .zg('conflict', `It was not sent again: ${doubt}.`);
            calls.log(`Deleting ${(0,platform_lists .NE)(preview)}`);
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
                throw why === 'stopped' ? (0,platform_error .Dr)(calls.signal, false, error) : error;
            };
            return { reason: error.clause, retryAfter: error.details.retryAfter, giveUp };
        });
    }
    catch (error) {
        throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
    }
}
async function waitUntilGone(app, accepted, calls, onGone = () => undefined) {
    let left = accepted;
    for (let attempt = 2; left.length > 0; attempt += 1) {
        if (attempt === 2)
            calls.log(`Accepted; waiting until the list no longer has ${describeAll(left)}`);
        try {
            await calls.clock.sleep((0,classify .a2)(attempt, undefined, calls.clock.random()), calls.signal);
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
async function findListed(app, accepted, calls) {
    try {
        const ids = new Set((await (0,confirmed .QL)(app, app.address, calls)).map(({ id }) => id));
        return accepted.filter(({ id }) => ids.has(id));
    }
    catch (error) {
        throw afterAcceptance(accepted, error, calls.signal);
    }
}
function afterAcceptance(accepted, error, signal) {
    const reason = signal.aborted ? signal.reason : error;
    if (reason instanceof errors .Tj && reason.code === 'cancelled')
        return (0,platform_error .Dr)(signal, true);
    if (!(reason instanceof errors .zg))
        return error;
    const message = `The platform accepted the deletion of ${describeAll(accepted)}, but its list of environments has not confirmed it. ${reason.message}`;
    const advice = 'Check in the user portal whether it is still there.';
    return new errors .zg(reason.code, message, 'unknown', { advice, cause: reason });
}
function describeAll(previews) {
    return (0,format .Ku)(previews, MAX_SHOWN, platform_lists .NE);
}
async function requestDeletion(app, { id }, calls) {
    try {
        await (0,environments .jA)(app, { ...app.address, environment: id }, calls);
        return undefined;
    }
    catch (error) {
        if (error instanceof platform_error .Wk)
            return error;
        throw error;
    }
}
function mayBeGone({ statusClass }) {
    return statusClass === 'missing' || statusClass === 'success';
}
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
async function hasRecord(app, preview, calls) {
    let record;
    try {
        record = await (0,confirmed .by)(app, { ...app.address, environment: preview.id }, calls);
    }
    catch (error) {
        const isMissing = error instanceof platform_error .Wk && error.statusClass === 'missing';
        if (isMissing && !(await isListed(app, preview, calls)))
            return false;
        throw withSentence(error, `${(0,platform_lists .NE)(preview)} was not deleted, as its record could not be read.`);
    }
    if (record.displayName === preview.displayName)
        return true;
    const message = `The list has the environment ${(0,platform_lists .NE)(preview)}, but its record says ${(0,platform_lists .NE)(record)}, so it was not deleted.`;
    throw new errors .zg('conflict', message, 'failed', { advice: '' });
}
function mayBeRepeated({ code, statusClass, details }) {
    if ((details.retryAfter ?? 0) > classify .pQ)
        return false;
    return code === 'network' || ['later', 'server-error'].includes(statusClass ?? '');
}
function afterLostAnswer(lost, error, signal) {
    if (signal.aborted)
        return (0,platform_error .Dr)(signal, true);
    if (!(error instanceof errors .zg))
        return error;
    const then = error === lost ? 'The environment is still there.' : `After that: ${error.message}`;
    return new platform_error .Wk(lost.code, `${lost.message} ${then}`, 'unknown', lost.details, { cause: lost });
}
function withSentence(error, sentence) {
    if (!(error instanceof platform_error .Wk))
        return error;
    return new platform_error .Wk(error.code, `${error.message} ${sentence}`, 'failed', error.details, { cause: error });
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/facts.js
const DRY_RUN = 'dry run: it would be deleted';

var calls = __webpack_require__(6345);
var github_comment = __webpack_require__(4741);
var github_deployments = __webpack_require__(9316);
var html = __webpack_require__(7383);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/preview.js
function asPreview(prefix, { id, displayName }) {
    return displayName !== undefined && isPreviewName(prefix, displayName) ? { id, displayName } : undefined;
}
function isPreviewName(prefix, name) {
    return name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length));
}
function whyMistakable({ id, displayName }, environments) {
    const others = environments.filter((each) => each.id !== id);
    if (others.some((each) => each.displayName === displayName))
        return 'another environment has the same name';
    const isMixedUp = others.some((each) => each.id === displayName || each.displayName === id);
    return isMixedUp ? 'the ID of one environment is the display name of another' : undefined;
}
function pullRequestOf(prefix, name) {
    const digits = name.slice(prefix.length);
    return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/github.js







const DEPLOYMENTS_AT_A_TIME = 30;
const github_MAX_SHOWN = 10;
function openGitHub(inputs, context) {
    const { runner, onReported } = context;
    const { clock } = context.services;
    const stepEnd = clock.now() + inputs.timeoutMinutes * 60_000;
    const { token, comment, deployment } = inputs.github;
    const isSweep = inputs.target.environment === undefined;
    if (!isSweep && !comment && !deployment)
        return undefined;
    const github = runner.github(token, calls .J4);
    if (github === undefined) {
        if (!isSweep)
            runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', calls .Jk);
        return undefined;
    }
    onReported(async ({ facts: { deleted = [], gone, listed = [] } }) => {
        const left = listed.filter(({ id }) => !deleted.some((preview) => preview.id === id));
        const previews = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
        const least = runner.cancelled.aborted ? calls .A6 : calls .px;
        const end = Math.max(runner.cancelled.aborted ? 0 : stepEnd, clock.now() + least);
        const timeLeft = () => (0,calls .gh)(clock, Math.max(0, end - clock.now()));
        let [deployments, comments] = [deployment, comment];
        for (const [index, preview] of previews.entries()) {
            if (clock.now() >= end) {
                const late = (0,format .Ku)(previews.slice(index), github_MAX_SHOWN, ({ displayName }) => (0,safe_text .Hk)(displayName));
                const problem = `Time ran out before GitHub was told that these environments were deleted: ${late}. Nothing else is affected.`;
                if (deployments)
                    runner.warning(github_deployments .uH.title, problem);
                if (comments)
                    runner.warning(github_comment .YK.title, problem);
                break;
            }
            deployments &&= await endDeployments(github, preview, left, inputs, context, timeLeft);
            comments &&= await endComment(github, preview, left, inputs, context, timeLeft());
            if (runner.cancelled.aborted)
                break;
        }
    });
    return github;
}
async function endComment(github, { id, displayName }, left, { target: { apiRoot, address: app }, prefix }, { runner, services }, time) {
    const pullRequest = pullRequestOf(prefix, displayName);
    if (pullRequest === undefined)
        return true;
    const heading = (0,html .ND)('h3', (0,html .Qq)('Preview deleted: '), (0,html .aY)(`${app.account} / ${app.app} / ${displayName}`));
    const now = services.clock.date();
    const body = `${heading}\n${(0,github_comment .xO)(github.run, now)}`;
    const standing = { kind: 'sent', at: now.getTime(), run: github.run };
    const isShared = left.some((each) => each.displayName === displayName);
    const subject = { apiRoot, app, id, name: displayName, nameIs: isShared ? 'shared' : 'unique' };
    return await (0,github_comment .HF)(github, pullRequest, { subject, body, standing, isEnd: true }, runner, time);
}
async function endDeployments(github, preview, left, { target }, { runner }, timeLeft) {
    const { id: environmentId, displayName } = preview;
    const fail = async (problem) => {
        await (0,calls .kM)(runner, github_deployments .uH, problem);
        return false;
    };
    let time = timeLeft();
    const found = new Map();
    for (const name of [displayName, ...(environmentId === undefined ? [] : [environmentId])].map(safe_text .Hk)) {
        const all = await (0,calls .X3)(github.listAllDeployments(name), time);
        if (all.kind !== 'value')
            return await fail(all);
        for (const each of all.value)
            found.set(each.id, each);
    }
    const record = (0,github_deployments .zv)(target.apiRoot.origin, target.address);
    const own = [...found.values()].filter((each) => (0,github_deployments .qb)(each.payload, record) && isOf(each, preview, left));
    const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined };
    let ended = 0;
    for (const [index, { id }] of own.entries()) {
        if (index % DEPLOYMENTS_AT_A_TIME === 0)
            time = timeLeft();
        const state = await (0,calls .X3)(github.latestState(id), time);
        if (state.kind !== 'value')
            return await fail(state);
        if (state.value === 'inactive')
            continue;
        if (!(await (0,github_deployments .Lx)(github, id, status, runner, time)))
            return false;
        ended += 1;
    }
    runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${(0,safe_text .Hk)(displayName)}`);
    return true;
}
function isOf({ environment, payload }, { id, displayName }, left) {
    const { environment: deployed } = payload;
    if (id !== undefined && deployed === id)
        return true;
    return environment === (0,safe_text .Hk)(displayName) && !left.some((each) => each.id === deployed);
}

var api_address = __webpack_require__(7187);
var credentials = __webpack_require__(4424);
var input_reader = __webpack_require__(3412);
var prefix = __webpack_require__(2484);
var inputs_target = __webpack_require__(1633);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/inputs.js






function readDeleteEnvironmentInputs(runner) {
    const reader = new input_reader .i_(inputs .mc['delete-environment'], runner);
    const isSweep = reader.boolean('closed-pull-requests');
    if (isSweep === true && reader.text('environment') !== '')
        reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
    const comment = reader.boolean('comment');
    const deployment = reader.boolean('deployment');
    return reader.finish({
        target: isSweep === true ? readApp(reader) : readOne(reader),
        prefix: reader.required('prefix', prefix .A),
        ignoreMissing: reader.choice('if-missing', inputs .mc['delete-environment']['if-missing'].choices) === 'ignore',
        isDryRun: reader.boolean('dry-run'),
        github: (0,input_reader .bs)({
            token: (0,credentials .AI)(reader, isSweep === true || comment === true || deployment === true),
            comment,
            deployment,
        }),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readApp(reader) {
    const connection = (0,inputs_target .d)('headless-url', reader.required);
    const address = (0,input_reader .bs)({
        account: reader.required('account', api_address .Zs),
        app: reader.required('app', api_address .Zs),
    });
    return connection === input_reader .eU || address === input_reader .eU ? input_reader .eU : { ...connection, address, environment: undefined };
}
function readOne(reader) {
    const target = (0,inputs_target ._)(reader, reader.required);
    if (target === input_reader .eU)
        return input_reader .eU;
    const { environment, ...address } = target.address;
    return { ...target, address, environment };
}

var error_codes = __webpack_require__(805);
var ending = __webpack_require__(4802);
;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/report.js





const MAX_LISTED = 50;
const deleteEnvironmentReport = {
    outputs: ({ deleted = null, kept = null }) => ({ deleted, kept }),
    advice: (error, { deleted = [] }, inputs, ciHost) => {
        if (error.code === 'timeout' && error.status === 'failed' && deleted.length > 0)
            return `It had deleted ${(0,format .pq)(deleted.length, 'environment')} by then. Raise "timeout-minutes", or ${ciHost.messages.runAgain} for the others.`;
        const environment = inputs?.target.environment;
        const app = `account "${inputs?.target.address.account ?? ''}", app "${inputs?.target.address.app ?? ''}"`;
        const subject = {
            address: environment === undefined ? app : `${app}, environment "${(0,environment_reference .CK)(environment)}"`,
            urlInput: 'headless-url',
            mayHave: 'the environment may have been deleted',
            lookFor: 'the environment',
        };
        return (0,error_codes .ai)(error, subject, ciHost);
    },
    summary: ({ deleted = [], kept = [] }, { status }, inputs) => {
        const { address, environment, apiRoot } = inputs?.target ?? {};
        const name = deleted[0]?.displayName ?? (environment && (0,environment_reference .CK)(environment));
        const app = address && `${address.account} / ${address.app}`;
        return {
            heading: (0,ending .W)(status, headings(deleted, kept), 'Environment not deleted'),
            subject: app && environment && name !== undefined ? `${app} / ${name}` : app,
            rows: [
                ['Environment ID', environment && deleted[0] && (0,html .aY)(deleted[0].id)],
                ['Prefix', inputs && (0,html .aY)(inputs.prefix)],
                ['Platform', apiRoot && (0,html .aY)(apiRoot.origin)],
            ],
            sections: environment === undefined ? [...listOf('Deleted', deleted), ...listOf('Left', kept)] : [],
        };
    },
};
function headings(deleted, kept) {
    return {
        accepted: deleted.length === 1 ? 'Environment deleted' : `Deleted ${(0,format .pq)(deleted.length, 'environment')}`,
        'dry-run': 'Dry run, nothing deleted',
        skipped: kept.length === 0 ? 'No environment to delete' : `No environment deleted, ${kept.length} left`,
        unknown: 'Outcome unknown, the environment may have been deleted',
    };
}
function listOf(heading, environments) {
    if (environments.length === 0)
        return [];
    const items = environments
        .slice(0, MAX_LISTED)
        .map(({ id, displayName, reason }) => (0,html .ND)('li', (0,html .aY)(displayName), (0,html .Qq)(' (ID '), (0,html .aY)(id), (0,html .Qq)(')'), ...(reason ? [(0,html .Qq)(': '), (0,html .TL)(reason)] : [])));
    const rest = (0,format .v)(environments.length, MAX_LISTED);
    if (rest !== '')
        items.push((0,html .ND)('li', (0,html .Qq)(rest)));
    return [{ heading: `${heading}: ${environments.length}`, body: [(0,html .ND)('ul', ...items)] }];
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/sweep.js








const MAX_PULL_REQUESTS = 1000;
async function sweep(github, { target, prefix, isDryRun }, context) {
    const { runner, calls, record, aboutToSend, signal } = context;
    const environments = await listForDeletion(target, calls);
    record({ listed: environments });
    const previews = environments.flatMap((environment) => asPreview(prefix, environment) ?? []);
    runner.info(`${(0,format .pq)(environments.length, 'environment')} in the app, ${previews.length} of them named "${(0,safe_text .Hk)(prefix)}" followed by digits`);
    const deleted = [];
    const kept = [];
    let accepted = [];
    const failures = [];
    const keep = (preview, reason) => {
        kept.push({ ...preview, reason });
        runner.info(`Left: ${(0,platform_lists .NE)(preview)}: ${reason}`);
        record({ kept: [...kept] });
    };
    const end = (preview, how = 'Deleted') => {
        deleted.push(preview);
        accepted = accepted.filter((each) => each !== preview);
        record({ deleted: [...deleted] });
        runner.info(`${how}: ${(0,platform_lists .NE)(preview)}`);
    };
    const keepAccepted = () => accepted.forEach((preview) => keep(preview, 'the platform accepted its deletion, but the list of environments has not confirmed it'));
    const pullRequests = new PullRequests(github, context);
    const visit = async (preview) => {
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
        if (!(error instanceof errors .zg) || error instanceof errors .Tj)
            throw error;
        failures.push(error);
    }
    if (failures.length > 0)
        throw asOne(failures);
    if (isDryRun)
        return 'dry-run';
    return deleted.length > 0 ? 'accepted' : 'skipped';
}
function isOfOne(error) {
    return error instanceof errors .zg && !(error instanceof errors .Tj) && error.code !== 'unauthorized';
}
class PullRequests {
    github;
    context;
    #asked = new Set();
    #problem;
    constructor(github, context) {
        this.github = github;
        this.context = context;
    }
    async doubt(number) {
        if (number === undefined)
            return 'its digits are not the number of a pull request';
        if (this.#problem !== undefined)
            return 'the pull request could not be read';
        if (!this.#asked.has(number) && this.#asked.size >= MAX_PULL_REQUESTS)
            return `a step checks at most ${MAX_PULL_REQUESTS} pull requests`;
        this.#asked.add(number);
        const { signal, services } = this.context;
        signal.throwIfAborted();
        const own = (0,calls .gh)(services.clock);
        const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
        const answer = await (0,calls .X3)(this.github.readPullRequest(number), time);
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
            return `the answer is not pull request ${number} of this repository`;
        if (!isSame(headRepository, repository))
            return `pull request ${number} is from a fork`;
        if (state === 'closed')
            return undefined;
        return `pull request ${number} ${state === undefined ? 'has no state' : `is ${(0,safe_text .Hk)(state)}`}`;
    }
    reportProblem() {
        if (this.#problem === undefined)
            return;
        const why = (0,calls .os)(this.#problem, 'pull-requests: read', false);
        this.context.runner.warning('Pull requests not read', `${why} The environments of these pull requests were left.`);
    }
}
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
    return new errors .zg(first?.code ?? 'internal', message, status);
}

;// CONCATENATED MODULE: ./lib/src/actions/delete-environment/run.js















const deleteEnvironmentAction = (0,step .o)({
    inputs: inputs .mc['delete-environment'],
    read: readDeleteEnvironmentInputs,
    run: async (inputs, context) => {
        const { apiRoot, address, environment } = inputs.target;
        context.record({ deleted: [], kept: [] });
        const which = environment === undefined
            ? 'environments of closed pull requests'
            : `environment "${(0,safe_text .Hk)((0,environment_reference .CK)(environment))}"`;
        (0,call_context .w)(context.runner, apiRoot, `account ${address.account}, app ${address.app}, ${which}`);
        const github = openGitHub(inputs, context);
        if (environment !== undefined)
            return await deleteOne(environment, inputs, context);
        if (github !== undefined)
            return await sweep(github, inputs, context);
        const problem = 'needs the GitHub API, but "github-token" is empty, or the variables that identify this run are missing';
        throw new errors .oC([{ input: 'closed-pull-requests', value: 'true', problem }]);
    },
    report: deleteEnvironmentReport,
});
async function deleteOne(environment, { target, prefix, ignoreMissing, isDryRun }, { runner, calls, record, aboutToSend }) {
    const address = { ...target.address, environment };
    const environments = await listForDeletion(target, calls);
    record({ listed: environments });
    const found = findUnmistakable(environments, address);
    const preview = found && asPreview(prefix, found);
    if (found !== undefined && preview === undefined) {
        const named = found.displayName === (0,environment_reference .CK)(environment) ? 'may not be deleted' : `is ${(0,platform_lists .NE)(found)}`;
        const problem = `${named}. Only environments named "${(0,safe_text .Hk)(prefix)}" (the "prefix") followed by digits may be`;
        throw new errors .oC([{ input: 'environment', value: (0,environment_reference .CK)(environment), problem }]);
    }
    if (preview !== undefined && isDryRun) {
        record({ kept: [{ ...preview, reason: DRY_RUN }] });
        runner.info(`Dry run: ${(0,platform_lists .NE)(preview)} would be deleted`);
        return 'dry-run';
    }
    const deletion = preview && (await deletePreview(target, preview, calls, { aboutToSend }));
    if (preview !== undefined && (deletion === 'deleted' || deletion === 'accepted')) {
        if (deletion === 'accepted')
            await waitUntilGone(target, [preview], calls);
        record({ accepted: true, deleted: [preview] });
        runner.info(`Deleted: ${(0,platform_lists .NE)(preview)}`);
        return 'accepted';
    }
    const name = preview?.displayName ?? (0,environment_reference .CK)(environment);
    if (!isDryRun && isPreviewName(prefix, name))
        record({ gone: name });
    if (!ignoreMissing)
        throw (0,find_environment .kP)({ entries: environments.filter((each) => each !== found), part: undefined }, address);
    runner.info('The environment is not in the list: there is nothing to delete.');
    return 'skipped';
}
function findUnmistakable(environments, address) {
    const { environment: reference } = address;
    const found = (0,find_environment .jY)(environments, address);
    const name = (0,environment_reference .CK)(reference);
    const namesake = environments.find(({ id, displayName }) => id !== found?.id && displayName === name);
    if (reference.kind === 'id' || found === undefined || namesake === undefined)
        return found;
    const problem = `is the ID of ${(0,platform_lists .NE)(found)}, and the display name of ${(0,platform_lists .NE)(namesake)}. Write environments/ and the ID of the one you mean`;
    throw new errors .oC([{ input: 'environment', value: name, problem }]);
}


  }),

  6345:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A6: () => (  TIME_WHEN_CANCELLED_MS),
    J4: () => (  sendToGitHub),
    Jk: () => (  NO_API),
    X3: () => (  askGitHub),
    gh: () => (  timeForGitHub),
    kM: () => (  reportProblem),
    os: () => (  describeGitHubProblem),
    px: () => (  GITHUB_TIME_MS)
  });
  var _platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2039);
  var _platform_retry_no_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9275);
  var _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3594);
  var _platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1776);
  var _platform_transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8224);
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5602);
  var _shared_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6907);







const DELAYS_MS = [1000, 3000];
const POLICY = {
    maxAttempts: DELAYS_MS.length + 1,
    delay: (attempt, retryAfter = 0) => Math.max(retryAfter, DELAYS_MS[attempt - 2] ?? 0),
};
const GITHUB_TIME_MS = 15_000;
function timeForGitHub(clock, most = GITHUB_TIME_MS) {
    const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
    return { clock, signal: (0,_shared_signals_js__WEBPACK_IMPORTED_MODULE_5__  .z)(milliseconds), end: clock.now() + milliseconds };
}
async function askGitHub({ attempt, isRepeatable }, { clock, signal, end }) {
    const policy = { ...POLICY, mayPause: (milliseconds) => clock.now() + milliseconds <= end };
    return await (0,_platform_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__  .ux)({ policy, clock, signal, onRetry: () => undefined }, async () => {
        const answer = await attempt(signal);
        if (answer.kind === 'value' || !(0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  .ey)(answer))
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
    return {
        ...problem,
        reason: `${reason}; it asks to wait ${seconds} s, which is too long`,
    };
}
function describeGitHubProblem({ kind, reason, lacksPermission = false }, permission, isFork) {
    switch (kind) {
        case 'refused':
            return `The host answered ${reason}${reason.endsWith('.') ? '' : '.'}${lacksPermission ? lackOf(permission, isFork) : ''}`;
        case 'missing':
        case 'no-call':
            return `The host has no such API, or does not show the repository to this token (${reason}).`;
        case 'busy':
            return `The host rate-limited the request (${reason}).`;
        case 'unusable':
        case 'failed':
            return `The request failed (${reason}).`;
    }
}
function lackOf(permission, isFork) {
    return isFork
        ? ' The token lacks permission: for a pull request from a fork it can only read.'
        : ` The token lacks permission. Add the line "${permission}" under "permissions:" of the job.`;
}
const TIME_WHEN_CANCELLED_MS = 5000;
const NO_API = 'Nothing can be recorded on the host: "github-token" is empty, or the variables that identify this run are missing. Nothing else is affected.';
async function reportProblem(runner, { title, permission }, problem) {
    const isFork = await runner.isForkPullRequest().catch(() => false);
    const text = `${describeGitHubProblem(problem, permission, isFork)} Nothing else is affected.`;
    if (problem.kind === 'missing' || problem.kind === 'no-call')
        runner.notice(title, text);
    else
        runner.warning(title, text);
}
const MEBIBYTE = 1024 * 1024;
const sendToGitHub = async ({ method, url, headers, body, signal }) => {
    try {
        const json = body === undefined ? {} : { body: (0,_platform_transport_request_body_js__WEBPACK_IMPORTED_MODULE_4__  .J)(body) };
        const { status, text, complete, ...reply } = await (0,_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .cv)({ method, url, headers, signal, ...json });
        if (complete)
            return { status, text, headers: reply.headers };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _platform_transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__  .S ? new Error((0,_platform_retry_no_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Ic)(error), { cause: error }) : error;
    }
    throw new Error(`the answer was cut off, or is larger than ${_platform_transport_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .Kf / MEBIBYTE} MiB`);
};


  }),

  4741:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  YK: () => (  COMMENT),
  HF: () => (  writeComment),
  xO: () => (  writtenBy)
});

var answer = __webpack_require__(5602);
var html = __webpack_require__(7383);
var calls = __webpack_require__(6345);
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/actions/github/comment-marker.js

const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);
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
function markerOf(apiRoot, app, ...names) {
    return markerLine(names.map((name) => keyOf(apiRoot, app, name)));
}
function markerLine(keys) {
    return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}
function keyOf({ origin }, { account, app }, name) {
    const key = JSON.stringify([origin, account, app, name]);
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 32);
}

;// CONCATENATED MODULE: ./lib/src/actions/github/comment-order.js
function standingLine({ kind, at, run: { id, attempt } }) {
    return `<!-- ${kind} at ${at} by ${id}.${attempt} -->`;
}
const LINE = /^<!-- (sent|unsent|yielding) at (\d{1,15}) by (\d{1,15})\.(\d{1,9}) -->$/;
function standingOf(body) {
    const [, kind, at, id, attempt] = LINE.exec(body.split('\n', 2)[1]?.trimEnd() ?? '') ?? [];
    if (kind !== 'sent' && kind !== 'unsent' && kind !== 'yielding')
        return undefined;
    return { kind, at: Number(at), run: { id: Number(id), attempt: Number(attempt) } };
}
function replaces(now, before) {
    if (before === undefined)
        return now.kind !== 'yielding';
    if ((now.kind === 'yielding') !== (before.kind === 'yielding'))
        return before.kind === 'yielding';
    if (now.kind === 'sent' && before.kind === 'sent' && now.at !== before.at)
        return now.at > before.at;
    const { run } = before;
    return now.run.id === run.id ? now.run.attempt >= run.attempt : now.run.id > run.id;
}

;// CONCATENATED MODULE: ./lib/src/actions/github/comment.js





const COMMENT = { title: 'Comment not written', permission: 'pull-requests: write' };
const WORKFLOW_USERS = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);
async function writeComment(github, pullRequest, comment, runner, time) {
    const place = { github, pullRequest, time };
    const answer = await write(place, comment);
    if (answer.kind === 'value') {
        if (answer.value !== 'none')
            runner.info(`Comment on pull request ${pullRequest}: ${answer.value}`);
        return true;
    }
    if (await isLocked(place, answer)) {
        const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
        runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
        return true;
    }
    await (0,calls .kM)(runner, COMMENT, answer);
    return false;
}
async function write(place, comment) {
    const { github, time } = place;
    const { subject, body, standing, isEnd = false } = comment;
    const found = await findComment(place, subject);
    if (found.kind !== 'value')
        return found;
    const bodyAfter = (before) => [markerFor(subject, isEnd, before), standingLine(standing), body].join('\n');
    if (found.value !== undefined) {
        const read = await (0,calls .X3)(github.readComment(found.value.id), time);
        const before = read.kind === 'value' ? read.value : found.value;
        if (!replaces(standing, standingOf(before.body)))
            return (0,answer .RP)('left, as it tells of a newer deploy');
        const updated = await (0,calls .X3)(github.updateComment(before.id, bodyAfter(before)), time);
        if (updated.kind === 'value')
            return (0,answer .RP)('updated');
        if (updated.kind !== 'missing')
            return updated;
    }
    if (isEnd)
        return (0,answer .RP)('none');
    const created = await (0,calls .X3)(github.createComment(place.pullRequest, bodyAfter(undefined)), time);
    if (created.kind !== 'value')
        return created;
    await mergeComments(place, subject);
    return (0,answer .RP)('written');
}
async function mergeComments(place, subject) {
    const { github, time } = place;
    const found = await ownComments(place, subject, 2);
    if (found.kind !== 'value')
        return;
    const [first, ...others] = found.value
        .filter((comment) => matchOf(comment, subject) !== 'before')
        .toSorted((a, b) => a.id - b.id);
    if (first === undefined || others.length === 0)
        return;
    const newest = others.reduce((best, each) => (isNewer(each, best) ? each : best), first);
    if (newest !== first) {
        const updated = await (0,calls .X3)(github.updateComment(first.id, newest.body), time);
        if (updated.kind !== 'value')
            return;
    }
    for (const { id } of others)
        await (0,calls .X3)(github.deleteComment(id), time);
}
function isNewer({ body }, other) {
    const standing = standingOf(body);
    return standing !== undefined && replaces(standing, standingOf(other.body));
}
async function isLocked({ github, pullRequest, time }, { kind }) {
    if (kind !== 'refused' && kind !== 'unusable')
        return false;
    const read = await (0,calls .X3)(github.readPullRequest(pullRequest), time);
    return read.kind === 'value' && read.value.isLocked;
}
async function findComment(place, subject) {
    const own = await ownComments(place, subject, 1);
    if (own.kind !== 'value')
        return own;
    const by = (match) => own.value.filter((comment) => matchOf(comment, subject) === match);
    const before = by('before');
    return (0,answer .RP)(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}
async function ownComments({ github, pullRequest, time }, subject, least) {
    const listed = await (0,calls .X3)(github.listComments(pullRequest, PRODUCT), time);
    if (listed.kind !== 'value')
        return listed;
    const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
    if (candidates.length < least)
        return (0,answer .RP)([]);
    const viewer = await (0,calls .X3)(github.viewer(), time);
    if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call')
        return viewer;
    return (0,answer .RP)(candidates.filter(({ author }) => (viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author))));
}
function writtenBy({ url }, now) {
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
    return (0,html .ND)('p', (0,html .Qq)(time), (0,html .nf)(new URL(url), (0,html .Qq)('log of this run')));
}


  }),

  9316:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lx: () => (  setStatus),
    qb: () => (  hasRecord),
    uH: () => (  DEPLOYMENT),
    zv: () => (  recordOf)
  });
  var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6345);

const DEPLOYMENT = { title: 'Deployment not recorded', permission: 'deployments: write' };
function recordOf(origin, { account, app }) {
    return { by: 'headless-deploy', origin, account, app };
}
function hasRecord(payload, fields) {
    if (typeof payload !== 'object' || payload === null)
        return false;
    const given = payload;
    return Object.entries(fields).every(([name, value]) => given[name] === value);
}
async function setStatus(github, id, status, runner, time) {
    const answer = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__  .X3)(github.setDeploymentStatus(id, status), time);
    if (answer.kind === 'value')
        return true;
    await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__  .kM)(runner, DEPLOYMENT, answer);
    return false;
}


  }),

  2484:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  parsePrefix),
    n: () => (  MAX_PREFIX_LENGTH)
  });
const MAX_PREFIX_LENGTH = 90;
function parsePrefix(text) {
    if (/[\u0000-\u001f\u007f]/.test(text) || text.length < 3 || text.length > MAX_PREFIX_LENGTH)
        throw new RangeError(`must be one line of 3 to ${MAX_PREFIX_LENGTH} characters`);
    if (/\d$/.test(text))
        throw new RangeError('must not end in a digit: the number of the pull request follows it');
    return text;
}


  }),

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

  3038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QL: () => (  confirmedEnvironments),
    by: () => (  confirmedEnvironment),
    yn: () => (  confirmedApps)
  });
  var _shared_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5602);
  var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2950);
  var _apps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5019);
  var _environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5141);
  var _lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8113);







async function confirmedEnvironments(connection, address, context) {
    const call = (0,_environments_js__WEBPACK_IMPORTED_MODULE_3__  .b4)(connection, address, context);
    const nameOf = (environment) => (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)({ ...address, environment });
    const list = await readWholeList(connection, call, nameOf, 'an environment of this app', context);
    return list.map(({ id, displayName }) => ({ id, displayName }));
}
async function confirmedEnvironment(connection, address, context) {
    const what = 'the read of the environment';
    const answer = await (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .kA)(connection, `/v1/${(0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)(address)}`, what, context, ({ text }) => {
        const record = (0,_environments_js__WEBPACK_IMPORTED_MODULE_3__  .Uv)((0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__  .lj)(text), { ...connection, ...context });
        return record?.name === (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)(address) ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  .RP)(record) : NOT_THE_RECORD;
    });
    const { id, displayName } = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, what, answer);
    return { id, displayName };
}
const NOT_THE_RECORD = (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  ._P)('it is not the record of this environment');
async function confirmedApps(connection, account, context) {
    const nameOf = (app) => (0,_address_js__WEBPACK_IMPORTED_MODULE_0__  .Iy)({ account, app });
    const list = await readWholeList(connection, (0,_apps_js__WEBPACK_IMPORTED_MODULE_2__  .rd)(account), nameOf, 'an app of this account', context);
    return list.map(({ id }) => id);
}
async function readWholeList(connection, call, nameOf, entry, context) {
    const { entries, part } = (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, await (0,_lists_js__WEBPACK_IMPORTED_MODULE_4__  .LD)(connection, call, context));
    const doubt = part ?? doubtOf(entries, nameOf, entry);
    return (0,_api_request_js__WEBPACK_IMPORTED_MODULE_1__  .mw)(connection, call.what, doubt === undefined ? (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  .RP)(entries) : (0,_shared_answer_js__WEBPACK_IMPORTED_MODULE_6__  ._P)(doubt));
}
function doubtOf(entries, nameOf, entry) {
    if (entries.some(({ id, name }) => name !== nameOf(id)))
        return `not every entry is ${entry}`;
    return new Set(entries.map(({ id }) => id)).size < entries.length ? 'several entries have the same name' : undefined;
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
